# Questions to one player. “You” is the player who is asked. $who, $rival and $victim are other players, in bold print.

ask-anything = ¿Qué haces?
ask-character = ¿Quién quieres ser? Elige a cualquiera que siga libre.
ask-character-dealt = ¿Quién quieres ser? Puedes quedarte con uno de estos.

## Windows

ask-aim = ¿Qué conviertes en Oro?
ask-start = Empieza tu Turno. ¿Lanzas un Hechizo antes de mover?
ask-start-other = Empieza el Turno de { $who }. ¿Haces algo?
ask-land = Ya estás aquí. ¿Lanzas un Hechizo antes de mirar alrededor?
ask-land-other = { START($who) } acaba de llegar. ¿Haces algo?
ask-end = Tu Turno se acaba. ¿Algo más?
ask-end-other = Se acaba el Turno de { $who }. ¿Haces algo?
ask-kill = Estás a punto de dar el golpe final. ¿Sigues adelante?
ask-kill-other = { START($who) } está a punto de dar el golpe final. ¿Intervienes?
ask-lose-follower = Estás a punto de perder un Seguidor. ¿Lo evitas?
ask-lose-follower-other = { START($who) } está a punto de perder un Seguidor. ¿Intervienes?
ask-lose-life = Estás a punto de perder una Vida. ¿Lo evitas?
ask-lose-life-other = { START($who) } está a punto de perder una Vida. ¿Intervienes?
ask-evade = Puedes eludirlo. ¿Qué haces?
ask-evade-other = { START($who) } puede eludirlo. ¿Haces algo?
ask-attacked-by = Te ataca { $rival }. ¿Qué haces?
ask-attacked-by-other = { START($rival) } ataca a { $who }. ¿Haces algo?
ask-tried-by = { START($rival) } intenta algo contigo. ¿Qué haces?
ask-tried-by-other = { START($rival) } intenta algo con { $who }. ¿Haces algo?
ask-met = Alguien quiere hablar contigo: { NAME($foes, form: "the") }. ¿Te escabulles?
ask-met-other = Alguien quiere hablar con { $who }: { NAME($foes, form: "the") }. ¿Haces algo?
ask-calm = Te dejan en paz. ¿Buscas pelea?
ask-calm-other = Nada ataca a { $who }. ¿Haces algo?
ask-attacked = { $count ->
    [one] { START(NAME($foes, form: "the")) } te ataca: { $scores }. ¿Qué haces?
   *[other] { START(NAME($foes, form: "the")) } te atacan: { $scores }. ¿Qué haces?
  }
ask-attacked-other = { $count ->
    [one] { START(NAME($foes, form: "the")) } ataca a { $who }: { $scores }. ¿Haces algo?
   *[other] { START(NAME($foes, form: "the")) } atacan a { $who }: { $scores }. ¿Haces algo?
  }
ask-fight = Empieza una pelea. ¿Haces algo?
ask-fight-yours = Antes de los dados, tú vas con { $own }, y { NAME($other, form: "the") }, con { $theirs }. ¿Añades algo?
ask-fight-other = Antes de los dados, { $who } va con { $ours }, y { NAME($other, form: "the") }, con { $theirs }. ¿Haces algo?
ask-cast = Alguien lanza un Hechizo. ¿Lo deshaces?
ask-cast-command = { START($who) } lanza el **Hechizo de Mando**, y funciona. ¿Lo deshaces?
ask-cast-spell = { START($who) } lanza **{ NAME($spell) }**. ¿Lo deshaces?
ask-cast-on = { START($who) } lanza **{ NAME($spell) }** sobre { NAME($target, form: "the") }. ¿Lo deshaces?
ask-cast-to = { START($who) } lanza **{ NAME($spell) }** para ir { NAME($target, form: "to") }. ¿Lo deshaces?
ask-cast-for = { START($who) } lanza **{ NAME($spell) }** sobre { NAME($target, form: "the") }, y el botín sería { NAME($loot, form: "the") }. ¿Lo deshaces?

## Moving

ask-move-how = ¿Cómo te mueves?
ask-move-how-raft = ¿Cómo te mueves? Tu Balsa, ahora o nunca.
ask-move-how-offer = ¿Cómo te mueves? La oferta de la Taberna, ahora o nunca.
ask-move-step = Mueves una casilla, sin dado. ¿Adónde?
ask-move-rolled = Has sacado **{ $rolled }**. ¿Adónde?
ask-move-over-bridge = { $left ->
    [one] Ya has cruzado el puente y te queda 1 casilla de tus **{ $rolled }**. ¿Adónde?
   *[other] Ya has cruzado el puente y te quedan { $left } casillas de tus **{ $rolled }**. ¿Adónde?
  }
ask-inner = Mueves una casilla. ¿Sigues o das la vuelta?
ask-inner-werewolf = Tu Hombre Lobo (Fuerza { $strength }) sigue ahí. ¿Acabas con él o das la vuelta?
ask-inner-pitfiends = { $left ->
    [one] Queda 1 Demonio del Foso en la fila. ¿Peleas o das la vuelta?
   *[other] Quedan { $left } Demonios del Foso en la fila. ¿Peleas o das la vuelta?
  }
ask-inner-death = La Muerte agita los dados. ¿Sigues jugando o das la vuelta?
ask-teleport = ¿Dónde quieres estar?
ask-regenerate = Un 6. ¿Curas una Vida en vez de mover?

## Encounters

ask-encounter = ¿Qué haces aquí?
ask-encounter-more = ¿Algo más antes de acabar tu Turno?
ask-encounter-crown = La Corona está concurrida. ¿Con quién te enfrentas?
ask-card = ¿Qué sigue?
ask-card-take = ¿Qué te llevas?
ask-deed = ¿Qué haces?
ask-deed-to = ¿Qué le haces a { $victim }?
ask-weapons = ¿Qué Arma cuenta?
ask-protect = Estás a punto de perder una Vida en Combate. ¿Qué Protección pruebas?
ask-spoils = Ganas. ¿Qué te llevas?
ask-loot = ¿Qué le quitas a { $victim }?
ask-loot-follower = ¿Qué Seguidor le quitas a { $victim }?
ask-loot-dead = A { $victim } ya no le sirve. ¿Qué te llevas?
ask-raise = { NAME($card, form: "The") } ya es historia. ¿Vuelve a levantarse?
ask-crown = Te alcanza el Hechizo de Mando de { $who }. ¿Qué haces?

## Things, Spells and luck

ask-drop = { $limit ->
    [one] Puedes llevar 1 Objeto como mucho. ¿Qué dejas?
   *[other] Puedes llevar { $limit } Objetos como mucho. ¿Qué dejas?
  }
ask-discard = Tu Astucia no da para tantos Hechizos. ¿Cuál se va?
ask-exchange = Tus trofeos compran 1 de Fuerza por cada { $rate } puntos. ¿Cambias ahora?
ask-exchange-craft = Los Espíritus que has vencido enseñan 1 de Astucia por cada { $rate } puntos. ¿Cambias ahora?
ask-trophies = { $stat ->
    [craft] Cada { $rate } puntos compran 1 de Astucia, y lo que sobre se pierde. Por ahora, { $points }. ¿Qué trofeos entregas?
   *[strength] Cada { $rate } puntos compran 1 de Fuerza, y lo que sobre se pierde. Por ahora, { $points }. ¿Qué trofeos entregas?
  }
# Why the dice were rolled.
ask-luck = { $why ->
    [move] Has sacado **{ $dice }** para mover.
    [freedom] Has sacado **{ $dice }** por tu libertad.
    [portal] Has sacado **{ $dice }** en el Portal.
    [fight] Has sacado **{ $dice }** para la pelea.
    [protection] Has sacado **{ $dice }** para tu Protección.
    [passage] Has sacado **{ $dice }** para pasar.
    [death] Has sacado **{ $dice }** contra la Muerte.
    [chasm] Has sacado **{ $dice }** en el Abismo.
    [charm] Has sacado **{ $dice }** para encandilar.
    [beguiling] Has sacado **{ $dice }** para engatusar.
   *[table] Has sacado **{ $dice }** aquí.
  }
ask-luck-for = Has sacado **{ $dice }** por { NAME($card, form: "the") }.
ask-luck-row = *{ $row }*
ask-luck-fails = No basta.
ask-luck-works = Con eso basta.
ask-luck-left = { $left ->
    [one] Tienes 1 ficha de suerte. ¿Repites la tirada?
   *[other] Tienes { $left } fichas de suerte. ¿Repites la tirada?
  }
ask-lose-which = Un Seguidor tiene que irse. ¿Cuál?
ask-vampire = { $left ->
    [one] El Vampiro quiere otra más. ¿Un Seguidor?
   *[other] El Vampiro quiere { $left } más. ¿Primero los Seguidores?
  }
ask-foresee = Viste venir estas. ¿Cuál apartas?
ask-orb = El Orbe muestra lo que viene. ¿Sustituyes alguna?

## Trade

ask-deal = Un trato con { $rival }: { NAME($gives, form: "the") } por { NAME($gets, form: "the") }. ¿Qué más?
ask-deal-answer = { START($rival) } te propone un trato. Recibes: { NAME($gives, form: "the") }. Das: { NAME($gets, form: "the") }. ¿Aceptas?

## Spaces

ask-roll = { $space ->
    [temple] ¿Rezas?
    [graveyard] ¿Invocas a los espíritus?
   *[other] ¿Tiras?
  }
ask-skip = Aquí no tienes que tirar. ¿Quieres hacerlo?
ask-visit = ¿A quién visitas?
ask-shop = Estás { NAME($shop, form: "in") } y tienes { $gold } de Oro. ¿Qué te llevas?
ask-sell = ¿Qué conviertes en Oro?
ask-instruction = { $by ->
    [black-knight] El Caballero Negro cierra el paso. ¿Qué le das?
    [temple] Los dioses quieren algo tuyo. ¿A qué renuncias?
   *[other] ¿Qué eliges?
  }
ask-add-one = { NAME($table) }: **{ $total }**. *{ $row }* Con 1 más: *{ $more }*
ask-wish = { NAME($card, form: "The") } te concede un deseo. ¿Cuál va a ser?
ask-quest = El Hechicero tiene una Misión para ti, y un dado dice cuál. ¿Aceptas?
ask-quest-pay = Tu Misión: { $quest } ¿Pagas ahora?
ask-align = Para { NAME($cause, form: "the") } cuenta el Alineamiento. El tuyo es { NAME($alignment) }. ¿Sigues así?
ask-woods = La Arboleda ofrece Hechizos. ¿Robas?
