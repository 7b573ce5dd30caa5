# Statistics over all games, and titles. `.told` and the lines of titles follow a player's name.

game-called = Reich
game-called-many = Reiche

count-imperial = Kaiserliche Schätze gefunden
    .told = { $count ->
        [one] fand 1 Kaiserlichen Schatz
       *[other] fand { $count } Kaiserliche Schätze
      }
count-slain = Bestien erschlagen
    .told = { $count ->
        [one] erschlug 1 Bestie
       *[other] erschlug { $count } Bestien
      }
count-deaths = Tode
    .told = { $count ->
        [one] starb einmal
        [2] starb zweimal
       *[other] starb { $count } Mal
      }
count-treasures = Schätze gefunden
    .told = { $count ->
        [one] kam zu 1 Schatz
       *[other] kam zu { $count } Schätzen
      }
count-clues = Hinweise eingelöst
    .told = { $count ->
        [one] ging 1 Hinweis auf den Grund
       *[other] ging { $count } Hinweisen auf den Grund
      }
count-fights-won = Kämpfe gewonnen
    .told = { $count ->
        [one] gewann 1 Kampf
       *[other] gewann { $count } Kämpfe
      }
count-fights-lost = Kämpfe verloren
    .told = { $count ->
        [one] verlor 1 Kampf
       *[other] verlor { $count } Kämpfe
      }
count-flights = Fluchten
    .told = { $count ->
        [one] lief einmal davon
        [2] lief zweimal davon
       *[other] lief { $count } Mal davon
      }
count-companions = Gefährten gewonnen
    .told = gewann { $count } Gefährten für sich
count-delivered = Gefährten abgeliefert
    .told = brachte { $count } Gefährten nach Hause
count-explored = Orte erkundet
    .told = { $count ->
        [one] erkundete 1 Ort
       *[other] erkundete { $count } Orte
      }
count-prisons = Gefängnisaufenthalte
    .told = { $count ->
        [one] kam einmal ins Gefängnis
        [2] kam zweimal ins Gefängnis
       *[other] kam { $count } Mal ins Gefängnis
      }
count-escapes = Ausbrüche aus dem Gefängnis
    .told = { $count ->
        [one] brach einmal aus
        [2] brach zweimal aus
       *[other] brach { $count } Mal aus
      }
count-soakings = Auf See verschollen
    .told = { $count ->
        [one] war einmal auf See verschollen
        [2] war zweimal auf See verschollen
       *[other] war { $count } Mal auf See verschollen
      }
count-spells = Zauber gewirkt
    .told = wirkte { $count } Zauber
count-learnt = Zauber gelernt
    .told = lernte { $count } Zauber durch Stillsitzen
count-hexes = Gereiste Felder
    .told = { $count ->
        [one] reiste 1 Feld weit
       *[other] reiste { $count } Felder weit
      }
count-sea-hexes = Gesegelte Felder
    .told = { $count ->
        [one] segelte 1 Feld weit
       *[other] segelte { $count } Felder weit
      }

title-half = Das halbe Kaiserreich
    .line = fand in einer Partie drei Kaiserliche Schätze
title-gaolbird = Kennt den Kerkermeister
    .line = kam dreimal ins Gefängnis
title-sailor = Alter Seebär
    .line = segelte 100 Felder weit
title-guide = Reist nie allein
    .line = gewann in einer Partie vier Gefährten für sich
title-runner = Die Vorsicht in Person
    .line = lief in einer Partie fünfmal davon
title-sage = Sitzt still
    .line = lernte drei Zauber durch Meditation

drawn-well = { $name } zog { $drawn ->
    [one] 1 Schatz, und { $good ->
        [one] er war ein Kaiserlicher
       *[other] er war kein Kaiserlicher
      }
   *[other] { $drawn } Schätze, und { $good ->
        [0] keiner davon war ein Kaiserlicher
        [one] 1 davon war ein Kaiserlicher
       *[other] { $good } davon waren Kaiserliche
      }
  }. Der Durchschnitt liegt bei { NUMBER($fair, maximumFractionDigits: 1) }.
