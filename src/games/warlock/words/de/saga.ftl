# How a finished game was decided, for the saga: sentences in the past tense, one after another.

saga-foe = { $who } erschlug in Runde { $round } { NAME($foe, form: "acc") }.
saga-robbery = { $count ->
    [one] In Runde { $round } raubte { $who } eine Schlüsselkarte. Opfer: { $rival }.
   *[other] In Runde { $round } raubte { $who } { $count } Schlüsselkarten. Opfer: { $rival }.
  }
saga-deaths = { $count ->
    [one] { $who } starb { $place } in Runde { $round }.
    [2] Zwei Charaktere starben, der erste in Runde { $round } { $place }, nämlich { $who }.
   *[other] { $count } Charaktere starben, der erste in Runde { $round } { $place }, nämlich { $who }.
  }
saga-chest-wrong = { $wrong ->
    [one] { $who } versuchte sich in Runde { $round } an der Truhe und hatte nur eine Zahl falsch.
   *[other] { $who } versuchte sich in Runde { $round } an der Truhe, mit { $wrong } falschen Zahlen.
  }
saga-chest-opened = { $who } öffnete in Runde { $round } die Truhe mit den Schlüsseln { $numbers } und gewann.
saga-last = Nur { $who } war noch im Berg und gewann.
saga-reckoning = { $who } gewann die Abrechnung mit { $right ->
    [0] keiner richtigen Zahl
    [one] 1 richtigen Zahl
   *[other] { $right } richtigen Zahlen
  }. Die Truhe hatte niemand geöffnet.
saga-reckoning-close = { $ahead ->
    [0] { $who } gewann die Abrechnung, punktgleich mit { $rival } ({ $points ->
        [0] 0 Punkte
        [one] 1 Punkt
       *[other] { $points } Punkte
      }). Die Truhe hatte niemand geöffnet.
    [one] { $who } gewann die Abrechnung mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
      }, einem mehr als { $rival }. Die Truhe hatte niemand geöffnet.
   *[other] { $who } gewann die Abrechnung mit { $points } Punkten. { $rival } hatte { $theirs }. Die Truhe hatte niemand geöffnet.
  }
saga-chest-reached = { $who } stand in Runde { $round } vor allen anderen an der Truhe.
saga-river = { $who } kam in Runde { $round } vor allen anderen über den Fluss.
saga-length = Es dauerte { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
  }, und { $foes ->
    [0] kein Gegner fiel
    [one] 1 Gegner fiel
   *[other] { $foes } Gegner fielen
  }.
saga-battles = { $who } tötete { $count } Gegner, mehr als alle anderen.

# Under a player in the final result: their best moment, what they were short of, and why they came before the next.

ending-best = Bester Moment, in Runde { $round }: { $moment }.
ending-points-short = { $by ->
    [one] Es fehlte 1 Punkt.
   *[other] Es fehlten { $by } Punkte.
  }
# How many of the keys that opened the chest a player carried.
ending-keys-short = { $short ->
    [0] Hatte alle { $count } Schlüssel zur Truhe.
   *[other] Hatte { $right ->
        [0] keinen
       *[other] { $right }
    } der { $count } Schlüssel zur Truhe.
  }
ending-tie-gold = Gleichstand mit { $rival } bei { $score } Punkten: Mehr Gold gewinnt, { $more } zu { $fewer }.
ending-tie-luck = Gleichstand mit { $rival } bei { $score } Punkten: Mehr Glück gewinnt, { $more } zu { $fewer }.
