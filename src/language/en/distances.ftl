# How far places are, in turns. $unit is “Turn” in a game that writes the word with a capital, else “turn”.

way-here = You’re here.
# $step tells a move without its verb: “by road to Port Barnacle”.
way-near = { $unit ->
    [Turn] One Turn away: { $step }.
   *[turn] One turn away: { $step }.
  }
# Sentences for the single steps follow.
way-far = { $unit ->
    [Turn] At least { $turns } Turns away.
   *[turn] At least { $turns } turns away.
  }
way-first = First { $step }.
way-then = Then { $step }.

# Within a sentence about a place.
distance = { $turns ->
    [0] here
    [one] { $unit ->
        [Turn] 1 Turn away
       *[turn] 1 turn away
      }
   *[other] { $unit ->
        [Turn] { $turns } Turns away
       *[turn] { $turns } turns away
      }
  }
distance-unreachable = out of reach
