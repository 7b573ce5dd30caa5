# The board in words, space by space, without emoji. $who is a player or several, with their own formatting.

## The whole board

board = Le plateau
board-about = Trois anneaux autour de la Couronne de Commandement : la Région extérieure, la Région médiane au-delà de la Rivière des Tempêtes, et la Région intérieure derrière les Montagnes de Feu.
board-ways = Le pont mène de la Sentinelle aux Collines médianes, et le Portail de Puissance à la Plaine du Péril.
board-distances = Les distances sont en tours à toi, si les dés sont de bonne humeur.
board-where-you-are = Où tu es
board-you-are = Tu es { NAME($place, form: "in") }.
board-who-is-where = Qui est où
board-nobody = Personne ne s’est encore mis en route.
board-person = { NAME($place, form: "in") } : { $person }
board-outer = { $count } cases, dans le sens horaire depuis le Village, au coin nord-ouest.
board-middle = { $count } cases, dans le sens horaire depuis le Portail de Puissance, au coin nord-ouest.
board-inner = { $count } cases, dans le sens horaire depuis la Plaine du Péril, au coin nord-ouest. La Couronne de Commandement est au centre.
board-out-of-reach = Tout y est hors d’atteinte pour l’instant.
board-space = **{ NAME($space) }**.
board-space-far = **{ NAME($space) }**, { $far }.
draws = { $count ->
    [one] Pioche 1 carte.
   *[other] Pioche { $count } cartes.
  }
people-there = Là-bas : { $who }.
people-here = Ici : { $who }.
things-there = Posé là-bas : { NAME($things) }.
things-here = Posé ici : { NAME($things) }.

## One space

look-about = Une case de la { NAME($region) }.
look-bonus = Les Ennemis ajoutent { $bonus } à leur dé.
look-no-magic = Aucun Objet magique ne fonctionne ici.
look-way = À quelle distance
look-people = Qui est ici
look-nobody = Personne.
look-things = Ce qui se trouve ici
look-nothing = Rien.
look-card = **{ NAME($card) }** : { $text }
look-card-left = **{ NAME($card) }** : { $text } { $left ->
    [one] De quoi servir encore { $left } visite.
   *[other] De quoi servir encore { $left } visites.
  }
look-thing = { NAME($thing) }.
look-links = Où ça mène
sentence = { $clause }.

## The links of a space, and what they take

link = { $by } : { NAME($to, form: "the") }.
link-taking = { $by } : { NAME($to, form: "the") }, { $takes }.
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
leg-die = un { $die } au dé, vers { NAME($to, form: "the") }
leg-die-past = un { $die } au dé, en passant par { NAME($past, form: "the") }, vers { NAME($to, form: "the") }
leg-step = une case, vers { NAME($to, form: "the") }
leg-bridge-step = une case par le pont, vers { NAME($to, form: "the") }
leg-bridge = un { $die } au dé, par le pont, vers { NAME($to, form: "the") }
leg-bridge-past = un { $die } au dé, par le pont, en passant par { NAME($past, form: "the") }, vers { NAME($to, form: "the") }
leg-portal-step = une case par le Portail, vers { NAME($to, form: "the") }
leg-portal = un { $die } au dé, par le Portail, vers { NAME($to, form: "the") }
leg-portal-past = un { $die } au dé, en passant par { NAME($past, form: "the") }, puis par le Portail, vers { NAME($to, form: "the") }
leg-freed = un { $die } pour sortir d’esclavage, vers { NAME($to, form: "the") }
leg-freed-past = un { $die } pour sortir d’esclavage, en passant par { NAME($past, form: "the") }, vers { NAME($to, form: "the") }
leg-raft = en Radeau, vers { NAME($to, form: "the") }
leg-ferry = avec le passeur, vers { NAME($to, form: "the") }
leg-wizard = par l’offre du magicien, vers { NAME($to, form: "the") }
leg-woods = de bois en bois, vers { NAME($to, form: "the") }
leg-teleport = par un Sort de Téléportation, vers { NAME($to, form: "the") }
leg-rest = un tour sans bouger

## People

person-sheet = { $who } : { NAME($alignment) }, Force { $strength }, Intellect { $craft }, { $lives ->
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
