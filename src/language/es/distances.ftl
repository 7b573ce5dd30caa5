# How far places are, in turns. $unit is “Turn” in a game that writes the word with a capital, else “turn”.

way-here = Estás aquí.
# $step tells a move without its verb: “by road to Port Barnacle”.
way-near = { $unit ->
    [Turn] A un Turno: { $step }.
   *[turn] A un turno: { $step }.
  }
# Sentences for the single steps follow.
way-far = { $unit ->
    [Turn] A { $turns } Turnos como mínimo.
   *[turn] A { $turns } turnos como mínimo.
  }
way-first = Primero, { $step }.
way-then = Luego, { $step }.

# Within a sentence about a place.
distance = { $turns ->
    [0] aquí
    [one] { $unit ->
        [Turn] a 1 Turno
       *[turn] a 1 turno
      }
   *[other] { $unit ->
        [Turn] a { $turns } Turnos
       *[turn] a { $turns } turnos
      }
  }
distance-unreachable = fuera de alcance
