# How far places are, in turns. $unit is “Turn” in a game that writes the word with a capital, else “turn”.

way-here = Du bist schon da.
way-near = Einen Zug entfernt: { $step }.
way-far = Mindestens { $turns } Züge entfernt.
way-first = Zuerst { $step }.
way-then = Dann { $step }.

distance = { $turns ->
    [0] hier
    [one] 1 Zug entfernt
   *[other] { $turns } Züge entfernt
  }
distance-unreachable = außer Reichweite
