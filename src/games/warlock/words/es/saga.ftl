# How a finished game was decided, for the saga: sentences in the past tense, one after another.

saga-foe = { $who } mató { NAME($foe, form: "bto") } en la ronda { $round }.
saga-robbery = { $count ->
    [one] En la ronda { $round }, { $who } le quitó una carta de Llave a { $rival }.
   *[other] En la ronda { $round }, { $who } le quitó { $count } cartas de Llave a { $rival }.
  }
saga-deaths = { $count ->
    [one] { $who } murió { $place } en la ronda { $round }.
    [2] Murieron dos aventureros. La lista la abrió { $who }, { $place }, en la ronda { $round }.
   *[other] Murieron { $count } aventureros. La lista la abrió { $who }, { $place }, en la ronda { $round }.
  }
saga-chest-wrong = { $wrong ->
    [one] { $who } probó con el cofre en la ronda { $round }, con un solo número mal.
   *[other] { $who } probó con el cofre en la ronda { $round }, con { $wrong } números mal.
  }
saga-chest-opened = { $who } abrió el cofre en la ronda { $round } con las llaves { $numbers }, y ganó.
saga-last = Solo { $who } quedaba en la montaña, y ganó.
saga-reckoning = { $right ->
    [0] { $who } ganó en el recuento final, sin ningún número correcto. Nadie había abierto el cofre.
    [one] { $who } ganó en el recuento final, con 1 número correcto. Nadie había abierto el cofre.
   *[other] { $who } ganó en el recuento final, con { $right } números correctos. Nadie había abierto el cofre.
  }
saga-reckoning-close = { $ahead ->
    [0] { $points ->
        [0] { $who } ganó en el recuento final, empatando a cero con { $rival }. Nadie había abierto el cofre.
        [one] { $who } ganó en el recuento final, empatando a 1 punto con { $rival }. Nadie había abierto el cofre.
       *[other] { $who } ganó en el recuento final, empatando a { $points } puntos con { $rival }. Nadie había abierto el cofre.
      }
    [one] { $points ->
        [one] { $who } ganó en el recuento final con 1 punto, uno más que { $rival }. Nadie había abierto el cofre.
       *[other] { $who } ganó en el recuento final con { $points } puntos, uno más que { $rival }. Nadie había abierto el cofre.
      }
   *[other] { $who } ganó en el recuento final con { $points } puntos contra { $theirs } de { $rival }. Nadie había abierto el cofre.
  }
saga-chest-reached = { $who } llegó al cofre antes que nadie, en la ronda { $round }.
saga-river = { $who } cruzó el río antes que nadie, en la ronda { $round }.
saga-length = { $rounds ->
    [one] Duró 1 ronda. Enemigos caídos: { $foes }.
   *[other] Duró { $rounds } rondas. Enemigos caídos: { $foes }.
  }
saga-battles = { $who } mató a { $count } enemigos, más que nadie.

# Under a player in the final result: their best moment, what they were short of, and why they came before the next.

ending-best = Su mejor momento, en la ronda { $round }: { $moment }.
ending-points-short = { $by ->
    [one] A falta de un punto.
   *[other] A falta de { $by } puntos.
  }
# How many of the keys that opened the chest a player carried.
ending-keys-short = { $short ->
    [0] Llevaba las { $count } llaves que lo abrían.
   *[other] { $right ->
        [0] No llevaba ninguna de las { $count } llaves que lo abrían.
       *[other] Llevaba { $right } de las { $count } llaves que lo abrían.
      }
  }
ending-tie-gold = Empate con { $rival } a { $score } puntos: gana quien tiene más Oro, { $more } a { $fewer }.
ending-tie-luck = Empate con { $rival } a { $score } puntos: gana quien tiene más Suerte, { $more } a { $fewer }.
