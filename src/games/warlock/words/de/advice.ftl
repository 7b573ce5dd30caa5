# A player's aim, in one or two short sentences, and hints for beginners, each shown once. They have to be true under all
# house rules.

aim-learn = Finde die { $locks } Zahlen unter der Truhe heraus, und bring ihre Schlüssel mit.
aim-learn-rest =
    { $known ->
        [0] Du kennst noch keine der { $locks } Zahlen unter der Truhe.
       *[other] Du kennst { $known } der { $locks } Zahlen unter der Truhe: { $numbers }.
    }
    .how = Mehr erfährst du durch Schlüsselproben und die Schlüsselkarten der anderen.
    .alone = Mehr erfährst du durch Schlüsselproben.
aim-key =
    { $count ->
        [one] Du brauchst Schlüssel { $keys }
       *[other] Du brauchst die Schlüssel { $keys }
    } und dann die Truhe, { $turns ->
        [0] vor der du stehst.
        [one] 1 Zug entfernt.
       *[other] { $turns } Züge entfernt.
    }
aim-key-known = Schlüssel { $key } liegt { $place }, { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    } entfernt.
aim-chest =
    { $turns ->
        [0] Du hast die richtigen Schlüssel. Öffne die Truhe!
        [one] Du hast die richtigen Schlüssel. Die Truhe ist 1 Zug entfernt.
       *[other] Du hast die richtigen Schlüssel. Die Truhe ist { $turns } Züge entfernt.
    }
aim-treasure =
    { $turns ->
        [one] Der nächste Schatz liegt { $place }, 1 Zug entfernt.
       *[other] Der nächste Schatz liegt { $place }, { $turns } Züge entfernt.
    }
aim-rounds =
    { $rounds ->
        [0] Das ist die letzte Runde.
        [one] Nach dieser Runde kommt noch 1.
       *[other] Nach dieser Runde kommen noch { $rounds }.
    }
aim-way =
    { $turns ->
        [one] Die Truhe ist 1 Zug entfernt.
       *[other] Die Truhe ist bestenfalls { $turns } Züge entfernt.
    }
aim-go =
    Höchste Zeit! { $rounds ->
        [0] Das ist die letzte Runde.
        [one] Nach dieser Runde kommt nur noch 1.
       *[other] Nach dieser Runde kommen nur noch { $rounds }.
    }
aim-out-of-reach = Die Truhe ist nicht mehr zu erreichen, aber richtige Zahlen zählen trotzdem.
aim-missed =
    { $turns ->
        [one] Du setzt deinen nächsten Zug aus.
       *[other] Du setzt deine nächsten { $turns } Züge aus.
    }
aim-reckoning = Schreib die Zahlen auf, die dein Notizbuch offenlässt oder beweist. Eine Zahl zählt mehr, wenn du ihren Schlüssel hast.

beginner-goal = Eine Schlüsselkarte zeigt eine Zahl, die nicht unter der Truhe liegt. Ein Schlüssel öffnet ein Schloss. Zum Sieg brauchst du die Zahlen darunter und zu jeder den Schlüssel.
beginner-missed = Du musst gleich aussetzen. Was daran schuld ist, etwa eine Sackgasse im Labyrinth, steht in der Chronik. Sonst ist nichts verloren.
beginner-window = An meinem Schweigen soll niemand erkennen, was du bei dir hast. Darum frage ich in solchen Momenten auch dann, wenn du nichts einsetzen kannst. Passen kostet nichts.
beginner-chest = Sind alle deine Zahlen richtig, hast du gewonnen. Ist eine falsch, landest du am Südufer, und alle hören, wie viele es waren.
beginner-adventurer = Proviant heilt dich. Mit Gold bezahlst du die Fähre, die Seherin und mehr. Von beidem etwas ist ein guter Anfang.
beginner-reenter = Ein neuer Charakter beginnt nur mit dem, was er einpackt. Was der tote bei sich hatte, liegt dort, wo er gefallen ist.
beginner-move = In Räumen gibt es Schätze und jemanden, der sie bewacht. Gänge führen nur von Raum zu Raum.
beginner-passage = Geheimgänge führen weit. Ohne Laterne bestimmt ein Würfel, wo du herauskommst.
beginner-maze = Das Labyrinth wird Karte für Karte aufgedeckt. Eine Sackgasse kostet dich Zeit, und danach kennen sie alle.
beginner-river = Die Fähre kostet Gold und ist sicher. Das Floß verlangt Glück, und die Brücke nimmt, was der Würfel sagt.
beginner-encounter = Nicht alle in einem Raum wollen Streit. Lies, was jede Möglichkeit kostet und was sie dir bringen kann.
beginner-resolve = Jetzt ist Zeit für Handel und Händel mit anderen auf diesem Feld. Ist niemand da, mach weiter.
beginner-reckoning = Schreib auf, welche Zahlen wohl unter der Truhe liegen. Eine richtige zählt mehr, wenn du ihren Schlüssel hast.

# The lesson: its goal, its steps as orders, what became of a decision, and its end.

lesson-goal = Die Truhe des Hexenmeisters ist verschlossen. Du brauchst die richtigen Zahlen und zu jeder einen Schlüssel, und beides findet sich in den Räumen.
lesson-room = Betritt einen Raum
lesson-treasure = Nimm einen Schatz
lesson-battle = Gewinne einen Kampf
lesson-number = Erfahre eine Zahl
came-killed = Gewonnen, also steht niemand mehr zwischen dir und dem Schatz.
came-escaped = Du bist lebend entkommen, und das ist keine Schande. Der Schatz wartet im Raum auf später.
came-claimed = Das kann ein Schlüssel sein, eine Waffe oder etwas zum Bezahlen. Sieh auf deiner Hand nach.
came-beneath = Diese Zahl liegt unter der Truhe, ihr Schlüssel lohnt sich also. Dein Notizbuch merkt sie sich für dich.
came-number = Steht eine Zahl auf einer Schlüsselkarte, die du gesehen hast, liegt sie nicht unter der Truhe. Dein Notizbuch merkt sich das.
came-round =
    { $outcome ->
        [won] Dein Wurf und deine Gewandtheit waren zusammen höher, also kostet es die andere Seite Ausdauer.
        [lost] Die andere Seite kam höher, also kostet es dich Ausdauer.
       *[other] In dieser Runde kommt niemand zu Schaden.
    }
lesson-praise = Gut gemacht! Du hast erkundet, gekämpft, einen Schatz genommen und eine Zahl erfahren.
lesson-next = Spiel weiter bis zum Fluss, zum Labyrinth und zur Truhe dahinter. Mehr dazu unter *So wird gespielt*.
