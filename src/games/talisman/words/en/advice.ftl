# A player's aim, in one or two short sentences, and hints for beginners, each shown once. They have to be true under all
# house rules.

aim-talisman = You need a Talisman for the Valley of Fire: the Temple, the Warlock’s Quest and the Hermit give them.
aim-strength = You need { $stat ->
       *[strength] Strength
        [craft] Craft
    } { $need } for the Crown, and have { $now }.
aim-both = You need a Talisman and { $stat ->
       *[strength] Strength
        [craft] Craft
    } { $need } for the Crown, and have { $now }.
aim-best =
    { $turns ->
        [one] Best now: { $space }, where you draw { $cards } cards, 1 Turn away.
       *[other] Best now: { $space }, where you draw { $cards } cards, { $turns } Turns away.
    }
aim-lies =
    { $turns ->
        [one] Best now: { $card } { $place }, 1 Turn away.
       *[other] Best now: { $card } { $place }, { $turns } Turns away.
    }
aim-go =
    { $turns ->
        [one] You’re ready for the Crown, 1 Turn away.
       *[other] You’re ready for the Crown, { $turns } Turns away.
    }
aim-hold-command = Stay on the Crown, and strike the others until they give up.
aim-hold-contest = Stay on the Crown, alone, until your next Turn. Then you’ve won.
aim-toad =
    { $turns ->
        [one] Stay out of trouble for 1 more Turn, and you’re no longer a Toad.
       *[other] Stay out of trouble for { $turns } more Turns, and you’re no longer a Toad.
    }
aim-missed =
    { $turns ->
        [one] You miss your next Turn.
       *[other] You miss your next { $turns } Turns.
    }
aim-rounds =
    { $rounds ->
        [0] This is the last round: points decide.
        [one] 1 round is left after this one. Then points decide.
       *[other] { $rounds } rounds are left after this one. Then points decide.
    }

beginner-goal = The game is decided on the Crown of Command, in the middle. To get there you need a Talisman, and Strength or Craft for the way in.
beginner-head-start = Everybody here began with more Strength and Craft than their card says. That’s this table’s head start, so that the game is shorter.
beginner-missed = You’re about to miss a Turn: the chronicle says which card or space cost you that. You may still defend yourself and cast Spells.
beginner-trophies = Beaten Enemies are trophies. Hand in enough points of their Strength, and your own goes up by 1 for good.
