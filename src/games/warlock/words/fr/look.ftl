# The dungeon in words, place by place, without emoji. $who is a player or several, with their own formatting.

## The whole dungeon

dungeon = Le souterrain
dungeon-about = Des couloirs et des salles sous la Montagne de Feu, de l’Entrée au sud jusqu’au nord par-delà la rivière, et par le Labyrinthe jusqu’à la Salle du Trésor. Les cases portent leur colonne et leur rang : A est à l’ouest, 1 au nord.
dungeon-last-round = La dernière manche est la { $round }.
dungeon-distances = Les distances sont en tours, si les dés sont de bonne humeur.
dungeon-where-you-are = Où tu es
dungeon-you-are = Tu es { $place }.
dungeon-who-is-where = Qui est où
dungeon-south = Au sud de la rivière
dungeon-north = Au nord de la rivière
dungeon-maze = Dans le Labyrinthe
dungeon-sanctum = Au-delà du Labyrinthe
dungeon-person = { $place }, { $person }
corridor = Couloir { $label }
map-corridor = **Couloir { $label }**.
map-space = **{ $title }**, en { $label }.
map-doors = { $count ->
    [one] Porte en { $squares }.
   *[other] Portes en { $squares }.
  }
people-there = Là-bas : { $who }.
people-here = Ici : { $who }.

## One place

look-way = À quelle distance
look-people = Qui est ici
look-nobody = Personne.
look-things = Ce qu’il y a ici
look-links = Où ça mène
look-no-way = En l’état, tu ne peux pas y aller.
side-north = Nord
side-south = Sud
side-west = Ouest
side-east = Est
side-passage = Par le passage
side-river = Par-delà la rivière
link-door = une porte
link-open = ouvert
link-maze-unknown = ouvert ou muré, sa carte du Labyrinthe est la seule à le savoir
link-maze-open = ouvert, d’après sa carte du Labyrinthe
link-maze-walled = muré, d’après sa carte du Labyrinthe
link-passage = au choix avec une lanterne, au dé sans lanterne
link-river = en bac, en radeau ou par le pont
link = { $side }, { $how } : { $to }.
link-run = { $side }, { $how } : { $to }, et après { $steps } pas { $end }.
near-link = { $side } : { $to }
near-run = { $side }, { $steps } pas : { $to }
landmark-maze-edge = { $square }, au bord du Labyrinthe
landmark-fork = une bifurcation en { $square }
landmark-dead-end = un cul-de-sac en { $square }
steps = { $count } pas
leg-walk = { $steps } { $to }
leg-through-passage = par { NAME($passage, form: "the") }, { $steps } { $to }
leg-through-maze = par la case { $number } du Labyrinthe, { $steps } { $to }
leg-river = par-delà la rivière { $to }
leg-river-from = { $from } et par-delà la rivière { $to }
leg-rest = un tour passé

## People and things

person-sheet = { $who } : Habileté { $skill }, Endurance { $stamina }, Chance { $luck }, Or { $gold }, { $provisions ->
    [one] { $provisions } Provision
   *[other] { $provisions } Provisions
  } et { $treasures ->
    [one] { $treasures } carte Trésor
   *[other] { $treasures } cartes Trésor
  }.
person-turn = C’est son tour.
person-no-lantern = Sans lanterne.
person-misses = { $turns ->
    [one] Passe 1 tour.
   *[other] Passe { $turns } tours.
  }
things-floor = { $count ->
    [one] 1 carte Trésor est par terre.
   *[other] { $count } cartes Trésor sont par terre.
  }
things-cache = { $count ->
    [one] 1 carte Trésor est cachée ici ({ $who }).
   *[other] { $count } cartes Trésor sont cachées ici ({ $who }).
  }
things-pile = { $count ->
    [one] 1 carte Trésor s’y trouve, face cachée.
   *[other] { $count } cartes Trésor s’y trouvent, face cachée.
  }
things-not-laid-out = Ses cartes ne sont pas encore en place.
things-nobody = Personne n’y attend.
things-unknown = Une carte face cachée y attend.
things-foe = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } y attendent.
   *[other] { NAME($foe, form: "The") } y attend.
  }
things-foe-down = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } y attendent, carte face cachée.
   *[other] { NAME($foe, form: "The") } y attend, carte face cachée.
  }
things-monster = { NAME($monster) } : Habileté { $skill }, Endurance { $stamina }
things-closed = Fermé pour { $who } jusqu’à la visite de quelqu’un d’autre.
things-closed-alone = Fermé pour { $who } jusqu’à la sortie d’une autre salle.
things-maze-unknown = Sa carte du Labyrinthe est face cachée : par où c’est ouvert, mystère.
things-maze = Sa carte du Labyrinthe : { $card }, visible, { $sides }.
things-maze-down = Sa carte du Labyrinthe : { $card }, de nouveau cachée, { $sides }.
things-chest = Le coffre est là, avec ses trois serrures, toutes fermées.
things-chest-open = Le coffre est là. La serrure { $number } est ouverte, les deux autres sont fermées.
things-known = Tu sais ce qui s’y trouve : { $cards }.
