# How a finished game was decided, for the saga: sentences in the past tense, one after another.

saga-found = { $who } fand { $found } der 6 Kaiserlichen Schätze.
saga-deaths = { $count ->
    [one] { $who } verlor in Runde { $round } einen Charakter.
   *[other] { $count } Charaktere starben unterwegs, der erste in Runde { $round } (gespielt von { $who }).
  }
saga-led-throughout = Ab Runde { $round } hatte niemand mehr Schätze gezogen als { $who }.
saga-took-lead = { $changes ->
    [1] Lange hatte { $rival } die meisten Schätze gezogen, dann zog { $who } in Runde { $round } vorbei und blieb vorn.
   *[other] Die Führung bei den Schätzen wechselte { $changes } Mal, bis sie in Runde { $round } von { $rival } an { $who } ging und dort blieb.
  }
saga-led-by-other = Ab Runde { $round } hatte niemand mehr Schätze gezogen als { $who }, aber entschieden war damit nichts.
saga-last-one = In Runde { $round } war nur noch { $who } übrig und gewann.
saga-tie = Am Ende entschied ein Wurf, und { $who } gewann gegen { $rivals }.
saga-weapons = { $who } und { $rival } hatten gleich viel ({ $own }), und { $who } gewann mit { $more } zu { $fewer } Waffen.
saga-won = { $ahead ->
    [1] { $who } gewann. Endstand: { $own }. { $rival } lag nur um eins zurück.
    [2] { $who } gewann. Endstand: { $own }. { $rival } kam mit { $theirs } nahe heran.
   *[other] { $who } gewann. Endstand: { $own }, { $ahead } mehr als { $rival }.
  }
saga-won-alone = { $who } gewann. Endstand: { $own }.
saga-won-plainly = { $who } gewann.
saga-treasures = { $who } und { $rival } hatten gleich viel ({ $own }), und { $who } gewann mit { $more } zu { $fewer } Schätzen.
saga-first = { $who } fand in Runde { $round } den ersten Kaiserlichen Schatz: { NAME($item, form: "acc") }.
saga-plunder = { $count ->
    [one] In Runde { $round } besiegte { $who } { $rival } und nahm einen Schatz mit.
   *[other] In Runde { $round } besiegte { $who } { $rival } und nahm { $count } Schätze mit.
  }
saga-fight = In Runde { $round } kämpfte { $who } { $rounds } Runden gegen { NAME($foe, form: "acc") } und siegte.
saga-length = { $rounds ->
    [one] Es dauerte 1 Runde.
   *[other] Es dauerte { $rounds } Runden.
  } Gefundene Kaiserliche Schätze: { $found } von 6.
saga-fights = { $count ->
    [one] { $who } tötete das einzige Wesen, das überhaupt jemand tötete.
   *[other] { $who } tötete { $count } Wesen, mehr als alle anderen.
  }

# Under a player in the final result: their best moment, what they were short of, and why they came before the next.

ending-best = Bester Moment, in Runde { $round }: { $moment }.
ending-treasures-short = { $by ->
    [one] Es fehlte 1 Schatz.
   *[other] Es fehlten { $by } Schätze.
  }
ending-points-short = { $by ->
    [one] Es fehlte 1 Punkt.
   *[other] Es fehlten { $by } Punkte.
  }
ending-lost-roll = Gleichauf mit { $rival }, aber im Stechen verloren.
ending-tie-treasures = Gleichstand mit { $rival } ({ $score }): Mehr Schätze zählen, { $more } zu { $fewer }.
ending-tie-weapons = Gleichstand mit { $rival } ({ $score }): Mehr Waffen zählen, { $more } zu { $fewer }.
ending-tie-rolled = Gleichstand mit { $rival } ({ $score }): Die Würfel haben entschieden.
