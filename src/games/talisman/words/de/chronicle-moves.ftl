# Moves, crossings, landings and draws, in the third person and the present tense. $who is a player, with its own
# formatting.

## Moves

moved = 🥾 { START($who) } zieht weiter { numbered.way }.
moved-rolled = 🥾 { START($who) } würfelt **{ $die }** und zieht weiter { numbered.way }.
moved-slowly = { $told ->
    [0] 🐌 { START($who) } trottet ein Feld weiter { numbered.way }.
    [1] 🐌 { START($who) } stapft ein Feld weiter { numbered.way }.
    [2] 🐌 { START($who) } schafft ein Feld: { $to }.
    [3] 🐌 { START($who) } kommt immerhin ein Feld weit: { $to }.
    [4] 🐌 { START($who) } zieht ein Feld weiter und wird von einem Igel überholt. Ankunft: { $to }.
    [5] 🐌 { START($who) } ist nach einem ganzen Tag ein Feld weiter: { $to }.
    [6] 🐌 { START($who) } watet ein Feld weiter { numbered.way }.
    [7] 🐌 { START($who) } macht einen Schritt, und der führt genau ein Feld weit: { $to }.
    [8] 🐌 { START($who) } schleppt alles ein Feld weiter { numbered.way }.
    [9] 🐌 { START($who) } kommt ein Feld voran und nennt es einen Marsch. Ziel: { $to }.
   *[other] 🐌 { START($who) } zieht ein Feld weiter { numbered.way }.
  }
moved-raft = 🛶 { START($who) } treibt über den Sturmfluss { numbered.way }.
moved-build = 🛶 { START($who) } bindet ein paar Stämme zusammen und treibt über den Sturmfluss { numbered.way }.
moved-ferry = 🛶 { START($who) } wird über den Sturmfluss gerudert. Nächster Halt: { $to }.
moved-wizard = ✨ Ein hilfsbereiter Zauberer schickt { $who } auf die Reise { numbered.way }.
moved-ability = 🌲 { START($who) } huscht von Wald zu Wald { numbered.way }.
moved-inner = 🥾 { START($who) } geht weiter { numbered.way }.
moved-on = 🥾 { START($who) } geht weiter { numbered.way }.
moved-retreat = 🥾 { START($who) } geht zurück { numbered.way }.
moved-portal = 🥾 { START($who) } tritt näher: { $to }.
valley-entered = 🔥 { START($who) } betritt das **Feuertal**. Nur noch ein Feld bis zur Krone der Herrschaft.
placed = ✨ { START($who) } ist plötzlich { $place }.
stayed = { START($who) } bleibt { $place }.
stayed-put = { START($who) } rührt sich nicht vom Fleck.
bridge-crossed-in = 🌉 { START($who) } geht über die Brücke in die Mittleren Hügel.
bridge-crossed-out = 🌉 { START($who) } geht über die Brücke in die Äußere Region.
raft-sunk = 🛶 Das Floß sinkt unbenutzt. { START($who) } sieht zu.
tavern-declined = { START($who) } lehnt das Angebot der Taverne ab.
portal-strength-opens = 🚪 { START($who) } wirft sich gegen das Portal der Macht und würfelt { $roll } gegen Stärke { $against }. Es geht auf.
portal-strength-shut = 🚪 { START($who) } wirft sich gegen das Portal der Macht und würfelt { $roll } gegen Stärke { $against }. Es bleibt zu.
portal-craft-opens = 🚪 { START($who) } macht sich am Schloss des Portals der Macht zu schaffen und würfelt { $roll } gegen Talent { $against }. Es geht auf.
portal-craft-shut = 🚪 { START($who) } macht sich am Schloss des Portals der Macht zu schaffen und würfelt { $roll } gegen Talent { $against }. Es bleibt zu.
portal-passed = 🚪 { START($who) } geht durch das Portal der Macht auf die Ebene der Gefahr.
freed = ⛓️ { START($who) } dient im Tempel und würfelt **{ $die }**. Frei!
not-freed = { $told ->
    [0] ⛓️ { START($who) } dient im Tempel und würfelt **{ $die }**. Nicht frei, denn der Weihrauch trägt sich nicht von selbst.
    [1] ⛓️ { START($who) } dient im Tempel und würfelt **{ $die }**. Nicht frei, denn die Stufen müssen gefegt werden, alle neunhundert.
    [2] ⛓️ { START($who) } dient im Tempel und würfelt **{ $die }**. Nicht frei, denn der Gong muss poliert werden, und zwar leise.
    [3] ⛓️ { START($who) } dient im Tempel und würfelt **{ $die }**. Nicht frei, denn die heiligen Gänse haben Hunger.
    [4] ⛓️ { START($who) } dient im Tempel und würfelt **{ $die }**. Nicht frei, denn die Kerzen müssen geputzt werden, und es sind viele.
   *[other] ⛓️ { START($who) } dient im Tempel und würfelt **{ $die }**. Heute nicht.
  }
hex-spared = ☠️ Der **Fluch** sieht { $who } kommen und überlegt es sich anders ({ $space }).
hex-struck = ☠️ { START($who) } läuft { $place } in den **Fluch**.

## Draws

drew-nothing = { START($who) } zieht nichts, denn der Stapel ist leer.
drew = 🃏 { START($who) } zieht: { $cards }.
drew-strength = 🃏 { START($who) } zieht { NAME($card, form: "acc") }, Stärke { $strength }.
drew-craft = 🃏 { START($who) } zieht { NAME($card, form: "acc") }, Talent { $craft }.
drew-useful = 🃏 { START($who) } zieht { NAME($card, form: "acc") } ({ $bonuses }).
bonus-strength = { $bonus } Stärke
bonus-craft = { $bonus } Talent
bonus-combat = { $bonus } Stärke im Kampf
event = ✨ **{ NAME($card) }**!
met = ✨ { START($who) } stößt auf { NAME($card, form: "acc") }.
