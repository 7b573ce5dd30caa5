## Encounters

met = ✨ { $who } rencontre { NAME($foe, form: "the") }.
met-event = ✨ { $who } tombe sur { NAME($foe, form: "the") }.
met-place = ✨ { $who } tombe par hasard sur { NAME($foe, form: "the") }.
drawn = ✨ { $who } pioche { NAME($foe, form: "the") }.
pool-empty = La réserve des Rencontres est vide. Tout le monde est déjà ailleurs.
sent-back = 🔮 { $who } consulte le Palantir et renvoie { NAME($foe, form: "the") }.
draw-twice = ✨ **{ NAME($foe) }**. Jamais deux sans trois.
astray-0 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } n’ont rien à faire ici et retournent dans la réserve.
   *[other] { NAME($foe, form: "It") } n’a rien à faire ici et retourne dans la réserve.
  }
astray-1 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } sont bien loin de chez eux et retournent dans la réserve.
   *[other] { NAME($foe, form: "It") } s’est beaucoup éloigné de la maison et retourne dans la réserve.
  }
astray-2 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } se sont trompés de chemin et retournent dans la réserve.
   *[other] { NAME($foe, form: "It") } a pris le mauvais chemin et retourne dans la réserve.
  }
astray-3 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } avaient rendez-vous ailleurs et retournent dans la réserve.
   *[other] { NAME($foe, form: "It") } avait rendez-vous ailleurs et retourne dans la réserve.
  }
astray-4 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } jettent un regard alentour et retournent dans la réserve.
   *[other] { NAME($foe, form: "It") } jette un regard alentour et retourne dans la réserve.
  }
astray-5 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } sont d’un autre coin et retournent dans la réserve.
   *[other] { NAME($foe, form: "It") } est d’un autre coin et retourne dans la réserve.
  }
astray-6 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } demandent leur chemin et retournent dans la réserve.
   *[other] { NAME($foe, form: "It") } demande son chemin et retourne dans la réserve.
  }
astray-7 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } tenaient la carte à l’envers et retournent dans la réserve.
   *[other] { NAME($foe, form: "It") } tenait la carte à l’envers et retourne dans la réserve.
  }
astray-8 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } s’excusent du dérangement et retournent dans la réserve.
   *[other] { NAME($foe, form: "It") } s’excuse du dérangement et retourne dans la réserve.
  }
astray-9 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } n’aiment pas le climat et retournent dans la réserve.
   *[other] { NAME($foe, form: "It") } n’aime pas le climat et retourne dans la réserve.
  }
astray-10 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } comprennent où l’on est et retournent dans la réserve.
   *[other] { NAME($foe, form: "It") } comprend où l’on est et retourne dans la réserve.
  }
astray-11 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } s’imaginaient ça autrement et retournent dans la réserve.
   *[other] { NAME($foe, form: "It") } s’imaginait ça autrement et retourne dans la réserve.
  }
astray-12 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } ne faisaient que passer et retournent dans la réserve.
   *[other] { NAME($foe, form: "It") } ne faisait que passer et retourne dans la réserve.
  }
astray-13 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } accusent le panneau et retournent dans la réserve.
   *[other] { NAME($foe, form: "It") } accuse le panneau et retourne dans la réserve.
  }
astray-14 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } iront voir ailleurs et retournent dans la réserve.
   *[other] { NAME($foe, form: "It") } ira voir ailleurs et retourne dans la réserve.
  }
astray = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } n’habitent pas ici et retournent dans la réserve.
   *[other] { NAME($foe, form: "It") } n’habite pas ici et retourne dans la réserve.
  }
returned-nobody-to-play-it-on = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } ne trouvent personne à qui rendre visite et retournent dans la réserve.
   *[other] { NAME($foe, form: "The") } ne trouve personne à qui rendre visite et retourne dans la réserve.
  }
returned-called-off = { NAME($foe, form: "number") ->
    [many] L’occasion est passée, et { NAME($foe, form: "the") } retournent dans la réserve.
   *[other] L’occasion est passée, et { NAME($foe, form: "the") } retourne dans la réserve.
  }
played = { $told ->
    [0] ☠️ { $who } envoie { NAME($foe, form: "the") }, avec ses compliments. Destinataire : { $rival }.
    [1] ☠️ { $who } pense fort à quelqu’un et envoie { NAME($foe, form: "the") }. Destinataire : { $rival }.
    [2] ☠️ { $who } donne une adresse { NAME($foe, form: "au") }. C’est là qu’on trouve { $rival }.
    [3] ☠️ { $who } envoie un petit quelque chose : { NAME($foe, form: "the") }. Destinataire : { $rival }.
    [4] ☠️ { $who } recommande { $rival } { NAME($foe, form: "au") }.
    [5] ☠️ { $who } n’a pas l’usage { NAME($foe, form: "de") }. Qui sait, { $rival } peut-être.
    [6] ☠️ { $who } montre le chemin { NAME($foe, form: "au") }. Au bout, il y a { $rival }.
    [7] ☠️ { $who } présente { $rival } { NAME($foe, form: "au") }, de loin.
   *[other] ☠️ { $who } envoie { NAME($foe, form: "the") }. Destinataire : { $rival }.
  }
reaction-rolled = 🎲 { $who } fait { $roll } pour { NAME($foe, form: "the") }.
reaction-hostile = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } sont hostiles.
   *[other] { NAME($foe, form: "It") } est hostile.
  }
reaction-leaves = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } laissent { $who } tranquille.
   *[other] { NAME($foe, form: "It") } laisse { $who } tranquille.
  }
reaction-nothing = Il ne se passe rien.
reaction-offers-to-join = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } proposent de venir.
   *[other] { NAME($foe, form: "It") } propose de venir.
  }
reaction-leaves-unless-horse = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } ne s’intéressent qu’aux chevaux.
   *[other] { NAME($foe, form: "It") } ne s’intéresse qu’aux chevaux.
  }
reaction-snatch-vessel-or-hostile = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } veulent un bateau, ou sinon déjeuner.
   *[other] { NAME($foe, form: "It") } veut un bateau, ou sinon déjeuner.
  }
reaction-barter = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } sont prêts à faire du troc.
   *[other] { NAME($foe, form: "It") } est d’accord pour faire du troc.
  }
reaction-hospitality = Du thé, des dattes et des bandages pour tout le monde.
reaction-gift-of-magic = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } font don d’un peu de magie.
   *[other] { NAME($foe, form: "It") } fait don d’un peu de magie.
  }
reaction-treasure = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } tendent un trésor, en croyant que c’est un chapeau.
   *[other] { NAME($foe, form: "It") } tend un trésor, en croyant que c’est un chapeau.
  }
reaction-sent-to-tower = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } vont éternuer.
   *[other] { NAME($foe, form: "It") } va éternuer.
  }
pays-no-heed = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } passent leur chemin.
   *[other] { NAME($foe, form: "The") } passe son chemin.
  }
let-off = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } ne trouvent rien à prendre et s’en vont.
   *[other] { NAME($foe, form: "The") } ne trouve rien à prendre et s’en va.
  }
declined = { $who } décline.
paid = { $who } donne { NAME($item, form: "the") } { NAME($foe, form: "au") }.
paid-clue = { $who } donne **{ $clue }** { NAME($foe, form: "au") }.
confiscated = { NAME($foe, form: "number") ->
    [many] 👑 { NAME($foe, form: "The") } fouillent { $who } et confisquent { $treasures }. Il y a un reçu.
   *[other] 👑 { NAME($foe, form: "The") } fouille { $who } et confisque { $treasures }. Il y a un reçu.
  }
weathered = 🎲 { $rolls }.
weather-roll = { $who } fait **{ $die }**
weather-roll-crew = l’équipage fait **{ $die }**
weather-roll-foe = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "the") } font **{ $die }**
   *[other] { NAME($foe, form: "the") } fait **{ $die }**
  }
weather-hurt = { $roll } ({ $wounds })
storm = 🎲 La tempête fait { $dice }. L’embarcation prend { $wounds }.
held = { $who } passera son prochain tour à creuser, pas à bouger.
city-found = 🏛️ { $who } a trouvé la **Cité perdue** { $in }. Elle reste sur la carte.
kept-weapon = { $who } garde { NAME($item, form: "the") }.
kept-weapon-instead = { $who } garde { NAME($item, form: "the") } et repose { NAME($other, form: "the") }.

## Companions and vessels

joined-party = { NAME($foe, form: "number") ->
    [many] 🐾 { NAME($foe, form: "The") } rejoignent { $who }.
   *[other] 🐾 { NAME($foe, form: "The") } rejoint { $who }.
  }
joined-familiar = 🐾 { NAME($foe, form: "The") } prend { $who } à son service.
joined-wounded = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } ont { $wounds }.
   *[other] { NAME($foe, form: "It") } a { $wounds }.
  }
refused = { $who } préfère voyager sans { NAME($foe, form: "the") }.
loyalty = 🎲 Qui est loyal ? { $rolls }
loyal = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } font **{ $die }** et restent.
   *[other] { NAME($foe, form: "The") } fait **{ $die }** et reste.
  }
disloyal = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } font **{ $die }** et désertent.
   *[other] { NAME($foe, form: "The") } fait **{ $die }** et déserte.
  }
left-habitat = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } ne vont pas plus loin par là et quittent { $who }.
   *[other] { NAME($foe, form: "The") } ne va pas plus loin par là et quitte { $who }.
  }
left-dismissed = { $who } et { NAME($foe, form: "the") } se quittent bons amis.
keeps = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } gardent { NAME($item, form: "the") }.
   *[other] { NAME($foe, form: "The") } garde { NAME($item, form: "the") }.
  }
lost-died = { NAME($foe, form: "number") ->
    [many] ☠️ { NAME($foe, form: "The") } meurent.
   *[other] ☠️ { NAME($foe, form: "The") } meurt.
  }
lost-abandoned = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } restent en arrière.
   *[other] { NAME($foe, form: "The") } reste en arrière.
  }
lost-loan = On perd aussi { NAME($item, form: "the") }.
vessel-taken = ⛵ { $who } prend { NAME($vessel, form: "a") }.
vessel-exchanged = ⛵ Retour à la Banque pour { NAME($vessel, form: "the") } d’avant.
vessel-landlocked = ⛵ { $who } quitte l’eau, et { NAME($vessel, form: "the") } y reste.
vessel-wrecked = ⛵ { $who } y était presque, mais { NAME($vessel, form: "the") } se brise sur le rivage.
vessel-sunk = 🌊 { $who } regarde l’eau monter : { NAME($vessel, form: "the") } coule.
vessel-snatched = ⛵ { $who } lève les yeux : { NAME($vessel, form: "the") } s’envole.
vessel-left-behind = ⛵ { $who } s’en va, et { NAME($vessel, form: "the") } reste derrière.
lost-at-sea = 🌊 { $who } fait **naufrage**.
sea-nothing-to-lose = Il n’y avait rien à perdre.
sea-keeps = La mer garde { $lost }.
sea-keeps-nothing = La mer ne garde rien.
sea-saved = { $who } sauve { $saved }.
clue-number = indice { $nth }

## Wounds, death and departures

wounded = 🩸 { $who } prend { $wounds }.
wounded-vessel = 🩸 L’embarcation prend { $wounds }.
wounded-foe = { NAME($foe, form: "number") ->
    [many] 🩸 { NAME($foe, form: "The") } prennent { $wounds }.
   *[other] 🩸 { NAME($foe, form: "The") } prend { $wounds }.
  }
healed = ❤️ { $who } guérit : { $wounds } de moins.
healed-vessel = ❤️ L’équipage répare l’embarcation : { $wounds } de moins.
healed-foe = { NAME($foe, form: "number") ->
    [many] ❤️ { NAME($foe, form: "The") } guérissent : { $wounds } de moins.
   *[other] ❤️ { NAME($foe, form: "The") } guérit : { $wounds } de moins.
  }
wounds-left = { $count ->
    [one] Il en reste { $count }.
   *[other] Il en reste { $count }.
  }
emerald = 💚 L’**Émeraude de Vie** fond, et { $who } se relève sans une égratignure.
emerald-foe = { NAME($foe, form: "number") ->
    [many] 💚 L’**Émeraude de Vie** fond, et { NAME($foe, form: "the") } se relèvent sans une égratignure.
   *[other] 💚 L’**Émeraude de Vie** fond, et { NAME($foe, form: "the") } se relève sans une égratignure.
  }
died = ☠️ **{ $character }** n’est plus.
died-by-foe = ☠️ **{ $character }** n’est plus. Coupable : { NAME($foe, form: "the") }.
died-by-character = ☠️ **{ $character }** n’est plus. Coupable : **{ $killer }**.
died-of-bad-water = ☠️ **{ $character }** meurt d’avoir bu de l’eau croupie.
died-of-river-of-lava = ☠️ **{ $character }** meurt dans une rivière de lave.
died-of-landslide = ☠️ **{ $character }** meurt dans un éboulement.
epitaph = Une minute de silence, puis les dés.
    .second = Les autres n’en disent que du bien, et se partagent les tartines.
    .third = Le royaume a un héros de moins, et encore de la réserve.
    .fourth = Quelqu’un venait de retenir son nom.
    .fifth = Les ménestrels n’en étaient qu’au deuxième couplet.
    .sixth = Encore une minute de silence. Ça fait bientôt une heure.
estate-pools = Les réserves reprennent { $things }.
estate-bank = La Banque reçoit { $things } : trouvaille enregistrée.
estate-nothing = Pas d’héritage à déclarer.
newcomer = { $who } revient { $in } : voici **{ $character } { NAME($class, form: "the") }**.
eliminated = { $who } sort de la partie, pour y assister avec un œil averti.
player-left = { $who } quitte la table.
player-left-realm = { $who } quitte la table, et le royaume.
