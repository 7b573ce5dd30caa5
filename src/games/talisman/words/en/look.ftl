# The board in words, space by space, without emoji. $who is a player or several, with their own formatting.

## The whole board

board = The board
board-about = Three rings around the Crown of Command: the Outer Region, the Middle Region across the Storm River, and the Inner Region behind the Fire Mountains.
board-ways = The bridge leads from the Sentinel to the Middle Hills, and the Portal of Power to the Plain of Peril.
board-distances = Distances are in your own Turns, if the dice are kind.
board-where-you-are = Where you are
board-you-are = You are { NAME($place, form: "in") }.
board-who-is-where = Who is where
board-nobody = Nobody has set out yet.
board-person = { NAME($place, form: "in") }: { $person }
board-outer = { $count } spaces, clockwise from the Village in the north-west corner.
board-middle = { $count } spaces, clockwise from the Portal of Power in the north-west corner.
board-inner = { $count } spaces, clockwise from the Plain of Peril in the north-west corner. The Crown of Command is in the middle.
board-out-of-reach = All of it is out of your reach for now.
board-space = **{ NAME($space) }**.
board-space-far = **{ NAME($space) }**, { $far }.
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
things-there = Lying there: { NAME($things) }.
things-here = Lying here: { NAME($things) }.

## One space

look-about = A space of the { NAME($region) }.
look-bonus = Enemies add { $bonus } to their die.
look-no-magic = No Magic Object works here.
look-way = How far it is
look-people = Who is here
look-nobody = Nobody.
look-things = What lies here
look-nothing = Nothing.
look-card = **{ NAME($card) }**: { $text }
look-card-left = **{ NAME($card) }**: { $text } { $left ->
    [one] It’s good for 1 more visit.
   *[other] It’s good for { $left } more visits.
  }
look-thing = { NAME($thing) }.
look-links = Where it leads
sentence = { $clause }.

## The links of a space, and what they take

link = { $by }: { NAME($to, form: "the") }.
link-taking = { $by }: { NAME($to, form: "the") }, { $takes }.
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
leg-die = with a { $die } to { NAME($to, form: "the") }
leg-die-past = with a { $die } past { NAME($past, form: "the") } to { NAME($to, form: "the") }
leg-step = one space to { NAME($to, form: "the") }
leg-bridge-step = one space over the bridge to { NAME($to, form: "the") }
leg-bridge = with a { $die } over the bridge to { NAME($to, form: "the") }
leg-bridge-past = with a { $die } over the bridge past { NAME($past, form: "the") } to { NAME($to, form: "the") }
leg-portal-step = one space through the Portal to { NAME($to, form: "the") }
leg-portal = with a { $die } through the Portal to { NAME($to, form: "the") }
leg-portal-past = with a { $die } past { NAME($past, form: "the") } and through the Portal to { NAME($to, form: "the") }
leg-freed = out of slavery with a { $die } to { NAME($to, form: "the") }
leg-freed-past = out of slavery with a { $die } past { NAME($past, form: "the") } to { NAME($to, form: "the") }
leg-raft = by Raft to { NAME($to, form: "the") }
leg-ferry = by the ferry to { NAME($to, form: "the") }
leg-wizard = by the wizard’s offer to { NAME($to, form: "the") }
leg-woods = from wood to wood to { NAME($to, form: "the") }
leg-teleport = by a Teleport Spell to { NAME($to, form: "the") }
leg-rest = a Turn without a Move

## People

person-sheet = { $who } is { NAME($alignment) }, with Strength { $strength }, Craft { $craft }, { $lives ->
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
