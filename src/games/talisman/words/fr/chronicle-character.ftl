# Counters, death, Toads, Alignment and things changing hands, in the third person and the present tense. $who and $rival
# are players, with their own formatting; $who is the Toad of one where it has counters of its own.

## Counters

toad-of = { $who } (Crapaud)
strength-not-spared = 💪 { START($who) } n’a pas de Force à perdre, et n’en perd donc pas.
craft-not-spared = 🧠 { START($who) } n’a pas d’Intellect à perdre, et n’en perd donc pas.
strength-now = 💪 { START($who) } a désormais une Force de { $now }.
craft-now = 🧠 { START($who) } a désormais un Intellect de { $now }.
lives-now = { $now ->
    [one] ❤️ { START($who) } a désormais { $now } Vie.
   *[other] ❤️ { START($who) } a désormais { $now } Vies.
  }
gold-now = { $now ->
    [0] 💰 { START($who) } n’a plus d’Or.
    [one] 💰 { START($who) } a désormais 1 pièce d’or.
   *[other] 💰 { START($who) } a désormais { $now } pièces d’or.
  }
strength-gained = 💪 { START($who) } gagne { $change ->
        [one] { $change } point
       *[other] { $change } points
      } de Force et passe à { $now }.
craft-gained = 🧠 { START($who) } gagne { $change ->
        [one] { $change } point
       *[other] { $change } points
      } d’Intellect et passe à { $now }.
lives-gained = { $change ->
    [one] ❤️ { START($who) } gagne 1 Vie et en a désormais { $now }.
   *[other] ❤️ { START($who) } gagne { $change } Vies et en a désormais { $now }.
  }
gold-gained = { $change ->
    [one] 💰 { START($who) } gagne 1 pièce d’or et en a désormais { $now }.
   *[other] 💰 { START($who) } gagne { $change } pièces d’or et en a désormais { $now }.
  }
strength-lost = 💪 { START($who) } perd { $change ->
        [one] { $change } point
       *[other] { $change } points
      } de Force et descend à { $now }.
craft-lost = 🧠 { START($who) } perd { $change ->
        [one] { $change } point
       *[other] { $change } points
      } d’Intellect et descend à { $now }.
lives-lost = { $change ->
    [one] ❤️ { START($who) } perd 1 Vie. Il en reste { $now }.
   *[other] ❤️ { START($who) } perd { $change } Vies. Il en reste { $now }.
  }
gold-lost = { $now ->
    [0] { $change ->
        [one] 💰 { START($who) } paie 1 pièce d’or. C’était la dernière.
       *[other] 💰 { START($who) } paie { $change } pièces d’or, et il n’en reste plus.
      }
   *[other] { $change ->
        [one] 💰 { START($who) } paie 1 pièce d’or. Il en reste { $now }.
       *[other] 💰 { START($who) } paie { $change } pièces d’or. Il en reste { $now }.
      }
  }
toll-desert = ❤️ { START($who) } traverse le Désert sans eau et perd 1 Vie. Il en reste { $now }.
toll-black-knight = ❤️ { START($who) } refuse de payer le Chevalier Noir et perd 1 Vie. Il en reste { $now }.
toll-graveyard = ❤️ { START($who) } dérange au Cimetière et perd 1 Vie. Il en reste { $now }.
toll-chapel = ❤️ { START($who) } dérange à la Chapelle et perd 1 Vie. Il en reste { $now }.

## Luck and bad luck

life-saved = 💚 { START($who) } garde la Vie sauve.
died = { $told ->
    [0] ☠️ { NAME($character, form: "The") } n’est plus. Coupable : { NAME($cause, form: "the") }. *Une minute de silence, puis les dés.*
    [1] ☠️ { NAME($character, form: "The") } n’est plus. Coupable : { NAME($cause, form: "the") }. *On ôte son chapeau, et on regarde ce qu’il y a dedans.*
    [2] ☠️ { NAME($character, form: "The") } n’est plus. Coupable : { NAME($cause, form: "the") }. *Les autres n’en disent que du bien, et se partagent la chaise.*
    [3] ☠️ { NAME($character, form: "The") } n’est plus. Coupable : { NAME($cause, form: "the") }. *L’épitaphe sera brève, faute de place.*
    [4] ☠️ { NAME($character, form: "The") } n’est plus. Coupable : { NAME($cause, form: "the") }. *Quelqu’un venait de retenir son nom.*
    [5] ☠️ { NAME($character, form: "The") } n’est plus. Coupable : { NAME($cause, form: "the") }. *Tout allait si bien, jusqu’à un certain point. C’était ce point.*
   *[other] ☠️ { NAME($character, form: "The") } n’est plus. Coupable : { NAME($cause, form: "the") }.
  }
luck-spent = { $left ->
    [0] 🍀 { START($who) } fait { $dice }, préfère oublier, et refait **{ $again }**. C’était le dernier jeton de chance.
    [one] 🍀 { START($who) } fait { $dice }, préfère oublier, et refait **{ $again }**. Il reste 1 jeton de chance.
   *[other] 🍀 { START($who) } fait { $dice }, préfère oublier, et refait **{ $again }**. Il reste { $left } jetons de chance.
  }
misses = { $turns ->
    [one] 💤 { START($who) } passera 1 tour. Coupable : { NAME($cause, form: "the") }.
   *[other] 💤 { START($who) } passera { $turns } tours. Coupable : { NAME($cause, form: "the") }.
  }
toad = 🐸 { START($who) } devient un **Crapaud** pour 3 tours. Coupable : { NAME($cause, form: "the") }. Tout tombe par terre.
toad-over = { $told ->
    [0] 🐸 { START($who) } reprend forme humaine, en un peu plus humide.
    [1] 🐸 { START($who) } reprend forme humaine, mais regarde encore les mouches.
    [2] 🐸 { START($who) } reprend forme humaine, et ne veut pas parler de la mare.
   *[other] 🐸 { START($who) } reprend forme humaine.
  }

## Alignment

aligned-good = 😇 { START($who) } passe du côté **Bon**.
aligned-neutral = ⚖️ { START($who) } devient **Neutre**.
aligned-evil = 😈 { START($who) } passe du côté **Mauvais**.
align-refused = { START($who) } a déjà changé de camp à ce tour, et ne peut pas recommencer (refusé : { NAME($alignment) }).

## Things

taken = 🎒 { START($who) } prend { NAME($card, form: "the") }.
gold-taken = { $gold ->
    [one] 💰 { START($who) } ramasse 1 pièce d’or.
   *[other] 💰 { START($who) } ramasse { $gold } pièces d’or.
  }
given = 🎒 { START($who) } prend { NAME($card, form: "the") } chez { $rival }.
gold-given = { $gold ->
    [one] 💰 { START($who) } prend 1 pièce d’or chez { $rival }.
   *[other] 💰 { START($who) } prend { $gold } pièces d’or chez { $rival }.
  }
received = 🎒 { START($who) } reçoit { NAME($card, form: "a") }.
dropped = { START($who) } laisse { NAME($cards, form: "the") } { NAME($place, form: "in") }.
dropped-limit = { START($who) } ne peut pas tout porter et laisse { NAME($cards, form: "the") } { NAME($place, form: "in") }.
drunk = { START($who) } boit { NAME($card, form: "the") } jusqu’à la dernière goutte.
lost = { START($who) } perd { NAME($card, form: "the") }. Coupable : { NAME($cause, form: "the") }.
used-up = -# { NAME($card, form: "The") } : plus une goutte. La carte s’en va.
deal-offered = 🤝 { START($who) } propose un marché avec { $rival } : { NAME($gives, form: "the") } contre { NAME($gets, form: "the") }.
deal-agreed = 🤝 { START($who) } accepte.
deal-declined = 🤝 { START($who) } refuse.
traded-spirits = 🧠 { START($who) } prend une leçon auprès { NAME($cards, form: "de") } et gagne { $craft ->
        [one] { $craft } point
       *[other] { $craft } points
      } d’Intellect.
traded-trophies = 💪 { START($who) } rend { NAME($cards, form: "the") } et gagne { $strength ->
        [one] { $strength } point
       *[other] { $strength } points
      } de Force.
