# Statistics over all games, and titles. `.told` and the lines of titles follow a player's name.

game-called = Nacht unter dem Berg
game-called-many = Nächte unter dem Berg
nameless = Die Namenlosen

count-chests = Geöffnete Truhen
    .told = { $count ->
        [one] öffnete die Truhe des Hexenmeisters
        [2] öffnete zweimal die Truhe des Hexenmeisters
       *[other] öffnete { $count } Mal die Truhe des Hexenmeisters
      }
count-slain = Erschlagene Monster
    .told = erschlug { $count } Monster
count-deaths = Tode
    .told = { $count ->
        [one] starb einmal
        [2] starb zweimal
       *[other] starb { $count } Mal
      }
count-treasures = Genommene Schätze
    .told = { $count ->
        [one] nahm 1 Schatz
       *[other] nahm { $count } Schätze
      }
count-fights-won = Gewonnene Kämpfe
    .told = { $count ->
        [one] gewann 1 Kampf
       *[other] gewann { $count } Kämpfe
      }
count-fights-lost = Verlorene Kämpfe
    .told = { $count ->
        [one] verlor 1 Kampf
       *[other] verlor { $count } Kämpfe
      }
count-flights = Fluchten
    .told = { $count ->
        [one] floh einmal aus einem Kampf
        [2] floh zweimal aus einem Kampf
       *[other] floh { $count } Mal aus einem Kampf
      }
count-murders = Getötete Charaktere
    .told = { $count ->
        [one] tötete 1 Charakter
       *[other] tötete { $count } Charaktere
      }
count-robberies = Raubzüge
    .told = { $count ->
        [one] raubte einmal andere aus
        [2] raubte zweimal andere aus
       *[other] raubte { $count } Mal andere aus
      }
count-challenges = Schlüsselproben
    .told = { $count ->
        [one] machte 1 Schlüsselprobe
       *[other] machte { $count } Schlüsselproben
      }
count-wrong-keys = Falsche Schlüssel an der Truhe
    .told = { $count ->
        [one] probierte einmal die falschen Schlüssel
        [2] probierte zweimal die falschen Schlüssel
       *[other] probierte { $count } Mal die falschen Schlüssel
      }
count-gold = Gold bekommen
    .told = kam zu { $count } Gold
count-meals = Gegessene Mahlzeiten
    .told = { $count ->
        [one] aß 1 Mahlzeit
       *[other] aß { $count } Mahlzeiten
      }
count-dead-ends = Sackgassen im Labyrinth
    .told = { $count ->
        [one] lief in 1 Sackgasse
       *[other] lief in { $count } Sackgassen
      }
count-soakings = Stürze in den Fluss
    .told = { $count ->
        [one] fiel einmal in den Fluss
        [2] fiel zweimal in den Fluss
       *[other] fiel { $count } Mal in den Fluss
      }
count-deals = Geschäfte
    .told = { $count ->
        [one] schloss 1 Geschäft ab
       *[other] schloss { $count } Geschäfte ab
      }
count-wagers-won = Gewonnene Wetten
    .told = { $count ->
        [one] gewann 1 Wette
       *[other] gewann { $count } Wetten
      }
count-lucky-tests = Glück gehabt
    .told = { $count ->
        [one] hatte einmal Glück
        [2] hatte zweimal Glück
       *[other] hatte { $count } Mal Glück
      }
count-unlucky-tests = Pech gehabt
    .told = { $count ->
        [one] hatte einmal Pech
        [2] hatte zweimal Pech
       *[other] hatte { $count } Mal Pech
      }

cause-adventurer = ein anderer Charakter
cause-bridge = eine fehlende Planke
cause-raft = der Fluss
cause-ferry = der Fluss
cause-dead-end = eine Sackgasse
cause-wound = Wunden
cause-escape = Wunden auf der Flucht
cause-breath = ein Feueratem

title-locksmith = Schlüsseldienst
    .line = öffnete die Truhe des Hexenmeisters
title-guesser = Einen Versuch wert
    .line = probierte dreimal die falschen Schlüssel
title-lost = Links, oder war’s rechts
    .line = lief in einer Partie in vier Sackgassen
title-gourmet = Isst zwischen den Kämpfen
    .line = aß in einer Partie acht Mahlzeiten
title-robber = Schrecken der Gänge
    .line = raubte dreimal andere aus
title-gambler = Hat mit den Zwergen gewettet
    .line = gewann drei Wetten
title-unlucky = Das Glück ist aus
    .line = hatte in einer Partie fünfmal Pech

drawn-well = { $name } deckte { $drawn ->
    [one] 1 Begegnungskarte auf, und { $good ->
        [one] sie war weder Monster noch Falle
       *[other] sie war ein Monster oder eine Falle
      }
   *[other] { $drawn } Begegnungskarten auf, und { $good ->
        [0] alle waren Monster oder Fallen
        [one] 1 davon war weder Monster noch Falle
       *[other] { $good } davon waren weder Monster noch Fallen
      }
  }. Der Durchschnitt liegt bei { NUMBER($fair, maximumFractionDigits: 1) }.
