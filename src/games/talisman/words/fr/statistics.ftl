# Statistics over all games, and titles. `.told` and the lines of titles follow a player's name.

game-called = quête de la Couronne
game-called-many = quêtes de la Couronne

count-crowns = Couronne de Commandement atteinte
    .told = { $count ->
        [one] atteint la Couronne de Commandement
        [2] atteint deux fois la Couronne de Commandement
       *[other] atteint { $count } fois la Couronne de Commandement
      }
count-slain = Créatures tuées
    .told = { $count ->
        [one] tue 1 créature
       *[other] tue { $count } créatures
      }
count-deaths = Morts
    .told = { $count ->
        [one] meurt une fois
        [2] meurt deux fois
       *[other] meurt { $count } fois
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
count-gold = Or gagné
    .told = { $count ->
        [one] ramasse 1 pièce d’or
       *[other] ramasse { $count } pièces d’or
      }
count-spells = Sorts lancés
    .told = { $count ->
        [one] lance 1 Sort
       *[other] lance { $count } Sorts
      }
count-toads = Transformations en Crapaud
    .told = { $count ->
        [one] finit en Crapaud une fois
        [2] finit en Crapaud deux fois
       *[other] finit en Crapaud { $count } fois
      }
count-quests = Quêtes accomplies pour le Sorcier
    .told = { $count ->
        [one] accomplit 1 Quête pour le Sorcier
       *[other] accomplit { $count } Quêtes pour le Sorcier
      }
count-conversions = Changements d’alignement
    .told = { $count ->
        [one] change de camp une fois
        [2] change de camp deux fois
       *[other] change de camp { $count } fois
      }
count-commands = Sorts de Commandement lancés
    .told = { $count ->
        [one] lance une fois le Sort de Commandement
        [2] lance deux fois le Sort de Commandement
       *[other] lance { $count } fois le Sort de Commandement
      }
count-beguiled = Envoûtements
    .told = { $count ->
        [one] envoûte les autres une fois
        [2] envoûte les autres deux fois
       *[other] envoûte les autres { $count } fois
      }
count-bought = Achats
    .told = { $count ->
        [one] fait 1 achat
       *[other] fait { $count } achats
      }
count-lives-lost = Vies perdues
    .told = { $count ->
        [one] perd 1 Vie
       *[other] perd { $count } Vies
      }
count-turns-missed = Tours passés
    .told = { $count ->
        [one] passe 1 tour
       *[other] passe { $count } tours
      }

title-toad = Ancien Crapaud
    .line = finit en Crapaud
title-pond = Altesse de la Mare
    .line = finit en Crapaud trois fois en tout
title-crowned = Par la Foudre
    .line = atteint la Couronne de Commandement et gagne
title-turncoat = Girouette
    .line = change de camp trois fois en une partie
title-shopper = Talisman Express
    .line = fait huit achats en une partie
title-idle = Simple Passage
    .line = passe six tours en une partie

drawn-well = { $name } pioche { $drawn ->
    [1] 1 carte Aventure, { $good ->
        [1] un Objet ou un Suivant
       *[other] ni Objet ni Suivant
      }
   *[other] { $drawn } cartes Aventure, dont { $good ->
        [0] aucun Objet ni Suivant
        [one] 1 Objet ou Suivant
       *[other] { $good } Objets ou Suivants
      }
  }. La moyenne est de { NUMBER($fair, maximumFractionDigits: 1) }.
