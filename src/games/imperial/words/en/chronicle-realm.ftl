## Before the first turn

realm-laid = 🗺️ The realm is shuffled and laid out as number **{ $realm }**. The neighbours are new, the creditors are not.
setup-roll = 🎲 { $who } rolls { $roll } for first choice.
setup-roll-again = 🎲 { $who } rolls { $roll } to break the tie for first choice.
setup-first = { $who } chooses first.
character-chosen = { $who } plays **{ $character } the { NAME($class) }**.
head-start = ⚖️ For an even start, **{ $character }** begins with { $extras }.
more-weapons = { $count ->
    [one] 1 more weapon
   *[other] { $count } more weapons
  }
fewer-clues = { $count ->
    [one] 1 clue fewer
   *[other] { $count } clues fewer
  }
clues-dealt = 📜 { $who } deals { $clues } to everybody. `/clues` shows all players their own.
clues-dealt-but = 📜 { $who } deals { $clues } to everybody but { $others }. `/clues` shows all players their own.
game-began = 🏰 The quest begins in Nobnodd. { $who } has the first turn.

## Turns and journeys

turn-began = 🧭 Round { $round } · { $who }’s turn
round-ended = { $found ->
    [one] Round { $round } is over, and 1 of 6 Imperial Treasures has been found.
   *[other] Round { $round } is over, and { $found } of 6 Imperial Treasures have been found.
  }
round-goes-on = ⏳ All 6 are found, but nobody goes home before round { $round } is over. Everybody gets the same number of turns.
convoy-invited = 🥾 { $who } asks { $guest } to come along.
convoy-joined = 🥾 { $guest } comes along with { $who }.
convoy-declined = { $guest } would rather walk alone.
experience-gained = { $points ->
    [one] ⭐ { $who } gains 1 point of experience and has { $total } in all.
   *[other] ⭐ { $who } gains { $points } points of experience and has { $total } in all.
  }
score-raised = ⭐ { $who } has learnt something: { $score } +{ $by }.
score-max-health = Max Health
score-agility = Agility
score-running-away = Running Away
stayed = { $who } stays { $in }.
moved-road = 🥾 { $who } takes the road to { $to }.
moved-wilderness = 🥾 { $who } sets off across country to { $to }.
moved-sea = ⛵ { $who } sails to { $to }.
moved-raft = ⛵ { $who } drifts to { $to } on the raft.
moved-teleport = ✨ { $who } appears out of thin air { $in }.
moved-leave = 🥾 { $who } is shown out, all the way to { $to }.
moved-escape = 🥾 { $who } comes up through a drain { $in }.
moved-sneeze = ✨ { $who } is sneezed to { $to }.
moved-washed-up = 🌊 { $who } is washed up { $in }.
oasis-there = { $told ->
    [0] 🎲 { $who } looks for the Oasis and rolls { $roll }. Here it is: palms, water, the lot.
    [1] 🎲 { $who } looks for the Oasis and rolls { $roll }. It’s in, and pretending not to be surprised.
    [2] 🎲 { $who } looks for the Oasis and rolls { $roll }. The camels knew the way.
    [3] 🎲 { $who } looks for the Oasis and rolls { $roll }. It shimmers, but so does everything here, and it’s wet.
   *[other] 🎲 { $who } looks for the Oasis, rolls { $roll } and finds it.
  }
oasis-gone = { $told ->
    [0] 🎲 { $who } looks for the Oasis and rolls { $roll }. Only sand. It was here yesterday.
    [1] 🎲 { $who } looks for the Oasis and rolls { $roll }. There’s a wet patch, and it’s getting smaller.
    [2] 🎲 { $who } looks for the Oasis and rolls { $roll }. A very fine dune, and no Oasis.
    [3] 🎲 { $who } looks for the Oasis and rolls { $roll }. A camel shrugs.
    [4] 🎲 { $who } looks for the Oasis and rolls { $roll }. There were palms, and then there weren’t.
    [5] 🎲 { $who } looks for the Oasis and rolls { $roll }. Only a sign: back soon.
   *[other] 🎲 { $who } looks for the Oasis, rolls { $roll } and finds only sand.
  }
sea-stays = ⛵ { $who } gets no further than { $place } today.
sea-passes = ⛵ Nothing keeps { $who } at sea.
raft-floats = 🎲 { $who } ties some logs together and rolls { $roll }. They float.
raft-parts = 🎲 { $who } ties some logs together and rolls { $roll }. They part.
slipped-by = { $who } is invisible and meets nobody, or nobody who noticed.
meditated-freely = ✨ { $who } meditates once more, and **{ NAME($spell) }** comes without being asked.
meditated-learnt = { $told ->
    [0] 🎲 { $who } meditates for **{ NAME($spell) }** and rolls { $roll }, needing { $target }. There it is.
    [1] 🎲 { $who } meditates for **{ NAME($spell) }** and rolls { $roll }, needing { $target }. It had been on the tip of the tongue.
   *[other] 🎲 { $who } meditates for **{ NAME($spell) }**, rolls { $roll }, needing { $target }, and learns it.
  }
meditated-almost = { $told ->
    [0] 🎲 { $who } meditates for **{ NAME($spell) }** and rolls { $roll }, needing { $target }. Almost, and now something is coming up the path.
   *[other] 🎲 { $who } meditates for **{ NAME($spell) }** and rolls { $roll }, needing { $target }. That was close.
  }
meditated-itch = { $told ->
    [0] 🎲 { $who } meditates for **{ NAME($spell) }** and rolls { $roll }, needing { $target }. Nothing but an itch.
    [1] 🎲 { $who } meditates for **{ NAME($spell) }** and rolls { $roll }, needing { $target }. A leg has gone to sleep, and that’s all.
    [2] 🎲 { $who } meditates for **{ NAME($spell) }** and rolls { $roll }, needing { $target }. There was nearly a thought.
   *[other] 🎲 { $who } meditates for **{ NAME($spell) }**, rolls { $roll }, needing { $target }, and learns nothing.
  }

## Draws, losses and gear

treasure-drawn = 💰 { $who } draws { NAME($item, form: "a") }.
treasures-gone = The Treasure Pool is empty. Only the moral of the story is left.
imperial-found = { $found ->
    [one] 👑 That is an Imperial Treasure, the first of 6.
   *[other] 👑 That is an Imperial Treasure, and { $found } of 6 have now been found.
  }
imperial-banked = 👑 { NAME($item, form: "The") } goes to the Bank. It counts as found, but is out of the game.
weapon-drawn = 🗡️ { $who } draws { NAME($item, form: "a") }.
weapons-gone = The Weapons Pool is empty.
clue-drawn = 📜 { $who } draws a clue.
clue-seen = 📜 You have the clue **{ $clue }**: { $worth }.
clues-gone = There are no clues left to draw.
clues-reshuffled = { $cards ->
    [one] The only discarded clue goes back into the deck.
   *[other] The { $cards } discarded clues are shuffled into a new deck.
  }
clue-forgotten = 📜 { $who } forgets **{ $clue }**.
clue-lost = 📜 **{ $clue }** is gone.
paid-with = { $who } pays with { NAME($item, form: "the") }.
paid-healers = { $who } gives the healers { NAME($item, form: "the") }.
spell-gained = ✨ { $who } now holds **{ NAME($spell) }**.
gear-readied = { $who } takes up { NAME($item, form: "the") }.
gear-lent = { $who } lends { NAME($item, form: "the") } to { NAME($holder, form: "the") }.
gear-reclaimed = { $who } takes { NAME($item, form: "the") } back from { NAME($holder, form: "the") }.

## In places

special-rolled = { $treasures ->
    [0] 🎲 { $who } rolls { $roll } for the SPECIAL and finds nothing but a hole.
    [one] 🎲 { $who } rolls { $roll } for the SPECIAL and finds 1 treasure.
   *[other] 🎲 { $who } rolls { $roll } for the SPECIAL and finds { $treasures } treasures.
  }
clue-laid = 📜 { $who } lays **{ $clue }** on the table.
clue-exchanged = { $treasures ->
    [one] 📜 { $who } follows **{ $clue }** { NAME($place, form: "in") } and finds 1 treasure.
   *[other] 📜 { $who } follows **{ $clue }** { NAME($place, form: "in") } and finds { $treasures } treasures.
  }
delivered = 🐾 { NAME($foe, form: "The") } has arrived { NAME($place, form: "in") }, says thank you, and pays.
emperor-rewards = 🏰 { $who } hands { NAME($item, form: "the") } to the Emperor, who opens his treasury twice.
explored = 🎲 { $who } explores { NAME($place) } and rolls { $roll }. **{ $found }**
found-weapon-boat = A weapon, or a boat.
found-weapon-ship = A weapon, or a ship.
found-bad-water = Bad water.
found-prison = Prison.
found-encounter = An encounter.
found-cure-all-wounds = A cure for all wounds.
found-cure-one-wound = A cure for 1 wound.
found-river-of-lava = A river of lava.
found-you-must-leave = Not welcome.
found-no-action = Nothing.
found-landslide = A landslide.
found-treasure-clue = A clue!
nowhere-to-go = { $who } must leave, but there is only water all round. The locals look the other way.
imprisoned = ⛓️ { $who } goes to prison { $in }, party and all.
bribed = 💰 { $who } presses { NAME($item, form: "the") } into the gaoler’s hand and walks out.
escape-rolled = 🎲 { $who } taps the walls and rolls { $roll }.
escape-hollow = { $told ->
    [0] A hollow one!
    [1] That one gives, and there’s daylight behind it.
    [2] A stone slides out, and so does the prisoner.
    [3] The wall turns out to be mostly paint.
   *[other] One is hollow, and that’s the way out.
  }
escape-solid = { $total ->
    [0] All solid.
    [2] All solid, and one of them knocks back.
    [3] All solid. The rats are sympathetic.
    [4] All solid. Somebody has tapped here before.
    [5] All solid. The builder was proud of this one.
    [6] All solid, and cold.
    [7] All solid, as walls go.
    [8] All solid. The gaoler taps along.
    [9] All solid, and now the neighbours are awake.
    [10] All solid. The hollow one must be next door.
    [11] All solid, apart from the moss.
   *[12] All solid. It is a very good prison.
  }
waited = ⛓️ { $who } waits and counts the bricks.
vanished-from-prison = ✨ { $who } is gone from the cell. Whatever magic couldn’t lift stays behind.

## Trades

trade-proposed = 🤝 { $who } offers { $rival } { $gives } for { $asks }.
trade-clue-shown = 📜 { $who } shows you **{ $clue }**: { $worth }.
trade-refused = { $told ->
    [0] 🤝 { $who } would rather not.
    [1] 🤝 { $who } shakes a polite head.
    [2] 🤝 { $who } thanks them for the offer, and that’s all.
    [3] 🤝 { $who } has heard better offers, and says so.
    [4] 🤝 { $who } hums and says no.
    [5] 🤝 { $who } looks at it from all sides, and says no.
   *[other] 🤝 { $who } declines.
  }
trade-dropped = 🤝 { $who } and { $rival } break off their bargaining.
trade-agreed = 🤝 { $rival } agrees.
trade-handed = 🤝 { $who } gives { $rival } { $gives }.
nothing = nothing

## The end

game-ended-all-found = 🏁 All 6 Imperial Treasures have been found, so the quest ends in round { $round }.
game-ended-one-left = 🏁 Only one player is left, so the quest ends in round { $round }.
game-ended-nobody-left = 🏁 Nobody is left, so the quest ends in round { $round }.
game-ended-target = 🏁 Enough Imperial Treasures have been found, so the quest ends in round { $round }.
game-ended-last-round = 🏁 The last round is over, so the quest ends in round { $round }.
found-in-all = { $found ->
    [one] 1 of 6 has been found.
   *[other] { $found } of 6 have been found.
  }
on-the-table = Everything on the table, please.
tallied = { $who } has { $treasures } and { $weapons }.
treasure-valued = 🎲 { $who }’s **{ NAME($item) }** is worth { $roll }.
treasure-valued-charm = 🎲 { $who }’s **{ NAME($item) }** is worth { $roll }, with the Charm’s point.
points-counted = { $who } scores { $points } for { $things }.
points-tallied = 🧮 { $who } has **{ $points }** in all.
tie-rolled = 🎲 { $who } rolls **{ $die }** to break the tie.
game-won = 🏆 { $who } wins with { $score }!
nobody-won = Nobody is left to win. The treasures are very quiet about it.
points = { $count ->
    [0] no points
    [one] 1 point
   *[other] { $count } points
  }
counted-imperial = { $count ->
    [one] 1 Imperial Treasure
   *[other] { $count } Imperial Treasures
  }
counted-scroll = { $count ->
    [one] 1 scroll
   *[other] { $count } scrolls
  }
counted-charm = { $count ->
    [one] 1 charm
   *[other] { $count } charms
  }
counted-ruby = { $count ->
    [one] 1 ruby
   *[other] { $count } rubies
  }
counted-stone = { $count ->
    [one] 1 stone
   *[other] { $count } stones
  }
counted-gold = { $count ->
    [one] 1 golden thing
   *[other] { $count } golden things
  }
counted-silver = { $count ->
    [one] 1 silver thing
   *[other] { $count } silver things
  }
counted-magic-weapon = { $count ->
    [one] 1 magic weapon
   *[other] { $count } magic weapons
  }
counted-weapons = { $count ->
    [one] 1 ordinary weapon
   *[other] { $count } ordinary weapons
  }
