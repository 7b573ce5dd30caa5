# Looking back at a game: moments, the log, what happened during an absence, films, and the secrets of a finished game.

## Moments

past-look-back = Rückblick
past-title = Rückblick
past-decisive = ✨ **Der Moment, der die Partie entschied**
past-where = -# { $time } · { $seen } · { $lines }
past-where-left = -# { $time } · { $seen } · { $lines } · ↩ auf einem verlassenen Zweig
past-seen-by-all = wie alle es sahen
past-seen-by-you = wie du es sahst
past-seen-by = wie { $name } es sah
past-line = Zeile { $at } von { $count }
past-lines = Zeilen { $at }–{ $end } von { $count }
past-first = ⏮ Anfang
past-back = ◀ Zurück
past-on = Weiter ▶
past-last = Ende ⏭
past-next-turn = Nächster Zug
past-turn-before = Voriger Zug
past-next-fight = Nächster Kampf
past-next-own = Wo ich vorkomme
past-next-of = Nächstes von { $name }
past-share = Diesen Moment teilen
past-shared-by = -# **{ $name }** blickt zurück: { $time }.
past-shared-by-as = -# **{ $name }** blickt zurück: { $time }, wie { $player } es sah.
remark = Anmerkung anheften
  .label = Deine Anmerkung
  .hint = Alle können sie lesen, hier, im Film und in der Saga. Lass sie leer, um sie abzunehmen.
  .said = 📌 { $name }: { $text }
  .quoted = „{ $text }“ ({ $name })
past-go-back = Hierher zurückkehren…
past-eyes = Den Moment sehen…
past-eyes-all = Wie alle ihn sahen
past-eyes-of = Wie { $name } ihn sah

## What if…

what-if = Was wäre, wenn…
what-if-heading = ## Was wäre, wenn…
what-if-from-here = Du spielst von diesem Moment an als { $name } weiter, alle anderen Plätze übernehmen Computer. Die Würfel sind frisch, und was niemand wusste, wird neu ausgeteilt.
what-if-from-turn = Du spielst vom Anfang dieses Zuges an als { $name } weiter, alle anderen Plätze übernehmen Computer. Ich halte mich nur an das, was du damals wusstest. Alles andere ist erfunden, auch die Würfel.
what-if-where = Gespielt wird in deinen Direktnachrichten, also sieht es niemand sonst. Nichts davon zählt.
what-if-replaces = Dafür muss weichen: { $game }.
what-if-gentle = Gegen gemütliche Computer
what-if-fair = Gegen gute Computer
what-if-cunning = Gegen schlaue Computer
what-if-whose = Wähl zuerst unter *Den Moment sehen…*, mit wessen Augen. Auf diesem Platz spielst du dann weiter.
what-if-greeting = **Was wäre, wenn…** Hier ist dein Gedankenspiel: { $game }. Nur du siehst es, und nichts davon zählt.
what-if-opened = Dein Gedankenspiel ist bereit, in [deinen Direktnachrichten]({ $link }).
what-if-closed = Ich kann dir nicht direkt schreiben. Erlaube Direktnachrichten von Mitgliedern dieses Servers, und versuch es noch einmal.
what-if-mark = *Was wäre, wenn… Diese Partie ist ein Gedankenspiel, und nichts davon zählt.*
what-if-hand = -# Aus deinem Gedankenspiel. Nichts davon zählt.
what-if-end = Gedankenspiel beenden
what-if-back = Hierher zurückkehren
what-if-ended = Dein Gedankenspiel ist beendet.
what-if-title = Gedankenspiel: { $game }

## How it went

hindsight = So lief es
  .title = ## So lief es
  .dice = ### Die Würfel
  .draws = ### Das Kartenglück
  .rolled = { $name } würfelte insgesamt { $pips }, mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
  }. Faire Würfel geben etwa { $fair }.
  .luck = { $bar } { $verdict }
  .decisions = ### Die Entscheidungen
  .working = Ich probiere in Partien wie dieser andere Entscheidungen aus. Das dauert bis zu einer Minute.
  .no-people = In dieser Partie hatte niemand etwas zu entscheiden.
  .nothing = Nichts stach heraus. Wo ich auch hinsah, fand ich keine Entscheidung, die eindeutig besser war.
  .chose = **{ $number }.** { $name } wählte **{ $choice }**.
  .better = **{ $choice }** hätte von 100 Partien { $more } mehr gewonnen (± { $error }).
  .how = -# Ich habe { $looked } von { $all } Entscheidungen untersucht und andere ausprobiert, mit dem, was man damals wusste. Danach spielen alle so weiter, wie ein Computer es täte, der sein Bestes gibt.
  .sure = -# Das ± sagt, wie sicher ich bin. In zwei von drei Fällen liegt die wahre Zahl darin.
  .look-back = Entscheidung { $number } ansehen
hindsight-not-over = Wie eine Partie lief, kann ich erst sagen, wenn sie vorbei ist.

## The log

log-earlier = Früher
log-empty = *Hier gibt es nichts zu zeigen.*

## Since you left

since-title = Seit du weg warst
since-lines = { $game }: { $lines ->
    [one] 1 Zeile
   *[other] { $lines } Zeilen
  }
since-lines-in-turns = { $game }: { $lines ->
    [one] 1 Zeile
   *[other] { $lines } Zeilen
  } in { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
  }
since-browse = Nachlesen, was geschah
since-turn-of = Zug von { $name } · { $text }

## Films

film = Film
film-from-here = Film ab hier
film-share = Mit dem Tisch teilen
film-as-all = -# Ein Film aus { $pictures ->
    [one] 1 Bild
   *[other] { $pictures } Bildern
  } ({ $time }), wie alle es sahen
film-as = -# Ein Film aus { $pictures ->
    [one] 1 Bild
   *[other] { $pictures } Bildern
  } ({ $time }), wie { $name } es sah
film-shown-by = -# **{ $name }** zeigt einen Film.
film-alt = Ein Film. { $turns }
film-alt-turn = { $heading }: { $lines }

## The secrets of a finished game

reveal = Geheimnisse aufdecken
reveal-choose = Ein Geheimnis wählen
reveal-page = { $title } ({ $at } von { $of })
reveal-nothing = *Nichts.*
reveal-others = Was die anderen verbargen
reveal-all-hands = Was alle verbargen
reveal-hand = Hand und Wissen von { $name }
reveal-hand-note = -# Das hat **Meine Optionen & Hand** am Ende gezeigt.
reveal-private-lines = 🔒 Im Geheimen erzählt
reveal-private-line = { $names }: { $line }
reveal-dice = 🎲 Die Würfel
reveal-seed = **Startwert**: { $seed }
reveal-secret = **Geheimnis**: { $secret }
reveal-commitment = **SHA-256 des Geheimnisses, veröffentlicht, bevor sich jemand setzte**: { $commitment }
reveal-brought = **Beitrag der Mitspieler**: { $codes }
reveal-brought-nothing = **Beitrag der Mitspieler**: keiner
