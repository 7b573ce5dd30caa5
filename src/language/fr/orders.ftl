# Standing orders that several games have, and the list of a player’s orders. Titles, hints (at most 100 characters),
# what the order may be set to, and the private note to the player after it has been followed.

orders = 🔔 Consignes
order-choice = { $order } : { $value }
order-given = **{ $order }** : { $value }
orders-of = { $who } : { $orders }

order-run = Quand fuir
    .hint = { $fights ->
        [battles] Pour les batailles où tu ne réponds pas à temps, ou que tu mènes par consigne.
       *[fights] Pour les combats où tu ne réponds pas à temps, ou que tu mènes par consigne.
      }
    .value = { $at ->
        [0] Ne jamais fuir sans mon accord
       *[other] { $measure ->
            [Stamina] Fuir dès que je tombe à { $at } d’Endurance
           *[health] Fuir dès que je tombe à { $at } de santé
          }
      }
    .followed = { $measure ->
        [Stamina] Tu prends la fuite, avec { $at } d’Endurance ou moins (ta consigne).
       *[health] Tu prends la fuite, avec { $at } de santé ou moins (ta consigne).
      }
order-rounds = { $fight ->
    [battle] Assauts d’une bataille
   *[combat] Assauts d’un combat
  }
    .value = { $value ->
        [press] Me battre tant que ça va, puis me demander
        [run] Me battre tant que ça va, puis fuir
       *[ask] Me demander à chaque assaut
      }
    .followed = { $ran ->
        [yes] Tu tentes de fuir (ta consigne).
       *[no] Tu continues le combat (ta consigne).
      }
