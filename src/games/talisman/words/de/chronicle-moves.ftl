# Moves, crossings, landings and draws, in the third person and the present tense. $who is a player, with its own
# formatting.

## Moves

moved = 🥾 { START($who) } zieht weiter { NAME($to, form: "to") }.
moved-rolled = 🥾 { START($who) } würfelt **{ $die }** und zieht weiter { NAME($to, form: "to") }.
moved-slowly = { $told ->
    [0] 🐌 { START($who) } trottet ein Feld weiter { NAME($to, form: "to") }.
    [1] 🐌 { START($who) } stapft ein Feld weiter { NAME($to, form: "to") }.
    [2] 🐌 { START($who) } schafft es ein Feld weiter { NAME($to, form: "to") }.
    [3] 🐌 { START($who) } kommt immerhin ein Feld weit, nämlich { NAME($to, form: "to") }.
    [4] 🐌 { START($who) } zieht ein Feld weiter { NAME($to, form: "to") } und wird dabei von einem Igel überholt.
    [5] 🐌 { START($who) } ist nach einem ganzen Tag { NAME($to, form: "in") }. Es war ein einziges Feld.
    [6] 🐌 { START($who) } watet ein Feld weiter { NAME($to, form: "to") }.
    [7] 🐌 { START($who) } macht einen Schritt, und der führt { NAME($to, form: "to") }.
    [8] 🐌 { START($who) } schleppt alles ein Feld weiter { NAME($to, form: "to") }.
    [9] 🐌 { START($who) } kommt ein Feld voran { NAME($to, form: "to") } und nennt es einen Marsch.
   *[other] 🐌 { START($who) } zieht ein Feld weiter { NAME($to, form: "to") }.
  }
moved-raft = 🛶 { START($who) } treibt über den Sturmfluss { NAME($to, form: "to") }.
moved-build = 🛶 { START($who) } bindet ein paar Stämme zusammen und treibt über den Sturmfluss { NAME($to, form: "to") }.
moved-ferry = 🛶 { START($who) } wird über den Sturmfluss { NAME($to, form: "to") } gerudert.
moved-wizard = ✨ Ein hilfsbereiter Zauberer schickt { $who } { NAME($to, form: "to") }.
moved-ability = 🌲 { START($who) } huscht von Wald zu Wald { NAME($to, form: "to") }.
moved-inner = 🥾 { START($who) } geht weiter { NAME($to, form: "to") }.
moved-on = 🥾 { START($who) } geht weiter { NAME($to, form: "to") }.
moved-retreat = 🥾 { START($who) } geht zurück { NAME($to, form: "to") }.
moved-portal = 🥾 { START($who) } geht { NAME($to, form: "to") }.
valley-entered = 🔥 { START($who) } betritt das **Feuertal**. Nur noch ein Feld bis zur Krone der Herrschaft.
placed = ✨ { START($who) } ist plötzlich { NAME($place, form: "in") }.
stayed = { START($who) } bleibt { NAME($place, form: "in") }.
stayed-put = { START($who) } rührt sich nicht vom Fleck.
bridge-crossed-in = 🌉 { START($who) } geht über die Brücke { NAME($to, form: "to") }.
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
hex-spared = ☠️ Der **Fluch** { NAME($space, form: "in") } sieht { $who } kommen und überlegt es sich anders.
hex-struck = ☠️ { START($who) } läuft { NAME($place, form: "in") } in den **Fluch**.

## Draws

drew-nothing = { START($who) } zieht nichts, denn der Stapel ist leer.
drew = 🃏 { START($who) } zieht { NAME($cards, form: "acc") }.
drew-strength = 🃏 { START($who) } zieht { NAME($card, form: "acc") }, Stärke { $strength }.
drew-craft = 🃏 { START($who) } zieht { NAME($card, form: "acc") }, Talent { $craft }.
drew-useful = 🃏 { START($who) } zieht { NAME($card, form: "acc") } ({ $bonuses }).
bonus-strength = { $bonus } Stärke
bonus-craft = { $bonus } Talent
bonus-combat = { $bonus } Stärke im Kampf
event = ✨ **{ NAME($card) }**!
met = ✨ { START($who) } stößt auf { NAME($card, form: "acc") }.
