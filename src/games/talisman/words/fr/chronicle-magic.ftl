# Shops, Quests, wandering cards, Spells, Special Abilities and the Inner Region, in the third person and the present tense.
# Public unless a comment says otherwise. $who and $rival are players, with their own formatting.

## Shops and services

bought = { $price ->
    [one] 🛒 { START($who) } achète { NAME($item, form: "a") } pour 1 pièce d’or.
   *[other] 🛒 { START($who) } achète { NAME($item, form: "a") } pour { $price } pièces d’or.
  }
bought-for-nothing = 🛒 { START($who) } quitte { NAME($shop, form: "the") } avec { NAME($item, form: "a") }, et personne ne se souvient d’un prix.
sold = { $gold ->
    [one] 🛒 { START($who) } change { NAME($card, form: "the") } en 1 pièce d’or, grâce { NAME($cause, form: "au") }.
   *[other] 🛒 { START($who) } change { NAME($card, form: "the") } en { $gold } pièces d’or, grâce { NAME($cause, form: "au") }.
  }
visited = { START($who) } visite { NAME($place, form: "the") }.
visited-village-healer = { START($who) } consulte le Guérisseur.
visited-city-doctor = { START($who) } consulte le Docteur.
visited-city-alchemist = { START($who) } passe chez l’Alchimiste.
visited-castle-doctor = { START($who) } consulte le Docteur royal.
visited-chapel-heal-free = { START($who) } reçoit des soins à la Chapelle.
visited-chapel-heal-paid = { START($who) } laisse une offrande à la Chapelle.
wished = { $wish ->
    [gain-spell] ⭐ { START($who) } souhaite un Sort. { NAME($card, form: "The") } l’accorde et disparaît.
    [gain-gold] ⭐ { START($who) } souhaite de l’Or. { NAME($card, form: "The") } l’accorde et disparaît.
    [gain-strength] ⭐ { START($who) } souhaite de la Force. { NAME($card, form: "The") } l’accorde et disparaît.
    [gain-craft] ⭐ { START($who) } souhaite de l’Intellect. { NAME($card, form: "The") } l’accorde et disparaît.
    [gain-life] ⭐ { START($who) } souhaite une Vie. { NAME($card, form: "The") } l’accorde et disparaît.
   *[other] ⭐ { START($who) } souhaite être ailleurs. { NAME($card, form: "The") } l’accorde et disparaît.
  }

## Quests and wandering cards

quest-taken = 📯 { START($who) } reçoit du Sorcier la Quête **{ NAME($quest) }**. *{ $text }*
quest-paid = 📯 { START($who) } paie le prix du Sorcier pour **{ NAME($quest) }**.
quest-done = 📯 { START($who) } accomplit la Quête **{ NAME($quest) }**.
enslaved = ⛓️ { START($who) } tombe en esclavage, jusqu’à ce que le dé de déplacement montre 4, 5 ou 6.
blizzard-began = 🌨️ Le **Blizzard** se lève. Pendant 2 manches, tout le monde avance d’une case par tour.
raided = { $gold ->
    [one] 💰 Les Pillards dévalisent { $who } et enterrent 1 pièce d’or { NAME($place, form: "in") }.
   *[other] 💰 Les Pillards dévalisent { $who } et enterrent { $gold } pièces d’or { NAME($place, form: "in") }.
  }
raided-nothing = Les Pillards fouillent { $who }, ne trouvent pas d’Or, et restent courtois.
appeared = ✨ { NAME($card, form: "The") } s’installe { NAME($place, form: "in") }.
cursed-hag = 🧿 La **Harpie** suit désormais { $who }, et aucun autre Suivant ne reste. Le Mystique du Village peut la chasser.
cursed-poltergeist = 🧿 Le **Poltergeist** suit désormais { $who } : une case par tour, jusqu’à la traversée de la Rivière des Tempêtes.
unmoved = { START($who) } reste de marbre face { NAME($cause, form: "au") }.
left-in-stock = { $card ->
    [card-fountain-of-wisdom] -# { NAME($card, form: "The") } contient encore { $left ->
        [one] { $left } point
       *[other] { $left } points
      } d’Intellect.
    [card-magic-stream] -# { NAME($card, form: "The") } contient encore { $left ->
        [one] { $left } point
       *[other] { $left } points
      } de Force.
   *[card-pool-of-life] { $left ->
        [one] -# { NAME($card, form: "The") } contient encore { $left } Vie.
       *[other] -# { NAME($card, form: "The") } contient encore { $left } Vies.
      }
  }
chasm-falls = 🎲 { START($who) } fait { $roll } au bord du Gouffre. C’est haut.
chasm-safe = 🎲 { START($who) } fait { $roll } au bord du Gouffre. Rien de cassé.
chasm-follower-falls = 🎲 { START($who) } fait { $roll } pour { NAME($card, form: "the") }, au bord du Gouffre. C’est haut.
chasm-follower-safe = 🎲 { START($who) } fait { $roll } pour { NAME($card, form: "the") }, au bord du Gouffre. Rien de cassé.

## Spells

spells-drawn = { $number ->
    [one] 📜 { START($who) } pioche 1 Sort.
   *[other] 📜 { START($who) } pioche { $number } Sorts.
  }
spell-seen = 📜 Ton nouveau Sort : **{ NAME($spell) }**. *{ $gist }.*
spells-discarded = 📜 { START($who) } défausse { NAME($spells) }.
spells-left-behind = 📜 { START($who) } abandonne { NAME($spells) }.
cast = ✨ { START($who) } lance **{ NAME($spell) }**.
cast-on = ✨ { START($who) } lance **{ NAME($spell) }** sur { NAME($target, form: "the") }.
cast-for = ✨ { START($who) } lance **{ NAME($spell) }** sur { NAME($target, form: "the") }, pour { NAME($loot, form: "the") }.
cast-to = ✨ { START($who) } lance **{ NAME($spell) }** pour rejoindre { NAME($target, form: "the") }.
spell-countered = 🚫 Sort annulé : **{ NAME($spell) }**. Il ne se passe rien.
command-countered = 🚫 Le **Sort de Commandement** est annulé. Il ne se passe rien.
spell-lost = **{ NAME($spell) }** ne trouve plus rien sur quoi agir.
hex-laid = ☠️ Un **Maléfice** pèse désormais sur { NAME($space, form: "the") }. Qui s’y arrête perd 1 Vie.
magic-destroyed = 🚫 Plus de Sorts ni d’Objets magiques, pour personne : { $who } doit d’abord rejouer.
time-warped = { $turns ->
    [one] ⏳ { START($who) } joue encore 1 tour après celui-ci.
   *[other] ⏳ { START($who) } joue encore { $turns } tours après celui-ci.
  }
immobilised = ❄️ { START($who) } ne bouge plus d’un cil, et le tour est fini.
invisible = 👻 { START($who) } échappe à tous les regards jusqu’à la fin du tour.
preserved-player = 💚 { START($who) } ne perd rien.
preserved = 💚 { NAME($foe, form: "The") } reste en vie.
blasted = ⚡ { START($who) } se bat avec { $strength ->
        [one] { $strength } point
       *[other] { $strength } points
      } de Force en plus.
divined = 🔮 Les prochaines Aventures, dans l’ordre : { NAME($cards) }.
hand-seen = 🔮 { START($rival) } a en main { NAME($spells) }.
hand-seen-empty = 🔮 { START($rival) } n’a aucun Sort en main.

## Special Abilities

charmed = 🎶 { START($who) } joue un air pour { NAME($card, form: "the") } et fait { $roll } (il fallait plus de { $above }). L’Animal suit.
not-charmed = { $told ->
    [0] 🎶 { START($who) } joue un air pour { NAME($card, form: "the") } et fait { $roll } (il fallait plus de { $above }). L’Animal a entendu mieux.
    [1] 🎶 { START($who) } joue un air pour { NAME($card, form: "the") } et fait { $roll } (il fallait plus de { $above }). L’Animal chante aussi, et faux.
    [2] 🎶 { START($who) } joue un air pour { NAME($card, form: "the") } et fait { $roll } (il fallait plus de { $above }). L’Animal demande quelque chose avec des tambours.
   *[other] 🎶 { START($who) } joue un air pour { NAME($card, form: "the") } et fait { $roll } (il fallait plus de { $above }). L’Animal ne suit pas.
  }
raised = 💀 { NAME($card, form: "The") } se relève et suit { $who }.
beguiled = { $told ->
    [0] 💋 { START($who) } sourit, regarde { $rival } et fait { $roll } (il fallait au moins { $needs }). La résistance n’est plus qu’une formalité.
    [1] 💋 { START($who) } sourit, regarde { $rival } et fait { $roll } (il fallait au moins { $needs }). Après coup, personne ne sait dire pourquoi.
   *[other] 💋 { START($who) } sourit, regarde { $rival } et fait { $roll } (il fallait au moins { $needs }). Ça marche.
  }
not-beguiled = 💋 { START($who) } sourit, regarde { $rival } et fait { $roll } (il fallait au moins { $needs }). Rien.
regenerated = 💚 { START($who) } s’assied et se fait repousser quelque chose au lieu d’avancer.
foreseen = 🔮 { START($who) } écarte { NAME($card, form: "the") } et reçoit { NAME($drawn, form: "the") } à la place, grâce { NAME($cause, form: "au") }.
foreseen-nothing = 🔮 { START($who) } voit venir { NAME($card, form: "the") } et fait un pas de côté.

## The Inner Region

still-inside = { $told ->
    [0] 🕯️ { START($who) } fait { $roll } { NAME($from, form: "in") }. Toujours à l’intérieur, et c’est justement là qu’il faut être.
    [1] 🕯️ { START($who) } fait { $roll } { NAME($from, form: "in") }. Toujours à l’intérieur, et pour une fois sur la bonne voie.
    [2] 🕯️ { START($who) } fait { $roll } { NAME($from, form: "in") }. Toujours à l’intérieur. C’est de l’extérieur qu’il faut se méfier.
   *[other] 🕯️ { START($who) } fait { $roll } { NAME($from, form: "in") }. Toujours à l’intérieur.
  }
came-out = 🕯️ { START($who) } fait { $roll } { NAME($from, form: "in") }. Le tunnel débouche { NAME($to, form: "in") }.
vampire-demands = { $lives ->
    [one] 🦇 Le Vampire aborde { $who } : ce sera 1 Vie. Il accepte les Suivants.
   *[other] 🦇 Le Vampire aborde { $who } : ce sera { $lives } Vies. Il accepte les Suivants.
  }
werewolf-comes = 🐺 Un Loup-garou de Force **{ $strength }** attend { $who }.
pitfiends-come = { $left ->
    [one] 🔥 1 Démon des fosses attend { $who }.
   *[other] 🔥 { $left } Démons des fosses attendent { $who }, en file.
  }
pitfiends-left = { $left ->
    [one] -# Il reste { $left } Démon des fosses dans la file.
   *[other] -# Il reste { $left } Démons des fosses dans la file.
  }
diced-won = { $told ->
    [0] 🎲 { START($who) } fait { $own }, la Mort { $death }. La Mort paie, poliment.
    [1] 🎲 { START($who) } fait { $own }, la Mort { $death }. La Mort demande à voir les dés, et n’y trouve rien à redire.
    [2] 🎲 { START($who) } fait { $own }, la Mort { $death }. La Mort s’incline, ce qui prend du temps.
   *[other] 🎲 { START($who) } fait { $own }, la Mort { $death }. { START($who) } gagne.
  }
diced-lost = { $told ->
    [0] 🎲 { START($who) } fait { $own }, la Mort { $death }. La Mort ramasse la mise.
    [1] 🎲 { START($who) } fait { $own }, la Mort { $death }. La Mort l’inscrit dans le registre.
    [2] 🎲 { START($who) } fait { $own }, la Mort { $death }. La Mort est désolée, et rend la monnaie.
    [3] 🎲 { START($who) } fait { $own }, la Mort { $death }. La Mort a de l’expérience.
    [4] 🎲 { START($who) } fait { $own }, la Mort { $death }. La Mort ne jubile pas. Elle cliquette un peu.
   *[other] 🎲 { START($who) } fait { $own }, la Mort { $death }. La Mort gagne.
  }
diced-stand-off = { $told ->
    [0] 🎲 { START($who) } fait { $own }, la Mort { $death }. Égalité. Elle a toute la nuit.
    [1] 🎲 { START($who) } fait { $own }, la Mort { $death }. Égalité. Elle réchauffe les dés dans sa manche.
   *[other] 🎲 { START($who) } fait { $own }, la Mort { $death }. Égalité.
  }
