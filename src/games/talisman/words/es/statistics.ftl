# Statistics over all games, and titles. `.told` and the lines of titles follow a player's name.

game-called = misión por la Corona
game-called-many = misiones por la Corona

count-crowns = Llegadas a la Corona de Mando
    .told = { $count ->
        [one] llegó a la Corona de Mando
        [2] llegó a la Corona de Mando dos veces
       *[other] llegó a la Corona de Mando { $count } veces
      }
count-slain = Criaturas abatidas
    .told = { $count ->
        [one] abatió 1 criatura
       *[other] abatió { $count } criaturas
      }
count-deaths = Muertes
    .told = { $count ->
        [one] murió una vez
        [2] murió dos veces
       *[other] murió { $count } veces
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
count-gold = Oro conseguido
    .told = consiguió { $count } de Oro
count-spells = Hechizos lanzados
    .told = { $count ->
        [one] lanzó 1 Hechizo
       *[other] lanzó { $count } Hechizos
      }
count-toads = Veces en forma de Sapo
    .told = { $count ->
        [one] fue Sapo una vez
        [2] fue Sapo dos veces
       *[other] fue Sapo { $count } veces
      }
count-quests = Misiones cumplidas para el Hechicero
    .told = { $count ->
        [one] cumplió 1 Misión para el Hechicero
       *[other] cumplió { $count } Misiones para el Hechicero
      }
count-conversions = Cambios de alineamiento
    .told = { $count ->
        [one] cambió de bando una vez
        [2] cambió de bando dos veces
       *[other] cambió de bando { $count } veces
      }
count-commands = Hechizos de Mando lanzados
    .told = { $count ->
        [one] lanzó el Hechizo de Mando una vez
        [2] lanzó el Hechizo de Mando dos veces
       *[other] lanzó el Hechizo de Mando { $count } veces
      }
count-beguiled = Engatusamientos logrados
    .told = { $count ->
        [one] engatusó a otros una vez
        [2] engatusó a otros dos veces
       *[other] engatusó a otros { $count } veces
      }
count-bought = Cosas compradas
    .told = { $count ->
        [one] compró 1 cosa
       *[other] compró { $count } cosas
      }
count-lives-lost = Vidas perdidas
    .told = { $count ->
        [one] perdió 1 Vida
       *[other] perdió { $count } Vidas
      }
count-turns-missed = Turnos perdidos
    .told = { $count ->
        [one] perdió 1 Turno
       *[other] perdió { $count } Turnos
      }

title-toad = Pasado anfibio
    .line = fue Sapo alguna vez
title-pond = Majestad del Estanque
    .line = fue Sapo tres veces en total
title-crowned = A Golpe de Rayo
    .line = llegó a la Corona de Mando y ganó
title-turncoat = Veleta
    .line = cambió de bando tres veces en una partida
title-shopper = Talismán Exprés
    .line = compró ocho cosas en una partida
title-idle = Pasaba por Aquí
    .line = perdió seis Turnos en una partida

drawn-well = { $drawn ->
    [one] { $good ->
        [one] { $name } robó 1 carta de Aventura, y era Objeto o Seguidor. La media es { NUMBER($fair, maximumFractionDigits: 1) }.
       *[other] { $name } robó 1 carta de Aventura, y no era ni Objeto ni Seguidor. La media es { NUMBER($fair, maximumFractionDigits: 1) }.
      }
   *[other] { $good ->
        [0] { $name } robó { $drawn } cartas de Aventura, y ninguna era Objeto ni Seguidor. La media es { NUMBER($fair, maximumFractionDigits: 1) }.
        [one] { $name } robó { $drawn } cartas de Aventura, y 1 era Objeto o Seguidor. La media es { NUMBER($fair, maximumFractionDigits: 1) }.
       *[other] { $name } robó { $drawn } cartas de Aventura, y { $good } eran Objetos o Seguidores. La media es { NUMBER($fair, maximumFractionDigits: 1) }.
      }
  }
