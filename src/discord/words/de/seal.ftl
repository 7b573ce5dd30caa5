# What binds the dice. Hashes have 64 digits.

dice-sealed = -# 🔒 Versiegelte Würfel mit dem Fingerabdruck `{ $commitment }`.
dice-sealed-at-start = 🔒 Die Würfel sind versiegelt. `/verify` zeigt womit.
# For `/verify`. In a lobby, $brought counts the contributions so far.
dice-sealed-status = { $brought ->
    [0] -# 🔒 Versiegelte Würfel. Der SHA-256 des Geheimnisses ist `{ $commitment }`.
    [one] -# 🔒 Versiegelte Würfel. Der SHA-256 des Geheimnisses ist `{ $commitment }`. Zum Startwert gibt es bisher einen Beitrag.
   *[other] -# 🔒 Versiegelte Würfel. Der SHA-256 des Geheimnisses ist `{ $commitment }`. Zum Startwert gibt es bisher { $brought } Beiträge.
  }
dice-contributions = { $brought ->
    [one] -# Der SHA-256 des einen Beitrags vom Tisch ist `{ $mark }`.
   *[other] -# Der SHA-256 der { $brought } Beiträge vom Tisch ist `{ $mark }`.
  }
dice-opened = -# 🔓 Versiegelte Würfel. `/verify` prüft die ganze Partie.
dice-kept = -# 🔒 Versiegelte Würfel, und das bleiben sie, weil die Partie vorzeitig beendet wurde.
dice-unsealed = ⚠️ **Unversiegelte Würfel:** Den Startwert hat der Host gewählt. Wer ihn kennt, kennt jeden Würfel und jede Karte.
dice-unsealed-mark = -# ⚠️ Unversiegelte Würfel: Den Startwert hat der Host gewählt.
dice-lesson-at-start = Eine Lehrstunde beginnt immer mit denselben Karten.
dice-unsealed-at-start = Die Würfel sind nicht versiegelt, denn den Startwert hat der Host gewählt.

# The verdict of `/verify` and of the script that checks a file: its first line, then one line for each thing checked.
# “Choices” are the lines of the log that players made.

verdict-sealed = Alles stimmt. Die Würfel waren versiegelt, und die ganze Partie folgt aus ihnen.
verdict-unsealed = Das Protokoll stimmt, aber die Würfel waren nicht versiegelt.
verdict-fails = Mit dieser Partie stimmt etwas nicht. { $trouble }
verdict-fails-rules-changed = Mit dieser Partie stimmt etwas nicht. { $trouble } Die Regeln haben sich seit ihrem Beginn geändert, vielleicht liegt es daran.
verdict-passed-line = ✅ **{ $line }**
verdict-failed-line = ❌ **{ $line }**
verdict-line = - { $line }
verdict-seed-chosen = Den Startwert hat der Host beim Eröffnen des Tisches gewählt. Wer ihn kannte, konnte jeden Würfel kennen.
verdict-published = Die veröffentlichte Festlegung ist `{ $commitment }`.
verdict-commitment = Die Festlegung `{ $commitment }` ist der SHA-256 des Geheimnisses.
verdict-seed = { $brought ->
    [0] Der Startwert folgt aus dem Geheimnis. Vom Tisch kam kein Beitrag.
    [one] Der Startwert folgt aus dem Geheimnis und 1 Beitrag vom Tisch.
   *[other] Der Startwert folgt aus dem Geheimnis und { $brought } Beiträgen vom Tisch.
  }
verdict-replayed = Aus diesem Startwert habe ich die ganze Partie noch einmal gespielt. Das brauchte { $drawn ->
    [one] 1 Zahl
   *[other] { $drawn } Zahlen
  } für Würfel und Karten, { $answers ->
    [one] 1 Entscheidung, die erlaubt war,
   *[other] { $answers } Entscheidungen, alle erlaubt,
  } und { $lines ->
    [one] 1 Zeile
   *[other] { $lines } Zeilen
  } lückenloses Protokoll.
verdict-told = Dabei kam in der Chronik dasselbe heraus: { $facts ->
    [one] 1 Tatsache
   *[other] { $facts } Tatsachen
  } und { $positions ->
    [one] 1 gespeicherter Stand
   *[other] { $positions } gespeicherte Stände
  }.
verdict-undone = { $undone ->
    [one] 1 Entscheidung wurde zurückgenommen, bevor gewürfelt oder etwas Geheimes gesehen wurde.
   *[other] { $undone } Entscheidungen wurden zurückgenommen, jede davon, bevor gewürfelt oder etwas Geheimes gesehen wurde.
  }
verdict-went-back = Der Tisch beschloss { $times ->
    [one] einmal
   *[other] { $times } Mal
  } zurückzugehen. Damit { $undone ->
    [one] wurde 1 Entscheidung
   *[other] wurden { $undone } Entscheidungen
  } zurückgenommen. Wo gewürfelt oder etwas Geheimes gesehen worden war, lieferte das Siegel frische Würfel.
verdict-decided-alone = Die einzige Person am Tisch beschloss { $times ->
    [one] einmal
   *[other] { $times } Mal
  } ohne Abstimmung, zurückzugehen, die Partie zu beenden oder jemanden zuschauen zu lassen.
verdict-rules-changed = Die Regeln änderten sich während der Partie { $times ->
    [one] einmal
   *[other] { $times } Mal
  }, und { $dropped ->
    [one] 1 Entscheidung passte
   *[other] { $dropped } Entscheidungen passten
  } nicht mehr. Jedes Mal lieferte das Siegel frische Würfel.
verdict-chain = Die Kette umfasst das Protokoll, { $told ->
    [one] 1 Zeile
   *[other] { $told } Zeilen
  } der Chronik, wer unter welchem Namen wo saß, { $whispers ->
    [0] und woraus die Partie ausgeteilt wurde
    [one] woraus die Partie ausgeteilt wurde, und die Prüfsumme einer geflüsterten Nachricht
   *[other] woraus die Partie ausgeteilt wurde, und die Prüfsummen von { $whispers } geflüsterten Nachrichten
  }.
verdict-whispers-read = { $read ->
    [one] Der Text einer geflüsterten Nachricht liegt vor und passt zu seiner Prüfsumme.
   *[other] Die Texte von { $read } geflüsterten Nachrichten liegen vor und passen zu ihren Prüfsummen.
  }
verdict-head = Zeigt die Abschlusskarte das letzte Glied, `{ $head }`, dann wurde nichts davon geändert oder weggelassen.
verdict-older = { $older ->
    [one] 1 Tatsache stammt aus älteren Regeln. Ich konnte sie nur teilweise vergleichen.
   *[other] { $older } Tatsachen stammen aus älteren Regeln. Ich konnte sie nur teilweise vergleichen.
  }
# Must list everything that the chain leaves out.
verdict-uncovered = Nicht von der Kette erfasst sind Zeiten, wer für einen Platz einen Knopf drückte, Lesezeichen, Tempo, Bilder, wie Computer spielen und ob sie reden, und Tipps vor dem Ende.

# What may be wrong with a game: one sentence each. $line: a line of the log or of the chronicle.

trouble-damaged = Ich kann nicht alles lesen. { $reason }
trouble-seal-missing = In dieser Datei steht nicht, was ihre Würfel bindet. Exportiere die Partie noch einmal von ihrem Tisch.
trouble-seal-closed = Die Partie war beim Export noch nicht vorbei, also ist ihr Siegel nicht offen.
trouble-commitment-differs = Die Festlegung ist nicht der SHA-256 des Geheimnisses.
trouble-commitment-unpublished = Die Festlegung ist nicht die veröffentlichte.
trouble-seed-differs = Der Startwert folgt nicht aus dem Geheimnis und den Beiträgen vom Tisch.
trouble-link-unpublished = Das letzte Glied der Kette ist nicht das veröffentlichte.
trouble-log-cut = Das Protokoll endet vor der Partie. Seine letzten Zeilen fehlen.
trouble-log-too-long = Das Protokoll geht so weit und so oft zurück, dass ich nicht alles noch einmal spielen kann.
trouble-log-line-missing = Zeile { $line } des Protokolls fehlt.
trouble-log-line-unchained = Zeile { $line } des Protokolls passt nicht in die Kette. Sie wurde geändert, oder eine Zeile davor wurde weggelassen.
trouble-undo-differs = Zeile { $line } des Protokolls und ihre Wiederholung sind sich nicht einig, ob sie zurückgenommen werden darf.
trouble-undo-unfair = Zeile { $line } des Protokolls nimmt zurück, was nicht zurückgenommen werden darf.
trouble-undo-repeat-differs = Zeile { $line } des Protokolls müsste die Entscheidung aus Zeile { $other } wiederholen und tut es nicht.
trouble-answer-illegal = Zeile { $line } des Protokolls ist keine erlaubte Entscheidung ({ $reason }).
trouble-rollback-uncounted = Zeile { $line } des Protokolls geht zu Zeile { $other } zurück, und die zählt nicht.
trouble-rollback-unreached = Zeile { $line } des Protokolls geht zu Zeile { $other } zurück, und da stand die Partie nie.
trouble-rollback-unagreed = Zeile { $line } des Protokolls geht zurück, und von einer Zustimmung des Tisches steht nichts in der Chronik.
trouble-rollback-unrenewed = Zeile { $line } des Protokolls geht hinter einen Würfel oder ein Geheimnis zurück und behält die alten Würfel.
trouble-rollback-foreign-seed = Zeile { $line } des Protokolls nimmt frische Würfel aus einem Startwert, der nicht aus dem Siegel folgt.
trouble-rollback-unreachable = Zeile { $line } des Protokolls geht zu einem Punkt zurück, der sich nicht noch einmal erreichen lässt.
trouble-snapshot-differs = Der Stand, der bei Zeile { $line } des Protokolls gespeichert wurde, ist nicht der, den die Wiederholung erreicht.
trouble-chronicle-missing = Die Chronik fehlt.
trouble-chronicle-cut = Die Chronik endet vor der Partie. Ihre letzten Zeilen fehlen.
trouble-chronicle-end-differs = Die Chronik endet nicht mit dem Glied, das die Datei nennt. Es fehlen Zeilen.
trouble-chronicle-incomplete = In der Chronik fehlt etwas, das Zeile { $line } des Protokolls erzählt.
trouble-chronicle-no-start = In der Chronik steht nicht, dass die Partie begann.
trouble-chronicle-no-seats = In der Chronik steht nicht, wer wo saß.
trouble-chronicle-line-missing = Zeile { $line } der Chronik fehlt oder ist unlesbar.
trouble-chronicle-line-misplaced = Zeile { $line } der Chronik gehört dort, wo sie steht, zu keiner Zeile des Protokolls.
trouble-chronicle-line-unchained = Zeile { $line } der Chronik passt nicht in die Kette. Sie wurde geändert, oder eine Zeile wurde weggelassen.
trouble-chronicle-line-differs = Zeile { $line } der Chronik passt nicht zu Zeile { $other } des Protokolls.
trouble-chronicle-line-other-version = Zeile { $line } der Chronik stammt aus einer Fassung der Regeln, nach der diese Partie nie gespielt wurde.
trouble-chronicle-line-other-account = Zeile { $line } der Chronik nennt ein anderes Konto als die Kette.
trouble-deal-missing = In der Datei steht nicht, woraus die Partie ausgeteilt wurde.
trouble-deal-differs = In der Datei ist anders ausgeteilt, als die Partie begann.
trouble-deal-seats = Die Partie wurde für { $seats } Plätze ausgeteilt, möglich sind aber { $min } bis { $max }.
trouble-deal-experience = Laut Datei hatten schon mehr Leute gespielt, als es Plätze gibt.
trouble-deal-version = Der Stand am Anfang stammt nicht aus den Regeln, mit denen die Partie begann.
trouble-rules-fail-deal = Die Regeln scheitern beim Austeilen ({ $reason }).
trouble-rules-fail-line = Die Regeln scheitern an Zeile { $line } des Protokolls ({ $reason }).
trouble-rules-fail-facts = Die Regeln scheitern an dem, was Zeile { $line } des Protokolls erzählt ({ $reason }).
trouble-about-names = Die Namen sind nicht die der Leute, die dort saßen.
trouble-about-file = Was die Datei über sich sagt, passt nicht zu ihrem Inhalt.
trouble-about-people = Die Leute sind nicht die, die dort saßen.
trouble-about-host = Der Host ist nicht der, der es in dieser Partie war.
trouble-whisper-differs = Geflüsterte Nachricht { $line } stimmt nicht mit dem überein, was geflüstert wurde.
