# Standing orders: their titles, a hint (at most 100 characters), what the order may be set to, and the private note to
# the player after it has been followed.

order-fighting =
    .hint = When you fight on, you use only what you’re already holding.
order-cards = Treasure cards that might help
    .hint = Before and in battles, and at dead ends.
    .value = { $value ->
        [pass] Use none
       *[ask] Ask me
      }
    .followed = No card used (your standing order).
order-attacks = When I’m attacked
    .hint = By another adventurer. You might buy them off.
    .value = { $value ->
        [fight] Fight, and offer nothing
       *[ask] Ask me
      }
    .followed = You fought and offered nothing (your standing order).
order-truces = Truces
    .hint = When your opponent offers one.
    .value = { $value ->
        [refuse] Refuse them
        [accept] Accept them
       *[ask] Ask me
      }
    .followed = { $value ->
        [accept] Truce accepted (your standing order).
       *[refuse] Truce refused (your standing order).
      }
order-deals = Deals
    .hint = When another adventurer proposes one.
    .value = { $value ->
        [decline] Decline them
       *[ask] Ask me
      }
    .followed = Deal declined (your standing order).
order-finds = Treasure I may take
    .hint = Take and keep it, or decide each time. I always ask if you’d have to leave something for it.
    .value = { $value ->
        [keep] Take it while there’s room
       *[ask] Ask me
      }
    .followed = I’ve taken what lay there for you. You can change that in your standing orders.
order-challenges = Key Challenges I earn
    .hint = When your movement die allows one. With the Crystal Ball I always ask you.
    .value = { $value ->
        [open] Ask me while it may help
        [decline] Name no number
       *[ask] Ask me
      }
    .followed = { $value ->
        [open] No number named: you know what lies beneath the chest.
       *[decline] No number named (your standing order).
      }
order-lantern = The lantern of anyone I rob
    .hint = A second one does nothing for you, but its owner will grope in the dark.
    .value = { $value ->
        [take] Take it
       *[ask] Ask me
      }
    .followed = I’ve taken the lantern for you. You can change that in your standing orders.
order-champion = Monsters’ dice
    .hint = When a rival fights a monster and you roll for it.
    .value = { $value ->
        [roll] Roll them for me
       *[ask] I press the button
      }
    .followed = I rolled for the monster (your standing order).
