## Before the first turn

realm-laid = 🗺️ El reino se baraja y se dispone como número **{ $realm }**. Los vecinos son nuevos; los acreedores, no.
setup-roll = 🎲 { $who } saca { $roll } para elegir primero.
setup-roll-again = 🎲 { $who } saca { $roll } en el desempate para elegir primero.
setup-first = { $who } elige primero.
character-chosen = { $who } juega con **{ $character } { NAME($class, form: "the") }**.
head-start = ⚖️ Para que sea parejo, **{ $character }** empieza con { $extras }.
more-weapons = { $count ->
    [one] 1 arma más
   *[other] { $count } armas más
  }
fewer-clues = { $count ->
    [one] 1 pista menos
   *[other] { $count } pistas menos
  }
clues-dealt = 📜 { $who } reparte { $clues } por cabeza. Con `/clues`, cada cual ve las suyas.
clues-dealt-but = 📜 { $who } reparte { $clues } por cabeza, salvo a { $others }. Con `/clues`, cada cual ve las suyas.
game-began = 🏰 La aventura empieza en Nobnodd. El primer turno es de { $who }.

## Turns and journeys

turn-began = 🧭 Ronda { $round } · Turno de { $who }
round-ended = { $found ->
    [one] Acaba la ronda { $round }, y se ha hallado 1 de los 6 Tesoros Imperiales.
   *[other] Acaba la ronda { $round }, y se han hallado { $found } de los 6 Tesoros Imperiales.
  }
round-goes-on = ⏳ Se han hallado los 6, pero nadie se va a casa hasta que acabe la ronda { $round }. Los mismos turnos para todo el mundo.
convoy-invited = 🥾 { $who } pide a { $guest } que le acompañe.
convoy-joined = 🥾 { $guest } va en compañía de { $who }.
convoy-declined = { $guest } prefiere caminar por su cuenta.
experience-gained = { $points ->
    [one] ⭐ { $who } gana 1 punto de experiencia y ya tiene { $total } en total.
   *[other] ⭐ { $who } gana { $points } puntos de experiencia y ya tiene { $total } en total.
  }
score-raised = ⭐ { $who } ha aprendido algo: { $score } +{ $by }.
score-max-health = Salud Máxima
score-agility = Agilidad
score-running-away = Huida
stayed = { $who } se queda { $in }.
moved-road = 🥾 { $who } toma el camino hasta { $to }.
moved-wilderness = 🥾 { $who } va campo a través hasta { $to }.
moved-sea = ⛵ { $who } navega hasta { $to }.
moved-raft = ⛵ { $who } va a la deriva en la balsa hasta { $to }.
moved-teleport = ✨ { $who } aparece de la nada { $in }.
moved-leave = 🥾 A { $who } le acompañan a la salida, hasta { $to }.
moved-escape = 🥾 { $who } asoma por una alcantarilla { $in }.
moved-sneeze = ✨ { $who } sale por los aires, de un estornudo, hasta { $to }.
moved-washed-up = 🌊 El mar deja a { $who } { $in }.
oasis-there = { $told ->
    [0] 🎲 { $who } busca el Oasis y saca { $roll }. Aquí está: palmeras, agua, el lote completo.
    [1] 🎲 { $who } busca el Oasis y saca { $roll }. Está en casa, y hace como que no le sorprende.
    [2] 🎲 { $who } busca el Oasis y saca { $roll }. Los camellos sabían el camino.
    [3] 🎲 { $who } busca el Oasis y saca { $roll }. Reluce, como todo aquí, pero además moja.
   *[other] 🎲 { $who } busca el Oasis, saca { $roll } y lo encuentra.
  }
oasis-gone = { $told ->
    [0] 🎲 { $who } busca el Oasis y saca { $roll }. Solo arena. Ayer estaba aquí.
    [1] 🎲 { $who } busca el Oasis y saca { $roll }. Hay una mancha húmeda, y va encogiendo.
    [2] 🎲 { $who } busca el Oasis y saca { $roll }. Una duna magnífica, y ningún Oasis.
    [3] 🎲 { $who } busca el Oasis y saca { $roll }. Un camello se encoge de hombros.
    [4] 🎲 { $who } busca el Oasis y saca { $roll }. Había palmeras, y de pronto ya no.
    [5] 🎲 { $who } busca el Oasis y saca { $roll }. Solo un cartel: vuelvo enseguida.
   *[other] 🎲 { $who } busca el Oasis, saca { $roll } y solo encuentra arena.
  }
sea-stays = ⛵ Para { $who } el viaje de hoy acaba aquí: { $place }.
sea-passes = ⛵ Nada retiene a { $who } en el mar.
raft-floats = 🎲 { $who } ata unos troncos y saca { $roll }. Flotan.
raft-parts = 🎲 { $who } ata unos troncos y saca { $roll }. Se separan.
slipped-by = A { $who } no hay quien le vea, así que no se encuentra con nadie, o con nadie que se fije.
meditated-freely = { NAME($spell, form: "gender") ->
    [f] ✨ { $who } medita otra vez, y **{ NAME($spell) }** llega sin que la llamen.
   *[m] ✨ { $who } medita otra vez, y **{ NAME($spell) }** llega sin que lo llamen.
  }
meditated-learnt = { $told ->
    [0] 🎲 { $who } medita para recuperar **{ NAME($spell) }** y saca { $roll }; hacía falta un { $target }. Ahí está.
    [1] 🎲 { $who } medita para recuperar **{ NAME($spell) }** y saca { $roll }; hacía falta un { $target }. Estaba en la punta de la lengua.
   *[other] 🎲 { $who } medita para recuperar **{ NAME($spell) }** y saca { $roll }; hacía falta un { $target }. Hechizo recuperado.
  }
meditated-almost = { $told ->
    [0] 🎲 { $who } medita para recuperar **{ NAME($spell) }** y saca { $roll }; hacía falta un { $target }. Por poco, y ahora algo sube por el sendero.
   *[other] 🎲 { $who } medita para recuperar **{ NAME($spell) }** y saca { $roll }; hacía falta un { $target }. Por poco.
  }
meditated-itch = { $told ->
    [0] 🎲 { $who } medita para recuperar **{ NAME($spell) }** y saca { $roll }; hacía falta un { $target }. Solo un picor.
    [1] 🎲 { $who } medita para recuperar **{ NAME($spell) }** y saca { $roll }; hacía falta un { $target }. Se le ha dormido una pierna, y nada más.
    [2] 🎲 { $who } medita para recuperar **{ NAME($spell) }** y saca { $roll }; hacía falta un { $target }. Casi hubo un pensamiento.
   *[other] 🎲 { $who } medita para recuperar **{ NAME($spell) }** y saca { $roll }; hacía falta un { $target }. No recupera nada.
  }

## Draws, losses and gear

treasure-drawn = 💰 { $who } consigue { NAME($item, form: "a") }.
treasures-gone = La Reserva de Tesoros está vacía. Solo queda la moraleja.
imperial-found = { $found ->
    [one] 👑 Es un Tesoro Imperial, el primero de 6.
   *[other] 👑 Es un Tesoro Imperial, y ya se han hallado { $found } de 6.
  }
imperial-banked = 👑 { NAME($item, form: "The") } va al Banco. Cuenta como Tesoro hallado, pero sale de la partida.
weapon-drawn = 🗡️ { $who } consigue { NAME($item, form: "a") }.
weapons-gone = La Reserva de Armas está vacía.
clue-drawn = 📜 { $who } roba una pista.
clue-seen = 📜 Tienes la pista **{ $clue }**: { $worth }.
clues-gone = No quedan pistas que robar.
clues-reshuffled = { $cards ->
    [one] La única pista descartada vuelve al mazo.
   *[other] Las { $cards } pistas descartadas se barajan en un mazo nuevo.
  }
clue-forgotten = 📜 { $who } olvida **{ $clue }**.
clue-lost = 📜 **{ $clue }** se pierde.
paid-with = { $who } paga con { NAME($item, form: "the") }.
paid-healers = { $who } da { NAME($item, form: "the") } a los curanderos.
spell-gained = ✨ { $who } tiene ahora **{ NAME($spell) }**.
gear-readied = { $who } empuña { NAME($item, form: "the") }.
gear-lent = { $who } presta { NAME($item, form: "the") } { NAME($holder, form: "to") }.
gear-reclaimed = { $who } recupera { NAME($item, form: "the") }, que estaba en manos { NAME($holder, form: "of") }.

## In places

special-rolled = { $treasures ->
    [0] 🎲 { $who } saca { $roll } con la ESPECIAL y no encuentra más que un hoyo.
    [one] 🎲 { $who } saca { $roll } con la ESPECIAL y encuentra 1 tesoro.
   *[other] 🎲 { $who } saca { $roll } con la ESPECIAL y encuentra { $treasures } tesoros.
  }
clue-laid = 📜 { $who } pone **{ $clue }** sobre la mesa.
clue-exchanged = { $treasures ->
    [one] 📜 { $who } sigue **{ $clue }** { NAME($place, form: "in") } y encuentra 1 tesoro.
   *[other] 📜 { $who } sigue **{ $clue }** { NAME($place, form: "in") } y encuentra { $treasures } tesoros.
  }
delivered = 🐾 { NAME($foe, form: "The") } ya está { NAME($place, form: "in") }, da las gracias y paga.
emperor-rewards = 🏰 { $who } entrega { NAME($item, form: "the") } al Emperador, que abre dos veces sus arcas.
explored = 🎲 { $who } explora { NAME($place) } y saca { $roll }. **{ $found }**
found-weapon-boat = Un arma o un bote.
found-weapon-ship = Un arma o un barco.
found-bad-water = Agua mala.
found-prison = Prisión.
found-encounter = Un encuentro.
found-cure-all-wounds = Cura de todas las heridas.
found-cure-one-wound = Cura de 1 herida.
found-river-of-lava = Un río de lava.
found-you-must-leave = Visita no deseada.
found-no-action = Nada.
found-landslide = Un desprendimiento.
found-treasure-clue = ¡Una pista!
nowhere-to-go = { $who } tiene que irse, pero solo hay agua alrededor. Los del lugar miran para otro lado.
imprisoned = ⛓️ { $who } va a prisión { $in }, con grupo y todo.
bribed = 💰 { $who } desliza { NAME($item, form: "the") } en la mano del carcelero y sale andando.
escape-rolled = 🎲 { $who } da golpecitos en las paredes y saca { $roll }.
escape-hollow = { $told ->
    [0] ¡Suena a hueco!
    [1] Esa cede, y detrás hay luz del día.
    [2] Se desliza una piedra, y detrás asoma quien empujaba.
    [3] La pared resulta ser pintura, en su mayor parte.
   *[other] Una suena a hueco, y ahí está la salida.
  }
escape-solid = { $total ->
    [0] Todas macizas.
    [2] Todas macizas, y una devuelve los golpes.
    [3] Todas macizas. Las ratas se solidarizan.
    [4] Todas macizas. Alguien ha golpeado aquí antes.
    [5] Todas macizas. Quien la construyó estaba orgulloso de esta.
    [6] Todas macizas, y frías.
    [7] Todas macizas, para ser paredes.
    [8] Todas macizas. El carcelero lleva el ritmo.
    [9] Todas macizas, y ahora los vecinos están despiertos.
    [10] Todas macizas. La hueca será la de al lado.
    [11] Todas macizas, quitando el musgo.
   *[12] Todas macizas. Es una prisión muy buena.
  }
waited = ⛓️ { $who } espera y cuenta ladrillos.
vanished-from-prison = ✨ { $who } ya no está en la celda. Lo que la magia no pudo levantar se queda.

## Trades

trade-proposed = 🤝 { $who } ofrece { $gives } a { $rival } por { $asks }.
trade-clue-shown = 📜 { $who } te muestra **{ $clue }**: { $worth }.
trade-refused = { $told ->
    [0] 🤝 { $who } prefiere que no.
    [1] 🤝 { $who } niega con la cabeza, y con educación.
    [2] 🤝 { $who } agradece la oferta, y nada más.
    [3] 🤝 { $who } ha oído ofertas mejores, y lo dice.
    [4] 🤝 { $who } murmura algo y dice que no.
    [5] 🤝 { $who } le da mil vueltas, y dice que no.
   *[other] 🤝 { $who } dice que no.
  }
trade-dropped = 🤝 { $who } y { $rival } dejan de regatear.
trade-agreed = 🤝 { $rival } acepta.
trade-handed = 🤝 { $who } le da a { $rival } { $gives }.
nothing = nada

## The end

game-ended-all-found = 🏁 Se han hallado los 6 Tesoros Imperiales, así que la aventura acaba en la ronda { $round }.
game-ended-one-left = 🏁 Solo queda una persona en juego, así que la aventura acaba en la ronda { $round }.
game-ended-nobody-left = 🏁 No queda nadie, así que la aventura acaba en la ronda { $round }.
game-ended-target = 🏁 Se han hallado suficientes Tesoros Imperiales, así que la aventura acaba en la ronda { $round }.
game-ended-last-round = 🏁 La última ronda ha terminado, así que la aventura acaba en la ronda { $round }.
found-in-all = { $found ->
    [one] Se ha hallado 1 de 6.
   *[other] Se han hallado { $found } de 6.
  }
on-the-table = Todo sobre la mesa, por favor.
tallied = { $who } tiene { $treasures } y { $weapons }.
treasure-valued = 🎲 **{ NAME($item) }** (de { $who }) vale { $roll }.
treasure-valued-charm = 🎲 **{ NAME($item) }** (de { $who }) vale { $roll }, con el punto del Amuleto.
points-counted = { $who } suma { $points } por { $things }.
points-tallied = 🧮 { $who } tiene **{ $points }** en total.
tie-rolled = 🎲 { $who } saca **{ $die }** en el desempate.
game-won = 🏆 ¡Gana { $who } con { $score }!
nobody-won = No queda nadie para ganar. Los tesoros guardan un silencio muy discreto.
points = { $count ->
    [0] ningún punto
    [one] 1 punto
   *[other] { $count } puntos
  }
counted-imperial = { $count ->
    [one] 1 Tesoro Imperial
   *[other] { $count } Tesoros Imperiales
  }
counted-scroll = { $count ->
    [one] 1 pergamino
   *[other] { $count } pergaminos
  }
counted-charm = { $count ->
    [one] 1 amuleto
   *[other] { $count } amuletos
  }
counted-ruby = { $count ->
    [one] 1 rubí
   *[other] { $count } rubíes
  }
counted-stone = { $count ->
    [one] 1 piedra
   *[other] { $count } piedras
  }
counted-gold = { $count ->
    [one] 1 pieza de oro
   *[other] { $count } piezas de oro
  }
counted-silver = { $count ->
    [one] 1 pieza de plata
   *[other] { $count } piezas de plata
  }
counted-magic-weapon = { $count ->
    [one] 1 arma mágica
   *[other] { $count } armas mágicas
  }
counted-weapons = { $count ->
    [one] 1 arma corriente
   *[other] { $count } armas corrientes
  }
