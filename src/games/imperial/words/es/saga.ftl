# How a finished game was decided, for the saga: sentences in the past tense, one after another.

saga-found = { $who } halló { $found } de los 6 Tesoros Imperiales.
saga-deaths = { $count ->
    [one] { $who } perdió un personaje en la ronda { $round }.
   *[other] Murieron { $count } personajes por el camino. La lista la abrió { $who }, en la ronda { $round }.
  }
saga-led-throughout = Desde la ronda { $round }, nadie había conseguido más tesoros que { $who }.
saga-took-lead = { $changes ->
    [1] { $rival } era quien más tesoros había conseguido, hasta que { $who } se puso por delante en la ronda { $round } y no volvió a ceder.
   *[other] El liderato en tesoros cambió de manos { $changes } veces, hasta que { $who } se lo quitó a { $rival } en la ronda { $round } y lo conservó.
  }
saga-led-by-other = Desde la ronda { $round }, nadie había conseguido más tesoros que { $who }, pero eso no lo decidió.
saga-last-one = En la ronda { $round } solo quedaba { $who }, y ganó.
saga-tie = Al final decidieron los dados, y { $who } se impuso a { $rivals }.
saga-weapons = { $who } y { $rival } tenían { $own }, y ganó { $who } por { $more } armas a { $fewer }.
saga-won = { $ahead ->
    [1] { $who } ganó con { $own }. { $rival } se quedó a uno solo.
    [2] { $who } ganó con { $own }, y { $rival } se quedó cerca con { $theirs }.
   *[other] { $who } ganó con { $own }, { $ahead } más que { $rival }.
  }
saga-won-alone = { $who } ganó con { $own }.
saga-won-plainly = { $who } ganó.
saga-treasures = { $who } y { $rival } tenían { $own }, y ganó { $who } por { $more } tesoros a { $fewer }.
saga-first = { $who } halló el primer Tesoro Imperial, { NAME($item, form: "the") }, en la ronda { $round }.
saga-plunder = { $count ->
    [one] En la ronda { $round }, { $who } venció a { $rival } y le quitó un tesoro.
   *[other] En la ronda { $round }, { $who } venció a { $rival } y le quitó { $count } tesoros.
  }
saga-fight = En la ronda { $round }, { $who } peleó { $rounds } rondas contra { NAME($foe, form: "the") }, y ganó.
saga-length = { $rounds ->
    [one] { $found ->
        [0] Duró 1 ronda, en la que no se halló ninguno de los seis Tesoros Imperiales.
        [one] Duró 1 ronda, en la que se halló 1 de los seis Tesoros Imperiales.
       *[other] Duró 1 ronda, en la que se hallaron { $found } de los seis Tesoros Imperiales.
      }
   *[other] { $found ->
        [0] Duró { $rounds } rondas, en las que no se halló ninguno de los seis Tesoros Imperiales.
        [one] Duró { $rounds } rondas, en las que se halló 1 de los seis Tesoros Imperiales.
       *[other] Duró { $rounds } rondas, en las que se hallaron { $found } de los seis Tesoros Imperiales.
      }
  }
saga-fights = { $count ->
    [one] { $who } mató la única criatura que cayó en toda la partida.
   *[other] { $who } mató a { $count } criaturas, más que nadie.
  }

# Under a player in the final result: their best moment, what they were short of, and why they came before the next.

ending-best = Su mejor momento, en la ronda { $round }: { $moment }.
ending-treasures-short = { $by ->
    [one] A falta de un tesoro.
   *[other] A falta de { $by } tesoros.
  }
ending-points-short = { $by ->
    [one] A falta de un punto.
   *[other] A falta de { $by } puntos.
  }
ending-lost-roll = Empató con { $rival }, pero perdió la tirada.
ending-tie-treasures = Empate con { $rival } a { $score }: gana quien tiene más tesoros, { $more } a { $fewer }.
ending-tie-weapons = Empate con { $rival } a { $score }: gana quien tiene más armas, { $more } a { $fewer }.
ending-tie-rolled = Empate con { $rival } a { $score }: decidieron los dados.
