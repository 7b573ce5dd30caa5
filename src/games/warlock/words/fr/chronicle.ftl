# The chronicle of a game: what has happened, in the third person and the present tense. Public unless a comment says
# otherwise. $who and $rival are players, with their own formatting.

## Goods and lists

gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
  }
provisions = { $count ->
    [one] { $count } Provision
   *[other] { $count } Provisions
  }
treasure-cards = { $count ->
    [0] aucune carte Trésor
    [one] { $count } carte Trésor
   *[other] { $count } cartes Trésor
  }
the-lantern = la lanterne
lanterns = { $count ->
    [one] { $count } lanterne
   *[other] { $count } lanternes
  }
skill = { $count ->
        [one] { $count } point
       *[other] { $count } points
      } d’Habileté
stamina = { $count ->
        [one] { $count } point
       *[other] { $count } points
      } d’Endurance
luck = { $count ->
        [one] { $count } point
       *[other] { $count } points
      } de Chance
more = { $count } autres
# A card in a list that is the object of a verb. `.short` stands on a button.
the-card = { NAME($card, form: "the") }{ $keys }
    .short = { NAME($card, form: "plain") }
player-and-number = { $number } pour { $who }
player-and-die = { $who } **{ $die }**

## Setting up

rolled-up = 🎲 { $who } crée un aventurier : Habileté **{ $skill }**, Endurance **{ $stamina }**, Chance **{ $luck }**.
rolled-up-again = 🎲 { $who } envoie un autre aventurier : Habileté **{ $skill }**, Endurance **{ $stamina }**, Chance **{ $luck }**.
supplied = 🎒 { $who } emporte aussi { $goods }.
need-rolled = 🎲 Habileté égale, les dés départagent : { $rolls }. Le plus bas commence.
need-settled = { $who } a la plus faible Habileté et commence. L’ordre autour de la table : { $order }.
laid-out = 🏰 { $treasures } cartes Trésor sont réparties dans les salles, et quelqu’un est assis sur presque toutes.
laid-out-without = 🏰 { $treasures } cartes Trésor sont réparties dans les salles, sauf { $rooms }.
laid-out-without-many = 🏰 { $treasures } cartes Trésor sont réparties dans les salles. Quelqu’un est déjà passé dans { $count } d’entre elles.
key-cards-stacked = 🔑 Trois cartes Clef vont sous le coffre, et les { $stack } autres dans une pile, face cachée.
key-cards-dealt-evenly = 🔑 Trois cartes Clef vont sous le coffre. Chacun reçoit { $each ->
    [one] une des autres
   *[other] { $each } des autres
  }, et une vierge en plus.
key-cards-dealt = 🔑 Trois cartes Clef vont sous le coffre. Les autres sont distribuées ({ $dealt }), et tout le monde reçoit une vierge en plus.
lock-open = 🔓 Le Sorcier a oublié une serrure : le **{ $number }** est sous le coffre, et personne n’a besoin de cette clef.
overheard = { $count ->
    [one] 👂 Devant { $who }, personne ne pense à baisser la voix. De quoi connaître une carte Clef chez { $rivals }.
   *[other] 👂 Devant { $who }, personne ne pense à baisser la voix. De quoi connaître une carte Clef par tête chez { $rivals }.
  }
keys-ready = 🔑 Tu commences avec { $cards }.

## Turns

night-grew-long = 🌙 La nuit est longue : désormais, le **Sorcier** n’a plus qu’une Habileté de { $skill } et une Endurance de { $stamina }. Il a trop de visites.
turn-began = 🕯️ Manche { $round } · { $who } joue
turn-missed = { $left ->
    [0] 💤 { $who } passe ce tour.
    [one] 💤 { $who } passe ce tour et le suivant.
   *[other] 💤 { $who } passe ce tour et les { $left } suivants.
  }
turn-owed = { $owed ->
    [one] 💤 { $who } passera son prochain tour.
   *[other] 💤 { $who } passera ses { $owed } prochains tours.
  }
turn-owed-to-foe = { $owed ->
    [one] 💤 { $who } passera son prochain tour, et peut remercier { NAME($foe, form: "the") }.
   *[other] 💤 { $who } passera ses { $owed } prochains tours, et peut remercier { NAME($foe, form: "the") }.
  }
passed = { $who } attend, *et écoute*.
stayed = { $who } reste { $place }.

## Movement

move-rolled = 🎲 { $who } fait { $roll } pour se déplacer, ce qui donne droit à un Défi des Clefs.
at-the-chest = { $told ->
    [0] 🔑 { $who } se tient devant **le coffre du Sorcier**. Les bons numéros maintenant, et c’est fini.
    [1] 🔑 { $who } se tient devant **le coffre du Sorcier**. Il n’a pas changé depuis la dernière visite.
    [2] 🔑 { $who } se tient devant **le coffre du Sorcier**. Pour un coffre, il est patient.
   *[other] 🔑 { $who } se tient devant **le coffre du Sorcier**.
  }
moved = 🥾 { $who } va { $to }.
moved-rolled = 🥾 { $who } fait **{ $roll }** et va { $to }.
nowhere-to-go = { $who } n’a nulle part où aller { $from }.
maze-reached = 🌀 { $who } arrive au bord du Labyrinthe, { $place }.
# Sides in a list, which is `$sides` of `open-to`.
side-n = au nord
side-e = à l’est
side-s = au sud
side-w = à l’ouest
open-to = sorties { $sides }
maze-turned-up = 🌀 La case { $number } du Labyrinthe : **{ $card }**, { $sides }. *{ $text }*
maze-turned-up-again = 🌀 La case { $number } du Labyrinthe : **{ $card }**, { $sides }.
maze-dead-end = 🧱 Une impasse pour { $who } : ça ne mène nulle part.
maze-walled = 🧱 Une impasse pour { $who } : de ce côté, c’est muré.
passage-entered = 🕳️ { $who } tire l’anneau de fer et se glisse { NAME($passage, form: "to") }.
passage-taken = 🕳️ { $who } ressort par { NAME($passage, form: "the") }.
passage-groped = 🎲 { $who }, sans lanterne, fait **{ $die }**, avance à tâtons et ressort par { NAME($passage, form: "the") }.
passage-groped-back = 🎲 { $who }, sans lanterne, fait **{ $die }**, avance à tâtons et ressort au même endroit, par { NAME($passage, form: "the") }.
river-by-ferry = 🔔 { $who } sonne le passeur et paie 3 pièces d’or.
river-by-raft = 🛶 { $who } pousse le radeau dans le courant.
river-by-bridge = 🌉 { $who } met le pied sur le pont.
bridge = { $die ->
    [1] 🎲 { $who } fait **{ $die }**. La corde cède, et { $who } fait connaissance avec la rivière.
    [2] 🎲 { $who } fait **{ $die }**. Une planche lâche. Retour sur la rive, avec des bleus.
    [3] 🎲 { $who } fait **{ $die }**. À mi-chemin, { $who } regarde en bas, et rebrousse chemin.
    [4] 🎲 { $who } fait **{ $die }**. C’est passé, mais le déjeuner ne se tenait pas à la corde.
   *[other] 🎲 { $who } fait **{ $die }**. C’est passé. On racontera que ce n’était rien.
  }
river-crossed = 🌊 { $who } est de l’autre côté, { $place }.
river-turned-back = 🌊 { $who } se retrouve { $place }, au sec.
river-fell = { $told ->
    [0] 💦 { $who } tombe à l’eau. Quelque chose avec des dents aussi.
    [1] 💦 { $who } tombe à l’eau. Elle est plus froide qu’elle n’en a l’air, et elle en avait l’air.
   *[other] 💦 { $who } tombe à l’eau.
  }

## Scores and tests

test-raft = sur le radeau
test-vampire = face au regard du Vampire
test-werewolf = contre la morsure
test-orc-sentry = sur la pointe des pieds
test-skeleton-crew = en jouant à la direction
test-portrait = face au Portrait
test-wound = pour la blessure
test-bow-and-silver-arrow = avec la Flèche d’argent
luck-tested-lucky = 🍀 { $who } tente sa Chance : { $roll } contre { $against }. **Réussi**, au prix de 1 point de Chance.
luck-tested-unlucky = 🍀 { $who } tente sa Chance : { $roll } contre { $against }. **Raté**, et 1 point de Chance en moins.
luck-tested-how-lucky = 🍀 { $who } tente sa Chance { $how } : { $roll } contre { $against }. **Réussi**, au prix de 1 point de Chance.
luck-tested-how-unlucky = 🍀 { $who } tente sa Chance { $how } : { $roll } contre { $against }. **Raté**, et 1 point de Chance en moins.
skill-tested-passed = 🎯 { $who } teste son Habileté : { $roll } contre { $against }. **Réussi**.
skill-tested-failed = 🎯 { $who } teste son Habileté : { $roll } contre { $against }. **Raté**.
skill-tested-how-passed = 🎯 { $who } teste son Habileté { $how } : { $roll } contre { $against }. **Réussi**.
skill-tested-how-failed = 🎯 { $who } teste son Habileté { $how } : { $roll } contre { $against }. **Raté**.
meal = 🍖 { $who } mange en paix et remonte à **{ $now }** d’Endurance.
provision-eaten = { $left ->
    [0] 🐀 Les rats mangent une Provision, et { $who } n’en a plus.
    [one] 🐀 Les rats mangent une Provision, et { $who } n’en a plus qu’une.
   *[other] 🐀 Les rats mangent une Provision, et { $who } n’en a plus que { $left }.
  }
lantern-out = 🏮 La lanterne s’éteint pour de bon, et { $who } reste dans le noir.
gold-taken = { $gold ->
    [one] 💰 { $who } prend 1 pièce d’or.
   *[other] 💰 { $who } prend { $gold } pièces d’or.
  }
gold-found = { $gold ->
    [one] 💰 { $who } trouve 1 pièce d’or en chemin.
   *[other] 💰 { $who } trouve { $gold } pièces d’or en chemin.
  }
gold-found-on = { $gold ->
    [one] 💰 { $who } trouve 1 pièce d’or en fouillant { NAME($foe, form: "the") }.
   *[other] 💰 { $who } trouve { $gold } pièces d’or en fouillant { NAME($foe, form: "the") }.
  }
gained = ✨ { $who } gagne { $amount } et passe à **{ $now }**.
gained-kill = ✨ { $who } gagne { $amount } pour cette victoire et passe à **{ $now }**.
gained-flask = ✨ { $who } gagne { $amount } grâce à la flasque et passe à **{ $now }**.
gained-charm = ✨ { $who } gagne { $amount } grâce au porte-bonheur et passe à **{ $now }**.
gained-card = ✨ { $who } gagne { $amount } grâce { NAME($card, form: "au") } et passe à **{ $now }**.
bled = 🩸 { $who } perd { $amount } et descend à **{ $now }**.
bled-card = 🩸 { $who } perd { $amount } à cause { NAME($card, form: "de") } et descend à **{ $now }**.
lost = 📉 { $who } perd { $amount } et descend à **{ $now }**.
lost-card = 📉 { $who } perd { $amount } à cause { NAME($card, form: "de") } et descend à **{ $now }**.

## Rooms, told on the card and when somebody meets what is in them

room-sentry-bunkroom = *Deux paillasses, dont une encore tiède. Ici, la garde de nuit travaille au lit.*
room-orc-mess = *Une longue table, un ragoût froid, et dedans rien qu’on voudrait identifier.*
room-trophy-hall = *Des têtes aux murs, chacune avec sa plaque de laiton. L’une est vierge et fraîchement polie.*
room-snake-cellar = *Des caisses percées de trous d’air, empilées par quelqu’un qui n’est pas resté vérifier les couvercles.*
room-torture-chamber = *Un brasero, un chevalet et une boîte à idées. La boîte est vide.*
room-armoury = *Des piques tordues, des boucliers ébréchés : tout ici a déjà perdu une fois.*
room-guardroom = *Des portes au nord et au sud, et un écriteau priant de frapper. Peu en ont l’occasion.*
room-rat-larder = *Des étagères de fromage, avec une population résidente. Le fromage est en train de gagner.*
room-prison-cell = *Des barreaux, une écuelle, et des jours gravés au mur, de quatre mains différentes.*
room-well-room = *Un puits à sec, un seau au bout d’une corde, et l’écho lointain de quelqu’un qui est allé voir.*
room-stores = *Des rayons numérotés, un comptoir, une cloche. Tout se signe ici, visites comprises.*
room-resting-room = *Un banc, une couverture, et un gardien qui aimerait qu’on n’y mette pas de bottes.*
room-portrait-gallery = *Tous les tableaux montrent le même homme, et tous surveillaient la porte.*
room-spider-vault = *Des draps gris sur les meubles, jusqu’à ce qu’on remarque qu’il n’y a pas de meubles.*
room-portcullis-room = *Des rainures dans les montants, de la graisse fraîche sur les chaînes. Quelqu’un entretient ça.*
room-gaming-room = *Quatre nains, une lampe, des cartes molles. On est servi avant de s’être assis.*
room-rope-store = *Des rouleaux de corde mouillée et un demi-radeau : la moitié qui est revenue.*
room-boat-house = *Les côtes d’un bateau inachevé. Les charpentiers sont morts depuis longtemps, et en retard sur le calendrier.*
room-keepers-lodge = *Un nid douillet, des rames au mur, et des traces de griffes à l’intérieur de la porte.*
room-mosaic-room = *Des carreaux étoilés, une main de pierre dans chaque coin. L’une d’elles vient de bouger.*
room-sandy-cave = *Du sable fin, et aucune trace de pas. Les plus récentes se referment déjà.*
room-burial-chamber = *Une dalle, une bougie et trois cercueils. Personne n’a balayé, et quelqu’un est sorti.*
room-crypt = *Un cercueil tendu de velours, ouvert. Le maître des lieux vit la nuit, et a de bonnes manières.*
room-barrel-workshop = *Des douves, des cercles, des marteaux. Les tonneliers ne s’arrêtent jamais pour déjeuner, faute d’estomac.*
room-temple = *Une grande figure de fer, une orbite au milieu du front. Elle se tourne pour voir qui entre.*
room-ogre-cave = *Des os près de l’âtre, classés par taille. L’occupant est fier de son archivage.*
room-library = *Dix mille livres, et un vieil homme qui ne parlera d’aucun gratuitement.*
room-minotaur-den = *Les murs sont rayés à hauteur d’épaule. Ce n’était pas une épaule d’homme.*
room-seers-alcove = *Un rideau, un tabouret, et une aveugle qui dit le nom avant le visiteur.*
room-dragon-cavern = *Le mur du fond est en verre, après avoir été en pierre. Il fait très chaud ici.*
room-hall-of-mirrors = *Quarante aventuriers entrent. L’un d’eux n’imite pas.*
room-laboratory = *Des cornues qui bouillonnent, et une étiquette d’avertissement qui s’est dissoute.*
room-warlocks-study = *Un bureau, une lampe, et le maître de la montagne, qui était en train de faire quelque chose.*

## Encounters

met-warlock = ❗ { $who } rencontre le **Sorcier**, maître de la montagne, dérangé à son bureau. Son registre donne une des trois clefs.
met-dragon = ❗ { $who } rencontre le **Dragon**. Perdre un assaut peut coûter 1 point d’Endurance de plus. Ça, c’est le souffle.
met-iron-cyclops = ❗ { $who } rencontre le **Cyclope de fer**. Il fut construit, pas né, et un coup gagné d’un seul point ne fait que tinter.
met-vampire = ❗ { $who } rencontre le **Vampire**. Son regard passe avant ses dents, et il faut de la Chance pour y survivre.
met-minotaur = ❗ { $who } rencontre le **Minotaure**. Il charge d’abord et se présente ensuite.
met-quartermaster = { $told ->
    [0] 🚪 { $who } passe chez l’**Intendant**, qui vend des Provisions et des cartes sans les montrer. Ni repris, ni échangé.
    [1] 🚪 { $who } passe chez l’**Intendant**, qui vend des Provisions et des cartes sans les montrer. Il mouille son crayon.
    [2] 🚪 { $who } passe chez l’**Intendant**, qui vend des Provisions et des cartes sans les montrer. La pile a grossi, et lui aussi.
   *[other] 🚪 { $who } passe chez l’**Intendant**, qui vend des Provisions et des cartes sans les montrer.
  }
met-caretaker = { $told ->
    [0] 🚪 { $who } passe chez le **Gardien**. Bottes à la porte, pieds en l’air. Il recompte les cuillers ensuite.
    [1] 🚪 { $who } passe chez le **Gardien**. La bouilloire chante. Il a caché les cuillers.
    [2] 🚪 { $who } passe chez le **Gardien**. Il y a des pantoufles pour les invités. Il en reste une.
    [3] 🚪 { $who } passe chez le **Gardien**. Il a épousseté le banc, et le surveille.
    [4] 🚪 { $who } passe chez le **Gardien**. La couverture peut servir, mais pas se plier.
   *[other] 🚪 { $who } passe chez le **Gardien**. Bottes à la porte, pieds en l’air.
  }
met-gambling-dwarfs = { $told ->
    [0] 🚪 { $who } passe chez les **Nains joueurs**, qui jouent pour de l’Or, vendent des ragots, et connaissent la main de tout le monde.
    [1] 🚪 { $who } passe chez les **Nains joueurs**, qui jouent pour de l’Or et vendent des ragots. Les cartes ont encore ramolli.
    [2] 🚪 { $who } passe chez les **Nains joueurs**, qui jouent pour de l’Or et vendent des ragots. L’un d’eux cligne de l’œil, à un roi.
   *[other] 🚪 { $who } passe chez les **Nains joueurs**, qui jouent pour de l’Or et vendent des ragots.
  }
met-old-man-and-gremlin = { $told ->
    [0] 🚪 { $who } passe chez le **Vieil homme et son gremlin**, qui règlent tout sur un dé. C’est le gremlin qui lance.
    [1] 🚪 { $who } passe chez le **Vieil homme et son gremlin**, qui règlent tout sur un dé. Le gremlin l’a tenu au chaud.
    [2] 🚪 { $who } passe chez le **Vieil homme et son gremlin**, qui règlent tout sur un dé. Le vieil homme dit qu’il était temps.
    [3] 🚪 { $who } passe chez le **Vieil homme et son gremlin**, qui règlent tout sur un dé. Le gremlin souffle sur le dé, et le vieil homme aussi.
    [4] 🚪 { $who } passe chez le **Vieil homme et son gremlin**, qui règlent tout sur un dé. Le vieil homme n’a pas levé les yeux depuis.
    [5] 🚪 { $who } passe chez le **Vieil homme et son gremlin**, qui règlent tout sur un dé. Le dé a maintenant un coin ébréché.
   *[other] 🚪 { $who } passe chez le **Vieil homme et son gremlin**, qui règlent tout sur un dé.
  }
met-blind-seer = { $told ->
    [0] 🚪 { $who } passe chez la **Voyante aveugle**, qui vend des Défis des Clefs. Elle ne voit pas qui achète, ce qui est aimable de sa part.
    [1] 🚪 { $who } passe chez la **Voyante aveugle**, qui vend des Défis des Clefs. Elle dit le nom la première, comme toujours.
    [2] 🚪 { $who } passe chez la **Voyante aveugle**, qui vend des Défis des Clefs. La monnaie était prête.
   *[other] 🚪 { $who } passe chez la **Voyante aveugle**, qui vend des Défis des Clefs.
  }
met-goblin-torturers = ❗ { $who } rencontre les **Gobelins tortionnaires**, deux gobelins en pause. Ils se battent l’un après l’autre.
met-orc-sentry = ❗ { $who } rencontre la **Sentinelle orque**, qui dort à poings fermés. Il y a la pointe des pieds, et il y a la manière honnête.
met-drunken-orcs = ❗ { $who } rencontre les **Orques ivres**. À eux deux, ils possèdent 2 pièces d’or et une chanson.
met-orc-chieftain = ❗ { $who } rencontre le **Chef des Orques**, qui pousse son serviteur devant lui.
met-wild-barbarian = ❗ { $who } rencontre le **Barbare sauvage**, qui a très faim. Pour 1 Provision il s’en va, en pleurant de gratitude.
met-cave-snake = ❗ { $who } rencontre le **Serpent des cavernes**. Petit, mais convaincu : ses blessures coûtent 3 points d’Endurance.
met-giant-rats = ❗ { $who } rencontre les **Rats géants**, qui se battent ensemble et mangent des Provisions entre les assauts.
met-sandworm = ❗ { $who } rencontre le **Ver des sables**. Il arrive par en dessous, et rien ne peut le blesser au premier assaut.
met-giant-spider = ❗ { $who } rencontre l’**Araignée géante**. Elle est collante, et difficile à quitter.
met-ogre = ❗ { $who } rencontre l’**Ogre**. Ni ruse, ni conversation, ni cou.
met-ghoul = ❗ { $who } rencontre la **Goule**. Elle est déjà morte, et sa troisième blessure paralyse.
met-skeleton-crew = ❗ { $who } rencontre l’**Équipe de squelettes**. On peut la combattre, ou, avec de la chance, se faire passer pour la direction.
met-zombies = ❗ { $who } rencontre les **Zombies**, morts-vivants, lents, et faciles à semer.
met-werewolf = ❗ { $who } rencontre le **Loup-garou**. Sa morsure peut coûter plus que de l’Endurance.
met-pit-trap = ❗ { $who } marche sur un tapis posé sur une **Fosse piégée**. Le tapis était un indice.
met-poison-gas = ❗ { $who } trouve un coffret, et dedans un **Piège à gaz**. Le couvercle siffle.
met-falling-portcullis = ❗ { $who } passe sous la **Herse qui tombe**. Elle grince.
met-grasping-hands = ❗ { $who } tombe sur les **Mains avides**, qui sont en pierre et sortent du sol.
met-bat-swarm = ❗ { $who } tombe sur la **Nuée de chauves-souris**. Peut-être qu’elle s’en allait, simplement.
met-pedlar = ❗ { $who } rencontre le **Colporteur**, qui vend des Provisions, une flasque et un porte-bonheur, et qui est en retard ailleurs.
met-prisoner = ❗ { $who } libère le **Prisonnier reconnaissant**, qui a fait toutes les poches.
met-hooded-stranger = { $told ->
    [0] ❗ { $who } rencontre l’**Étranger encapuchonné**, qui vend un regard sous le coffre. Ne pas demander comment.
    [1] ❗ { $who } rencontre l’**Étranger encapuchonné**, qui vend un regard sous le coffre. Le capuchon opine.
   *[other] ❗ { $who } rencontre l’**Étranger encapuchonné**, qui vend un regard sous le coffre.
  }
met-portrait = ❗ { $who } rencontre le **Portrait du Sorcier** et tente de lui faire baisser les yeux.
encounter-banished = { $told ->
    [0] { NAME($foe, form: "number") ->
        [many] ✝️ { NAME($foe, form: "The") } s’en vont en hâte, sans combat.
       *[other] ✝️ { NAME($foe, form: "The") } s’en va en hâte, sans combat.
      }
    [1] { NAME($foe, form: "number") ->
        [many] ✝️ { NAME($foe, form: "The") } s’en vont en hâte, et ferment la porte derrière eux.
       *[other] ✝️ { NAME($foe, form: "The") } s’en va en hâte, avec un coup d’œil à l’horloge.
      }
   *[other] { NAME($foe, form: "number") ->
        [many] ✝️ { NAME($foe, form: "The") } s’en vont en hâte.
       *[other] ✝️ { NAME($foe, form: "The") } s’en va en hâte.
      }
  }
encounter-fed = 🍖 { NAME($foe, form: "The") } mange, pleure de gratitude et s’en va.
encounter-slipped = 🤫 { $who } trompe la vigilance { NAME($foe, form: "de") } et passe sans bruit.
encounter-left-alone = { NAME($foe, form: "number") ->
    [many] { $who } laisse { NAME($foe, form: "the") } tranquilles.
   *[other] { $who } laisse { NAME($foe, form: "the") } tranquille.
  }
encounter-rolled-hurt = 🎲 { $who } fait **{ $die }**, et ça fait mal.
encounter-rolled-nothing = { $told ->
    [0] 🎲 { $who } fait **{ $die }**. Il ne se passe rien, bruyamment.
    [1] 🎲 { $who } fait **{ $die }**. Il ne se passe rien, et tout le monde respire.
    [2] 🎲 { $who } fait **{ $die }**. Il ne se passe rien, deux fois plutôt qu’une.
   *[other] 🎲 { $who } fait **{ $die }**. Il ne se passe rien.
  }
encounter-rolled-lantern = { $told ->
    [0] 🎲 { $who } fait **{ $die }**. Adieu, la lumière.
   *[other] 🎲 { $who } fait **{ $die }**. Plus de lanterne.
  }
chose-open = { $who } ouvre le couvercle.
chose-gold = { $gold ->
    [one] 💰 { $who } donne 1 pièce d’or { NAME($foe, form: "au") }.
   *[other] 💰 { $who } donne { $gold } pièces d’or { NAME($foe, form: "au") }.
  }
chose-treasure = { $who } remet une carte Trésor. { NAME($foe, form: "The") } l’accepte.
bought-provisions = { $count ->
    [one] 💰 { $who } achète 1 Provision chez { NAME($foe, form: "the") } pour { $price ->
            [one] { $price } pièce d’or
           *[other] { $price } pièces d’or
          }.
   *[other] 💰 { $who } achète { $count } Provisions chez { NAME($foe, form: "the") } pour { $price ->
           [one] { $price } pièce d’or
          *[other] { $price } pièces d’or
         }.
  }
bought-flask = 💰 { $who } achète une flasque chez { NAME($foe, form: "the") } pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
      }.
bought-charm = 💰 { $who } achète un porte-bonheur chez { NAME($foe, form: "the") } pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
      }.
bought-treasure = 💰 { $who } achète la première carte Trésor, sans la voir, chez { NAME($foe, form: "the") } pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
      }.
sold = 💰 { $who } vend une carte Trésor à l’Intendant pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
      }. Sa pile en compte maintenant { $pile }.
dwarfs-beaten = { $told ->
    [0] 🎲 { $who } fait { $own }, les Nains { $theirs }. { $who } empoche la mise ({ $stake }). Les Nains recomptent.
    [1] 🎲 { $who } fait { $own }, les Nains { $theirs }. { $who } empoche la mise ({ $stake }). Les Nains regardent les dés, et dessous.
   *[other] 🎲 { $who } fait { $own }, les Nains { $theirs }. { $who } empoche la mise ({ $stake }).
  }
dwarfs-win = { $told ->
    [0] 🎲 { $who } fait { $own }, les Nains { $theirs }. { $who } perd sa mise ({ $stake }). Les Nains sont vraiment navrés.
    [1] 🎲 { $who } fait { $own }, les Nains { $theirs }. { $who } perd sa mise ({ $stake }). Les Nains disent que ça aurait pu arriver à n’importe qui d’autre.
   *[other] 🎲 { $who } fait { $own }, les Nains { $theirs }. { $who } perd sa mise ({ $stake }).
  }
wager-won-gold = 🎲 { $who } mise { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
      }, le gremlin fait **{ $die }**, et { $who } gagne.
wager-won-treasure = 🎲 { $who } mise une carte Trésor, le gremlin fait **{ $die }**, et { $who } gagne.
wager-lost-gold = { $told ->
    [0] 🎲 { $who } mise { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
          }, le gremlin fait **{ $die }**, et le vieil homme empoche sans lever les yeux.
    [1] 🎲 { $who } mise { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
          }, le gremlin fait **{ $die }**, et le vieil homme dit merci, au gremlin.
    [2] 🎲 { $who } mise { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
          }, le gremlin fait **{ $die }**, et ça finit dans l’autre botte.
   *[other] 🎲 { $who } mise { $gold ->
           [one] { $gold } pièce d’or
          *[other] { $gold } pièces d’or
         }, le gremlin fait **{ $die }**, et { $who } perd.
  }
wager-lost-treasure = { $told ->
    [0] 🎲 { $who } mise une carte Trésor, le gremlin fait **{ $die }**, et le vieil homme empoche sans lever les yeux.
    [1] 🎲 { $who } mise une carte Trésor, le gremlin fait **{ $die }**, et le vieil homme dit merci, au gremlin.
    [2] 🎲 { $who } mise une carte Trésor, le gremlin fait **{ $die }**, et ça finit dans l’autre botte.
   *[other] 🎲 { $who } mise une carte Trésor, le gremlin fait **{ $die }**, et { $who } perd.
  }
looked-beneath-chest = 👁️ { $who } voit une des cartes Clef sous le coffre.
looked-in-ledger = 👁️ { $who } voit une des cartes Clef sous le coffre, dans le registre du Sorcier.
looked-with-prisoner = { $told ->
    [0] 👁️ { $who } voit une carte Clef chez { $rival }. Le Prisonnier les avait comptées en sortant.
   *[other] 👁️ { $who } voit une carte Clef chez { $rival }.
  }
looked-with-dwarfs = 👁️ { $who } paie { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
      } aux Nains et voit une carte Clef chez { $rival }.

## Treasure

treasure-claimed = 🎁 { $who } prend la première carte Trésor { NAME($room, form: "in") }.
treasure-seen-claimed = 👁️ Tu trouves { $cards }.
treasure-seen-pile = 👁️ La pile contient { $cards }.
treasure-seen-bought = 👁️ Tu as acheté { $cards }.
treasure-seen-won = 👁️ Tu as gagné { $cards }.
treasure-seen-picked-up = 👁️ Tu ramasses { $cards }.
treasure-seen-reclaimed = 👁️ Tu récupères { $cards }.
treasure-seen-robbed = 👁️ C’était { $cards }.
treasure-seen-looted = 👁️ Ton butin : { $cards }.
treasure-seen-deal = 👁️ Tu reçois { $cards }.
treasure-put-back = { $who } regarde le Trésor { NAME($room, form: "in") } et le remet en place.
found-gold-3 = 🎁 { $who } trouve { NAME($card, form: "the") } : { $goods }. *Quelqu’un comptait prendre le bac.*
found-gold-4 = 🎁 { $who } trouve { NAME($card, form: "the") } : { $goods }. *Quatre pièces et une dent. La dent n’a pas cours.*
found-gold-6 = 🎁 { $who } trouve { NAME($card, form: "the") } : { $goods }. *Et une odeur de coffret.*
found-gold-8 = 🎁 { $who } trouve { NAME($card, form: "the") } : { $goods }. *Les gobelins vont être tellement déçus.*
found-provisions-2 = 🎁 { $who } trouve { NAME($card, form: "the") } : { $goods }. *La moitié sans dents dedans.*
found-provisions-3 = 🎁 { $who } trouve { NAME($card, form: "the") } : { $goods }. *Nul ne sait ce qui les a pondus.*
treasure-left-limit = { $who } ne peut pas tout porter et laisse { $cards } { $place }.
treasure-left = { $who } laisse { $cards } { $place }.
starting-sword-left = { $who } abandonne la vieille épée. Elle a bien servi.
picked-up = 🎁 { $who } ramasse { $cards } { $place }.
picked-up-some = 🎁 { $who } ramasse { $cards } { $place }, et laisse { $left }.
reclaimed = 🎁 { $who } récupère { $cards } { $place }. Mes condoléances.
reclaimed-some = 🎁 { $who } récupère { $cards } { $place }, et laisse { $left }. Mes condoléances.
card-used = ✨ { $who } utilise { NAME($card, form: "the") }.
card-used-on = ✨ { $who } utilise { NAME($card, form: "the") } sur { $rival }.
card-used-against = ✨ { $who } utilise { NAME($card, form: "the") } contre { NAME($foe, form: "the") }.
cards-declared = 🛡️ { $who } se bat avec { $cards }.
sword-drawn = 🗡️ { $who } tire une épée. Laquelle, personne ne voit.

## Key cards and the chest

challenged-roll = { $told ->
    [0] 🔎 { $who } lance un Défi des Clefs sur le **{ $number }**. Tout le monde tend une carte.
    [1] 🔎 { $who } lance un Défi des Clefs sur le **{ $number }**. Les cartes se tendent, et les visages restent de marbre.
    [2] 🔎 { $who } lance un Défi des Clefs sur le **{ $number }**. Tout le monde tend une carte en regardant le plafond.
    [3] 🔎 { $who } lance un Défi des Clefs sur le **{ $number }**. Les cartes se tendent, certaines de meilleur cœur que d’autres.
   *[other] 🔎 { $who } lance un Défi des Clefs sur le **{ $number }**.
  }
challenged-seer = { $told ->
    [0] 🔎 { $who } paie 2 pièces d’or à la Voyante pour un Défi des Clefs sur le **{ $number }**. Tout le monde tend une carte.
   *[other] 🔎 { $who } paie 2 pièces d’or à la Voyante pour un Défi des Clefs sur le **{ $number }**.
  }
challenged-ball = { $told ->
    [0] 🔎 { $who } lance un Défi des Clefs par la Boule de cristal, sur le **{ $number }**. Tout le monde tend une carte.
   *[other] 🔎 { $who } lance un Défi des Clefs par la Boule de cristal, sur le **{ $number }**.
  }
stack-looked-at-roll = 🔎 { $who } regarde une carte Clef de la pile, qui est remélangée.
stack-looked-at-seer = 🔎 { $who } paie 2 pièces d’or à la Voyante et regarde une carte Clef de la pile, qui est remélangée.
stack-looked-at-ball = 🔎 { $who } regarde une carte Clef de la pile dans la Boule de cristal. La pile est remélangée.
stack-looked-at-prisoner = 🔎 Grâce au Prisonnier, { $who } voit une carte Clef de la pile, qui est remélangée.
stack-looked-at-gossip = 🔎 { $who } paie 2 pièces d’or aux Nains et regarde une carte Clef de la pile, qui est remélangée.
stack-looked-at-underdogs = 🔎 { $who } regarde une carte Clef de la pile sans que personne fasse attention. La pile est remélangée.
chest-left-alone = { $who } regarde le coffre et n’y touche pas.
chest-tried = 🔑 { $who } essaie **{ $numbers }** sur le coffre, avec { $cards }…
chest-wrong = { $wrong ->
    [one] ❌ Un numéro parmi { $numbers } est faux. Le sol se dérobe, et { $who } se retrouve sur la Rive sud.
   *[other] ❌ { $wrong } numéros parmi { $numbers } sont faux. Le sol se dérobe, et { $who } se retrouve sur la Rive sud.
  }
chest-opened = 🔓 Clic. Clic. Le coffre est ouvert !
chest-opened-3 = 🔓 Clic. Clic. Clic. Le coffre est ouvert !
held-out = 🔎 Tu montres la **carte Clef { $number }** : { $rival } regarde.
own-keys-blank = 🔑 Tu n’as qu’une carte Clef vierge, qui ne t’apprend rien.
own-keys = 🔑 Tes cartes Clef sont **{ $numbers }** et une vierge. Ce que tu tiens n’est pas sous le coffre.
challenge-held = 🔎 { $rival } tient la **carte Clef { $number }**, qui n’est donc pas sous le coffre.
challenge-blank = 🔎 Personne d’autre ne tient le { $number }. À moins qu’il ne soit chez toi, **le { $number } est sous le coffre**.
seen-blank = 👁️ { $rival } te montre une vierge, ce qui ne dit rien.
seen-held = 👁️ { $rival } tient la **carte Clef { $number }**.
seen-not-held = 👁️ { $rival } ne tient pas le { $number }.
seen-beneath = 👁️ Le **{ $number }** est sous le coffre.
seen-stack = 👁️ La **carte Clef { $number }** est dans la pile, donc pas sous le coffre.
chest-all-blank = 👁️ Rien que des cartes vierges.
chest-held = 👁️ { $held }.
chest-held-by = { $rival } tient le **{ $number }**
chest-held-yourself = { $count ->
    [one] tu en tiens un en main
   *[other] tu en tiens { $count } en main
  }

## Deals

deal-proposed = 🤝 { $who } a une offre pour { $rival }.
deal-countered = 🤝 { $who } fait une contre-offre, et { $rival } réfléchit.
deal-off = { $who } et { $rival } ne tombent pas d’accord.
deal-failed = { $who } et { $rival } se serrent la main sur quelque chose que l’un des deux ne peut pas fournir. Marché rompu.
deal-shown = 🤝 { $who } et { $rival } se serrent la main, et se montrent quelque chose.
deal-done = 🤝 { $who } et { $rival } se serrent la main. { $given } { $taken }
deal-gives = { $who } donne { $goods }.
deal-gives-and-shows = { $who } donne { $goods } et montre quelque chose.
deal-shows = { $who } montre quelque chose.
deal-gives-nothing = { $who } ne donne rien.

## Battles

battle-began = ⚔️ { $who } combat { NAME($foe, form: "the") } { $place } !
duel-began = ⚔️ { $who } attaque { $rival } !
battle-cheer = { $told ->
    [1] { $champion } a apporté un drapeau, et { $who } ne l’aimera pas.
    [2] { $champion } est dans l’autre camp, par pur amour du jeu.
    [3] { $champion } sait où ça chatouille { $who }, et le dit.
    [4] { $champion } a pris un tabouret pour encourager l’autre camp.
    [5] { $champion } crie de bons conseils, dont { $who } ne profitera pas.
    [6] { $champion } est pour la maison.
    [7] { $champion } tient le manteau de l’autre camp.
   *[other] { $champion } encourage le camp d’en face.
  }
bought-off = 🤝 { $rival } paie pour avoir la paix, et { $who } s’en contente.
shield-helps = 🛡️ Le Bouclier fait **{ $die }** et encaisse un point.
shield-dented = { $told ->
    [0] 🛡️ Le Bouclier fait **{ $die }**. Il résonne, et c’est tout.
    [1] 🛡️ Le Bouclier fait **{ $die }**. Il était occupé ailleurs.
    [2] 🛡️ Le Bouclier fait **{ $die }**. Le coup passe là où il y a du bouclier à la pleine lune.
    [3] 🛡️ Le Bouclier fait **{ $die }**. Une bosse, et aucune aide.
   *[other] 🛡️ Le Bouclier fait **{ $die }**. Aucune aide.
  }
paralysed = 🧟 La troisième blessure paralyse { $who }, qui perd encore { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
      } d’Endurance.
breath-hurts = 🎲 { NAME($foe, form: "The") } crache le feu et fait **{ $die }**. { $who } perd encore { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
      } d’Endurance.
breath-smoke = { $told ->
    [0] 🎲 { NAME($foe, form: "The") } crache le feu et fait **{ $die }**. Rien que de la fumée.
    [1] 🎲 { NAME($foe, form: "The") } crache le feu et fait **{ $die }**. Une quinte de toux, et de vagues excuses.
    [2] 🎲 { NAME($foe, form: "The") } crache le feu et fait **{ $die }**. C’est éteint, et personne n’en parle.
   *[other] 🎲 { NAME($foe, form: "The") } crache le feu et fait **{ $die }**. Encore de la fumée.
  }
escape = { $row ->
    [1] 🏃 { $who } tente de fuir et fait { $roll }. Dos au mur, au prix de { $loss ->
            [one] { $loss } point
           *[other] { $loss } points
          } d’Endurance et d’une belle vue sur les pierres.
    [2] 🏃 { $who } tente de fuir et fait { $roll }. Pas d’issue : { $who } feinte, et personne n’y croit.
    [3] 🏃 { $who } tente de fuir et fait { $roll }. Dehors, avec un coup d’adieu bien visible : { $loss ->
            [one] { $loss } point
           *[other] { $loss } points
          } d’Endurance.
    [4] 🏃 { $who } tente de fuir et fait { $roll }. Dehors, avec un coup d’adieu bien visible : { $loss ->
            [one] { $loss } point
           *[other] { $loss } points
          } d’Endurance.
    [5] 🏃 { $who } tente de fuir et fait { $roll }. Dehors, moins un peu de peau et { $loss ->
            [one] { $loss } point
           *[other] { $loss } points
          } d’Endurance.
   *[other] 🏃 { $who } tente de fuir et fait { $roll }. La porte bat encore, et il n’y a plus personne.
  }
escape-plainly = { $row ->
    [1] 🏃 { $who } tente de fuir et fait { $roll }. Pas d’issue, et { $loss ->
            [one] { $loss } point
           *[other] { $loss } points
          } d’Endurance en moins.
    [2] 🏃 { $who } tente de fuir et fait { $roll }. Pas d’issue.
    [3] 🏃 { $who } tente de fuir et fait { $roll }. Dehors, au prix de { $loss ->
            [one] { $loss } point
           *[other] { $loss } points
          } d’Endurance.
    [4] 🏃 { $who } tente de fuir et fait { $roll }. Dehors, au prix de { $loss ->
            [one] { $loss } point
           *[other] { $loss } points
          } d’Endurance.
    [5] 🏃 { $who } tente de fuir et fait { $roll }. Dehors, au prix de { $loss ->
            [one] { $loss } point
           *[other] { $loss } points
          } d’Endurance.
   *[other] 🏃 { $who } tente de fuir et fait { $roll }. Dehors, sans une égratignure.
  }
monster-down = { $told ->
    [0] ☠️ { NAME($monster, form: "The") } mord la poussière. Au suivant.
    [1] ☠️ { NAME($monster, form: "The") } mord la poussière. La file avance.
    [2] ☠️ { NAME($monster, form: "The") } mord la poussière. Le suivant se rappelle un rendez-vous.
    [3] ☠️ { NAME($monster, form: "The") } mord la poussière. Un de moins à enjamber. Non, un de plus.
    [4] ☠️ { NAME($monster, form: "The") } mord la poussière. C’était le courageux.
   *[other] ☠️ { NAME($monster, form: "The") } mord la poussière.
  }
monster-hurt = { NAME($foe, form: "number") ->
    [many] 🎯 { NAME($foe, form: "The") } perdent { $loss ->
            [one] { $loss } point
           *[other] { $loss } points
          } d’Endurance. Il en reste { $left }.
   *[other] 🎯 { NAME($foe, form: "The") } perd { $loss ->
           [one] { $loss } point
          *[other] { $loss } points
         } d’Endurance. Il en reste { $left }.
  }
monster-finished = { NAME($foe, form: "number") ->
    [many] 🎯 { NAME($foe, form: "The") } perdent { $loss ->
            [one] { $loss } point
           *[other] { $loss } points
          } d’Endurance, et l’affaire est close.
   *[other] 🎯 { NAME($foe, form: "The") } perd { $loss ->
           [one] { $loss } point
          *[other] { $loss } points
         } d’Endurance, et l’affaire est close.
  }
put-outside = 🥾 { $who } se retrouve dehors, devant { NAME($room, form: "the") }, { $place }.
truce-offered = 🏳️ { $who } propose une trêve. { $rival } doit répondre.
truce-accepted = 🏳️ { $who } accepte. On baisse les épées.
truce-declined = 🏳️ { $who } préfère s’abstenir.
robbed-keys = { $count ->
    [0] 🔑 { $who } fouille { $rival } et veut toutes les clefs. Il n’y en a pas.
    [one] 🔑 { $who } fouille { $rival } et prend toutes les clefs : 1 carte.
   *[other] 🔑 { $who } fouille { $rival } et prend toutes les clefs : { $count } cartes.
  }
robbed-random = { $count ->
    [0] 💰 { $who } détrousse { $rival } et plonge la main dans le sac. Il est vide.
   *[other] 💰 { $who } détrousse { $rival } et sort une carte du sac.
  }
robbed-named = { $count ->
    [0] 💰 { $who } détrousse { $rival } en sachant exactement quoi prendre. Ça n’y est plus.
   *[other] 💰 { $who } détrousse { $rival } en sachant exactement quoi prendre, et le prend.
  }
robbed-nothing = { $who } laisse partir { $rival } sans rien prendre.
lantern-taken = 🏮 { $who } prend aussi la lanterne, et { $rival } reste dans le noir.
looted = 💰 { $who } fouille { $rival } et trouve { $goods }.
looted-nothing = 💰 { $who } fouille { $rival } et trouve des peluches.
fled = 🏃 { $who } file { $to }.
vanished = 💨 { $who } n’est soudain plus là.
dragged-outside = 🧟 On traîne { $who } dehors comme un tapis.
battle-off = La bataille entre { $who } et { NAME($foe, form: "the") } s’arrête là.
duel-off = La bataille entre { $who } et { $rival } s’arrête là.

## How a battle went

slain = ☠️ { $who } terrasse { NAME($foe, form: "the") }.
slain-at-once = { $blows ->
    [one] ☠️ { $who } terrasse { NAME($foe, form: "the") } d’un seul coup.
   *[other] ☠️ { $who } terrasse { NAME($foe, form: "the") } en { $blows } coups, dont aucun de perdu.
  }
slain-unhurt = ☠️ { $who } terrasse { NAME($foe, form: "the") } en { $rounds } assauts, sans une égratignure.
slain-narrowly = { $rounds ->
    [one] ☠️ { $who } terrasse { NAME($foe, form: "the") } en 1 assaut, de justesse. Endurance restante : { $left }.
   *[other] ☠️ { $who } terrasse { NAME($foe, form: "the") } en { $rounds } assauts, de justesse. Endurance restante : { $left }.
  }
slain-in-rounds = { $taken ->
    [one] ☠️ { $who } terrasse { NAME($foe, form: "the") } en { $rounds } assauts et encaisse 1 coup. Endurance restante : { $left }.
   *[other] ☠️ { $who } terrasse { NAME($foe, form: "the") } en { $rounds } assauts et encaisse { $taken } coups. Endurance restante : { $left }.
  }
hits = { $count ->
    [0] 0 coup
    [one] { $count } coup
   *[other] { $count } coups
  }
rounds = { $count ->
    [one] { $count } assaut
   *[other] { $count } assauts
  }
fought = ⚔️ { $rounds } contre { NAME($foe, form: "the") } : { $who } porte { $dealt } et encaisse { $taken }. Endurance restante : { $left }.
fought-and-died = ⚔️ { $rounds } contre { NAME($foe, form: "the") } : { $who } porte { $dealt } et encaisse { $taken }.
dueled = ⚔️ { $rounds } : { $who } porte { $dealt }, et { $rival } { $taken }.
stamina-left = { $who } a encore { $stamina ->
        [one] { $stamina } point
       *[other] { $stamina } points
      } d’Endurance.
stamina-left-both = { $who } a encore { $stamina ->
        [one] { $stamina } point
       *[other] { $stamina } points
      } d’Endurance, et { $rival } { $theirs }.
sentence = { $clauses }.
semicolon = { " ; " }
round-of = { $number } : { $round }
round-fought = { $dice } font **{ $own }**, contre { $theirDice } pour **{ $theirs }**.
round-fought-by = { $dice } font **{ $own }**, contre { $theirDice } (dés lancés par { $roller }) pour **{ $theirs }**.
round-won = Touché !
round-lost = Aïe.
round-hit-by = { $who } touche.
round-tied = Personne n’est blessé.
round-rang = Ça ne fait que tinter.

## Death, departures and the end

died = ☠️ { $who } meurt { $place }.
died-by-foe = ☠️ { $who } meurt { $place }. Coupable : { NAME($foe, form: "the") }.
died-by-card = ☠️ { $who } meurt { $place }. En cause : { NAME($card, form: "the") }.
died-by-player = ☠️ { $who } meurt { $place }, de la main d’un autre aventurier : { $rival }.
died-on-bridge = ☠️ { $who } meurt { $place }. Il manquait une planche.
cache-left = { $count ->
    [one] 1 carte Trésor y attend un nouvel aventurier : { $who } saura où chercher.
   *[other] { $count } cartes Trésor y attendent un nouvel aventurier : { $who } saura où chercher.
  }
player-left = 🚪 { $who } quitte la montagne. Je continue de répondre pour ses cartes Clef.
player-left-cards = { $count ->
    [one] 🚪 { $who } quitte la montagne, et laisse 1 carte Trésor { $place }. Je continue de répondre pour ses cartes Clef.
   *[other] 🚪 { $who } quitte la montagne, et laisse { $count } cartes Trésor { $place }. Je continue de répondre pour ses cartes Clef.
  }
player-returned = 🚪 { $who } revient, avec un nouvel aventurier au prochain tour.
reckoning-bell = 🔔 La cloche de minuit sonne après la manche { $round }. Tout le monde écrit ce qu’il y a sous le coffre.
reckoning-dark = 🔔 La dernière lumière s’éteint après la manche { $round }. Tout le monde écrit ce qu’il y a sous le coffre.
wrote-nothing = ✍️ { $who } n’a rien écrit.
wrote-none-right = ✍️ { $who } a écrit { $numbers }, et rien de tout ça n’est juste.
wrote-some-right = { $count ->
    [one] ✍️ { $who } a écrit { $numbers }, dont { $right } est juste.
   *[other] ✍️ { $who } a écrit { $numbers }, dont { $right } sont justes.
  }
wrote-all-right = { $count ->
    [one] ✍️ { $who } a écrit { $numbers }, et c’est juste.
   *[other] ✍️ { $who } a écrit { $numbers }, et tout est juste.
  }
holds-keys = { $count ->
    [one] { $who } en tient la clef : { $keys }.
   *[other] { $who } en tient les clefs : { $keys }.
  }
scored = { $points ->
    [one] Ça fait **{ $points } point**.
   *[other] Ça fait **{ $points } points**.
  }
beneath-the-chest = 🔑 Sous le coffre : **{ $numbers }**.
revealed-hand = { $who } tenait { $numbers }.
revealed-hand-cards = { $who } tenait { $numbers }. Dans le sac : { $cards }.
revealed-blank = { $who } ne tenait qu’une vierge.
revealed-blank-cards = { $who } ne tenait qu’une vierge. Dans le sac : { $cards }.
revealed-cards = { $who } avait sur soi : { $cards }.
revealed-nothing = { $who } ne portait rien.
won-by-chest = 🏆 { $who } gagne le trésor de la Montagne de Feu !
won-by-chest-together = 🏆 { $who } se partagent le trésor de la Montagne de Feu !
won-by-default = 🏆 { $who } gagne : il n’y a plus personne d’autre sous la montagne.
won-by-default-together = 🏆 { $who } se partagent la victoire : il n’y a plus personne d’autre sous la montagne.
won-by-reckoning = 🏆 { $who } gagne au décompte, et hérite de la montagne.
won-by-reckoning-together = 🏆 { $who } se partagent la victoire au décompte, et héritent de la montagne.
nobody-won-reckoning = 🌑 Le coffre reste fermé et garde sa plaisanterie pour lui. Personne ne gagne.
nobody-won-left = Il ne reste personne pour gagner. Le coffre n’est pas surpris.
