# Statistics over all games, and titles. `.told` and the lines of titles follow a player's name.

game-called = noche bajo la montaña
game-called-many = noches bajo la montaña
nameless = Sin Nombre

count-chests = Cofres abiertos
    .told = { $count ->
        [one] abrió el cofre del Hechicero
        [2] abrió el cofre del Hechicero dos veces
       *[other] abrió el cofre del Hechicero { $count } veces
      }
count-slain = Monstruos abatidos
    .told = { $count ->
        [one] abatió 1 monstruo
       *[other] abatió { $count } monstruos
      }
count-deaths = Muertes
    .told = { $count ->
        [one] murió una vez
        [2] murió dos veces
       *[other] murió { $count } veces
      }
count-treasures = Tesoros conseguidos
    .told = { $count ->
        [one] consiguió 1 Tesoro
       *[other] consiguió { $count } Tesoros
      }
count-fights-won = Batallas ganadas
    .told = { $count ->
        [one] ganó 1 batalla
       *[other] ganó { $count } batallas
      }
count-fights-lost = Batallas perdidas
    .told = { $count ->
        [one] perdió 1 batalla
       *[other] perdió { $count } batallas
      }
count-flights = Huidas
    .told = { $count ->
        [one] escapó de una batalla
        [2] escapó de dos batallas
       *[other] escapó de { $count } batallas
      }
count-murders = Aventureros muertos a sus manos
    .told = { $count ->
        [one] mató a 1 aventurero
       *[other] mató a { $count } aventureros
      }
count-robberies = Robos
    .told = { $count ->
        [one] robó a otros una vez
        [2] robó a otros dos veces
       *[other] robó a otros { $count } veces
      }
count-challenges = Desafíos de Llave
    .told = { $count ->
        [one] hizo 1 Desafío de Llave
       *[other] hizo { $count } Desafíos de Llave
      }
count-wrong-keys = Llaves equivocadas en el cofre
    .told = { $count ->
        [one] probó llaves equivocadas una vez
        [2] probó llaves equivocadas dos veces
       *[other] probó llaves equivocadas { $count } veces
      }
count-gold = Oro conseguido
    .told = consiguió { $count } de Oro
count-meals = Comidas
    .told = { $count ->
        [one] comió 1 vez
       *[other] comió { $count } veces
      }
count-dead-ends = Callejones sin salida en el Laberinto
    .told = { $count ->
        [one] dio con 1 callejón sin salida
       *[other] dio con { $count } callejones sin salida
      }
count-soakings = Caídas al río
    .told = { $count ->
        [one] se cayó al río una vez
        [2] se cayó al río dos veces
       *[other] se cayó al río { $count } veces
      }
count-deals = Tratos
    .told = { $count ->
        [one] cerró 1 trato
       *[other] cerró { $count } tratos
      }
count-wagers-won = Apuestas ganadas
    .told = { $count ->
        [one] ganó 1 apuesta
       *[other] ganó { $count } apuestas
      }
count-lucky-tests = Pruebas con suerte
    .told = { $count ->
        [one] tuvo suerte una vez
        [2] tuvo suerte dos veces
       *[other] tuvo suerte { $count } veces
      }
count-unlucky-tests = Pruebas sin suerte
    .told = { $count ->
        [one] no tuvo suerte una vez
        [2] no tuvo suerte dos veces
       *[other] no tuvo suerte { $count } veces
      }

cause-adventurer = otro aventurero
cause-bridge = una tabla que faltaba
cause-raft = el río
cause-ferry = el río
cause-dead-end = un callejón sin salida
cause-wound = heridas
cause-escape = heridas en la huida
cause-breath = un aliento de fuego

title-locksmith = Mano de Cerrajero
    .line = abrió el cofre del Hechicero
title-guesser = Por Probar
    .line = probó llaves equivocadas tres veces
title-lost = ¿Izquierda o Derecha?
    .line = dio con cuatro callejones sin salida en una partida
title-gourmet = Picoteo entre Batallas
    .line = comió ocho veces en una partida
title-robber = Terror de los Túneles
    .line = robó a otros tres veces
title-gambler = Apuestas con Enanos
    .line = ganó tres apuestas
title-unlucky = Sin Suerte
    .line = no tuvo suerte cinco veces en una partida

drawn-well = { $drawn ->
    [one] { $good ->
        [one] { $name } descubrió 1 carta de Encuentro, y no era ni monstruo ni trampa. La media es { NUMBER($fair, maximumFractionDigits: 1) }.
       *[other] { $name } descubrió 1 carta de Encuentro, y era monstruo o trampa. La media es { NUMBER($fair, maximumFractionDigits: 1) }.
      }
   *[other] { $good ->
        [0] { $name } descubrió { $drawn } cartas de Encuentro, y todas eran monstruos o trampas. La media es { NUMBER($fair, maximumFractionDigits: 1) }.
        [one] { $name } descubrió { $drawn } cartas de Encuentro, y 1 no era ni monstruo ni trampa. La media es { NUMBER($fair, maximumFractionDigits: 1) }.
       *[other] { $name } descubrió { $drawn } cartas de Encuentro, y { $good } no eran ni monstruos ni trampas. La media es { NUMBER($fair, maximumFractionDigits: 1) }.
      }
  }
