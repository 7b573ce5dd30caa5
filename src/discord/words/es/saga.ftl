# The saga: a paragraph about each finished game of a server, in a channel. Public.

saga-begins-1 = El { $day } terminó { $game }, con { $who } a la mesa. Duró { $length }.
saga-begins-2 = Cuentan que { $who } jugó a { $game } hasta el { $day }. Duró { $length }.
saga-begins-3 = { $game } llegó a su fin el { $day } tras { $length }. A la mesa: { $who }.
saga-begins-4 = Esta es la historia de { $who } en { $game }. Duró { $length } y acabó el { $day }.
saga-nobody-won = No ganó nadie.
saga-won = Victoria para { $who }.
saga-did = { $who } { $deeds }.
saga-died = { $deaths ->
    [1] { $who } murió.
    [2] { $who } murió dos veces.
   *[other] { $who } murió { $deaths } veces.
  }
saga-died-of = { $deaths ->
    [1] { $who } murió ({ $kinds }).
    [2] { $who } murió dos veces ({ $kinds }).
   *[other] { $who } murió { $deaths } veces ({ $kinds }).
  }
saga-titled = { $count ->
    [one] { $who } ganó el título { $titles }.
   *[other] { $who } ganó los títulos { $titles }.
  }
# In the place of the name in a further sentence about the same player.
saga-they = También
saga-dice = Los dados quisieron a { $who }, con una media de { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
saga-decided-alone = { $often ->
    [1] Sin nadie más a quien preguntar, la mesa volvió atrás o dejó mirar a alguien una vez.
    [2] Sin nadie más a quien preguntar, la mesa volvió atrás o dejó mirar a alguien dos veces.
   *[other] Sin nadie más a quien preguntar, la mesa volvió atrás o dejó mirar a alguien { $often } veces.
  }
saga-character = **{ $character }** ({ $player })
saga-computer = una máquina
saga-someone = alguien

# The poster of a finished game. The line is drawn on the picture; the rest is its alternative text.

poster-line = { $turns ->
    [0] { $day }
    [one] { $day } · 1 turno
   *[other] { $day } · { $turns } turnos
  }
poster-alt = { $turns ->
    [0] Cartel de { $game }, { $day }. { $rest }
    [one] Cartel de { $game }, { $day }, 1 turno. { $rest }
   *[other] Cartel de { $game }, { $day }, { $turns } turnos. { $rest }
  }
poster-winner = Gana { $name }.
poster-winner-with = Gana { $name }: { $facts }.
poster-placed = { $rank }. { $name }.
poster-placed-with = { $rank }. { $name }: { $facts }.
poster-titles = ganó { $titles }
poster-way = { $deaths ->
    [0] desde { $first } hasta { $last }
    [one] desde { $first } hasta { $last }, con 1 pieza perdida
   *[other] desde { $first } hasta { $last }, con { $deaths } piezas perdidas
  }
# Public, above the picture.
poster-posted-by = -# **{ $name }** publica el cartel de una partida.
