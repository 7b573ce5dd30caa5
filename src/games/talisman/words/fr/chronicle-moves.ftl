# Moves, crossings, landings and draws, in the third person and the present tense. $who is a player, with its own
# formatting.

## Moves

moved = 🥾 { START($who) } rejoint { NAME($to, form: "the") }.
moved-rolled = 🥾 { START($who) } fait **{ $die }** et rejoint { NAME($to, form: "the") }.
moved-slowly = { $told ->
    [0] 🐌 { START($who) } se traîne d’une case et atteint { NAME($to, form: "the") }.
    [1] 🐌 { START($who) } avance d’un pas lourd, une case, et atteint { NAME($to, form: "the") }.
    [2] 🐌 { START($who) } parvient à faire une case et atteint { NAME($to, form: "the") }.
    [3] 🐌 { START($who) } va jusqu’au bout de ses forces, soit une case, et atteint { NAME($to, form: "the") }.
    [4] 🐌 { START($who) } se fait doubler par un hérisson et atteint { NAME($to, form: "the") }, une case plus loin.
    [5] 🐌 { START($who) } atteint { NAME($to, form: "the") }. Ça a pris toute la journée, pour une case.
    [6] 🐌 { START($who) } patauge sur une case et atteint { NAME($to, form: "the") }.
    [7] 🐌 { START($who) } fait un pas, un seul, et atteint { NAME($to, form: "the") }.
    [8] 🐌 { START($who) } traîne tout son barda sur une case et atteint { NAME($to, form: "the") }.
    [9] 🐌 { START($who) } fait une case, atteint { NAME($to, form: "the") }, et appelle ça une marche forcée.
   *[other] 🐌 { START($who) } avance d’une case et atteint { NAME($to, form: "the") }.
  }
moved-raft = 🛶 { START($who) } se laisse porter par la Rivière des Tempêtes et rejoint { NAME($to, form: "the") }.
moved-build = 🛶 { START($who) } attache quelques troncs, traverse la Rivière des Tempêtes et rejoint { NAME($to, form: "the") }.
moved-ferry = 🛶 { START($who) } traverse la Rivière des Tempêtes en barque et rejoint { NAME($to, form: "the") }.
moved-wizard = ✨ Un magicien serviable expédie { $who } { NAME($to, form: "in") }.
moved-ability = 🌲 { START($who) } se glisse de bois en bois et rejoint { NAME($to, form: "the") }.
moved-inner = 🥾 { START($who) } continue et rejoint { NAME($to, form: "the") }.
moved-on = 🥾 { START($who) } continue et rejoint { NAME($to, form: "the") }.
moved-retreat = 🥾 { START($who) } fait demi-tour et rejoint { NAME($to, form: "the") }.
moved-portal = 🥾 { START($who) } monte et rejoint { NAME($to, form: "the") }.
valley-entered = 🔥 { START($who) } entre dans la **Vallée de Feu**. Encore une case, et c’est la Couronne de Commandement.
placed = ✨ { START($who) } se retrouve soudain { NAME($place, form: "in") }.
stayed = { START($who) } reste { NAME($place, form: "in") }.
stayed-put = { START($who) } reste sur place.
bridge-crossed-in = 🌉 { START($who) } passe le pont et rejoint { NAME($to, form: "the") }.
bridge-crossed-out = 🌉 { START($who) } passe le pont vers la Région extérieure.
raft-sunk = 🛶 Un Radeau coule sans avoir servi, et { $who } le regarde faire.
tavern-declined = { START($who) } décline l’offre de la Taverne.
portal-strength-opens = 🚪 { START($who) } donne de l’épaule contre le Portail de Puissance et fait { $roll }, pour une Force de { $against }. Il s’ouvre.
portal-strength-shut = 🚪 { START($who) } donne de l’épaule contre le Portail de Puissance et fait { $roll }, pour une Force de { $against }. Il ne s’ouvre pas.
portal-craft-opens = 🚪 { START($who) } crochète le Portail de Puissance et fait { $roll }, pour un Intellect de { $against }. Il s’ouvre.
portal-craft-shut = 🚪 { START($who) } tripote la serrure du Portail de Puissance et fait { $roll }, pour un Intellect de { $against }. Il ne s’ouvre pas.
portal-passed = 🚪 { START($who) } franchit le Portail de Puissance, vers la Plaine du Péril.
freed = ⛓️ { START($who) }, esclave du Temple, fait **{ $die }**. La liberté !
not-freed = { $told ->
    [0] ⛓️ { START($who) }, esclave du Temple, fait **{ $die }**. Il y a de l’encens à porter.
    [1] ⛓️ { START($who) }, esclave du Temple, fait **{ $die }**. Il y a des marches à balayer, neuf cents en tout.
    [2] ⛓️ { START($who) }, esclave du Temple, fait **{ $die }**. Il y a un gong à polir, sans bruit.
    [3] ⛓️ { START($who) }, esclave du Temple, fait **{ $die }**. Il y a des oies sacrées à nourrir.
    [4] ⛓️ { START($who) }, esclave du Temple, fait **{ $die }**. Il y a des mèches à tailler, et beaucoup de bougies.
   *[other] ⛓️ { START($who) }, esclave du Temple, fait **{ $die }**. Pas aujourd’hui.
  }
hex-spared = ☠️ Le **Maléfice** qui pèse sur { NAME($space, form: "the") } regarde { $who } et se ravise.
hex-struck = ☠️ { START($who) } tombe sur le **Maléfice** { NAME($place, form: "in") }.

## Draws

drew-nothing = { START($who) } ne pioche rien : il n’y a plus de cartes.
drew = 🃏 { START($who) } pioche { NAME($cards, form: "a") }.
drew-strength = 🃏 { START($who) } pioche { NAME($card, form: "a") }, Force { $strength }.
drew-craft = 🃏 { START($who) } pioche { NAME($card, form: "a") }, Intellect { $craft }.
drew-useful = 🃏 { START($who) } pioche { NAME($card, form: "a") } ({ $bonuses }).
bonus-strength = { $bonus } en Force
bonus-craft = { $bonus } en Intellect
bonus-combat = { $bonus } en Force au Combat
event = ✨ **{ NAME($card) }** !
met = ✨ { START($who) } rencontre { NAME($card, form: "the") }.
