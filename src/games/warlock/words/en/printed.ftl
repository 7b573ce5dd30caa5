# The texts printed on spaces, cards and tables. They have no bold print. The rows of a table go by the first number that
# leads to each. `.title` is the name of a card of the Maze.

## Spaces

print-space-entrance = Daylight, for the last time in a while. Mind the step; nobody else did.
print-space-south-bank = Shingle, a brass bell for the ferryman, a raft and the near end of a very optimistic bridge.
print-space-north-bank = Drier shingle. Nobody has ever been seen queuing to go back.
print-space-sentry-bunkroom = Two straw pallets, one still warm. The night watch believes in working from bed.
print-space-orc-mess = A long table, a cold stew, and nothing in it you would want identified.
print-space-trophy-hall = Heads line the walls above little brass plates. One plate is blank and freshly polished.
print-space-snake-cellar = Crates with air-holes, stacked by somebody who did not stay to check the lids.
print-space-torture-chamber = A brazier, a rack and a suggestions box. The box is empty.
print-space-armoury = Racks of bent pikes and notched shields: everything in here has already lost once.
print-space-guardroom = Doors north and south and a sign asking callers to knock. Few get the chance.
print-space-rat-larder = Shelves of cheese with a resident population. The cheese is winning.
print-space-prison-cell = Iron bars, a tin plate, and days scratched on the wall in four different hands.
print-space-well-room = A dry well, a bucket on a rope, and a faint echo of somebody who went to look.
print-space-stores = Numbered shelves, a counter and a bell. Everything is signed for, including you.
print-space-resting-room = A bench, a blanket and a caretaker who would like boots kept off both.
print-space-portrait-gallery = Every picture shows the same man, and every one of them was watching the door.
print-space-spider-vault = Grey sheets over the furniture, until you notice that there is no furniture.
print-space-portcullis-room = Grooves in the doorposts and fresh grease on the chains. Somebody services this.
print-space-gaming-room = Four dwarfs, one lamp, soft cards. They deal you in before you have sat down.
print-space-rope-store = Coils of wet rope and half a raft: the half that floated back.
print-space-boat-house = The ribs of an unfinished boat. The carpenters are long dead and behind schedule.
print-space-keepers-lodge = A snug den with oars on the wall and claw-marks on the inside of the door.
print-space-mosaic-room = Star-patterned tiles, a stone hand in each corner. One of the hands has just moved.
print-space-sandy-cave = Soft sand and no footprints. Then you notice yours closing up behind you.
print-space-burial-chamber = A slab, a candle and three coffins. Nobody has swept, and somebody has left.
print-space-crypt = A velvet-lined coffin stands open. Its owner keeps late hours and good manners.
print-space-barrel-workshop = Staves, hoops and hammers. The coopers never stop for lunch, having no stomachs.
print-space-temple = A great iron figure with one socket in its brow. It turns to see who has come in.
print-space-ogre-cave = Bones by the hearth, sorted by size. The resident is proud of his filing.
print-space-library = Ten thousand books and one old man who will discuss none of them unpaid.
print-space-minotaur-den = The walls are scored at shoulder height. It was not a man’s shoulder.
print-space-seers-alcove = A curtain, a stool and a blind woman who says your name before you do.
print-space-dragon-cavern = The far wall is glass, having once been rock. It is very warm in here.
print-space-hall-of-mirrors = Forty of you walk in. You are fairly sure one of them is not copying.
print-space-laboratory = Bubbling retorts and a warning label that has dissolved.
print-space-warlocks-study = A desk, a lamp and the master of the mountain, who was in the middle of something.
print-space-treasure-room = Bare stone, one locked chest, and the remains of people who guessed.
print-space-red-west = A low arch, a draught, and an iron ring worn bright by other people in a hurry.
print-space-red-east = A low arch, a draught, and an iron ring worn bright by other people in a hurry.
print-space-red-heart = A low arch, a draught, and an iron ring worn bright by other people in a hurry.
print-space-blue-southeast = A low arch, a draught, and an iron ring worn bright by other people in a hurry.
print-space-blue-southwest = A low arch, a draught, and an iron ring worn bright by other people in a hurry.
print-space-blue-northwest = A low arch, a draught, and an iron ring worn bright by other people in a hurry.
print-space-green-west = A low arch, a draught, and an iron ring worn bright by other people in a hurry.
print-space-green-east = A low arch, a draught, and an iron ring worn bright by other people in a hurry.
print-space-green-study = A low arch, a draught, and an iron ring worn bright by other people in a hurry.
print-space-maze-1 = Six junctions, six cards, and a great deal of identical brickwork.
print-space-maze-2 = Six junctions, six cards, and a great deal of identical brickwork.
print-space-maze-3 = Six junctions, six cards, and a great deal of identical brickwork.
print-space-maze-4 = Six junctions, six cards, and a great deal of identical brickwork.
print-space-maze-5 = Six junctions, six cards, and a great deal of identical brickwork.
print-space-maze-6 = Six junctions, six cards, and a great deal of identical brickwork.

## Encounters

print-foe-warlock = Skill 11, Stamina 18. Master of the mountain, interrupted at his desk. Kill him and his ledger names one of the three keys.
print-foe-dragon = Skill 10, Stamina 12. Each round it wins, roll a die: on 1 or 2 its breath costs you 1 more Stamina.
print-foe-iron-cyclops = Skill 10, Stamina 10. Built, not born. Win the round by a single point and your blade merely rings.
print-foe-vampire = Skill 10, Stamina 10, undead. Before the fight test your Luck against its gaze; unlucky costs 2 Stamina.
print-foe-minotaur = Skill 10, Stamina 9. It charges first and introduces itself afterwards: its first-round wound costs 4.
print-foe-quartermaster = Provisions 1 Gold each, up to 3. The top card of his pile, unseen, 4 Gold. He pays 2 Gold for one of yours. No refunds.
print-foe-caretaker = Boots off, feet up: regain 2 Stamina and 1 Luck. He counts the spoons when you leave.
print-foe-gambling-dwarfs = Play for 1–3 Gold (beat their 2d6), or pay 2 Gold to see a random Key card of one rival. They know everybody’s hand.
print-foe-old-man-and-gremlin = Stake 3 Gold or a Treasure card on one die: 1–3 he keeps it, 4–6 you take his top card or 3 Gold. The gremlin rolls.
print-foe-blind-seer = For 2 Gold she lets you make a Key Challenge on the spot. She cannot see your face, which is kind of her.
print-foe-goblin-torturers = Two goblins on a tea break: Skill 6 Stamina 4, then Skill 6 Stamina 5. Fight them one after the other.
print-foe-orc-sentry = Skill 7, Stamina 5, and fast asleep. Test Luck to tiptoe past him with the goods, or wake him the honest way.
print-foe-drunken-orcs = Skill 6 Stamina 5, then Skill 5 Stamina 4. Between them they own 2 Gold Pieces and one song.
print-foe-orc-chieftain = His servant (Skill 5 Stamina 3) is pushed in front of him; then the chief, Skill 8 Stamina 6. Purse: 3 Gold.
print-foe-wild-barbarian = Skill 8, Stamina 7 and very hungry. Hand over 1 Provision before the fight and he leaves, weeping with gratitude.
print-foe-cave-snake = Skill 6, Stamina 3. Small, but it means it: its wounds cost 3 Stamina.
print-foe-giant-rats = Skill 6, Stamina 6, fought as one. Each round they win, they also eat 1 of your Provisions.
print-foe-sandworm = Skill 8, Stamina 7. It comes up from underneath: you cannot wound it in the first round.
print-foe-giant-spider = Skill 8, Stamina 8. Sticky: subtract 1 from your die when you try to escape it.
print-foe-ogre = Skill 9, Stamina 10. No tricks, no conversation, no neck.
print-foe-ghoul = Skill 8, Stamina 7, undead. Its third wound paralyses: you lose 2 more Stamina, land outside and miss a turn.
print-foe-skeleton-crew = Undead: Skill 7 Stamina 5, then Skill 8 Stamina 5. Or test Luck and pretend to be management.
print-foe-zombies = Undead and slow: Skill 7 Stamina 6, then Skill 7 Stamina 6. Add 1 to your die when you walk briskly away.
print-foe-werewolf = Skill 9, Stamina 8. If it wounded you, test Luck when the fight is over; unlucky costs 1 Skill.
print-foe-pit-trap = Test Luck. Unlucky: 3 Stamina for the fall and no Treasure this turn. The rug was a clue.
print-foe-poison-gas = The lid hisses. Leave it, or open and roll: 1 costs 4 Stamina, 2–3 cost 2, 4–6 you hold your breath in time.
print-foe-falling-portcullis = Roll a die. 1–3: it comes down: lose 1 Stamina and miss your next turn. 4–6: you are thinner than you thought.
print-foe-grasping-hands = Stone hands in the floor. Test Skill: roll your Skill or less on two dice, or lose 3 Stamina prising them off.
print-foe-bat-swarm = Roll a die. 1–2: your lantern is dashed from your hand for good. 3–4: lose 1 Stamina. 5–6: they were only leaving.
print-foe-pedlar = Up to 2 Provisions at 1 Gold each; a flask (4 Stamina) for 2 Gold; a charm (2 Luck) for 2 Gold. Then he is late elsewhere.
print-foe-prisoner = Freed, he repays you: look in secret at one random Key card of a rival you choose. He was in everybody’s pocket.
print-foe-hooded-stranger = For 4 Gold or one Treasure card he shows you a random Key card from beneath the chest. Do not ask how.
print-foe-portrait = Test Luck. Lucky: you stare it down, +1 Skill (not above initial) and +2 Stamina. Unlucky: it stares you down, −1 Skill.
print-foe-crocodile = Skill 7, Stamina 6. Kill one and its cousin moves in before the ripples settle.

## Treasure

print-card-key-2 = A single key stamped 2. Polished by worry.
print-card-key-3 = A single key stamped 3. Heavy enough to be useful twice.
print-card-key-4 = A single key stamped 4. Whose bone is not recorded.
print-card-key-6 = A single key stamped 6. Green with age, like its last owner.
print-card-key-7 = A single key stamped 7. Tempting to spend.
print-card-key-8 = A single key stamped 8. Bent by somebody who was sure it was the other lock.
print-card-key-9 = A single key stamped 9. It leaves a stain on everything it opens.
print-card-bunch-gaoler = A ring of four keys: 1, 2, 3, 4. He always knew where everybody was, until recently.
print-card-bunch-cook = A ring of four keys: 1, 5, 6, 7. Larder, cellar, spoons and one he never explained.
print-card-bunch-ferryman = A ring of four keys: 2, 5, 8, 9. Damp, and worth more than the fare.
print-card-bunch-librarian = A ring of four keys: 1, 3, 6, 8. Overdue by forty years.
print-card-bunch-boatwright = A ring of four keys: 4, 5, 7, 9. Still on a dead hand’s hook.
print-card-gold-3 = Gain 3 Gold Pieces. Someone’s ferry money.
print-card-gold-4 = Gain 4 Gold Pieces. Four coins and a tooth; the tooth is not legal tender.
print-card-gold-6 = Gain 6 Gold Pieces. Six coins and the smell of box.
print-card-gold-8 = Gain 8 Gold Pieces. The goblins are going to be so disappointed.
print-card-provisions-2 = Gain 2 Provisions. The half with no teeth in it.
print-card-provisions-3 = Gain 3 Provisions. Nobody knows what laid them.
print-card-enchanted-sword = Add 1 to your Attack total while you use it. It hums, mostly marches.
print-card-silver-sword = No sharper than yours, but the dead hate it: its wounds cost the undead and the Werewolf 4 Stamina.
print-card-crescent-shield = When you lose a round, roll a die: on 5 or 6 the wound is 1 Stamina lighter. It has a dent from last time.
print-card-iron-helmet = Add 1 to your Attack total in battle. It also settles arguments about headroom.
print-card-jewelled-eye = Show it to the Warlock and the fight is over. He remembers where he left it.
print-card-silver-cross = Hold it up to the Vampire, Ghoul, Skeletons or Zombies, and they leave. No Luck for it; nothing was fought.
print-card-bow-and-silver-arrow = One shot before the first round: test Skill to cost any foe 4 Stamina. The Vampire and the Werewolf simply die of it.
print-card-potion-of-fortune = Restores your Luck to its initial value. Tastes of four-leafed something.
print-card-potion-of-invisibility = Slip past a monster and take the Treasure, or leave any battle unhurt and unrobbed. Your boots stay visible.
print-card-scroll-of-dragonfire = Read aloud before a round: the Dragon dies of its own medicine; any other monster loses 6 Stamina.
print-card-crystal-ball = Make a Key Challenge before you roll. It shows one thing clearly and then, sulkily, nothing.
print-card-vial-of-poison = For a rival on your space: they test Luck and lose 1 Stamina if lucky, 4 if not. Pour with a smile.
print-card-scroll-of-cursing = Any rival, any distance: they lose 2 Luck and miss their next turn. It is mostly about their mother.
print-card-ball-of-twine = In the Maze a dead end costs you no turn. The trick is remembering which end you are holding.

## The Maze

print-maze-crossroads = Four ways on, all of them confident.
    .title = Crossroads
print-maze-tee-south = The way you wanted is the one that is bricked up.
    .title = Tee, north walled
print-maze-tee-north = Three ways out and no way back.
    .title = Tee, south walled
print-maze-straight = North or south; the Maze can be reasonable.
    .title = Straight passage
print-maze-corner-southeast = It turns a corner and so do you.
    .title = South-east corner
print-maze-corner-northwest = Somebody has written ALMOST on the wall.
    .title = North-west corner

## The escape table

print-escape-1 = Cornered. You get a wound and a better look at the wall.
print-escape-2 = Blocked. You feint, it does not.
print-escape-3 = Out, with a parting blow where it shows.
print-escape-5 = Out, minus some skin.
print-escape-6 = Gone before the door has finished swinging.

## The rope bridge

print-bridge-1 = The rope parts. You join the river.
print-bridge-2 = A plank goes. You scramble back, bruised.
print-bridge-3 = Halfway out you look down. You walk back.
print-bridge-4 = Across, but your lunch was not holding on.
print-bridge-5 = Across. You tell people it was nothing.
