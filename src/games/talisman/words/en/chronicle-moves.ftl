# Moves, crossings, landings and draws, in the third person and the present tense. $who is a player, with its own
# formatting.

## Moves

moved = 🥾 { $who } goes to { $to }.
moved-rolled = 🥾 { $who } rolls **{ $die }** and goes to { $to }.
moved-slowly = { $told ->
    [0] 🐌 { $who } trudges one space, to { $to }.
    [1] 🐌 { $who } plods one space, to { $to }.
    [2] 🐌 { $who } manages one space, to { $to }.
    [3] 🐌 { $who } gets as far as { $to }, which is one space.
    [4] 🐌 { $who } is overtaken by a hedgehog on the way to { $to }, one space on.
    [5] 🐌 { $who } reaches { $to }. It took all day, and it was one space.
    [6] 🐌 { $who } wades one space, to { $to }.
    [7] 🐌 { $who } takes one step, and it leads to { $to }.
    [8] 🐌 { $who } drags everything one space, to { $to }.
    [9] 🐌 { $who } makes one space, to { $to }, and calls it a march.
   *[other] 🐌 { $who } moves one space, to { $to }.
  }
moved-raft = 🛶 { $who } drifts over the Storm River to { $to }.
moved-build = 🛶 { $who } lashes some logs together and drifts over the Storm River to { $to }.
moved-ferry = 🛶 { $who } is rowed over the Storm River to { $to }.
moved-wizard = ✨ A helpful wizard sends { $who } to { $to }.
moved-ability = 🌲 { $who } slips from wood to wood, all the way to { $to }.
moved-inner = 🥾 { $who } goes on to { $to }.
moved-on = 🥾 { $who } goes on to { $to }.
moved-retreat = 🥾 { $who } turns back to { $to }.
moved-portal = 🥾 { $who } goes up to { $to }.
valley-entered = 🔥 { $who } enters the **Valley of Fire**. One space more, and it’s the Crown of Command.
placed = ✨ { $who } is suddenly { $place }.
stayed = { $who } stays { $place }.
stayed-put = { $who } stays put.
bridge-crossed-in = 🌉 { $who } crosses the bridge to { $to }.
bridge-crossed-out = 🌉 { $who } crosses the bridge to the Outer Region.
raft-sunk = 🛶 { $who }’s Raft sinks, unused.
tavern-declined = { $who } declines the Tavern’s offer.
portal-strength-opens = 🚪 { $who } throws a shoulder at the Portal of Power and rolls { $roll } against Strength { $against }. It opens.
portal-strength-shut = 🚪 { $who } throws a shoulder at the Portal of Power and rolls { $roll } against Strength { $against }. It does not open.
portal-craft-opens = 🚪 { $who } picks the lock of the Portal of Power and rolls { $roll } against Craft { $against }. It opens.
portal-craft-shut = 🚪 { $who } picks at the lock of the Portal of Power and rolls { $roll } against Craft { $against }. It does not open.
portal-passed = 🚪 { $who } goes through the Portal of Power to the Plain of Peril.
freed = ⛓️ { $who } is a slave of the Temple and rolls **{ $die }**. Free!
not-freed = { $told ->
    [0] ⛓️ { $who } is a slave of the Temple and rolls **{ $die }**. The incense needs carrying.
    [1] ⛓️ { $who } is a slave of the Temple and rolls **{ $die }**. The steps need sweeping, all nine hundred.
    [2] ⛓️ { $who } is a slave of the Temple and rolls **{ $die }**. The gong needs polishing, quietly.
    [3] ⛓️ { $who } is a slave of the Temple and rolls **{ $die }**. The sacred geese need feeding.
    [4] ⛓️ { $who } is a slave of the Temple and rolls **{ $die }**. The candles need trimming, and there are many.
   *[other] ⛓️ { $who } is a slave of the Temple and rolls **{ $die }**. Not today.
  }
hex-spared = ☠️ The **Hex** on { $space } looks at { $who } and thinks better of it.
hex-struck = ☠️ { $who } walks into the **Hex** { $place }.

## Draws

drew-nothing = { $who } draws nothing, because the pile is empty.
drew = 🃏 { $who } draws { $cards }.
drew-strength = 🃏 { $who } draws { NAME($card, form: "the") }, Strength { $strength }.
drew-craft = 🃏 { $who } draws { NAME($card, form: "the") }, Craft { $craft }.
drew-useful = 🃏 { $who } draws { NAME($card, form: "the") } ({ $bonuses }).
bonus-strength = { $bonus } Strength
bonus-craft = { $bonus } Craft
bonus-combat = { $bonus } Strength in Combat
event = ✨ **{ NAME($card) }**!
met = ✨ { $who } meets { NAME($card, form: "the") }.
