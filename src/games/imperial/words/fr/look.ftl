# The realm in words, for those who can’t see the map. $who is a player, with their own formatting.

## The whole realm

realm-title = Le royaume
realm-map = Une carte de { $hexes } cases en neuf rangées, du nord au sud, telle qu’elle est imprimée.
realm-map-shuffled = Une carte de { $hexes } cases en neuf rangées, du nord au sud, mélangée sous le numéro { $number }.
realm-city-unfound = Personne n’a encore trouvé la Cité perdue.
realm-city = La Cité perdue a été trouvée { $place }.
realm-oasis-there = L’Oasis est là ce tour-ci.
realm-oasis-gone = L’Oasis a disparu ce tour-ci.
realm-distances = Les distances sont en tours à toi, par le chemin le plus rapide.
look-here = Où tu es
you-are = Tu es { $place }.
look-where = Qui est où
person-at = { $place } : { $person }
nobody-yet = Personne ne s’est encore mis en route.
look-clues = Tes indices
realm-clue = **{ $clue }** : { $worth }.
clue-unfound = Personne n’a encore trouvé ce lieu.
far = { $turns ->
    [0] Tu y es.
    [one] C’est à { $turns } tour.
   *[other] C’est à { $turns } tours.
  }
far-unreachable = C’est hors d’atteinte.
quarter-north-west = Le nord-ouest
quarter-north-middle = Le nord
quarter-north-east = Le nord-est
quarter-middle-west = L’ouest
quarter-middle-middle = Le centre du royaume
quarter-middle-east = L’est
quarter-south-west = Le sud-ouest
quarter-south-middle = Le sud
quarter-south-east = Le sud-est
ground = { NAME($terrain) } ({ $count })
realm-place = **{ $place }**, { NAME($terrain) }.
realm-roads = Distances par la route, en pas : { $places }.
steps-to = { $place } ({ $steps })
near-clue = Un de tes indices mène ici
near-people = Ici : { $who }

## One place

look-way = À quelle distance
look-people = Qui est ici
look-nobody = Personne.
look-beside = Ce qu’il y a autour
look-happens = Ce qui se passe ici
look-step = { $side } : { $place }, { $way }.
look-step-named = { $side } : { $place }, { NAME($terrain) }, { $way }.
near-step = { $side } : { $place }
way-road = par la route
way-land = à travers champs
way-ashore = en accostant depuis la mer, avec un bateau ou un navire
way-sea = par mer, avec un bateau ou un navire
look-edge = La carte s’arrête { $sides }.
look-clue = { $treasures ->
    [one] Ton indice **{ $clue }** vaut ici { $treasures } trésor.
   *[other] Ton indice **{ $clue }** vaut ici { $treasures } trésors.
  }
look-clue-weapon = { $treasures ->
    [one] Ton indice **{ $clue }** vaut ici { $treasures } trésor, au prix d’une arme.
   *[other] Ton indice **{ $clue }** vaut ici { $treasures } trésors, au prix d’une arme.
  }
look-oasis = Elle est là sur un dé pair. Sinon, c’est du désert, et tu pioches une rencontre.
look-oasis-there = Ce tour-ci, elle est là.
look-oasis-gone = Ce tour-ci, elle a disparu.

## The way there

look-no-way = Tu ne peux pas y aller avec ce que tu as. Il faut un bateau, un navire ou de la magie.
leg-road = par la route vers { $place }
leg-road-past = par la route vers { $place }, en passant par { $past }
leg-wild = à travers champs vers { $place }
leg-wild-past = à travers champs vers { $place }, en passant par { $past }
leg-sea = par mer vers { $place }
leg-sea-past = par mer vers { $place }, en passant par { $past }
leg-raft = en radeau, qui flotte sur 4 ou plus, vers { $place }
leg-magic = par Téléportation vers { $place }, si deux dés font { $distance } ou plus
leg-bribe = hors de prison, pour un trésor
leg-escape = par une évasion, vers { $place }
leg-rest = un tour sans bouger

## People

person = { $who }, { NAME($class, form: "a") } : santé { $left } sur { $max }, et { $treasures }.
person-party = Voyage avec { $party }.
person-turn = C’est son tour.
person-prison = En prison.
person-held = Le sable l’empêche de bouger.
person-followed = A fait route avec quelqu’un, et doit se reposer.
