# Standing orders: their titles, a hint (at most 100 characters), what the order may be set to, and the private note to
# the player after it has been followed.

order-fighting =
    .hint = When you fight on, you attack with what you hold, without casting or reading anything.
order-trades = Trades
    .hint = When another player proposes one on their turn.
    .value = { $value ->
        [refuse] Refuse them
       *[ask] Ask me
      }
    .followed = Trade refused (your standing order).
order-charm = The Lucky Charm
    .hint = When changing a die by 1 would make a difference.
    .value = { $value ->
        [ask] Ask me whenever it makes a difference
        [spare] Keep it, except to save my life
       *[gain] Ask me when there’s something to gain
      }
    .followed = { $key ->
        [keep] I’ve kept your Lucky Charm. You can change that in your standing orders.
       *[other] I’ve used your Lucky Charm to save your life. You can change that in your standing orders.
      }
order-palantir = The Palantir
    .hint = When you could send an encounter back.
    .value = { $value ->
        [keep] Send nothing back
       *[ask] Ask me
      }
    .followed = Nothing sent back (your standing order).
order-company = Creatures that offer to join
    .hint = Familiars too.
    .value = { $value ->
        [accept] Take them along
        [refuse] Send them away
       *[ask] Ask me
      }
    .followed = { $value ->
        [accept] Companion taken along (your standing order).
       *[refuse] Companion sent away (your standing order).
      }
order-convoys = Walking with others
    .hint = What to answer when another player invites you along (“Travel together”).
    .value = { $value ->
        [accept] Come along
        [refuse] Stay where I am
       *[ask] Ask me
      }
    .followed = { $value ->
        [accept] You came along (your standing order).
       *[refuse] You stayed where you are (your standing order).
      }
order-support = Other players’ fights
    .hint = What to answer when a fight breaks out where you stand (“Travel together”).
    .value = { $value ->
        [join] Lend a hand
        [stay-out] Stay out of them
       *[ask] Ask me
      }
    .followed = { $value ->
        [join] You joined the fight (your standing order).
       *[stay-out] You stayed out of the fight (your standing order).
      }
order-oasis = The Oasis on the way
    .hint = When a road takes you through it, and it’s there.
    .value = { $value ->
        [walk-on] Walk on
       *[ask] Ask me
      }
    .followed = You walked on through the Oasis (your standing order).
