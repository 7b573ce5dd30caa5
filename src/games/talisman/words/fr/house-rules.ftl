# The house rules: a title of at most 45 letters for each option, and a line of at most 100. The line of a preset follows
# its title and a colon. The other attributes and `.value` are values, with at most 80 letters.

preset-standard = Partie standard
    .line = de 2 à 4 heures, jusqu’à ce qu’il ne reste qu’un Personnage
preset-short = Partie courte
    .line = d’une demi-heure à une heure ; la Couronne est à qui l’atteint d’abord
preset-sprint = Sprint
    .line = une pause déjeuner ; départ en force, et la Couronne est à qui l’atteint d’abord
preset-async = Par correspondance
    .line = des semaines, un jour par décision, et les points après 40 manches au plus
preset-full = Partie complète
    .line = la standard, avec chance, marchés, Esprits qui instruisent et Couronne impatiente
preset-balanced = Partie équilibrée
    .line = la standard avec des handicaps, pour que personne ne regrette d’être le Prêtre

option-character-selection = Choix des Personnages
    .line = Comment on reçoit son premier Personnage. Les remplaçants sont toujours distribués.
    .random = distribués, un par personne
    .choose = choisis, dans l’ordre du tour
    .pick-of-three = un parmi trois, ou parmi deux à 5 ou 6
option-first-player = Qui commence
    .line = Qui joue le premier tour.
    .dice = le plus haut dé
    .host = l’hôte
    .random = tirage au sort
option-crown-victory = Victoire par la Couronne
    .line = Ce qu’il faut pour gagner une fois sur la Couronne de Commandement.
    .command = des Sorts de Commandement, jusqu’au dernier survivant
    .instant = rien : y arriver d’abord suffit
    .contest = y rester sans compagnie jusqu’à son prochain tour
option-round-limit = Limite de manches
    .line = Après cette manche, on compte les points : qui est le plus près, qui est le plus fort.
    .value = { $count ->
        [0] aucune
        [one] 1 manche
       *[other] { $count } manches
      }
option-turn-budget = Quota de tours
    .line = Un nombre de tours partagé entre tous. Quand il est épuisé, on compte les points.
    .value = { $count ->
        [0] aucun
        [one] 1 tour en tout
       *[other] { $count } tours en tout
      }
option-replacements = Personnages de remplacement
    .line = Si tu reviens dans une autre peau quand ton Personnage meurt.
    .until-crown = tant que personne n’a atteint la Couronne
    .never = jamais, les morts le restent
    .always = toujours
option-head-start = Avance de départ
    .line = Force et Intellect en plus pour chaque nouveau Personnage.
    .value = { $count ->
        [0] aucune
       *[other] +{ $count } en Force et en Intellect
      }
option-start-gold = Or de départ
    .line = Ce que chaque nouveau Personnage a dans sa bourse.
    .value = { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
      }
option-handicaps = Handicaps
    .line = Les Personnages faibles commencent avec plus, les forts avec moins d’avance.
option-start-talisman = Un Talisman pour chacun
    .line = Tout le monde commence avec un Talisman. Il se vole comme tout autre Objet.
option-luck-tokens = Jetons de chance
    .line = Combien de fois, dans une vie, un Personnage peut relancer ses propres dés.
    .value = { $count ->
        [0] aucun
        [one] 1 jeton
       *[other] { $count } jetons
      }
option-trophy-rate = Prix des trophées
    .line = Ce que coûte 1 point de Force en trophées. La boîte dit 7 points.
    .value = { $count ->
        [one] 1 point
       *[other] { $count } points
      }
option-spirit-trophies = Les Esprits instruisent
    .line = Les Esprits vaincus se gardent, et achètent de l’Intellect comme les autres de la Force.
option-mule-capacity = Charge des Mules
    .line = Combien d’Objets de plus une Mule te permet de porter.
    .unlimited = autant qu’on veut
    .plus-four = 4 par Mule
option-protection-rolls = Jets de protection
    .line = Combien d’Armure, Bouclier et Casque on peut essayer pour une Vie perdue au Combat.
    .one = un seul
    .all = chacun une fois
option-spell-limit-per-turn = Limite de Sorts
    .line = Combien de Sorts on peut lancer dans un tour.
    .none = autant qu’on veut
    .hand = ceux tenus au début de son tour, et un seul aux autres tours
option-dead-gear = Biens des morts
    .line = À qui revient ce que laisse un Personnage tué par un autre en combat.
    .space = à qui passera ensuite
    .killer = le vainqueur se sert d’abord
option-ban-last-life = Pas de meurtre avant la Couronne
    .line = Tant que personne n’a atteint la Couronne, pas de dernière Vie comme butin.
option-trading = Marchés
    .line = Deux Personnages sur une même case peuvent échanger Objets, Suivants et Or, d’un commun accord.
option-command-always = Commandement infaillible
    .line = Le Sort de Commandement réussit toujours, sans dé.
option-command-growth = Commandement croissant
    .line = Plus on garde la Couronne, plus le Sort de Commandement prend de Vies.
    .value = { $count ->
        [0] non
        [one] 1 Vie de plus à chaque Sort de Commandement
       *[other] 1 Vie de plus tous les { $count } Sorts de Commandement
      }
option-inner-gate = Passage du Portail
    .line = Ce qu’il faut pour franchir le Portail de Puissance.
    .roll = deux dés qui l’ouvrent
    .open = rien, il est ouvert
option-reaction-timer = Temps pour réagir
    .line = Le temps laissé pour réagir pendant le tour d’un autre.
option-turn-timer = Temps pour décider
    .line = Le temps laissé pour toute autre décision.

time-as-paced = selon le rythme de la table
time-of = { $seconds ->
    [30] 30 secondes
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
    [600] 10 minutes
    [3600] 1 heure
    [7200] 2 heures
    [43200] 12 heures
    [86400] 1 jour
   *[other] { $seconds } secondes
  }

clash-always-ends = Si les morts reviennent toujours, il faut une autre fin à la partie. Choisis une Couronne qui gagne d’emblée ou par épreuve, une limite de manches, ou un quota de tours.

contradiction-no-command = La Couronne gagne d’emblée, donc personne ne lancera ce Sort de Commandement infaillible.
contradiction-two-limits = Il y a à la fois une limite de manches et un quota de tours : seul compte le premier atteint.
