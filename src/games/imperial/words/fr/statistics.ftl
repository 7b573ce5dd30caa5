# Statistics over all games, and titles. `.told` and the lines of titles follow a player's name.

game-called = royaume
game-called-many = royaumes

count-imperial = Trésors impériaux trouvés
    .told = { $count ->
        [one] trouve 1 Trésor impérial
       *[other] trouve { $count } Trésors impériaux
      }
count-slain = Bêtes tuées
    .told = { $count ->
        [one] tue 1 bête
       *[other] tue { $count } bêtes
      }
count-deaths = Morts
    .told = { $count ->
        [one] meurt une fois
        [2] meurt deux fois
       *[other] meurt { $count } fois
      }
count-treasures = Trésors trouvés
    .told = { $count ->
        [one] met la main sur 1 trésor
       *[other] met la main sur { $count } trésors
      }
count-clues = Indices suivis
    .told = { $count ->
        [one] suit 1 indice jusqu’au bout
       *[other] suit { $count } indices jusqu’au bout
      }
count-fights-won = Combats gagnés
    .told = { $count ->
        [one] gagne 1 combat
       *[other] gagne { $count } combats
      }
count-fights-lost = Combats perdus
    .told = { $count ->
        [one] perd 1 combat
       *[other] perd { $count } combats
      }
count-flights = Fuites
    .told = { $count ->
        [one] fuit une fois
        [2] fuit deux fois
       *[other] fuit { $count } fois
      }
count-companions = Compagnons ralliés
    .told = { $count ->
        [one] rallie 1 compagnon
       *[other] rallie { $count } compagnons
      }
count-delivered = Passagères ramenées
    .told = { $count ->
        [one] ramène 1 passagère chez elle
       *[other] ramène { $count } passagères chez elles
      }
count-explored = Lieux explorés
    .told = { $count ->
        [one] explore 1 lieu
       *[other] explore { $count } lieux
      }
count-prisons = Séjours en prison
    .told = { $count ->
        [one] va une fois en prison
        [2] va deux fois en prison
       *[other] va { $count } fois en prison
      }
count-escapes = Évasions
    .told = { $count ->
        [one] s’évade une fois
        [2] s’évade deux fois
       *[other] s’évade { $count } fois
      }
count-soakings = Naufrages
    .told = { $count ->
        [one] fait naufrage une fois
        [2] fait naufrage deux fois
       *[other] fait naufrage { $count } fois
      }
count-spells = Sorts lancés
    .told = { $count ->
        [one] lance 1 sort
       *[other] lance { $count } sorts
      }
count-learnt = Sorts appris
    .told = { $count ->
        [one] apprend 1 sort sans bouger
       *[other] apprend { $count } sorts sans bouger
      }
count-hexes = Cases parcourues
    .told = { $count ->
        [one] parcourt 1 case
       *[other] parcourt { $count } cases
      }
count-sea-hexes = Cases de mer parcourues
    .told = { $count ->
        [one] parcourt 1 case de mer
       *[other] parcourt { $count } cases de mer
      }

title-half = La Moitié de l’Empire
    .line = retrouve trois Trésors impériaux en une partie
title-gaolbird = Connaît le Geôlier
    .line = va trois fois en prison
title-sailor = Loup de Mer
    .line = parcourt 100 cases de mer
title-guide = Jamais sans Compagnie
    .line = rallie quatre compagnons en une partie
title-runner = La Discrétion Même
    .line = fuit cinq fois en une partie
title-sage = Ne Bouge Pas
    .line = apprend trois sorts par méditation

drawn-well = { $name } pioche { $drawn ->
    [1] 1 trésor, { $good ->
        [1] et c’est un Trésor impérial
       *[other] qui n’est pas un Trésor impérial
      }
   *[other] { $drawn } trésors, dont { $good ->
        [0] aucun Trésor impérial
        [one] 1 Trésor impérial
       *[other] { $good } Trésors impériaux
      }
  }. La moyenne est de { NUMBER($fair, maximumFractionDigits: 1) }.
