# Statistics over all games, and titles. `.told` and the lines of titles follow a player's name.

game-called = nuit sous la montagne
game-called-many = nuits sous la montagne
nameless = Sans-Nom

count-chests = Coffres ouverts
    .told = { $count ->
        [one] ouvre le coffre du Sorcier
        [2] ouvre deux fois le coffre du Sorcier
       *[other] ouvre { $count } fois le coffre du Sorcier
      }
count-slain = Monstres tués
    .told = { $count ->
        [one] tue 1 monstre
       *[other] tue { $count } monstres
      }
count-deaths = Morts
    .told = { $count ->
        [one] meurt une fois
        [2] meurt deux fois
       *[other] meurt { $count } fois
      }
count-treasures = Trésors pris
    .told = { $count ->
        [one] prend 1 Trésor
       *[other] prend { $count } Trésors
      }
count-fights-won = Batailles gagnées
    .told = { $count ->
        [one] gagne 1 bataille
       *[other] gagne { $count } batailles
      }
count-fights-lost = Batailles perdues
    .told = { $count ->
        [one] perd 1 bataille
       *[other] perd { $count } batailles
      }
count-flights = Fuites
    .told = { $count ->
        [one] fuit une fois le combat
        [2] fuit deux fois le combat
       *[other] fuit { $count } fois le combat
      }
count-murders = Aventuriers tués
    .told = { $count ->
        [one] tue 1 aventurier
       *[other] tue { $count } aventuriers
      }
count-robberies = Vols
    .told = { $count ->
        [one] vole les autres une fois
        [2] vole les autres deux fois
       *[other] vole les autres { $count } fois
      }
count-challenges = Défis des Clefs
    .told = { $count ->
        [one] lance 1 Défi des Clefs
       *[other] lance { $count } Défis des Clefs
      }
count-wrong-keys = Mauvaises clefs au coffre
    .told = { $count ->
        [one] essaie une fois les mauvaises clefs
        [2] essaie deux fois les mauvaises clefs
       *[other] essaie { $count } fois les mauvaises clefs
      }
count-gold = Or gagné
    .told = { $count ->
        [one] ramasse 1 pièce d’or
       *[other] ramasse { $count } pièces d’or
      }
count-meals = Repas pris
    .told = { $count ->
        [one] prend 1 repas
       *[other] prend { $count } repas
      }
count-dead-ends = Impasses dans le Labyrinthe
    .told = { $count ->
        [one] finit dans une impasse
       *[other] finit dans { $count } impasses
      }
count-soakings = Chutes dans la rivière
    .told = { $count ->
        [one] tombe une fois à l’eau
        [2] tombe deux fois à l’eau
       *[other] tombe { $count } fois à l’eau
      }
count-deals = Marchés
    .told = { $count ->
        [one] conclut 1 marché
       *[other] conclut { $count } marchés
      }
count-wagers-won = Paris gagnés
    .told = { $count ->
        [one] gagne 1 pari
       *[other] gagne { $count } paris
      }
count-lucky-tests = Tests de Chance réussis
    .told = { $count ->
        [one] a de la chance une fois
        [2] a de la chance deux fois
       *[other] a de la chance { $count } fois
      }
count-unlucky-tests = Tests de Chance ratés
    .told = { $count ->
        [one] manque de chance une fois
        [2] manque de chance deux fois
       *[other] manque de chance { $count } fois
      }

cause-adventurer = un autre aventurier
cause-bridge = une planche manquante
cause-raft = la rivière
cause-ferry = la rivière
cause-dead-end = une impasse
cause-wound = des blessures
cause-escape = des blessures en fuyant
cause-breath = un souffle de feu

title-locksmith = Serrurerie Fine
    .line = ouvre le coffre du Sorcier
title-guesser = Qui Ne Tente Rien
    .line = essaie trois fois les mauvaises clefs
title-lost = À Gauche, ou Était-ce à Droite
    .line = finit dans quatre impasses en une partie
title-gourmet = Mange entre les Batailles
    .line = prend huit repas en une partie
title-robber = Terreur des Tunnels
    .line = vole les autres trois fois
title-gambler = A Parié avec les Nains
    .line = gagne trois paris
title-unlucky = À Court de Chance
    .line = manque de chance cinq fois en une partie

drawn-well = { $name } retourne { $drawn ->
    [1] 1 carte Rencontre, { $good ->
        [1] ni monstre ni piège
       *[other] un monstre ou un piège
      }
   *[other] { $drawn } cartes Rencontre, dont { $good ->
        [0] aucune sans monstre ni piège
        [one] 1 sans monstre ni piège
       *[other] { $good } sans monstre ni piège
      }
  }. La moyenne est de { NUMBER($fair, maximumFractionDigits: 1) }.
