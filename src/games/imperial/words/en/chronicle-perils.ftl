## Encounters

met = ✨ { $who } meets { NAME($foe, form: "the") }.
met-event = ✨ { $who } runs into { NAME($foe, form: "the") }.
met-place = ✨ { $who } stumbles upon { NAME($foe, form: "the") }.
drawn = ✨ { $who } draws { NAME($foe, form: "the") }.
pool-empty = The Encounter Pool is empty. Everybody is already somewhere else.
sent-back = 🔮 { $who } looks into the Palantir and sends { NAME($foe, form: "the") } back.
draw-twice = ✨ **{ NAME($foe) }**. It never rains but it pours.
# In this order within a match, and then the plain one.
astray-0 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } have no business here and go back in the pool.
   *[other] { NAME($foe, form: "It") } has no business here and goes back in the pool.
  }
astray-1 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } are a long way from home and go back in the pool.
   *[other] { NAME($foe, form: "It") } is a long way from home and goes back in the pool.
  }
astray-2 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } have taken a wrong turn and go back in the pool.
   *[other] { NAME($foe, form: "It") } has taken a wrong turn and goes back in the pool.
  }
astray-3 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } were expected elsewhere and go back in the pool.
   *[other] { NAME($foe, form: "It") } was expected elsewhere and goes back in the pool.
  }
astray-4 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } take one look round and go back in the pool.
   *[other] { NAME($foe, form: "It") } takes one look round and goes back in the pool.
  }
astray-5 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } belong elsewhere and go back in the pool.
   *[other] { NAME($foe, form: "It") } belongs elsewhere and goes back in the pool.
  }
astray-6 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } ask for directions and go back in the pool.
   *[other] { NAME($foe, form: "It") } asks for directions and goes back in the pool.
  }
astray-7 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } were holding the map upside down and go back in the pool.
   *[other] { NAME($foe, form: "It") } was holding the map upside down and goes back in the pool.
  }
astray-8 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } apologise for the intrusion and go back in the pool.
   *[other] { NAME($foe, form: "It") } apologises for the intrusion and goes back in the pool.
  }
astray-9 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } don’t care for the climate and go back in the pool.
   *[other] { NAME($foe, form: "It") } doesn’t care for the climate and goes back in the pool.
  }
astray-10 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } realise where they are and go back in the pool.
   *[other] { NAME($foe, form: "It") } realises where this is and goes back in the pool.
  }
astray-11 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } had imagined it differently and go back in the pool.
   *[other] { NAME($foe, form: "It") } had imagined it differently and goes back in the pool.
  }
astray-12 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } are only passing through and go back in the pool.
   *[other] { NAME($foe, form: "It") } is only passing through and goes back in the pool.
  }
astray-13 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } blame the signpost and go back in the pool.
   *[other] { NAME($foe, form: "It") } blames the signpost and goes back in the pool.
  }
astray-14 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } will try somewhere else and go back in the pool.
   *[other] { NAME($foe, form: "It") } will try somewhere else and goes back in the pool.
  }
astray = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } don’t live here and go back in the pool.
   *[other] { NAME($foe, form: "It") } doesn’t live here and goes back in the pool.
  }
returned-nobody-to-play-it-on = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } find nobody to visit and go back in the pool.
   *[other] { NAME($foe, form: "The") } finds nobody to visit and goes back in the pool.
  }
returned-called-off = { NAME($foe, form: "number") ->
    [many] The moment has passed, and { NAME($foe, form: "the") } go back in the pool.
   *[other] The moment has passed, and { NAME($foe, form: "the") } goes back in the pool.
  }
played = { $told ->
    [0] ☠️ { $who } sends { NAME($foe, form: "the") } to { $rival }, with kind regards.
    [1] ☠️ { $who } thinks of { $rival } and sends { NAME($foe, form: "the") }.
    [2] ☠️ { $who } gives { $rival }’s address to { NAME($foe, form: "the") }.
    [3] ☠️ { $who } sends { $rival } a little something: { NAME($foe, form: "the") }.
    [4] ☠️ { $who } recommends { $rival } to { NAME($foe, form: "the") }.
    [5] ☠️ { $who } has no use for { NAME($foe, form: "the") }, and thinks that { $rival } might.
    [6] ☠️ { $who } points { NAME($foe, form: "the") } in the direction of { $rival }.
    [7] ☠️ { $who } introduces { $rival } to { NAME($foe, form: "the") }, from a safe distance.
   *[other] ☠️ { $who } sends { NAME($foe, form: "the") } to { $rival }.
  }
reaction-rolled = 🎲 { $who } rolls { $roll } for { NAME($foe, form: "the") }.
reaction-hostile = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } are hostile.
   *[other] { NAME($foe, form: "It") } is hostile.
  }
reaction-leaves = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } leave { $who } alone.
   *[other] { NAME($foe, form: "It") } leaves { $who } alone.
  }
reaction-nothing = Nothing happens.
reaction-offers-to-join = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } offer to come along.
   *[other] { NAME($foe, form: "It") } offers to come along.
  }
reaction-leaves-unless-horse = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } are only interested in horses.
   *[other] { NAME($foe, form: "It") } is only interested in horses.
  }
reaction-snatch-vessel-or-hostile = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } want a boat, or else lunch.
   *[other] { NAME($foe, form: "It") } wants a boat, or else lunch.
  }
reaction-barter = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } are open to barter.
   *[other] { NAME($foe, form: "It") } is open to barter.
  }
reaction-hospitality = Tea, dates and bandages for everybody.
reaction-gift-of-magic = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } bring a gift of magic.
   *[other] { NAME($foe, form: "It") } brings a gift of magic.
  }
reaction-treasure = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } hand over a treasure, under the impression that it’s a hat.
   *[other] { NAME($foe, form: "It") } hands over a treasure, under the impression that it’s a hat.
  }
reaction-sent-to-tower = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } are about to sneeze.
   *[other] { NAME($foe, form: "It") } is about to sneeze.
  }
pays-no-heed = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } walk on.
   *[other] { NAME($foe, form: "The") } walks on.
  }
let-off = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } find nothing to take and leave.
   *[other] { NAME($foe, form: "The") } finds nothing to take and leaves.
  }
declined = { $who } declines.
paid = { $who } gives { NAME($foe, form: "the") } { NAME($item, form: "the") }.
paid-clue = { $who } gives { NAME($foe, form: "the") } **{ $clue }**.
confiscated = { NAME($foe, form: "number") ->
    [many] 👑 { NAME($foe, form: "The") } confiscate { $treasures } from { $who }. There is a receipt.
   *[other] 👑 { NAME($foe, form: "The") } confiscates { $treasures } from { $who }. There is a receipt.
  }
weathered = 🎲 { $rolls }.
weather-roll = { $who } rolls **{ $die }**
weather-roll-crew = the crew rolls **{ $die }**
weather-roll-foe = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "the") } roll **{ $die }**
   *[other] { NAME($foe, form: "the") } rolls **{ $die }**
  }
weather-hurt = { $roll } ({ $wounds })
storm = 🎲 The storm rolls { $dice }. The vessel takes { $wounds }.
held = { $who } will spend their next turn digging, not moving.
city-found = 🏛️ { $who } has found the **Lost City** { $in }. It stays on the map.
kept-weapon = { $who } keeps { NAME($item, form: "the") }.
kept-weapon-instead = { $who } keeps { NAME($item, form: "the") } and puts { NAME($other, form: "the") } back.

## Companions and vessels

joined-party = { NAME($foe, form: "number") ->
    [many] 🐾 { NAME($foe, form: "The") } join { $who }.
   *[other] 🐾 { NAME($foe, form: "The") } joins { $who }.
  }
joined-familiar = 🐾 { NAME($foe, form: "The") } takes { $who } into service as staff.
joined-wounded = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } have { $wounds }.
   *[other] { NAME($foe, form: "It") } has { $wounds }.
  }
refused = { $who } would rather travel without { NAME($foe, form: "the") }.
loyalty = 🎲 Who’s loyal? { $rolls }
loyal = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } roll **{ $die }** and stay.
   *[other] { NAME($foe, form: "The") } rolls **{ $die }** and stays.
  }
disloyal = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } roll **{ $die }** and desert.
   *[other] { NAME($foe, form: "The") } rolls **{ $die }** and deserts.
  }
left-habitat = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } go no further in this direction and leave { $who }.
   *[other] { NAME($foe, form: "The") } goes no further in this direction and leaves { $who }.
  }
left-dismissed = { $who } and { NAME($foe, form: "the") } part as friends.
keeps = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } keep { NAME($item, form: "the") }.
   *[other] { NAME($foe, form: "The") } keeps { NAME($item, form: "the") }.
  }
lost-died = { NAME($foe, form: "number") ->
    [many] ☠️ { NAME($foe, form: "The") } die.
   *[other] ☠️ { NAME($foe, form: "The") } dies.
  }
lost-abandoned = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } are left behind.
   *[other] { NAME($foe, form: "The") } is left behind.
  }
lost-loan = { NAME($item, form: "The") } is gone too.
vessel-taken = ⛵ { $who } takes a { NAME($vessel) }.
vessel-exchanged = ⛵ The old { NAME($vessel) } goes back to the Bank.
vessel-landlocked = ⛵ { $who } leaves the water, and the { NAME($vessel) } stays there.
vessel-wrecked = ⛵ { $who }’s { NAME($vessel) } breaks up on the shore.
vessel-sunk = 🌊 { $who }’s { NAME($vessel) } sinks.
vessel-snatched = ⛵ { $who }’s { NAME($vessel) } is carried off through the air.
vessel-left-behind = ⛵ { $who }’s { NAME($vessel) } stays behind.
lost-at-sea = 🌊 { $who } is **Lost at Sea**.
sea-nothing-to-lose = There was nothing to lose.
sea-keeps = The sea keeps { $lost }.
sea-keeps-nothing = The sea keeps nothing.
sea-saved = { $who } saves { $saved }.
clue-number = clue { $nth }

## Wounds, death and departures

wounded = 🩸 { $who } takes { $wounds }.
wounded-vessel = 🩸 The vessel takes { $wounds }.
wounded-foe = { NAME($foe, form: "number") ->
    [many] 🩸 { NAME($foe, form: "The") } take { $wounds }.
   *[other] 🩸 { NAME($foe, form: "The") } takes { $wounds }.
  }
healed = ❤️ { $who } is healed of { $wounds }.
healed-vessel = ❤️ The crew mends the vessel and heals { $wounds }.
healed-foe = { NAME($foe, form: "number") ->
    [many] ❤️ { NAME($foe, form: "The") } are healed of { $wounds }.
   *[other] ❤️ { NAME($foe, form: "The") } is healed of { $wounds }.
  }
wounds-left = { $count ->
    [one] 1 is left.
   *[other] { $count } are left.
  }
emerald = 💚 The **Emerald of Life** melts, and { $who } stands there without a scratch.
emerald-foe = { NAME($foe, form: "number") ->
    [many] 💚 The **Emerald of Life** melts, and { NAME($foe, form: "the") } stand there without a scratch.
   *[other] 💚 The **Emerald of Life** melts, and { NAME($foe, form: "the") } stands there without a scratch.
  }
died = ☠️ **{ $character }** is dead.
died-by-foe = ☠️ **{ $character }** is killed by { NAME($foe, form: "the") }.
died-by-character = ☠️ **{ $character }** is killed by **{ $killer }**.
died-of-bad-water = ☠️ **{ $character }** dies of bad water.
died-of-river-of-lava = ☠️ **{ $character }** dies in a river of lava.
died-of-landslide = ☠️ **{ $character }** dies in a landslide.
# Behind a death. After the last of them nothing is said.
epitaph = A minute’s silence, then the dice.
    .second = The others speak well of them, and divide the sandwiches.
    .third = The realm has one hero less, and plenty left.
    .fourth = Somebody had just learnt the name.
    .fifth = The minstrels had only got to the second verse.
    .sixth = A minute’s silence again. It’s becoming an hour.
estate-pools = Back to the pools go { $things }.
estate-bank = The Bank receives { $things }, as found.
estate-nothing = There was nothing to inherit.
newcomer = { $who } comes back { $in } as **{ $character } the { NAME($class) }**.
eliminated = { $who } is out of the game, and from now on a well-informed spectator.
player-left = { $who } leaves the table.
player-left-realm = { $who } leaves the table, and the realm.
