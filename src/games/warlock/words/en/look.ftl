# The dungeon in words, place by place, without emoji. $who is a player or several, with their own formatting.

## The whole dungeon

dungeon = The dungeon
dungeon-about = Corridors and rooms beneath Firetop Mountain, from the Entrance in the south across the river to the north, and through the Maze to the Treasure Room. Squares are named by column and row: A is in the west, 1 in the north.
dungeon-last-round = The last round is round { $round }.
dungeon-distances = Distances are in turns, if the dice are kind.
dungeon-where-you-are = Where you are
dungeon-you-are = You are { $place }.
dungeon-who-is-where = Who is where
dungeon-south = South of the river
dungeon-north = North of the river
dungeon-maze = In the Maze
dungeon-sanctum = Beyond the Maze
dungeon-person = { $place }: { $person }
corridor = Corridor { $label }
map-corridor = **Corridor { $label }**.
map-space = **{ $title }**, at { $label }.
map-doors = { $count ->
    [one] Door at { $squares }.
   *[other] Doors at { $squares }.
  }
people-there = { $count ->
    [one] { $who } is there.
   *[other] { $who } are there.
  }
people-here = { $count ->
    [one] { $who } is here.
   *[other] { $who } are here.
  }

## One place

look-way = How far it is
look-people = Who is here
look-nobody = Nobody.
look-things = What is here
look-links = Where it leads
look-no-way = You can’t get there as things are.
side-north = North
side-south = South
side-west = West
side-east = East
side-passage = Through the passage
side-river = Over the river
link-door = a door
link-open = open
link-maze-unknown = open or walled, which only its Maze card knows
link-maze-open = open, by its Maze card
link-maze-walled = walled, by its Maze card
link-passage = where you choose with a lantern, and a die chooses without one
link-river = by ferry, raft or bridge
link = { $side }, { $how }: { $to }.
link-run = { $steps ->
    [one] { $side }, { $how }: { $to }, and after 1 step { $end }.
   *[other] { $side }, { $how }: { $to }, and after { $steps } steps { $end }.
  }
near-link = { $side }: { $to }
near-run = { $steps ->
    [one] { $side }, 1 step: { $to }
   *[other] { $side }, { $steps } steps: { $to }
  }
landmark-maze-edge = { $square }, at the edge of the Maze
landmark-fork = a fork at { $square }
landmark-dead-end = a dead end at { $square }
steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
  }
leg-walk = { $steps } { $to }
leg-through-passage = through { NAME($passage, form: "the") }, { $steps } { $to }
leg-through-maze = through Maze space { $number }, { $steps } { $to }
leg-river = over the river { $to }
leg-river-from = { $from } and over the river { $to }
leg-rest = a missed turn

## People and things

person-sheet = { $who } has Skill { $skill }, Stamina { $stamina } and Luck { $luck }, { $gold } Gold, { $provisions ->
    [one] 1 Provision
   *[other] { $provisions } Provisions
  } and { $treasures ->
    [one] 1 Treasure card
   *[other] { $treasures } Treasure cards
  }.
person-turn = It’s their turn.
person-no-lantern = They have no lantern.
person-misses = { $turns ->
    [one] They miss 1 turn.
   *[other] They miss { $turns } turns.
  }
things-floor = { $count ->
    [one] 1 Treasure card lies on the floor.
   *[other] { $count } Treasure cards lie on the floor.
  }
things-cache = { $count ->
    [one] 1 of { $who }’s Treasure cards is hidden here.
   *[other] { $count } of { $who }’s Treasure cards are hidden here.
  }
things-pile = { $count ->
    [one] 1 Treasure card lies there, face down.
   *[other] { $count } Treasure cards lie there, face down.
  }
things-not-laid-out = Its cards aren’t laid out yet.
things-nobody = Nobody waits there.
things-unknown = A face-down card waits there.
things-foe = { NAME($foe, form: "number") ->
    [many] The **{ NAME($foe) }** wait there.
   *[other] The **{ NAME($foe) }** waits there.
  }
things-foe-down = { NAME($foe, form: "number") ->
    [many] The **{ NAME($foe) }** wait there, their card face down.
   *[other] The **{ NAME($foe) }** waits there, its card face down.
  }
things-monster = { NAME($monster) }: Skill { $skill }, Stamina { $stamina }
things-closed = Closed to { $who } until somebody else has called.
things-closed-alone = Closed to { $who } until they have left another room.
things-maze-unknown = Its Maze card is face down, so which ways are open is anyone’s guess.
things-maze = Its Maze card is the { $card }, face up, { $sides }.
things-maze-down = Its Maze card is the { $card }, face down again, { $sides }.
things-chest = The chest stands there, with three locks, all shut.
things-chest-open = The chest stands there. Lock { $number } is open, and two are shut.
# To one player alone.
things-known = You know what lies there: { $cards }.
