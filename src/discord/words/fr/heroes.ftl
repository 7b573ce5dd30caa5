# The story of a hero from `/hero`: a character of one player over all their games. `one` and `many` are the game's own
# name for a game, such as realm and realms.

hero-another = Un autre héros…
hero-option = { $games ->
    [one] { $game }, { $games } partie
   *[other] { $game }, { $games } parties
  }

hero-won-none = { $games ->
    [one] { $player } joue { $name } : { $games } { $one }, sans victoire.
   *[other] { $player } joue { $name } : { $games } { $many }, sans victoire pour l’instant.
  }
hero-won-all = { $games ->
    [one] { $player } joue { $name } : { $games } { $one }, { $games } victoire.
   *[other] { $player } joue { $name } : { $games } { $many }, { $games } victoires. Sans faute.
  }
hero-won-some = { $wins ->
    [one] { $player } joue { $name } : { $games } { $many }, { $wins } victoire.
   *[other] { $player } joue { $name } : { $games } { $many }, { $wins } victoires.
  }
hero-deeds = En chemin, { $name } { $deeds }.
hero-slain = À son tableau de chasse : { $kinds }.
hero-deaths = Causes de décès : { $kinds }.
hero-best = Heure de gloire : une victoire le { $day }, en { $length }.
hero-luck = Aux dés, { $name } obtient une moyenne de { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } sur { $dice } dés.
hero-titles = Titres : { $titles }.
hero-last-won = { $name } fait sa dernière apparition le { $day } : une victoire.
hero-last-beaten = { $name } fait sa dernière apparition le { $day } : une défaite.
hero-last-placed = { $name } fait sa dernière apparition le { $day }, { $place ->
    [1] en tête
    [2] à la deuxième place
    [3] à la troisième place
    [4] à la quatrième place
    [5] à la cinquième place
    [6] à la sixième place
   *[other] au rang { $place }
  } sur { $players }.
hero-last-heir = { $name } avait pris la suite d’un autre héros : { $before }.
