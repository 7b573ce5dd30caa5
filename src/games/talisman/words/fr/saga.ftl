# How a finished game was decided, for the saga: sentences in the past tense, one after another.

saga-portal = { START($who) } franchit le Portail de Puissance avant tout le monde, à la manche { $round }.
saga-talisman = À la manche { $round }, { $who } prend le Talisman que gardait { $rival }.
saga-deaths = { $count ->
    [one] { START($who) } meurt { $in } à la manche { $round }.
    [2] Deux Personnages meurent, à commencer par { $who }, { $in }, à la manche { $round }.
   *[other] { $count } Personnages meurent, à commencer par { $who }, { $in }, à la manche { $round }.
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
saga-fight = À la manche { $round }, { $who } bat { $foes }, { $ours } à { $theirs }.
saga-duel = À la manche { $round }, { $who } bat { $rival } en combat, { $more } à { $fewer }.

# Under a player in the final result: their best moment, what they were short of, and why they came before the next.

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
