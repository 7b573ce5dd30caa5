# The pace of a table: as it’s chosen, with its times as a hint, and as a line on the lobby card and in the chronicle.
pace-live = Live
  .hint = 2 Minuten pro Entscheidung, 30 Sekunden zum Reagieren, 3 Minuten Polster
  .line = **Live**: 2 Minuten pro Entscheidung, 30 Sekunden zum Reagieren und 3 Minuten Polster für schwere Fragen.
pace-evening = Ein Abend
  .hint = 10 Minuten pro Entscheidung, 2 Minuten zum Reagieren, 20 Minuten Polster
  .line = **Ein Abend**: 10 Minuten pro Entscheidung, 2 Minuten zum Reagieren und 20 Minuten Polster für schwere Fragen.
pace-daily = Täglich
  .hint = Ein Tag pro Entscheidung, 4 Stunden zum Reagieren, ein Tag Polster
  .line = **Täglich**: ein Tag pro Entscheidung, 4 Stunden zum Reagieren und ein Tag Polster für schwere Fragen.
pace-weekly = Wöchentlich
  .hint = 3 Tage pro Entscheidung, 12 Stunden zum Reagieren, 3 Tage Polster
  .line = **Wöchentlich**: 3 Tage pro Entscheidung, 12 Stunden zum Reagieren und 3 Tage Polster für schwere Fragen.
pace-none = Ohne Uhr
  .hint = Alle Zeit der Welt
  .line = **Ohne Uhr**: alle Zeit der Welt.
# A table with times of its own.
pace-own-times = **{ $pace }**: { $decision } pro Entscheidung, { $reaction } zum Reagieren.
pace-any-time = beliebig viel Zeit

# What happens when a player’s time runs out: as it’s chosen, with a hint, and as a line on the lobby card.
time-out-wait = Wenn die Zeit um ist: Der Tisch wartet
  .hint = Ihr könnt abstimmen, wie es weitergeht
  .line = Läuft jemandem die Zeit ab, wartet der Tisch oder stimmt ab, wie es weitergeht.
time-out-default = Wenn die Zeit um ist: Ich spiele
  .hint = Nach den Daueraufträgen oder dem Standard der Regeln
  .line = Läuft jemandem die Zeit ab, spiele ich nach den Daueraufträgen oder dem Standard der Regeln.
time-out-computer = Wenn die Zeit um ist: Computer springt ein
  .hint = Ein Computer übernimmt, bis der Platz wieder besetzt ist
  .line = Läuft jemandem die Zeit ab, springt ein Computer ein.
time-out-substitute = Wenn die Zeit um ist: Platz wird angeboten
  .hint = Wer keinen Platz hat, darf ihn nehmen
  .line = Läuft jemandem die Zeit ab, darf jemand anderes den Platz nehmen.

# On the card. $at is a time to come.
time-paused = -# Die Partie pausiert, und alle Uhren stehen.
# When the players usually answer whom the table waits for, in each reader’s own time.
usual-hours = -# Meistens hier, in deiner Zeit: { $who }.
usual-hours-of = { $name } { $from }–{ $to }
time-is-up = -# Für { $names } ist die Zeit um.
time-runs-out-wait = -# Die Zeit endet { $at }.
time-runs-out-default = -# Die Zeit endet { $at }. Danach spiele ich für alle, die nicht geantwortet haben.
time-runs-out-computer = -# Die Zeit endet { $at }. Danach springt ein Computer für alle ein, die nicht geantwortet haben.
time-runs-out-substitute = -# Die Zeit endet { $at }. Wer bis dahin nicht antwortet, dessen Platz wird anderen angeboten.

# While someone has a private question, whose name is secret. $since is a time ago, $until a time to come.
private-wait = -# Jemand bekam { $since } eine geheime Frage.
private-wait-with-clock = -# Jemand bekam { $since } eine geheime Frage. Die Zeit dafür endet { $until }.
private-wait-late = -# Jemand bekam { $since } eine geheime Frage. Ihr anderen könnt vorschlagen, weiterzumachen oder zu pausieren.
private-wait-late-with-clock = -# Jemand bekam { $since } eine geheime Frage, und die Zeit ist um. Ist auch das Zeitpolster aufgebraucht, spiele ich dort. Ihr anderen könnt vorschlagen, weiterzumachen oder zu pausieren.

## Spans of time

span-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
  }
span-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
  }
span-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
  }
span-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
  }

## Getippte Daten

typed-date-skipped = bis zum zur am an in ab um den dem der die nächsten nächste nächster kommenden
typed-date-one = ein eine einen einem einer
typed-date-hour = uhr h
