# The dungeon in words, place by place, without emoji. $who is a player or several, with their own formatting.

## The whole dungeon

dungeon = La mazmorra
dungeon-about = Corredores y salas bajo la Montaña de Fuego, desde la Entrada, al sur, pasando el río hacia el norte y por el Laberinto hasta la Cámara del Tesoro. Las casillas se nombran por columna y fila: la A está al oeste, el 1 al norte.
dungeon-last-round = La última ronda es la { $round }.
dungeon-distances = Las distancias van en turnos, si los dados son amables.
dungeon-where-you-are = Dónde estás
dungeon-you-are = Estás { $place }.
dungeon-who-is-where = Quién está dónde
dungeon-south = Al sur del río
dungeon-north = Al norte del río
dungeon-maze = En el Laberinto
dungeon-sanctum = Más allá del Laberinto
dungeon-person = { $place }: { $person }
corridor = Corredor { $label }
map-corridor = **Corredor { $label }**.
map-space = **{ $title }**, en { $label }.
map-doors = { $count ->
    [one] Puerta en { $squares }.
   *[other] Puertas en { $squares }.
  }
people-there = { $count ->
    [one] Allí está { $who }.
   *[other] Allí están { $who }.
  }
people-here = { $count ->
    [one] Aquí está { $who }.
   *[other] Aquí están { $who }.
  }

## One place

look-way = A qué distancia está
look-people = Quién está aquí
look-nobody = Nadie.
look-things = Qué hay aquí
look-links = Adónde lleva
look-no-way = Tal como están las cosas, no puedes llegar.
side-north = Norte
side-south = Sur
side-west = Oeste
side-east = Este
side-passage = Por el pasadizo
side-river = Al otro lado del río
link-door = una puerta
link-open = abierto
link-maze-unknown = abierto o tapiado: solo lo sabe su carta de Laberinto
link-maze-open = abierto, según su carta de Laberinto
link-maze-walled = tapiado, según su carta de Laberinto
link-passage = adonde elijas si llevas linterna; si no, elige un dado
link-river = en barca, en balsa o por el puente
link = { $side }, { $how }: { $to }.
link-run = { $steps ->
    [one] { $side }, { $how }: { $to }, y tras 1 paso, { $end }.
   *[other] { $side }, { $how }: { $to }, y tras { $steps } pasos, { $end }.
  }
near-link = { $side }: { $to }
near-run = { $steps ->
    [one] { $side }, 1 paso: { $to }
   *[other] { $side }, { $steps } pasos: { $to }
  }
landmark-maze-edge = { $square }, al borde del Laberinto
landmark-fork = un cruce en { $square }
landmark-dead-end = un callejón sin salida en { $square }
steps = { $count ->
    [one] 1 paso
   *[other] { $count } pasos
  }
leg-walk = { $steps } { $to }
leg-through-passage = por { NAME($passage, form: "the") }, { $steps } { $to }
leg-through-maze = por la casilla { $number } del Laberinto, { $steps } { $to }
leg-river = por el río { $to }
leg-river-from = { $from } y por el río { $to }
leg-rest = un turno perdido

## People and things

person-sheet = { $who } tiene Destreza { $skill }, Resistencia { $stamina } y Suerte { $luck }; Oro: { $gold }, Provisiones: { $provisions }, cartas de Tesoro: { $treasures }.
person-turn = Es su turno.
person-no-lantern = No tiene linterna.
person-misses = { $turns ->
    [one] Pierde 1 turno.
   *[other] Pierde { $turns } turnos.
  }
things-floor = { $count ->
    [one] Hay 1 carta de Tesoro en el suelo.
   *[other] Hay { $count } cartas de Tesoro en el suelo.
  }
things-cache = { $count ->
    [one] Aquí hay escondida 1 carta de Tesoro de { $who }.
   *[other] Aquí hay escondidas { $count } cartas de Tesoro de { $who }.
  }
things-pile = { $count ->
    [one] Allí hay 1 carta de Tesoro, boca abajo.
   *[other] Allí hay { $count } cartas de Tesoro, boca abajo.
  }
things-not-laid-out = Sus cartas aún no están puestas.
things-nobody = Allí no espera nadie.
things-unknown = Allí espera una carta boca abajo.
things-foe = { NAME($foe, form: "number") ->
    [many] Allí esperan { NAME($foe, form: "bthe") }.
   *[other] Allí espera { NAME($foe, form: "bthe") }.
  }
things-foe-down = { NAME($foe, form: "number") ->
    [many] Allí esperan { NAME($foe, form: "bthe") }, con la carta boca abajo.
   *[other] Allí espera { NAME($foe, form: "bthe") }, con la carta boca abajo.
  }
things-monster = { NAME($monster) }: Destreza { $skill }, Resistencia { $stamina }
things-closed = No deja entrar a { $who } hasta que haya ido otra persona.
things-closed-alone = No deja entrar a { $who } hasta que salga de otra sala.
things-maze-unknown = Su carta de Laberinto está boca abajo, así que nadie sabe qué caminos están abiertos.
things-maze = Su carta de Laberinto: { $card }, boca arriba, { $sides }.
things-maze-down = Su carta de Laberinto: { $card }, otra vez boca abajo, { $sides }.
things-chest = Ahí está el cofre, con tres cerraduras, todas cerradas.
things-chest-open = Ahí está el cofre. La cerradura { $number } está abierta, y quedan dos.
# To one player alone.
things-known = Sabes lo que hay ahí: { $cards }.
