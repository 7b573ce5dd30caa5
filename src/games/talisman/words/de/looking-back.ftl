# Now and then a line looks back on earlier facts of the match, in a sentence below it. Each kind of look back has as many
# wordings as a match may tell.

past-first-death = Der erste Todesfall der Partie. Irgendwer musste anfangen.

past-death-there = Damit sind { NAME($in, form: "in") } { $count } Charaktere gestorben.
    .second = Jetzt sind { NAME($in, form: "in") } schon { $count } gestorben. Da gehört ein Schild hin.
    .third = Das macht { $count } Todesfälle { NAME($in, form: "in") }, und langsam wird es eng.

past-feud = Das ist Angriff Nummer { $count } zwischen { $who } und { $rival }. Wie es anfing, weiß niemand mehr.
    .second = Schon { $count } Angriffe zwischen { $who } und { $rival }. Die anderen nehmen inzwischen Wetten an.
    .third = { START($who) } und { $rival } sind sich so nun { $count } Mal begegnet, und keiner Seite gehen die Gründe aus.

past-revenge = Beim letzten Mal hat { $rival } gewonnen. { START($who) } hatte das nicht vergessen.
    .second = Diese Rechnung aus dem letzten Kampf gegen { $rival } hatte { $who } noch offen.
    .third = Der letzte Kampf ging an { $rival }, dieser an { $who }. Es wird noch einen geben.

past-winning-streak = { START($who) } hat nun { $count } Kämpfe in Folge gewonnen.
    .second = { $count } Siege in Folge für { $who }. Unter den Monstern spricht sich das herum.
    .third = Das sind { $count } in Folge für { $who }. Überrascht guckt da niemand mehr.

past-losing-streak = { START($who) } hat nun { $count } Kämpfe in Folge verloren.
    .second = { $count } Niederlagen in Folge für { $who }. Mit den Würfeln wurde gesprochen.
    .third = Das sind { $count } Niederlagen in Folge. { START($who) } hätte gern andere Würfel.

past-foe-again = { START($who) } ist { NAME($foe, form: "dat") } nun { $count } Mal begegnet, und schön war es nie.
    .second = Zum { $count }. Mal { $who } und { NAME($foe, form: "nom") }. Man könnte einen festen Tag ausmachen.
    .third = Treffen Nummer { $count } zwischen { $who } und { NAME($foe, form: "dat") }. Protokoll führt niemand.

past-beaten-at-last = { $count ->
    [one] Beim letzten Mal hat { NAME($foe, form: "nom") } gewonnen. { START($who) } hat geübt.
   *[other] Es hat { $who } { $count } Niederlagen gekostet, aber { NAME($foe, form: "nom") } ist besiegt.
  }
    .second = { $count ->
        [one] { START($who) } hatte schon einmal gegen { NAME($foe, form: "acc") } verloren und wollte noch einmal darüber reden.
       *[other] Nach { $count } Niederlagen sind { $who } und { NAME($foe, form: "nom") } quitt, mehr oder weniger.
      }
    .third = { START($who) } hatte mit { NAME($foe, form: "dat") } noch ein Hühnchen zu rupfen. Es ist gerupft.

past-toad-again = { $count ->
    [2] Das zweite Mal für { $who }. Den Teich kennt man ja schon.
   *[other] { START($who) } war nun schon { $count } Mal eine Kröte. Die anderen Frösche lassen grüßen.
  }
    .second = { START($who) } war schon einmal eine Kröte und hüpft mit einem gewissen Stil.

past-changed-hands = { $count ->
    [2] { NAME($card, form: "gender") ->
        [p] { NAME($card, form: "Nom") } wechseln nicht zum ersten Mal den Besitzer.
       *[other] { NAME($card, form: "Nom") } wechselt nicht zum ersten Mal den Besitzer.
      }
   *[other] { NAME($card, form: "gender") ->
        [p] { NAME($card, form: "Nom") } sind nun { $count } Mal von Hand zu Hand gegangen.
       *[other] { NAME($card, form: "Nom") } ist nun { $count } Mal von Hand zu Hand gegangen.
      }
  }
    .second = { $count ->
        [2] { NAME($card, form: "gender") ->
            [p] { NAME($card, form: "Nom") } kennen das schon vom letzten Mal.
           *[other] { NAME($card, form: "Nom") } kennt das schon vom letzten Mal.
          }
       *[other] { NAME($card, form: "gender") ->
            [p] Zum { $count }. Mal gehen { NAME($card, form: "nom") } weiter. Ausgepackt wird nicht mehr.
           *[other] Zum { $count }. Mal geht { NAME($card, form: "nom") } weiter. Ausgepackt wird nicht mehr.
          }
      }
    .third = { NAME($card, form: "gender") ->
        [p] { NAME($card, form: "Nom") } gehen um wie ein Schnupfen. Das war schon das { $count }. Mal.
       *[other] { NAME($card, form: "Nom") } geht um wie ein Schnupfen. Das war schon das { $count }. Mal.
      }

past-missed-again = { START($who) } hat inzwischen { $count } Züge ausgesetzt und hätte längst stricken gelernt.
    .second = Das sind { $count } ausgesetzte Züge für { $who }. Gewünscht wird nur noch ein Fensterplatz.
    .third = { $count } Züge ausgesetzt: { $who } wird im Warten richtig gut.

past-back-again = Zum { $count }. Mal { NAME($in, form: "in") }: { $who } kennt den Weg auswendig.
    .second = { START($who) } war nun schon { $count } Mal { NAME($in, form: "in") }. Ein Stuhl steht bereit.
    .third = Besuch Nummer { $count } { NAME($in, form: "in") } für { $who }. Es muss an der Aussicht liegen.

past-fizzles-again = Das ist { $count } Mal in Folge nichts geworden. { START($who) } liest die Anleitung.
    .second = { $count } Fehlzündungen in Folge für { $who }. Die anderen ducken sich nicht mehr.
    .third = { START($who) } hat es nun { $count } Mal hintereinander ohne Wirkung versucht. Vielleicht gibt es einen Trick.

past-portal-shut-again = { $count ->
    [2] Auch beim letzten Mal ging es für { $who } nicht auf.
   *[other] { START($who) } hat es nun { $count } Mal vergeblich am Portal versucht. Es ist ein gutes Portal.
  }
    .second = { $count } Versuche, und { $who } steht noch immer draußen.
    .third = Das ist die { $count }. Absage des Portals an { $who }.

## How a finished game was decided, for the saga: sentences in the past tense, one after another.

saga-portal = { START($who) } kam in Runde { $round } vor allen anderen durchs Portal der Macht.
saga-talisman = In Runde { $round } holte sich { $who } den Talisman von { $rival }.
saga-deaths = { $count ->
    [one] { START($who) } starb { NAME($in, form: "in") } in Runde { $round }.
    [2] Zwei Charaktere starben, der erste in Runde { $round } { NAME($in, form: "in") }, nämlich { $who }.
   *[other] { $count } Charaktere starben, der erste in Runde { $round } { NAME($in, form: "in") }, nämlich { $who }.
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
saga-fight = In Runde { $round } besiegte { $who } { NAME($foes, form: "acc") } mit { $ours } zu { $theirs }.
saga-duel = In Runde { $round } besiegte { $who } im Kampf { $rival }, { $more } zu { $fewer }.

## Under a player in the final result: their best moment, what they were short of, and why they came before the next.

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
