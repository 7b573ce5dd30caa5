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
lobby-teaching = Anfängertisch
lobby-teaching-no = Kein Anfängertisch
  .hint = Nur Neulinge lesen ihr Ziel auf der Karte
lobby-teaching-beginners = Anfängertisch
  .hint = Alle lesen ihr Ziel und wozu jede Frage gut ist
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

## Lessons and beginners’ tables

# On the lobby card.
beginners-table = Anfängertisch. Alle lesen ihr Ziel, und ich erkläre jede Art von Frage, wenn sie zum ersten Mal kommt.

# The steps of a lesson. $step is an order, such as “Win a fight”.
lesson-step-done = ✅ { $step }
lesson-step-open = ⬜ { $step }
# The end of a lesson whose steps are not all done.
lesson-ends = Das war die Lehrstunde. Du hast { $done } von { $steps } Schritten geschafft.
lesson-play-on = Weiterspielen
lesson-try = Kurze Partie versuchen
lesson-new = Neue Partie
lesson-rules = So wird gespielt
