# Standing orders: their titles, a hint (at most 100 characters), what the order may be set to, and the private note to
# the player after it has been followed.

order-windows = When to ask me
    .hint = Any-time Spells come up as a Turn starts, on attacks and on losses.
    .value = { $value ->
        [spells] In my own matters, and when Spells are cast
        [always] Always, whoever it’s about
        [never] Never, except for my own cards and abilities
       *[mine] In my own matters
      }
    .followed = { $value ->
        [spells] Passed for you (your standing order: ask me in my own matters, and when Spells are cast).
        [never] Passed for you (your standing order: ask me only about my own cards and abilities).
       *[mine] I’ve passed for you. You can change that in your standing orders.
      }
order-start = Ask me as my Turn starts
    .hint = Most Spells are cast then, before the die.
    .value = { $value ->
        [off] No
       *[on] Yes
      }
    .followed = Passed for you as your Turn started (your standing order).
order-landing = Ask me when I land
    .hint = Before the Encounter.
    .value = { $value ->
        [off] No
       *[on] Yes
      }
    .followed = Passed for you when you landed (your standing order).
order-ending = Ask me as my Turn ends
    .hint = After the Encounter.
    .value = { $value ->
        [off] No
       *[on] Yes
      }
    .followed = Passed for you as your Turn ended (your standing order).
order-rest = Pass for the rest of this Turn
    .hint = Whatever comes, I won’t ask whether you want to act. When the Turn is over, I ask again.
    .value = { $value ->
        [off] No
       *[on] Yes
      }
    .followed = Passed for you until the Turn ends (your standing order).
order-calm = Pass until something happens to me
    .hint = I ask again when you’re attacked, lose something, meet a Spell or get one.
    .value = { $value ->
        [off] No
       *[on] Yes
      }
    .followed = Passed for you, as nothing has happened to you yet (your standing order).
order-weapons = Weapons
    .hint = When you have more than you may use at once.
    .value = { $value ->
        [best] Use what adds most
       *[ask] Ask me
      }
    .followed = Best Weapon used (your standing order).
order-protection = Protection
    .hint = When a Life is lost in Combat and you have several of Armour, Shield and Helmet.
    .value = { $value ->
        [best] Try the surest
       *[ask] Ask me
      }
    .followed = Surest Protection tried (your standing order).
order-trophies = Trophies
    .hint = When your Turn ends and you have enough of them to trade.
    .value = { $value ->
        [ask] Ask me
        [trade] Trade as many as I can
        [keep] Keep them
       *[thrifty] Trade if hardly a point is lost, or else ask me
      }
    .followed = { $value ->
        [keep] Trophies kept (your standing order).
        [trade] Trophies traded (your standing order).
       *[thrifty] I’ve traded your trophies for you. You can change that in your standing orders.
      }
order-take = Things that lie there
    .hint = Gold, Followers and Objects, while you have room for all of them.
    .value = { $value ->
        [ask] Ask me each time
       *[plain] Take them for me
      }
    .followed = I’ve picked it up for you. You can change that in your standing orders.
order-foresight = Cards I see coming
    .hint = With the Orb of Knowledge, or as the Prophetess.
    .value = { $value ->
        [ask] Ask me each time
       *[plain] Decide for me if it’s obvious
      }
    .followed = I’ve made the obvious choices about the cards you saw coming. You can change that in your standing orders.
order-spoils = Spoils
    .hint = When you’ve beaten another Character.
    .value = { $value ->
        [life] Take a Life
        [object] Take the best Object, or a Life
       *[ask] Ask me
      }
    .followed = { $value ->
        [life] Life taken (your standing order).
       *[object] Spoils taken (your standing order).
      }
order-luck = Tokens of luck
    .hint = At a table that has them. Spending one rolls your dice again.
    .value = { $value ->
        [failed] Ask me unless the roll has succeeded
        [keep] Never, the first roll stands
       *[ask] Ask me after every roll
      }
    .followed = { $value ->
        [failed] The roll was good, so you kept your token of luck (your standing order).
       *[keep] Token of luck kept (your standing order).
      }
