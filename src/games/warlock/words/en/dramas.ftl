# Scenes with a picture, the poster of a finished game, and its secrets. $who, $rival and $roller are players.

## Faces

face-met = { $who } meets the { NAME($foe) }
face-found = { $who } finds the { NAME($card) }
face-used = { $who } uses the { NAME($card) }
face-at-chest = { $who } stands before the Warlock’s chest
face-weary = Weary now: Skill { $skill }, Stamina { $stamina }.

## Battles

fight-killed = { $who } slays the { NAME($foe) }
fight-banished = { $who } drives the { NAME($foe) } away
fight-died = { NAME($foe, form: "number") ->
    [many] The { NAME($foe) } kill { $who }
   *[other] The { NAME($foe) } kills { $who }
  }
fight-paralysed = { NAME($foe, form: "number") ->
    [many] The { NAME($foe) } paralyse { $who }
   *[other] The { NAME($foe) } paralyses { $who }
  }
fight-escaped = { $who } escapes the { NAME($foe) }
fight-vanished = { $who } vanishes in front of the { NAME($foe) }
fight-left = { $who }’s battle with the { NAME($foe) } is off
duel-died = { $rival } kills { $who }
duel-escaped = { $who } escapes from { $rival }
duel-vanished = { $who } vanishes in front of { $rival }
duel-robbed = { $rival } robs { $who }
duel-truce = { $who } and { $rival } make a truce
duel-left = The battle between { $who } and { $rival } is off
fight-tally = { $rounds }: { $who } lands { $dealt } and takes { $taken }.
fight-margin = Last round by { $by }
side-stamina = Stamina { $stamina }
side-dead = dead
side-slain = slain
side-gone = gone
side-unbeaten = unbeaten
part-unnamed = Skill and gear

## Deaths, robberies and the end

death = Here lies { $who }
death-by-player = Killed by { $rival }.
death-by-foe = Killed by the { NAME($foe) }.
death-by-card = Killed by the { NAME($card) }.
death-by-river = Taken by the river.
death-otherwise = Killed.
death-where = { $place }.
death-where-and-when = { $place }, in round { $round }.
death-skill = Skill { $skill }, and brave with it.
death-carried = Carried { $goods }.
death-carried-nothing = Carried nothing of worth.
robbery = { $who } robs { $rival }
robbery-loot = { $count ->
    [one] 1 Treasure card changes hands.
   *[other] { $count } Treasure cards change hands.
  }
robbery-keys = { $count ->
    [one] 1 key changes hands.
   *[other] { $count } keys change hands.
  }
loot = { $who } loots { $rival }
loot-goods = { $goods }, no longer needed.
chest = { $who } opens the chest
chest-numbers = The numbers were { $numbers }.
chest-treasure = The treasure of Firetop Mountain!
victory = { $count ->
    [one] { $who } wins
   *[other] { $who } win
  }
victory-by-reckoning = By the reckoning: the mountain has a new master.
victory-by-default = Nobody else is left under the mountain.

## The poster

part-numbers = { $count ->
    [one] 1 number right
   *[other] { $count } numbers right
  }
part-keys = { $count ->
    [one] 1 key
   *[other] { $count } keys
  }
decided-by-chest = Round { $round }: { $who } opens the chest with { $numbers }.
decided-by-reckoning = The reckoning: { $who } writes { $numbers } and gets { $right } right.
decided-by-leaving = Round { $round }: { $rival } gives up, and only { $who } is left.
decided-by-leaving-at = Round { $round }: { $rival } gives up { $place }, and only { $who } is left.

## The secrets of a finished game

secret-keys = 🔑 The Key cards
secret-rooms = 🚪 What the rooms held
secret-lying = 🎁 Treasure that lay about
secret-maze = 🌀 The Maze, where it was face down
secret-room = **{ NAME($room) }**: { $things }
secret-foe = the **{ NAME($foe) }**, face down
secret-pile = Treasure from the top: { $cards }
secret-floor = On the floor { $place }: { $cards }
secret-cache = { $who }’s cache { $place }: { $cards }
secret-maze-card = Maze space { $number }: **{ $card }**, { $sides }
secret-not-dealt = They hadn’t been dealt.
secret-chest = Beneath the chest: **{ $numbers }**
secret-stack = In the stack: { $numbers }
secret-hand = { $who }: { $numbers }
secret-hand-blank = { $who }: only a blank
