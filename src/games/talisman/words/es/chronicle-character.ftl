# Counters, death, Toads, Alignment and things changing hands, in the third person and the present tense. $who and $rival
# are players, with their own formatting; $who is the Toad of one where it has counters of its own.

## Counters

toad-of = Sapo de { $who }
strength-not-spared = 💪 { START($who) } no tiene Fuerza de sobra, y no pierde nada.
craft-not-spared = 🧠 { START($who) } no tiene Astucia de sobra, y no pierde nada.
strength-now = 💪 { START($who) } tiene ahora { $now } de Fuerza.
craft-now = 🧠 { START($who) } tiene ahora { $now } de Astucia.
lives-now = { $now ->
    [one] ❤️ { START($who) } tiene ahora 1 Vida.
   *[other] ❤️ { START($who) } tiene ahora { $now } Vidas.
  }
gold-now = { $now ->
    [0] 💰 { START($who) } se queda sin Oro.
   *[other] 💰 { START($who) } tiene ahora { $now } de Oro.
  }
strength-gained = 💪 { START($who) } gana { $change } de Fuerza y ya tiene { $now }.
craft-gained = 🧠 { START($who) } gana { $change } de Astucia y ya tiene { $now }.
lives-gained = { $change ->
    [one] ❤️ { START($who) } gana 1 Vida y ya tiene { $now }.
   *[other] ❤️ { START($who) } gana { $change } Vidas y ya tiene { $now }.
  }
gold-gained = 💰 { START($who) } gana { $change } de Oro y ya tiene { $now }.
strength-lost = 💪 { START($who) } pierde { $change } de Fuerza y se queda con { $now }.
craft-lost = 🧠 { START($who) } pierde { $change } de Astucia y se queda con { $now }.
lives-lost = { $change ->
    [one] ❤️ { START($who) } pierde 1 Vida. { $now ->
        [0] No queda ninguna.
        [one] Queda 1.
       *[other] Quedan { $now }.
      }
   *[other] ❤️ { START($who) } pierde { $change } Vidas. { $now ->
        [0] No queda ninguna.
        [one] Queda 1.
       *[other] Quedan { $now }.
      }
  }
gold-lost = { $now ->
    [0] 💰 { START($who) } paga { $change } de Oro y se queda sin nada.
   *[other] 💰 { START($who) } paga { $change } de Oro y se queda con { $now }.
  }
toll-desert = ❤️ { START($who) } cruza el Desierto sin agua y pierde 1 Vida. { $now ->
    [0] No queda ninguna.
    [one] Queda 1.
   *[other] Quedan { $now }.
  }
toll-black-knight = ❤️ { START($who) } no le paga al Caballero Negro y pierde 1 Vida. { $now ->
    [0] No queda ninguna.
    [one] Queda 1.
   *[other] Quedan { $now }.
  }
toll-graveyard = ❤️ En el Cementerio no quieren a { $who }, y eso cuesta 1 Vida. { $now ->
    [0] No queda ninguna.
    [one] Queda 1.
   *[other] Quedan { $now }.
  }
toll-chapel = ❤️ En la Capilla no quieren a { $who }, y eso cuesta 1 Vida. { $now ->
    [0] No queda ninguna.
    [one] Queda 1.
   *[other] Quedan { $now }.
  }

## Luck and bad luck

life-saved = 💚 { START($who) } salva la Vida.
died = { $told ->
    [0] ☠️ { NAME($character, form: "The") } ha muerto, y todo por { NAME($cause, form: "the") }. *Un minuto de silencio, y luego los dados.*
    [1] ☠️ { NAME($character, form: "The") } ha muerto, y todo por { NAME($cause, form: "the") }. *La gente se quita el sombrero y mira dentro.*
    [2] ☠️ { NAME($character, form: "The") } ha muerto, y todo por { NAME($cause, form: "the") }. *El resto habla bien de su persona y se reparte la silla.*
    [3] ☠️ { NAME($character, form: "The") } ha muerto, y todo por { NAME($cause, form: "the") }. *El epitafio será corto, por falta de espacio.*
    [4] ☠️ { NAME($character, form: "The") } ha muerto, y todo por { NAME($cause, form: "the") }. *Alguien acababa de aprenderse el nombre.*
    [5] ☠️ { NAME($character, form: "The") } ha muerto, y todo por { NAME($cause, form: "the") }. *Iba todo muy bien, hasta cierto punto. Era este.*
   *[other] ☠️ { NAME($character, form: "The") } ha muerto, y todo por { NAME($cause, form: "the") }.
  }
luck-spent = { $left ->
    [0] 🍀 { START($who) } saca { $dice }, prefiere que no y saca **{ $again }**. Era la última ficha de suerte.
    [one] 🍀 { START($who) } saca { $dice }, prefiere que no y saca **{ $again }**. Queda 1 ficha de suerte.
   *[other] 🍀 { START($who) } saca { $dice }, prefiere que no y saca **{ $again }**. Quedan { $left } fichas de suerte.
  }
misses = { $turns ->
    [one] 💤 { START($who) } perderá 1 Turno, y todo por { NAME($cause, form: "the") }.
   *[other] 💤 { START($who) } perderá { $turns } Turnos, y todo por { NAME($cause, form: "the") }.
  }
toad = 🐸 { START($who) } es un **Sapo** durante 3 Turnos, y todo por { NAME($cause, form: "the") }. Sus cosas caen al suelo.
toad-over = { $told ->
    [0] 🐸 { START($who) } vuelve a ser persona, aunque algo húmeda.
    [1] 🐸 { START($who) } vuelve a ser persona, y aún mira las moscas.
    [2] 🐸 { START($who) } vuelve a ser persona, y del estanque prefiere no hablar.
   *[other] 🐸 { START($who) } vuelve a ser persona.
  }

## Alignment

aligned-good = 😇 { START($who) } pasa al lado **Bueno**.
aligned-neutral = ⚖️ { START($who) } pasa al lado **Neutral**.
aligned-evil = 😈 { START($who) } pasa al lado **Malvado**.
align-refused = { START($who) } ya cambió de bando este Turno y no puede pasar también al lado { NAME($alignment) }.

## Things

taken = 🎒 { START($who) } se queda con { NAME($card, form: "the") }.
gold-taken = 💰 { START($who) } recoge { $gold } de Oro.
given = 🎒 { START($who) } le quita { NAME($card, form: "the") } a { $rival }.
gold-given = 💰 { START($who) } le quita { $gold } de Oro a { $rival }.
received = 🎒 { START($who) } recibe { NAME($card, form: "a") }.
dropped = { START($who) } deja { NAME($cards, form: "obj") } { NAME($place, form: "in") }.
dropped-limit = { START($who) } no puede con tanto y deja { NAME($cards, form: "obj") } { NAME($place, form: "in") }.
drunk = { START($who) } apura { NAME($card, form: "the") } hasta la última gota.
lost = { START($who) } pierde { NAME($card, form: "obj") } por { NAME($cause, form: "the") }.
used-up = -# Ya no queda nada { NAME($card, form: "of") }, así que desaparece.
deal-offered = 🤝 { START($who) } le propone un trato a { $rival }: { NAME($gives, form: "the") } por { NAME($gets, form: "the") }.
deal-agreed = 🤝 { START($who) } acepta.
deal-declined = 🤝 { START($who) } no acepta.
traded-spirits = 🧠 { START($who) } aprende { NAME($cards, form: "of") } y gana { $craft } de Astucia.
traded-trophies = 💪 { START($who) } entrega { NAME($cards, form: "the") } por { $strength } de Fuerza.
