# Standing orders: their titles, a hint (at most 100 characters), what the order may be set to, and the private note to
# the player after it has been followed.

order-fighting =
    .hint = Si tu continues le combat, tu n’utilises que ce que tu tiens déjà.
order-cards = Cartes Trésor qui pourraient servir
    .hint = Avant et pendant les batailles, et dans les impasses.
    .value = { $value ->
        [pass] N’en utiliser aucune
       *[ask] Me demander
      }
    .followed = Aucune carte utilisée (ta consigne).
order-attacks = Quand on m’attaque
    .hint = Un autre aventurier. Tu pourrais payer pour avoir la paix.
    .value = { $value ->
        [fight] Se battre, sans rien proposer
       *[ask] Me demander
      }
    .followed = Combat accepté, sans rien proposer (ta consigne).
order-truces = Trêves
    .hint = Quand l’adversaire en propose une.
    .value = { $value ->
        [refuse] Les refuser
        [accept] Les accepter
       *[ask] Me demander
      }
    .followed = { $value ->
        [accept] Trêve acceptée (ta consigne).
       *[refuse] Trêve refusée (ta consigne).
      }
order-deals = Marchés
    .hint = Quand un autre aventurier en propose un.
    .value = { $value ->
        [decline] Les refuser
       *[ask] Me demander
      }
    .followed = Marché refusé (ta consigne).
order-finds = Trésors que je peux prendre
    .hint = Les prendre, ou décider chaque fois. S’il fallait laisser quelque chose, je demande toujours.
    .value = { $value ->
        [keep] Prendre tant qu’il y a la place
       *[ask] Me demander
      }
    .followed = J’ai pris pour toi ce qui s’y trouvait. Tu peux changer ça dans tes consignes.
order-challenges = Défis des Clefs gagnés
    .hint = Quand ton dé de déplacement en donne un. Avec la Boule de cristal, je demande toujours.
    .value = { $value ->
        [open] Me demander tant que ça peut servir
        [decline] Ne dire aucun numéro
       *[ask] Me demander
      }
    .followed = { $value ->
        [open] Aucun numéro dit : tu sais ce qu’il y a sous le coffre.
       *[decline] Aucun numéro dit (ta consigne).
      }
order-lantern = La lanterne de qui je détrousse
    .hint = Une deuxième ne te sert à rien, mais l’autre avancera à tâtons.
    .value = { $value ->
        [take] La prendre
       *[ask] Me demander
      }
    .followed = J’ai pris la lanterne pour toi. Tu peux changer ça dans tes consignes.
order-champion = Dés des monstres
    .hint = Quand un rival combat un monstre et que tu lances pour lui.
    .value = { $value ->
        [roll] Les lancer pour moi
       *[ask] J’appuie sur le bouton
      }
    .followed = J’ai lancé les dés du monstre (ta consigne).
