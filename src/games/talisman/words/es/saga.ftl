# How a finished game was decided, for the saga: sentences in the past tense, one after another.

saga-portal = En la ronda { $round }, { $who } cruzó el Portal del Poder antes que nadie.
saga-talisman = En la ronda { $round }, { $who } le quitó el Talismán a { $rival }.
saga-deaths = { $count ->
    [one] { START($who) } murió { $in } en la ronda { $round }.
    [2] Murieron dos Personajes. La lista la abrió { $who }, { $in }, en la ronda { $round }.
   *[other] Murieron { $count } Personajes. La lista la abrió { $who }, { $in }, en la ronda { $round }.
  }
saga-crown = { $casts ->
    [0] { START($who) } llegó a la Corona de Mando en la ronda { $round }.
    [one] { START($who) } llegó a la Corona de Mando en la ronda { $round }, y acertó 1 Hechizo de Mando.
   *[other] { START($who) } llegó a la Corona de Mando en la ronda { $round }. En total acertaron { $casts } Hechizos de Mando.
  }
saga-crown-after = { START($who) } llegó después a la Corona, en la ronda { $round }.
saga-by-crown = { START($who) } ganó en la Corona de Mando. Era de su talla.
saga-last = { START($who) } ganó, porque ya no quedaba nadie más.
saga-time-up = { START($who) } ganó cuando se acabó el tiempo.
saga-limit = { $ahead ->
    [one] Al acabarse el tiempo, ganó { $who } con { $points } puntos, uno más que { $rival }.
    [2] Al acabarse el tiempo, ganó { $who } con { $points } puntos, y { $rival } se quedó cerca con { $theirs }.
   *[other] Al acabarse el tiempo, ganó { $who } con { $points } puntos contra { $theirs } de { $rival }.
  }
saga-shared = Al acabarse el tiempo, compartieron la victoria { $who }.
saga-fight = En la ronda { $round }, { $who } pudo con { $foes } por { $ours } a { $theirs }.
saga-duel = En la ronda { $round }, { $who } venció a { $rival } en una pelea, por { $more } a { $fewer }.

# Under a player in the final result: their best moment, what they were short of, and why they came before the next.

ending-best = Su mejor momento, en la ronda { $round }: { $moment }.
ending-points-short = { $by ->
    [one] A falta de un punto.
   *[other] A falta de { $by } puntos.
  }
ending-turns-short = { $turns ->
    [one] A una ronda de la Corona.
   *[other] A { $turns } rondas de la Corona.
  }
ending-outside = Tenía un Talismán, pero seguía fuera de la Región Interior.
ending-no-talisman = No tenía Talismán con que entrar en el Valle de Fuego.
ending-tie-lives = Empate con { $rival } a { $score } puntos: gana quien tiene más Vidas, { $more } a { $fewer }.
ending-tie-gold = Empate con { $rival } a { $score } puntos: gana quien tiene más Oro, { $more } a { $fewer }.
