# Statistics over all games, and titles. `.told` and the lines of titles follow a player's name.

game-called = quest for the Crown
game-called-many = quests for the Crown

count-crowns = Crown of Command reached
    .told = { $count ->
        [one] reached the Crown of Command
        [2] reached the Crown of Command twice
       *[other] reached the Crown of Command { $count } times
      }
count-slain = Creatures slain
    .told = { $count ->
        [one] slew 1 creature
       *[other] slew { $count } creatures
      }
count-deaths = Deaths
    .told = { $count ->
        [one] died once
        [2] died twice
       *[other] died { $count } times
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
count-gold = Gold gained
    .told = came by { $count } Gold
count-spells = Spells cast
    .told = { $count ->
        [one] cast 1 Spell
       *[other] cast { $count } Spells
      }
count-toads = Times turned into a Toad
    .told = { $count ->
        [one] was a Toad once
        [2] was a Toad twice
       *[other] was a Toad { $count } times
      }
count-quests = Quests done for the Warlock
    .told = { $count ->
        [one] did 1 Quest for the Warlock
       *[other] did { $count } Quests for the Warlock
      }
count-conversions = Changes of alignment
    .told = { $count ->
        [one] changed sides once
        [2] changed sides twice
       *[other] changed sides { $count } times
      }
count-commands = Command Spells cast
    .told = { $count ->
        [one] cast the Command Spell once
        [2] cast the Command Spell twice
       *[other] cast the Command Spell { $count } times
      }
count-beguiled = Others beguiled
    .told = { $count ->
        [one] beguiled others once
        [2] beguiled others twice
       *[other] beguiled others { $count } times
      }
count-bought = Things bought
    .told = { $count ->
        [one] bought 1 thing
       *[other] bought { $count } things
      }
count-lives-lost = Lives lost
    .told = { $count ->
        [one] lost 1 Life
       *[other] lost { $count } Lives
      }
count-turns-missed = Turns missed
    .told = { $count ->
        [one] missed 1 Turn
       *[other] missed { $count } Turns
      }

title-toad = Was a Toad
    .line = turned into a Toad
title-pond = Lord of the Pond
    .line = was a Toad three times in all
title-crowned = By Thunderbolt
    .line = reached the Crown of Command and won
title-turncoat = Turncoat
    .line = changed sides three times in a game
title-shopper = Talisman Express
    .line = bought eight things in a game
title-idle = Here by Accident
    .line = missed six Turns in a game

drawn-well = { $name } drew { $drawn ->
    [one] 1 Adventure Card, and { $good ->
        [one] it was an Object or a Follower
       *[other] it was neither an Object nor a Follower
      }
   *[other] { $drawn } Adventure Cards, and { $good ->
        [0] none was an Object or a Follower
        [one] 1 was an Object or a Follower
       *[other] { $good } were Objects or Followers
      }
  }. The average is { NUMBER($fair, maximumFractionDigits: 1) }.
