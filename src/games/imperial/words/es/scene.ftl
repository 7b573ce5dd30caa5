# What the table card shows beside the chronicle, the overview, and the hand of a player. Public unless a comment says
# otherwise. $who is a player, with their own formatting.

## The headline

headline-setup = En marcha por los Tesoros Imperiales
headline-over = El final, tras la ronda { $round }
headline = Ronda { $round } · { $who } · { $phase }
headline-of = Ronda { $round } de { $last } · { $who } · { $phase }
phase-move = Movimiento
phase-business = Intercambio
phase-explore = Exploración
phase-encounter = Encuentro
phase-prison = Prisión
phase-out-of-prison = Fuera de prisión

## The scene

scene-setup = Todo el mundo se reúne en Nobnodd, bajo el letrero de la última cerveza segura.
scene-oasis = { $who } está { $place }, o donde debería estar.
in-prison = en prisión { $place }
bare-hands = Manos desnudas
gear-item = { NAME($item) } ({ $figures })
clues-held = { $count ->
    [0] ninguna pista
    [one] 1 pista
   *[other] { $count } pistas
  }
party = 🐾 Con { $party }
member-hurt = { $member } ({ $health })
member-armed = { $member } ({ NAME($item) })
member-hurt-armed = { $member } ({ $health }, { NAME($item) })
found = 👑 Tesoros Imperiales hallados: { $found } de { $all }
found-all = 👑 Hallados los { $all } Tesoros Imperiales. La partida acaba con la ronda { $round }, si antes no se pierde ninguno.
found-short-early = { $target ->
    [one] 👑 Tesoros Imperiales hallados: { $found } de { $all }. Con 1 acaba la partida, pero no antes de que termine la ronda { $minimum }.
   *[other] 👑 Tesoros Imperiales hallados: { $found } de { $all }. Con { $target } acaba la partida, pero no antes de que termine la ronda { $minimum }.
  }
found-short = { $target ->
    [one] 👑 Tesoros Imperiales hallados: { $found } de { $all }. Con 1 acaba la partida al terminar la ronda.
   *[other] 👑 Tesoros Imperiales hallados: { $found } de { $all }. Con { $target } acaba la partida al terminar la ronda.
  }

## Fights, beside the question

fight-foe = ⚔️ **{ NAME($foe) }** · { $state }
fight-side = 🛡️ Salud · { $side }
duel-defender = 🛡️ Salud · { $side }
duel-attacker = ⚔️ Salud · { $side }
side-member = { $member }: { $health }
side-member-more = { $member }: { $health } ({ $more })
side-allotted = { $count ->
    [one] llega 1 golpe
   *[other] llegan { $count } golpes
  }
side-magic = la magia detiene { $hits }
foe-hide = el pellejo detiene { $hits }
asleep-for = duerme { $rounds }

## The text alternative of the picture

picture-before = El mapa del reino, antes de que nadie se ponga en marcha.
picture-choice = Retratos de todos los personajes que se pueden elegir. { $characters }
picture-character = { $character }: { $scores }.
picture-around = Alrededor de { $character }: { $places }.
picture-next = { $place } al { NAME($wind) }
picture-next-by-road = { $place } por camino al { NAME($wind) }
picture-person = { $who } está { $place }.
picture-city = La Ciudad Perdida está { $place }.
# To one player alone.
picture-clues = Tus pistas: { $clues }.
# To one player alone.
picture-clue = { $number } vale { $place }
# To one player alone.
picture-clue-far = { $turns ->
    [one] { $number } vale { $place } (a 1 turno)
   *[other] { $number } vale { $place } (a { $turns } turnos)
  }
# To one player alone.
picture-near = A un turno: { $places }.

## The result

result = { $rank ->
    [1] 🥇 { $result }
    [2] 🥈 { $result }
    [3] 🥉 { $result }
   *[other] { $rank }. { $result }
  }
result-won = Gana { $who } con { $score }
result-playing = { $who } tiene { $score }
result-left = { $who } dejó el reino
result-out = { $who } está fuera de la partida

## The overview: players

overview-active = ▶ { $who }
overview-choosing = Aún no ha elegido personaje
overview-out = Fuera de la partida
overview-left = Dejó el reino
overview-held = Le retiene la arena
overview-followed = Vino en compañía, y descansa el próximo turno
overview-treasures = { $count ->
    [0] 💰 Sin tesoros
    [one] 💰 1 tesoro: { $treasures }
   *[other] 💰 { $count } tesoros: { $treasures }
  }
overview-gear = 🗡️ { $gear }
overview-spare = También lleva { $weapons }
overview-clues = { $count ->
    [0] 📜 Sin pistas
    [one] 📜 1 pista
   *[other] 📜 { $count } pistas
  }
overview-spells = ✨ { $spells }
overview-experience = { $points ->
    [one] ⭐ 1 punto de experiencia
   *[other] ⭐ { $points } puntos de experiencia
  }
overview-raise = { $score } +{ $by }
overview-next-raise = Próxima mejora con { $points }
overview-head-start = ⚖️ Empezó con { $extras }

## The overview: the table

overview-table = La mesa
overview-found = 👑 Tesoros Imperiales hallados: { $found } de { $all }: { $treasures }
found-held = { NAME($item) } ({ $who })
found-banked = { NAME($item) } (Banco)
overview-realm = 🗺️ Un reino barajado, número { $number }
overview-short = { $target ->
    [one] 🏁 La partida acaba tras la ronda { $last }, o antes, cuando se halle 1 Tesoro Imperial y termine la ronda { $minimum }
   *[other] 🏁 La partida acaba tras la ronda { $last }, o antes, cuando se hallen { $target } Tesoros Imperiales y termine la ronda { $minimum }
  }
overview-pools = Aún en las reservas: { $treasures }, { $weapons }, { $encounters } y { $clues }
encounters = { $count ->
    [0] ningún encuentro
    [one] 1 encuentro
   *[other] { $count } encuentros
  }
overview-bank = En el Banco: { $boats } y { $ships }
boats = { $count ->
    [0] ningún bote
    [one] 1 bote
   *[other] { $count } botes
  }
ships = { $count ->
    [0] ningún barco
    [one] 1 barco
   *[other] { $count } barcos
  }
overview-bank-spells = Hechizos en el Banco: { $spells }
overview-no-spells = No hay hechizos en el Banco
overview-used = Pistas ya usadas: { $clues }
overview-city = 🏛️ La Ciudad Perdida está { $place }

## The hand of a player, to them alone

hand-no-clues = 📜 Sin pistas
    .text = Explora, o escucha a los ermitaños.
hand-clues = { $count ->
    [one] 📜 Tu pista
   *[other] 📜 Tus { $count } pistas
  }
hand-clue = { $number }. **{ $clue }**: { $worth }
hand-spells = ✨ Hechizos
hand-spell = **{ NAME($spell) }**: { $gist } ({ $times })
hand-things = 💰 Tesoros ({ $count }) y equipo
thing = **{ NAME($item) }**: { $power }
thing-ready = **{ NAME($item) }**: { $power }, en uso
thing-lent = **{ NAME($item) }**: { $power }, en préstamo
thing-idle = **{ NAME($item) }**: { $power }. No es arma de { NAME($class) }, pero puedes cambiarla, prestarla o pagar con ella.
hand-show = De adorno: { $things }
hand-nothing = Nada todavía. Solo puede mejorar.
