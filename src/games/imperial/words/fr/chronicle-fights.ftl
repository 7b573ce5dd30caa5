## Fights

fight-began = { NAME($foe, form: "number") ->
    [many] ⚔️ { NAME($foe, form: "The") } attaquent { $who } !
   *[other] ⚔️ { NAME($foe, form: "The") } attaque { $who } !
  }
fight-approach = 🎲 Approche : { $who } fait { $own }, { NAME($foe, form: "the") } { $theirs }.
duel-approach = 🎲 Approche : { $who } fait { $own }, { $rival } { $theirs }.
approach-rounds = { $rounds ->
    [0] On en vient aux mains aussitôt.
    [one] Ça laisse { $rounds } assaut d’Approche.
   *[other] Ça laisse { $rounds } assauts d’Approche.
  }
fight-joined = ⚔️ { $who } vient prêter main-forte, et { $rival } se sent mieux.
fight-approach-waived = { $told ->
    [0] { $who } n’attend pas les formalités.
    [1] { $who } saute les présentations.
    [2] { $who } préfère en finir vite.
    [3] { $who } n’a pas que ça à faire, et ça se voit.
   *[other] { $who } va droit au but.
  }
fight-holds-back = { $who } ne fait rien, et le montre.
asleep = { NAME($foe, form: "number") ->
    [many] 💤 { NAME($foe, form: "The") } ronflent pendant { $rounds }.
   *[other] 💤 { NAME($foe, form: "The") } ronfle pendant { $rounds }.
  }
duel-asleep = 💤 { $who } ronfle pendant { $rounds }.
more-rounds = { $count ->
    [0] pour la dernière fois
    [one] pendant encore { $count } assaut
   *[other] pendant encore { $count } assauts
  }
fight-protected = { $left ->
    [0] 🛡️ La magie arrête { $hits }, et s’arrête là.
   *[other] 🛡️ La magie arrête { $hits } et peut en arrêter encore { $left }.
  }
fight-transferred = ⛵ L’embarcation prend { $hits } pour { $who }.
flight = 🏃 { $who } prend ses jambes à son cou et fait { $roll } (il fallait { $needs }).
flight-leaving-slow = 🏃 { $who } laisse les lents, prend ses jambes à son cou et fait { $roll } (il fallait { $needs }).
flight-foe = { NAME($foe, form: "number") ->
    [many] 🏃 { NAME($foe, form: "The") } tentent de fuir et font { $roll } (il fallait { $needs }).
   *[other] 🏃 { NAME($foe, form: "The") } tente de fuir et fait { $roll } (il fallait { $needs }).
  }
flight-too-slow = Pas assez vite.
flight-foe-too-slow = Pas cette fois.
poison-burns = 🎲 { $who } fait { $roll } pour le poison. Ça brûle : 1 blessure de plus.
poison-tickles = 🎲 { $who } fait { $roll } pour le poison. Ça ne fait que chatouiller.

## How a fight ended

ended-fled = { $who } sème { NAME($foe, form: "the") }.
ended-creature-fled = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } ont filé, et leur trésor aussi, s’il y en avait un.
   *[other] { NAME($foe, form: "The") } a filé, et le trésor aussi, s’il y en avait un.
  }
ended-both-fled = 🏃 { $who } et { NAME($foe, form: "the") } s’enfuient, chacun de son côté. Tout le monde est soulagé.
ended-slipped-away = { NAME($foe, form: "number") ->
    [many] { $who } s’esquive, ni vu ni connu. { NAME($foe, form: "The") } mordent dans le vide.
   *[other] { $who } s’esquive, ni vu ni connu. { NAME($foe, form: "The") } mord dans le vide.
  }
ended-sunk = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } repartent à la nage, satisfaits.
   *[other] { NAME($foe, form: "The") } repart à la nage, l’air content.
  }
ended-bored = { NAME($foe, form: "number") ->
    [many] Après cent assauts, { NAME($foe, form: "the") } s’ennuient et s’en vont.
   *[other] Après cent assauts, { NAME($foe, form: "the") } s’ennuie et s’en va.
  }
beaten-at-once = ☠️ { $who } bat { NAME($foe, form: "the") } avant le premier coup.
beaten = ☠️ { $who } bat { NAME($foe, form: "the") } en { $rounds }.
beaten-fought = ☠️ { $who } bat { NAME($foe, form: "the") } en { $rounds }, porte { $dealt } et en encaisse { $taken }.
fought = { $fighters ->
    [one] ⚔️ { $rounds } : { $who } porte { $dealt } et en encaisse { $taken }.
   *[other] ⚔️ { $rounds } : { $who } et compagnie portent { $dealt } et en encaissent { $taken }.
  }
dueled = ⚔️ { $rounds } : { $who } porte { $dealt }, { $rival } { $taken }.
health-left = Santé { $left }/{ $max }.
rounds = { $count ->
    [one] { $count } assaut
   *[other] { $count } assauts
  }
hits = { $count ->
    [0] 0 coup
    [one] { $count } coup
   *[other] { $count } coups
  }
hits-taken = { $count ->
    [0] zéro
   *[other] { $count }
  }
wounds = { $count ->
    [0] 0 blessure
    [one] { $count } blessure
   *[other] { $count } blessures
  }

# "Round 2. Ann rolls **6 5** 2: 2 hits. The **Skeletons** roll **5** 1: 1 hit."
round-of = Assaut { $number }.
blow = { $who } fait { $dice } : { $hits }.
blow-crew = L’équipage fait { $dice } : { $hits }.
blow-foe = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } font { $dice } : { $hits }.
   *[other] { NAME($foe, form: "The") } fait { $dice } : { $hits }.
  }

## Fights between players

duel-began = ⚔️ { $who } attaque { $rival } !
duel-sleep = 💤 { $rival } pique du nez pour { $rounds }.
duel-charmed = { NAME($foe, form: "number") ->
    [many] 🐾 { NAME($foe, form: "The") } quittent { $rival } pour { $who }.
   *[other] 🐾 { NAME($foe, form: "The") } quitte { $rival } pour { $who }.
  }
duel-killed = ☠️ { $who } a battu { $rival }.
duel-both-died = ☠️ { $who } et { $rival } ont réglé l’affaire pour de bon, tous les deux.
duel-fled = { $who } sème { $rival }.
duel-both-fled = 🏃 { $who } et { $rival } se ravisent et s’enfuient, chacun de son côté.
duel-slipped-away = { $who } s’esquive, ni vu ni connu.
duel-sunk = 🌊 Entre { $who } et { $rival }, c’est l’eau qui a le dernier mot.
duel-drawn = Après cent assauts, { $who } et { $rival } ont oublié de quoi il s’agissait.
plundered = 💰 { $who } dépouille { $rival } : { $loot }.
plundered-nothing = 💰 { $who } fouille { $rival } et ne trouve rien qui vaille.

## Magic

cast = ✨ { $who } lance **{ NAME($spell) }**.
read = ✨ { $who } lit { NAME($item, form: "the") }.
magic-dice = 🎲 { NAME($spell) } ({ $who }) : { $dice }, soit { $wounds }.
friendship-rolled = 🎲 { $who } fait { $roll } pour Amitié (il fallait plus de { $above }).
befriended = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } sont sous le charme : { $who } leur plaît beaucoup.
   *[other] { NAME($foe, form: "The") } est sous le charme : { $who } lui plaît beaucoup.
  }
nobody-charmed = Personne n’est sous le charme.
protection = 🛡️ La magie arrêtera { $hits } pour { $who } et les siens.
strength = 💪 { $who } a { $agility ->
        [one] { $agility } point
       *[other] { $agility } points
      } d’Agilité en plus jusqu’à la fin. Tant pis pour la chemise.
sleep = { NAME($foe, form: "number") ->
    [many] 💤 { NAME($foe, form: "The") } piquent du nez pour { $rounds }.
   *[other] 💤 { NAME($foe, form: "The") } pique du nez pour { $rounds }.
  }
invisible = ✨ { $who } échappe à tous les regards.
range = 🎲 { $who } fait { $roll } : le sort porte à autant de cases.
charm-used = 🍀 { $who } frotte le Porte-bonheur et change un { $from } en **{ $to }**. Le Porte-bonheur s’en va en sautillant.
