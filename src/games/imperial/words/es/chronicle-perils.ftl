## Encounters

met = ✨ { $who } se topa con { NAME($foe, form: "the") }.
met-event = ✨ A { $who } le cae encima { NAME($foe, form: "the") }.
met-place = ✨ { $who } da por casualidad con { NAME($foe, form: "the") }.
drawn = ✨ { $who } roba la ficha { NAME($foe, form: "of") }.
pool-empty = La Reserva de Encuentros está vacía. Todo el mundo está ya en otra parte.
sent-back = 🔮 { $who } mira en el Palantir y devuelve la ficha { NAME($foe, form: "of") }.
draw-twice = ✨ **{ NAME($foe) }**. Las desgracias nunca vienen solas.
# In this order within a match, and then the plain one.
astray-0 = { NAME($foe, form: "number") ->
    [many] Aquí no pintan nada y vuelven a la reserva.
   *[other] Aquí no pinta nada y vuelve a la reserva.
  }
astray-1 = { NAME($foe, form: "number") ->
    [many] Están muy lejos de casa y vuelven a la reserva.
   *[other] Está muy lejos de casa y vuelve a la reserva.
  }
astray-2 = { NAME($foe, form: "number") ->
    [many] Se han equivocado de cruce y vuelven a la reserva.
   *[other] Se ha equivocado de cruce y vuelve a la reserva.
  }
astray-3 = { NAME($foe, form: "number") ->
    [many] Tenían cita en otra parte y vuelven a la reserva.
   *[other] Tenía cita en otra parte y vuelve a la reserva.
  }
astray-4 = { NAME($foe, form: "number") ->
    [many] Echan un vistazo y vuelven a la reserva.
   *[other] Echa un vistazo y vuelve a la reserva.
  }
astray-5 = { NAME($foe, form: "number") ->
    [many] Su sitio es otro y vuelven a la reserva.
   *[other] Su sitio es otro y vuelve a la reserva.
  }
astray-6 = { NAME($foe, form: "number") ->
    [many] Preguntan por el camino y vuelven a la reserva.
   *[other] Pregunta por el camino y vuelve a la reserva.
  }
astray-7 = { NAME($foe, form: "number") ->
    [many] Tenían el mapa del revés y vuelven a la reserva.
   *[other] Tenía el mapa del revés y vuelve a la reserva.
  }
astray-8 = { NAME($foe, form: "number") ->
    [many] Piden perdón por la intromisión y vuelven a la reserva.
   *[other] Pide perdón por la intromisión y vuelve a la reserva.
  }
astray-9 = { NAME($foe, form: "number") ->
    [many] No les sienta bien el clima y vuelven a la reserva.
   *[other] No le sienta bien el clima y vuelve a la reserva.
  }
astray-10 = { NAME($foe, form: "number") ->
    [many] Se dan cuenta de dónde están y vuelven a la reserva.
   *[other] Se da cuenta de dónde está y vuelve a la reserva.
  }
astray-11 = { NAME($foe, form: "number") ->
    [many] Se lo habían imaginado distinto y vuelven a la reserva.
   *[other] Se lo había imaginado distinto y vuelve a la reserva.
  }
astray-12 = { NAME($foe, form: "number") ->
    [many] Solo pasaban por aquí y vuelven a la reserva.
   *[other] Solo pasaba por aquí y vuelve a la reserva.
  }
astray-13 = { NAME($foe, form: "number") ->
    [many] Le echan la culpa al letrero y vuelven a la reserva.
   *[other] Le echa la culpa al letrero y vuelve a la reserva.
  }
astray-14 = { NAME($foe, form: "number") ->
    [many] Probarán en otro sitio y vuelven a la reserva.
   *[other] Probará en otro sitio y vuelve a la reserva.
  }
astray = { NAME($foe, form: "number") ->
    [many] No viven aquí y vuelven a la reserva.
   *[other] No vive aquí y vuelve a la reserva.
  }
returned-nobody-to-play-it-on = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } no encuentran a quién visitar y vuelven a la reserva.
   *[other] { NAME($foe, form: "The") } no encuentra a quién visitar y vuelve a la reserva.
  }
returned-called-off = { NAME($foe, form: "number") ->
    [many] El momento ha pasado, y { NAME($foe, form: "the") } vuelven a la reserva.
   *[other] El momento ha pasado, y { NAME($foe, form: "the") } vuelve a la reserva.
  }
played = { $told ->
    [0] ☠️ Un detalle de { $who } para { $rival }: { NAME($foe, form: "the") }. Con un saludo.
    [1] ☠️ { $who } se acuerda de { $rival } y le manda esto: { NAME($foe, form: "the") }.
    [2] ☠️ { $who } da la dirección de { $rival } { NAME($foe, form: "to") }.
    [3] ☠️ { $who } le manda una cosita a { $rival }: { NAME($foe, form: "the") }.
    [4] ☠️ { $who } habla maravillas de { $rival } { NAME($foe, form: "to") }.
    [5] ☠️ A { $who } no le sirve de nada { NAME($foe, form: "the") }, y cree que a { $rival } quizá sí.
    [6] ☠️ { $who } encamina { NAME($foe, form: "to") } hacia { $rival }.
    [7] ☠️ { $who } hace las presentaciones entre { $rival } y { NAME($foe, form: "the") }, desde una distancia prudente.
   *[other] ☠️ { $who } le manda esto a { $rival }: { NAME($foe, form: "the") }.
  }
reaction-rolled = 🎲 { $who } saca { $roll } por { NAME($foe, form: "the") }.
reaction-hostile = { NAME($foe, form: "number") ->
    [many] Vienen con malas intenciones.
   *[other] Viene con malas intenciones.
  }
reaction-leaves = { NAME($foe, form: "number") ->
    [many] Dejan en paz a { $who }.
   *[other] Deja en paz a { $who }.
  }
reaction-nothing = No pasa nada.
reaction-offers-to-join = { NAME($foe, form: "number") ->
    [many] Se ofrecen como compañía.
   *[other] Se ofrece como compañía.
  }
reaction-leaves-unless-horse = { NAME($foe, form: "number") ->
    [many] Solo les interesan los caballos.
   *[other] Solo le interesan los caballos.
  }
reaction-snatch-vessel-or-hostile = { NAME($foe, form: "number") ->
    [many] Quieren un bote o, si no, el almuerzo.
   *[other] Quiere un bote o, si no, el almuerzo.
  }
reaction-barter = { NAME($foe, form: "number") ->
    [many] Les apetece hacer negocios.
   *[other] Le apetece hacer negocios.
  }
reaction-hospitality = Té, dátiles y vendas para todo el mundo.
reaction-gift-of-magic = { NAME($foe, form: "number") ->
    [many] Traen un regalo de magia.
   *[other] Trae un regalo de magia.
  }
reaction-treasure = { NAME($foe, form: "number") ->
    [many] Entregan un tesoro, convencidos de que es un sombrero.
   *[other] Entrega un tesoro, convencido de que es un sombrero.
  }
reaction-sent-to-tower = { NAME($foe, form: "number") ->
    [many] Están a punto de estornudar.
   *[other] Está a punto de estornudar.
  }
pays-no-heed = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } pasan de largo.
   *[other] { NAME($foe, form: "The") } pasa de largo.
  }
let-off = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } no encuentran nada que llevarse y se van.
   *[other] { NAME($foe, form: "The") } no encuentra nada que llevarse y se va.
  }
declined = { $who } dice que no.
paid = { $who } entrega { NAME($item, form: "the") } { NAME($foe, form: "to") }.
paid-clue = { $who } entrega **{ $clue }** { NAME($foe, form: "to") }.
confiscated = { NAME($foe, form: "number") ->
    [many] 👑 { NAME($foe, form: "The") } le confiscan { $treasures } a { $who }. Dan recibo.
   *[other] 👑 { NAME($foe, form: "The") } le confisca { $treasures } a { $who }. Da recibo.
  }
weathered = 🎲 { $rolls }.
weather-roll = { $who } saca **{ $die }**
weather-roll-crew = la tripulación saca **{ $die }**
weather-roll-foe = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "the") } sacan **{ $die }**
   *[other] { NAME($foe, form: "the") } saca **{ $die }**
  }
weather-hurt = { $roll } ({ $wounds })
storm = 🎲 La tormenta saca { $dice }. La nave recibe { $wounds }.
held = { $who } pasará su próximo turno cavando, sin moverse.
city-found = 🏛️ { $who } ha encontrado la **Ciudad Perdida** { $in }. Se queda en el mapa.
kept-weapon = { $who } se queda con { NAME($item, form: "the") }.
kept-weapon-instead = { $who } se queda con { NAME($item, form: "the") } y devuelve { NAME($other, form: "the") }.

## Companions and vessels

joined-party = { NAME($foe, form: "number") ->
    [many] 🐾 { NAME($foe, form: "The") } se unen a { $who }.
   *[other] 🐾 { NAME($foe, form: "The") } se une a { $who }.
  }
joined-familiar = 🐾 { NAME($foe, form: "The") } contrata a { $who } como personal.
joined-wounded = { NAME($foe, form: "number") ->
    [many] Traen { $wounds }.
   *[other] Trae { $wounds }.
  }
refused = { $who } prefiere viajar sin { NAME($foe, form: "the") }.
loyalty = 🎲 ¿Quién es leal? { $rolls }
loyal = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } sacan **{ $die }** y se quedan.
   *[other] { NAME($foe, form: "The") } saca **{ $die }** y se queda.
  }
disloyal = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } sacan **{ $die }** y desertan.
   *[other] { NAME($foe, form: "The") } saca **{ $die }** y deserta.
  }
left-habitat = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } no siguen más en esta dirección y dejan a { $who }.
   *[other] { NAME($foe, form: "The") } no sigue más en esta dirección y deja a { $who }.
  }
left-dismissed = { $who } y { NAME($foe, form: "the") } se despiden en buenos términos.
keeps = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } se quedan con { NAME($item, form: "the") }.
   *[other] { NAME($foe, form: "The") } se queda con { NAME($item, form: "the") }.
  }
lost-died = { NAME($foe, form: "number") ->
    [many] ☠️ { NAME($foe, form: "The") } mueren.
   *[other] ☠️ { NAME($foe, form: "The") } muere.
  }
lost-abandoned = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } se quedan atrás.
   *[other] { NAME($foe, form: "The") } se queda atrás.
  }
lost-loan = { NAME($item, form: "The") } se pierde también.
vessel-taken = ⛵ { $who } se queda con un { NAME($vessel) }.
vessel-exchanged = ⛵ El { NAME($vessel) } viejo vuelve al Banco.
vessel-landlocked = ⛵ { $who } se aleja del agua, y el { NAME($vessel) } se queda allí.
vessel-wrecked = ⛵ El { NAME($vessel) } de { $who } se hace pedazos en la costa.
vessel-sunk = 🌊 El { NAME($vessel) } de { $who } se hunde.
vessel-snatched = ⛵ Algo se lleva por los aires el { NAME($vessel) } de { $who }.
vessel-left-behind = ⛵ El { NAME($vessel) } de { $who } se queda atrás.
lost-at-sea = 🌊 { $who } sufre un **Naufragio**.
sea-nothing-to-lose = No había nada que perder.
sea-keeps = El mar se queda con { $lost }.
sea-keeps-nothing = El mar no se queda con nada.
sea-saved = { $who } se salva con { $saved }.
clue-number = la pista { $nth }

## Wounds, death and departures

wounded = 🩸 { $who } recibe { $wounds }.
wounded-vessel = 🩸 La nave recibe { $wounds }.
wounded-foe = { NAME($foe, form: "number") ->
    [many] 🩸 { NAME($foe, form: "The") } reciben { $wounds }.
   *[other] 🩸 { NAME($foe, form: "The") } recibe { $wounds }.
  }
healed = ❤️ { $who } se cura { $wounds }.
healed-vessel = ❤️ La tripulación repara la nave y cura { $wounds }.
healed-foe = { NAME($foe, form: "number") ->
    [many] ❤️ { NAME($foe, form: "The") } se curan { $wounds }.
   *[other] ❤️ { NAME($foe, form: "The") } se cura { $wounds }.
  }
wounds-left = { $count ->
    [one] Queda 1.
   *[other] Quedan { $count }.
  }
emerald = 💚 La **Esmeralda de la Vida** se derrite, y ahí está { $who }, sin un rasguño.
emerald-foe = { NAME($foe, form: "number") ->
    [many] 💚 La **Esmeralda de la Vida** se derrite, y ahí están { NAME($foe, form: "the") }, sin un rasguño.
   *[other] 💚 La **Esmeralda de la Vida** se derrite, y ahí está { NAME($foe, form: "the") }, sin un rasguño.
  }
died = ☠️ **{ $character }** ha muerto.
died-by-foe = { NAME($foe, form: "number") ->
    [many] ☠️ { NAME($foe, form: "The") } matan a **{ $character }**.
   *[other] ☠️ { NAME($foe, form: "The") } mata a **{ $character }**.
  }
died-by-character = ☠️ **{ $killer }** mata a **{ $character }**.
died-of-bad-water = ☠️ **{ $character }** muere por agua mala.
died-of-river-of-lava = ☠️ **{ $character }** muere en un río de lava.
died-of-landslide = ☠️ **{ $character }** muere en un desprendimiento.
# Behind a death. After the last of them nothing is said.
epitaph = Un minuto de silencio, y luego los dados.
    .second = El resto habla bien de su persona y se reparte los canapés.
    .third = El reino tiene un héroe menos, y le sobran.
    .fourth = Alguien acababa de aprenderse el nombre.
    .fifth = Los juglares solo iban por la segunda estrofa.
    .sixth = Otro minuto de silencio. Ya casi suman una hora.
estate-pools = Vuelven a las reservas: { $things }.
estate-bank = El Banco recibe { $things }, a título de hallazgo.
estate-nothing = No había nada que heredar.
newcomer = { $who } vuelve { $in } con **{ $character } { NAME($class, form: "the") }**.
eliminated = { $who } queda fuera de la partida. El público gana a alguien bien informado.
player-left = { $who } deja la mesa.
player-left-realm = { $who } deja la mesa, y el reino.
