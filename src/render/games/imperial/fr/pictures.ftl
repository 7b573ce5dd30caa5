# Words in the pictures. Names of creatures, items, spells and places are those of the chronicle.

picture-title = La Quête des Trésors impériaux
map-title =
    Le Royaume de
    l’Empereur Baldan

## The legend

legend-plains = Plaines
legend-forest = Forêt
legend-mountain = Montagnes
legend-steppe = Steppe
legend-desert = Désert
legend-coast = Côte
legend-ocean = Mer
legend-active = à son tour
legend-ship = navire
legend-boat = bateau
legend-company = compagnie
legend-prison = en prison

## Signs that only the viewer sees

own-clues = tes indices
own-turns = tours de trajet

## The map

map-place = { $place ->
    [place-vanishing-oasis] Oasis changeante
   *[other] { NAME($place, form: "plain") }
  }

# Regions, in the lines that they take on the map.
region-grumbling-sea =
    La Mer
    Grognonne
region-wrecker-bay = Baie aux Naufrageurs
region-shrug-mountains = Les Monts Bof
region-spine =
    L’Échine
    du Royaume
region-soggy-forest = La Forêt Détrempée
region-middling-plains = Les Plaines Moyennes
region-windy-steppe = La Steppe Venteuse
region-crown-fields = Les Champs de la Couronne
region-rampart-hills = Les Collines du Rempart
region-anvil = L’Enclume
region-owlwood = Le Bois aux Hiboux
region-cinder-range = Les Monts de Cendre

## Fights

fight-hand-to-hand = { $round ->
    [0] Corps à corps
   *[other] Corps à corps · assaut { $round }
  }
fight-in-approach = { $round ->
    [0] Approche
   *[other] Approche · assaut { $round } sur { $rounds }
  }

fighter-name = { NAME($name) }
fighter-boat = Bateau
fighter-ship = Navire
fighter-unknown = Place { $seat }

guards-party = protège toute la troupe

# "5 dice, 4+ to hit: Agility 3, Sword 2"
rolls-now = { $dice }, touche sur { $least }+
rolls-later = { $dice } au corps à corps, touche sur { $least }+
rolls-from = { $rolls } : { $parts }
rolls-part = { $from } { $value }
rolls-count = { $dice ->
    [0] 0 dé
    [one] { $dice } dé
   *[other] { $dice } dés
  }
source-agility = Agilité
source-attack = Attaque
source-shooting = Tir
source-experience = Expérience
source-own = Son attaque
source-boat = Équipage
source-ship = Équipage

# Beside the dice.
dice-fallen = { $hits ->
    [0] 0 coup
    [one] { $hits } coup
   *[other] { $hits } coups
  }
dice-to-roll = { $dice } à lancer
dice-later = plus tard
dice-none = 0 dé

note-asleep = { $rounds ->
    [one] dort cet assaut
   *[other] dort { $rounds } assauts
  }
note-rolled-by = dés lancés par { $who }
note-company = { $count } de plus de ce côté

# What to expect of a side: "The party: 7 dice, about 2.3 hits a round, and can still stop 3."
side-party = La troupe
side-asleep = { $who }, en plein sommeil
side-hits = { NUMBER($hits, maximumFractionDigits: 1) ->
    [one] { NUMBER($hits, maximumFractionDigits: 1) } coup
   *[other] { NUMBER($hits, maximumFractionDigits: 1) } coups
  }
side-rolls-now = { $stops ->
    [0] { $who } : { $dice }, environ { $hits } par assaut.
   *[other] { $who } : { $dice }, environ { $hits } par assaut, et peut encore en arrêter { $stops }.
  }
side-rolls-later = { $stops ->
    [0] { $who } : { $dice } au corps à corps, environ { $hits } par assaut.
   *[other] { $who } : { $dice } au corps à corps, environ { $hits } par assaut, et peut encore en arrêter { $stops }.
  }
side-rolls-nothing = { $stops ->
    [0] { $who } : 0 dé.
   *[other] { $who } : 0 dé, mais peut encore arrêter { $stops } coups.
  }
