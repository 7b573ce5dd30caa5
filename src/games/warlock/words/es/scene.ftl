# What the table card shows beside the chronicle, the overview, and the hand of a player. Public unless a comment says
# otherwise. $who and $rival are players, with their own formatting.

## The headline

headline-setup = Preparativos bajo la montaña
headline-over = El final, en la ronda { $round }
headline = Ronda { $round } · { $who } · { $phase }
headline-of = Ronda { $round } de { $last } · { $who } · { $phase }
headline-reckoning = Ronda { $round } · El recuento final
phase-start = Comienzo del turno
phase-move = Movimiento
phase-resolve = Encuentros
phase-treasure = Tesoro

## The scene

scene-setup = Nuevos aventureros se reúnen al pie de la Montaña de Fuego.
scene-reckoning = Todo el mundo escribe números, en secreto.
scene-person = { $who } está { $place }.
# An adventurer's sheet, item by item.
sheet = Destreza { $skill } · Resistencia { $stamina } · Suerte { $luck } · { $gold } de Oro · Provisiones: { $provisions } · Tesoros: { $treasures }
sheet-no-lantern = Sin linterna
sheet-misses = { $turns ->
    [one] Pierde 1 turno
   *[other] Pierde { $turns } turnos
  }
score-below-initial = { $now } de { $initial }
figures = Destreza { $skill }, Resistencia { $stamina }
scene-foe = { $more ->
    [0] ⚔️ **{ NAME($foe) }**: Destreza { $skill }, Resistencia { $stamina }
    [one] ⚔️ **{ NAME($foe) }**: Destreza { $skill }, Resistencia { $stamina }, y aún falta 1
   *[other] ⚔️ **{ NAME($foe) }**: Destreza { $skill }, Resistencia { $stamina }, y aún faltan { $more }
  }
scene-duel-ahead = ⚔️ Ronda { $round }: { $who } pelea con { $rival }, { $lead } por delante antes de los dados
scene-duel-behind = ⚔️ Ronda { $round }: { $who } pelea con { $rival }, { $lead } por detrás antes de los dados
scene-duel-even = ⚔️ Ronda { $round }: { $who } pelea con { $rival }, sin ventaja antes de los dados
scene-last-round = 🎲 Ronda { $round }: { $dice }
scene-last-round-duel = 🎲 Ronda { $round }, tira { $who }: { $dice }
scene-also-here = También aquí: { $people }
scene-floor = 🎁 En el suelo: { $cards }
scene-room = 🚪 En la sala: { $things }
guard-unknown = una carta boca abajo
guard-figures = { NAME($foe) } ({ $figures })
scene-at-chest = { $count ->
    [one] 🔑 { $who } está ante el cofre
   *[other] 🔑 { $who } están ante el cofre
  }
clock-locks = El cofre tiene tres cerraduras, todas cerradas
clock-lock-open = La cerradura { $number } del cofre está abierta, y quedan dos
clock-bell = La campana suena tras la ronda { $round }
clock-peace = Nadie puede atacar a otro aventurero

## The text alternative of the picture

picture-before = La mazmorra bajo la Montaña de Fuego, antes de que entre nadie.
picture-person-gone = { $who } no está en el tablero.
picture-met = Encuentros hasta ahora: { $foes }.
foe-somewhere = { NAME($foe, form: "the") } { $place }
picture-floor = En el suelo: { $piles }.
cards-somewhere = { $cards } { $place }
card-somewhere = { NAME($card, form: "the") }{ $keys } { $place }
picture-bare = Sin nada: { $rooms }.
maze-space = la casilla { $number } del Laberinto tiene { $sides }
# To one player alone.
picture-known = Conoces { $cards }.
# To one player alone.
picture-near = A un turno: { $rooms }.

## The result

outcome = { $rank ->
    [1] 🥇 { $result }
    [2] 🥈 { $result }
    [3] 🥉 { $result }
   *[other] { $rank }. { $result }
  }
outcome-won = Gana { $who }
outcome-other = { $who }
outcome-won-points = { $points ->
    [one] Gana { $who } con 1 punto
   *[other] Gana { $who } con { $points } puntos
  }
outcome-other-points = { $points ->
    [0] { $who } no tiene puntos
    [one] { $who } tiene 1 punto
   *[other] { $who } tiene { $points } puntos
  }
outcome-points = { $points ->
    [0] Sin puntos
    [one] 1 punto
   *[other] { $points } puntos
  }
outcome-left = Abandonó la montaña
outcome-held = { $count ->
    [one] Tenía la carta de Llave { $numbers }
   *[other] Tenía las cartas de Llave { $numbers }
  }
outcome-blank = Solo tenía una en blanco
outcome-alone-won = 🥇 Gana { $who }, sin nadie que le envidie
outcome-alone-lost = 🪦 { $who } vuelve a casa sin el tesoro

## The overview: players

overview-active = ▶ { $who }
overview-stack = { $count ->
    [one] 🔑 1 carta de Llave en la pila
   *[other] 🔑 { $count } cartas de Llave en la pila
  }
overview-keys = { $count ->
    [0] 🔑 Solo una carta de Llave en blanco
    [one] 🔑 1 carta de Llave con número y una en blanco
   *[other] 🔑 { $count } cartas de Llave con número y una en blanco
  }
overview-carries = Lleva: { $cards }
overview-overheard = { $count ->
    [one] 👂 Ha oído de paso una carta de Llave de { $rivals }
   *[other] 👂 Ha oído de paso una carta de Llave de cada cual: { $rivals }
  }
overview-left = Abandonó la montaña
overview-dead = Fuera de combate, pensando un nombre nuevo
overview-unblooded = Aún no ha salido de ninguna sala: sin batallas con otros
overview-must-face = Tiene que vérselas con lo que hay { NAME($room, form: "in") }
overview-cache = ⚰️ Dejó { $cards } { $place }

## The overview: rooms

overview-rooms = 🚪 Las salas
overview-known = Conocido: { $guards }
overview-guard = { NAME($foe) } ({ NAME($room) })
overview-unknown = { $count ->
    [0] Ninguna sala tiene una carta boca abajo
    [one] 1 sala tiene una carta boca abajo
   *[other] { $count } salas tienen cartas boca abajo
  }
overview-unguarded = Tesoros sin guardia { $rooms }

## The overview: the table

overview-table = La mesa
overview-locks = 🔒 El cofre tiene tres cerraduras, todas cerradas
overview-lock-open = 🔓 La cerradura { $number } del cofre está abierta, y quedan dos
overview-bell = 🔔 La campana suena tras la ronda { $round }
overview-dark = 🌙 La luz se apaga tras la ronda { $round }
overview-maze = 🌀 { $spaces }
overview-floor = 🎁 En el suelo: { $piles }
overview-peace = 🕊️ Nadie puede atacar, envenenar ni maldecir a otro aventurero
overview-champion = 🎲 Por un monstruo tira quien juega después
overview-closed = ⛔ Cerrado para { $who } hasta que vaya otra persona: { NAME($room, form: "the") }
overview-closed-alone = ⛔ Cerrado para { $who } hasta que salga de otra sala: { NAME($room, form: "the") }
overview-gone = ☠️ Fuera de la partida: { $foes }
overview-underdogs = ⚖️ Ayuda a los débiles: por cada punto de Destreza por debajo de { $skill }, { $gifts }
overview-underdogs-nothing = ⚖️ En esta mesa los débiles no reciben ayuda
overheard-cards = { $count ->
    [one] 1 carta de Llave oída de paso
   *[other] { $count } cartas de Llave oídas de paso
  }

## The hand of a player, to them alone

rucksack = 🎒 Mochila ({ $count } de 6)
rucksack-no-keys = Aún sin llaves
rucksack-keys = Llaves que llevas: **{ $keys }**
rucksack-key = 🔑 { NAME($card) }{ $keys }
rucksack-card = **{ NAME($card) }**: { $text }
rucksack-card-idle = **{ NAME($card) }**: sin utilidad en esta partida.
rucksack-sword = 🗡️ **{ NAME($sword) }**
rucksack-sword-in-hand = 🗡️ **{ NAME($sword) }**, en la mano
rucksack-sword-text = { $line }: { $text }
known = 👁️ También sabes
known-carried = { NAME($card, form: "gender") ->
    [f] { NAME($card) }{ $keys }: la lleva { $who }
   *[other] { NAME($card) }{ $keys }: lo lleva { $who }
  }
known-lying = { NAME($card) }{ $keys }: { $place }
known-pile = { NAME($card) }{ $keys }: por el suelo { $place }
known-cache = { NAME($card) }{ $keys }: en el escondite de { $who } { $place }
