# The reference: cards, foes, places, tables and options. Cards have their text from the box.

## Kinds of topics

kind-monster = Monstre
kind-trap = Piège
kind-trader = Marchand
kind-stranger = Étranger
kind-omen = Présage
kind-treasure-key = Trésor : clef
kind-treasure-key-bunch = Trésor : trousseau de clefs
kind-treasure-gold = Trésor : Or
kind-treasure-provisions = Trésor : Provisions
kind-treasure-sword = Trésor : épée
kind-treasure-armour = Trésor : protection
kind-treasure-magic = Trésor : magie
group-treasure = Trésor
kind-key-card = Carte Clef
kind-maze-card = Carte du Labyrinthe
kind-entrance = Lieu
kind-corridor = Couloir
kind-room = Salle
kind-bank = Rive
kind-passage = Passage secret
kind-maze = Case du Labyrinthe
kind-table = Table
kind-crossing = Traversée
kind-option = Règle maison
kind-preset = Durée de partie

## Encounters

tag-warlock = le Sorcier
tag-dragon = dragon
tag-construct = automate
tag-undead = mort-vivant
tag-vampire = vampire
tag-beast = bête
tag-lycanthrope = lycanthrope
figure-skill = Habileté
figure-stamina = Endurance
topic-monster = **{ NAME($monster) }** : { $stats }.
topic-tags = Compte comme : { $tags }.
topic-gold-on-kill = { $gold ->
    [one] 1 pièce d’or pour la victoire.
   *[other] { $gold } pièces d’or pour la victoire.
  }
topic-one-of = Un des adversaires de la carte { NAME($foe) }.
topic-another-of = Un autre des adversaires de la carte { NAME($foe) }.
lies-somewhere = Face cachée dans une des salles.
lies-always = Toujours { NAME($room, form: "in") }.
lies-named = Son nom est sur le plateau, { NAME($room, form: "in") }.
lies-river = Dans la rivière.

## Treasure and Key cards

topic-keys = { $count ->
    [one] Tourne dans la serrure { $locks }.
   *[other] Tourne dans les serrures { $locks }.
  }
topic-attack = { $bonus } à ton total d’attaque.
topic-outside-rucksack = Ne compte pas dans la limite de 6 du sac.
uses-permanent = Se garde pour de bon.
uses-once = Sert une fois, puis quitte le jeu.
uses-on-claim = Se montre et se compte à la prise, puis quitte le jeu.
key-card = Carte Clef { $number }
key-card-proves = Si tu la tiens, tu sais que le { $number } n’est pas sous le coffre. Trois des neuf cartes Clef s’y trouvent (WAR-2.10).
key-card-keys = Les cartes à clef { $number } : { $cards }.

## Places

topic-south = En { $label }, au sud de la rivière
topic-north = En { $label }, au nord de la rivière
topic-maze = En { $label }, dans le Labyrinthe
topic-sanctum = En { $label }, au-delà du Labyrinthe
topic-room = Y entrer arrête le déplacement, et tu affrontes ce qu’il y a dedans.
topic-chest = Le coffre aux trois serrures est ici (WAR-15.1).
topic-never-leaves = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } n’en partent jamais.
   *[other] { NAME($foe, form: "The") } n’en part jamais.
  }
topic-named-on-door = Le nom est sur la porte : { NAME($foe, form: "plain") }.
topic-no-lantern = Sans lanterne, on ressort ici sur { $dice } (WAR-16.5).
topic-maze-card = Sa carte dit par où c’est ouvert, une fois retournée.

## Tables

table-escape = Table de fuite
table-ferry = Bac
table-raft = Radeau
table-bridge = Pont
table-key-deal = Distribution des cartes Clef
table-bell = Quand sonne la cloche de minuit
table-row = **{ $die }** { $end }, { $cost } : *{ $text }*
row-away = Dehors
row-not-away = Pas dehors
row-across = De l’autre côté
row-back = Retour sur la rive
row-in-river = À l’eau
row-no-harm = sans mal
row-crocodile = avec le Crocodile
row-loss = −{ $goods }
ferry-row = Paie { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
      } et traverse (WAR-17.4).
raft-row = Tente ta Chance. Réussi, tu passes. Raté, tu es à l’eau (WAR-17.5).
key-deal-row = { $spare ->
    [0] { $players } joueurs : { $each } par personne
    [one] { $players } joueurs : { $each } par personne, et 1 de plus au plus démuni
   *[other] { $players } joueurs : { $each } par personne, et 1 de plus aux { $spare } plus démunis
  }
bell-row = { $players ->
    [one] 1 joueur : après la manche { $round }
   *[other] { $players } joueurs : après la manche { $round }
  }

## Options and presets

value-on = oui
value-off = non
topic-values = Valeurs : { $values } (par défaut : { $usual }).
topic-range = Tout nombre de { $least } à { $most } (par défaut : { $usual }).
topic-switch = Par défaut : { $usual }.
topic-preset = { $line }.
topic-sets = Réglages : { $options }.
