# What the table card shows beside the chronicle, the overview, and the hand of a player. Public unless a comment says
# otherwise. $who and $rival are players, with their own formatting.

## The headline

headline-choosing = On choisit les Personnages
headline-dealing = On distribue les Personnages
headline-over = Fin à la manche { $round }
headline = Manche { $round } · { $who } · { $step }
headline-of = Manche { $round } sur { $last } · { $who } · { $step }
step-begin = Nouveau tour
step-start = Avant le déplacement
step-move = Déplacement
step-land = Arrivée
step-encounter = Rencontre
step-end = Fin du tour

## The scene: people

scene-setup = Le magicien est mort, la Couronne de Commandement n’est plus gardée, et ça n’a échappé à personne.
scene-waiting = { START($who) } attend un nouveau Personnage.
scene-person = { $alignment ->
    [good] 😇 { START($who) }, côté Bon, { NAME($place, form: "in") }
    [evil] 😈 { START($who) }, côté Mauvais, { NAME($place, form: "in") }
   *[neutral] ⚖️ { START($who) }, côté Neutre, { NAME($place, form: "in") }
  }
state-toad = { $turns ->
    [one] Crapaud encore 1 tour
   *[other] Crapaud encore { $turns } tours
  }
state-enslaved = En esclavage
state-misses = { $turns ->
    [one] Passe 1 tour
   *[other] Passe { $turns } tours
  }
state-slowed = Une case par tour
state-raft = A un Radeau
state-ferry = Le passeur l’attend
state-wizard = Peut se faire envoyer n’importe où dans la Région extérieure
state-unfinished = A un combat à finir ici
sheet = Force { $strength } · Intellect { $craft } · { $lives ->
    [one] { $lives } Vie
   *[other] { $lives } Vies
  } · { $gold ->
    [0] pas d’Or
    [one] 1 pièce d’or
   *[other] { $gold } pièces d’or
  }
sheet-armed = { $strength } ({ $combat } au Combat)
sheet-spells = { $count ->
    [one] { $count } Sort
   *[other] { $count } Sorts
  }
sheet-trophies = { $points ->
    [one] { $points } point de trophées
   *[other] { $points } points de trophées
  }
sheet-spirits = { $points ->
    [one] { $points } point d’Esprits
   *[other] { $points } points d’Esprits
  }
sheet-luck = { $count ->
    [one] { $count } jeton de chance
   *[other] { $count } jetons de chance
  }

## The scene: things and events

scene-here = ✨ Ici : { NAME($things) }
here-card = { NAME($card) } ({ $use })
here-card-idle = { NAME($card) } ({ $use }, mais pas pour { NAME($character, form: "the") })
scene-hex = ☠️ Un Maléfice est posé ici.
scene-fight-combat = ⚔️ { START($who) } combat { NAME($other, form: "the") }, { $ours } contre { $theirs }, avant les dés.
scene-fight-psychic = 🌀 { START($who) } défie { NAME($other, form: "the") } en esprit, { $ours } contre { $theirs }, avant les dés.
scene-attacked = { $count ->
    [one] ⚔️ { START(NAME($foes, form: "the")) } attaque { $who }.
   *[other] ⚔️ { START(NAME($foes, form: "the")) } attaquent { $who }.
  }
scene-attacked-strength = ⚔️ { START(NAME($foes, form: "the")) } attaque { $who } avec une Force de { $strength }.
scene-attacked-craft = ⚔️ { START(NAME($foes, form: "the")) } attaque { $who } avec un Intellect de { $craft }.
scene-approached = { $count ->
    [one] ⚔️ { START(NAME($foes, form: "the")) } aborde { $who }.
   *[other] ⚔️ { START(NAME($foes, form: "the")) } abordent { $who }.
  }
scene-duel-attacked = ⚔️ { START($rival) } attaque { $who }.
scene-duel-approached = ⚔️ { START($rival) } aborde { $who }.
scene-commanding = 👑 { START($who) } lance le **Sort de Commandement**.
scene-loss-life = ❤️ { START($who) } va perdre une Vie.
scene-loss-follower = ❤️ { START($who) } va perdre un Suivant.

## Events that concern the whole table

weather-valley = { $count ->
    [one] 🔥 { START($who) } est dans la Vallée de Feu, à une case de la Couronne de Commandement.
   *[other] 🔥 { START($who) } sont dans la Vallée de Feu, à une case de la Couronne de Commandement.
  }
weather-ruler = { $lives ->
    [one] 👑 { START($who) } tient la Couronne de Commandement.
   *[other] 👑 { START($who) } tient la Couronne de Commandement. Son Sort prend { $lives } Vies.
  }
weather-contest = 👑 { START($who) } tient la Couronne de Commandement, et gagne si personne d’autre n’y est au début de son prochain tour.
weather-reached = 👑 La Couronne a été atteinte : désormais, la mort met hors jeu.
weather-decided = 🏁 Autant dire que c’est joué ? **En finir ici…** demande à tout le monde si la partie s’arrête là.
weather-no-magic = 🚫 La magie est en panne : { $who } doit d’abord rejouer.
weather-blizzard = 🌨️ Le Blizzard souffle : une case par tour.
weather-warp = { $turns ->
    [one] ⏳ { START($who) } a encore 1 tour à suivre.
   *[other] ⏳ { START($who) } a encore { $turns } tours à suivre.
  }

## The text alternative of the picture

picture-choosing = Les portraits de tous les Personnages au choix, avec Force, Intellect, Vies et Or.
picture-before = Le plateau, avant que quiconque se mette en route.
picture-person = { $who } est { NAME($place, form: "in") }.
picture-active-middle = { $who } est { NAME($place, form: "in") }, au centre du plateau.
picture-active = { $who } est { NAME($place, form: "in") }, dans la { NAME($region) }, entre { NAME($anticlockwise, form: "the") } et, dans le sens horaire, { NAME($clockwise, form: "the") }.
picture-lying = Posé çà et là : { $things }.
semicolon = { " ; " }
things-at = { NAME($things) } { NAME($place, form: "in") }
picture-near = À un tour d’ici : { NAME($spaces) }.

## The result

outcome = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { $rank }.
  } { $result }
outcome-won = { $who } gagne
outcome-won-crown = { $who } gagne sur la Couronne de Commandement
outcome-other = { $who }
outcome-crown = Sur la Couronne de Commandement
outcome-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
outcome-left = A quitté la partie
outcome-out = Hors jeu
outcome-waiting = Entre deux Personnages

## The overview: players

overview-active = ▶ { $who }
overview-not-chosen = Pas encore de Personnage
overview-waiting = Attend un nouveau Personnage
overview-out = Hors jeu
overview-person = { NAME($alignment) }, { NAME($place, form: "in") }
overview-handicap = ⚖️ Départ avec { $handicap }
overview-objects = 🎒 { NAME($objects) }
overview-no-objects = 🎒 Aucun Objet
overview-followers = 🐾 { NAME($followers) }
overview-trophies = 🏆 { NAME($trophies) }
overview-quest = 📯 Quête : { NAME($quest) }. { $text }
overview-carries = 🎒 Les affaires : { $who }
overview-lies = ✨ Ce qui traîne { NAME($place, form: "in") }
in-full = **{ NAME($card) }** : { $text }
in-full-idle = **{ NAME($card) }** : { $text } Sans utilité pour { NAME($character, form: "the") }.

## The overview: the table

overview-table = La table
overview-victory-command = 👑 Le dernier Personnage en lice gagne. Le Sort de Commandement s’occupe des autres.
overview-victory-instant = 👑 Qui atteint d’abord la Couronne de Commandement gagne aussitôt.
overview-victory-contest = 👑 Rester sans compagnie sur la Couronne de Commandement jusqu’à son tour fait gagner. Survivre à tous les autres aussi.
overview-replacements-until-crown = ☠️ Tant que personne n’a atteint la Couronne, les morts reviennent dans une autre peau.
overview-replacements-never = ☠️ La mort met hors jeu.
overview-replacements-always = ☠️ Les morts reviennent toujours dans une autre peau.
overview-limit = 🏁 On ferme après la manche { $round }. Ensuite, on compte les points.
overview-trophy-rate = 🏆 { $points } points de trophées achètent 1 point de Force.
overview-trophy-rates = 🏆 { $points } points de trophées achètent 1 point de Force, ou 1 point d’Intellect pour des Esprits.
overview-left = 🃏 Reste à piocher : { $adventures ->
    [one] { $adventures } Aventure
   *[other] { $adventures } Aventures
  } et { $spells ->
    [one] { $spells } Sort
   *[other] { $spells } Sorts
  }
overview-piles = 🛒 Dans les réserves : { NAME($piles) }
overview-piles-empty = 🛒 Les réserves sont vides
overview-pile = { $count } × { NAME($card) }
overview-lying = **{ NAME($region) }** · { $things }

## The hand of a player, to them alone

hand-choices = 🧙 Tes Personnages
hand-choice = **{ NAME($character) }** : { $start }. *{ $text }*
hand-choice-handicap = ⚖️ Commence avec { $handicap }, pour équilibrer
hand-choice-ability = ⭐ { NAME($ability) } : { $text }
hand-spells = 📜 Sorts ({ $count } sur { $limit })
hand-spell = **{ NAME($spell) }** : { $gist } ({ $times })
hand-spells-none = Aucun. L’Enchanteresse, le Mystique et le Temple peuvent y remédier.
hand-spells-no-craft = Aucun, et pas assez d’Intellect pour en avoir. Il en faut 3 pour 1 Sort.
hand-barred = Tu ne peux rien lancer pour l’instant.
hand-quest = 📯 Ta Quête
hand-quest-text = **{ NAME($quest) }** : { $text } Accomplis-la, et tu te retrouves dans l’Antre du Sorcier et reçois un Talisman, s’il en reste.
hand-abilities = ⭐ { NAME($character) }
hand-ability = **{ NAME($ability) }** : { $text }
hand-toad = Un Crapaud n’a pas de Capacités spéciales.
