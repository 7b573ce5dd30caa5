# What the table card shows beside the chronicle, the overview, and the hand of a player. Public unless a comment says
# otherwise. $who and $rival are players, with their own formatting.

## The headline

headline-setup = Préparatifs sous la montagne
headline-over = Fin à la manche { $round }
headline = Manche { $round } · { $who } · { $phase }
headline-of = Manche { $round } sur { $last } · { $who } · { $phase }
headline-reckoning = Manche { $round } · Le décompte
phase-start = Début du tour
phase-move = Déplacement
phase-resolve = Rencontres
phase-treasure = Trésor

## The scene

scene-setup = De nouveaux aventuriers se rassemblent au pied de la Montagne de Feu.
scene-reckoning = Tout le monde écrit des numéros, en secret.
scene-person = { $who } est { $place }.
sheet = Habileté { $skill } · Endurance { $stamina } · Chance { $luck } · Or { $gold } · { $provisions ->
    [0] aucune Provision
    [one] { $provisions } Provision
   *[other] { $provisions } Provisions
  } · { $treasures ->
    [0] aucune carte Trésor
    [one] { $treasures } carte Trésor
   *[other] { $treasures } cartes Trésor
  }
sheet-no-lantern = Sans lanterne
sheet-misses = { $turns ->
    [one] Passe 1 tour
   *[other] Passe { $turns } tours
  }
score-below-initial = { $now } sur { $initial }
figures = Habileté { $skill }, Endurance { $stamina }
scene-foe = { $more ->
    [0] ⚔️ **{ NAME($foe) }** : Habileté { $skill }, Endurance { $stamina }
   *[other] ⚔️ **{ NAME($foe) }** : Habileté { $skill }, Endurance { $stamina }, et encore { $more } derrière
  }
scene-duel-ahead = ⚔️ Assaut { $round } : { $who } combat { $rival }, avec { $lead } d’avance avant les dés
scene-duel-behind = ⚔️ Assaut { $round } : { $who } combat { $rival }, avec { $lead } de retard avant les dés
scene-duel-even = ⚔️ Assaut { $round } : { $who } combat { $rival }, à égalité avant les dés
scene-last-round = 🎲 Assaut { $round } : { $dice }
scene-last-round-duel = 🎲 Assaut { $round } ({ $who }) : { $dice }
scene-also-here = Ici aussi : { $people }
scene-floor = 🎁 Par terre : { $cards }
scene-room = 🚪 Dans la salle : { $things }
guard-unknown = une carte face cachée
guard-figures = { NAME($foe) } ({ $figures })
scene-at-chest = 🔑 Devant le coffre : { $who }
clock-locks = Le coffre a trois serrures, toutes fermées
clock-lock-open = La serrure { $number } du coffre est ouverte, les deux autres sont fermées
clock-bell = La cloche sonne après la manche { $round }
clock-peace = Aucun aventurier ne peut en attaquer un autre

## The text alternative of the picture

picture-before = Le souterrain sous la Montagne de Feu, avant que quiconque y entre.
picture-person-gone = { $who } n’est pas sur le plateau.
picture-met = Rencontres jusqu’ici : { $foes }.
foe-somewhere = { NAME($foe, form: "plain") } { $place }
picture-floor = Par terre : { $piles }.
cards-somewhere = { $cards } { $place }
card-somewhere = { NAME($card, form: "plain") }{ $keys } { $place }
picture-bare = Sans rien : { $rooms }.
maze-space = la case { $number } du Labyrinthe a des { $sides }
picture-known = Tu connais { $cards }.
picture-near = À un tour d’ici : { $rooms }.

## The result

outcome = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { $rank }.
  } { $result }
outcome-won = { $who } gagne
outcome-other = { $who }
outcome-won-points = { $points ->
    [one] { $who } gagne avec { $points } point
   *[other] { $who } gagne avec { $points } points
  }
outcome-other-points = { $points ->
    [0] { $who } n’a aucun point
    [one] { $who } a { $points } point
   *[other] { $who } a { $points } points
  }
outcome-points = { $points ->
    [0] Aucun point
    [one] { $points } point
   *[other] { $points } points
  }
outcome-left = A quitté la montagne
outcome-held = { $count ->
    [one] Tenait la carte Clef { $numbers }
   *[other] Tenait les cartes Clef { $numbers }
  }
outcome-blank = Ne tenait qu’une vierge
outcome-alone-won = 🥇 { $who } gagne, et personne n’est là pour en être jaloux
outcome-alone-lost = 🪦 { $who } rentre sans le trésor

## The overview: players

overview-active = ▶ { $who }
overview-stack = { $count ->
    [one] 🔑 { $count } carte Clef dans la pile
   *[other] 🔑 { $count } cartes Clef dans la pile
  }
overview-keys = { $count ->
    [0] 🔑 Rien qu’une carte Clef vierge
    [one] 🔑 { $count } carte Clef numérotée et une vierge
   *[other] 🔑 { $count } cartes Clef numérotées et une vierge
  }
overview-carries = Porte : { $cards }
overview-overheard = { $count ->
    [one] 👂 A entendu parler d’une carte Clef chez { $rivals }
   *[other] 👂 A entendu parler d’une carte Clef par tête chez { $rivals }
  }
overview-left = A quitté la montagne
overview-dead = Six pieds sous terre, à chercher un nouveau nom
overview-unblooded = N’a encore quitté aucune salle, donc pas de bataille contre les autres
overview-must-face = Doit affronter ce qu’il y a { NAME($room, form: "in") }
overview-cache = ⚰️ { $cards } en attente { $place }

## The overview: rooms

overview-rooms = 🚪 Les salles
overview-known = Connu : { $guards }
overview-guard = { NAME($foe) } ({ NAME($room) })
overview-unknown = { $count ->
    [0] Aucune salle n’a de carte face cachée
    [one] { $count } salle a une carte face cachée
   *[other] { $count } salles ont une carte face cachée
  }
overview-unguarded = Trésors sans garde { $rooms }

## The overview: the table

overview-table = La table
overview-locks = 🔒 Le coffre a trois serrures, toutes fermées
overview-lock-open = 🔓 La serrure { $number } du coffre est ouverte, les deux autres sont fermées
overview-bell = 🔔 La cloche sonne après la manche { $round }
overview-dark = 🌙 La lumière s’éteint après la manche { $round }
overview-maze = 🌀 { $spaces }
overview-floor = 🎁 Par terre : { $piles }
overview-peace = 🕊️ Aucun aventurier ne peut en attaquer, empoisonner ou maudire un autre
overview-champion = 🎲 Le joueur suivant lance les dés du monstre
overview-closed = ⛔ Fermé pour { $who } jusqu’à la visite de quelqu’un d’autre : { NAME($room, form: "the") }
overview-closed-alone = ⛔ Fermé pour { $who } jusqu’à la sortie d’une autre salle : { NAME($room, form: "the") }
overview-gone = ☠️ Hors du jeu : { $foes }
overview-underdogs = ⚖️ Outsiders : par point d’Habileté sous { $skill }, { $gifts }
overview-underdogs-nothing = ⚖️ À cette table, les outsiders ne reçoivent rien
overheard-cards = { $count ->
    [one] { $count } carte Clef entendue
   *[other] { $count } cartes Clef entendues
  }

## The hand of a player, to them alone

rucksack = 🎒 Sac ({ $count } sur 6)
rucksack-no-keys = Pas encore de clefs
rucksack-keys = Clefs que tu portes : **{ $keys }**
rucksack-key = 🔑 { NAME($card) }{ $keys }
rucksack-card = **{ NAME($card) }** : { $text }
rucksack-card-idle = **{ NAME($card) }** : sans utilité dans cette partie.
rucksack-sword = 🗡️ **{ NAME($sword) }**
rucksack-sword-in-hand = 🗡️ **{ NAME($sword) }**, en main
rucksack-sword-text = { $line } : { $text }
known = 👁️ Tu sais aussi
known-carried = { NAME($card) }{ $keys } : chez { $who }
known-lying = { NAME($card) }{ $keys } : { $place }
known-pile = { NAME($card) }{ $keys } : par terre { $place }
known-cache = { NAME($card) }{ $keys } : dans une cachette { $place } ({ $who })
