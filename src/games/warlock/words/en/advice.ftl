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
