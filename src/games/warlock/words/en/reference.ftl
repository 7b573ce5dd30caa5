# The reference: cards, foes, places, tables and options. Cards have their text from the box.

## Kinds of topics

kind-monster = Monster
kind-trap = Trap
kind-trader = Trader
kind-stranger = Stranger
kind-omen = Omen
kind-treasure-key = Treasure: Key
kind-treasure-key-bunch = Treasure: Bunch of keys
kind-treasure-gold = Treasure: Gold
kind-treasure-provisions = Treasure: Provisions
kind-treasure-sword = Treasure: Sword
kind-treasure-armour = Treasure: Armour
kind-treasure-magic = Treasure: Magic
group-treasure = Treasure
kind-key-card = Key card
kind-maze-card = Maze card
kind-entrance = Place
kind-corridor = Corridor
kind-room = Room
kind-bank = River bank
kind-passage = Secret passage
kind-maze = Maze space
kind-table = Table
kind-crossing = Crossing
kind-option = House rule
kind-preset = Game length

## Encounters

tag-warlock = the Warlock
tag-dragon = dragon
tag-construct = construct
tag-undead = undead
tag-vampire = vampire
tag-beast = beast
tag-lycanthrope = lycanthrope
figure-skill = Skill
figure-stamina = Stamina
topic-monster = **{ NAME($monster) }**: { $stats }.
topic-tags = Counts as: { $tags }.
topic-gold-on-kill = { $gold } Gold for the kill.
topic-one-of = One of those on the card { NAME($foe) }.
topic-another-of = Another of those on the card { NAME($foe) }.
lies-somewhere = Lies face down in one of the rooms.
lies-always = Always in { NAME($room, form: "the") }.
lies-named = Named on the board, in { NAME($room, form: "the") }.
lies-river = In the river.

## Treasure and Key cards

topic-keys = { $count ->
    [one] Turns in lock { $locks }.
   *[other] Turns in locks { $locks }.
  }
topic-attack = { $bonus } to your Attack total.
topic-outside-rucksack = Doesn’t count against the rucksack’s limit of 6.
uses-permanent = Kept for good.
uses-once = Used once, and then out of the game.
uses-on-claim = Shown and counted when you take it, and then out of the game.
key-card = Key card { $number }
key-card-proves = If you hold it, you know that { $number } isn’t beneath the chest. Three of the nine Key cards lie there (WAR-2.10).
key-card-keys = The cards with key { $number }: { $cards }.

## Places

topic-south = At { $label }, south of the river
topic-north = At { $label }, north of the river
topic-maze = At { $label }, in the Maze
topic-sanctum = At { $label }, beyond the Maze
topic-room = Entering it ends the move, and then you face whatever is in it.
topic-chest = The chest with the three locks stands here (WAR-15.1).
topic-never-leaves = { NAME($foe, form: "number") ->
    [many] The { NAME($foe) } never leave it.
   *[other] The { NAME($foe) } never leaves it.
  }
topic-named-on-door = { NAME($foe, form: "number") ->
    [many] The { NAME($foe) } are named on its door.
   *[other] The { NAME($foe) } is named on its door.
  }
topic-no-lantern = Without a lantern you come out here on { $dice } (WAR-16.5).
topic-maze-card = Its card says which ways are open, once it’s turned up.

## Tables

table-escape = Escape Table
table-ferry = Ferry
table-raft = Raft
table-bridge = Bridge
table-key-deal = How Key cards are dealt
table-bell = When the midnight bell tolls
table-row = **{ $die }** { $end }, { $cost }: *{ $text }*
row-away = Away
row-not-away = Not away
row-across = Across
row-back = Back on the bank
row-in-river = In the river
row-no-harm = no harm
row-crocodile = with the Crocodile
row-loss = −{ $goods }
ferry-row = Pay { $gold } Gold and cross (WAR-17.4).
raft-row = Test Luck. If you’re lucky, you’re across. If not, you’re in the river (WAR-17.5).
key-deal-row = { $spare ->
    [0] { $players } players: { $each } each
    [one] { $players } players: { $each } each, and 1 more for the neediest
   *[other] { $players } players: { $each } each, and 1 more for the { $spare } neediest
  }
bell-row = { $players ->
    [one] 1 player: after round { $round }
   *[other] { $players } players: after round { $round }
  }

## Options and presets

value-on = on
value-off = off
topic-values = Values: { $values } (default: { $usual }).
topic-range = Any number from { $least } to { $most } (default: { $usual }).
topic-switch = Default: { $usual }.
topic-preset = { $line }.
topic-sets = Sets: { $options }.
