# The reference: characters, creatures, things, places, roads and house rules. Cards have their text from the box.

sentence = { $clauses }.
semicolon = { " ; " }

## Kinds of topics

kind-character = Personnage
kind-hostile = Rencontre qui attaque
kind-variable = Rencontre à l’humeur variable
kind-peaceful = Rencontre paisible
kind-choice = Rencontre qui laisse le choix
kind-official = Fonctionnaire
kind-event = Évènement
kind-played = Rencontre jouée sur autrui
kind-meta = Rencontre
kind-weapon = Arme
kind-shield = Bouclier
kind-treasure-imperial = Trésor impérial
kind-treasure-scroll = Parchemin
kind-treasure-charm = Trésor
kind-treasure-ruby = Trésor
kind-treasure-stone = Trésor
kind-treasure-gold = Trésor d’or
kind-treasure-silver = Trésor d’argent
kind-treasure-magic-weapon = Arme magique
kind-spell = Sort
kind-clue = Indice
kind-vessel = Embarcation
kind-place = Lieu
kind-outcome = Résultat d’exploration
kind-hex = Case de la carte imprimée
kind-road = Route
kind-option = Règle maison
kind-preset = Durée de partie
group-encounter = Rencontre
group-hex = Case

figure-dice = Dés
figure-ranged = À distance
figure-agility = Agilité
figure-health = Santé
figure-running-away = Fuite
figure-spells = Sorts

## Characters

topic-may-use = Peut utiliser : { $weapons }.
topic-guild = Avec les licences de guilde : { $weapons }.
ability-extra-weapon = Peut aussi utiliser { NAME($item, form: "plain") }, contrairement aux autres de sa classe.
ability-agility = { $bonus } d’Agilité { NAME($terrain, form: "in") }.
ability-dodge = { $count ->
    [one] Esquive { $count } coup à chaque combat.
   *[other] Esquive { $count } coups à chaque combat.
  }
topic-wins-standard = Gagne { $wins } parties standard sur 100 entre quatre ordinateurs.
topic-wins-short = Gagne { $wins } parties courtes sur 100 entre quatre ordinateurs.
topic-head-start = Un départ équilibré donne { $extras }.

## Creatures

topic-tiles = { $count ->
    [one] { $count } tuile dans la réserve.
   *[other] { $count } tuiles dans la réserve.
  }
topic-terrain = Terrain : { $terrains }.
topic-played-on = Se joue sur quelqu’un qui est sur ce terrain : { $terrains }.
any-terrain = tous
topic-hide = { $count ->
    [one] Un cuir épais arrête { $count } coup par combat.
   *[other] Un cuir épais arrête { $count } coups par combat.
  }
topic-never-runs = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } ne fuient jamais.
   *[other] { NAME($foe, form: "It") } ne fuit jamais.
  }
topic-runs = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } tentent de fuir à { $health } de santé ou moins.
   *[other] { NAME($foe, form: "It") } tente de fuir à { $health } de santé ou moins.
  }
topic-reward = Qui gagne prend { $reward }.
mood-row = **{ $from }–{ $to }** : { $mood }
mood-row-one = **{ $from }** : { $mood }
mood-hostile = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } attaquent.
   *[other] { NAME($foe, form: "It") } attaque.
  }
mood-leaves = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } te laissent tranquille.
   *[other] { NAME($foe, form: "It") } te laisse tranquille.
  }
mood-nothing = Il ne se passe rien.
mood-offers-to-join = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } proposent de venir.
   *[other] { NAME($foe, form: "It") } propose de venir.
  }
mood-leaves-unless-horse = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } passent leur chemin, ou attaquent si tu as le Cheval sauvage.
   *[other] { NAME($foe, form: "It") } passe son chemin, ou attaque si tu as le Cheval sauvage.
  }
mood-snatch-vessel-or-hostile = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } emportent ton bateau ou ton navire, ou attaquent si tu n’en as pas.
   *[other] { NAME($foe, form: "It") } emporte ton bateau ou ton navire, ou attaque si tu n’en as pas.
  }
mood-barter = Tu peux échanger une de tes armes contre un indice.
mood-hospitality = 1 blessure guérit.
mood-gift-of-magic = Tu reçois un sort, ou 1 blessure guérit.
mood-treasure = Tu reçois un trésor.
mood-sent-to-tower = Tu te retrouves à la Tour du Magicien.
trait-poison = Du venin : si le combat te blesse, tu peux prendre 1 blessure de plus après.
trait-regenerates = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } guérissent de { $wounds } par assaut, sauf si Boule de feu ou Foudre y met fin.
   *[other] { NAME($foe, form: "It") } guérit de { $wounds } par assaut, sauf si Boule de feu ou Foudre y met fin.
  }
trait-friendship = Se rallie avec Amitié.
trait-animals = Se rallie avec Langage des animaux.
trait-sleepless = Sommeil n’a aucun effet.
trait-flies = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } volent.
   *[other] { NAME($foe, form: "It") } vole.
  }
companion-fights = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } se battent à tes côtés.
   *[other] { NAME($foe, form: "It") } se bat à tes côtés.
  }
companion-familiar = Un familier.
companion-loyal = D’une loyauté à toute épreuve.
companion-armed = On peut lui prêter une arme.
companion-armed-keeps = On peut lui prêter une arme, mais il la garde en partant.
companion-sea = Seulement en mer.
companion-sea-coast = Seulement au bord de la mer.
companion-destination = Veut aller à { NAME($place) }, et t’y rapporte { $reward }.
companion-meditation = Ajoute { $value } à la méditation.
companion-wilderness-steps = Avec { NAME($foe, form: "the") }, tu fais { $value } pas à travers champs au lieu d’un.
companion-road-allowance = { $value ->
    [one] Avec { NAME($foe, form: "the") }, tu fais { $value } case de plus par la route.
   *[other] Avec { NAME($foe, form: "the") }, tu fais { $value } cases de plus par la route.
  }
companion-no-boat = Ne monte pas dans un bateau, seulement dans un navire.

## Weapons, treasures, spells and vessels

topic-melee = Au corps à corps : { $figures }.
topic-ranged = À distance : { $figures }.
topic-shield = Un bouclier : { $figures }.
topic-melee-for = Au corps à corps, pour { $people }.
topic-ranged-for = À distance, pour { $people }.
topic-shield-for = Un bouclier, pour { $people }.
topic-for = Pour { $people }.
everybody = tout le monde
topic-weapon-tiles = { $count ->
    [one] { $count } tuile dans la réserve des Armes.
   *[other] { $count } tuiles dans la réserve des Armes.
  }
topic-treasure-tiles = { $count ->
    [one] { $count } tuile dans la réserve des Trésors. Elle compte comme un trésor.
   *[other] { $count } tuiles dans la réserve des Trésors. Chacune compte comme un trésor.
  }
topic-cast = Se lance { $times }.
topic-cards = { $count ->
    [one] { $count } carte à la Banque.
   *[other] { $count } cartes à la Banque.
  }
topic-meditate = Pour le méditer, deux dés doivent atteindre { $target } : { $bonuses } (IMP-12.8).
class-bonus = { NAME($class) } { $bonus }
topic-vessel = Ouvre la mer, et ajoute { $gist }.
topic-vessels = { $count } à la Banque (IMP-10.1).

## Places and roads

topic-lost = Sur la carte imprimée : nulle part.
topic-on-map = Sur la carte imprimée : { NAME($terrain) }.
topic-on-map-by-road = Sur la carte imprimée : { NAME($terrain) }, sur { $roads }.
topic-clues = Indices qui y mènent : { $clues }.
topic-explore = À l’exploration, selon la somme de deux dés :
explore-row = **{ $totals }** : { $outcome }, { $chance }
topic-tables = Sur les tables de ces lieux : { $places }.
topic-encounter = Finis ici ton déplacement, et tu pioches une rencontre. Elle attaque dans { $hostile } des cas, et dans { $nobody } il n’y a personne.
topic-encounter-at-sea = Finis ici ton déplacement, et tu pioches une rencontre en mer. Elle attaque dans { $hostile } des cas, et dans { $nobody } il n’y a personne.
topic-explored = Finis ici ton déplacement, et tu explores { NAME($place) }.
topic-next = À côté : { $places }.
by-road = { $place } (par la route)
topic-road = Longueur : { $hexes } cases. Étapes : { $places }.

## House rules and presets

topic-preset = { $line }.
topic-sets = Active : { $options }.

## The results of exploring

outcome-weapon-boat = Arme ou bateau
outcome-weapon-ship = Arme ou navire
outcome-bad-water = Eau croupie
outcome-prison = Prison
outcome-encounter = Rencontre
outcome-cure-all-wounds = Soins complets
outcome-cure-one-wound = Soins d’une blessure
outcome-river-of-lava = Rivière de lave
outcome-you-must-leave = Il faut partir
outcome-no-action = Rien
outcome-landslide = Éboulement
outcome-treasure-clue = Indice

## The roads

road-emperors-road = la route de l’Empereur
    .plain = Route de l’Empereur
road-fish-road = la route du Poisson
    .plain = Route du Poisson
road-gloom-road = la route Morose
    .plain = Route Morose
road-damp-lane = le chemin Moite
    .plain = Chemin Moite
road-pilgrims-stair = l’escalier des Pèlerins
    .plain = Escalier des Pèlerins
road-border-road = la route de la Frontière
    .plain = Route de la Frontière
road-brass-road = la route du Cuivre
    .plain = Route du Cuivre
road-ore-road = la route du Minerai
    .plain = Route du Minerai
road-mirage-road = la route du Mirage
    .plain = Route du Mirage
road-rum-road = la route du Rhum
    .plain = Route du Rhum
road-owl-lane = le chemin des Hiboux
    .plain = Chemin des Hiboux
road-leaf-lane = le chemin des Feuilles
    .plain = Chemin des Feuilles
road-towpath = le chemin de halage
    .plain = Chemin de halage
road-cinder-track = la piste des Cendres
    .plain = Piste des Cendres
