# Words that are drawn into pictures, where room is short.

picture-title = Le Sorcier de la Montagne de Feu
# A heading in two lines, the second in large letters.
sidebar-title-above = Les Souterrains de la
sidebar-title = Montagne de Feu

## Names

name-drawn = { NAME($name) }
place-drawn = { $place ->
    [orc-mess] Réfectoire
    [sentry-bunkroom] Dortoir
    [trophy-hall] Trophées
    [snake-cellar] Serpents
    [stores] Réserves
    [spider-vault] Caveau
    [portrait-gallery] Portraits
    [torture-chamber] Torture
    [rat-larder] Garde-manger
    [keepers-lodge] Loge
    [temple] Temple de fer
    [dragon-cavern] Dragon
    [minotaur-den] Minotaure
    [mosaic-room] Mosaïque
    [sandy-cave] Sable
    [warlocks-study] Cabinet
   *[other] { NAME($name) }
  }
maze-space-drawn = Labyrinthe { $number }
crossing-drawn = { $crossing ->
    [ferry] Bac
    [raft] Radeau
   *[bridge] Pont
  }
player-drawn = Joueur { $number }

## Roster

absent-left = Plus là
absent-preparing = Se prépare

## Fights

fight-title = { $round ->
    [0] { $place }
   *[other] { $place } · après l’assaut { $round }
  }
fight-monster = { $count ->
    [1] { NAME($monster) }
   *[other] { NAME($monster) } ({ $at } sur { $count })
  }
fight-skill = Habileté
fight-skill-weary = Habileté, fatigue
# About 60 letters at most.
fight-odds-monster = Deux dés chacun. Touche : { $who } { $win }, { NAME($monster, form: "plain") } { $lose }.
fight-odds-rival = Deux dés chacun. Touche : { $who } { $win }, { $rival } { $lose }.
fight-cost = Une blessure coûte { $bite } d’Endurance, environ { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } par assaut.
fight-cost-champion = Une blessure coûte { $bite } d’Endurance, environ { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } par assaut. { $champion } lance les dés du monstre.

## What lies at a place

item-unknown = Rencontre, face cachée
item-monster = { NAME($foe) }, Habileté { $skill }, Endurance { $stamina }
item-treasure = { $count ->
    [one] Carte Trésor
   *[other] { $count } cartes Trésor
  }
item-left-here = { $count ->
    [one] { $count } carte laissée ici
   *[other] { $count } cartes laissées ici
  }
item-belongings = Affaires : { $player }

## Signs that only the viewer sees

own-turns = Tours pour toi
own-treasure = Trésor que tu connais

## Notebook

notebook-title = Ton carnet
notebook-you = Toi
notebook-chest = Le coffre
notebook-stack = La pile

## Legend

legend-encounter-down = Rencontre, face cachée
legend-encounter-seen = Face cachée, mais vue
legend-monster = Monstre, face visible
legend-others = Autres, face visible
legend-treasure = Cartes Trésor
legend-belongings = Laissé par les morts
legend-lock = Porte encore fermée
legend-maze = Labyrinthe : caché, vu
legend-passages = Passages secrets
legend-no-lantern = Sans lanterne
legend-misses = Passe un tour
legend-skill = Habileté
legend-stamina = Endurance
legend-luck = Chance
legend-gold = Or
legend-provisions = Provisions
