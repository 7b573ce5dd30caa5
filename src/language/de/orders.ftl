# Standing orders that several games have, and the list of a player’s orders. Titles, hints (at most 100 characters),
# what the order may be set to, and the private note to the player after it has been followed.

orders = 🔔 Daueraufträge
order-choice = { $order }: { $value }
order-given = **{ $order }**: { $value }
orders-of = { $who }: { $orders }

order-run = Wann fliehen
    .hint = { $fights ->
        [battles] Für Kämpfe, in denen du zu spät antwortest oder per Dauerauftrag weiterkämpfst.
       *[fights] Für Kämpfe, in denen du zu spät antwortest oder per Dauerauftrag weiterkämpfst.
      }
    .value = { $at ->
        [0] Nie fliehen, wenn ich es nicht sage
       *[other] { $measure ->
            [Stamina] Fliehen bei { $at } Ausdauer
           *[health] Fliehen bei { $at } Gesundheit
          }
      }
    .followed = { $measure ->
        [Stamina] Du bist geflohen, weil du nur noch { $at } Ausdauer oder weniger hattest (dein Dauerauftrag).
       *[health] Du bist geflohen, weil du nur noch { $at } Gesundheit oder weniger hattest (dein Dauerauftrag).
      }
order-rounds = { $fight ->
    [battle] Kampfrunden
   *[combat] Kampfrunden
  }
    .value = { $value ->
        [press] Kämpfen, bis es eng wird, dann fragen
        [run] Kämpfen, bis es eng wird, dann fliehen
       *[ask] Jede Runde fragen
      }
    .followed = { $ran ->
        [yes] Du hast versucht zu fliehen (dein Dauerauftrag).
       *[no] Du hast weitergekämpft (dein Dauerauftrag).
      }
