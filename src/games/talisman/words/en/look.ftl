# The board in words, space by space, without emoji. $who is a player or several, with their own formatting.

## The whole board

board = The board
board-about = Three rings around the Crown of Command: the Outer Region, the Middle Region across the Storm River, and the Inner Region behind the Fire Mountains.
board-ways = The bridge leads from the Sentinel to the Middle Hills, and the Portal of Power to the Plain of Peril.
board-distances = Distances are in your own Turns, if the dice are kind.
board-where-you-are = Where you are
board-you-are = You are { $place }.
board-who-is-where = Who is where
board-nobody = Nobody has set out yet.
board-person = { $place }: { $person }
board-outer = { $count } spaces, clockwise from the Village in the north-west corner.
board-middle = { $count } spaces, clockwise from the Portal of Power in the north-west corner.
board-inner = { $count } spaces, clockwise from the Plain of Peril in the north-west corner. The Crown of Command is in the middle.
board-out-of-reach = All of it is out of your reach for now.
board-space = **{ $space }**.
board-space-far = **{ $space }**, { $far }.
draws = { $count ->
    [one] Draw 1 card.
   *[other] Draw { $count } cards.
  }
people-there = { $count ->
    [one] { $who } is there.
   *[other] { $who } are there.
  }
people-here = { $count ->
    [one] { $who } is here.
   *[other] { $who } are here.
  }
things-there = Lying there: { $things }.
things-here = Lying here: { $things }.

## One space

look-about = A space of the { $region }.
look-bonus = Enemies add { $bonus } to their die.
look-no-magic = No Magic Object works here.
look-way = How far it is
look-people = Who is here
look-nobody = Nobody.
look-things = What lies here
look-nothing = Nothing.
look-card = **{ $card }**: { $text }
look-card-left = **{ $card }**: { $text } { $left ->
    [one] It’s good for 1 more visit.
   *[other] It’s good for { $left } more visits.
  }
look-links = Where it leads
sentence = { $clause }.

## The links of a space, and what they take

link = { $by }: { $to }.
link-taking = { $by }: { $to }, { $takes }.
link-hint = { $by }, { $takes }
link-clockwise = { $side ->
    [north] Clockwise, to the north
    [east] Clockwise, to the east
    [south] Clockwise, to the south
   *[west] Clockwise, to the west
  }
link-anticlockwise = { $side ->
    [north] Anticlockwise, to the north
    [east] Anticlockwise, to the east
    [south] Anticlockwise, to the south
   *[west] Anticlockwise, to the west
  }
link-bridge = Over the bridge
link-portal = Through the Portal of Power
link-portal-back = Back through the Portal of Power
link-inwards = Inwards
link-outwards = Outwards
link-river = Across the Storm River
takes-sentinel = if you beat the Sentinel (Strength { $strength })
takes-portal = if Strength or Craft opens it
takes-talisman = if you have a Talisman
takes-no-return = and nobody comes back
takes-nobody = but nobody goes back this way
takes-raft = by Raft or ferry

## The way to a space

no-way-crown = You can’t get there, because nobody leaves the Crown of Command.
no-way-river = You can’t get there yet. Crossing the Storm River takes a Raft, an Axe to build one, or the Strength to beat the Sentinel.
no-way-valley = You can’t get there yet. Entering the Valley of Fire takes a Talisman.
no-way-portal = You can’t get there yet. The Portal of Power takes more Strength or Craft.
way-die = The movement die has to show { $dice }.
way-dice = **{ $die }**
leg-die = with a { $die } to { $to }
leg-die-past = with a { $die } past { $past } to { $to }
leg-step = one space to { $to }
leg-bridge-step = one space over the bridge to { $to }
leg-bridge = with a { $die } over the bridge to { $to }
leg-bridge-past = with a { $die } over the bridge past { $past } to { $to }
leg-portal-step = one space through the Portal to { $to }
leg-portal = with a { $die } through the Portal to { $to }
leg-portal-past = with a { $die } past { $past } and through the Portal to { $to }
leg-freed = out of slavery with a { $die } to { $to }
leg-freed-past = out of slavery with a { $die } past { $past } to { $to }
leg-raft = by Raft to { $to }
leg-ferry = by the ferry to { $to }
leg-wizard = by the wizard’s offer to { $to }
leg-woods = from wood to wood to { $to }
leg-teleport = by a Teleport Spell to { $to }
leg-rest = a Turn without a Move

## People

person-sheet = { $who } is { $alignment }, with Strength { $strength }, Craft { $craft }, { $lives ->
    [one] 1 Life
   *[other] { $lives } Lives
  } and { $gold ->
    [0] no Gold
   *[other] { $gold } Gold
  }.
person-followers = { $count ->
    [one] 1 Follower comes along.
   *[other] { $count } Followers come along.
  }
person-turn = It’s their Turn.
