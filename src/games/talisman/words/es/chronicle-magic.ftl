# Shops, Quests, wandering cards, Spells, Special Abilities and the Inner Region, in the third person and the present tense.
# Public unless a comment says otherwise. $who and $rival are players, with their own formatting.

## Shops and services

bought = 🛒 { START($who) } compra { NAME($item, form: "a") } por { $price } de Oro.
bought-for-nothing = 🛒 { START($who) } sale { NAME($shop, form: "from") } con { NAME($item, form: "a") }, y nadie recuerda el precio.
sold = 🛒 { START($who) } cambia { NAME($card, form: "the") } por { $gold } de Oro, gracias { NAME($cause, form: "to") }.
visited = { START($who) } acude { NAME($place, form: "to") }.
visited-village-healer = { START($who) } va a ver al Sanador.
visited-city-doctor = { START($who) } va a ver al Médico.
visited-city-alchemist = { START($who) } va a ver al Alquimista.
visited-castle-doctor = { START($who) } va a ver al Médico Real.
visited-chapel-heal-free = { START($who) } recibe cuidados en la Capilla.
visited-chapel-heal-paid = { START($who) } deja una ofrenda en la Capilla.
wished = { $wish ->
    [gain-spell] ⭐ { START($who) } desea un Hechizo. { NAME($card, form: "The") } lo concede y desaparece.
    [gain-gold] ⭐ { START($who) } desea Oro. { NAME($card, form: "The") } lo concede y desaparece.
    [gain-strength] ⭐ { START($who) } desea Fuerza. { NAME($card, form: "The") } la concede y desaparece.
    [gain-craft] ⭐ { START($who) } desea Astucia. { NAME($card, form: "The") } la concede y desaparece.
    [gain-life] ⭐ { START($who) } desea una Vida. { NAME($card, form: "The") } la concede y desaparece.
   *[other] ⭐ { START($who) } desea estar en otra parte. { NAME($card, form: "The") } lo concede y desaparece.
  }

## Quests and wandering cards

quest-taken = 📯 El Hechicero le da a { $who } la Misión **{ NAME($quest) }**. *{ $text }*
quest-paid = 📯 { START($who) } paga el precio del Hechicero por **{ NAME($quest) }**.
quest-done = 📯 { START($who) } cumple la Misión **{ NAME($quest) }**.
enslaved = ⛓️ { START($who) } cae en la esclavitud hasta sacar 4, 5 o 6 en una tirada de Movimiento.
blizzard-began = 🌨️ Empieza la **Ventisca**. Durante 2 rondas, todo el mundo mueve una casilla por Turno.
raided = 💰 Los Saqueadores le quitan { $gold } de Oro a { $who } y lo entierran { NAME($place, form: "in") }.
raided-nothing = Los Saqueadores no le encuentran Oro a { $who }, y lo llevan con educación.
appeared = ✨ { NAME($card, form: "The") } se instala { NAME($place, form: "in") }.
cursed-hag = 🧿 La **Vieja Bruja** sigue ahora a { $who }, y ningún otro Seguidor se queda. El Místico del Pueblo puede ahuyentarla.
cursed-poltergeist = 🧿 El **Poltergeist** sigue ahora a { $who }, que mueve una casilla por Turno hasta cruzar el Río de las Tormentas.
unmoved = { START($who) } ni se inmuta. Lo ha intentado { NAME($cause, form: "the") }.
left-in-stock = { $card ->
    [card-fountain-of-wisdom] -# { NAME($card, form: "The") } aún guarda { $left } de Astucia.
    [card-magic-stream] -# { NAME($card, form: "The") } aún guarda { $left } de Fuerza.
   *[card-pool-of-life] { $left ->
        [one] -# { NAME($card, form: "The") } aún guarda 1 Vida.
       *[other] -# { NAME($card, form: "The") } aún guarda { $left } Vidas.
      }
  }
chasm-falls = 🎲 { START($who) } saca { $roll } al borde del Abismo. Es una caída larga.
chasm-safe = 🎲 { START($who) } saca { $roll } al borde del Abismo. A salvo.
chasm-follower-falls = 🎲 { START($who) } saca { $roll } por { NAME($card, form: "the") }, al borde del Abismo. Es una caída larga.
chasm-follower-safe = 🎲 { START($who) } saca { $roll } por { NAME($card, form: "the") }, al borde del Abismo. A salvo.

## Spells

spells-drawn = { $number ->
    [one] 📜 { START($who) } roba 1 Hechizo.
   *[other] 📜 { START($who) } roba { $number } Hechizos.
  }
# To one player alone.
spell-seen = 📜 Tu nuevo Hechizo: **{ NAME($spell) }**. *{ $gist }.*
spells-discarded = 📜 { START($who) } descarta { NAME($spells) }.
spells-left-behind = 📜 { START($who) } deja atrás { NAME($spells) }.
cast = ✨ { START($who) } lanza **{ NAME($spell) }**.
cast-on = ✨ { START($who) } lanza **{ NAME($spell) }** sobre { NAME($target, form: "the") }.
cast-for = ✨ { START($who) } lanza **{ NAME($spell) }** sobre { NAME($target, form: "the") }. Botín: { NAME($loot, form: "the") }.
cast-to = ✨ { START($who) } lanza **{ NAME($spell) }** para ir { NAME($target, form: "to") }.
spell-countered = 🚫 **{ NAME($spell) }** queda sin efecto, y no pasa nada.
command-countered = 🚫 El **Hechizo de Mando** queda sin efecto, y no pasa nada.
spell-lost = **{ NAME($spell) }** ya no encuentra sobre qué actuar.
hex-laid = ☠️ Un **Maleficio** pesa sobre { NAME($space, form: "the") }. Quien caiga ahí pierde 1 Vida.
magic-destroyed = 🚫 Nadie lanza Hechizos ni usa Objetos Mágicos hasta el próximo Turno de { $who }.
time-warped = { $turns ->
    [one] ⏳ { START($who) } juega 1 Turno más después de este.
   *[other] ⏳ { START($who) } juega { $turns } Turnos más después de este.
  }
immobilised = ❄️ { START($who) } no mueve ni una ceja, y se acabó el Turno.
invisible = 👻 A { $who } no hay quien le vea el resto del Turno.
preserved-player = 💚 { START($who) } no pierde nada.
preserved = 💚 { NAME($foe, form: "The") } sigue con vida.
blasted = ⚡ { START($who) } pelea con { $strength } de Fuerza más.
# To one player alone, from here on …
divined = 🔮 Las próximas Aventuras, desde arriba: { NAME($cards) }.
hand-seen = 🔮 { START($rival) } tiene { NAME($spells) }.
hand-seen-empty = 🔮 { START($rival) } no tiene Hechizos.
# … to here.

## Special Abilities

charmed = 🎶 { START($who) } toca para { NAME($card, form: "the") } y saca { $roll }; hacía falta más de { $above }. Ya tiene un Seguidor más.
not-charmed = { $told ->
    [0] 🎶 { START($who) } toca para { NAME($card, form: "the") } y saca { $roll }; hacía falta más de { $above }. Ha oído cosas mejores.
    [1] 🎶 { START($who) } toca para { NAME($card, form: "the") } y saca { $roll }; hacía falta más de { $above }. Aúlla el estribillo, y desafina.
    [2] 🎶 { START($who) } toca para { NAME($card, form: "the") } y saca { $roll }; hacía falta más de { $above }. Pide algo con tambores.
   *[other] 🎶 { START($who) } toca para { NAME($card, form: "the") } y saca { $roll }; hacía falta más de { $above }. No hay manera.
  }
raised = 💀 { NAME($card, form: "The") } se levanta y sigue a { $who }.
beguiled = { $told ->
    [0] 💋 { START($who) } sonríe a { $rival } y saca { $roll }; hacía falta al menos { $needs }. Resistirse sería puro trámite.
    [1] 💋 { START($who) } sonríe a { $rival } y saca { $roll }; hacía falta al menos { $needs }. Después nadie sabe explicarlo.
   *[other] 💋 { START($who) } sonríe a { $rival } y saca { $roll }; hacía falta al menos { $needs }. Funciona.
  }
not-beguiled = 💋 { START($who) } sonríe a { $rival } y saca { $roll }; hacía falta al menos { $needs }. Nada.
regenerated = 💚 { START($who) } se sienta y, en vez de mover, espera a que algo le vuelva a crecer.
foreseen = 🔮 { START($who) } aparta { NAME($card, form: "the") } y recibe en su lugar { NAME($drawn, form: "the") }, gracias { NAME($cause, form: "to") }.
foreseen-nothing = 🔮 { START($who) } ve venir { NAME($card, form: "obj") } y se hace a un lado.

## The Inner Region

still-inside = { $told ->
    [0] 🕯️ { START($who) } saca { $roll } { NAME($from, form: "in") }. Sigue dentro, que es justo donde hay que estar.
    [1] 🕯️ { START($who) } saca { $roll } { NAME($from, form: "in") }. Sigue dentro, y por una vez en el buen camino.
    [2] 🕯️ { START($who) } saca { $roll } { NAME($from, form: "in") }. Sigue dentro. Lo preocupante está fuera.
   *[other] 🕯️ { START($who) } saca { $roll } { NAME($from, form: "in") }. Sigue dentro.
  }
came-out = 🕯️ { START($who) } saca { $roll } { NAME($from, form: "in") }. El túnel desemboca { NAME($to, form: "in") }.
vampire-demands = { $lives ->
    [one] 🦇 El Vampiro le pide 1 Vida a { $who }. Se aceptan Seguidores.
   *[other] 🦇 El Vampiro le pide { $lives } Vidas a { $who }. Se aceptan Seguidores.
  }
werewolf-comes = 🐺 El Hombre Lobo de { $who } tiene **{ $strength }** de Fuerza.
pitfiends-come = { $left ->
    [one] 🔥 1 Demonio del Foso espera a { $who }.
   *[other] 🔥 { $left } Demonios del Foso esperan a { $who }, en fila.
  }
pitfiends-left = { $left ->
    [one] -# Queda 1 Demonio del Foso en la fila.
   *[other] -# Quedan { $left } Demonios del Foso en la fila.
  }
diced-won = { $told ->
    [0] 🎲 { START($who) } saca { $own }; la Muerte, { $death }. La Muerte paga, con educación.
    [1] 🎲 { START($who) } saca { $own }; la Muerte, { $death }. La Muerte pide ver los dados, y están en regla.
    [2] 🎲 { START($who) } saca { $own }; la Muerte, { $death }. La Muerte hace una reverencia, y le lleva su tiempo.
   *[other] 🎲 { START($who) } saca { $own }; la Muerte, { $death }. Gana { $who }.
  }
diced-lost = { $told ->
    [0] 🎲 { START($who) } saca { $own }; la Muerte, { $death }. La Muerte cobra.
    [1] 🎲 { START($who) } saca { $own }; la Muerte, { $death }. La Muerte lo anota en el libro.
    [2] 🎲 { START($who) } saca { $own }; la Muerte, { $death }. La Muerte lo siente, y tiene cambio.
    [3] 🎲 { START($who) } saca { $own }; la Muerte, { $death }. No es su primera partida.
    [4] 🎲 { START($who) } saca { $own }; la Muerte, { $death }. La Muerte no presume. Solo castañetea un poco.
   *[other] 🎲 { START($who) } saca { $own }; la Muerte, { $death }. Gana la Muerte.
  }
diced-stand-off = { $told ->
    [0] 🎲 { START($who) } saca { $own }; la Muerte, { $death }. Empate. La Muerte tiene toda la noche.
    [1] 🎲 { START($who) } saca { $own }; la Muerte, { $death }. Empate. La Muerte calienta los dados en la manga.
   *[other] 🎲 { START($who) } saca { $own }; la Muerte, { $death }. Empate.
  }
