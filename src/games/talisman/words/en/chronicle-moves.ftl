# Moves, crossings, landings and draws, in the third person and the present tense. $who is a player, with its own
# formatting.

## Moves

moved = 🥾 { START($who) } goes to { NAME($to, form: "the") }.
moved-rolled = 🥾 { START($who) } rolls **{ $die }** and goes to { NAME($to, form: "the") }.
moved-slowly = { $told ->
    [0] 🐌 { START($who) } trudges one space, to { NAME($to, form: "the") }.
    [1] 🐌 { START($who) } plods one space, to { NAME($to, form: "the") }.
    [2] 🐌 { START($who) } manages one space, to { NAME($to, form: "the") }.
    [3] 🐌 { START($who) } gets as far as { NAME($to, form: "the") }, which is one space.
    [4] 🐌 { START($who) } is overtaken by a hedgehog on the way to { NAME($to, form: "the") }, one space on.
    [5] 🐌 { START($who) } reaches { NAME($to, form: "the") }. It took all day, and it was one space.
    [6] 🐌 { START($who) } wades one space, to { NAME($to, form: "the") }.
    [7] 🐌 { START($who) } takes one step, and it leads to { NAME($to, form: "the") }.
    [8] 🐌 { START($who) } drags everything one space, to { NAME($to, form: "the") }.
    [9] 🐌 { START($who) } makes one space, to { NAME($to, form: "the") }, and calls it a march.
   *[other] 🐌 { START($who) } moves one space, to { NAME($to, form: "the") }.
  }
moved-raft = 🛶 { START($who) } drifts over the Storm River to { NAME($to, form: "the") }.
moved-build = 🛶 { START($who) } lashes some logs together and drifts over the Storm River to { NAME($to, form: "the") }.
moved-ferry = 🛶 { START($who) } is rowed over the Storm River to { NAME($to, form: "the") }.
moved-wizard = ✨ A helpful wizard sends { $who } to { NAME($to, form: "the") }.
moved-ability = 🌲 { START($who) } slips from wood to wood, all the way to { NAME($to, form: "the") }.
moved-inner = 🥾 { START($who) } goes on to { NAME($to, form: "the") }.
moved-on = 🥾 { START($who) } goes on to { NAME($to, form: "the") }.
moved-retreat = 🥾 { START($who) } turns back to { NAME($to, form: "the") }.
moved-portal = 🥾 { START($who) } goes up to { NAME($to, form: "the") }.
valley-entered = 🔥 { START($who) } enters the **Valley of Fire**. One space more, and it’s the Crown of Command.
placed = ✨ { START($who) } is suddenly { NAME($place, form: "in") }.
stayed = { START($who) } stays { NAME($place, form: "in") }.
stayed-put = { START($who) } stays put.
bridge-crossed-in = 🌉 { START($who) } crosses the bridge to { NAME($to, form: "the") }.
bridge-crossed-out = 🌉 { START($who) } crosses the bridge to the Outer Region.
raft-sunk = 🛶 { START($who) }’s Raft sinks, unused.
tavern-declined = { START($who) } declines the Tavern’s offer.
portal-strength-opens = 🚪 { START($who) } throws a shoulder at the Portal of Power and rolls { $roll } against Strength { $against }. It opens.
portal-strength-shut = 🚪 { START($who) } throws a shoulder at the Portal of Power and rolls { $roll } against Strength { $against }. It does not open.
portal-craft-opens = 🚪 { START($who) } picks the lock of the Portal of Power and rolls { $roll } against Craft { $against }. It opens.
portal-craft-shut = 🚪 { START($who) } picks at the lock of the Portal of Power and rolls { $roll } against Craft { $against }. It does not open.
portal-passed = 🚪 { START($who) } goes through the Portal of Power to the Plain of Peril.
freed = ⛓️ { START($who) } is a slave of the Temple and rolls **{ $die }**. Free!
not-freed = { $told ->
    [0] ⛓️ { START($who) } is a slave of the Temple and rolls **{ $die }**. The incense needs carrying.
    [1] ⛓️ { START($who) } is a slave of the Temple and rolls **{ $die }**. The steps need sweeping, all nine hundred.
    [2] ⛓️ { START($who) } is a slave of the Temple and rolls **{ $die }**. The gong needs polishing, quietly.
    [3] ⛓️ { START($who) } is a slave of the Temple and rolls **{ $die }**. The sacred geese need feeding.
    [4] ⛓️ { START($who) } is a slave of the Temple and rolls **{ $die }**. The candles need trimming, and there are many.
   *[other] ⛓️ { START($who) } is a slave of the Temple and rolls **{ $die }**. Not today.
  }
hex-spared = ☠️ The **Hex** on { NAME($space, form: "the") } looks at { $who } and thinks better of it.
hex-struck = ☠️ { START($who) } walks into the **Hex** { NAME($place, form: "in") }.

## Draws

drew-nothing = { START($who) } draws nothing, because the pile is empty.
drew = 🃏 { START($who) } draws { NAME($cards, form: "the") }.
drew-strength = 🃏 { START($who) } draws { NAME($card, form: "the") }, Strength { $strength }.
drew-craft = 🃏 { START($who) } draws { NAME($card, form: "the") }, Craft { $craft }.
drew-useful = 🃏 { START($who) } draws { NAME($card, form: "the") } ({ $bonuses }).
bonus-strength = { $bonus } Strength
bonus-craft = { $bonus } Craft
bonus-combat = { $bonus } Strength in Combat
event = ✨ **{ NAME($card) }**!
met = ✨ { START($who) } meets { NAME($card, form: "the") }.
