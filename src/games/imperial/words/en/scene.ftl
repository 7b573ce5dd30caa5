# What the table card shows beside the chronicle, the overview, and the hand of a player. Public unless a comment says
# otherwise. $who is a player, with their own formatting.

## The headline

headline-setup = Setting out for the Imperial Treasures
headline-over = The end, after round { $round }
headline = Round { $round } · { $who } · { $phase }
headline-of = Round { $round } of { $last } · { $who } · { $phase }
phase-move = Movement
phase-business = Exchange
phase-explore = Exploration
phase-encounter = Encounter
phase-prison = Prison
phase-out-of-prison = Out of prison

## The scene

scene-setup = Everybody meets in Nobnodd, at the sign of the last safe beer.
scene-oasis = { $who } is { $place }, or where it ought to be.
in-prison = in prison { $place }
bare-hands = Bare hands
gear-item = { NAME($item) } ({ $figures })
clues-held = { $count ->
    [0] no clues
    [one] 1 clue
   *[other] { $count } clues
  }
party = 🐾 With { $party }
member-hurt = { $member } ({ $health })
member-armed = { $member } ({ NAME($item) })
member-hurt-armed = { $member } ({ $health }, { NAME($item) })
found = 👑 { $found } of { $all } Imperial Treasures found
found-all = 👑 All { $all } Imperial Treasures found. The game ends with round { $round }, unless one is lost before then.
found-short-early = { $target ->
    [one] 👑 { $found } of { $all } Imperial Treasures found. 1 ends the game, but not before round { $minimum } is over.
   *[other] 👑 { $found } of { $all } Imperial Treasures found. { $target } end the game, but not before round { $minimum } is over.
  }
found-short = { $target ->
    [one] 👑 { $found } of { $all } Imperial Treasures found. 1 ends the game when the round is over.
   *[other] 👑 { $found } of { $all } Imperial Treasures found. { $target } end the game when the round is over.
  }

## Fights, beside the question

fight-foe = ⚔️ **{ NAME($foe) }** · { $state }
fight-side = 🛡️ Health · { $side }
duel-defender = 🛡️ Health · { $side }
duel-attacker = ⚔️ Health · { $side }
side-member = { $member }: { $health }
side-member-more = { $member }: { $health } ({ $more })
side-allotted = { $count ->
    [one] 1 hit coming
   *[other] { $count } hits coming
  }
side-magic = magic stops { $hits }
foe-hide = hide stops { $hits }
asleep-for = asleep for { $rounds }

## The text alternative of the picture

picture-before = The map of the realm, before anybody has set out.
picture-choice = Portraits of everybody who can be chosen. { $characters }
picture-character = { $character }: { $scores }.
picture-around = Around { $character }: { $places }.
picture-next = { $place } to the { NAME($wind) }
picture-next-by-road = { $place } by road to the { NAME($wind) }
picture-person = { $who } is { $place }.
picture-city = The Lost City lies { $place }.
# To one player alone.
picture-clues = Your clues: { $clues }.
# To one player alone.
picture-clue = { $number } is good { $place }
# To one player alone.
picture-clue-far = { $turns ->
    [one] { $number } is good { $place } (1 turn away)
   *[other] { $number } is good { $place } ({ $turns } turns away)
  }
# To one player alone.
picture-near = One turn away: { $places }.

## The result

result = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { $rank }.
  } { $result }
result-won = { $who } wins with { $score }
result-playing = { $who } has { $score }
result-left = { $who } left the realm
result-out = { $who } is out of the game

## The overview: players

overview-active = ▶ { $who }
overview-choosing = Hasn’t chosen a character yet
overview-out = Out of the game
overview-left = Has left the realm
overview-held = Held by sand
overview-followed = Came along, and rests next turn
overview-treasures = { $count ->
    [0] 💰 No treasures
    [one] 💰 1 treasure: { $treasures }
   *[other] 💰 { $count } treasures: { $treasures }
  }
overview-gear = 🗡️ { $gear }
overview-spare = Also carries { $weapons }
overview-clues = { $count ->
    [0] 📜 No clues
    [one] 📜 1 clue
   *[other] 📜 { $count } clues
  }
overview-spells = ✨ { $spells }
overview-experience = { $points ->
    [one] ⭐ 1 point of experience
   *[other] ⭐ { $points } points of experience
  }
overview-raise = { $score } +{ $by }
overview-next-raise = Next raise at { $points }
overview-head-start = ⚖️ Began with { $extras }

## The overview: the table

overview-table = The table
overview-found = 👑 { $found } of { $all } Imperial Treasures found: { $treasures }
found-held = { NAME($item) } ({ $who })
found-banked = { NAME($item) } (Bank)
overview-realm = 🗺️ A shuffled realm, number { $number }
overview-short = { $target ->
    [one] 🏁 The game ends after round { $last }, or sooner, once 1 Imperial Treasure has been found and round { $minimum } is over
   *[other] 🏁 The game ends after round { $last }, or sooner, once { $target } Imperial Treasures have been found and round { $minimum } is over
  }
overview-pools = Still in the pools: { $treasures }, { $weapons }, { $encounters } and { $clues }
encounters = { $count ->
    [0] no encounters
    [one] 1 encounter
   *[other] { $count } encounters
  }
overview-bank = In the Bank: { $boats } and { $ships }
boats = { $count ->
    [0] no boats
    [one] 1 boat
   *[other] { $count } boats
  }
ships = { $count ->
    [0] no ships
    [one] 1 ship
   *[other] { $count } ships
  }
overview-bank-spells = Spells in the Bank: { $spells }
overview-no-spells = No spells in the Bank
overview-used = Clues already used: { $clues }
overview-city = 🏛️ The Lost City lies { $place }

## The hand of a player, to them alone

hand-no-clues = 📜 No clues
    .text = Explore, or listen to hermits.
hand-clues = { $count ->
    [one] 📜 Your clue
   *[other] 📜 Your { $count } clues
  }
hand-clue = { $number }. **{ $clue }**: { $worth }
hand-spells = ✨ Spells
hand-spell = **{ NAME($spell) }**: { $gist } ({ $times })
hand-things = 💰 Treasures ({ $count }) and gear
thing = **{ NAME($item) }**: { $power }
thing-ready = **{ NAME($item) }**: { $power }, ready
thing-lent = **{ NAME($item) }**: { $power }, lent
thing-idle = **{ NAME($item) }**: { $power }. No weapon for { NAME($class, form: "a") }, but you can trade it, lend it or pay with it.
hand-show = For show: { $things }
hand-nothing = Nothing yet. It can only get better.
