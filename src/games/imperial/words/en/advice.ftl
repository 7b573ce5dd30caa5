# A player's aim, in one or two short sentences, and hints for beginners, each shown once. They have to be true under all
# house rules.

aim-prison = Get out of prison: a treasure bribes the gaoler, and there’s a secret passage.
aim-clue = Use a clue { $place }, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } away: { $treasures ->
        [one] 1 treasure.
       *[other] { $treasures } treasures.
    }
aim-clue-here = Use your clue right here: { $treasures ->
        [one] 1 treasure.
       *[other] { $treasures } treasures.
    }
aim-clues = You hold { $clues ->
        [one] 1 clue
       *[other] { $clues } clues
    }: use one in the place that it names.
aim-explore = Explore { $place }, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } away: you may find a clue.
aim-explore-here = Explore right here: you may find a clue.
aim-count =
    { $case ->
        [alone] You have { $own ->
            [one] 1 treasure
           *[other] { $own } treasures
        }.
        [ahead] You lead with { $own ->
            [one] 1 treasure
           *[other] { $own } treasures
        }.
        [level] You share the lead with { $own ->
            [one] 1 treasure
           *[other] { $own } treasures
        }.
       *[behind] { $who } leads with { $most ->
            [one] 1 treasure
           *[other] { $most } treasures
        }, and you have { $own }.
    }
aim-points = Points decide, and Imperial Treasures are worth most.
aim-rounds =
    { $rounds ->
        [0] This is the last round.
        [one] 1 round is left after this one, at most.
       *[other] { $rounds } rounds are left after this one, at most.
    }

beginner-goal = Whoever has the most treasures at the end wins. Those “for show” have no other use, but each counts like any other.
beginner-points = Points win here. Treasures “for show” have no other use but to score, and Imperial Treasures score most.
beginner-played = Not you but somebody of your choice has to meet this one, and it’s unpleasant. Send it to the leader, or to somebody about to overtake you.
beginner-missed = You can’t move this turn, because something holds you or you walked along with somebody. You can do everything else.
beginner-prison = In prison nobody can play anything on you. On later turns look for the passage, or bribe your way out with a treasure.
