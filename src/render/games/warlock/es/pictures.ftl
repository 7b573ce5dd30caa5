# Words that are drawn into pictures, where room is short.

picture-title = El Hechicero de la Montaña de Fuego
# A heading in two lines, the second in large letters.
sidebar-title-above = La mazmorra bajo la
sidebar-title = Montaña de Fuego

## Names

# A name from the table of names.
name-drawn = { NAME($name) }
# The places whose printed names are too long for them have a shorter one here.
place-drawn = { $place ->
    [sentry-bunkroom] Dormitorio
    [orc-mess] Comedor
    [trophy-hall] Trofeos
    [snake-cellar] Sótano
    [torture-chamber] Tortura
    [guardroom] Guardia
    [rat-larder] Despensa
    [stores] Almacén
    [resting-room] Descanso
    [portrait-gallery] Retratos
    [spider-vault] Bóveda
    [portcullis-room] Rastrillo
    [burial-chamber] Funeraria
    [mosaic-room] Mosaico
    [barrel-workshop] Barriles
    [temple] Templo
    [minotaur-den] Minotauro
    [seers-alcove] Vidente
    [dragon-cavern] Dragón
    [hall-of-mirrors] Espejos
    [warlocks-study] Estudio
    [treasure-room] Tesoro
   *[other] { NAME($name) }
  }
maze-space-drawn = Laberinto { $number }
crossing-drawn = { $crossing ->
    [ferry] Barca
    [raft] Balsa
   *[bridge] Puente
  }
# A player whose name is unknown.
player-drawn = Asiento { $number }

## Roster

# In the place of a name, beside the player’s colour.
absent-left = Se fue
absent-preparing = Se prepara

## Fights

fight-title = { $round ->
    [0] { $place }
   *[other] { $place } · tras la ronda { $round }
  }
fight-monster = { $count ->
    [1] { NAME($monster) }
   *[other] { NAME($monster) } ({ $at } de { $count })
  }
fight-skill = Destreza
fight-skill-weary = Destreza, ya cansado
# About 60 letters at most.
fight-odds-monster = Dos dados cada cual: { $who } acierta { $win }; { NAME($monster, form: "the") }, { $lose }.
fight-odds-rival = Dos dados cada cual: { $who } acierta { $win }; { $rival }, { $lose }.
fight-cost = Una herida cuesta { $bite } de Resistencia, cerca de { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } por ronda.
fight-cost-champion = Una herida cuesta { $bite } de Resistencia, cerca de { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } por ronda. Los dados del monstruo los tira { $champion }.

## What lies at a place

item-unknown = Encuentro, boca abajo
item-monster = { NAME($foe) }, Destreza { $skill }, Resistencia { $stamina }
item-treasure = { $count ->
    [one] Carta de Tesoro
   *[other] { $count } cartas de Tesoro
  }
item-left-here = { $count ->
    [one] 1 carta dejada aquí
   *[other] { $count } cartas dejadas aquí
  }
item-belongings = Pertenencias de { $player }

## Signs that only the viewer sees

own-turns = Turnos que tardas
own-treasure = Tesoro que conoces

## Notebook

notebook-title = Tu cuaderno
notebook-you = Tú
notebook-chest = El cofre
notebook-stack = La pila

## Legend

legend-encounter-down = Encuentro, boca abajo
legend-encounter-seen = Boca abajo, pero visto
legend-monster = Monstruo, a la vista
legend-others = Otros, a la vista
legend-treasure = Cartas de Tesoro
legend-belongings = De los muertos
legend-lock = Aún no se puede volver
legend-maze = Laberinto: sin ver y visto
legend-passages = Pasadizos secretos
legend-no-lantern = Sin linterna
legend-misses = Pierde turno
legend-skill = Destreza
legend-stamina = Resistencia
legend-luck = Suerte
legend-gold = Oro
legend-provisions = Provisiones
