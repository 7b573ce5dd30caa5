# Standing orders: their titles, a hint (at most 100 characters), what the order may be set to, and the private note to
# the player after it has been followed.

order-fighting =
    .hint = Kämpfst du so weiter, greifst du mit dem an, was du hältst, ohne zu zaubern oder zu lesen.
order-trades = Handel
    .hint = Wenn jemand im eigenen Zug einen vorschlägt.
    .value = { $value ->
        [refuse] Ablehnen
       *[ask] Frag mich
      }
    .followed = Handel abgelehnt (dein Dauerauftrag).
order-charm = Der Glücksbringer
    .hint = Wenn ein um 1 geänderter Würfel etwas ausmachen würde.
    .value = { $value ->
        [ask] Frag mich immer, wenn es etwas ausmacht
        [spare] Behalten, außer um mein Leben zu retten
       *[gain] Frag mich, wenn es etwas zu gewinnen gibt
      }
    .followed = { $key ->
        [keep] Ich habe deinen Glücksbringer behalten. In deinen Daueraufträgen kannst du das ändern.
       *[other] Ich habe dir mit dem Glücksbringer das Leben gerettet. In deinen Daueraufträgen kannst du das ändern.
      }
order-palantir = Der Palantir
    .hint = Wenn du eine Begegnung zurückschicken könntest.
    .value = { $value ->
        [keep] Nichts zurückschicken
       *[ask] Frag mich
      }
    .followed = Nichts zurückgeschickt (dein Dauerauftrag).
order-company = Wesen, die mitkommen wollen
    .hint = Auch Vertraute.
    .value = { $value ->
        [accept] Mitnehmen
        [refuse] Wegschicken
       *[ask] Frag mich
      }
    .followed = { $value ->
        [accept] Gefährten mitgenommen (dein Dauerauftrag).
       *[refuse] Gefährten weggeschickt (dein Dauerauftrag).
      }
order-convoys = Gemeinsam gehen
    .hint = Was du antwortest, wenn dich jemand zum Mitgehen einlädt („Zusammen reisen“).
    .value = { $value ->
        [accept] Mitkommen
        [refuse] Bleiben, wo ich bin
       *[ask] Frag mich
      }
    .followed = { $value ->
        [accept] Du bist mitgekommen (dein Dauerauftrag).
       *[refuse] Du bist geblieben, wo du warst (dein Dauerauftrag).
      }
order-support = Fremde Kämpfe
    .hint = Was du antwortest, wenn neben dir ein Kampf ausbricht („Zusammen reisen“).
    .value = { $value ->
        [join] Mithelfen
        [stay-out] Heraushalten
       *[ask] Frag mich
      }
    .followed = { $value ->
        [join] Du hast mitgekämpft (dein Dauerauftrag).
       *[stay-out] Du hast dich herausgehalten (dein Dauerauftrag).
      }
order-oasis = Die Oase unterwegs
    .hint = Wenn eine Straße hindurchführt und sie da ist.
    .value = { $value ->
        [walk-on] Weitergehen
       *[ask] Frag mich
      }
    .followed = Du bist durch die Oase weitergegangen (dein Dauerauftrag).
