# The game's title and its rules for a beginner. They have to be true under all house rules. A passage has at most 900
# letters with its heading.

game-title = The Warlock of Firetop Mountain
    .short = the Warlock
game-blurb = Nine keys, three locks, and one chest under a mountain full of things that do not want you to have it. Explore, fight, ask awkward questions, and do not be eaten.
# What the picture on the cover shows, for those who cannot see it.
game-cover = Firetop Mountain by night, its peak red and glowing, between the Warlock, who has eyes of fire, and a chest with three locks
private-use = Use…

help-goal = 🏔️ The goal
    .text =
        Deep under the mountain stands a chest with three locks. **Open it first, with the right keys, and you win at once.**
        The keys are numbered 1 to 9, and nobody knows which three are right: their Key cards lie beneath the chest. The other six are in the players’ hands. Find out who holds what, find keys, and get there.
help-keys = 🔑 Key cards and keys
    .text =
        A **Key card** is evidence. If you hold Key card 5, then 5 isn’t beneath the chest. Yours are secret, and you keep them for good.
        A **key** is a number on a Treasure card, and it turns in a lock. Every number is on three Treasure cards. A bunch has four numbers.
        Your notebook is behind `/clues`. I fill in everything you’ve been shown: ● here, · not here, ? open. **Notebook** under your choices takes your own pencil marks.
help-turn = 🕯️ A turn
    .text =
        1. **Beforehand**, as you like: use a card, make a deal, put Treasure down.
        2. **One action**: move, eat, stay, cross the river, try the chest, or pass.
        3. **Encounters**: first whatever sits in the room, then the other players here.
        4. **Treasure**: the top card of the room, if the way is free.
help-moving = 🥾 Moving
    .text =
        Roll one die (more with **swift feet**) and use all of it. Rooms, passages, the edge of the Maze, other players and Treasure on the floor let you stop early. Entering a room always stops you.
        If a die shows 1, you may make a **Key Challenge** first. With **loose tongues** a second face will do as well.
help-challenges = 🔎 Key Challenges
    .text =
        Name a number. Every other player holds out that Key card, or a blank, and only you look. I answer for everybody, so nobody can lie.
        If they’re all blanks and you don’t hold it yourself, it’s beneath the chest. The Seer sells challenges for 2 Gold, and the Crystal Ball holds one.
help-battles = ⚔️ Battles
    .text =
        Each round both sides roll two dice and add their Skill and gear. The lower total takes a wound, usually 2 Stamina. At 0 you’re dead, and so are they. Killing a monster gives 1 Luck.
        After a round you may **escape** on a 3 or more, at the price of 0 to 2 Stamina. You end up outside the door, and the monster recovers.
        With **auto-equip** I put on your helmet and draw your best sword. “Fight on” goes on without asking until you’re low, at a figure your standing orders set. “Fight to the end” stops for nothing.
        With a **monster champion** the next player presses the button for your monster’s dice, or has a standing order press it.
help-scores = 🍀 Skill, Stamina, Luck
    .text =
        To **test Luck**, roll two dice: you’re lucky at your Luck or less. Each test costs 1 Luck, lucky or not. Kills and the Caretaker bring it back.
        You spend the whole turn **eating**. A Provision restores 4 Stamina, but a **stamina cap** stops it at your initial value. You can’t eat twice running, nor where something may follow.
        Among **underdogs**, a low Skill means more Stamina, and a Key card or two overheard before the first turn.
help-rooms = 🚪 Rooms
    .text =
        Most rooms hold a face-down card: a monster, trap, trader or stranger. Deal with it, then take the top Treasure card, look, and keep it or put it back. While there’s room I take and keep it for you, unless a standing order has me ask.
        Five hosts never leave: the Quartermaster, the Caretaker, the Dwarfs, the Old Man and the Seer. You can’t call on the same one twice until somebody else has been there.
        The rucksack holds six Treasure cards. Swords go on the belt, two at most.
help-ways = 🌊 River, passages, Maze
    .text =
        You cross the **river** from either bank: by ferry (3 Gold), by raft (test Luck) or by bridge (a die). Falling in means the Crocodile.
        Landing on a **secret passage** ends your turn. Next turn you come out at any of the same colour. Without a lantern, a die decides.
        The **Maze** is the short way to the chest, if it is a way. A dead end costs the turn, and in a **strict Maze** the next one too. The long way leads through the Warlock’s Study, with the Warlock in it.
help-players = 🗡️ Other players
    .text =
        On the same space you may **deal**: Gold, Provisions, Treasure cards, or a look at a Key card. **Swap** exchanges a look for a look, or a truth for a truth, at the same moment. I carry out what you agree on. What you merely say, I don’t.
        You may also **attack**, once both of you have been in and out of a room. If your victim escapes, you rob them: all their keys, a card at random, or one you know of, and the lantern. If they die, everything is yours.
        On a **peaceful mountain** no adventurer may attack, poison or curse another.
help-alone = 🕯️ Alone
    .text =
        On a **solo expedition** the other six Key cards lie in a stack. Each time you’d make a Key Challenge or look into a rival’s hand, you see a random card of it instead, and it’s shuffled back.
        If you’re wrong at the chest, you hear only how many were wrong. A room whose occupant never leaves lets you in again once you’ve been in another. If the last light fails, every number you write must be right.
help-chest = 🔑 The chest
    .text =
        In the Treasure Room name three numbers you have keys for, or two if a lock is open. All right: you’ve won. Any wrong: I say how many, and you’re back on the South Bank. In company only you learn which.
        After the last round everybody writes down numbers. That’s round 100, or when the **midnight bell** tolls. Each right number scores, and more so if you carry its key.
help-death = ☠️ Death
    .text =
        Your Treasure stays where you died, for you alone, unless a player killed you and took it. Gold and food are lost. Next turn you come in with a new adventurer, who knows everything you know.
help-commands = ⌨️ Commands
    .text =
        Press the buttons, or type. `/play` lists everything you may do now. `/move`, `/explore`, `/use`, `/fight`, `/flee`, `/trade` and `/pass` are shortcuts to the same.
        `/game map` shows the whole mountain, `/clues` your notebook and rucksack.
