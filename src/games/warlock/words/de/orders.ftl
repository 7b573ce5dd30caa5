# Standing orders: their titles, a hint (at most 100 characters), what the order may be set to, and the private note to
# the player after it has been followed.

order-fighting =
    .hint = Kämpfst du so weiter, benutzt du nur, was du schon in der Hand hast.
order-cards = Schatzkarten, die helfen könnten
    .hint = Vor und in Kämpfen und in Sackgassen.
    .value = { $value ->
        [pass] Keine einsetzen
       *[ask] Frag mich
      }
    .followed = Keine Karte eingesetzt (dein Dauerauftrag).
order-attacks = Wenn ich angegriffen werde
    .hint = Von einem anderen Charakter. Du könntest dich freikaufen.
    .value = { $value ->
        [fight] Kämpfen und nichts anbieten
       *[ask] Frag mich
      }
    .followed = Du hast gekämpft und nichts angeboten (dein Dauerauftrag).
order-truces = Waffenstillstand
    .hint = Wenn dein Gegenüber einen anbietet.
    .value = { $value ->
        [refuse] Ablehnen
        [accept] Annehmen
       *[ask] Frag mich
      }
    .followed = { $value ->
        [accept] Waffenstillstand angenommen (dein Dauerauftrag).
       *[refuse] Waffenstillstand abgelehnt (dein Dauerauftrag).
      }
order-deals = Handel
    .hint = Wenn ein anderer Charakter einen vorschlägt.
    .value = { $value ->
        [decline] Ablehnen
       *[ask] Frag mich
      }
    .followed = Handel abgelehnt (dein Dauerauftrag).
order-finds = Schätze, die ich nehmen darf
    .hint = Nehmen und behalten, oder jedes Mal fragen. Müsstest du dafür etwas dalassen, frage ich immer.
    .value = { $value ->
        [keep] Nehmen, solange Platz ist
       *[ask] Frag mich
      }
    .followed = Ich habe für dich genommen, was dort lag. In deinen Daueraufträgen kannst du das ändern.
order-challenges = Verdiente Schlüsselproben
    .hint = Wenn dein Zugwürfel eine erlaubt. Bei der Kristallkugel frage ich immer.
    .value = { $value ->
        [open] Frag mich, solange es helfen kann
        [decline] Keine Zahl nennen
       *[ask] Frag mich
      }
    .followed = { $value ->
        [open] Keine Zahl genannt: Du weißt, was unter der Truhe liegt.
       *[decline] Keine Zahl genannt (dein Dauerauftrag).
      }
order-lantern = Die Laterne nach einem Raub
    .hint = Eine zweite bringt dir nichts, aber im Dunkeln tappt dann jemand anderes.
    .value = { $value ->
        [take] Nehmen
       *[ask] Frag mich
      }
    .followed = Ich habe die Laterne für dich genommen. In deinen Daueraufträgen kannst du das ändern.
order-champion = Würfel der Monster
    .hint = Wenn jemand gegen ein Monster kämpft und du dafür würfelst.
    .value = { $value ->
        [roll] Würfle für mich
       *[ask] Ich drücke selbst
      }
    .followed = Ich habe für das Monster gewürfelt (dein Dauerauftrag).
