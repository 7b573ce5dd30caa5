# The reference: what each card, space and house rule is. The names of things are in names.ftl.

## Kinds of topics

kind-character = Personnage
kind-ability = Capacité spéciale { NAME($character, form: "de") }
kind-event = Évènement
kind-enemy = Ennemi
kind-stranger = Étranger
kind-follower = Suivant
kind-magic-object = Objet magique
kind-object = Objet
kind-place = Lieu (carte)
kind-subtyped = { $kind } : { $subtype }
kind-spell = Sort
kind-space = Case de la { NAME($region) }
kind-region = Région
kind-creature = Créature du plateau : { $subtype }
kind-table = Table
kind-shop = Boutique
kind-pile = Cartes d’une réserve
kind-quest = Quête
kind-option = Règle maison
kind-preset = Durée de partie
group-ability = Capacité spéciale
group-place = Lieu
group-space = Case
group-creature = Créature
subtype-curse = Malédiction
subtype-animal = Animal
subtype-monster = Monstre
subtype-dragon = Dragon
subtype-spirit = Esprit
subtype-gold = Or
subtype-guardian = Gardien
subtype-person = Personne
subtype-inner = Région intérieure

## Figures

topic-figure-strength = Force
topic-figure-craft = Intellect
topic-figure-lives = Vies
topic-figure-gold = Or
topic-figure-two-dice = deux dés
topic-trophy = { $points ->
    [one] Vaut { $points } point comme trophée.
   *[other] Vaut { $points } points comme trophée.
  }
topic-evadable = On peut s’y dérober.
topic-not-evadable = On ne peut pas s’y dérober.
topic-only = { $alignment ->
    [good] Réservé aux Bons.
    [evil] Réservé aux Mauvais.
   *[neutral] Réservé aux Neutres.
  }
topic-not-for = { $alignment ->
    [good] Interdit aux Bons.
    [evil] Interdit aux Mauvais.
   *[neutral] Interdit aux Neutres.
  }
topic-craft-at-least = Seulement avec un Intellect de { $craft } ou plus.
topic-strength-below = Seulement avec une Force inférieure à { $strength }.
topic-craft-below = Seulement avec un Intellect inférieur à { $craft }.

## Characters and cards

topic-title = **{ $title }**
topic-begins = { NAME($alignment) }. Départ : { NAME($place, form: "in") }.
topic-begins-with = { $spells ->
    [one] { NAME($alignment) }. Départ : { NAME($place, form: "in") }, avec 1 Sort.
   *[other] { NAME($alignment) }. Départ : { NAME($place, form: "in") }, avec { $spells } Sorts.
  }
topic-never-has = Ne peut pas avoir : { NAME($things) }.
topic-ability = **{ NAME($ability) }** : { $text }
topic-compulsory = Personne n’y coupe.
topic-copies = { $count ->
    [0] Aucune parmi les Aventures. Son numéro est { $number }.
    [one] 1 carte parmi les Aventures, au numéro { $number }.
   *[other] { $count } cartes parmi les Aventures, au numéro { $number }.
  }
topic-spell-times = Se lance { $times }.
topic-spell-cards = { $count ->
    [one] 1 carte parmi les Sorts.
   *[other] { $count } cartes parmi les Sorts.
  }

## The board

topic-between = Entre { NAME($anticlockwise, form: "the") } et, dans le sens horaire, { NAME($clockwise, form: "the") }.
topic-by-raft = En Radeau vers { NAME($spaces, form: "the") }.
topic-region = { $count } cases : { NAME($spaces) }.
topic-dice = { $count ->
    [one] Lance 1 dé :
   *[other] Lance { $count } dés :
  }
topic-row = - { $roll } : { $text }
roll-range = { $first }–{ $last }
roll-or-less = { $last } ou moins
roll-or-more = { $first } ou plus
topic-price = { $price ->
    [one] - { NAME($card) } : 1 pièce d’or
   *[other] - { NAME($card) } : { $price } pièces d’or
  }
topic-shop-price = { $price ->
    [one] - { NAME($shop) } : 1 pièce d’or
   *[other] - { NAME($shop) } : { $price } pièces d’or
  }
topic-pile = { NAME($card) }, dans les réserves à côté des Aventures
topic-pile-cards = { $count ->
    [one] 1 carte dans la réserve.
   *[other] { $count } cartes dans la réserve.
  }

## House rules

value-on = oui
value-off = non
topic-value = - { $value }
topic-value-default = - { $value } (par défaut)
topic-preset = { $line }.
topic-preset-option = - { $option } : { $value }
