# How far places are, in turns. $unit is “Turn” in a game that writes the word with a capital, else “turn”.

way-here = Tu y es.
way-near = À un tour d’ici : { $step }.
way-far = À { $turns } tours au moins.
way-first = D’abord { $step }.
way-then = Puis { $step }.

distance = { $turns ->
    [0] ici
    [one] à 1 tour
   *[other] à { $turns } tours
  }
distance-unreachable = hors d’atteinte
