# The chronicle of a game: what has happened, in the third person and the present tense. Public unless a comment says
# otherwise. $who and $rival are players, with their own formatting.

## Goods and lists

gold = { $count } Gold
provisions = { $count ->
    [one] 1 Provision
   *[other] { $count } Provisions
  }
treasure-cards = { $count ->
    [0] no Treasure cards
    [one] 1 Treasure card
   *[other] { $count } Treasure cards
  }
the-lantern = the lantern
lanterns = { $count ->
    [one] 1 lantern
   *[other] { $count } lanterns
  }
skill = { $count } Skill
stamina = { $count } Stamina
luck = { $count } Luck
more = { $count } more
# A card in a list that is the object of a verb. `.short` stands on a button.
the-card = the **{ NAME($card) }{ $keys }**
    .short = { NAME($card) }
player-and-number = { $who } { $number }
player-and-die = { $who } **{ $die }**

## Setting up

rolled-up = 🎲 { $who } rolls up an adventurer: Skill **{ $skill }**, Stamina **{ $stamina }**, Luck **{ $luck }**.
rolled-up-again = 🎲 { $who } sends another adventurer: Skill **{ $skill }**, Stamina **{ $stamina }**, Luck **{ $luck }**.
supplied = 🎒 { $who } also packs { $goods }.
need-rolled = 🎲 Equal Skill, so they roll for it: { $rolls }. Lowest goes first.
need-settled = { $who } has the lowest Skill and goes first. Turns go round the table: { $order }.
laid-out = 🏰 { $treasures } Treasure cards lie in the rooms, and something sits on nearly all of them.
laid-out-without = 🏰 { $treasures } Treasure cards lie in the rooms, but none in { $rooms }.
laid-out-without-many = 🏰 { $treasures } Treasure cards lie in the rooms. Somebody has been through { $count } of the rooms already.
key-cards-stacked = 🔑 Three Key cards go beneath the chest, and the other { $stack } into a face-down stack.
key-cards-dealt-evenly = 🔑 Three Key cards go beneath the chest. Each player gets { $each ->
    [one] one of the others
   *[other] { $each } of the others
  }, and a blank as well.
key-cards-dealt = 🔑 Three Key cards go beneath the chest. The others are dealt out ({ $dealt }), and everybody gets a blank as well.
lock-open = 🔓 The Warlock forgot one lock: **{ $number }** is beneath the chest, and nobody needs that key.
overheard = { $count ->
    [one] 👂 Nobody keeps their voice down around { $who }, who overhears one Key card of { $rivals }.
   *[other] 👂 Nobody keeps their voice down around { $who }, who overhears one Key card each of { $rivals }.
  }
# To one player alone.
keys-ready = 🔑 You start with { $cards }.

## Turns

night-grew-long = 🌙 The long night: from now on the **Warlock** has only Skill { $skill } and Stamina { $stamina }. People keep dropping in.
turn-began = 🕯️ Round { $round } · { $who }’s turn
turn-missed = { $left ->
    [0] 💤 { $who } misses this turn.
    [one] 💤 { $who } misses this turn and the next.
   *[other] 💤 { $who } misses this turn and the next { $left }.
  }
turn-owed = { $owed ->
    [one] 💤 { $who } will miss their next turn.
   *[other] 💤 { $who } will miss their next { $owed } turns.
  }
turn-owed-to-foe = { $owed ->
    [one] 💤 { $who } will miss their next turn, thanks to the **{ NAME($foe) }**.
   *[other] 💤 { $who } will miss their next { $owed } turns, thanks to the **{ NAME($foe) }**.
  }
passed = { $who } waits, *and listens*.
stayed = { $who } stays { $place }.

## Movement

move-rolled = 🎲 { $who } rolls { $roll } to move, which earns a Key Challenge.
at-the-chest = { $told ->
    [0] 🔑 { $who } stands before **the Warlock’s chest**. The right numbers now, and it’s over.
    [1] 🔑 { $who } stands before **the Warlock’s chest**. It looks just as it did for the last one.
    [2] 🔑 { $who } stands before **the Warlock’s chest**. It’s patient, as chests go.
   *[other] 🔑 { $who } stands before **the Warlock’s chest**.
  }
moved = 🥾 { $who } goes { $to }.
moved-rolled = 🥾 { $who } rolls **{ $roll }** and goes { $to }.
nowhere-to-go = { $who } has nowhere to go { $from }.
maze-reached = 🌀 { $who } stands at the edge of the Maze, { $place }.
# Sides in a list, which is `$sides` of `open-to`.
side-n = north
side-e = east
side-s = south
side-w = west
open-to = open to the { $sides }
maze-turned-up = 🌀 Maze space { $number }: **{ $card }**, { $sides }. *{ $text }*
# For a card that has been told in this match.
maze-turned-up-again = 🌀 Maze space { $number }: **{ $card }**, { $sides }.
maze-dead-end = 🧱 A dead end for { $who }: it leads nowhere.
maze-walled = 🧱 A dead end for { $who }: it’s bricked up on this side.
passage-entered = 🕳️ { $who } pulls the iron ring and climbs into { NAME($passage, form: "the") }.
passage-taken = 🕳️ { $who } comes up in { NAME($passage, form: "the") }.
passage-groped = 🎲 { $who } has no lantern, rolls **{ $die }**, gropes along and comes up in { NAME($passage, form: "the") }.
passage-groped-back = 🎲 { $who } has no lantern, rolls **{ $die }**, gropes along and comes up in { NAME($passage, form: "the") }, again.
river-by-ferry = 🔔 { $who } rings for the ferryman and pays 3 Gold.
river-by-raft = 🛶 { $who } pushes off on the raft.
river-by-bridge = 🌉 { $who } steps onto the bridge.
bridge = { $die ->
    [1] 🎲 { $who } rolls **{ $die }**. The rope parts, and { $who } joins the river.
    [2] 🎲 { $who } rolls **{ $die }**. A plank goes. Back on the bank, bruised.
    [3] 🎲 { $who } rolls **{ $die }**. Halfway out { $who } looks down, and walks back.
    [4] 🎲 { $who } rolls **{ $die }**. Across, but lunch was not holding on.
   *[other] 🎲 { $who } rolls **{ $die }**. Across. People are told it was nothing.
  }
river-crossed = 🌊 { $who } is across, { $place }.
river-turned-back = 🌊 { $who } is back { $place }, where it was dry.
river-fell = { $told ->
    [0] 💦 { $who } falls in. So does something with teeth.
    [1] 💦 { $who } falls in. It’s colder than it looks, and it looked cold.
   *[other] 💦 { $who } falls in.
  }

## Scores and tests

test-raft = on the raft
test-vampire = against the Vampire’s gaze
test-werewolf = against the bite
test-orc-sentry = on tiptoe
test-skeleton-crew = while pretending to be management
test-portrait = against the Portrait
test-wound = for the wound
test-bow-and-silver-arrow = with the Silver Arrow
luck-tested-lucky = 🍀 { $who } tests Luck: { $roll } against { $against }. **Lucky**, at the price of 1 Luck.
luck-tested-unlucky = 🍀 { $who } tests Luck: { $roll } against { $against }. **Unlucky**, and 1 Luck poorer.
luck-tested-how-lucky = 🍀 { $who } tests Luck { $how }: { $roll } against { $against }. **Lucky**, at the price of 1 Luck.
luck-tested-how-unlucky = 🍀 { $who } tests Luck { $how }: { $roll } against { $against }. **Unlucky**, and 1 Luck poorer.
skill-tested-passed = 🎯 { $who } tests Skill: { $roll } against { $against }. **Passed**.
skill-tested-failed = 🎯 { $who } tests Skill: { $roll } against { $against }. **Failed**.
skill-tested-how-passed = 🎯 { $who } tests Skill { $how }: { $roll } against { $against }. **Passed**.
skill-tested-how-failed = 🎯 { $who } tests Skill { $how }: { $roll } against { $against }. **Failed**.
meal = 🍖 { $who } eats in peace and now has **{ $now }** Stamina.
provision-eaten = { $left ->
    [0] 🐀 The rats eat { $who }’s last Provision.
    [one] 🐀 The rats eat one of { $who }’s Provisions, and leave 1.
   *[other] 🐀 The rats eat one of { $who }’s Provisions, and leave { $left }.
  }
lantern-out = 🏮 { $who }’s lantern goes out for good.
gold-taken = 💰 { $who } takes { $gold } Gold.
gold-found = 💰 { $who } finds { $gold } Gold on the way.
gold-found-on = 💰 { $who } finds { $gold } Gold on the **{ NAME($foe) }**.
gained = ✨ { $who } gains { $amount } and now has **{ $now }**.
gained-kill = ✨ { $who } gains { $amount } for the kill and now has **{ $now }**.
gained-flask = ✨ { $who } gains { $amount } from the flask and now has **{ $now }**.
gained-charm = ✨ { $who } gains { $amount } from the charm and now has **{ $now }**.
gained-card = ✨ { $who } gains { $amount } from the **{ NAME($card) }** and now has **{ $now }**.
bled = 🩸 { $who } loses { $amount } and now has **{ $now }**.
bled-card = 🩸 { $who } loses { $amount } to the **{ NAME($card) }** and now has **{ $now }**.
lost = 📉 { $who } loses { $amount } and now has **{ $now }**.
lost-card = 📉 { $who } loses { $amount } to the **{ NAME($card) }** and now has **{ $now }**.

## Rooms, told on the card and when somebody meets what is in them

room-sentry-bunkroom = *Two straw pallets, one still warm. The night watch believes in working from bed.*
room-orc-mess = *A long table, a cold stew, and nothing in it that anyone would want identified.*
room-trophy-hall = *Heads line the walls above little brass plates. One plate is blank and freshly polished.*
room-snake-cellar = *Crates with air-holes, stacked by somebody who did not stay to check the lids.*
room-torture-chamber = *A brazier, a rack and a suggestions box. The box is empty.*
room-armoury = *Racks of bent pikes and notched shields: everything in here has already lost once.*
room-guardroom = *Doors north and south and a sign asking callers to knock. Few get the chance.*
room-rat-larder = *Shelves of cheese with a resident population. The cheese is winning.*
room-prison-cell = *Iron bars, a tin plate, and days scratched on the wall in four different hands.*
room-well-room = *A dry well, a bucket on a rope, and a faint echo of somebody who went to look.*
room-stores = *Numbered shelves, a counter and a bell. Everything is signed for, including visitors.*
room-resting-room = *A bench, a blanket and a caretaker who would like boots kept off both.*
room-portrait-gallery = *Every picture shows the same man, and every one of them was watching the door.*
room-spider-vault = *Grey sheets over the furniture, until somebody notices that there is no furniture.*
room-portcullis-room = *Grooves in the doorposts and fresh grease on the chains. Somebody services this.*
room-gaming-room = *Four dwarfs, one lamp, soft cards. They deal newcomers in before they have sat down.*
room-rope-store = *Coils of wet rope and half a raft: the half that floated back.*
room-boat-house = *The ribs of an unfinished boat. The carpenters are long dead and behind schedule.*
room-keepers-lodge = *A snug den with oars on the wall and claw-marks on the inside of the door.*
room-mosaic-room = *Star-patterned tiles, a stone hand in each corner. One of the hands has just moved.*
room-sandy-cave = *Soft sand and no footprints. The newest ones are already closing up.*
room-burial-chamber = *A slab, a candle and three coffins. Nobody has swept, and somebody has left.*
room-crypt = *A velvet-lined coffin stands open. Its owner keeps late hours and good manners.*
room-barrel-workshop = *Staves, hoops and hammers. The coopers never stop for lunch, having no stomachs.*
room-temple = *A great iron figure with one socket in its brow. It turns to see who has come in.*
room-ogre-cave = *Bones by the hearth, sorted by size. The resident is proud of his filing.*
room-library = *Ten thousand books and one old man who will discuss none of them unpaid.*
room-minotaur-den = *The walls are scored at shoulder height. It was not a man’s shoulder.*
room-seers-alcove = *A curtain, a stool and a blind woman who says the name before the visitor does.*
room-dragon-cavern = *The far wall is glass, having once been rock. It is very warm in here.*
room-hall-of-mirrors = *Forty adventurers walk in. One of them is not copying.*
room-laboratory = *Bubbling retorts and a warning label that has dissolved.*
room-warlocks-study = *A desk, a lamp and the master of the mountain, who was in the middle of something.*

## Encounters

met-warlock = ❗ { $who } meets the **Warlock**, master of the mountain, interrupted at his desk. His ledger names one of the three keys.
met-dragon = ❗ { $who } meets the **Dragon**. Losing a round to it may cost 1 more Stamina. That’s the breath.
met-iron-cyclops = ❗ { $who } meets the **Iron Cyclops**. It was built, not born, and a blow that wins by a single point merely rings.
met-vampire = ❗ { $who } meets the **Vampire**. Its gaze comes before its teeth, and takes Luck to survive.
met-minotaur = ❗ { $who } meets the **Minotaur**. It charges first and introduces itself afterwards.
met-quartermaster = { $told ->
    [0] 🚪 { $who } calls on the **Quartermaster**, who sells Provisions and unseen cards. No refunds.
    [1] 🚪 { $who } calls on the **Quartermaster**, who sells Provisions and unseen cards. He licks his pencil.
    [2] 🚪 { $who } calls on the **Quartermaster**, who sells Provisions and unseen cards. The pile has grown, and so has he.
   *[other] 🚪 { $who } calls on the **Quartermaster**, who sells Provisions and unseen cards.
  }
met-caretaker = { $told ->
    [0] 🚪 { $who } calls on the **Caretaker**. Boots off, feet up. He counts the spoons afterwards.
    [1] 🚪 { $who } calls on the **Caretaker**. The kettle is on. He has hidden the spoons.
    [2] 🚪 { $who } calls on the **Caretaker**. There are slippers for guests. One is left.
    [3] 🚪 { $who } calls on the **Caretaker**. He has dusted the bench, and watches it.
    [4] 🚪 { $who } calls on the **Caretaker**. The blanket may be used, but not folded.
   *[other] 🚪 { $who } calls on the **Caretaker**. Boots off, feet up.
  }
met-gambling-dwarfs = { $told ->
    [0] 🚪 { $who } calls on the **Gambling Dwarfs**, who play for Gold, sell gossip, and know everybody’s hand.
    [1] 🚪 { $who } calls on the **Gambling Dwarfs**, who play for Gold and sell gossip. The cards have got softer.
    [2] 🚪 { $who } calls on the **Gambling Dwarfs**, who play for Gold and sell gossip. One of them winks, at a king.
   *[other] 🚪 { $who } calls on the **Gambling Dwarfs**, who play for Gold and sell gossip.
  }
met-old-man-and-gremlin = { $told ->
    [0] 🚪 { $who } calls on the **Old Man and Gremlin**, who settle everything on one die. The gremlin rolls.
    [1] 🚪 { $who } calls on the **Old Man and Gremlin**, who settle everything on one die. The gremlin has been warming it.
    [2] 🚪 { $who } calls on the **Old Man and Gremlin**, who settle everything on one die. The old man says that it’s about time.
    [3] 🚪 { $who } calls on the **Old Man and Gremlin**, who settle everything on one die. The gremlin blows on the die, and so does the old man.
    [4] 🚪 { $who } calls on the **Old Man and Gremlin**, who settle everything on one die. The old man hasn’t looked up since.
    [5] 🚪 { $who } calls on the **Old Man and Gremlin**, who settle everything on one die. The die has a chipped corner by now.
   *[other] 🚪 { $who } calls on the **Old Man and Gremlin**, who settle everything on one die.
  }
met-blind-seer = { $told ->
    [0] 🚪 { $who } calls on the **Blind Seer**, who sells Key Challenges. She cannot see who is buying, which is kind of her.
    [1] 🚪 { $who } calls on the **Blind Seer**, who sells Key Challenges. She says the name first, as always.
    [2] 🚪 { $who } calls on the **Blind Seer**, who sells Key Challenges. She had the change ready.
   *[other] 🚪 { $who } calls on the **Blind Seer**, who sells Key Challenges.
  }
met-goblin-torturers = ❗ { $who } meets the **Goblin Torturers**, two goblins on a tea break. They fight one after the other.
met-orc-sentry = ❗ { $who } meets the **Orc Sentry**, fast asleep. There is tiptoeing past him, and there is the honest way.
met-drunken-orcs = ❗ { $who } meets the **Drunken Orcs**. Between them they own 2 Gold and one song.
met-orc-chieftain = ❗ { $who } meets the **Orc Chieftain**, who pushes his servant in front of him.
met-wild-barbarian = ❗ { $who } meets the **Wild Barbarian**, who is very hungry. For 1 Provision he leaves, weeping with gratitude.
met-cave-snake = ❗ { $who } meets the **Cave Snake**. Small, but it means it: its wounds cost 3 Stamina.
met-giant-rats = ❗ { $who } meets the **Giant Rats**, who fight as one and eat Provisions between rounds.
met-sandworm = ❗ { $who } meets the **Sandworm**. It comes up from underneath, and nothing can wound it in the first round.
met-giant-spider = ❗ { $who } meets the **Giant Spider**. It is sticky, and hard to leave.
met-ogre = ❗ { $who } meets the **Ogre**. No tricks, no conversation, no neck.
met-ghoul = ❗ { $who } meets the **Ghoul**. It is dead already, and its third wound paralyses.
met-skeleton-crew = ❗ { $who } meets the **Skeleton Crew**. They can be fought, or told by somebody lucky that this is management.
met-zombies = ❗ { $who } meets the **Zombies**, who are undead, slow, and easily outwalked.
met-werewolf = ❗ { $who } meets the **Werewolf**. Anyone it bites may lose more than Stamina.
met-pit-trap = ❗ { $who } steps on a rug over a **Pit Trap**. The rug was a clue.
met-poison-gas = ❗ { $who } finds a chest, and in it a **Gas Trap**. The lid hisses.
met-falling-portcullis = ❗ { $who } walks under the **Falling Portcullis**. It creaks.
met-grasping-hands = ❗ { $who } walks into the **Grasping Hands**, which are stone and come out of the floor.
met-bat-swarm = ❗ { $who } walks into the **Bat Swarm**. Perhaps it is only leaving.
met-pedlar = ❗ { $who } meets the **Pedlar**, who sells Provisions, a flask and a charm, and is late elsewhere.
met-prisoner = ❗ { $who } frees the **Grateful Prisoner**, who has been in everybody’s pocket.
met-hooded-stranger = { $told ->
    [0] ❗ { $who } meets the **Hooded Stranger**, who sells a look beneath the chest. Do not ask how.
    [1] ❗ { $who } meets the **Hooded Stranger**, who sells a look beneath the chest. The hood nods.
   *[other] ❗ { $who } meets the **Hooded Stranger**, who sells a look beneath the chest.
  }
met-portrait = ❗ { $who } meets the **Portrait of the Warlock** and tries to stare it down.
encounter-banished = { $told ->
    [0] { NAME($foe, form: "number") ->
        [many] ✝️ The **{ NAME($foe) }** leave in a hurry, without a fight.
       *[other] ✝️ The **{ NAME($foe) }** leaves in a hurry, without a fight.
      }
    [1] { NAME($foe, form: "number") ->
        [many] ✝️ The **{ NAME($foe) }** leave in a hurry, and shut the door behind them.
       *[other] ✝️ The **{ NAME($foe) }** leaves in a hurry, with a look at the clock.
      }
   *[other] { NAME($foe, form: "number") ->
        [many] ✝️ The **{ NAME($foe) }** leave in a hurry.
       *[other] ✝️ The **{ NAME($foe) }** leaves in a hurry.
      }
  }
encounter-fed = 🍖 The **{ NAME($foe) }** eats, weeps with gratitude and goes.
encounter-slipped = 🤫 { $who } slips past the **{ NAME($foe) }**.
encounter-left-alone = { $who } leaves the **{ NAME($foe) }** alone.
encounter-rolled-hurt = 🎲 { $who } rolls **{ $die }**, and that hurts.
encounter-rolled-nothing = { $told ->
    [0] 🎲 { $who } rolls **{ $die }**. Nothing happens, loudly.
    [1] 🎲 { $who } rolls **{ $die }**. Nothing happens, and everybody breathes out.
    [2] 🎲 { $who } rolls **{ $die }**. Nothing happens, twice to be sure.
   *[other] 🎲 { $who } rolls **{ $die }**. Nothing happens.
  }
encounter-rolled-lantern = { $told ->
    [0] 🎲 { $who } rolls **{ $die }**. There goes the light.
   *[other] 🎲 { $who } rolls **{ $die }**. The lantern is gone.
  }
chose-open = { $who } opens the lid.
chose-gold = 💰 { $who } pays the **{ NAME($foe) }** { $gold } Gold.
chose-treasure = { $who } hands the **{ NAME($foe) }** a Treasure card.
bought-provisions = { $count ->
    [one] 💰 { $who } buys 1 Provision from the **{ NAME($foe) }** for { $price } Gold.
   *[other] 💰 { $who } buys { $count } Provisions from the **{ NAME($foe) }** for { $price } Gold.
  }
bought-flask = 💰 { $who } buys a flask from the **{ NAME($foe) }** for { $price } Gold.
bought-charm = 💰 { $who } buys a charm from the **{ NAME($foe) }** for { $price } Gold.
bought-treasure = 💰 { $who } buys the top Treasure card, unseen, from the **{ NAME($foe) }** for { $price } Gold.
sold = 💰 { $who } sells a Treasure card to the Quartermaster for { $price } Gold. That makes { $pile } on his pile.
dwarfs-beaten = { $told ->
    [0] 🎲 { $who } rolls { $own }, and the Dwarfs roll { $theirs }. { $who } wins { $stake } Gold. The Dwarfs count again.
    [1] 🎲 { $who } rolls { $own }, and the Dwarfs roll { $theirs }. { $who } wins { $stake } Gold. The Dwarfs look at the dice, and under them.
   *[other] 🎲 { $who } rolls { $own }, and the Dwarfs roll { $theirs }. { $who } wins { $stake } Gold.
  }
dwarfs-win = { $told ->
    [0] 🎲 { $who } rolls { $own }, and the Dwarfs roll { $theirs }. { $who } loses { $stake } Gold. The Dwarfs are very sorry.
    [1] 🎲 { $who } rolls { $own }, and the Dwarfs roll { $theirs }. { $who } loses { $stake } Gold. The Dwarfs say that it could have happened to anybody else.
   *[other] 🎲 { $who } rolls { $own }, and the Dwarfs roll { $theirs }. { $who } loses { $stake } Gold.
  }
wager-won-gold = 🎲 { $who } stakes { $gold } Gold, the gremlin rolls **{ $die }**, and { $who } wins.
wager-won-treasure = 🎲 { $who } stakes a Treasure card, the gremlin rolls **{ $die }**, and { $who } wins.
wager-lost-gold = { $told ->
    [0] 🎲 { $who } stakes { $gold } Gold, the gremlin rolls **{ $die }**, and the old man pockets it without looking up.
    [1] 🎲 { $who } stakes { $gold } Gold, the gremlin rolls **{ $die }**, and the old man says thank you, to the gremlin.
    [2] 🎲 { $who } stakes { $gold } Gold, the gremlin rolls **{ $die }**, and it goes into the other boot.
   *[other] 🎲 { $who } stakes { $gold } Gold, the gremlin rolls **{ $die }**, and { $who } loses.
  }
wager-lost-treasure = { $told ->
    [0] 🎲 { $who } stakes a Treasure card, the gremlin rolls **{ $die }**, and the old man pockets it without looking up.
    [1] 🎲 { $who } stakes a Treasure card, the gremlin rolls **{ $die }**, and the old man says thank you, to the gremlin.
    [2] 🎲 { $who } stakes a Treasure card, the gremlin rolls **{ $die }**, and it goes into the other boot.
   *[other] 🎲 { $who } stakes a Treasure card, the gremlin rolls **{ $die }**, and { $who } loses.
  }
looked-beneath-chest = 👁️ { $who } sees one of the Key cards beneath the chest.
looked-in-ledger = 👁️ { $who } sees one of the Key cards beneath the chest, in the Warlock’s ledger.
looked-with-prisoner = { $told ->
    [0] 👁️ { $who } sees one of { $rival }’s Key cards. The Prisoner counted them on the way out.
   *[other] 👁️ { $who } sees one of { $rival }’s Key cards.
  }
looked-with-dwarfs = 👁️ { $who } pays the Dwarfs { $gold } Gold and sees one of { $rival }’s Key cards.

## Treasure

treasure-claimed = 🎁 { $who } takes the top Treasure card in { NAME($room, form: "the") }.
# To one player alone, from here on …
treasure-seen-claimed = 👁️ It’s { $cards }.
treasure-seen-pile = 👁️ The pile holds { $cards }.
treasure-seen-bought = 👁️ You’ve bought { $cards }.
treasure-seen-won = 👁️ You’ve won { $cards }.
treasure-seen-picked-up = 👁️ You pick up { $cards }.
treasure-seen-reclaimed = 👁️ You have { $cards } back.
treasure-seen-robbed = 👁️ It was { $cards }.
treasure-seen-looted = 👁️ You loot { $cards }.
treasure-seen-deal = 👁️ You receive { $cards }.
# … to here.
treasure-put-back = { $who } looks at the Treasure in { NAME($room, form: "the") } and puts it back.
found-gold-3 = 🎁 { $who } finds the **{ NAME($card) }**: { $goods }. *Someone’s ferry money.*
found-gold-4 = 🎁 { $who } finds the **{ NAME($card) }**: { $goods }. *Four coins and a tooth. The tooth is not legal tender.*
found-gold-6 = 🎁 { $who } finds the **{ NAME($card) }**: { $goods }. *And the smell of box.*
found-gold-8 = 🎁 { $who } finds the **{ NAME($card) }**: { $goods }. *The goblins are going to be so disappointed.*
found-provisions-2 = 🎁 { $who } finds the **{ NAME($card) }**: { $goods }. *The half with no teeth in it.*
found-provisions-3 = 🎁 { $who } finds the **{ NAME($card) }**: { $goods }. *Nobody knows what laid them.*
treasure-left-limit = { $who } can’t carry everything and leaves { $cards } { $place }.
treasure-left = { $who } leaves { $cards } { $place }.
starting-sword-left = { $who } leaves the old sword behind. It had a good run.
picked-up = 🎁 { $who } picks up { $cards } { $place }.
picked-up-some = 🎁 { $who } picks up { $cards } { $place }, and leaves { $left }.
reclaimed = 🎁 { $who } reclaims { $cards } { $place }. My condolences.
reclaimed-some = 🎁 { $who } reclaims { $cards } { $place }, and leaves { $left }. My condolences.
card-used = ✨ { $who } uses the **{ NAME($card) }**.
card-used-on = ✨ { $who } uses the **{ NAME($card) }** on { $rival }.
card-used-against = ✨ { $who } uses the **{ NAME($card) }** against the **{ NAME($foe) }**.
cards-declared = 🛡️ { $who } fights with { $cards }.
sword-drawn = 🗡️ { $who } draws a sword. Which one, nobody sees.

## Key cards and the chest

challenged-roll = { $told ->
    [0] 🔎 { $who } makes a Key Challenge for number **{ $number }**. Everybody holds out a card.
    [1] 🔎 { $who } makes a Key Challenge for number **{ $number }**. Cards are held out, and faces are kept straight.
    [2] 🔎 { $who } makes a Key Challenge for number **{ $number }**. Everybody holds out a card and looks at the ceiling.
    [3] 🔎 { $who } makes a Key Challenge for number **{ $number }**. Cards are held out, some more gladly than others.
   *[other] 🔎 { $who } makes a Key Challenge for number **{ $number }**.
  }
challenged-seer = { $told ->
    [0] 🔎 { $who } pays the Seer 2 Gold for a Key Challenge: number **{ $number }**. Everybody holds out a card.
   *[other] 🔎 { $who } pays the Seer 2 Gold for a Key Challenge: number **{ $number }**.
  }
challenged-ball = { $told ->
    [0] 🔎 { $who } makes a Key Challenge through the Crystal Ball: number **{ $number }**. Everybody holds out a card.
   *[other] 🔎 { $who } makes a Key Challenge through the Crystal Ball: number **{ $number }**.
  }
stack-looked-at-roll = 🔎 { $who } looks at a Key card from the stack. It is shuffled back.
stack-looked-at-seer = 🔎 { $who } pays the Seer 2 Gold and looks at a Key card from the stack. It is shuffled back.
stack-looked-at-ball = 🔎 { $who } looks at a Key card from the stack through the Crystal Ball. It is shuffled back.
stack-looked-at-prisoner = 🔎 The Prisoner shows { $who } a Key card from the stack. It is shuffled back.
stack-looked-at-gossip = 🔎 { $who } pays the Dwarfs 2 Gold and looks at a Key card from the stack. It is shuffled back.
stack-looked-at-underdogs = 🔎 { $who } looks at a Key card from the stack while nobody is watching. It is shuffled back.
chest-left-alone = { $who } looks at the chest and leaves it alone.
chest-tried = 🔑 { $who } tries **{ $numbers }** in the chest, with { $cards }…
chest-wrong = { $wrong ->
    [one] ❌ One of { $numbers } is wrong. The floor folds, and { $who } is back on the South Bank.
   *[other] ❌ { $wrong } of { $numbers } are wrong. The floor folds, and { $who } is back on the South Bank.
  }
chest-opened = 🔓 Click. Click. The chest is open!
chest-opened-3 = 🔓 Click. Click. Click. The chest is open!
# To one player alone, from here on …
held-out = 🔎 You showed { $rival } **Key card { $number }**.
own-keys-blank = 🔑 You hold only a blank Key card, which tells you nothing.
own-keys = 🔑 Your Key cards are **{ $numbers }** and a blank. What you hold isn’t beneath the chest.
challenge-held = 🔎 { $rival } holds **Key card { $number }**, so it isn’t beneath the chest.
challenge-blank = 🔎 Nobody else holds { $number }. Unless you do, **{ $number } is beneath the chest**.
seen-blank = 👁️ { $rival } shows you a blank, which says nothing.
seen-held = 👁️ { $rival } holds **Key card { $number }**.
seen-not-held = 👁️ { $rival } doesn’t hold { $number }.
seen-beneath = 👁️ **{ $number }** is beneath the chest.
seen-stack = 👁️ **Key card { $number }** is in the stack, so it isn’t beneath the chest.
chest-all-blank = 👁️ All blanks.
chest-held = 👁️ { $held }.
chest-held-by = { $rival } holds **{ $number }**
chest-held-yourself = { $count ->
    [one] you hold one of them yourself
   *[other] you hold { $count } of them yourself
  }
# … to here.

## Deals

deal-proposed = 🤝 { $who } has an offer for { $rival }.
deal-countered = 🤝 { $who } makes { $rival } another offer.
deal-off = { $who } and { $rival } don’t come to terms.
deal-failed = { $who } and { $rival } shake hands on something that one of them can’t deliver. The deal is off.
deal-shown = 🤝 { $who } and { $rival } shake hands, and show each other something.
deal-done = 🤝 { $who } and { $rival } shake hands. { $given } { $taken }
deal-gives = { $who } gives { $goods }.
deal-gives-and-shows = { $who } gives { $goods } and shows something.
deal-shows = { $who } shows something.
deal-gives-nothing = { $who } gives nothing.

## Battles

battle-began = ⚔️ { $who } fights the **{ NAME($foe) }** { $place }!
duel-began = ⚔️ { $who } attacks { $rival }!
battle-cheer = { $told ->
    [1] { $champion } has brought a flag, and not for { $who }.
    [2] { $champion } is on the other side, purely as a lover of the game.
    [3] { $champion } knows where { $who } is ticklish, and says so.
    [4] { $champion } has pulled up a stool to cheer the other side on.
    [5] { $champion } shouts good advice, and not to { $who }.
    [6] { $champion } is rooting for the house.
    [7] { $champion } holds the other side’s coat.
   *[other] { NAME($foe, form: "number") ->
        [many] { $champion } is rooting for them.
       *[other] { $champion } is rooting for it.
      }
  }
bought-off = 🤝 { $rival } buys { $who } off.
shield-helps = 🛡️ The Shield rolls **{ $die }** and takes a point.
shield-dented = { $told ->
    [0] 🛡️ The Shield rolls **{ $die }**. It rings, and that’s all it does.
    [1] 🛡️ The Shield rolls **{ $die }**. It was busy elsewhere.
    [2] 🛡️ The Shield rolls **{ $die }**. The blow comes in where a full moon would have been.
    [3] 🛡️ The Shield rolls **{ $die }**. A dent, and no help.
   *[other] 🛡️ The Shield rolls **{ $die }**. No help.
  }
paralysed = 🧟 The third wound paralyses { $who }, who loses { $loss } more Stamina.
breath-hurts = 🎲 The **{ NAME($foe) }** breathes and rolls **{ $die }**. { $who } loses { $loss } more Stamina.
breath-smoke = { $told ->
    [0] 🎲 The **{ NAME($foe) }** breathes and rolls **{ $die }**. Only smoke.
    [1] 🎲 The **{ NAME($foe) }** breathes and rolls **{ $die }**. A cough, and a small apology.
    [2] 🎲 The **{ NAME($foe) }** breathes and rolls **{ $die }**. It has gone out, and nobody mentions it.
   *[other] 🎲 The **{ NAME($foe) }** breathes and rolls **{ $die }**. Only smoke again.
  }
escape = { $row ->
    [1] 🏃 { $who } tries to escape and rolls { $roll }. Cornered, at the price of { $loss } Stamina and a better look at the wall.
    [2] 🏃 { $who } tries to escape and rolls { $roll }. Blocked. { $who } feints, and nobody falls for it.
    [3] 🏃 { $who } tries to escape and rolls { $roll }. Out, with a parting blow where it shows: { $loss } Stamina.
    [4] 🏃 { $who } tries to escape and rolls { $roll }. Out, with a parting blow where it shows: { $loss } Stamina.
    [5] 🏃 { $who } tries to escape and rolls { $roll }. Out, minus some skin and { $loss } Stamina.
   *[other] 🏃 { $who } tries to escape and rolls { $roll }. Gone before the door has finished swinging.
  }
# For a row that has been told in this match.
escape-plainly = { $row ->
    [1] 🏃 { $who } tries to escape and rolls { $roll }. No way out, and { $loss } Stamina lost.
    [2] 🏃 { $who } tries to escape and rolls { $roll }. No way out.
    [3] 🏃 { $who } tries to escape and rolls { $roll }. Out, at the price of { $loss } Stamina.
    [4] 🏃 { $who } tries to escape and rolls { $roll }. Out, at the price of { $loss } Stamina.
    [5] 🏃 { $who } tries to escape and rolls { $roll }. Out, at the price of { $loss } Stamina.
   *[other] 🏃 { $who } tries to escape and rolls { $roll }. Out, and unhurt.
  }
monster-down = { $told ->
    [0] ☠️ The **{ NAME($monster) }** is down. Next.
    [1] ☠️ The **{ NAME($monster) }** is down. The queue moves up.
    [2] ☠️ The **{ NAME($monster) }** is down. The next one remembers an appointment.
    [3] ☠️ The **{ NAME($monster) }** is down. One less to step over. No, one more.
    [4] ☠️ The **{ NAME($monster) }** is down. That was the brave one.
   *[other] ☠️ The **{ NAME($monster) }** is down.
  }
monster-hurt = { NAME($foe, form: "number") ->
    [many] 🎯 The **{ NAME($foe) }** lose { $loss } Stamina and have { $left } left.
   *[other] 🎯 The **{ NAME($foe) }** loses { $loss } Stamina and has { $left } left.
  }
monster-finished = { NAME($foe, form: "number") ->
    [many] 🎯 The **{ NAME($foe) }** lose { $loss } Stamina, and that was that.
   *[other] 🎯 The **{ NAME($foe) }** loses { $loss } Stamina, and that was that.
  }
put-outside = 🥾 { $who } is outside { NAME($room, form: "the") } again, { $place }.
truce-offered = 🏳️ { $who } offers { $rival } a truce.
truce-accepted = 🏳️ { $who } accepts. Swords down.
truce-declined = 🏳️ { $who } would rather not.
robbed-keys = { $count ->
    [0] 🔑 { $who } wants all of { $rival }’s keys. There are none.
    [one] 🔑 { $who } takes all of { $rival }’s keys: 1 card.
   *[other] 🔑 { $who } takes all of { $rival }’s keys: { $count } cards.
  }
robbed-random = { $count ->
    [0] 💰 { $who } reaches into { $rival }’s rucksack. It is empty.
   *[other] 💰 { $who } grabs a card from { $rival }’s rucksack.
  }
robbed-named = { $count ->
    [0] 💰 { $who } knows exactly what to take from { $rival }. It is gone.
   *[other] 💰 { $who } knows exactly what to take from { $rival }, and takes it.
  }
robbed-nothing = { $who } takes nothing from { $rival }.
lantern-taken = 🏮 { $who } also takes { $rival }’s lantern.
looted = 💰 { $who } goes through { $rival }’s pockets and finds { $goods }.
looted-nothing = 💰 { $who } goes through { $rival }’s pockets and finds lint.
fled = 🏃 { $who } runs { $to }.
vanished = 💨 { $who } is suddenly not there.
dragged-outside = 🧟 { $who } is dragged outside like a rug.
battle-off = The battle between { $who } and the **{ NAME($foe) }** is off.
duel-off = The battle between { $who } and { $rival } is off.

## How a battle went

slain = ☠️ { $who } slays the **{ NAME($foe) }**.
slain-at-once = { $blows ->
    [one] ☠️ { $who } slays the **{ NAME($foe) }** with a single blow.
   *[other] ☠️ { $who } slays the **{ NAME($foe) }** with { $blows } blows, none of them wasted.
  }
slain-unhurt = ☠️ { $who } slays the **{ NAME($foe) }** in { $rounds } rounds, without a scratch.
slain-narrowly = { $rounds ->
    [one] ☠️ { $who } slays the **{ NAME($foe) }** in 1 round, and only just. { $left } Stamina left.
   *[other] ☠️ { $who } slays the **{ NAME($foe) }** in { $rounds } rounds, and only just. { $left } Stamina left.
  }
slain-in-rounds = { $taken ->
    [one] ☠️ { $who } slays the **{ NAME($foe) }** in { $rounds } rounds and takes 1 hit. { $left } Stamina left.
   *[other] ☠️ { $who } slays the **{ NAME($foe) }** in { $rounds } rounds and takes { $taken } hits. { $left } Stamina left.
  }
hits = { $count ->
    [0] no hits
    [one] 1 hit
   *[other] { $count } hits
  }
rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
  }
fought = ⚔️ { $rounds } with the **{ NAME($foe) }**: { $who } lands { $dealt } and takes { $taken }. { $left } Stamina left.
fought-and-died = ⚔️ { $rounds } with the **{ NAME($foe) }**: { $who } lands { $dealt } and takes { $taken }.
dueled = ⚔️ { $rounds }: { $who } lands { $dealt }, and { $rival } lands { $taken }.
stamina-left = { $who } has { $stamina } Stamina left.
stamina-left-both = { $who } has { $stamina } Stamina left, and { $rival } has { $theirs }.
sentence = { $clauses }.
semicolon = { "; " }
round-of = { $number }: { $round }
round-fought = { $dice } make **{ $own }**, against { $theirDice } for **{ $theirs }**.
round-fought-by = { $dice } make **{ $own }**, against { $theirDice } (rolled by { $roller }) for **{ $theirs }**.
round-won = A hit!
round-lost = Ouch.
round-hit-by = { $who } hits.
round-tied = Nobody is hurt.
round-rang = It only rings.

## Death, departures and the end

died = ☠️ { $who } dies { $place }.
died-by-foe = ☠️ { $who } is killed by the **{ NAME($foe) }** { $place }.
died-by-card = ☠️ { $who } is killed by the **{ NAME($card) }** { $place }.
died-by-player = ☠️ { $who } is killed by { $rival } { $place }.
died-on-bridge = ☠️ { $who } dies { $place }. A plank was missing.
cache-left = { $count ->
    [one] 1 Treasure card lies there for { $who }’s next adventurer.
   *[other] { $count } Treasure cards lie there for { $who }’s next adventurer.
  }
player-left = 🚪 { $who } leaves the mountain. I’ll keep answering for their Key cards.
player-left-cards = { $count ->
    [one] 🚪 { $who } leaves the mountain, and 1 Treasure card { $place }. I’ll keep answering for their Key cards.
   *[other] 🚪 { $who } leaves the mountain, and { $count } Treasure cards { $place }. I’ll keep answering for their Key cards.
  }
player-returned = 🚪 { $who } is back, with a new adventurer next turn.
reckoning-bell = 🔔 The midnight bell tolls after round { $round }. Everybody writes down what lies beneath the chest.
reckoning-dark = 🔔 The last light fails after round { $round }. Everybody writes down what lies beneath the chest.
wrote-nothing = ✍️ { $who } wrote nothing.
wrote-none-right = ✍️ { $who } wrote { $numbers }, and none of it is right.
wrote-some-right = { $count ->
    [one] ✍️ { $who } wrote { $numbers }, of which { $right } is right.
   *[other] ✍️ { $who } wrote { $numbers }, of which { $right } are right.
  }
wrote-all-right = { $count ->
    [one] ✍️ { $who } wrote { $numbers }, which is right.
   *[other] ✍️ { $who } wrote { $numbers }, all right.
  }
holds-keys = { $count ->
    [one] { $who } holds the key to { $keys }.
   *[other] { $who } holds the keys to { $keys }.
  }
scored = { $points ->
    [one] That makes **1 point**.
   *[other] That makes **{ $points } points**.
  }
beneath-the-chest = 🔑 Beneath the chest: **{ $numbers }**.
revealed-hand = { $who } held { $numbers }.
revealed-hand-cards = { $who } held { $numbers }. Rucksack: { $cards }.
revealed-blank = { $who } held only a blank.
revealed-blank-cards = { $who } held only a blank. Rucksack: { $cards }.
revealed-cards = { $who } carried { $cards }.
revealed-nothing = { $who } carried nothing.
won-by-chest = 🏆 { $who } wins the treasure of Firetop Mountain!
won-by-chest-together = 🏆 { $who } share the treasure of Firetop Mountain!
won-by-default = 🏆 { $who } wins, because nobody else is left under the mountain.
won-by-default-together = 🏆 { $who } share the victory, because nobody else is left under the mountain.
won-by-reckoning = 🏆 { $who } wins by the reckoning, and inherits the mountain.
won-by-reckoning-together = 🏆 { $who } share the victory by the reckoning, and inherit the mountain.
nobody-won-reckoning = 🌑 The chest stays shut and keeps its joke to itself. Nobody has won.
nobody-won-left = Nobody is left to win. The chest is not surprised.
