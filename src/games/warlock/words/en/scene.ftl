# What the table card shows beside the chronicle, the overview, and the hand of a player. Public unless a comment says
# otherwise. $who and $rival are players, with their own formatting.

## The headline

headline-setup = Setting up under the mountain
headline-over = The end, in round { $round }
headline = Round { $round } · { $who } · { $phase }
headline-of = Round { $round } of { $last } · { $who } · { $phase }
headline-reckoning = Round { $round } · The reckoning
phase-start = Start of turn
phase-move = Movement
phase-resolve = Encounters
phase-treasure = Treasure

## The scene

scene-setup = New adventurers gather at the foot of Firetop Mountain.
scene-reckoning = Everybody writes down numbers, in secret.
scene-person = { $who } is { $place }.
# An adventurer's sheet, item by item.
sheet = Skill { $skill } · Stamina { $stamina } · Luck { $luck } · { $gold } Gold · { $provisions ->
    [0] no Provisions
    [one] 1 Provision
   *[other] { $provisions } Provisions
  } · { $treasures ->
    [0] no Treasure cards
    [one] 1 Treasure card
   *[other] { $treasures } Treasure cards
  }
sheet-no-lantern = No lantern
sheet-misses = { $turns ->
    [one] Misses 1 turn
   *[other] Misses { $turns } turns
  }
score-below-initial = { $now } of { $initial }
figures = Skill { $skill }, Stamina { $stamina }
scene-foe = { $more ->
    [0] ⚔️ **{ NAME($foe) }**: Skill { $skill }, Stamina { $stamina }
   *[other] ⚔️ **{ NAME($foe) }**: Skill { $skill }, Stamina { $stamina }, with { $more } more to come
  }
scene-duel-ahead = ⚔️ Round { $round }: { $who } fights { $rival }, { $lead } ahead before the dice
scene-duel-behind = ⚔️ Round { $round }: { $who } fights { $rival }, { $lead } behind before the dice
scene-duel-even = ⚔️ Round { $round }: { $who } fights { $rival }, level before the dice
scene-last-round = 🎲 Round { $round }: { $dice }
scene-last-round-duel = 🎲 Round { $round }: { $who }’s { $dice }
scene-also-here = Also here: { $people }
scene-floor = 🎁 On the floor: { $cards }
scene-room = 🚪 In the room: { $things }
guard-unknown = a face-down card
guard-figures = { NAME($foe) } ({ $figures })
scene-at-chest = { $count ->
    [one] 🔑 { $who } stands before the chest
   *[other] 🔑 { $who } stand before the chest
  }
clock-locks = The chest has three locks, all shut
clock-lock-open = Lock { $number } of the chest is open, and two are shut
clock-bell = The bell tolls after round { $round }
clock-peace = No adventurer may attack another

## The text alternative of the picture

picture-before = The dungeon beneath Firetop Mountain, before anybody has gone in.
picture-person-gone = { $who } isn’t on the board.
picture-met = Met so far: { $foes }.
foe-somewhere = the { NAME($foe) } { $place }
picture-floor = On the floor: { $piles }.
cards-somewhere = { $cards } { $place }
card-somewhere = { NAME($card) }{ $keys } { $place }
picture-bare = Empty: { $rooms }.
maze-space = Maze space { $number } is { $sides }
# To one player alone.
picture-known = You know of { $cards }.
# To one player alone.
picture-near = One turn away: { $rooms }.

## The result

outcome = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { $rank }.
  } { $result }
outcome-won = { $who } wins
outcome-other = { $who }
outcome-won-points = { $points ->
    [one] { $who } wins with 1 point
   *[other] { $who } wins with { $points } points
  }
outcome-other-points = { $points ->
    [0] { $who } has no points
    [one] { $who } has 1 point
   *[other] { $who } has { $points } points
  }
outcome-points = { $points ->
    [0] No points
    [one] 1 point
   *[other] { $points } points
  }
outcome-left = Left the mountain
outcome-held = { $count ->
    [one] Held Key card { $numbers }
   *[other] Held Key cards { $numbers }
  }
outcome-blank = Held only a blank
outcome-alone-won = 🥇 { $who } wins, with nobody to envy them
outcome-alone-lost = 🪦 { $who } comes home without the treasure

## The overview: players

overview-active = ▶ { $who }
overview-stack = { $count ->
    [one] 🔑 1 Key card in the stack
   *[other] 🔑 { $count } Key cards in the stack
  }
overview-keys = { $count ->
    [0] 🔑 Only a blank Key card
    [one] 🔑 1 numbered Key card and a blank
   *[other] 🔑 { $count } numbered Key cards and a blank
  }
overview-carries = Carries { $cards }
overview-overheard = { $count ->
    [one] 👂 Has overheard one Key card of { $rivals }
   *[other] 👂 Has overheard one Key card each of { $rivals }
  }
overview-left = Has left the mountain
overview-dead = Dead, and thinking up a new name
overview-unblooded = Hasn’t left a room yet, so no battles with others
overview-must-face = Must face whatever is in { NAME($room, form: "the") }
overview-cache = ⚰️ { $cards } left { $place }

## The overview: rooms

overview-rooms = 🚪 The rooms
overview-known = Known: { $guards }
overview-guard = { NAME($foe) } ({ NAME($room) })
overview-unknown = { $count ->
    [0] No room has a face-down card
    [one] 1 room has a face-down card
   *[other] { $count } rooms have face-down cards
  }
overview-unguarded = Unguarded Treasure in { $rooms }

## The overview: the table

overview-table = The table
overview-locks = 🔒 The chest has three locks, all shut
overview-lock-open = 🔓 Lock { $number } of the chest is open, and two are shut
overview-bell = 🔔 The bell tolls after round { $round }
overview-dark = 🌙 The light fails after round { $round }
overview-maze = 🌀 { $spaces }
overview-floor = 🎁 On the floor: { $piles }
overview-peace = 🕊️ No adventurer may attack, poison or curse another
overview-champion = 🎲 The next player rolls for a monster
overview-closed = ⛔ Closed to { $who } until somebody else has called: { NAME($room, form: "the") }
overview-closed-alone = ⛔ Closed to { $who } until they have left another room: { NAME($room, form: "the") }
overview-gone = ☠️ Out of the game: { $foes }
overview-underdogs = ⚖️ Underdogs: for each point of Skill below { $skill }, { $gifts }
overview-underdogs-nothing = ⚖️ Underdogs get nothing at this table
overheard-cards = { $count ->
    [one] 1 Key card overheard
   *[other] { $count } Key cards overheard
  }

## The hand of a player, to them alone

rucksack = 🎒 Rucksack ({ $count } of 6)
rucksack-no-keys = No keys yet
rucksack-keys = Keys you carry: **{ $keys }**
rucksack-key = 🔑 { NAME($card) }{ $keys }
rucksack-card = **{ NAME($card) }**: { $text }
rucksack-card-idle = **{ NAME($card) }**: of no use in this game.
rucksack-sword = 🗡️ **{ NAME($sword) }**
rucksack-sword-in-hand = 🗡️ **{ NAME($sword) }**, in hand
rucksack-sword-text = { $line }: { $text }
known = 👁️ You also know
known-carried = { NAME($card) }{ $keys }: { $who } has it
known-lying = { NAME($card) }{ $keys }: { $place }
known-pile = { NAME($card) }{ $keys }: on the floor { $place }
known-cache = { NAME($card) }{ $keys }: in { $who }’s cache { $place }
