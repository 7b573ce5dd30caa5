# Standing orders: their titles, a hint (at most 100 characters), what the order may be set to, and the private note to
# the player after it has been followed.

order-windows = Wann ich fragen soll
    .hint = Zauber für jederzeit kommen zu Beginn von Zügen, bei Angriffen und bei Verlusten dran.
    .value = { $value ->
        [spells] In eigener Sache und bei Zaubern
        [always] Immer, egal um wen es geht
        [never] Nie, außer bei meinen eigenen Karten und Fähigkeiten
       *[mine] In eigener Sache
      }
    .followed = { $value ->
        [spells] Für dich gepasst (dein Dauerauftrag: nur in eigener Sache und bei Zaubern fragen).
        [never] Für dich gepasst (dein Dauerauftrag: nur bei eigenen Karten und Fähigkeiten fragen).
       *[mine] Ich habe für dich gepasst. In deinen Daueraufträgen kannst du das ändern.
      }
order-start = Fragen zu Beginn meines Zuges
    .hint = Die meisten Zauber wirkt man dann, vor dem Würfeln.
    .value = { $value ->
        [off] Nein
       *[on] Ja
      }
    .followed = Zu Beginn deines Zuges für dich gepasst (dein Dauerauftrag).
order-landing = Fragen, wenn ich lande
    .hint = Vor der Begegnung.
    .value = { $value ->
        [off] Nein
       *[on] Ja
      }
    .followed = Bei deiner Landung für dich gepasst (dein Dauerauftrag).
order-ending = Fragen am Ende meines Zuges
    .hint = Nach der Begegnung.
    .value = { $value ->
        [off] Nein
       *[on] Ja
      }
    .followed = Am Ende deines Zuges für dich gepasst (dein Dauerauftrag).
order-rest = Passen für den Rest des Zuges
    .hint = Egal was kommt, ich frage nicht, ob du handeln willst. Nach diesem Zug frage ich wieder.
    .value = { $value ->
        [off] Nein
       *[on] Ja
      }
    .followed = Bis zum Ende des Zuges für dich gepasst (dein Dauerauftrag).
order-calm = Passen, bis mir etwas passiert
    .hint = Ich frage wieder, wenn du angegriffen wirst, etwas verlierst oder ein Zauber im Spiel ist.
    .value = { $value ->
        [off] Nein
       *[on] Ja
      }
    .followed = Für dich gepasst, weil dir noch nichts passiert ist (dein Dauerauftrag).
order-weapons = Waffen
    .hint = Wenn du mehr hast, als du auf einmal benutzen darfst.
    .value = { $value ->
        [best] Nimm, was am meisten bringt
       *[ask] Frag mich
      }
    .followed = Beste Waffe benutzt (dein Dauerauftrag).
order-protection = Schutz
    .hint = Wenn im Kampf ein Leben weg wäre und du mehrere von Rüstung, Schild und Helm hast.
    .value = { $value ->
        [best] Versuch das Sicherste
       *[ask] Frag mich
      }
    .followed = Sichersten Schutz versucht (dein Dauerauftrag).
order-trophies = Trophäen
    .hint = Wenn dein Zug endet und du genug davon zum Tauschen hast.
    .value = { $value ->
        [ask] Frag mich
        [trade] Tausch so viele wie möglich
        [keep] Behalt sie
       *[thrifty] Tausch, wenn kaum ein Punkt verfällt, sonst frag mich
      }
    .followed = { $value ->
        [keep] Trophäen behalten (dein Dauerauftrag).
        [trade] Trophäen getauscht (dein Dauerauftrag).
       *[thrifty] Ich habe Trophäen für dich getauscht. In deinen Daueraufträgen kannst du das ändern.
      }
order-take = Was herumliegt
    .hint = Gold, Begleiter und Gegenstände, solange du für alles Platz hast.
    .value = { $value ->
        [ask] Frag mich jedes Mal
       *[plain] Nimm es für mich
      }
    .followed = Ich habe es für dich aufgehoben. In deinen Daueraufträgen kannst du das ändern.
order-foresight = Karten, die ich kommen sehe
    .hint = Mit der Kugel des Wissens oder als Prophetin.
    .value = { $value ->
        [ask] Frag mich jedes Mal
       *[plain] Entscheide für mich, wenn es klar ist
      }
    .followed = Bei den Karten, die du kommen sahst, habe ich das Naheliegende getan. In deinen Daueraufträgen kannst du das ändern.
order-spoils = Beute
    .hint = Wenn du einen anderen Charakter besiegt hast.
    .value = { $value ->
        [life] Nimm ein Leben
        [object] Nimm den besten Gegenstand, sonst ein Leben
       *[ask] Frag mich
      }
    .followed = { $value ->
        [life] Leben genommen (dein Dauerauftrag).
       *[object] Beute genommen (dein Dauerauftrag).
      }
order-luck = Glücksmarken
    .hint = An Tischen, die welche haben. Für eine Marke würfelst du neu.
    .value = { $value ->
        [failed] Frag mich nur, wenn der Wurf misslungen ist
        [keep] Nie, der erste Wurf gilt
       *[ask] Frag mich nach jedem Wurf
      }
    .followed = { $value ->
        [failed] Der Wurf war gut, also behältst du deine Glücksmarke (dein Dauerauftrag).
       *[keep] Glücksmarke behalten (dein Dauerauftrag).
      }
