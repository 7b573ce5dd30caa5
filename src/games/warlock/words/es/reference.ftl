# The reference: cards, foes, places, tables and options. Cards have their text from the box.

## Kinds of topics

kind-monster = Monstruo
kind-trap = Trampa
kind-trader = Comerciante
kind-stranger = Forastero
kind-omen = Presagio
kind-treasure-key = Tesoro: llave
kind-treasure-key-bunch = Tesoro: manojo de llaves
kind-treasure-gold = Tesoro: Oro
kind-treasure-provisions = Tesoro: Provisiones
kind-treasure-sword = Tesoro: espada
kind-treasure-armour = Tesoro: armadura
kind-treasure-magic = Tesoro: magia
group-treasure = Tesoro
kind-key-card = Carta de Llave
kind-maze-card = Carta de Laberinto
kind-entrance = Lugar
kind-corridor = Corredor
kind-room = Sala
kind-bank = Orilla del río
kind-passage = Pasadizo secreto
kind-maze = Casilla del Laberinto
kind-table = Tabla
kind-crossing = Cruce
kind-option = Regla de la casa
kind-preset = Duración de la partida

## Encounters

tag-warlock = el Hechicero
tag-dragon = dragón
tag-construct = autómata
tag-undead = no muerto
tag-vampire = vampiro
tag-beast = bestia
tag-lycanthrope = licántropo
figure-skill = Destreza
figure-stamina = Resistencia
topic-monster = **{ NAME($monster) }**: { $stats }.
topic-tags = Cuenta como: { $tags }.
topic-gold-on-kill = { $gold } de Oro por la presa.
topic-one-of = Uno de los que trae la carta «{ NAME($foe) }».
topic-another-of = Otro de los que trae la carta «{ NAME($foe) }».
lies-somewhere = Está boca abajo en una de las salas.
lies-always = Siempre { NAME($room, form: "in") }.
lies-named = Con nombre en el tablero, { NAME($room, form: "in") }.
lies-river = En el río.

## Treasure and Key cards

topic-keys = { $count ->
    [one] Gira en la cerradura { $locks }.
   *[other] Gira en las cerraduras { $locks }.
  }
topic-attack = { $bonus } a tu total de ataque.
topic-outside-rucksack = No cuenta para el límite de 6 de la mochila.
uses-permanent = Se conserva siempre.
uses-once = Se usa una vez y sale de la partida.
uses-on-claim = Se muestra y se cobra al tomarla, y sale de la partida.
key-card = Carta de Llave { $number }
key-card-proves = Si la tienes, sabes que el { $number } no está bajo el cofre. Ahí están tres de las nueve cartas de Llave (WAR-2.10).
key-card-keys = Las cartas con la llave { $number }: { $cards }.

## Places

topic-south = En { $label }, al sur del río
topic-north = En { $label }, al norte del río
topic-maze = En { $label }, en el Laberinto
topic-sanctum = En { $label }, más allá del Laberinto
topic-room = Al entrar acaba el movimiento, y luego te enfrentas a lo que haya dentro.
topic-chest = Aquí está el cofre con las tres cerraduras (WAR-15.1).
topic-never-leaves = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } no se van nunca.
   *[other] { NAME($foe, form: "The") } no se va nunca.
  }
topic-named-on-door = En la puerta está el nombre: { NAME($foe) }.
topic-no-lantern = Sin linterna sales aquí con { $dice } (WAR-16.5).
topic-maze-card = Su carta dice qué caminos están abiertos, en cuanto se descubre.

## Tables

table-escape = Tabla de huida
table-ferry = Barca
table-raft = Balsa
table-bridge = Puente
table-key-deal = Cómo se reparten las cartas de Llave
table-bell = Cuándo suena la campana de medianoche
table-row = **{ $die }** { $end }, { $cost }: *{ $text }*
row-away = Fuera
row-not-away = No escapas
row-across = Al otro lado
row-back = De vuelta a la orilla
row-in-river = Al río
row-no-harm = sin daño
row-crocodile = con el Cocodrilo
row-loss = −{ $goods }
ferry-row = Paga { $gold } de Oro y cruza (WAR-17.4).
raft-row = Prueba tu Suerte. Si la tienes, cruzas. Si no, vas al río (WAR-17.5).
key-deal-row = { $spare ->
    [0] { $players } personas: { $each } cada una
    [one] { $players } personas: { $each } cada una, y 1 más para quien más la necesite
   *[other] { $players } personas: { $each } cada una, y 1 más para las { $spare } que más la necesiten
  }
bell-row = { $players ->
    [one] 1 persona: tras la ronda { $round }
   *[other] { $players } personas: tras la ronda { $round }
  }

## Options and presets

value-on = sí
value-off = no
topic-values = Valores: { $values } (por defecto: { $usual }).
topic-range = Cualquier número de { $least } a { $most } (por defecto: { $usual }).
topic-switch = Por defecto: { $usual }.
topic-preset = { $line }.
topic-sets = Fija: { $options }.
