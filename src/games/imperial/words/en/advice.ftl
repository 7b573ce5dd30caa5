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
beginner-newcomer = Your next character starts from scratch. Pick one that suits the rest of the game.
beginner-walk-on = You may walk on or stop. You explore and use clues where you stop.
beginner-teleport = You appear in the place that you pick. One that a clue of yours names is worth a treasure.
beginner-raft = The raft takes you to a shore. Land where you’ll want to walk on from.
beginner-meditate = Roll well and you learn the spell. Each spell is used up when you cast it.
beginner-leave = You have to leave this hex. Go where you’ll want to start from next turn.
beginner-clue = Nobody may hold more than 4 clues. Forget the one whose place is farthest away.
beginner-explore = Every place has a table of its own, and the dice pick a row. You may find clues, weapons or treasures, or meet somebody.
beginner-charm = The Lucky Charm changes a roll that you’ve just made. Rub it when that makes the difference.
beginner-heal = Heal the one who is closest to dying, or the one who fights best.
beginner-palantir = The Palantir shows who is coming before you meet them. Send back what you can’t beat.
beginner-join = A companion fights at your side and takes some of the hits. Most leave again sooner or later.
beginner-horse = A spell brings the Wild Horse along for certain. Without one the dice decide.
beginner-olliver = Olliver J. Dragon wants something of yours. Pay up, or fight a dragon for it.
beginner-tax = The Tax Collector wants something of yours. Refusing means a fight.
beginner-peddler = The Pedlar sells weapons for clues. A clue whose place you won’t reach is a good price.
beginner-nomads = The Nomads give a clue for a weapon. Hand over one that you don’t fight with.
beginner-mermaid = The Mermaid grants one thing. Ask for what brings you to your next treasure.
beginner-gift = You may learn a spell, and cast it once. Take one that your next few turns have a use for.
beginner-pirates = With a boat you can move by sea, and some places are much nearer that way.
beginner-emerald = The Emerald of Life saves one life and is gone then. Do you need this companion, or keep it for yourself?
beginner-support = You may help in a fight next to you. You share the danger, and nobody can make you.
beginner-duel = You may attack another character here. The one who kills the other plunders them, and that may not be you.
beginner-convoy = If you go along, you move with the leader now. On your own next turn you don’t move.
beginner-raise = Experience raises one of your scores for good.

# The lesson: its goal, its steps as orders, what became of a decision, and its end.

lesson-goal = Treasures win this game. A clue names a place and is worth a treasure there, so get moving, and explore on the way.
lesson-travel = Travel somewhere
lesson-clue = Use a clue in its place
lesson-explore = Explore a place
lesson-fight = Win a fight
came-clue = A clue in its place is the surest way to a treasure.
came-victory = You’ve won. Count your wounds before you look for the next fight.
came-weapon = Only the weapon that you hold ready counts in a fight, so choose it well.
came-companion = A companion fights at your side from now on.
came-treasure = Every treasure counts at the end, whatever else it can do.
came-wounds = Wounds stay until something heals them. With too many of them you die.
lesson-praise = Well done! You’ve travelled, explored, fought and brought home treasure.
lesson-next = Play on for more of it. *How to play* tells you about spells, companions and the sea.
