# Moves, crossings, landings and draws, in the third person and the present tense. $who is a player, with its own
# formatting.

## Moves

moved = 🥾 { START($who) } va { NAME($to, form: "to") }.
moved-rolled = 🥾 { START($who) } saca **{ $die }** y va { NAME($to, form: "to") }.
moved-slowly = { $told ->
    [0] 🐌 { START($who) } se arrastra una casilla, hasta { NAME($to, form: "the") }.
    [1] 🐌 { START($who) } avanza a duras penas una casilla, hasta { NAME($to, form: "the") }.
    [2] 🐌 { START($who) } consigue mover una casilla, hasta { NAME($to, form: "the") }.
    [3] 🐌 { START($who) } llega hasta { NAME($to, form: "the") }, es decir, una casilla.
    [4] 🐌 A { $who } le adelanta un erizo camino { NAME($to, form: "of") }, una casilla más allá.
    [5] 🐌 { START($who) } llega hasta { NAME($to, form: "the") }. Le ha llevado todo el día, y era una casilla.
    [6] 🐌 { START($who) } vadea una casilla, hasta { NAME($to, form: "the") }.
    [7] 🐌 { START($who) } da un paso, que lleva hasta { NAME($to, form: "the") }.
    [8] 🐌 { START($who) } lo arrastra todo una casilla, hasta { NAME($to, form: "the") }.
    [9] 🐌 { START($who) } mueve una casilla, hasta { NAME($to, form: "the") }, y lo llama marcha forzada.
   *[other] 🐌 { START($who) } mueve una casilla, hasta { NAME($to, form: "the") }.
  }
moved-raft = 🛶 { START($who) } cruza a la deriva el Río de las Tormentas hasta { NAME($to, form: "the") }.
moved-build = 🛶 { START($who) } ata unos troncos y cruza a la deriva el Río de las Tormentas hasta { NAME($to, form: "the") }.
moved-ferry = 🛶 Un barquero lleva a { $who } por el Río de las Tormentas hasta { NAME($to, form: "the") }.
moved-wizard = ✨ Un mago servicial manda a { $who } { NAME($to, form: "to") }.
moved-ability = 🌲 { START($who) } se desliza de arboleda en arboleda hasta { NAME($to, form: "the") }.
moved-inner = 🥾 { START($who) } sigue hasta { NAME($to, form: "the") }.
moved-on = 🥾 { START($who) } sigue hasta { NAME($to, form: "the") }.
moved-retreat = 🥾 { START($who) } vuelve { NAME($to, form: "to") }.
moved-portal = 🥾 { START($who) } sube { NAME($to, form: "to") }.
valley-entered = 🔥 { START($who) } entra en el **Valle de Fuego**. Una casilla más, y la Corona de Mando.
placed = ✨ { START($who) } aparece de pronto { NAME($place, form: "in") }.
stayed = { START($who) } se queda { NAME($place, form: "in") }.
stayed-put = { START($who) } no se mueve del sitio.
bridge-crossed-in = 🌉 { START($who) } cruza el puente hasta { NAME($to, form: "the") }.
bridge-crossed-out = 🌉 { START($who) } cruza el puente hacia la Región Exterior.
raft-sunk = 🛶 La Balsa de { $who } se hunde sin estrenar.
tavern-declined = { START($who) } rechaza la oferta de la Taberna.
portal-strength-opens = 🚪 { START($who) } embiste el Portal del Poder con el hombro y saca { $roll } contra Fuerza { $against }. Se abre.
portal-strength-shut = 🚪 { START($who) } embiste el Portal del Poder con el hombro y saca { $roll } contra Fuerza { $against }. No se abre.
portal-craft-opens = 🚪 { START($who) } hurga en la cerradura del Portal del Poder y saca { $roll } contra Astucia { $against }. Se abre.
portal-craft-shut = 🚪 { START($who) } hurga en la cerradura del Portal del Poder y saca { $roll } contra Astucia { $against }. No se abre.
portal-passed = 🚪 { START($who) } cruza el Portal del Poder hacia la Llanura del Peligro.
freed = ⛓️ { START($who) } sigue en la esclavitud del Templo y saca **{ $die }**. ¡Libertad!
not-freed = { $told ->
    [0] ⛓️ { START($who) } sigue en la esclavitud del Templo y saca **{ $die }**. Hay que cargar el incienso.
    [1] ⛓️ { START($who) } sigue en la esclavitud del Templo y saca **{ $die }**. Hay que barrer los escalones, los novecientos.
    [2] ⛓️ { START($who) } sigue en la esclavitud del Templo y saca **{ $die }**. Hay que sacarle brillo al gong, sin hacer ruido.
    [3] ⛓️ { START($who) } sigue en la esclavitud del Templo y saca **{ $die }**. Hay que dar de comer a los gansos sagrados.
    [4] ⛓️ { START($who) } sigue en la esclavitud del Templo y saca **{ $die }**. Hay que despabilar las velas, y son muchas.
   *[other] ⛓️ { START($who) } sigue en la esclavitud del Templo y saca **{ $die }**. Hoy no.
  }
hex-spared = ☠️ El **Maleficio** sobre { NAME($space, form: "the") } mira a { $who } y se lo piensa mejor.
hex-struck = ☠️ { START($who) } se mete de lleno en el **Maleficio** { NAME($place, form: "of") }.

## Draws

drew-nothing = { START($who) } no roba nada, porque el mazo está vacío.
drew = 🃏 { START($who) } roba { NAME($cards, form: "the") }.
drew-strength = 🃏 { START($who) } roba { NAME($card, form: "the") }, Fuerza { $strength }.
drew-craft = 🃏 { START($who) } roba { NAME($card, form: "the") }, Astucia { $craft }.
drew-useful = 🃏 { START($who) } roba { NAME($card, form: "the") } ({ $bonuses }).
bonus-strength = { $bonus } de Fuerza
bonus-craft = { $bonus } de Astucia
bonus-combat = { $bonus } de Fuerza en Combate
event = ✨ ¡**{ NAME($card) }**!
met = ✨ { START($who) } se encuentra con { NAME($card, form: "the") }.
