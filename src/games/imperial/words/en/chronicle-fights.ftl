## Fights

fight-began = { NAME($foe, form: "number") ->
    [many] ⚔️ { NAME($foe, form: "The") } attack { $who }!
   *[other] ⚔️ { NAME($foe, form: "The") } attacks { $who }!
  }
fight-approach = { NAME($foe, form: "number") ->
    [many] 🎲 Approach: { $who } rolls { $own }, and { NAME($foe, form: "the") } roll { $theirs }.
   *[other] 🎲 Approach: { $who } rolls { $own }, and { NAME($foe, form: "the") } rolls { $theirs }.
  }
duel-approach = 🎲 Approach: { $who } rolls { $own }, and { $rival } rolls { $theirs }.
approach-rounds = { $rounds ->
    [0] They are upon each other at once.
    [one] That leaves 1 round of Approach.
   *[other] That leaves { $rounds } rounds of Approach.
  }
fight-joined = ⚔️ { $who } comes to { $rival }’s aid.
fight-approach-waived = { $told ->
    [0] { $who } doesn’t wait for formalities.
    [1] { $who } skips the introductions.
    [2] { $who } would rather get this over with.
    [3] { $who } is in a hurry, and it shows.
   *[other] { $who } goes straight at it.
  }
fight-holds-back = { $who } does nothing, visibly.
asleep = { NAME($foe, form: "number") ->
    [many] 💤 { NAME($foe, form: "The") } snore { $rounds }.
   *[other] 💤 { NAME($foe, form: "The") } snores { $rounds }.
  }
duel-asleep = 💤 { $who } snores { $rounds }.
more-rounds = { $count ->
    [0] for the last time
    [one] for 1 more round
   *[other] for { $count } more rounds
  }
fight-protected = { $left ->
    [0] 🛡️ Magic stops { $hits }, and has now stopped its last.
   *[other] 🛡️ Magic stops { $hits } and can stop { $left } more.
  }
fight-transferred = ⛵ The vessel takes { $hits } meant for { $who }.
flight = 🏃 { $who } runs for it and rolls { $roll }, needing { $needs }.
flight-leaving-slow = 🏃 { $who } leaves the slow behind, runs for it and rolls { $roll }, needing { $needs }.
flight-foe = { NAME($foe, form: "number") ->
    [many] 🏃 { NAME($foe, form: "The") } run for it and roll { $roll }, needing { $needs }.
   *[other] 🏃 { NAME($foe, form: "The") } runs for it and rolls { $roll }, needing { $needs }.
  }
flight-too-slow = Not fast enough.
flight-foe-too-slow = Not this time.
poison-burns = 🎲 { $who } rolls { $roll } for the poison. It burns: 1 more wound.
poison-tickles = 🎲 { $who } rolls { $roll } for the poison. It only tickles.

## How a fight ended

ended-fled = { $who } gets away from { NAME($foe, form: "the") }.
ended-creature-fled = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } are gone, and so is their treasure, if they had any.
   *[other] { NAME($foe, form: "The") } is gone, and so is the treasure, if there was any.
  }
ended-both-fled = 🏃 { $who } and { NAME($foe, form: "the") } run, in different directions. Everybody is relieved.
ended-slipped-away = { NAME($foe, form: "number") ->
    [many] { $who } slips away unseen. { NAME($foe, form: "The") } bite the air.
   *[other] { $who } slips away unseen. { NAME($foe, form: "The") } bites the air.
  }
ended-sunk = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } swim off, satisfied.
   *[other] { NAME($foe, form: "The") } swims off, satisfied.
  }
ended-bored = { NAME($foe, form: "number") ->
    [many] After a hundred rounds { NAME($foe, form: "the") } get bored and leave.
   *[other] After a hundred rounds { NAME($foe, form: "the") } gets bored and leaves.
  }
beaten-at-once = ☠️ { $who } beats { NAME($foe, form: "the") } before it comes to blows.
beaten = ☠️ { $who } beats { NAME($foe, form: "the") } in { $rounds }.
beaten-fought = ☠️ { $who } beats { NAME($foe, form: "the") } in { $rounds }, landing { $dealt } and taking { $taken }.
fought = { $fighters ->
    [one] ⚔️ { $rounds }: { $who } lands { $dealt } and takes { $taken }.
   *[other] ⚔️ { $rounds }: { $who } and company land { $dealt } and take { $taken }.
  }
dueled = ⚔️ { $rounds }: { $who } lands { $dealt }, and { $rival } lands { $taken }.
health-left = Health { $left }/{ $max }.
rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
  }
hits = { $count ->
    [0] no hits
    [one] 1 hit
   *[other] { $count } hits
  }
hits-taken = { $count ->
    [0] none
   *[other] { $count }
  }
wounds = { $count ->
    [0] no wounds
    [one] 1 wound
   *[other] { $count } wounds
  }

# "Round 2. Ann rolls **6 5** 2: 2 hits. The **Skeletons** roll **5** 1: 1 hit."
round-of = Round { $number }.
blow = { $who } rolls { $dice }: { $hits }.
blow-crew = The crew rolls { $dice }: { $hits }.
blow-foe = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } roll { $dice }: { $hits }.
   *[other] { NAME($foe, form: "The") } rolls { $dice }: { $hits }.
  }

## Fights between players

duel-began = ⚔️ { $who } attacks { $rival }!
duel-sleep = 💤 { $rival } nods off for { $rounds }.
duel-charmed = { NAME($foe, form: "number") ->
    [many] 🐾 { NAME($foe, form: "The") } leave { $rival } for { $who }.
   *[other] 🐾 { NAME($foe, form: "The") } leaves { $rival } for { $who }.
  }
duel-killed = ☠️ { $who } has beaten { $rival }.
duel-both-died = ☠️ { $who } and { $rival } have settled it for good, both of them.
duel-fled = { $who } gets away from { $rival }.
duel-both-fled = 🏃 { $who } and { $rival } think better of it and run, in different directions.
duel-slipped-away = { $who } slips away unseen.
duel-sunk = 🌊 The water has the last word between { $who } and { $rival }.
duel-drawn = After a hundred rounds { $who } and { $rival } have forgotten what it was about.
plundered = 💰 { $who } takes what { $rival } had: { $loot }.
plundered-nothing = 💰 { $who } searches { $rival } and finds nothing worth taking.

## Magic

cast = ✨ { $who } casts **{ NAME($spell) }**.
read = ✨ { $who } reads { NAME($item, form: "the") }.
magic-dice = 🎲 { $who }’s { NAME($spell) } rolls { $dice }: { $wounds }.
friendship-rolled = 🎲 { $who } rolls { $roll } for Friendship, needing more than { $above }.
befriended = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } find { $who } delightful.
   *[other] { NAME($foe, form: "The") } finds { $who } delightful.
  }
nobody-charmed = Nobody is charmed.
protection = 🛡️ Magic will stop the next { $hits } on { $who }’s side.
strength = 💪 { $who } has { $agility } more Agility until this is over. So much for the shirt.
sleep = { NAME($foe, form: "number") ->
    [many] 💤 { NAME($foe, form: "The") } nod off for { $rounds }.
   *[other] 💤 { NAME($foe, form: "The") } nods off for { $rounds }.
  }
invisible = ✨ { $who } can no longer be seen.
range = 🎲 { $who } rolls { $roll }, so the spell reaches that many hexes.
charm-used = 🍀 { $who } rubs the Lucky Charm and turns a { $from } into a **{ $to }**. The Charm hops off.
