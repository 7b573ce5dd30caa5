## Before the first turn

realm-laid = 🗺️ Le royaume est mélangé et disposé sous le numéro **{ $realm }**. Les voisins sont neufs, les créanciers non.
setup-roll = 🎲 { $who } fait { $roll } pour choisir en premier.
setup-roll-again = 🎲 { $who } fait { $roll } pour départager le premier choix.
setup-first = { $who } choisit en premier.
character-chosen = { $who } joue **{ $character } { NAME($class, form: "the") }**.
head-start = ⚖️ Pour un départ équilibré, **{ $character }** commence avec { $extras }.
more-weapons = { $count ->
    [one] { $count } arme de plus
   *[other] { $count } armes de plus
  }
fewer-clues = { $count ->
    [one] { $count } indice de moins
   *[other] { $count } indices de moins
  }
clues-dealt = 📜 { $who } distribue { $clues } à chacun. `/clues` montre à chacun les siens.
clues-dealt-but = 📜 { $who } distribue { $clues } à chacun, sauf exception : { $others }. `/clues` montre à chacun les siens.
game-began = 🏰 La quête commence à Nobnodd. { $who } joue le premier tour.

## Turns and journeys

turn-began = 🧭 Manche { $round } · { $who } joue
round-ended = { $found ->
    [one] Fin de la manche { $round }. Trésors impériaux trouvés : { $found } sur 6.
   *[other] Fin de la manche { $round }. Trésors impériaux trouvés : { $found } sur 6.
  }
round-goes-on = ⏳ Les 6 sont trouvés, mais personne ne rentre avant la fin de la manche { $round }. Tout le monde joue autant de tours.
convoy-invited = 🥾 { $who } propose de faire route à plusieurs : { $guest } a le choix.
convoy-joined = 🥾 { $guest } fait route avec { $who }.
convoy-declined = { $guest } préfère marcher en solitaire.
experience-gained = { $points ->
    [one] ⭐ { $who } gagne { $points } point d’expérience, soit { $total } en tout.
   *[other] ⭐ { $who } gagne { $points } points d’expérience, soit { $total } en tout.
  }
score-raised = ⭐ { $who } a appris quelque chose : { $score } +{ $by }.
score-max-health = Santé max
score-agility = Agilité
score-running-away = Fuite
stayed = { $who } reste { $in }.
moved-road = 🥾 { $who } prend la route vers { $to }.
moved-wilderness = 🥾 { $who } part à travers champs vers { $to }.
moved-sea = ⛵ { $who } prend la mer vers { $to }.
moved-raft = ⛵ { $who } dérive sur le radeau vers { $to }.
moved-teleport = ✨ { $who } surgit de nulle part { $in }.
moved-leave = 🥾 On raccompagne { $who } vers { $to }.
moved-escape = 🥾 { $who } ressort par un égout { $in }.
moved-sneeze = ✨ Un éternuement emporte { $who } vers { $to }.
moved-washed-up = 🌊 { $who } échoue { $in }.
oasis-there = { $told ->
    [0] 🎲 { $who } cherche l’Oasis et fait { $roll }. La voilà : palmiers, eau, le grand jeu.
    [1] 🎲 { $who } cherche l’Oasis et fait { $roll }. Elle est là, et feint de n’être pas surprise.
    [2] 🎲 { $who } cherche l’Oasis et fait { $roll }. Les chameaux connaissaient le chemin.
    [3] 🎲 { $who } cherche l’Oasis et fait { $roll }. Elle miroite, mais tout miroite ici, et elle mouille.
   *[other] 🎲 { $who } cherche l’Oasis, fait { $roll } et la trouve.
  }
oasis-gone = { $told ->
    [0] 🎲 { $who } cherche l’Oasis et fait { $roll }. Rien que du sable. Elle était là hier.
    [1] 🎲 { $who } cherche l’Oasis et fait { $roll }. Il y a une tache humide, et elle rapetisse.
    [2] 🎲 { $who } cherche l’Oasis et fait { $roll }. Une très belle dune, et pas d’Oasis.
    [3] 🎲 { $who } cherche l’Oasis et fait { $roll }. Un chameau hausse les épaules.
    [4] 🎲 { $who } cherche l’Oasis et fait { $roll }. Il y avait des palmiers, et puis plus.
    [5] 🎲 { $who } cherche l’Oasis et fait { $roll }. Rien qu’un écriteau : de retour bientôt.
   *[other] 🎲 { $who } cherche l’Oasis, fait { $roll } et ne trouve que du sable.
  }
sea-stays = ⛵ { $who } n’ira pas plus loin aujourd’hui : { $place }.
sea-passes = ⛵ Rien ne retient { $who } en mer.
raft-floats = 🎲 { $who } attache quelques troncs et fait { $roll }. Ils flottent.
raft-parts = 🎲 { $who } attache quelques troncs et fait { $roll }. Ils se séparent.
slipped-by = { $who } est invisible et ne rencontre personne, ou personne qui l’ait remarqué.
meditated-freely = ✨ { $who } médite encore, et **{ NAME($spell) }** vient sans se faire prier.
meditated-learnt = { $told ->
    [0] 🎲 { $who } médite pour **{ NAME($spell) }** et fait { $roll } (il fallait { $target }). Et voilà.
    [1] 🎲 { $who } médite pour **{ NAME($spell) }** et fait { $roll } (il fallait { $target }). C’était sur le bout de la langue.
   *[other] 🎲 { $who } médite pour **{ NAME($spell) }**, fait { $roll } (il fallait { $target }) et l’apprend.
  }
meditated-almost = { $told ->
    [0] 🎲 { $who } médite pour **{ NAME($spell) }** et fait { $roll } (il fallait { $target }). Presque, et voilà que quelque chose arrive par le sentier.
   *[other] 🎲 { $who } médite pour **{ NAME($spell) }** et fait { $roll } (il fallait { $target }). De peu.
  }
meditated-itch = { $told ->
    [0] 🎲 { $who } médite pour **{ NAME($spell) }** et fait { $roll } (il fallait { $target }). Rien qu’une démangeaison.
    [1] 🎲 { $who } médite pour **{ NAME($spell) }** et fait { $roll } (il fallait { $target }). Une jambe s’est endormie, et c’est tout.
    [2] 🎲 { $who } médite pour **{ NAME($spell) }** et fait { $roll } (il fallait { $target }). Il a failli y avoir une pensée.
   *[other] 🎲 { $who } médite pour **{ NAME($spell) }**, fait { $roll } (il fallait { $target }) et n’apprend rien.
  }

## Draws, losses and gear

treasure-drawn = 💰 { $who } pioche { NAME($item, form: "a") }.
treasures-gone = La réserve des Trésors est vide. Il ne reste que la morale de l’histoire.
imperial-found = { $found ->
    [one] 👑 C’est un Trésor impérial, le premier des 6.
   *[other] 👑 C’est un Trésor impérial, et ça fait { $found } sur 6.
  }
imperial-banked = 👑 { NAME($item, form: "The") } va à la Banque. Ça compte comme trouvé, mais c’est hors du jeu.
weapon-drawn = 🗡️ { $who } pioche { NAME($item, form: "a") }.
weapons-gone = La réserve des Armes est vide.
clue-drawn = 📜 { $who } pioche un indice.
clue-seen = 📜 Tu as l’indice **{ $clue }** : { $worth }.
clues-gone = Il ne reste pas d’indices à piocher.
clues-reshuffled = { $cards ->
    [one] Le seul indice défaussé retourne dans la pioche.
   *[other] Les { $cards } indices défaussés sont mélangés en une nouvelle pioche.
  }
clue-forgotten = 📜 { $who } oublie **{ $clue }**.
clue-lost = 📜 Adieu, **{ $clue }**.
paid-with = { $who } paie avec { NAME($item, form: "the") }.
paid-healers = { $who } donne { NAME($item, form: "the") } aux guérisseurs.
spell-gained = ✨ { $who } a maintenant **{ NAME($spell) }**.
gear-readied = { $who } prend en main { NAME($item, form: "the") }.
gear-lent = { $who } prête { NAME($item, form: "the") } { NAME($holder, form: "au") }.
gear-reclaimed = { $who } reprend { NAME($item, form: "the") } { NAME($holder, form: "au") }.

## In places

special-rolled = { $treasures ->
    [0] 🎲 { $who } fait { $roll } pour le SPÉCIAL et ne trouve qu’un trou.
    [one] 🎲 { $who } fait { $roll } pour le SPÉCIAL et trouve { $treasures } trésor.
   *[other] 🎲 { $who } fait { $roll } pour le SPÉCIAL et trouve { $treasures } trésors.
  }
clue-laid = 📜 { $who } pose **{ $clue }** sur la table.
clue-exchanged = { $treasures ->
    [one] 📜 { $who } suit **{ $clue }** { NAME($place, form: "in") } et trouve { $treasures } trésor.
   *[other] 📜 { $who } suit **{ $clue }** { NAME($place, form: "in") } et trouve { $treasures } trésors.
  }
delivered = 🐾 Arrivée { NAME($place, form: "in") } : { NAME($foe, form: "the") } dit merci, et paie.
emperor-rewards = 🏰 { $who } remet { NAME($item, form: "the") } à l’Empereur, qui ouvre deux fois sa chambre du trésor.
explored = 🎲 { $who } explore { NAME($place) } et fait { $roll }. **{ $found }**
found-weapon-boat = Une arme, ou un bateau.
found-weapon-ship = Une arme, ou un navire.
found-bad-water = De l’eau croupie.
found-prison = La prison.
found-encounter = Une rencontre.
found-cure-all-wounds = Des soins pour toutes les blessures.
found-cure-one-wound = Des soins pour 1 blessure.
found-river-of-lava = Une rivière de lave.
found-you-must-leave = Du balai.
found-no-action = Rien.
found-landslide = Un éboulement.
found-treasure-clue = Un indice !
nowhere-to-go = { $who } doit partir, mais il n’y a que de l’eau autour. Les gens du coin regardent ailleurs.
imprisoned = ⛓️ { $who } va en prison { $in }, troupe comprise.
bribed = 💰 { $who } glisse { NAME($item, form: "the") } dans la main du geôlier et sort.
escape-rolled = 🎲 { $who } tape contre les murs et fait { $roll }.
escape-hollow = { $told ->
    [0] Ça sonne creux !
    [1] Une pierre bouge, et il fait jour derrière.
    [2] Une pierre glisse dehors, et qui la poussait aussi.
    [3] Le mur était surtout de la peinture.
   *[other] Une pierre sonne creux, et c’est la sortie.
  }
escape-solid = { $total ->
    [0] Du solide.
    [2] Du solide, et une pierre répond.
    [3] Du solide. Les rats compatissent.
    [4] Du solide. Quelqu’un a déjà tapé là.
    [5] Du solide. Le maçon en était fier.
    [6] Du solide, et du froid.
    [7] Du solide, pour un mur.
    [8] Du solide. Le geôlier tape en rythme.
    [9] Du solide, et voilà les voisins réveillés.
    [10] Du solide. La creuse doit être à côté.
    [11] Du solide, à part la mousse.
   *[12] Du solide. C’est une très bonne prison.
  }
waited = ⛓️ { $who } attend et compte les briques.
vanished-from-prison = ✨ { $who } n’est plus dans la cellule. Ce que la magie n’a pas pu soulever reste là.

## Trades

trade-proposed = 🤝 { $who } propose un échange avec { $rival } : { $gives } contre { $asks }.
trade-clue-shown = 📜 { $who } te montre **{ $clue }** : { $worth }.
trade-refused = { $told ->
    [0] 🤝 { $who } préfère s’abstenir.
    [1] 🤝 { $who } secoue poliment la tête.
    [2] 🤝 { $who } remercie pour l’offre, et c’est tout.
    [3] 🤝 { $who } a déjà entendu mieux, et le dit.
    [4] 🤝 { $who } hésite, et dit non.
    [5] 🤝 { $who } examine l’offre de tous côtés, et dit non.
   *[other] 🤝 { $who } décline.
  }
trade-dropped = 🤝 { $who } et { $rival } arrêtent de marchander.
trade-agreed = 🤝 { $rival } accepte.
trade-handed = 🤝 { $who } donne { $gives }, et { $rival } prend.
nothing = rien

## The end

game-ended-all-found = 🏁 Les 6 Trésors impériaux sont trouvés : la quête s’achève à la manche { $round }.
game-ended-one-left = 🏁 Il ne reste qu’une personne : la quête s’achève à la manche { $round }.
game-ended-nobody-left = 🏁 Il ne reste personne : la quête s’achève à la manche { $round }.
game-ended-target = 🏁 Le compte de Trésors impériaux y est : la quête s’achève à la manche { $round }.
game-ended-last-round = 🏁 La dernière manche est jouée : la quête s’achève à la manche { $round }.
found-in-all = { $found ->
    [one] Trouvés : { $found } sur 6.
   *[other] Trouvés : { $found } sur 6.
  }
on-the-table = Tout sur la table, s’il vous plaît.
tallied = { $who } a { $treasures } et { $weapons }.
treasure-valued = 🎲 **{ NAME($item) }** ({ $who }) : valeur { $roll }.
treasure-valued-charm = 🎲 **{ NAME($item) }** ({ $who }) : valeur { $roll }, point du Porte-bonheur compris.
points-counted = { $who } marque { $points } pour { $things }.
points-tallied = 🧮 { $who } totalise **{ $points }**.
tie-rolled = 🎲 { $who } fait **{ $die }** pour départager.
game-won = 🏆 { $who } gagne avec { $score } !
nobody-won = Il ne reste personne pour gagner. Les trésors se taisent.
points = { $count ->
    [0] 0 point
    [one] { $count } point
   *[other] { $count } points
  }
counted-imperial = { $count ->
    [one] { $count } Trésor impérial
   *[other] { $count } Trésors impériaux
  }
counted-scroll = { $count ->
    [one] { $count } parchemin
   *[other] { $count } parchemins
  }
counted-charm = { $count ->
    [one] { $count } porte-bonheur
   *[other] { $count } porte-bonheur
  }
counted-ruby = { $count ->
    [one] { $count } rubis
   *[other] { $count } rubis
  }
counted-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
  }
counted-gold = { $count ->
    [one] { $count } objet d’or
   *[other] { $count } objets d’or
  }
counted-silver = { $count ->
    [one] { $count } objet d’argent
   *[other] { $count } objets d’argent
  }
counted-magic-weapon = { $count ->
    [one] { $count } arme magique
   *[other] { $count } armes magiques
  }
counted-weapons = { $count ->
    [one] { $count } arme ordinaire
   *[other] { $count } armes ordinaires
  }
