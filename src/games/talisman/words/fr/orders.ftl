# Standing orders: their titles, a hint (at most 100 characters), what the order may be set to, and the private note to
# the player after it has been followed.

order-windows = Quand me demander
    .hint = Des Sorts sont possibles au début d’un tour, lors d’une attaque ou d’une perte.
    .value = { $value ->
        [spells] Pour ce qui me concerne, et quand on lance des Sorts
        [always] Toujours, quelle que soit l’affaire
        [never] Jamais, sauf pour mes cartes et capacités
       *[mine] Pour ce qui me concerne
      }
    .followed = { $value ->
        [spells] J’ai passé pour toi (ta consigne : pour ce qui te concerne, et quand on lance des Sorts).
        [never] J’ai passé pour toi (ta consigne : seulement pour tes cartes et capacités).
       *[mine] J’ai passé pour toi. Tu peux changer ça dans tes consignes.
      }
order-start = Demander au début de mon tour
    .hint = C’est là que se lancent la plupart des Sorts, avant le dé.
    .value = { $value ->
        [off] Non
       *[on] Oui
      }
    .followed = J’ai passé pour toi au début de ton tour (ta consigne).
order-landing = Demander à mon arrivée
    .hint = Avant la Rencontre.
    .value = { $value ->
        [off] Non
       *[on] Oui
      }
    .followed = J’ai passé pour toi à ton arrivée (ta consigne).
order-ending = Demander à la fin de mon tour
    .hint = Après la Rencontre.
    .value = { $value ->
        [off] Non
       *[on] Oui
      }
    .followed = J’ai passé pour toi à la fin de ton tour (ta consigne).
order-rest = Passer pour le reste de ce tour
    .hint = Quoi qu’il arrive, je ne te demande rien. Le tour fini, je recommence.
    .value = { $value ->
        [off] Non
       *[on] Oui
      }
    .followed = J’ai passé pour toi jusqu’à la fin du tour (ta consigne).
order-calm = Passer tant qu’il ne m’arrive rien
    .hint = Je redemande si on t’attaque, si tu perds quelque chose, ou si un Sort te vise ou t’arrive.
    .value = { $value ->
        [off] Non
       *[on] Oui
      }
    .followed = J’ai passé pour toi, puisqu’il ne t’est rien arrivé (ta consigne).
order-weapons = Armes
    .hint = Quand tu en as plus que tu ne peux en utiliser à la fois.
    .value = { $value ->
        [best] Prendre la meilleure
       *[ask] Me demander
      }
    .followed = Meilleure Arme utilisée (ta consigne).
order-protection = Protection
    .hint = Quand tu perds une Vie au Combat et que tu as plusieurs Protections.
    .value = { $value ->
        [best] Essayer la plus sûre
       *[ask] Me demander
      }
    .followed = Protection la plus sûre essayée (ta consigne).
order-trophies = Trophées
    .hint = Quand ton tour finit et que tu en as assez pour un échange.
    .value = { $value ->
        [ask] Me demander
        [trade] En échanger le plus possible
        [keep] Les garder
       *[thrifty] Échanger si presque rien n’est perdu, sinon me demander
      }
    .followed = { $value ->
        [keep] Trophées gardés (ta consigne).
        [trade] Trophées échangés (ta consigne).
       *[thrifty] J’ai échangé tes trophées. Tu peux changer ça dans tes consignes.
      }
order-take = Ce qui traîne par terre
    .hint = Or, Suivants et Objets, tant que tu as la place pour tout.
    .value = { $value ->
        [ask] Me demander chaque fois
       *[plain] Prendre pour moi
      }
    .followed = J’ai ramassé pour toi. Tu peux changer ça dans tes consignes.
order-foresight = Cartes que je vois venir
    .hint = Avec l’Orbe de Savoir, ou la Prophétesse.
    .value = { $value ->
        [ask] Me demander chaque fois
       *[plain] Décider pour moi si c’est évident
      }
    .followed = J’ai fait les choix évidents pour les cartes que tu voyais venir. Tu peux changer ça dans tes consignes.
order-spoils = Butin
    .hint = Quand tu bats un autre Personnage.
    .value = { $value ->
        [life] Prendre une Vie
        [object] Prendre le meilleur Objet, ou une Vie
       *[ask] Me demander
      }
    .followed = { $value ->
        [life] Vie prise (ta consigne).
       *[object] Butin pris (ta consigne).
      }
order-luck = Jetons de chance
    .hint = À une table qui en a. En dépenser un relance tes dés.
    .value = { $value ->
        [failed] Me demander, sauf si le lancer a réussi
        [keep] Jamais, le premier lancer compte
       *[ask] Me demander après chaque lancer
      }
    .followed = { $value ->
        [failed] Le lancer était bon : tu gardes ton jeton de chance (ta consigne).
       *[keep] Jeton de chance gardé (ta consigne).
      }
