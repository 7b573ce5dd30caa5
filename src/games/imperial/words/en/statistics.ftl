# Statistics over all games, and titles. `.told` and the lines of titles follow a player's name.

game-called = realm
game-called-many = realms

count-imperial = Imperial Treasures found
    .told = { $count ->
        [one] found 1 Imperial Treasure
       *[other] found { $count } Imperial Treasures
      }
count-slain = Beasts slain
    .told = { $count ->
        [one] slew 1 beast
       *[other] slew { $count } beasts
      }
count-deaths = Deaths
    .told = { $count ->
        [one] died once
        [2] died twice
       *[other] died { $count } times
      }
count-treasures = Treasures found
    .told = { $count ->
        [one] came by 1 treasure
       *[other] came by { $count } treasures
      }
count-clues = Clues followed
    .told = { $count ->
        [one] followed 1 clue to the end
       *[other] followed { $count } clues to the end
      }
count-fights-won = Fights won
    .told = { $count ->
        [one] won 1 fight
       *[other] won { $count } fights
      }
count-fights-lost = Fights lost
    .told = { $count ->
        [one] lost 1 fight
       *[other] lost { $count } fights
      }
count-flights = Flights
    .told = { $count ->
        [one] ran away once
        [2] ran away twice
       *[other] ran away { $count } times
      }
count-companions = Companions won over
    .told = { $count ->
        [one] won over 1 companion
       *[other] won over { $count } companions
      }
count-delivered = Companions delivered
    .told = { $count ->
        [one] brought 1 companion home
       *[other] brought { $count } companions home
      }
count-explored = Places explored
    .told = { $count ->
        [one] explored 1 place
       *[other] explored { $count } places
      }
count-prisons = Times in prison
    .told = { $count ->
        [one] went to prison once
        [2] went to prison twice
       *[other] went to prison { $count } times
      }
count-escapes = Escapes from prison
    .told = { $count ->
        [one] broke out once
        [2] broke out twice
       *[other] broke out { $count } times
      }
count-soakings = Times lost at sea
    .told = { $count ->
        [one] was lost at sea once
        [2] was lost at sea twice
       *[other] was lost at sea { $count } times
      }
count-spells = Spells cast
    .told = { $count ->
        [one] cast 1 spell
       *[other] cast { $count } spells
      }
count-learnt = Spells learnt
    .told = { $count ->
        [one] learnt 1 spell by sitting still
       *[other] learnt { $count } spells by sitting still
      }
count-hexes = Hexes travelled
    .told = { $count ->
        [one] travelled 1 hex
       *[other] travelled { $count } hexes
      }
count-sea-hexes = Hexes sailed
    .told = { $count ->
        [one] sailed 1 hex
       *[other] sailed { $count } hexes
      }

title-half = Half the Empire
    .line = turned up three Imperial Treasures in a game
title-gaolbird = Knows the Gaoler
    .line = went to prison three times
title-sailor = Old Salt
    .line = sailed 100 hexes
title-guide = Never Travels Alone
    .line = won over four companions in a game
title-runner = Discretion Itself
    .line = ran away five times in a game
title-sage = Sits Still
    .line = learnt three spells by meditation

drawn-well = { $name } drew { $drawn ->
    [one] 1 treasure, and { $good ->
        [one] it was an Imperial Treasure
       *[other] it wasn’t an Imperial Treasure
      }
   *[other] { $drawn } treasures, and { $good ->
        [0] none was an Imperial Treasure
        [one] 1 was an Imperial Treasure
       *[other] { $good } were Imperial Treasures
      }
  }. The average is { NUMBER($fair, maximumFractionDigits: 1) }.
