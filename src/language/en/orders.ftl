# Standing orders that several games have, and the list of a player’s orders. Titles, hints (at most 100 characters),
# what the order may be set to, and the private note to the player after it has been followed.

orders = 🔔 Standing orders
order-choice = { $order }: { $value }
order-given = **{ $order }**: { $value }
orders-of = { $who }: { $orders }

# $fights: what the game calls its fights. $measure: what a player runs low on.
order-run = When to run
    .hint = { $fights ->
        [battles] For battles where you don’t answer in time, or fight on by standing order.
       *[fights] For fights where you don’t answer in time, or fight on by standing order.
      }
    .value = { $at ->
        [0] Never run unless I say so
       *[other] { $measure ->
            [Stamina] Run when I’m down to { $at } Stamina
           *[health] Run when I’m down to { $at } health
          }
      }
    .followed = { $measure ->
        [Stamina] You ran, because you had { $at } Stamina or less (your standing order).
       *[health] You ran, because you had { $at } health or less (your standing order).
      }
order-rounds = { $fight ->
    [battle] Rounds of battle
   *[combat] Rounds of combat
  }
    .value = { $value ->
        [press] Fight until I’m low, then ask me
        [run] Fight until I’m low, then run
       *[ask] Ask me every round
      }
    .followed = { $ran ->
        [yes] You tried to run (your standing order).
       *[no] You fought on (your standing order).
      }
