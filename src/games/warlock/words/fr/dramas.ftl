# Scenes with a picture, the poster of a finished game, and its secrets. $who, $rival and $roller are players.

## Faces

face-met = { $who } rencontre { NAME($foe, form: "plain") }
face-found = { $who } trouve { NAME($card, form: "plain") }
face-used = { $who } utilise { NAME($card, form: "plain") }
face-at-chest = { $who } se tient devant le coffre du Sorcier
face-weary = Las, désormais : Habileté { $skill }, Endurance { $stamina }.

## Battles

fight-killed = { $who } terrasse { NAME($foe, form: "plain") }
fight-banished = { $who } chasse { NAME($foe, form: "plain") }
fight-died = { $who } meurt au combat contre { NAME($foe, form: "plain") }
fight-paralysed = { $who } finit en statue devant { NAME($foe, form: "plain") }
fight-escaped = { $who } fuit { NAME($foe, form: "plain") }
fight-vanished = { $who } disparaît devant { NAME($foe, form: "plain") }
fight-left = La bataille entre { $who } et { NAME($foe, form: "plain") } s’arrête là
duel-died = { $rival } tue { $who }
duel-escaped = { $who } fuit devant { $rival }
duel-vanished = { $who } disparaît devant { $rival }
duel-robbed = { $rival } détrousse { $who }
duel-truce = { $who } et { $rival } font une trêve
duel-left = La bataille entre { $who } et { $rival } s’arrête là
fight-tally = { $rounds } : { $who } porte { $dealt } et encaisse { $taken }.
fight-margin = Dernier assaut : +{ $by }
side-stamina = Endurance { $stamina }
side-dead = hors de combat
side-slain = n’est plus
side-gone = n’est plus là
side-unbeaten = tient bon
part-unnamed = Habileté et équipement

## Deaths, robberies and the end

death = Ci-gît { $who }
death-by-player = Par la main d’un rival : { $rival }.
death-by-foe = Coupable : { NAME($foe, form: "plain") }.
death-by-card = En cause : { NAME($card, form: "plain") }.
death-by-river = La rivière a gagné.
death-otherwise = Une mort au combat.
death-where = { $place }.
death-where-and-when = { $place }, à la manche { $round }.
death-skill = Habileté { $skill }, et du courage.
death-carried = Portait { $goods }.
death-carried-nothing = Ne portait rien de valeur.
robbery = { $who } détrousse { $rival }
robbery-loot = { $count ->
    [one] 1 carte Trésor change de mains.
   *[other] { $count } cartes Trésor changent de mains.
  }
robbery-keys = { $count ->
    [one] 1 clef change de mains.
   *[other] { $count } clefs changent de mains.
  }
loot = { $who } dépouille { $rival }
loot-goods = { $goods } : ça ne servait plus.
chest = { $who } ouvre le coffre
chest-numbers = Les numéros étaient { $numbers }.
chest-treasure = Le trésor de la Montagne de Feu !
victory = { $count ->
    [one] { $who } gagne
   *[other] { $who } gagnent
  }
victory-by-reckoning = Au décompte : la montagne change de maître.
victory-by-default = Plus personne d’autre sous la montagne.

## The poster

part-numbers = { $count ->
    [one] { $count } numéro juste
   *[other] { $count } numéros justes
  }
part-keys = { $count ->
    [one] { $count } clef
   *[other] { $count } clefs
  }
decided-by-chest = Manche { $round } : { $who } ouvre le coffre avec { $numbers }.
decided-by-reckoning = Au décompte, { $who } écrit { $numbers } et en a { $right } de justes.
decided-by-leaving = Manche { $round } : { $rival } abandonne, et { $who } n’a plus personne en face.
decided-by-leaving-at = Manche { $round } : { $rival } abandonne { $place }, et { $who } n’a plus personne en face.

## The secrets of a finished game

secret-keys = 🔑 Les cartes Clef
secret-rooms = 🚪 Ce que contenaient les salles
secret-lying = 🎁 Les Trésors qui traînaient
secret-maze = 🌀 Le Labyrinthe, là où il était caché
secret-room = **{ NAME($room) }** : { $things }
secret-foe = { NAME($foe, form: "the") }, face cachée
secret-pile = Trésors, dans l’ordre : { $cards }
secret-floor = Par terre { $place } : { $cards }
secret-cache = Cachette { $place } ({ $who }) : { $cards }
secret-maze-card = Case { $number } du Labyrinthe : **{ $card }**, { $sides }
secret-not-dealt = Elles n’avaient pas été distribuées.
secret-chest = Sous le coffre : **{ $numbers }**
secret-stack = Dans la pile : { $numbers }
secret-hand = { $who } : { $numbers }
secret-hand-blank = { $who } : rien qu’une vierge
