# The choice of games, the lobby of a table, and its house rules.

## Choosing a game

start-a-game = Partie beginnen
choose-game = ## Was möchtest du spielen?
    -# Das Leichteste zuerst. **Zeig’s mir** führt dich durch deine ersten zehn Minuten. **Ausprobieren** beginnt eine kurze Partie mit zwei Computern.
# How many play, and how long a game takes to try.
choose-game-facts = -# { $players } · { $preset }: { $line }
# The buttons of each game.
choose-game-open = { $title } eröffnen
choose-game-try = { $title } ausprobieren
choose-game-teach = Zeig’s mir: { $title }
choose-game-rules = So geht { $title }
# Back from how a game is played.
choose-game-back = ◀ Alle Spiele

# How many players a game takes.
players-exactly = { $count } Spieler
players-between = { $min } bis { $max } Spieler

## The lobby

lobby-join = Mitspielen
lobby-leave = Verlassen
lobby-add = Computer dazu
lobby-remove = Computer weg
lobby-house-rules = Hausregeln…
lobby-talk = In einem Thread reden
lobby-start = Beginnen

# A player in the list, and how far the others can count on them.
lobby-player = { $name } · { $reliability }
reliability = { $percent } % rechtzeitig in { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }, { $left } verlassen
# Before the first decision with a clock.
reliability-left = { $left } von { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  } verlassen
reliability-new = noch keine Partie
reliability-hidden = hält die eigene Statistik privat
# For the person themselves.
reliability-excused = { $reliability } und { $excused ->
    [one] 1 Mal entschuldigt abwesend
   *[other] { $excused } Mal entschuldigt abwesend
  }
requires-reliable = -# Wer mitspielt, muss { $percent } % der Entscheidungen rechtzeitig treffen. Neulinge sind willkommen.
requires-reliable-known = -# Wer mitspielt, braucht { $percent } % rechtzeitige Entscheidungen und { $games } Partien auf diesem Server.

# Why someone may not take a seat.
too-unreliable = Dieser Tisch verlangt { $needed } % rechtzeitige Entscheidungen, du hast { $percent } %. Bitte den Host, das zu senken, oder such dir einen anderen Tisch.
too-new = Dieser Tisch verlangt { $needed } % rechtzeitige Entscheidungen in mindestens { $least } Partien hier, du hast { $games } gespielt. Bitte den Host, Neulinge zuzulassen, oder such dir einen anderen Tisch.

lobby-empty = *Noch sitzt hier niemand.*
# The alternative text of the cover.
lobby-cover = Das Titelbild von { $title }
lobby-cover-shows = Das Titelbild von { $title }: { $shows }.
lobby-closed = *Diese Partie { $title } wurde vor dem Beginn abgesagt.*

# The menus of the host.
lobby-preset = Vorlage
lobby-pace = Tempo
  .option = Tempo: { $pace }
lobby-zero = Wenn die Zeit um ist
lobby-reliability = Wie zuverlässig man sein muss
lobby-reliability-any = Alle dürfen mitspielen
  .hint = Egal, wie oft ihnen früher die Zeit ausging
lobby-reliability-least = Mindestens { $percent } % rechtzeitig
  .hint = Neulinge dürfen auch mitspielen
lobby-reliability-known = Mindestens { $percent } % rechtzeitig, keine Neulinge
  .hint = Nur Leute, die ich aus früheren Partien auf diesem Server kenne
lobby-whispers = Flüstern
lobby-whispers-no = Flüstern aus
  .hint = Geredet wird nur offen am Tisch
lobby-whispers-yes = Flüstern an
  .hint = Alle sehen, wer mit wem flüstert, aber nicht was
lobby-teaching = Erklärungen
lobby-teaching-no = Erklärungen für Neulinge
  .hint = Nur Neulinge lesen ihr Ziel auf der Karte
lobby-teaching-beginners = Erklärungen für alle
  .hint = Alle lesen ihr Ziel und wozu jede Frage gut ist
lobby-language = Sprache des Tisches
lobby-language-of = Sprache: { $language }
lobby-level = Wie gut Computer spielen
lobby-level-gentle = Computer spielen gemütlich
  .hint = Sie nehmen oft die zweitbeste Möglichkeit. Gut für die erste Partie.
lobby-level-fair = Computer geben ihr Bestes
  .hint = Sie nehmen die beste Möglichkeit, die sie finden
lobby-level-cunning = Computer denken voraus
  .hint = Sie spielen durch, wie es weitergehen könnte. Am schwersten zu schlagen.
lobby-company = Computerspieler
lobby-company-talks = Computer reden mit
  .hint = Ein Wort am Anfang, am Ende und in großen Momenten
lobby-company-is-quiet = Computer bleiben still
  .hint = Sie spielen und sagen nichts

## The house rules

house-rules-heading = ### Hausregeln: { $preset }
house-rules-value = **{ $option }**: { $value }
house-rules-changed = 🔸 **{ $option }**: { $value } (geändert)
house-rules-default = { $option }: { $value }
house-rules-defaults = -# { $options }
house-rules-of-host = -# Nur der Host kann die Hausregeln ändern, und nur vor Beginn der Partie.

# The groups, each with a form. Its button also says what is unusual in it.
house-rules-group-beginning = Anfang
house-rules-group-winning = Sieg
house-rules-group-cards = Karten und Kämpfe
house-rules-group-time = Zeit
house-rules-group-page = { $name }, { $page } von { $pages }
house-rules-open = { $title }…
house-rules-open-unusual = { $title }: { $changes }…
house-rules-open-several = { $title }: { $count } Abweichungen…
house-rules-form = Hausregeln: { $group }
house-rules-switches = Kreuz an, was gelten soll

## Lessons, and tables with explanations

# On the lobby card.
beginners-table = Mit Erklärungen: Alle lesen ihr Ziel, und ich erkläre jede Art von Frage, wenn sie zum ersten Mal kommt.

# The steps of a lesson. $step is an order, such as “Win a fight”.
lesson-step-done = ✅ { $step }
lesson-step-open = ⬜ { $step }
# The end of a lesson whose steps are not all done.
lesson-ends = Das war die Lehrstunde. Du hast { $done } von { $steps } Schritten geschafft.
lesson-play-on = Weiterspielen
lesson-try = Kurze Partie versuchen
lesson-new = Neue Partie
lesson-rules = So wird gespielt

## A season, on the board

season-on-board = ### 🏆 { $name }
season-signing-up = { $count ->
    [0] In dieser Saison: { $games }. Noch ist niemand angemeldet.
    [one] In dieser Saison: { $games }. Eine Person ist angemeldet.
   *[other] In dieser Saison: { $games }. { $count } Leute sind angemeldet.
  }
season-group-line = **Gruppe { $group }**: { $standings }
season-final-line = **Finale**: { $standings }
season-standing-short = { $name } { $points }
season-won-by = Der Sieg geht an { $names }.
season-ended-early = Sie endete vorzeitig, ohne Sieg.
season-open-panel = Saison…

## A season, in its private panel

season-rules = Jede Gruppe spielt je einmal: { $games }. Für alle, die hinter dir landen, bekommst du je einen Punkt, für einen geteilten Rang je einen halben.
season-signup-rules = Gruppen zu dritt oder viert spielen je einmal: { $games }. Die Besten kommen ins Finale.
season-players = Angemeldet: { $names }
season-nobody = Noch ist niemand angemeldet.
season-group = **Gruppe { $group }**
season-final = **Finale**
season-standing = { $rank }. **{ $name }** · { $points } { $count ->
    [one] Punkt
   *[other] Punkte
  }, { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
  }{ $rating }
season-rating = { " · Wertung " }{ $rating }
season-your-match = **{ $game }** mit { $others }
season-match-no-date = Noch kein Termin. Schlag einen vor, oder eröffne den Tisch, sobald ihr alle da seid.
season-match-date = Termin: { $date }.
season-match-suggested = Vorschlag von { $name }: { $date }. Es fehlt noch das Ja von { $names }.
season-match-lobby = Der Tisch ist offen: { $link }. Die Partie beginnt, sobald ihr alle sitzt.
season-match-lobby-date = Der Tisch ist offen: { $link }. Beginn: { $date }, oder früher, sobald ihr alle sitzt.
season-match-playing = Läuft gerade: { $link }
season-match-played = Gespielt.
season-join = Anmelden
season-leave = Abmelden
season-draw = Gruppen auslosen
season-draw-final = Finale auslosen
season-really-final = Das Finale von **{ $name }** jetzt auslosen? Partien, die noch nicht gespielt sind, zählen dann für niemanden.
season-end = Saison beenden
season-really-end = **{ $name }** jetzt beenden? Dann gewinnt niemand. Offene Tische laufen als gewöhnliche weiter.
season-suggest = Termin vorschlagen…
season-agree = Passt mir
season-open = Tisch eröffnen
season-none = Auf diesem Server läuft keine Saison.

## The form for a date

season-date-form = Wann möchtest du spielen?
season-date-when = Tag und Uhrzeit
    .hint = Zum Beispiel Freitag 20:00 oder 3 Tage, in deiner Zeitzone ({ $zone })

## Replies about a season

season-begun-now = Für **{ $name }** kann man sich jetzt bei der Liste offener Tische anmelden. Sind mindestens drei Leute dabei, lose dort mit dem Knopf **Saison…** die Gruppen aus.
season-needs-board = Die Saison steht bei der Liste offener Tische. Häng die zuerst mit `/admin board` aus.
season-not-manager = Das kann nur, wer den Server verwalten darf.
season-opened = Der Tisch ist offen, und die anderen wissen Bescheid.

## What the bot says to the players

season-news-drawn = 🏆 **{ $season }**: Die Gruppen sind ausgelost. Macht eure Termine mit dem Knopf **Saison…** an der Liste offener Tische aus.
season-news-final = 🏆 **{ $season }**: Das Finale ist ausgelost, mit { $names }. Macht eure Termine mit dem Knopf **Saison…** an der Liste offener Tische aus.
season-news-suggested = 📅 **{ $season }**, { $game }: { $name } schlägt einen Termin für eure Partie vor: { $date }. Mit dem Knopf **Saison…** an der Liste offener Tische könnt ihr zustimmen oder einen anderen vorschlagen.
season-news-agreed = 📅 **{ $season }**, { $game }: Der Termin für eure Partie steht: { $date }.
season-news-opened = 🏆 **{ $season }**, { $game }: Euer Tisch ist offen: { $link }.
season-news-due = ⏰ **{ $season }**, { $game }: Es ist Zeit für eure Partie. Eröffnet den Tisch mit dem Knopf **Saison…** an der Liste offener Tische.
season-news-over = 🏆 **{ $season }** ist vorbei. { $result }
season-news-to =
    { $text }
    { $players }
