# What `/records` shows of a server and of a player.

## Lengths of time and of games

game-length = { $turns ->
    [0] { $span }
    [one] 1 Zug über { $span }
   *[other] { $turns } Züge über { $span }
  }

## Games and wins

stats-of-server = Die Statistik dieses Servers
stats-of-player = Die Statistik von { $name }
stats-own = Deine Statistik
stats-page = { $title } ({ $at } von { $of })
stats-back = Zurück
stats-on = Weiterlesen

stats-games = Partien
stats-games-since = { $games ->
    [one] 1 beendete Partie seit { $day }.
   *[other] { $games } beendete Partien seit { $day }.
  }
stats-games-of = { $game }: { $games ->
    [one] **1** Partie
   *[other] **{ $games }** Partien
  }
stats-games-own = { $game }: **{ $games }** gespielt, **{ $wins }** gewonnen
stats-in-game = { $game }: { $list }
stats-wins = Siege
stats-wins-of = { $name } gewann { $wins } von { $games }
stats-wins-by-character = Siege nach Charakter
stats-fastest = Schnellster Sieg
stats-fastest-of = { $game }: { $name } gewann am { $day } ({ $length })
stats-fastest-of-character = { $game }: { $name } gewann am { $day } als { $character } ({ $length })
stats-fastest-own = { $game }: { $length } am { $day }
stats-fastest-own-character = { $game }: { $length } als { $character } am { $day }
stats-streaks = Längste Siegesserien
stats-streak = Siegesserie
stats-streak-of = { $name } gewann { $games } Partien in Folge
stats-streak-own = Längste: { $longest ->
    [one] 1 Sieg.
   *[other] { $longest } Siege in Folge.
  } { $now ->
    [0] Mit dem nächsten beginnt eine neue Serie.
   *[other] Sie läuft noch: { $now }.
  }
stats-no-wins = Noch keine Siege.

## Rating

stats-rating = Wertung
stats-rating-in = Wertung: { $game }
stats-rating-of = { $place }. { $name } **{ $value }** ± { $doubt } nach { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }
stats-rating-own = { $game }: **{ $value }** ± { $doubt } nach { $games ->
    [one] 1 Partie gegen andere
   *[other] { $games } Partien gegen andere
  }
stats-rating-note = -# Das ± sagt, wie sicher ich bin. In zwei von drei Fällen liegt die wahre Wertung darin. Sortiert nach der Wertung, auf die ich wetten würde.

## Luck

stats-luck = Glück
stats-luck-own = Ein Schnitt von { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } bei { $dice } Würfeln.
stats-luckiest = Das meiste Glück: { $name }, mit einem Schnitt von { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } bei { $dice } Würfeln.
stats-unluckiest = Das wenigste Glück: { $name }, mit einem Schnitt von { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } bei { $dice } Würfeln.
luck-fair = Fairer werden Würfel nicht.
luck-better = Faire Würfel fallen in { $percent } % der Fälle schlechter.
luck-worse = Faire Würfel fallen in { $percent } % der Fälle besser.
draws-fair = Das ist ungefähr der Durchschnitt.
draws-better = Bei so vielen gezogenen Karten haben { $percent } von 100 Leuten weniger Glück.
draws-worse = Bei so vielen gezogenen Karten haben { $percent } von 100 Leuten mehr Glück.
stats-luck-note = -# Verglichen wird mit fairen Würfeln, die genauso oft geworfen wurden. Wer mehr würfelt, hat also nicht mehr Glück.
stats-luck-unknown = Um Glück zu beurteilen, brauche ich mindestens { $fewest } Würfe.

## Deeds and deaths

stats-slain = Erschlagene Wesen
stats-slain-by = { $name } erschlug { $count }
stats-deaths = Tode
stats-kinds-in = { $game }: **{ $count }** ({ $kinds })
stats-count = { $about }: **{ $count }**
stats-slain-kinds = Erschlagen: { $kinds }
stats-death-kinds = Todesursachen: { $kinds }
kind-tally = { $count ->
    [one] { $kind }
   *[other] { $count } × { $kind }
  }
kinds-more = { $kinds ->
    [one] 1 andere Art
   *[other] { $kinds } andere Arten
  }

## Titles

stats-titles = Titel
stats-title-own = **{ $title }**: { $line }
stats-titles-of = { $name }: { $titles }
stats-no-titles = Noch keine.
