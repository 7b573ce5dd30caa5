# The realm in words, for those who can’t see the map. $who is a player, with their own formatting.

## The whole realm

realm-title = The realm
realm-map = A map of { $hexes } hexes in nine rows from north to south, as it is printed.
realm-map-shuffled = A map of { $hexes } hexes in nine rows from north to south, shuffled as number { $number }.
realm-city-unfound = Nobody has found the Lost City yet.
realm-city = The Lost City has been found { $place }.
realm-oasis-there = The Vanishing Oasis is there this turn.
realm-oasis-gone = The Vanishing Oasis is gone this turn.
realm-distances = Distances are in your own turns, by the quickest way.
look-here = Where you are
you-are = You’re { $place }.
look-where = Who is where
person-at = { $place }: { $person }
nobody-yet = Nobody has set out yet.
# To one player alone.
look-clues = Your clues
# To one player alone.
realm-clue = **{ $clue }**: { $worth }.
# To one player alone.
clue-unfound = Nobody has found that place yet.
far = { $turns ->
    [0] You’re there.
    [one] It’s 1 turn away.
   *[other] It’s { $turns } turns away.
  }
far-unreachable = It’s out of reach.
quarter-north-west = The north-west
quarter-north-middle = The north
quarter-north-east = The north-east
quarter-middle-west = The west
quarter-middle-middle = The middle of the realm
quarter-middle-east = The east
quarter-south-west = The south-west
quarter-south-middle = The south
quarter-south-east = The south-east
ground = { NAME($terrain) } ({ $count })
realm-place = **{ $place }**, { NAME($terrain) }.
realm-roads = Steps by road: { $places }.
steps-to = { $place } ({ $steps })
near-clue = One of your clues leads here
near-people = { $count ->
    [one] { $who } is here
   *[other] { $who } are here
  }

## One place

look-way = How far it is
look-people = Who is here
look-nobody = Nobody.
look-beside = What lies around it
look-happens = What happens here
look-step = { $side }: { $place }, { $way }.
look-step-named = { $side }: { $place }, { NAME($terrain) }, { $way }.
near-step = { $side }: { $place }
way-road = by road
way-land = across country
way-ashore = ashore from the sea, with a boat or ship
way-sea = over the sea, with a boat or ship
look-edge = The map ends to the { $sides }.
# To one player alone.
look-clue = { $treasures ->
    [one] Your clue **{ $clue }** is good here for 1 treasure.
   *[other] Your clue **{ $clue }** is good here for { $treasures } treasures.
  }
# To one player alone.
look-clue-weapon = { $treasures ->
    [one] Your clue **{ $clue }** is good here for 1 treasure, at the price of a weapon.
   *[other] Your clue **{ $clue }** is good here for { $treasures } treasures, at the price of a weapon.
  }
look-oasis = It’s there on an even die. Otherwise this is desert, and you draw an encounter.
look-oasis-there = This turn it’s there.
look-oasis-gone = This turn it’s gone.

## The way there

look-no-way = You can’t get there with what you have now. It takes a boat, a ship or magic.
leg-road = by road to { $place }
leg-road-past = by road past { $past } to { $place }
leg-wild = across country to { $place }
leg-wild-past = across country past { $past } to { $place }
leg-sea = by sea to { $place }
leg-sea-past = by sea past { $past } to { $place }
leg-raft = by a raft, which floats on a 4 or more, to { $place }
leg-magic = by Teleportation to { $place }, if two dice show { $distance } or more
leg-bribe = out of prison for a treasure
leg-escape = by an escape from prison to { $place }
leg-rest = a turn without a move

## People

person = { $who }, { NAME($class, form: "a") }, has { $left } of { $max } Health left and { $treasures }.
person-party = They travel with { $party }.
person-turn = It’s their turn.
person-prison = They’re in prison.
person-held = They’re held by sand and can’t move.
person-followed = They came along with somebody and have to rest.
