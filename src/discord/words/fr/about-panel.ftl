# Help, rules, cards, maps, and guesses.

## Help

welcome = ## Questmaster
welcome-about = Je suis le maître du jeu. Je connais les règles, je distribue les cartes, je lance les dés, je dessine la carte et je garde tous les secrets. `/game new` ouvre une table.
welcome-game = **{ $title }** ({ $players }) – { $blurb }

help-play = Appuie sur les boutons de la fiche, en bas du salon, ou tape `/play` et choisis ce que tu veux faire.
help-verbs = Pour aller vite : `/move` `/explore` `/cast` `/use` `/fight` `/flee` `/trade` `/pass`.
help-clues = `/clues` montre ce que personne d’autre que toi ne doit savoir, et **Ma note**, dessous, garde tout ce que tu veux retenir.
help-status = `/game status`, `/game map` et `/game log` disent où en est la partie. `/game look` décrit le plateau en mots, lieu par lieu.
help-phone = Les images sont faites pour le téléphone. Sur un grand écran, `/settings pictures:` te montre davantage de plateau à la fois, et `/game pictures` fait de même pour la fiche d’une table.
help-why = **Pourquoi ?**, sous la fiche, explique ses dés et ses calculs. Pour un message plus ancien, cherche sous Applications dans le menu de ce message.
help-notices = `/games` donne la liste de tes tables, et dit où c’est à toi de jouer. `/settings` règle ma façon de te joindre, et les heures où je te laisse en paix. `/away until` est fait pour les vacances.
help-ending = Une fois la partie finie, **Révéler**, sur la dernière fiche, montre tous les secrets, et **Rejouer** ouvre une table pour les mêmes personnes. Le public peut deviner qui gagne avec `/game guess`.
help-leaving = `/game undo` annule ton dernier choix, tant qu’aucun dé n’a été lancé et que personne d’autre n’a choisi depuis. Si tu fais `/game leave`, je prends pour toi les choix par défaut jusqu’à ce que tu reviennes avec `/game join`.
help-friends = Quelqu’un qui ne joue pas peut regarder par-dessus ton épaule si les autres sont d’accord (`/game shoulder`). Si l’hôte permet les apartés, `/whisper` glisse un mot à une seule personne.
help-voting = `/game propose` met quelque chose au vote : revenir avant un lancer de dés, faire une pause, continuer sans quelqu’un, proposer une place.

## Cards and rules

cards-galleries = ## Cartes
cards-of-which = De quel jeu veux-tu voir les cartes ?
cards-heading = ## { $title } : { $group }
cards-count = { $count ->
    [one] Il n’y en a qu’une
   *[other] { $count } en tout
  }
cards-count-page = { $count } en tout, page { $page } sur { $pages }
cards-gist = **{ $title }** : { $gist }
cards-kinds = Une autre sorte…
cards-back = ◀ Retour
cards-on = Suite ▶

look-closer = Regarder de plus près…
see-also = Voir aussi…
topic-name = { $title } ({ $id })
topic-alt = { $title }, { $kind }. { $lines }

held-cards = Mes cartes
held-alt = Tes cartes : { $cards }.
found-alt = Tu viens de voir { $cards }.
offered-cards = Voir ces cartes
offered-alt = Au choix : { $cards }.

why-rules = ### Les règles

why-computer = ### Dernier choix : { $name }
  .took = ▸ **{ $label }**
  .took-hint = ▸ **{ $label }** : { $hint }
  .left = { $label }
  .left-hint = { $label } : { $hint }
  .more = { $count ->
    [one] …et une autre possibilité
   *[other] …et { $count } autres possibilités
  }
why-computer-gentle = -# { $name } joue en douceur, et ne prend pas toujours ce qui semble le mieux.
why-computer-fair = -# { $name } prend ce qui semble le mieux, vu de sa place.
why-computer-cunning = -# { $name } essaie les possibilités d’avance, avec ce qu’on peut savoir depuis sa place.

chances = ### Tes chances à ce tour
  .how = -# J’ai joué ce tour { $worlds } fois pour chaque possibilité. Ce que tu ne vois pas a été redistribué à chaque fois, et tout le monde a joué raisonnablement.
  .option = **{ $label }**
  .option-some = **{ $label }**, possible dans { $worlds } cas
  .outcome = { $bar } { $share } : { $what }
  .nothing = -# Il ne se passera sans doute pas grand-chose.
  .more = { $count ->
    [one] -# Une autre possibilité n’est pas montrée.
   *[other] -# { $count } autres possibilités ne sont pas montrées.
  }
chances-not-yours = Pour calculer des chances, il faut avoir un choix à faire.
chances-none = Tu n’as aucun choix à faire pour l’instant.

## Maps and places

map-own = Autour de moi
  .shows = La carte montre tes environs.
map-active = Autour de qui joue
  .shows = La carte montre les environs de la personne dont c’est le tour.
map-whole = Tout le plateau
  .shows = La carte montre tout le plateau.
map-large = Tout le plateau, en grand
  .shows = La carte montre tout le plateau en taille réelle. Ouvre-la pour voir de plus près.
map-nw = ↖ NO
  .shows = La carte montre le nord-ouest du plateau.
map-n = ↑ N
  .shows = La carte montre le nord du plateau.
map-ne = ↗ NE
  .shows = La carte montre le nord-est du plateau.
map-w = ← O
  .shows = La carte montre l’ouest du plateau.
map-middle = • Centre
  .shows = La carte montre le centre du plateau.
map-e = → E
  .shows = La carte montre l’est du plateau.
map-sw = ↙ SO
  .shows = La carte montre le sud-ouest du plateau.
map-s = ↓ S
  .shows = La carte montre le sud du plateau.
map-se = ↘ SE
  .shows = La carte montre le sud-est du plateau.

place-words = Le plateau en mots
place-own = Où suis-je ?
place-whole = Tout le plateau
place-other = Regarder un autre lieu…

## Guesses

guess-menu = Qui va gagner ?

# What can be looked up about a game.

reference-rule = Règle
reference-rule-about = Règle : { $section }
reference-decision = la décision
