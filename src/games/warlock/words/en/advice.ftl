# A player's aim, in one or two short sentences, and hints for beginners, each shown once. They have to be true under all
# house rules.

aim-learn = Find out the { $locks } numbers beneath the chest, and bring their keys.
aim-learn-rest =
    { $known ->
        [0] You know none of the { $locks } numbers beneath the chest yet.
       *[other] You know { $known } of the { $locks } numbers beneath the chest: { $numbers }.
    }
    .how = Key Challenges and other people’s Key cards tell you more.
    .alone = Key Challenges tell you more.
aim-key =
    { $count ->
        [one] You need key { $keys }
       *[other] You need keys { $keys }
    }, and then the chest, { $turns ->
        [0] where you are.
        [one] 1 turn away.
       *[other] { $turns } turns away.
    }
aim-key-known = Key { $key } lies { $place }, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } away.
aim-chest =
    { $turns ->
        [0] You have the right keys. Open the chest!
        [one] You have the right keys. The chest is 1 turn away.
       *[other] You have the right keys. The chest is { $turns } turns away.
    }
aim-treasure =
    { $turns ->
        [one] The nearest treasure lies { $place }, 1 turn away.
       *[other] The nearest treasure lies { $place }, { $turns } turns away.
    }
aim-rounds =
    { $rounds ->
        [0] This is the last round.
        [one] 1 round is left after this one.
       *[other] { $rounds } rounds are left after this one.
    }
aim-way =
    { $turns ->
        [one] The chest is 1 turn away.
       *[other] The chest is { $turns } turns away at best.
    }
aim-go =
    Time to go! { $rounds ->
        [0] This is the last round.
        [one] Only 1 round is left after this one.
       *[other] Only { $rounds } rounds are left after this one.
    }
aim-out-of-reach = The chest is out of reach now, but right numbers still count.
aim-missed =
    { $turns ->
        [one] You miss your next turn.
       *[other] You miss your next { $turns } turns.
    }
aim-reckoning = Write down the numbers that your notebook leaves open or proves. A number counts for more if you hold its key.

beginner-goal = A Key card shows a number that isn’t beneath the chest. A key opens a lock. To win you need the numbers that are, and a key for each.
beginner-missed = You’re about to miss a turn: the chronicle says what cost you that, such as a dead end in the Maze. Nothing else is lost.
beginner-window = Nobody may tell from my silence what you carry, so I ask at such moments even if you can’t use anything. Passing costs nothing.
beginner-chest = If all your numbers are right, you’ve won. If any is wrong, you’re back on the South Bank, and everybody hears how many were.
beginner-adventurer = Provisions heal you. Gold pays for the ferry, the Seer and more. A bit of each is a good start.
beginner-reenter = A new adventurer starts with nothing but what they pack. What the dead one carried lies where they fell.
beginner-move = Rooms hold treasure, and somebody who guards it. Corridors only lead from room to room.
beginner-passage = Secret passages lead far. Without a lantern a die decides where you come up.
beginner-maze = The Maze is turned up card by card. A dead end costs you time, and everybody then knows of it.
beginner-river = The ferry costs Gold and is safe. The raft takes luck, and the bridge takes what the die says.
beginner-encounter = Not everybody in a room wants a fight. Read what each choice costs, and what it may bring you.
beginner-resolve = This is the moment for deals and quarrels with anybody else in this space. With nobody there, go on.
beginner-reckoning = Write down the numbers that you think lie beneath the chest. A right one counts for more if you hold its key.

# The lesson: its goal, its steps as orders, what became of a decision, and its end.

lesson-goal = The Warlock’s chest is locked. You need the right numbers and a key for each, and both are to be found in the rooms.
lesson-room = Enter a room
lesson-treasure = Take a treasure
lesson-battle = Win a battle
lesson-number = Learn a number
came-killed = You’ve won, so nobody stands between you and the treasure.
came-escaped = You got away alive, and that’s no shame. The room keeps its treasure for later.
came-claimed = It may be a key, a weapon or something to pay with. Look into your hand.
came-beneath = That number is beneath the chest, and worth finding the key for. Your notebook remembers it for you.
came-number = A number on a Key card that you’ve seen isn’t beneath the chest. Your notebook remembers that for you.
came-round =
    { $outcome ->
        [won] Your roll and your Skill came to more, so they lose Stamina.
        [lost] Theirs came to more, so you lose Stamina.
       *[other] Nobody is hurt this round.
    }
lesson-praise = Well done! You’ve explored, fought, taken treasure and learnt a number.
lesson-next = Play on to the river, the Maze and the chest beyond. *How to play* tells you about them.
