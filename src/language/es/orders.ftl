# Standing orders that several games have, and the list of a player’s orders. Titles, hints (at most 100 characters),
# what the order may be set to, and the private note to the player after it has been followed.

orders = 🔔 Órdenes permanentes
order-choice = { $order }: { $value }
order-given = **{ $order }**: { $value }
orders-of = { $who }: { $orders }

# $fights: what the game calls its fights. $measure: what a player runs low on.
order-run = Cuándo huir
    .hint = { $fights ->
        [battles] Para batallas en las que no eliges a tiempo o sigues una orden permanente.
       *[fights] Para peleas en las que no eliges a tiempo o sigues una orden permanente.
      }
    .value = { $at ->
        [0] No huir nunca sin que yo lo diga
       *[other] { $measure ->
            [Stamina] Huir cuando tenga { $at } de Resistencia o menos
           *[health] Huir cuando tenga { $at } de salud o menos
          }
      }
    .followed = { $measure ->
        [Stamina] Huyes, porque tienes { $at } de Resistencia o menos (tu orden permanente).
       *[health] Huyes, porque tienes { $at } de salud o menos (tu orden permanente).
      }
order-rounds = { $fight ->
    [battle] Rondas de batalla
   *[combat] Rondas de combate
  }
    .value = { $value ->
        [press] Pelear hasta flojear; luego, preguntarme
        [run] Pelear hasta flojear; luego, huir
       *[ask] Preguntarme en cada ronda
      }
    .followed = { $ran ->
        [yes] Intentas huir (tu orden permanente).
       *[no] Sigues peleando (tu orden permanente).
      }
