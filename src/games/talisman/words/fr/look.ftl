# The board in words, space by space, without emoji. $who is a player or several, with their own formatting.

## The whole board

board = Le plateau
board-about = Trois anneaux autour de la Couronne de Commandement : la Région extérieure, la Région médiane au-delà de la Rivière des Tempêtes, et la Région intérieure derrière les Montagnes de Feu.
board-ways = Le pont mène de la Sentinelle aux Collines médianes, et le Portail de Puissance à la Plaine du Péril.
board-distances = Les distances sont en tours à toi, si les dés sont de bonne humeur.
board-where-you-are = Où tu es
board-you-are = Tu es { $place }.
board-who-is-where = Qui est où
board-nobody = Personne ne s’est encore mis en route.
board-person = { $place } : { $person }
board-outer = { $count } cases, dans le sens horaire depuis le Village, au coin nord-ouest.
board-middle = { $count } cases, dans le sens horaire depuis le Portail de Puissance, au coin nord-ouest.
board-inner = { $count } cases, dans le sens horaire depuis la Plaine du Péril, au coin nord-ouest. La Couronne de Commandement est au centre.
board-out-of-reach = Tout y est hors d’atteinte pour l’instant.
board-space = **{ $space }**.
board-space-far = **{ $space }**, { $far }.
draws = { $count ->
    [one] Pioche 1 carte.
   *[other] Pioche { $count } cartes.
  }
people-there = Là-bas : { $who }.
people-here = Ici : { $who }.
things-there = Posé là-bas : { $things }.
things-here = Posé ici : { $things }.

## One space

look-about = Une case ({ $region }).
look-bonus = Les Ennemis ajoutent { $bonus } à leur dé.
look-no-magic = Aucun Objet magique ne fonctionne ici.
look-way = À quelle distance
look-people = Qui est ici
look-nobody = Personne.
look-things = Ce qui se trouve ici
look-nothing = Rien.
look-card = **{ $card }** : { $text }
look-card-left = **{ $card }** : { $text } { $left ->
    [one] De quoi servir encore { $left } visite.
   *[other] De quoi servir encore { $left } visites.
  }
look-links = Où ça mène
sentence = { $clause }.

## The links of a space, and what they take

link = { $by } : { $to }.
link-taking = { $by } : { $to }, { $takes }.
link-hint = { $by }, { $takes }
link-clockwise = { $side ->
    [north] Sens horaire, vers le nord
    [east] Sens horaire, vers l’est
    [south] Sens horaire, vers le sud
   *[west] Sens horaire, vers l’ouest
  }
link-anticlockwise = { $side ->
    [north] Sens antihoraire, vers le nord
    [east] Sens antihoraire, vers l’est
    [south] Sens antihoraire, vers le sud
   *[west] Sens antihoraire, vers l’ouest
  }
link-bridge = Par le pont
link-portal = Par le Portail de Puissance
link-portal-back = Retour par le Portail de Puissance
link-inwards = Vers l’intérieur
link-outwards = Vers l’extérieur
link-river = Par la Rivière des Tempêtes
takes-sentinel = à condition de battre la Sentinelle (Force { $strength })
takes-portal = si la Force ou l’Intellect l’ouvre
takes-talisman = avec un Talisman
takes-no-return = et personne n’en revient
takes-nobody = mais personne ne repart par là
takes-raft = en Radeau ou avec le passeur

## The way to a space

no-way-crown = Impossible d’y aller : personne ne quitte la Couronne de Commandement.
no-way-river = Impossible d’y aller pour l’instant. Pour traverser la Rivière des Tempêtes, il faut un Radeau, une Hache pour en construire un, ou assez de Force pour battre la Sentinelle.
no-way-valley = Impossible d’y aller pour l’instant. Pour entrer dans la Vallée de Feu, il faut un Talisman.
no-way-portal = Impossible d’y aller pour l’instant. Le Portail de Puissance demande plus de Force ou d’Intellect.
way-die = Le dé de déplacement doit montrer { $dice }.
way-dice = **{ $die }**
leg-die = un { $die } au dé, vers { $to }
leg-die-past = un { $die } au dé, en passant par { $past }, vers { $to }
leg-step = une case, vers { $to }
leg-bridge-step = une case par le pont, vers { $to }
leg-bridge = un { $die } au dé, par le pont, vers { $to }
leg-bridge-past = un { $die } au dé, par le pont et { $past }, vers { $to }
leg-portal-step = une case par le Portail, vers { $to }
leg-portal = un { $die } au dé, par le Portail, vers { $to }
leg-portal-past = un { $die } au dé, par { $past } et le Portail, vers { $to }
leg-freed = un { $die } pour sortir d’esclavage, vers { $to }
leg-freed-past = un { $die } pour sortir d’esclavage, en passant par { $past }, vers { $to }
leg-raft = en Radeau, vers { $to }
leg-ferry = avec le passeur, vers { $to }
leg-wizard = par l’offre du magicien, vers { $to }
leg-woods = de bois en bois, vers { $to }
leg-teleport = par un Sort de Téléportation, vers { $to }
leg-rest = un tour sans bouger

## People

person-sheet = { $who } : { $alignment }, Force { $strength }, Intellect { $craft }, { $lives ->
    [one] { $lives } Vie
   *[other] { $lives } Vies
  } et { $gold ->
    [0] pas d’Or
    [one] 1 pièce d’or
   *[other] { $gold } pièces d’or
  }.
person-followers = { $count ->
    [one] { $count } Suivant est du voyage.
   *[other] { $count } Suivants sont du voyage.
  }
person-turn = C’est son tour.
