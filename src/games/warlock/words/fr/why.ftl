# How numbers came about. A sum follows its title: “Escape (WAR-10.2): die 4, +1 Zombies = 5”.

sum-stamina = Endurance
sum-luck = Chance
sum-supplies = Vivres en plus
sum-movement = Déplacement
sum-luck-test = Test de Chance (WAR-4.1)
sum-skill-test = Test d’Habileté (WAR-4.5)
sum-dwarfs = Les Nains
sum-foe = L’ennemi
sum-wound = La blessure
sum-escape = Fuite (WAR-10.2)
sum-points = Points
why-rolled-up = Habileté : un { $die } donne { $skill } (WAR-3.2)
why-luck-test = Réussi sur { $against } ou moins. Dans les deux cas, ça coûte 1 point de Chance (WAR-4.2).
why-skill-test = Réussi sur { $against } ou moins.
why-dwarfs = Il faut faire strictement plus. À égalité, les Nains gardent la mise.
why-escaped = Ligne { $row } de la Table de fuite : fuite réussie, et { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
      } d’Endurance en moins.
why-not-escaped = Ligne { $row } de la Table de fuite : fuite ratée, et { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
      } d’Endurance en moins.
why-shield = Le Bouclier au croissant retire un point à une blessure sur 5 ou 6 (WAR-24.3).
why-sheet = { $change } : { $source } ({ $rule })

## The parts of a sum

source-base = base
source-skill = Habileté
source-luck = Chance
source-foe = contre cet ennemi
source-double-six = un double six
source-right = pour des numéros justes
source-held = pour leurs clefs
source-wound = un assaut perdu
source-underdogs = la peau dure d’un outsider
source-kill = une victoire
source-test = le test
source-meal = un repas
source-escape = la fuite
source-raft = le radeau
source-dead-end = une impasse
source-breath = un souffle de feu
source-ferry = le bac
source-bridge = le pont
source-deal = un marché
source-robbery = un vol
source-loot = du butin
source-flask = la flasque
source-charm = le porte-bonheur
source-wager = un pari
source-game = la partie des Nains
source-gossip = les ragots des Nains
source-purchase = un achat
source-sale = une vente
