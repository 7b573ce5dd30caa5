# Now and then a line looks back on earlier facts of the match, in a sentence below it. Each kind of look back has as many
# wordings as a match may tell.

past-first-death = C’est la première mort de la partie. Il fallait bien que quelqu’un commence.

past-death-there = Ça fait { $count } Personnages tombés { NAME($in, form: "in") }.
    .second = { $count } morts { NAME($in, form: "in") }, à présent. Il faudrait un panneau.
    .third = { $count } morts { NAME($in, form: "in") } : on commence à s’y bousculer.

past-feud = Attaque numéro { $count } entre { $who } et { $rival }. Personne ne sait plus comment ça a commencé.
    .second = { $count } attaques entre { $who } et { $rival }, déjà. Les autres ont ouvert les paris.
    .third = { START($who) } et { $rival } se retrouvent ainsi pour la { $count }e fois, et les raisons ne manquent toujours pas.

past-revenge = La dernière fois, { $rival } avait gagné. { START($who) } a de la mémoire.
    .second = { START($who) } prend sa revanche : au dernier combat, { $rival } avait eu le dessus.
    .third = Le combat précédent était pour { $rival }, celui-ci pour { $who }. Il y en aura un autre.

past-winning-streak = { START($who) } en est à { $count } combats gagnés de suite.
    .second = { $count } victoires de suite pour { $who }. Chez les monstres, ça commence à se savoir.
    .third = Et de { $count } à la suite pour { $who }, qui ne joue même plus la surprise.

past-losing-streak = { START($who) } en est à { $count } combats perdus de suite.
    .second = { $count } défaites de suite pour { $who }. Les dés ont été convoqués.
    .third = Et de { $count } perdus à la suite. { START($who) } demande d’autres dés.

past-foe-again = { START($who) } croise { NAME($foe, form: "the") } pour la { $count }e fois, et ça n’a jamais été un plaisir.
    .second = { $who } et { NAME($foe, form: "the") } se croisent pour la { $count }e fois. Autant fixer un jour.
    .third = Rencontre numéro { $count } entre { $who } et { NAME($foe, form: "the") }. Personne ne rédige le compte rendu.

past-beaten-at-last = { $count ->
    [one] La dernière fois, { NAME($foe, form: "the") } avait gagné. { START($who) } a dû s’entraîner.
   *[other] Il aura fallu { $count } défaites, mais { $who } bat enfin { NAME($foe, form: "the") }.
  }
    .second = { $count ->
        [one] { START($who) } avait déjà perdu contre { NAME($foe, form: "the") }, et voulait en reparler.
       *[other] Après { $count } défaites, { $who } et { NAME($foe, form: "the") } sont quittes, ou presque.
      }
    .third = { START($who) } avait un compte à régler avec { NAME($foe, form: "the") }. C’est réglé.

past-toad-again = { $count ->
    [2] C’est la deuxième fois pour { $who }, qui connaît la mare.
   *[other] { START($who) } en est à { $count } séjours en Crapaud. Les autres grenouilles saluent.
  }
    .second = { START($who) } a déjà été un Crapaud, et saute avec un certain style.

past-changed-hands = { $count ->
    [2] Ce n’est pas le premier changement de mains pour { NAME($card, form: "the") }.
   *[other] Déjà { $count } changements de propriétaire pour { NAME($card, form: "the") }.
  }
    .second = { $count ->
        [2] Une impression de déjà-vu pour { NAME($card, form: "the") }.
       *[other] { $count } déménagements pour { NAME($card, form: "the") }. On ne défait plus les valises.
      }
    .third = On se refile { NAME($card, form: "the") } comme un rhume. Ça fait { $count } fois.

past-missed-again = { START($who) } en est à { $count } tours passés. De quoi apprendre le tricot.
    .second = { $count } tours passés pour { $who }, qui demande seulement une fenêtre.
    .third = { $count } tours passés : { $who } attend de mieux en mieux.

past-back-again = Et de { $count } { NAME($in, form: "in") } pour { $who }, qui connaît le chemin par cœur.
    .second = Pour la { $count }e fois, { $who } se retrouve { NAME($in, form: "in") }. On lui garde une chaise.
    .third = Visite numéro { $count } { NAME($in, form: "in") } pour { $who }. Ce doit être la vue.

past-fizzles-again = Ça en fait { $count } de suite pour rien. { START($who) } lit le mode d’emploi.
    .second = { $count } pschitts de suite pour { $who }. Les autres ne se baissent plus.
    .third = { START($who) } en a lancé { $count } de suite sans effet. Il doit y avoir un truc.

past-portal-shut-again = { $count ->
    [2] La dernière fois non plus, { $who } n’a pas pu passer.
   *[other] { START($who) } a frappé { $count } fois en vain. C’est un bon Portail.
  }
    .second = { $count } essais, et { $who } est toujours dehors.
    .third = Refus numéro { $count } du Portail pour { $who }.

## How a finished game was decided, for the saga: sentences in the past tense, one after another.

saga-portal = { START($who) } franchit le Portail de Puissance avant tout le monde, à la manche { $round }.
saga-talisman = À la manche { $round }, { $who } prend le Talisman que gardait { $rival }.
saga-deaths = { $count ->
    [one] { START($who) } meurt { NAME($in, form: "in") } à la manche { $round }.
    [2] Deux Personnages meurent, à commencer par { $who }, { NAME($in, form: "in") }, à la manche { $round }.
   *[other] { $count } Personnages meurent, à commencer par { $who }, { NAME($in, form: "in") }, à la manche { $round }.
  }
saga-crown = { $casts ->
    [0] { START($who) } atteint la Couronne de Commandement à la manche { $round }.
    [one] { START($who) } atteint la Couronne de Commandement à la manche { $round }, et 1 Sort de Commandement fait mouche.
   *[other] { START($who) } atteint la Couronne de Commandement à la manche { $round }. En tout, { $casts } Sorts de Commandement font mouche.
  }
saga-crown-after = { START($who) } rejoint à son tour la Couronne, à la manche { $round }.
saga-by-crown = { START($who) } gagne sur la Couronne de Commandement. Elle est à la bonne taille.
saga-last = { START($who) } gagne, faute de survivants en face.
saga-time-up = { START($who) } gagne quand le temps est écoulé.
saga-limit = { $ahead ->
    [1] Le temps écoulé, { $who } gagne avec { $points } points, et devance { $rival } d’un seul.
    [2] Le temps écoulé, { $who } gagne avec { $points } points, et { $rival } suit de près avec { $theirs }.
   *[other] Le temps écoulé, { $who } gagne avec { $points } points, contre { $theirs } pour { $rival }.
  }
saga-shared = Le temps écoulé, { $who } se partagent la victoire.
saga-fight = À la manche { $round }, { $who } bat { NAME($foes, form: "the") }, { $ours } à { $theirs }.
saga-duel = À la manche { $round }, { $who } bat { $rival } en combat, { $more } à { $fewer }.

## Under a player in the final result: their best moment, what they were short of, and why they came before the next.

ending-best = Meilleur moment, à la manche { $round } : { $moment }.
ending-points-short = { $by ->
    [one] À un point près.
   *[other] À { $by } points près.
  }
ending-turns-short = { $turns ->
    [one] À une manche de la Couronne.
   *[other] À { $turns } manches de la Couronne.
  }
ending-outside = Avait un Talisman, mais se trouvait encore hors de la Région intérieure.
ending-no-talisman = N’avait pas de Talisman pour entrer dans la Vallée de Feu.
ending-tie-lives = Égalité avec { $rival } à { $score } points : les Vies départagent, { $more } à { $fewer }.
ending-tie-gold = Égalité avec { $rival } à { $score } points : l’Or départage, { $more } à { $fewer }.
