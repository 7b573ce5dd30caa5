# How a finished game was decided, for the saga: sentences in the past tense, one after another.

saga-portal = { START($who) } kam in Runde { $round } vor allen anderen durchs Portal der Macht.
saga-talisman = In Runde { $round } holte sich { $who } den Talisman von { $rival }.
saga-deaths = { $count ->
    [one] { START($who) } starb { $in } in Runde { $round }.
    [2] Zwei Charaktere starben, der erste in Runde { $round } { $in }, nämlich { $who }.
   *[other] { $count } Charaktere starben, der erste in Runde { $round } { $in }, nämlich { $who }.
  }
saga-crown = { $casts ->
    [0] { START($who) } erreichte in Runde { $round } die Krone der Herrschaft.
    [one] { START($who) } erreichte in Runde { $round } die Krone der Herrschaft, und 1 Herrschaftszauber traf.
   *[other] { START($who) } erreichte in Runde { $round } die Krone der Herrschaft. Insgesamt trafen { $casts } Herrschaftszauber.
  }
saga-crown-after = { START($who) } kam in Runde { $round } zur Krone nach.
saga-by-crown = { START($who) } gewann auf der Krone der Herrschaft. Sie passt.
saga-last = { START($who) } gewann, denn sonst war niemand mehr übrig.
saga-time-up = { START($who) } gewann, als die Zeit um war.
saga-limit = { $ahead ->
    [one] Als die Zeit um war, gewann { $who } mit { $points } Punkten, einem mehr als { $rival }.
    [2] Als die Zeit um war, gewann { $who } mit { $points } Punkten, ganz knapp vor { $rival } mit { $theirs }.
   *[other] Als die Zeit um war, gewann { $who } mit { $points } Punkten. { START($rival) } hatte { $theirs }.
  }
saga-shared = Als die Zeit um war, teilten sich { $who } den Sieg.
saga-fight = In Runde { $round } siegte { $who } mit { $ours } zu { $theirs }. Unterlegen: { $foes }.
saga-duel = In Runde { $round } besiegte { $who } im Kampf { $rival }, { $more } zu { $fewer }.

# Under a player in the final result: their best moment, what they were short of, and why they came before the next.

ending-best = Bester Moment, in Runde { $round }: { $moment }.
ending-points-short = { $by ->
    [one] Es fehlte 1 Punkt.
   *[other] Es fehlten { $by } Punkte.
  }
ending-turns-short = { $turns ->
    [one] Zur Krone fehlte 1 Runde.
   *[other] Zur Krone fehlten { $turns } Runden.
  }
ending-outside = Hatte einen Talisman, war aber noch nicht in der Inneren Region.
ending-no-talisman = Fürs Feuertal fehlte ein Talisman.
ending-tie-lives = Gleichstand mit { $rival } bei { $score } Punkten: Mehr Leben gewinnen, { $more } zu { $fewer }.
ending-tie-gold = Gleichstand mit { $rival } bei { $score } Punkten: Mehr Gold gewinnt, { $more } zu { $fewer }.
