# Questions. “You” is the player who is asked, $who and $rival are other players. A place comes with its preposition.

ask-anything = ¿Qué haces?
ask-character = ¿Quién quieres ser?
ask-starting-spell = ¿Qué hechizo te llevas?
ask-newcomer = Tu personaje ha muerto. ¿Quién viene ahora?
ask-move = ¿Adónde? Estás { $in }.
ask-move-followed = Ya has caminado bastante en compañía. Estás { $in }. ¿Qué haces en vez de moverte?
ask-move-held = La arena aún te retiene. Estás { $in }. ¿Qué haces en vez de moverte?
ask-where = ¿Adónde?
ask-oasis = El Oasis está ahí. ¿Sigues o paras?
ask-teleport = ¿Dónde apareces?
ask-raft = ¿En qué costa desembarcas?
ask-meditate = ¿Qué hechizo buscas al meditar?
ask-leave = ¿Hacia dónde vas?
ask-business = ¿Algún asunto { $in }, antes de seguir?
ask-business-here = ¿Algún asunto aquí, antes de seguir?
ask-weapon = ¿Qué arma entregas?
ask-forget = Nadie puede tener más de 4 pistas. ¿Cuál olvidas?
ask-shift = Has sacado { $total }. ¿Lo cambia { NAME($item, form: "the") }?
ask-vessel = ¿Un arma o algo que flote?
ask-cure-all = { $wounds ->
    [one] Por un arma curan la herida de tu grupo. ¿Qué arma?
   *[other] Por un arma curan las { $wounds } heridas de tu grupo. ¿Qué arma?
  }
ask-charm = ¿Frotas el Amuleto de la Suerte?
charm-dice = { $count ->
    [one] Tu dado muestra { $dice }.
   *[other] Tus dados muestran { $dice }.
  }
charm-dice-exploring = Tus dados muestran { $dice }, al explorar { NAME($place) }.
charm-dice-against = Tu dado muestra { $dice }, contra { $theirs }.
charm-dice-needs = { $count ->
    [one] Tu dado muestra { $dice }, y te hace falta un { $target }.
   *[other] Tus dados muestran { $dice }, y te hace falta un { $target }.
  }
ask-heal-one = Se cura una herida. ¿De quién?
ask-heal = ¿A quién curas?
ask-last-words = Quedas bajo arresto. ¿Unas últimas palabras?
ask-prison = ¿Qué haces en prisión?
ask-bribe = ¿Qué tesoro se lleva el carcelero?
ask-palantir = { NAME($foe, form: "number") ->
    [many] En el Palantir aparecen { NAME($foe, form: "the") }. ¿Que vengan?
   *[other] En el Palantir aparece { NAME($foe, form: "the") }. ¿Que venga?
  }
ask-played = ¿Quién recibe la visita { NAME($foe, form: "of") }?
ask-villain = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } no tienen asuntos contigo. ¿Con quién, entonces?
   *[other] { NAME($foe, form: "The") } no tiene asuntos contigo. ¿Con quién, entonces?
  }
ask-horse = El Caballo Salvaje te mira. ¿Hablas con él o pruebas suerte?
ask-dragon = Olliver J. Dragón hace una colecta. ¿Con qué contribuyes?
ask-tax = El Recaudador tiene un formulario. ¿Qué declaras?
ask-peddler = El Buhonero se abre el abrigo. ¿Un arma por una pista, o por la mejor de dos?
ask-peddler-keep = ¿Con cuál de las dos te quedas?
ask-nomads = Los Nómadas cambian una pista por un arma. ¿Cuál?
ask-mermaid = ¿Qué le pides a la Sirena?
ask-gift = Te ofrecen un hechizo. ¿Cuál?
ask-pirates = A los Piratas ya no les hace falta su bote. ¿Y a ti?

# What each companion is good for stands in its question.
ask-join = { $kind ->
    [black-cat] El **Gato Negro** elige como personal a elfos, clérigos y magos, y te ha elegido a ti: +1 a cada meditación.
    [ed-eagle] **Edu Águila** tiene una vista excelente, chistes malos y una oferta: con él de explorador puedes dar dos pasos campo a través.
    [elephant] El **Elefante** se escapó de la historia de otra persona y le gustaría estar en la tuya. Fuerte, lento, y no sube a un bote. A un barco, quizá.
    [elf-princess] La **Princesa Elfa** se ha perdido, y está segura de que quienes se han movido son los demás. Llévala a Hojaplata por 1 tesoro y la cura de todas tus heridas.
    [guillaume-tell] **Guillermo Tell** se ofrece a acompañarte. Agilidad 1, pero 5 con su propio arco. Lo que le prestes se lo queda al irse. Esconde las manzanas.
    [lion] El **León** solo quería que le quitaran una espina, y le gustaría unirse a ti.
    [maid-marywin] La **Doncella Marywin** desea escolta hasta el Castillo Altapena, y paga 1 tesoro y 1 pista. Agilidad 1, once baúles. No deserta nunca: nadie más llevaría los baúles.
    [wild-horse] El **Caballo Salvaje** decide que puedes tomarle prestado el lomo. Con él avanzas 1 hexágono más por los caminos.
   *[other] { NAME($foe, form: "The") } quiere unirse a ti.
  }
ask-emerald = La **Esmeralda de la Vida** podría salvar a tu compañía: { NAME($foe, form: "the") }. ¿La usas?
ask-raise = { $mark } puntos de experiencia: algo se ha aprendido. ¿Qué?
ask-raise-some = Algo se ha aprendido. ¿Qué?

## Company

ask-convoy = { $who } querría tu compañía por el camino. ¿Vas?
ask-invite = ¿Con quién vas?
ask-support = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } atacan a { $who }, a tu lado. ¿Ayudas?
   *[other] { NAME($foe, form: "The") } ataca a { $who }, a tu lado. ¿Ayudas?
  }
ask-support-somebody = Atacan a alguien a tu lado. ¿Ayudas?
ask-attack = No mira nadie. ¿Atacas a alguien?
ask-charm-companion = ¿A quién del otro grupo te ganas?

## Fights

ask-round = { $stage ->
    [approach] Ronda { $round }, Aproximación. ¿Qué haces?
   *[melee] Ronda { $round }, cuerpo a cuerpo. ¿Qué haces?
  }
ask-this-round = ¿Qué haces esta ronda?
ask-approach = { $rounds ->
    [one] Queda 1 ronda de Aproximación, y nadie puede disparar. ¿Esperas, te acercas o huyes?
   *[other] Quedan { $rounds } rondas de Aproximación, y nadie puede disparar. ¿Esperas, te acercas o huyes?
  }
will-run = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } intentarán huir.
   *[other] { NAME($foe, form: "The") } intentará huir.
  }
ask-draw = Cuerpo a cuerpo: ¿qué arma?
ask-allot = { $hits ->
    [one] Sobra 1 golpe. ¿Quién lo encaja?
   *[other] Sobran { $hits } golpes. ¿Quién encaja el próximo?
  }
ask-transfer = ¿Cuántos de tus golpes encaja la nave?
ask-run = ¿Sigues peleando o huyes?
ask-run-retreating = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } ya tienen bastante e intentarán huir. ¿Y tú?
   *[other] { NAME($foe, form: "The") } ya tiene bastante e intentará huir. ¿Y tú?
  }

## Trade and gear

ask-partner = ¿Con quién comercias?
ask-trade-terms = ¿Qué le das a { $rival } y qué pides a cambio? Elige una cosa tras otra.
ask-trade-terms-more = Por ahora das { $gives } y pides { $asks }. { $rival } aún no lo ha visto.
ask-trade-terms-more-gift = Por ahora das { $gives } y no pides nada. { $rival } aún no lo ha visto.
ask-trade-terms-more-plea = Por ahora no das nada y pides { $asks }. { $rival } aún no lo ha visto.
ask-trade = { $rival } te ofrece { $gives } por { $asks }. ¿Aceptas?
ask-trade-gift = { $rival } te ofrece { $gives } a cambio de nada. ¿Aceptas?
ask-trade-plea = { $rival } te pide { $asks } y no ofrece nada. ¿Aceptas?
ask-trade-clue = ¿Qué pista entregas?
ask-ready = ¿Qué arma llevas lista?
ask-shield = ¿Qué escudo llevas?
ask-lend = ¿Quién recibe qué?
ask-reclaim = ¿Qué recuperas?
ask-dismiss = ¿A quién despides?
