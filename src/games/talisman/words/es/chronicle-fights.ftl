# Attacks and fights, in the third person and the present tense. $who and $rival are players, with their own formatting.

## Attacks

attacked-combat = { $count ->
    [one] ⚔️ ¡{ START(NAME($foes, form: "the")) } ataca a { $who }!
   *[other] ⚔️ ¡{ START(NAME($foes, form: "the")) } atacan a { $who }!
  }
attacked-psychic = { $count ->
    [one] 🌀 ¡{ START(NAME($foes, form: "the")) } ataca a { $who }!
   *[other] 🌀 ¡{ START(NAME($foes, form: "the")) } atacan a { $who }!
  }
duel-combat = ⚔️ { START($who) } ataca a { $rival }.
duel-psychic = 🌀 { START($who) } ataca a { $rival } con la mirada (Combate Psíquico).
tried-thief-steal = { START($who) } intenta robarle a { $rival }.
tried-sorceress-beguile = { START($who) } intenta engatusar a { $rival }.
tried-sorceress-lure = { START($who) } intenta atraer un Seguidor de { $rival }.
tried-minstrel-serenade = { START($who) } intenta llevarse cantando un Seguidor de { $rival }.
tried-ability = { START($who) } prueba { NAME($ability) } con { $rival }.
evaded = 💨 { START($who) } elude { NAME($other, form: "to") }.
bribed = 💰 { NAME($card, form: "The") } acepta { $gold } de Oro de { $who } y mira para otro lado.

## Fights

fought-combat = ⚔️ { START($who) } saca { $ours }; { NAME($other, form: "the") }, { $theirs }. { $outcome }
fought-psychic = 🌀 { START($who) } saca { $ours }; { NAME($other, form: "the") }, { $theirs }. { $outcome }
# The jokes in this order within a match, and then the plain wordings from 20 on.
fight-won = { $way ->
    [0] Gana { $winner }.
    [1] Gana { $winner }, y que conste en acta.
    [2] { START($winner) } se lleva la mejor parte.
    [3] Gana { $winner }. Parecía más fácil de lo que era.
    [4] La victoria es para { $winner }.
    [5] Gana { $winner }, para sorpresa de al menos una de las partes.
    [6] { START($winner) } se impone.
    [7] Gana { $winner }, y solo resopla un poco.
    [8] Gana { $winner }.
    [9] Gana { $winner }. Habrá una canción, si alguien la paga.
    [10] { START($winner) } se lleva la mejor parte.
    [11] Gana { $winner }, con una reverencia a nadie en particular.
    [12] La victoria es para { $winner }.
    [13] Gana { $winner }, justo como estaba planeado, según se sabe ahora.
    [14] { START($winner) } se impone.
    [15] Gana { $winner }, y comprueba si había alguien mirando.
    [16] Gana { $winner }.
    [17] Gana { $winner }, y solo se pierde una bota.
    [18] { START($winner) } se lleva la mejor parte.
    [19] Gana { $winner }. El resbalón no saldrá en el relato.
    [21] { START($winner) } se lleva la mejor parte.
    [22] La victoria es para { $winner }.
    [23] { START($winner) } se impone.
   *[other] Gana { $winner }.
  }
fight-lost = { $way ->
    [0] { START($who) } muerde el polvo.
    [1] { START($who) } pierde. Las excusas, a continuación.
    [2] { START($who) } queda en segundo lugar.
    [3] { START($who) } pierde. No hubo testigos, salvo todo el mundo.
    [4] { START($who) } muerde el polvo, y ha tenido días mejores.
    [5] { START($who) } pierde.
    [6] { START($who) } pierde, y lo llama entrenamiento.
    [7] { START($who) } muerde el polvo.
    [8] { START($who) } pierde, y le echa la culpa al sol.
    [9] { START($who) } queda en segundo lugar.
    [10] { START($who) } pierde, pero tenía mejores botas.
    [11] { START($who) } pierde.
    [12] { START($who) } pierde, y propone jugar al mejor de tres.
    [13] { START($who) } muerde el polvo.
    [14] { START($who) } pierde, pero no la discusión posterior.
    [15] { START($who) } queda en segundo lugar.
    [16] { START($who) } pierde. La lección ya llegará más tarde.
    [17] { START($who) } pierde.
    [18] { START($who) } pierde, con buenas vistas del cielo.
    [19] { START($who) } muerde el polvo.
    [21] { START($who) } queda en segundo lugar.
    [22] { START($who) } pierde.
   *[other] { START($who) } muerde el polvo.
  }
fight-tied = { $way ->
    [0] Empate. Las dos partes dan un paso atrás, sin aliento.
    [1] Empate. El honor queda repartido.
    [2] Empate. Nadie ha visto nada.
    [3] Empate. Las dos partes dicen que han ganado.
    [4] Empate. No se vuelve a mencionar.
    [5] Empate. Alguien debería haber traído un árbitro.
    [6] Empate. De pronto, las dos partes recuerdan una cita.
    [7] Empate. Acuerdan no estar de acuerdo.
    [8] Empate. Cada cual se cuenta los dedos.
   *[other] Empate.
  }
killed-guardian = 💂 { NAME($foe, form: "The") } pierde y se hace a un lado.
killed = { $count ->
    [one] ☠️ { START(NAME($foes, form: "the")) } pasa a la historia.
   *[other] ☠️ { START(NAME($foes, form: "the")) } pasan a la historia.
  }
killed-for-trophies = { $count ->
    [one] 🏆 { START(NAME($foes, form: "the")) } muere, y { $who } se guarda un trofeo.
   *[other] { $kept ->
        [one] 🏆 { START(NAME($foes, form: "the")) } mueren, y { $who } se guarda 1 trofeo.
       *[other] 🏆 { START(NAME($foes, form: "the")) } mueren, y { $who } se guarda { $kept } trofeos.
      }
  }
protected = { $told ->
    [0] 🛡️ { START($who) } prueba con { NAME($card, form: "the") } y saca **{ $die }**. Se salva la Vida, aunque no la pelea.
    [1] 🛡️ { START($who) } prueba con { NAME($card, form: "the") } y saca **{ $die }**. Aguanta, con una abolladura más que contar.
    [2] 🛡️ { START($who) } prueba con { NAME($card, form: "the") } y saca **{ $die }**. Una Vida salvada: ya está amortizado.
    [3] 🛡️ { START($who) } prueba con { NAME($card, form: "the") } y saca **{ $die }**. Se salva la Vida. El eco tarda un poco.
   *[other] 🛡️ { START($who) } prueba con { NAME($card, form: "the") } y saca **{ $die }**. Se salva la Vida.
  }
not-protected = { $told ->
    [0] 🛡️ { START($who) } prueba con { NAME($card, form: "the") } y saca **{ $die }**. No sirve, salvo de adorno.
    [1] 🛡️ { START($who) } prueba con { NAME($card, form: "the") } y saca **{ $die }**. Por el otro lado sí habría servido.
    [2] 🛡️ { START($who) } prueba con { NAME($card, form: "the") } y saca **{ $die }**. Estaba en mal sitio, igual que quien lo llevaba.
   *[other] 🛡️ { START($who) } prueba con { NAME($card, form: "the") } y saca **{ $die }**. No sirve.
  }
spoils-nothing = { $told ->
    [0] { START($who) } deja ir a { $rival }, que es peor.
    [1] { START($who) } despide a { $rival } con la mano, y con todo su equipaje.
    [2] { START($who) } no le quita nada a { $rival }, y lo recordará a menudo.
   *[other] { START($who) } no le quita nada a { $rival }.
  }
spoils-life = 🩸 { START($who) } quiere una de las Vidas de { $rival }.
spirit-destroyed = { $told ->
    [0] ✝️ { START($who) } destruye { NAME($foe, form: "to") }. No queda nada, ni un trofeo.
    [1] ✝️ { START($who) } destruye { NAME($foe, form: "to") }. Deja un rincón frío, y ningún trofeo.
    [2] ✝️ { START($who) } destruye { NAME($foe, form: "to") }. Querría presentar una queja, pero ya no está, y no hay trofeo.
   *[other] ✝️ { START($who) } destruye { NAME($foe, form: "to") }. No hay trofeo.
  }
spirit-destroyed-with = { $told ->
    [0] ✝️ { START($who) } destruye { NAME($foe, form: "to") } con { NAME($card, form: "the") }. No queda nada, ni un trofeo.
    [1] ✝️ { START($who) } destruye { NAME($foe, form: "to") } con { NAME($card, form: "the") }. Deja un rincón frío, y ningún trofeo.
    [2] ✝️ { START($who) } destruye { NAME($foe, form: "to") } con { NAME($card, form: "the") }. Querría presentar una queja, pero ya no está, y no hay trofeo.
   *[other] ✝️ { START($who) } destruye { NAME($foe, form: "to") } con { NAME($card, form: "the") }. No hay trofeo.
  }
assassinates = { $told ->
    [0] 🗡️ { START($who) } golpea sin avisar. Su rival no tira el dado.
    [1] 🗡️ { START($who) } llevaba detrás todo el rato. Su rival no tira el dado.
    [2] 🗡️ { START($who) } saluda después. Su rival no tira el dado.
    [3] 🗡️ { START($who) } sale de una sombra pequeñísima. Su rival no tira el dado.
    [4] 🗡️ { START($who) } se salta la parte de las reverencias. Su rival no tira el dado.
   *[other] 🗡️ { START($who) } va directamente al asesinato. Su rival no tira el dado.
  }
boosted = 💪 { START($who) } tiene { $strength } de Fuerza más hasta que acabe el Turno, gracias { NAME($cause, form: "to") }.
raised-spent = 💀 { NAME($card, form: "The") } pelea una vez por { $who } (+{ $strength }) y se deshace.
