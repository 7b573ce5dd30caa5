# Statistics over all games, and titles. `.told` and the lines of titles follow a player's name.

game-called = reino
game-called-many = reinos

count-imperial = Tesoros Imperiales hallados
    .told = { $count ->
        [one] halló 1 Tesoro Imperial
       *[other] halló { $count } Tesoros Imperiales
      }
count-slain = Bestias abatidas
    .told = { $count ->
        [one] abatió 1 bestia
       *[other] abatió { $count } bestias
      }
count-deaths = Muertes
    .told = { $count ->
        [one] murió una vez
        [2] murió dos veces
       *[other] murió { $count } veces
      }
count-treasures = Tesoros hallados
    .told = { $count ->
        [one] consiguió 1 tesoro
       *[other] consiguió { $count } tesoros
      }
count-clues = Pistas seguidas
    .told = { $count ->
        [one] siguió 1 pista hasta el final
       *[other] siguió { $count } pistas hasta el final
      }
count-fights-won = Peleas ganadas
    .told = { $count ->
        [one] ganó 1 pelea
       *[other] ganó { $count } peleas
      }
count-fights-lost = Peleas perdidas
    .told = { $count ->
        [one] perdió 1 pelea
       *[other] perdió { $count } peleas
      }
count-flights = Huidas
    .told = { $count ->
        [one] huyó una vez
        [2] huyó dos veces
       *[other] huyó { $count } veces
      }
count-companions = Compañía conseguida
    .told = { $count ->
        [one] consiguió 1 acompañante
       *[other] consiguió { $count } acompañantes
      }
count-delivered = Compañía entregada
    .told = { $count ->
        [one] llevó a casa a 1 acompañante
       *[other] llevó a casa a { $count } acompañantes
      }
count-explored = Lugares explorados
    .told = { $count ->
        [one] exploró 1 lugar
       *[other] exploró { $count } lugares
      }
count-prisons = Veces en prisión
    .told = { $count ->
        [one] fue a prisión una vez
        [2] fue a prisión dos veces
       *[other] fue a prisión { $count } veces
      }
count-escapes = Fugas de prisión
    .told = { $count ->
        [one] se fugó una vez
        [2] se fugó dos veces
       *[other] se fugó { $count } veces
      }
count-soakings = Naufragios
    .told = { $count ->
        [one] naufragó una vez
        [2] naufragó dos veces
       *[other] naufragó { $count } veces
      }
count-spells = Hechizos lanzados
    .told = { $count ->
        [one] lanzó 1 hechizo
       *[other] lanzó { $count } hechizos
      }
count-learnt = Hechizos aprendidos
    .told = { $count ->
        [one] aprendió 1 hechizo sin moverse
       *[other] aprendió { $count } hechizos sin moverse
      }
count-hexes = Hexágonos recorridos
    .told = { $count ->
        [one] recorrió 1 hexágono
       *[other] recorrió { $count } hexágonos
      }
count-sea-hexes = Hexágonos navegados
    .told = { $count ->
        [one] navegó 1 hexágono
       *[other] navegó { $count } hexágonos
      }

title-half = Medio Imperio
    .line = halló tres Tesoros Imperiales en una partida
title-gaolbird = De Confianza con el Carcelero
    .line = fue a prisión tres veces
title-sailor = Lobo de Mar
    .line = navegó 100 hexágonos
title-guide = Nunca Viaja en Solitario
    .line = consiguió cuatro acompañantes en una partida
title-runner = La Prudencia Misma
    .line = huyó cinco veces en una partida
title-sage = Como una Estatua
    .line = aprendió tres hechizos meditando

drawn-well = { $drawn ->
    [one] { $good ->
        [one] { $name } consiguió 1 tesoro, y era un Tesoro Imperial. La media es { NUMBER($fair, maximumFractionDigits: 1) }.
       *[other] { $name } consiguió 1 tesoro, y no era un Tesoro Imperial. La media es { NUMBER($fair, maximumFractionDigits: 1) }.
      }
   *[other] { $good ->
        [0] { $name } consiguió { $drawn } tesoros, y ninguno era un Tesoro Imperial. La media es { NUMBER($fair, maximumFractionDigits: 1) }.
        [one] { $name } consiguió { $drawn } tesoros, y 1 era un Tesoro Imperial. La media es { NUMBER($fair, maximumFractionDigits: 1) }.
       *[other] { $name } consiguió { $drawn } tesoros, y { $good } eran Tesoros Imperiales. La media es { NUMBER($fair, maximumFractionDigits: 1) }.
      }
  }
