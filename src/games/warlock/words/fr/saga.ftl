# How a finished game was decided, for the saga: sentences in the past tense, one after another.

saga-foe = { $who } terrasse { NAME($foe, form: "the") } à la manche { $round }.
saga-robbery = { $count ->
    [one] À la manche { $round }, { $who } déleste { $rival } d’une carte à clef.
   *[other] À la manche { $round }, { $who } déleste { $rival } de { $count } cartes à clef.
  }
saga-deaths = { $count ->
    [one] { $who } meurt { $place } à la manche { $round }.
    [2] Deux aventuriers meurent, à commencer par { $who }, { $place }, à la manche { $round }.
   *[other] { $count } aventuriers meurent, à commencer par { $who }, { $place }, à la manche { $round }.
  }
saga-chest-wrong = { $wrong ->
    [one] { $who } essaie le coffre à la manche { $round }, et se trompe d’un seul numéro.
   *[other] { $who } essaie le coffre à la manche { $round }, avec { $wrong } numéros faux.
  }
saga-chest-opened = { $who } ouvre le coffre à la manche { $round } avec les clefs { $numbers }, et gagne.
saga-last = { $who } n’a plus personne en face dans la montagne, et gagne.
saga-reckoning = { $who } gagne au décompte, avec { $right ->
    [0] aucun numéro juste
    [one] 1 numéro juste
   *[other] { $right } numéros justes
  }. Personne n’a ouvert le coffre.
saga-reckoning-close = { $ahead ->
    [0] { $who } gagne au décompte, à égalité avec { $rival } : { $points ->
        [0] aucun point
        [one] 1 point
       *[other] { $points } points
      }. Personne n’a ouvert le coffre.
    [one] { $who } gagne au décompte avec { $points ->
        [one] 1 point
       *[other] { $points } points
      }, et devance { $rival } d’un seul. Personne n’a ouvert le coffre.
   *[other] { $who } gagne au décompte avec { $points } points, contre { $theirs } pour { $rival }. Personne n’a ouvert le coffre.
  }
saga-chest-reached = { $who } atteint le coffre avant tout le monde, à la manche { $round }.
saga-river = { $who } passe la rivière avant tout le monde, à la manche { $round }.
saga-length = Il a fallu { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  } ; bilan : { $foes ->
    [0] aucun ennemi abattu
    [one] 1 ennemi abattu
   *[other] { $foes } ennemis abattus
  }.
saga-battles = { $who } abat { $count } ennemis, plus que quiconque.

# Under a player in the final result: their best moment, what they were short of, and why they came before the next.

ending-best = Meilleur moment, à la manche { $round } : { $moment }.
ending-points-short = { $by ->
    [one] À un point près.
   *[other] À { $by } points près.
  }
ending-keys-short = { $short ->
    [0] Portait les { $count } clefs du coffre.
   *[other] Portait { $right ->
        [0] aucune
       *[other] { $right }
    } des { $count } clefs du coffre.
  }
ending-tie-gold = Égalité avec { $rival } à { $score } points : l’Or départage, { $more } à { $fewer }.
ending-tie-luck = Égalité avec { $rival } à { $score } points : la Chance départage, { $more } à { $fewer }.
