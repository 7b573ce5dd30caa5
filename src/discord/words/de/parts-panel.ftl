# Parts that several panels share.

# The button that opens a player's private panel.
choices-and-hand = Meine Optionen & Hand

page-back = Zurück
page-on = Weiterlesen
page-more = Mehr…
page-heading = ## { $title } ({ $page } von { $pages })

## Choosing

# The placeholder of a menu. `most` is how many may be picked at once.
choose = { $most ->
    [1] Wählen…
    [2] Eins oder beide auf einmal wählen…
   *[other] Bis zu { $most } auf einmal wählen…
  }
choose-page = { $most ->
    [1] Wählen… (Seite { $page } von { $pages })
    [2] Eins oder beide auf einmal wählen… (Seite { $page } von { $pages })
   *[other] Bis zu { $most } auf einmal wählen… (Seite { $page } von { $pages })
  }
choose-more = { $more } weitere…
put-something-down = Etwas ablegen…
# What one or several choices cost or risk. $choices are their labels or numbers, in bold.
choice-hint = { $choices } – { $hint }

## A player who is away

absent-until = { $keeper ->
    [computer] Du bist abwesend bis { $day }, und auf deinem Platz spielt ein Computer. Jede Entscheidung von dir bringt dich zurück.
   *[nobody] Du bist abwesend bis { $day }, und der Tisch wartet auf dich. Jede Entscheidung von dir bringt dich zurück.
  }
# Their time ran out too often, or they left for a while.
absent-gone = { $keeper ->
    [computer] Du bist abwesend, und ein Computer spielt auf deinem Platz. Drück einen Knopf auf der Karte oder hier unten, und du bist zurück.
   *[defaults] Du bist abwesend, und ich treffe die üblichen Entscheidungen für dich. Drück einen Knopf auf der Karte oder hier unten, und du bist zurück.
  }
absent-return = Meinen Platz zurücknehmen
loan-computer = ein Computer
loan-theirs = { $what ->
    [fights] Bis { $until } kämpft { $deputy } für dich. Antwortest du in einem Kampf selbst, ist das vorbei.
    [deals] Bis { $until } übernimmt { $deputy } den Handel für dich. Antwortest du bei einem Handel selbst, ist das vorbei.
    [both] Bis { $until } übernimmt { $deputy } Kämpfe und Handel für dich. Antwortest du dabei einmal selbst, ist das vorbei.
   *[all] Bis { $until } spielt { $deputy } auf deinem Platz. Du darfst zusehen, aber mit jeder Entscheidung holst du ihn dir zurück.
  }
loan-open = { $what ->
    [fights] Du hast { $deputy } deine Kämpfe angeboten. Das Angebot gilt bis { $until }.
    [deals] Du hast { $deputy } deinen Handel angeboten. Das Angebot gilt bis { $until }.
    [both] Du hast { $deputy } deine Kämpfe und deinen Handel angeboten. Das Angebot gilt bis { $until }.
   *[all] Du hast { $deputy } deinen Platz angeboten. Das Angebot gilt bis { $until }.
  }
loan-yours = { $what ->
    [fights] Bis { $until } kämpfst du für { $player }. Alles andere entscheidest du nicht.
    [deals] Bis { $until } handelst du für { $player }. Alles andere entscheidest du nicht.
    [both] Bis { $until } kämpfst und handelst du für { $player }. Alles andere entscheidest du nicht.
   *[all] Bis { $until } spielst du auf dem Platz von { $player }. Abstimmungen, Geflüster und Daueraufträge gehören nicht dazu.
  }
loan-give-back = Zurückgeben
loan-withdraw = Angebot zurückziehen
loan-offer = { $what ->
    [fights] Würdest du bis { $until } für { $player } kämpfen? Es geht um { $game } in <#{ $room }>.
    [deals] Würdest du bis { $until } für { $player } handeln? Es geht um { $game } in <#{ $room }>.
    [both] Würdest du bis { $until } für { $player } kämpfen und handeln? Es geht um { $game } in <#{ $room }>.
   *[all] Würdest du bis { $until } auf dem Platz von { $player } spielen? Es geht um { $game } in <#{ $room }>.
  }
loan-offer-here = { $what ->
    [fights] { $deputy }, würdest du bis { $until } für { $player } kämpfen?
    [deals] { $deputy }, würdest du bis { $until } für { $player } handeln?
    [both] { $deputy }, würdest du bis { $until } für { $player } kämpfen und handeln?
   *[all] { $deputy }, würdest du bis { $until } auf dem Platz von { $player } spielen?
  }
loan-offer-open = Du würdest die Hand dieses Platzes sehen und könntest in der Partie keinen anderen mehr nehmen. Zusagen kannst du bis { $open }.
loan-yes = Ja, mach ich
loan-no = Diesmal nicht
loan-declined = In Ordnung. Ich richte es aus.
loan-accepted = Du spielst jetzt für { $player } ({ $title }): { $link }
loan-given-back = Der Platz ist wieder in den alten Händen.
loan-withdrawn = Dein Angebot ist zurückgezogen.
name-deputy = { $player } (Vertretung: { $deputy })
lent-all = Den ganzen Platz
lent-fights = Nur Kämpfe
lent-deals = Nur Handel
lent-both = Kämpfe und Handel
lend = Platz verleihen…
lend-form = Platz verleihen
lend-to = Wer für dich spielt
lend-to-hint = Die Person muss zusagen. Bleibt das Feld leer, spielt ein Computer.
lend-span = Wie lange
lend-days = { $days ->
    [one] Einen Tag
   *[other] { $days } Tage
  }
lend-what = Was entschieden werden darf
lend-not-a-member = { $deputy } ist nicht auf diesem Server und kann hier nicht spielen. Nimm jemand anderen.
lend-offered = { $what ->
    [fights] Ich habe { $deputy } gebeten, bis { $until } für dich zu kämpfen. Das Angebot gilt bis { $open }.
    [deals] Ich habe { $deputy } gebeten, bis { $until } für dich zu handeln. Das Angebot gilt bis { $open }.
    [both] Ich habe { $deputy } gebeten, bis { $until } für dich zu kämpfen und zu handeln. Das Angebot gilt bis { $open }.
   *[all] Ich habe { $deputy } gebeten, bis { $until } auf deinem Platz zu spielen. Das Angebot gilt bis { $open }.
  }
lend-to-computer = { $what ->
    [fights] Bis { $until } kämpft ein Computer für dich.
    [deals] Bis { $until } handelt ein Computer für dich.
    [both] Bis { $until } kämpft und handelt ein Computer für dich.
   *[all] Bis { $until } spielt ein Computer auf deinem Platz. Mit jeder Entscheidung holst du ihn dir zurück.
  }

## Spectators

watch-line = -# 👁 { $watcher } schaut { $name } über die Schulter.
