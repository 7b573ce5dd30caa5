# How a finished game was decided, for the saga: sentences in the past tense, one after another.

saga-found = { $found ->
    [one] { $who } trouve { $found } des 6 Trésors impériaux.
   *[other] { $who } trouve { $found } des 6 Trésors impériaux.
  }
saga-deaths = { $count ->
    [one] { $who } perd un personnage à la manche { $round }.
   *[other] { $count } personnages meurent en chemin. Premier deuil, à la manche { $round } : { $who }.
  }
saga-led-throughout = Dès la manche { $round }, { $who } a pioché plus de trésors que quiconque, et garde son avance.
saga-took-lead = { $changes ->
    [1] { $rival } pioche d’abord le plus de trésors, puis { $who } passe devant à la manche { $round }, pour de bon.
   *[other] La tête change { $changes } fois de mains, puis { $who } passe devant { $rival } à la manche { $round } et y reste.
  }
saga-led-by-other = Dès la manche { $round }, { $who } a pioché plus de trésors que quiconque, mais ça ne suffit pas.
saga-last-one = À la manche { $round }, { $who } n’a plus personne en face, et gagne.
saga-tie = Tout se joue aux dés, et { $who } bat { $rivals }.
saga-weapons = { $who } et { $rival } sont à égalité ({ $own }), et { $who } gagne aux armes, { $more } à { $fewer }.
saga-won = { $ahead ->
    [1] { $who } gagne avec { $own }. { $rival } n’en a qu’un de moins.
    [2] { $who } gagne avec { $own }, et { $rival } suit de près avec { $theirs }.
   *[other] { $who } gagne avec { $own }, et devance { $rival } de { $ahead }.
  }
saga-won-alone = { $who } gagne avec { $own }.
saga-won-plainly = { $who } gagne.
saga-treasures = { $who } et { $rival } sont à égalité ({ $own }), et { $who } gagne aux trésors, { $more } à { $fewer }.
saga-first = { $who } trouve le premier Trésor impérial à la manche { $round } : { NAME($item, form: "the") }.
saga-plunder = { $count ->
    [one] À la manche { $round }, { $who } bat { $rival } et y gagne { $count } trésor.
   *[other] À la manche { $round }, { $who } bat { $rival } et y gagne { $count } trésors.
  }
saga-fight = À la manche { $round }, { $who } combat { NAME($foe, form: "the") } pendant { $rounds } assauts, et l’emporte.
saga-length = Il a fallu { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  } ; Trésors impériaux trouvés : { $found } sur six.
saga-fights = { $count ->
    [one] { $who } tue la seule créature qu’on ait tuée.
   *[other] { $who } tue { $count } créatures, plus que quiconque.
  }

# Under a player in the final result: their best moment, what they were short of, and why they came before the next.

ending-best = Meilleur moment, à la manche { $round } : { $moment }.
ending-treasures-short = { $by ->
    [one] À un trésor près.
   *[other] À { $by } trésors près.
  }
ending-points-short = { $by ->
    [one] À un point près.
   *[other] À { $by } points près.
  }
ending-lost-roll = À égalité avec { $rival }, mais les dés en ont décidé autrement.
ending-tie-treasures = Égalité avec { $rival } à { $score } : les trésors départagent, { $more } à { $fewer }.
ending-tie-weapons = Égalité avec { $rival } à { $score } : les armes départagent, { $more } à { $fewer }.
ending-tie-rolled = Égalité avec { $rival } à { $score } : les dés ont décidé.
