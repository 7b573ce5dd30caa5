# What `/records` shows of a server and of a player.

## Lengths of time and of games

game-length = { $turns ->
    [0] { $span }
    [one] { $turns } tour en { $span }
   *[other] { $turns } tours en { $span }
  }

## Games and wins

stats-of-server = Le palmarès de ce serveur
stats-of-player = Palmarès : { $name }
stats-own = Ton palmarès
stats-page = { $title } ({ $at } sur { $of })
stats-back = Retour
stats-on = Lire la suite

stats-games = Parties
stats-games-since = { $games ->
    [one] { $games } partie finie depuis le { $day }.
   *[other] { $games } parties finies depuis le { $day }.
  }
stats-games-of = { $game } : { $games ->
    [one] **{ $games }** partie
   *[other] **{ $games }** parties
  }
stats-games-own = { $game } : { $games ->
    [one] **{ $games }** partie
   *[other] **{ $games }** parties
  }, { $wins ->
    [one] **{ $wins }** victoire
   *[other] **{ $wins }** victoires
  }
stats-in-game = { $game } : { $list }
stats-wins = Victoires
stats-wins-of = { $name } : { $wins } sur { $games }
stats-wins-by-character = Victoires par personnage
stats-fastest = Victoire la plus rapide
stats-fastest-of = { $game } : { $name }, en { $length }, le { $day }
stats-fastest-of-character = { $game } : { $name } ({ $character }), en { $length }, le { $day }
stats-fastest-own = { $game } : { $length }, le { $day }
stats-fastest-own-character = { $game } : { $length } avec { $character }, le { $day }
stats-streaks = Plus longues séries de victoires
stats-streak = Série de victoires
stats-streak-of = { $name } : { $games } parties gagnées de suite
stats-streak-own = La plus longue : { $longest ->
    [one] { $longest } victoire.
   *[other] { $longest } victoires de suite.
  } { $now ->
    [0] La prochaine en commence une autre.
   *[other] En cours : { $now }.
  }
stats-no-wins = Pas encore de victoire.

## Rating

stats-rating = Cote
stats-rating-in = Cote : { $game }
stats-rating-of = { $place }. { $name } **{ $value }** ± { $doubt } après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
stats-rating-own = { $game } : **{ $value }** ± { $doubt } après { $games ->
    [one] { $games } partie contre d’autres
   *[other] { $games } parties contre d’autres
  }
stats-rating-note = -# Le ± dit à quel point j’en suis sûr. Deux fois sur trois, la vraie cote est dedans. Classé selon la cote sur laquelle je parierais.

## Luck

stats-luck = Chance
stats-luck-own = Une moyenne de { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } sur { $dice } dés.
stats-luckiest = Palme de la chance : { $name }, avec une moyenne de { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } sur { $dice } dés.
stats-unluckiest = Palme de la malchance : { $name }, avec une moyenne de { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } sur { $dice } dés.
luck-fair = Pour des dés, on ne fait pas plus honnête.
luck-better = Des dés honnêtes font moins bien dans { $percent } % des cas.
luck-worse = Des dés honnêtes font mieux dans { $percent } % des cas.
draws-fair = C’est à peu près la moyenne.
draws-better = Avec autant de cartes, la plupart font moins bien : { $percent } sur 100.
draws-worse = Avec autant de cartes, la plupart font mieux : { $percent } sur 100.
stats-luck-note = -# Chacun est comparé à des dés honnêtes lancés aussi souvent : lancer plus ne donne donc pas plus de chance.
stats-luck-unknown = Il me faut au moins { $fewest } dés lancés pour juger de la chance de quelqu’un.

## Deeds and deaths

stats-slain = Créatures tuées
stats-slain-by = { $name } : { $count }
stats-deaths = Morts
stats-kinds-in = { $game } : **{ $count }** ({ $kinds })
stats-count = { $about } : **{ $count }**
stats-slain-kinds = Tableau de chasse : { $kinds }
stats-death-kinds = Causes de décès : { $kinds }
kind-tally = { $count ->
    [one] { $kind }
   *[other] { $count } × { $kind }
  }
kinds-more = { $kinds ->
    [one] { $kinds } autre sorte
   *[other] { $kinds } autres sortes
  }

## Titles

stats-titles = Titres
stats-title-own = **{ $title }** : { $line }
stats-titles-of = { $name } : { $titles }
stats-no-titles = Aucun pour l’instant.
