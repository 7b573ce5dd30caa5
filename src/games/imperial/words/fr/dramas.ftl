# Scenes with a picture, and the poster of a finished game. Plain text: pictures show no Markdown. $who, $rival and
# $loser are players.

## Faces

face-met = { $who } rencontre { NAME($foe, form: "plain") }
face-drawn = { $who } pioche { NAME($item, form: "one") }
face-spell = { $who } a maintenant { NAME($spell) }
face-cast = { $who } lance { NAME($spell) }
face-joined = { $who } a de la compagnie : { NAME($foe, form: "plain") }
face-vessel = { $who } prend { NAME($vessel, form: "a") }
face-clue = { $who } suit un indice { NAME($place, form: "in") }

## Fights

drama-killed = { $who } bat { NAME($foe, form: "plain") }
drama-creature-fled = { $who } fait fuir { NAME($foe, form: "plain") }
drama-died = { $who } meurt au combat contre { NAME($foe, form: "plain") }
drama-sunk = { $who } coule devant { NAME($foe, form: "plain") }
drama-both-fled = { $who } et { NAME($foe, form: "plain") } s’enfuient
drama-bored = L’ennui gagne { NAME($foe, form: "plain") }
drama-away = { $who } sème { NAME($foe, form: "plain") }
drama-duel = { $who } bat { $rival }
drama-duel-away = { $who } sème { $rival }
drama-duel-drawn = { $who } contre { $rival }
fight-total = { $hits ->
    [one] { $hits } coup
   *[other] { $hits } coups
  }
fight-margin = +{ $by }
side-dead = hors de combat
side-sunk = sous l’eau
side-away = s’échappe
side-beaten = s’incline
side-friend = sympathise
side-gone = n’est plus là
side-unbeaten = tient bon
side-wins = gagne
side-stands = toujours là

## Robberies, deaths, finds and the end

plunder = { $who } dépouille { $rival }
drama-item = { NAME($item, form: "plain") }
confiscation = Douane pour { $who } : { NAME($foe, form: "plain") }
confiscation-loot = { $treasures }. Il y a un reçu.
death = Ci-gît { $character }
death-by-foe = Coupable : { NAME($foe, form: "plain") }.
death-by-foe-in-round = Coupable : { NAME($foe, form: "plain") }, à la manche { $round }.
death-by-character = Coupable : { $killer }.
death-by-character-in-round = Coupable : { $killer }, à la manche { $round }.
death-in-round = À la manche { $round }.
death-otherwise = Un départ prématuré.
death-found = { $count ->
    [one] Trésors impériaux trouvés : { $count }.
   *[other] Trésors impériaux trouvés : { $count }.
  }
companions = { $count ->
    [one] { $count } compagnon
   *[other] { $count } compagnons
  }
death-leaves = Laisse { $things }.
death-leaves-nothing = Ne laisse qu’un nom.
find = { $who } trouve { NAME($item, form: "one") }
find-imperial = Un des six Trésors impériaux !
rescue = { $who } sort de prison
rescue-out = L’air libre, et un peu de poussière.
victory = { $who } gagne
victory-score = Avec { $score }.

## The poster

part-imperial = Trésors impériaux : { $points }
part-scroll = Parchemins : { $points }
part-charm = Porte-bonheur : { $points }
part-ruby = Rubis : { $points }
part-stone = Pierres : { $points }
part-gold = Or : { $points }
part-silver = Argent : { $points }
part-magic-weapon = Armes magiques : { $points }
part-weapons = Armes : { $points }
decided-by-tie = Égalité, et les dés décident : { $who } fait { $die }.
decided-by-leaving = Manche { $round } : { $rival } s’en va, et { $who } n’a plus personne en face.
decided-by-death = Manche { $round } : { $rival } sort de la partie, et { $who } n’a plus personne en face.
decided-by-points = { $points ->
    [one] Tout compté, { $who } devance { $rival } de { $points } point.
   *[other] Tout compté, { $who } devance { $rival } de { $points } points.
  }
decided-by-weapons = { $who } et { $rival } ont autant de trésors, mais les armes départagent : { $own } à { $theirs }.
lead-find = Manche { $round } : { $who } trouve { NAME($item, form: "one") } et prend la tête pour de bon.
lead-gift = Manche { $round } : { $giver } donne { NAME($item, form: "plain") }, et { $who } prend la tête pour de bon.
lead-giving = Manche { $round } : { $rival } donne un trésor, et { $who } prend la tête pour de bon.
lead-plunder = Manche { $round } : { $rival } dépouille { $loser }, et { $who } prend la tête pour de bon.
lead-own-plunder = Manche { $round } : { $who } dépouille { $loser } et prend la tête pour de bon.
lead-loss = Manche { $round } : { $rival } perd { NAME($item, form: "plain") }, et { $who } prend la tête pour de bon.
lead-death = Manche { $round } : { $rival } n’est plus, et { $who } prend la tête pour de bon.
