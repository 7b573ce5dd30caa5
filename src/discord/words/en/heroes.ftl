# The story of a hero from `/hero`: a character of one player over all their games. `one` and `many` are the game's own
# name for a game, such as realm and realms.

hero-another = Another hero…
hero-option = { $games ->
    [one] { $game }, 1 game
   *[other] { $game }, { $games } games
  }

hero-won-none = { $games ->
    [one] { $player } led { $name } through 1 { $one }, and didn’t win.
   *[other] { $player } led { $name } through { $games } { $many }, and hasn’t won yet.
  }
hero-won-all = { $games ->
    [one] { $player } led { $name } through 1 { $one }, and won.
   *[other] { $player } led { $name } through { $games } { $many }, and won them all.
  }
hero-won-some = { $player } led { $name } through { $games } { $many }, and won { $wins }.
hero-deeds = Along the way, { $name } { $deeds }.
hero-slain = Slain by { $name }: { $kinds }.
hero-deaths = Causes of death: { $kinds }.
hero-best = Finest hour: a win on { $day }, in { $length }.
hero-luck = The dice gave { $name } an average of { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } over { $dice } dice.
hero-titles = Known as { $titles }.
hero-last-won = { $name } was last seen victorious on { $day }.
hero-last-beaten = { $name } was last seen beaten on { $day }.
hero-last-placed = { $name } was last seen on { $day }, coming { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] number { $place }
  } of { $players }.
hero-last-heir = { $name } had taken over from { $before }.
