# Titles that may be earned in any game. `.line` says what for, in the past tense without a subject.

title-first-win = Una para la Repisa
    .line = ganó una partida
title-ten-wins = Como Si Nada
    .line = ganó 10 partidas
title-regular = La Mesa de Siempre
    .line = jugó 10 partidas hasta el final
title-furniture = Parte del Mobiliario
    .line = jugó 50 partidas hasta el final
title-on-a-roll = En Racha
    .line = ganó 3 partidas seguidas
title-good-loser = Buen Perder
    .line = quedó en último lugar 5 veces
title-nobody-to-blame = Sin Nadie a Quien Dar las Gracias
    .line = ganó una partida en solitario
title-no-six = Ni un Seis
    .line = tiró al menos 20 dados en una partida sin sacar un seis
title-no-one = Ni un Uno
    .line = tiró al menos 20 dados en una partida sin sacar un uno
title-knuckles = Nudillos Gastados
    .line = tiró 1000 dados
title-drowned-twice = Dos Veces al Agua
    .line = se perdió dos veces en el mar o en un río
title-scourge = Azote de las Bestias
    .line = abatió 50 criaturas
title-busy-blade = Acero sin Descanso
    .line = abatió 12 criaturas en una partida
title-bloodless = Sin Sangre
    .line = ganó una partida con dados y no abatió nada
title-untouchable = Ni un Rasguño
    .line = ganó 8 peleas en una partida y no perdió ninguna
title-old-friend = Vieja Amistad con la Muerte
    .line = murió 10 veces
title-three-graves = Tres Tumbas
    .line = murió 3 veces en una partida
title-lazarus = De Vuelta de la Tumba
    .line = murió y aun así ganó
title-hoard = Dormir sobre el Oro
    .line = consiguió 100 de Oro
title-wizardry = Huele a Azufre
    .line = lanzó 10 Hechizos en una partida

# On the last card of a game. Public.
titles-earned = 🎖️ { $news }
title-earned = { $name } se gana { $titles }.
