# Statistics over all games, and titles. `.told` and the lines of titles follow a player's name.

game-called = night under the mountain
game-called-many = nights under the mountain
nameless = The Nameless

count-chests = Chests opened
    .told = { $count ->
        [one] opened the Warlock’s chest
        [2] opened the Warlock’s chest twice
       *[other] opened the Warlock’s chest { $count } times
      }
count-slain = Monsters slain
    .told = { $count ->
        [one] slew 1 monster
       *[other] slew { $count } monsters
      }
count-deaths = Deaths
    .told = { $count ->
        [one] died once
        [2] died twice
       *[other] died { $count } times
      }
count-treasures = Treasures claimed
    .told = { $count ->
        [one] claimed 1 Treasure
       *[other] claimed { $count } Treasures
      }
count-fights-won = Battles won
    .told = { $count ->
        [one] won 1 battle
       *[other] won { $count } battles
      }
count-fights-lost = Battles lost
    .told = { $count ->
        [one] lost 1 battle
       *[other] lost { $count } battles
      }
count-flights = Escapes
    .told = { $count ->
        [one] escaped from battle once
        [2] escaped from battle twice
       *[other] escaped from battle { $count } times
      }
count-murders = Adventurers killed
    .told = { $count ->
        [one] killed 1 adventurer
       *[other] killed { $count } adventurers
      }
count-robberies = Robberies
    .told = { $count ->
        [one] robbed others once
        [2] robbed others twice
       *[other] robbed others { $count } times
      }
count-challenges = Key Challenges
    .told = { $count ->
        [one] made 1 Key Challenge
       *[other] made { $count } Key Challenges
      }
count-wrong-keys = Wrong keys at the chest
    .told = { $count ->
        [one] tried the wrong keys once
        [2] tried the wrong keys twice
       *[other] tried the wrong keys { $count } times
      }
count-gold = Gold gained
    .told = came by { $count } Gold
count-meals = Meals eaten
    .told = { $count ->
        [one] ate 1 meal
       *[other] ate { $count } meals
      }
count-dead-ends = Dead ends in the Maze
    .told = { $count ->
        [one] ran into 1 dead end
       *[other] ran into { $count } dead ends
      }
count-soakings = Falls into the river
    .told = { $count ->
        [one] fell into the river once
        [2] fell into the river twice
       *[other] fell into the river { $count } times
      }
count-deals = Deals
    .told = { $count ->
        [one] struck 1 deal
       *[other] struck { $count } deals
      }
count-wagers-won = Wagers won
    .told = { $count ->
        [one] won 1 wager
       *[other] won { $count } wagers
      }
count-lucky-tests = Lucky tests
    .told = { $count ->
        [one] was lucky once
        [2] was lucky twice
       *[other] was lucky { $count } times
      }
count-unlucky-tests = Unlucky tests
    .told = { $count ->
        [one] was unlucky once
        [2] was unlucky twice
       *[other] was unlucky { $count } times
      }

cause-adventurer = another adventurer
cause-bridge = a missing plank
cause-raft = the river
cause-ferry = the river
cause-dead-end = a dead end
cause-wound = wounds
cause-escape = wounds in flight
cause-breath = a breath of fire

title-locksmith = Locksmith
    .line = opened the Warlock’s chest
title-guesser = Worth a Try
    .line = tried the wrong keys three times
title-lost = Left, or Was It Right
    .line = ran into four dead ends in a game
title-gourmet = Eats Between Battles
    .line = ate eight meals in a game
title-robber = Terror of the Tunnels
    .line = robbed others three times
title-gambler = Bet with the Dwarfs
    .line = won three wagers
title-unlucky = Out of Luck
    .line = was unlucky five times in a game

drawn-well = { $name } turned up { $drawn ->
    [one] 1 Encounter card, and { $good ->
        [one] it was neither a monster nor a trap
       *[other] it was a monster or a trap
      }
   *[other] { $drawn } Encounter cards, and { $good ->
        [0] all were monsters or traps
        [one] 1 was neither a monster nor a trap
       *[other] { $good } were neither monsters nor traps
      }
  }. The average is { NUMBER($fair, maximumFractionDigits: 1) }.
