# Scenes with a picture, the poster of a finished game, and its secrets. $who, $rival and $roller are players.

## Faces

face-met = { $who } se topa con { NAME($foe, form: "the") }
face-found = { $who } encuentra { NAME($card, form: "the") }
face-used = { $who } usa { NAME($card, form: "the") }
face-at-chest = { $who } está ante el cofre del Hechicero
face-weary = El cansancio pesa: Destreza { $skill }, Resistencia { $stamina }.

## Battles

fight-killed = { $who } mata { NAME($foe, form: "to") }
fight-banished = { $who } ahuyenta { NAME($foe, form: "to") }
fight-died = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } matan a { $who }
   *[other] { NAME($foe, form: "The") } mata a { $who }
  }
fight-paralysed = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } paralizan a { $who }
   *[other] { NAME($foe, form: "The") } paraliza a { $who }
  }
fight-escaped = { $who } escapa { NAME($foe, form: "of") }
fight-vanished = { $who } desaparece ante { NAME($foe, form: "the") }
fight-left = La batalla entre { $who } y { NAME($foe, form: "the") } se suspende
duel-died = { $rival } mata a { $who }
duel-escaped = { $who } escapa de { $rival }
duel-vanished = { $who } desaparece ante { $rival }
duel-robbed = { $rival } le roba a { $who }
duel-truce = { $who } y { $rival } pactan una tregua
duel-left = La batalla entre { $who } y { $rival } se suspende
fight-tally = { $rounds }: { $who } acierta { $dealt } y encaja { $taken }.
fight-margin = Última ronda por { $by }
side-stamina = Resistencia { $stamina }
side-dead = muere
side-slain = cae
side-gone = ya no está
side-unbeaten = en pie
part-unnamed = Destreza y equipo

## Deaths, robberies and the end

death = Aquí yace { $who }
death-by-player = A manos de { $rival }.
death-by-foe = Causa: { NAME($foe, form: "the") }.
death-by-card = Causa: { NAME($card, form: "the") }.
death-by-river = El río pudo más.
death-otherwise = Cayó en acto de servicio.
death-where = { $place }.
death-where-and-when = { $place }, en la ronda { $round }.
death-skill = Destreza { $skill }, y mucho valor.
death-carried = Llevaba { $goods }.
death-carried-nothing = No llevaba nada de valor.
robbery = { $who } le roba a { $rival }
robbery-loot = { $count ->
    [one] 1 carta de Tesoro cambia de manos.
   *[other] { $count } cartas de Tesoro cambian de manos.
  }
robbery-keys = { $count ->
    [one] 1 llave cambia de manos.
   *[other] { $count } llaves cambian de manos.
  }
loot = { $who } registra a { $rival }
loot-goods = { $goods }: ya no hacían falta.
chest = { $who } abre el cofre
chest-numbers = Los números eran { $numbers }.
chest-treasure = ¡El tesoro de la Montaña de Fuego!
victory = { $count ->
    [one] Gana { $who }
   *[other] Ganan { $who }
  }
victory-by-reckoning = En el recuento final: la montaña cambia de manos.
victory-by-default = No queda nadie más bajo la montaña.

## The poster

part-numbers = { $count ->
    [one] 1 número correcto
   *[other] { $count } números correctos
  }
part-keys = { $count ->
    [one] 1 llave
   *[other] { $count } llaves
  }
decided-by-chest = Ronda { $round }: { $who } abre el cofre con { $numbers }.
decided-by-reckoning = El recuento final: { $who } escribe { $numbers } y acierta { $right }.
decided-by-leaving = Ronda { $round }: { $rival } se rinde, y solo queda { $who }.
decided-by-leaving-at = Ronda { $round }: { $rival } se rinde { $place }, y solo queda { $who }.

## The secrets of a finished game

secret-keys = 🔑 Las cartas de Llave
secret-rooms = 🚪 Lo que había en las salas
secret-lying = 🎁 Tesoros por el suelo
secret-maze = 🌀 El Laberinto, donde estaba boca abajo
secret-room = **{ NAME($room) }**: { $things }
secret-foe = { NAME($foe, form: "bthe") }, boca abajo
secret-pile = Tesoros, desde arriba: { $cards }
secret-floor = Por el suelo { $place }: { $cards }
secret-cache = Escondite de { $who } { $place }: { $cards }
secret-maze-card = Casilla { $number } del Laberinto: **{ $card }**, { $sides }
secret-not-dealt = No se habían repartido.
secret-chest = Bajo el cofre: **{ $numbers }**
secret-stack = En la pila: { $numbers }
secret-hand = { $who }: { $numbers }
secret-hand-blank = { $who }: solo una en blanco
