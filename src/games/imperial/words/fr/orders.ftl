# Standing orders: their titles, a hint (at most 100 characters), what the order may be set to, and the private note to
# the player after it has been followed.

order-fighting =
    .hint = Si tu continues le combat, tu attaques avec ce que tu tiens, sans lancer ni lire.
order-trades = Échanges
    .hint = Quand quelqu’un d’autre t’en propose un à son tour.
    .value = { $value ->
        [refuse] Les refuser
       *[ask] Me demander
      }
    .followed = Échange refusé (ta consigne).
order-charm = Le Porte-bonheur
    .hint = Quand changer un dé de 1 ferait une différence.
    .value = { $value ->
        [ask] Me demander dès que ça change quelque chose
        [spare] Le garder, sauf pour me sauver la vie
       *[gain] Me demander s’il y a quelque chose à gagner
      }
    .followed = { $key ->
        [keep] J’ai gardé ton Porte-bonheur. Tu peux changer ça dans tes consignes.
       *[other] J’ai utilisé ton Porte-bonheur pour te sauver la vie. Tu peux changer ça dans tes consignes.
      }
order-palantir = Le Palantir
    .hint = Quand tu pourrais renvoyer une rencontre.
    .value = { $value ->
        [keep] Ne rien renvoyer
       *[ask] Me demander
      }
    .followed = Rien n’a été renvoyé (ta consigne).
order-company = Créatures qui veulent venir
    .hint = Les familiers aussi.
    .value = { $value ->
        [accept] Les emmener
        [refuse] Les renvoyer
       *[ask] Me demander
      }
    .followed = { $value ->
        [accept] Compagnon accepté (ta consigne).
       *[refuse] Compagnon renvoyé (ta consigne).
      }
order-convoys = Faire route à plusieurs
    .hint = Que répondre quand on t’invite (« Voyager ensemble »).
    .value = { $value ->
        [accept] Venir aussi
        [refuse] Rester où je suis
       *[ask] Me demander
      }
    .followed = { $value ->
        [accept] Tu viens aussi (ta consigne).
       *[refuse] Tu restes où tu es (ta consigne).
      }
order-support = Les combats des autres
    .hint = Que répondre quand un combat éclate là où tu es (« Voyager ensemble »).
    .value = { $value ->
        [join] Prêter main-forte
        [stay-out] Ne pas m’en mêler
       *[ask] Me demander
      }
    .followed = { $value ->
        [join] Tu te joins au combat (ta consigne).
       *[stay-out] Tu ne te mêles pas du combat (ta consigne).
      }
order-oasis = L’Oasis en chemin
    .hint = Quand une route la traverse, et qu’elle est là.
    .value = { $value ->
        [walk-on] Continuer
       *[ask] Me demander
      }
    .followed = Tu continues à travers l’Oasis (ta consigne).
