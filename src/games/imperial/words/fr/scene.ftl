# What the table card shows beside the chronicle, the overview, and the hand of a player. Public unless a comment says
# otherwise. $who is a player, with their own formatting.

## The headline

headline-setup = Départ pour les Trésors impériaux
headline-over = Fin après la manche { $round }
headline = Manche { $round } · { $who } · { $phase }
headline-of = Manche { $round } sur { $last } · { $who } · { $phase }
phase-move = Déplacement
phase-business = Échange
phase-explore = Exploration
phase-encounter = Rencontre
phase-prison = Prison
phase-out-of-prison = Sortie de prison

## The scene

scene-setup = Tout le monde se retrouve à Nobnodd, à l’enseigne de la Dernière Bière Sûre.
scene-oasis = { $who } est { $place }, ou là où elle devrait être.
in-prison = en prison { $place }
bare-hands = À mains nues
gear-item = { NAME($item) } ({ $figures })
clues-held = { $count ->
    [0] aucun indice
    [one] { $count } indice
   *[other] { $count } indices
  }
party = 🐾 Avec { $party }
member-hurt = { $member } ({ $health })
member-armed = { $member } ({ NAME($item) })
member-hurt-armed = { $member } ({ $health }, { NAME($item) })
found = 👑 Trésors impériaux trouvés : { $found } sur { $all }
found-all = 👑 Les { $all } Trésors impériaux sont trouvés. La partie s’achève avec la manche { $round }, sauf si l’un d’eux est perdu d’ici là.
found-short-early = { $target ->
    [one] 👑 Trésors impériaux trouvés : { $found } sur { $all }. Il en faut { $target } pour finir, mais pas avant la fin de la manche { $minimum }.
   *[other] 👑 Trésors impériaux trouvés : { $found } sur { $all }. Il en faut { $target } pour finir, mais pas avant la fin de la manche { $minimum }.
  }
found-short = 👑 Trésors impériaux trouvés : { $found } sur { $all }. Dès { $target }, la partie s’achève avec la manche.

## Fights, beside the question

fight-foe = ⚔️ **{ NAME($foe) }** · { $state }
fight-side = 🛡️ Santé · { $side }
duel-defender = 🛡️ Santé · { $side }
duel-attacker = ⚔️ Santé · { $side }
side-member = { $member } : { $health }
side-member-more = { $member } : { $health } ({ $more })
side-allotted = { $count ->
    [one] { $count } coup à venir
   *[other] { $count } coups à venir
  }
side-magic = la magie arrête { $hits }
foe-hide = le cuir arrête { $hits }
asleep-for = dort { $rounds }

## The text alternative of the picture

picture-before = La carte du royaume, avant que quiconque se mette en route.
picture-choice = Les portraits de tous les personnages au choix. { $characters }
picture-character = { $character } : { $scores }.
picture-around = Les environs ({ $character }) : { $places }.
picture-next = { $place } ({ NAME($wind, form: "at") })
picture-next-by-road = { $place } par la route ({ NAME($wind, form: "at") })
picture-person = { $who } est { $place }.
picture-city = La Cité perdue est { $place }.
picture-clues = Tes indices : { $clues }.
picture-clue = le { $number } vaut { $place }
picture-clue-far = { $turns ->
    [one] le { $number } vaut { $place } (à { $turns } tour)
   *[other] le { $number } vaut { $place } (à { $turns } tours)
  }
picture-near = À un tour d’ici : { $places }.

## The result

result = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { $rank }.
  } { $result }
result-won = { $who } gagne avec { $score }
result-playing = { $who } a { $score }
result-left = { $who } a quitté le royaume
result-out = { $who } est hors jeu

## The overview: players

overview-active = ▶ { $who }
overview-choosing = Pas encore de personnage
overview-out = Hors jeu
overview-left = A quitté le royaume
overview-held = Dans le sable jusqu’aux genoux
overview-followed = A fait route avec quelqu’un, repos au prochain tour
overview-treasures = { $count ->
    [0] 💰 Aucun trésor
    [one] 💰 { $count } trésor : { $treasures }
   *[other] 💰 { $count } trésors : { $treasures }
  }
overview-gear = 🗡️ { $gear }
overview-spare = Porte aussi { $weapons }
overview-clues = { $count ->
    [0] 📜 Aucun indice
    [one] 📜 { $count } indice
   *[other] 📜 { $count } indices
  }
overview-spells = ✨ { $spells }
overview-experience = { $points ->
    [one] ⭐ { $points } point d’expérience
   *[other] ⭐ { $points } points d’expérience
  }
overview-raise = { $score } +{ $by }
overview-next-raise = Prochain palier à { $points }
overview-head-start = ⚖️ Départ avec { $extras }

## The overview: the table

overview-table = La table
overview-found = 👑 Trésors impériaux trouvés : { $found } sur { $all } – { $treasures }
found-held = { NAME($item) } ({ $who })
found-banked = { NAME($item) } (Banque)
overview-realm = 🗺️ Un royaume mélangé, numéro { $number }
overview-short = { $target ->
    [one] 🏁 La partie s’achève après la manche { $last }, ou plus tôt, dès que { $target } Trésor impérial est trouvé et la manche { $minimum } jouée
   *[other] 🏁 La partie s’achève après la manche { $last }, ou plus tôt, dès que { $target } Trésors impériaux sont trouvés et la manche { $minimum } jouée
  }
overview-pools = Encore dans les réserves : { $treasures }, { $weapons }, { $encounters } et { $clues }
encounters = { $count ->
    [0] 0 rencontre
    [one] { $count } rencontre
   *[other] { $count } rencontres
  }
overview-bank = À la Banque : { $boats } et { $ships }
boats = { $count ->
    [0] 0 bateau
    [one] { $count } bateau
   *[other] { $count } bateaux
  }
ships = { $count ->
    [0] 0 navire
    [one] { $count } navire
   *[other] { $count } navires
  }
overview-bank-spells = Sorts à la Banque : { $spells }
overview-no-spells = Aucun sort à la Banque
overview-used = Indices déjà utilisés : { $clues }
overview-city = 🏛️ La Cité perdue est { $place }

## The hand of a player, to them alone

hand-no-clues = 📜 Aucun indice
    .text = Explore, ou écoute les ermites.
hand-clues = { $count ->
    [one] 📜 Ton indice
   *[other] 📜 Tes { $count } indices
  }
hand-clue = { $number }. **{ $clue }** : { $worth }
hand-spells = ✨ Sorts
hand-spell = **{ NAME($spell) }** : { $gist } ({ $times })
hand-things = 💰 Trésors ({ $count }) et équipement
thing = **{ NAME($item) }** : { $power }
thing-ready = **{ NAME($item) }** : { $power }, en main
thing-lent = **{ NAME($item) }** : { $power }, en prêt
thing-idle = **{ NAME($item) }** : { $power }. Pas une arme pour { NAME($class, form: "a") }, mais tu peux l’échanger, la prêter ou payer avec.
hand-show = Pour la galerie : { $things }
hand-nothing = Rien encore. Ça ne peut que s’améliorer.
