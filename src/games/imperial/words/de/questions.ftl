# Questions. “You” is the player who is asked, $who and $rival are other players. A place comes with its preposition.

ask-anything = Was machst du?
ask-character = Wer willst du sein?
ask-starting-spell = Welchen Zauber nimmst du mit?
ask-newcomer = Dein Charakter ist tot. Wer kommt als Nächstes?
ask-move = Wohin? Du bist { $in }.
ask-move-followed = In Gesellschaft bist du weit genug gekommen. Du bist { $in }. Was machst du statt zu ziehen?
ask-move-held = Der Sand hält dich noch fest. Du bist { $in }. Was machst du statt zu ziehen?
ask-where = Wohin?
ask-oasis = Die Oase ist da. Weitergehen oder anhalten?
ask-teleport = Wo tauchst du auf?
ask-raft = An welcher Küste landest du?
ask-meditate = Über welchen Zauber meditierst du?
ask-leave = Wohin gehst du?
ask-business = Hast du { $in } etwas zu erledigen, bevor es weitergeht?
ask-business-here = Hast du hier etwas zu erledigen, bevor es weitergeht?
ask-weapon = Welche Waffe gibst du her?
ask-forget = Mehr als 4 Hinweise darf niemand haben. Welchen vergisst du?
ask-shift = Du hast { $total } gewürfelt. Ändert { NAME($item, form: "nom") } das?
ask-vessel = Eine Waffe oder etwas, das schwimmt?
ask-cure-all = { $wounds ->
    [one] Für eine Waffe heilt man die 1 Wunde in deiner Gruppe. Welche Waffe?
   *[other] Für eine Waffe heilt man alle { $wounds } Wunden in deiner Gruppe. Welche Waffe?
  }
ask-charm = Reibst du den Glücksbringer?
charm-dice = { $count ->
    [one] Dein Würfel zeigt { $dice }.
   *[other] Deine Würfel zeigen { $dice }.
  }
charm-dice-exploring = Deine Würfel zeigen { $dice }. Du erkundest { NAME($place, form: "acc") }.
charm-dice-against = Dein Würfel zeigt { $dice }, der andere { $theirs }.
charm-dice-needs = { $count ->
    [one] Dein Würfel zeigt { $dice }, und du brauchst { $target }.
   *[other] Deine Würfel zeigen { $dice }, und du brauchst { $target }.
  }
ask-heal-one = Eine Wunde heilt. Bei wem?
ask-heal = Wer wird geheilt?
ask-last-words = Du bist verhaftet. Noch ein letztes Wort?
ask-prison = Was machst du im Gefängnis?
ask-bribe = Welchen Schatz bekommt der Kerkermeister?
ask-palantir = Der Palantir zeigt { NAME($foe, form: "acc") }. Lässt du das zu?
ask-played = Wer bekommt Besuch { NAME($foe, form: "vom") }?
ask-villain = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Nom") } haben mit dir nichts zu schaffen. Mit wem dann?
   *[other] { NAME($foe, form: "Nom") } hat mit dir nichts zu schaffen. Mit wem dann?
  }
ask-horse = Das Wildpferd mustert dich. Redest du mit ihm, oder versuchst du dein Glück?
ask-dragon = Olliver J. Dragon sammelt. Was steuerst du bei?
ask-tax = Der Steuereintreiber hat ein Formular. Was gibst du an?
ask-peddler = Der Hausierer öffnet seinen Mantel. Eine Waffe gegen einen Hinweis oder gegen die bessere von zwei?
ask-peddler-keep = Welche von beiden behältst du?
ask-nomads = Die Nomaden tauschen einen Hinweis gegen eine Waffe. Welche?
ask-mermaid = Worum bittest du die Meerjungfrau?
ask-gift = Man bietet dir einen Zauber an. Welchen?
ask-pirates = Die Piraten brauchen ihr Boot nicht mehr. Du vielleicht?

# What each companion is good for stands in its question.
ask-join = { $kind ->
    [black-cat] Die **Schwarze Katze** nimmt Elfen, Kleriker und Magier als Personal und hat dich ausgesucht: +1 auf jede Meditation.
    [ed-eagle] **Ed Eagle** hat ausgezeichnete Augen, schlechte Witze und ein Angebot: Als Späher lässt er dich in der Wildnis zwei Schritte gehen.
    [elephant] Der **Elefant** hat sich aus einer anderen Geschichte verlaufen und wäre gern in deiner. Stark, langsam, und in ein Boot kommt er nicht. In ein Schiff vielleicht.
    [elf-princess] Die **Elfenprinzessin** hat sich verirrt und ist überzeugt, dass alle anderen sich bewegt haben. Bring sie nach Silberblatt, das gibt 1 Schatz und heilt alle deine Wunden.
    [guillaume-tell] **Guillaume Tell** bietet an mitzukommen. Beweglichkeit 1, aber 5 mit dem eigenen Bogen. Was du ihm leihst, behält er, wenn er geht. Versteck die Äpfel.
    [lion] Der **Löwe** wollte nur einen Dorn gezogen haben und würde dich gern begleiten.
    [maid-marywin] **Maid Marywin** hätte gern Geleit nach Burg Hochdüster und zahlt 1 Schatz und 1 Hinweis. Beweglichkeit 1, elf Truhen. Sie läuft nie weg: Sonst würde niemand die Truhen tragen.
    [wild-horse] Das **Wildpferd** hat entschieden, dass du seinen Rücken leihen darfst. Mit ihm kommst du auf Straßen 1 Feld weiter.
   *[other] { NAME($foe, form: "Nom") } möchte sich dir anschließen.
  }
ask-emerald = Der **Smaragd des Lebens** könnte { NAME($foe, form: "acc") } retten. Benutzt du ihn?
ask-raise = { $mark } Punkte Erfahrung: Du hast etwas gelernt. Was?
ask-raise-some = Du hast etwas gelernt. Was?

## Company

ask-convoy = { $who } hätte dich unterwegs gern dabei. Kommst du mit?
ask-invite = Wen nimmst du mit?
ask-support = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Nom") } greifen neben dir { $who } an. Hilfst du?
   *[other] { NAME($foe, form: "Nom") } greift neben dir { $who } an. Hilfst du?
  }
ask-support-somebody = Neben dir wird jemand angegriffen. Hilfst du?
ask-attack = Niemand schaut hin. Greifst du jemanden an?
ask-charm-companion = Wen aus der anderen Gruppe wirbst du ab?

## Fights

ask-round = { $stage ->
    [approach] Runde { $round }, Annäherung. Was machst du?
   *[melee] Runde { $round }, Nahkampf. Was machst du?
  }
ask-this-round = Was machst du in dieser Runde?
ask-approach = { $rounds ->
    [one] Noch 1 Runde Annäherung, und niemand kann schießen. Warten, herangehen oder fliehen?
   *[other] Noch { $rounds } Runden Annäherung, und niemand kann schießen. Warten, herangehen oder fliehen?
  }
will-run = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Nom") } werden versuchen zu fliehen.
   *[other] { NAME($foe, form: "Nom") } wird versuchen zu fliehen.
  }
ask-draw = Nahkampf: mit welcher Waffe?
ask-allot = { $hits ->
    [one] 1 Treffer ist übrig. Wer steckt ihn ein?
   *[other] { $hits } Treffer sind übrig. Wer steckt den nächsten ein?
  }
ask-transfer = Wie viele deiner Treffer fängt das Schiff ab?
ask-run = Weiterkämpfen oder fliehen?
ask-run-retreating = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Nom") } haben genug und werden versuchen zu fliehen. Und du?
   *[other] { NAME($foe, form: "Nom") } hat genug und wird versuchen zu fliehen. Und du?
  }

## Trade and gear

ask-partner = Mit wem handelst du?
ask-trade-terms = Was gibst du { $rival }, und was verlangst du dafür? Wähl eins nach dem anderen.
ask-trade-terms-more = Bisher gibst du { $gives } und verlangst { $asks }. { $rival } hat es noch nicht gesehen.
ask-trade-terms-more-gift = Bisher gibst du { $gives } und verlangst nichts. { $rival } hat es noch nicht gesehen.
ask-trade-terms-more-plea = Bisher gibst du nichts und verlangst { $asks }. { $rival } hat es noch nicht gesehen.
ask-trade = { $rival } bietet dir { $gives } für { $asks } an. Nimmst du an?
ask-trade-gift = { $rival } bietet dir { $gives } ganz umsonst an. Nimmst du an?
ask-trade-plea = { $rival } verlangt { $asks } von dir und bietet nichts. Nimmst du an?
ask-trade-clue = Welchen Hinweis gibst du her?
ask-ready = Welche Waffe hältst du bereit?
ask-shield = Welchen Schild hältst du?
ask-lend = Wer bekommt was?
ask-reclaim = Was holst du dir zurück?
ask-dismiss = Wen schickst du weg?
