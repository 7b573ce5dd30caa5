# The realm in words, for those who can’t see the map. $who is a player, with their own formatting.

## The whole realm

realm-title = El reino
realm-map = Un mapa de { $hexes } hexágonos en nueve filas de norte a sur, tal como está impreso.
realm-map-shuffled = Un mapa de { $hexes } hexágonos en nueve filas de norte a sur, barajado como número { $number }.
realm-city-unfound = Nadie ha encontrado todavía la Ciudad Perdida.
realm-city = La Ciudad Perdida ha aparecido { $place }.
realm-oasis-there = Este turno, el Oasis Fugaz está en su sitio.
realm-oasis-gone = Este turno, el Oasis Fugaz no está.
realm-distances = Las distancias van en turnos tuyos, por el camino más rápido.
look-here = Dónde estás
you-are = Estás { $place }.
look-where = Quién está dónde
person-at = { $place }: { $person }
nobody-yet = Nadie se ha puesto en marcha todavía.
# To one player alone.
look-clues = Tus pistas
# To one player alone.
realm-clue = **{ $clue }**: { $worth }.
# To one player alone.
clue-unfound = Ese lugar aún no lo ha encontrado nadie.
far = { $turns ->
    [0] Ya estás ahí.
    [one] Está a 1 turno.
   *[other] Está a { $turns } turnos.
  }
far-unreachable = Está fuera de alcance.
quarter-north-west = El noroeste
quarter-north-middle = El norte
quarter-north-east = El noreste
quarter-middle-west = El oeste
quarter-middle-middle = El centro del reino
quarter-middle-east = El este
quarter-south-west = El suroeste
quarter-south-middle = El sur
quarter-south-east = El sureste
ground = { NAME($terrain) } ({ $count })
realm-place = **{ $place }**, { NAME($terrain) }.
realm-roads = Pasos por camino: { $places }.
steps-to = { $place } ({ $steps })
near-clue = Aquí lleva una de tus pistas
near-people = { $count ->
    [one] Aquí está { $who }
   *[other] Aquí están { $who }
  }

## One place

look-way = A qué distancia está
look-people = Quién está aquí
look-nobody = Nadie.
look-beside = Qué hay alrededor
look-happens = Qué pasa aquí
look-step = { $side }: { $place }, { $way }.
look-step-named = { $side }: { $place }, { NAME($terrain) }, { $way }.
near-step = { $side }: { $place }
way-road = por camino
way-land = campo a través
way-ashore = a tierra desde el mar, con bote o barco
way-sea = por mar, con bote o barco
look-edge = El mapa acaba { $sides }.
# To one player alone.
look-clue = { $treasures ->
    [one] Tu pista **{ $clue }** vale aquí 1 tesoro.
   *[other] Tu pista **{ $clue }** vale aquí { $treasures } tesoros.
  }
# To one player alone.
look-clue-weapon = { $treasures ->
    [one] Tu pista **{ $clue }** vale aquí 1 tesoro, al precio de un arma.
   *[other] Tu pista **{ $clue }** vale aquí { $treasures } tesoros, al precio de un arma.
  }
look-oasis = Aparece con un dado par. Si no, esto es desierto y robas un encuentro.
look-oasis-there = Este turno está ahí.
look-oasis-gone = Este turno no está.

## The way there

look-no-way = Con lo que tienes ahora no puedes llegar. Hace falta un bote, un barco o magia.
leg-road = por camino hasta { $place }
leg-road-past = por camino, pasando por { $past }, hasta { $place }
leg-wild = campo a través hasta { $place }
leg-wild-past = campo a través, pasando por { $past }, hasta { $place }
leg-sea = por mar hasta { $place }
leg-sea-past = por mar, pasando por { $past }, hasta { $place }
leg-raft = en una balsa, que flota con 4 o más, hasta { $place }
leg-magic = con Teletransporte hasta { $place }, si dos dados dan { $distance } o más
leg-bribe = fuera de la prisión por un tesoro
leg-escape = con una fuga de la prisión hasta { $place }
leg-rest = un turno sin movimiento

## People

person = { $who } ({ NAME($class) }) tiene { $left } de { $max } de Salud y { $treasures }.
person-party = Viaja con { $party }.
person-turn = Es su turno.
person-prison = Está en prisión.
person-held = La arena le retiene y no puede moverse.
person-followed = Ha venido en compañía y le toca descansar.
