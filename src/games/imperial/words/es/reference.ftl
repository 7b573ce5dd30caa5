# The reference: characters, creatures, things, places, roads and house rules. Cards have their text from the box.

sentence = { $clauses }.
semicolon = { "; " }

## Kinds of topics

kind-character = Personaje
kind-hostile = Encuentro que ataca
kind-variable = Encuentro según su humor
kind-peaceful = Encuentro pacífico
kind-choice = Encuentro que te deja elegir
kind-official = Funcionario
kind-event = Suceso
kind-played = Encuentro que se juega a otra persona
kind-meta = Encuentro
kind-weapon = Arma
kind-shield = Escudo
kind-treasure-imperial = Tesoro Imperial
kind-treasure-scroll = Pergamino
kind-treasure-charm = Tesoro
kind-treasure-ruby = Tesoro
kind-treasure-stone = Tesoro
kind-treasure-gold = Tesoro de oro
kind-treasure-silver = Tesoro de plata
kind-treasure-magic-weapon = Arma mágica
kind-spell = Hechizo
kind-clue = Pista
kind-vessel = Nave
kind-place = Lugar
kind-outcome = Resultado de explorar
kind-hex = Hexágono del mapa impreso
kind-road = Camino
kind-option = Regla de la casa
kind-preset = Duración de la partida
group-encounter = Encuentro
group-hex = Hexágono

figure-dice = Dados
figure-ranged = A distancia
figure-agility = Agilidad
figure-health = Salud
figure-running-away = Huida
figure-spells = Hechizos

## Characters

topic-may-use = Puede usar: { $weapons }.
topic-guild = Con licencias gremiales: { $weapons }.
ability-extra-weapon = También puede usar { NAME($item, form: "plain") }, a diferencia del resto de su clase.
ability-agility = { $bonus } de Agilidad { NAME($terrain, form: "in") }.
ability-dodge = { $count ->
    [one] Esquiva 1 golpe en cada pelea.
   *[other] Esquiva { $count } golpes en cada pelea.
  }
topic-wins-standard = Gana { $wins } de 100 partidas normales entre cuatro máquinas.
topic-wins-short = Gana { $wins } de 100 partidas cortas entre cuatro máquinas.
topic-head-start = La salida pareja da { $extras }.

## Creatures

topic-tiles = { $count ->
    [one] 1 ficha en la reserva.
   *[other] { $count } fichas en la reserva.
  }
topic-terrain = Terreno: { $terrains }.
topic-played-on = Se juega a alguien en este terreno: { $terrains }.
any-terrain = cualquiera
topic-hide = { $count ->
    [one] Un pellejo duro detiene 1 golpe por pelea.
   *[other] Un pellejo duro detiene { $count } golpes por pelea.
  }
topic-never-runs = { NAME($foe, form: "number") ->
    [many] No huyen nunca.
   *[other] No huye nunca.
  }
topic-runs = { NAME($foe, form: "number") ->
    [many] Intentan huir con { $health } de salud o menos.
   *[other] Intenta huir con { $health } de salud o menos.
  }
topic-reward = Quien gana se lleva { $reward }.
# Rows of the table of reactions: “1–2: It attacks.”
mood-row = **{ $from }–{ $to }**: { $mood }
mood-row-one = **{ $from }**: { $mood }
mood-hostile = { NAME($foe, form: "number") ->
    [many] Atacan.
   *[other] Ataca.
  }
mood-leaves = { NAME($foe, form: "number") ->
    [many] Te dejan en paz.
   *[other] Te deja en paz.
  }
mood-nothing = No pasa nada.
mood-offers-to-join = { NAME($foe, form: "number") ->
    [many] Se ofrecen a acompañarte.
   *[other] Se ofrece a acompañarte.
  }
mood-leaves-unless-horse = { NAME($foe, form: "number") ->
    [many] Pasan de largo, o atacan si tienes el Caballo Salvaje.
   *[other] Pasa de largo, o ataca si tienes el Caballo Salvaje.
  }
mood-snatch-vessel-or-hostile = { NAME($foe, form: "number") ->
    [many] Se llevan tu bote o barco, o atacan si no tienes.
   *[other] Se lleva tu bote o barco, o ataca si no tienes.
  }
mood-barter = Puedes cambiar una de tus armas por una pista.
mood-hospitality = Se cura 1 herida.
mood-gift-of-magic = Recibes un hechizo, o se cura 1 herida.
mood-treasure = Recibes un tesoro.
mood-sent-to-tower = Te manda a la Torre del Mago.
trait-poison = Tiene veneno: si recibes una herida en la pelea, puedes recibir 1 más después.
trait-regenerates = { NAME($foe, form: "number") ->
    [many] Curan { $wounds } por ronda, si no lo impide Bola de Fuego o Rayo.
   *[other] Cura { $wounds } por ronda, si no lo impide Bola de Fuego o Rayo.
  }
trait-friendship = Se puede convencer con Amistad.
trait-animals = Se puede convencer con Hablar con Animales.
trait-sleepless = El Sueño no le hace efecto.
trait-flies = { NAME($foe, form: "number") ->
    [many] Vuelan.
   *[other] Vuela.
  }
companion-fights = { NAME($foe, form: "number") ->
    [many] Pelean a tu lado como compañía.
   *[other] Pelea a tu lado como compañía.
  }
companion-familiar = Un familiar.
companion-loyal = De lealtad a toda prueba.
companion-armed = Se le puede prestar un arma.
companion-armed-keeps = Se le puede prestar un arma, pero no la devuelve al irse.
companion-sea = Solo en el mar.
companion-sea-coast = Solo junto al mar.
companion-destination = Su destino es { NAME($place) }, y al llegar da { $reward }.
companion-meditation = Suma { $value } a la meditación.
companion-wilderness-steps = Con { NAME($foe, form: "the") } das { $value } pasos campo a través en vez de uno.
companion-road-allowance = { $value ->
    [one] Con { NAME($foe, form: "the") } avanzas 1 hexágono más por camino.
   *[other] Con { NAME($foe, form: "the") } avanzas { $value } hexágonos más por camino.
  }
companion-no-boat = No sube a un bote, solo a un barco.

## Weapons, treasures, spells and vessels

topic-melee = Cuerpo a cuerpo: { $figures }.
topic-ranged = A distancia: { $figures }.
topic-shield = Un escudo: { $figures }.
topic-melee-for = Cuerpo a cuerpo, para { $people }.
topic-ranged-for = A distancia, para { $people }.
topic-shield-for = Un escudo, para { $people }.
topic-for = Para { $people }.
everybody = todo el mundo
topic-weapon-tiles = { $count ->
    [one] 1 ficha en la Reserva de Armas.
   *[other] { $count } fichas en la Reserva de Armas.
  }
topic-treasure-tiles = { $count ->
    [one] 1 ficha en la Reserva de Tesoros. Cuenta como un tesoro.
   *[other] { $count } fichas en la Reserva de Tesoros. Cada una cuenta como un tesoro.
  }
topic-cast = Se lanza { $times }.
topic-cards = { $count ->
    [one] 1 carta en el Banco.
   *[other] { $count } cartas en el Banco.
  }
topic-meditate = Al meditar en su busca, dos dados tienen que llegar a { $target }: { $bonuses } (IMP-12.8).
class-bonus = { NAME($class) } { $bonus }
topic-vessel = Abre el mar, y suma { $gist }.
topic-vessels = Hay { $count } en el Banco (IMP-10.1).

## Places and roads

topic-lost = En el mapa impreso: en ninguna parte.
topic-on-map = En el mapa impreso: { NAME($terrain) }.
topic-on-map-by-road = En el mapa impreso: { NAME($terrain) }, en { $roads }.
topic-clues = Pistas que llevan aquí: { $clues }.
topic-explore = Explorarlo, según la suma de dos dados:
explore-row = **{ $totals }**: { $outcome }, { $chance }
topic-tables = En las tablas de estos lugares: { $places }.
topic-encounter = Si acabas aquí tu movimiento, robas un encuentro. La probabilidad de que ataque es { $hostile }, y la de que no haya nadie, { $nobody }.
topic-encounter-at-sea = Si acabas aquí tu movimiento, robas un encuentro en el mar. La probabilidad de que ataque es { $hostile }, y la de que no haya nadie, { $nobody }.
topic-explored = Si acabas aquí tu movimiento, exploras { NAME($place) }.
topic-next = Al lado: { $places }.
by-road = { $place } (por camino)
topic-road = { $hexes } hexágonos de largo; pasa por { $places }.

## House rules and presets

topic-preset = { $line }.
topic-sets = Activa: { $options }.

## The results of exploring

outcome-weapon-boat = Arma o Bote
outcome-weapon-ship = Arma o Barco
outcome-bad-water = Agua Mala
outcome-prison = Prisión
outcome-encounter = Encuentro
outcome-cure-all-wounds = Cura de Todas las Heridas
outcome-cure-one-wound = Cura de Una Herida
outcome-river-of-lava = Río de Lava
outcome-you-must-leave = Tienes Que Irte
outcome-no-action = Nada
outcome-landslide = Desprendimiento
outcome-treasure-clue = Pista de Tesoro

## The roads

road-emperors-road = el Camino del Emperador
    .plain = Camino del Emperador
road-fish-road = el Camino del Pescado
    .plain = Camino del Pescado
road-gloom-road = el Camino de la Pena
    .plain = Camino de la Pena
road-damp-lane = la Senda Húmeda
    .plain = Senda Húmeda
road-pilgrims-stair = la Escalera de los Peregrinos
    .plain = Escalera de los Peregrinos
road-border-road = el Camino de la Frontera
    .plain = Camino de la Frontera
road-brass-road = el Camino del Latón
    .plain = Camino del Latón
road-ore-road = el Camino del Mineral
    .plain = Camino del Mineral
road-mirage-road = el Camino del Espejismo
    .plain = Camino del Espejismo
road-rum-road = el Camino del Ron
    .plain = Camino del Ron
road-owl-lane = la Senda del Búho
    .plain = Senda del Búho
road-leaf-lane = la Senda de las Hojas
    .plain = Senda de las Hojas
road-towpath = el Camino de Sirga
    .plain = Camino de Sirga
road-cinder-track = la Pista de Ceniza
    .plain = Pista de Ceniza
