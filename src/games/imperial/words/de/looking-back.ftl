# Now and then a line looks back on earlier facts of the match, in a sentence below it. Each kind of look back has as many
# wordings as a match may tell.

past-first-death = Das Reich hat das erste Grab dieser Partie.

past-foe-kills-again = { $count ->
    [2] Damit ist { NAME($foe, form: "dat") } schon der zweite Charakter zum Opfer gefallen.
   *[other] Damit sind { NAME($foe, form: "dat") } schon { $count } Charaktere zum Opfer gefallen.
  }

past-rematch = { $count ->
    [2] Man kennt sich bereits, und zwar nicht als Freunde.
   *[other] Das ist Kampf Nummer { $count }. Vorgestellt wird sich nicht mehr.
  }
    .second = { $count ->
        [2] { $who } kämpft nicht zum ersten Mal gegen { NAME($foe, form: "acc") }.
       *[other] { $who } kennt { NAME($foe, form: "acc") } nun aus { $count } Kämpfen, diesen eingerechnet.
      }
    .third = { $count ->
        [2] Wieder { $who } gegen { NAME($foe, form: "acc") }. Manche Bekanntschaften wird man schwer los.
       *[other] Für { $who } ist es Kampf Nummer { $count } gegen { NAME($foe, form: "acc") }.
      }

past-revenge = Beim letzten Mal konnte { $who } das nicht beenden. Jetzt ist es beendet.
    .second = { $who } hatte hier noch eine alte Rechnung offen. Sie ist beglichen.
    .third = { $who } hat mehr als einen Versuch gebraucht, aber die zählt hinterher niemand. Na gut, ich schon.

past-winning-streak = Das sind { $count } gewonnene Kämpfe in Folge für { $who }.
    .second = { $who } hat { $count } in Folge gewonnen und pfeift jetzt dabei.
    .third = { $count } Siege in Folge. Die Monster reden schon über { $who }.

past-sent-again = Das sind { $count } Begegnungen, die { $who } an { $rival } geschickt hat. Langsam wirkt es persönlich.
    .second = { $who } hat { $rival } nun { $count } davon geschickt. Irgendwann ist das kein Zufall mehr.
    .third = Begegnung Nummer { $count } von { $who } an { $rival }. Die Tür geht schon nicht mehr auf.

past-sent-back = { $rival } hatte { $who } { $count } davon geschickt, und jemand hat mitgezählt.
    .second = Nach { $count } von { $rival } war { $who } an der Reihe, etwas zu schicken.

past-drawn-again = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Nom") } sind in dieser Partie nun { $count } Mal aufgetaucht.
   *[other] { NAME($foe, form: "Nom") } ist in dieser Partie nun { $count } Mal aufgetaucht.
  }
    .second = Schon zum { $count }. Mal: { NAME($foe, form: "nom") }. Hier muss es schön sein.

past-astray-again = Wer zu { $who } will, hat offenbar nie die richtige Adresse. Das waren jetzt { $count }.
    .second = Das ist Besuch Nummer { $count }, der sich auf dem Weg zu { $who } verlaufen hat.
    .third = { $count } Besuche haben { $who } nun schon verfehlt. Mit den Wegweisern muss jemand reden.

past-prison-again = { $count ->
    [2] Das zweite Mal im Gefängnis für { $who }. Das erste ist immer das schlimmste.
   *[other] { $who } war nun { $count } Mal im Gefängnis und hat eine Lieblingszelle.
  }
    .second = { $count ->
        [2] { $who } hat schon einmal ein Gefängnis von innen gesehen.
       *[other] Gefängnis Nummer { $count } für { $who }. Daraus ließe sich ein Reiseführer machen.
      }
    .third = { $count ->
        [2] Schon wieder Gefängnis für { $who }. Die Kerkermeister vergleichen ihre Notizen.
       *[other] { $count } Mal im Gefängnis: { $who } bekommt dort Post.
      }

past-explored-again = { $who } hat { NAME($place, form: "acc") } nun { $count } Mal erkundet, und die Leute winken schon.
    .second = Erkundung Nummer { $count } { NAME($place, form: "in") } für { $who }. Viele Steine zum Umdrehen können nicht mehr übrig sein.
    .third = { $who } hat { NAME($place, form: "acc") } nun { $count } Mal durchkämmt. Inzwischen fragen Einheimische nach dem Weg.

past-nothing-again = { $count ->
    [2] { $who } hat nicht zum ersten Mal { NAME($place, form: "in") } nichts gefunden.
   *[other] Das war das { $count }. Mal, dass { $who } { NAME($place, form: "in") } nichts gefunden hat.
  }
    .second = { $count ->
        [2] Wieder nichts { NAME($place, form: "in") } für { $who }. Es ist noch da.
       *[other] { $count } Mal nichts { NAME($place, form: "in") } für { $who }. Es wird eine Sammlung.
      }

past-oasis-gone-again = { $count ->
    [2] Das war zweimal in Folge für { $who }. Die Oase geht wohl jemandem aus dem Weg.
   *[other] { $who } hat die Oase { $count } Mal in Folge verpasst und kennt diesen Sand recht gut.
  }
    .second = { $count ->
        [2] Zweimal nacheinander hat { $who } nur gefunden, wo sie nicht ist.
       *[other] { $count } Mal in Folge war sie anderswo. { $who } nimmt es sich zu Herzen.
      }

past-after-drought = { $who } hat { $count } Runden auf einen Schatz gewartet.
    .second = Der letzte Schatz von { $who } ist { $count } Runden her.
    .third = Damit enden { $count } Runden ohne Schatz für { $who }.

past-most-treasures = Mit { $count } gezogenen Schätzen hat { $who } nun mehr gefunden als alle anderen.
    .second = Das ist Schatz Nummer { $count } für { $who }, und mehr hat niemand gezogen.
    .third = { $who } geht in Führung, mit { $count } gezogenen Schätzen.

past-emperor-again = { $count ->
    [2] Das ist der zweite Kaiserliche Schatz, den { $who } dem Kaiser bringt.
   *[other] { $who } hat dem Kaiser { $count } Kaiserliche Schätze gebracht. Man nickt sich inzwischen zu.
  }
    .second = { $count ->
        [2] Der Kaiser erinnert sich an { $who } vom letzten Mal.
       *[other] Kaiserlicher Schatz Nummer { $count } von { $who }. Der Kaiser fragt nicht mehr, woher sie kommen.
      }

past-refused-again = { $who } hat { $rival } nun { $count } Mal abgewiesen.
    .second = { $rival } hat { $who } nun { $count } Mal gefragt, und die Antwort wird kürzer.
