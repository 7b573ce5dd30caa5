# What binds the dice. Hashes have 64 digits.

dice-sealed = -# 🔒 Dados sellados, con la huella `{ $commitment }`.
dice-sealed-at-start = 🔒 Los dados están sellados. `/verify` muestra con qué.
# For `/verify`. In a lobby, $brought counts the contributions so far.
dice-sealed-status = { $brought ->
    [0] -# 🔒 Dados sellados. El SHA-256 del secreto es `{ $commitment }`.
    [one] -# 🔒 Dados sellados. El SHA-256 del secreto es `{ $commitment }`. La semilla tiene de momento una aportación.
   *[other] -# 🔒 Dados sellados. El SHA-256 del secreto es `{ $commitment }`. La semilla tiene de momento { $brought } aportaciones.
  }
dice-contributions = { $brought ->
    [one] -# El SHA-256 de la única aportación de la mesa es `{ $mark }`.
   *[other] -# El SHA-256 de las { $brought } aportaciones de la mesa es `{ $mark }`.
  }
dice-opened = -# 🔓 Dados sellados. `/verify` comprueba la partida entera.
dice-kept = -# 🔒 Dados sellados, y así siguen, porque la partida acabó antes de tiempo.
dice-unsealed = ⚠️ **Dados sin sellar:** quien abrió la mesa eligió la semilla. Quien la sepa sabe todos los dados y cartas.
dice-unsealed-mark = -# ⚠️ Dados sin sellar: quien abrió la mesa eligió la semilla.
dice-lesson-at-start = Una lección empieza siempre con el mismo reparto.
dice-unsealed-at-start = Los dados no están sellados, porque quien abrió la mesa eligió la semilla.

# The verdict of `/verify` and of the script that checks a file: its first line, then one line for each thing checked.
# “Choices” are the lines of the log that players made.

verdict-sealed = Todo cuadra. Los dados estaban sellados, y la partida entera sale de ellos.
verdict-unsealed = El registro cuadra, pero los dados no estaban sellados.
verdict-fails = Esta partida no cuadra. { $trouble }
verdict-fails-rules-changed = Esta partida no cuadra. { $trouble } Las reglas han cambiado desde que empezó, y quizá sea por eso.
verdict-passed-line = ✅ **{ $line }**
verdict-failed-line = ❌ **{ $line }**
verdict-line = - { $line }
verdict-seed-chosen = Quien abrió la mesa eligió la semilla al abrirla. Quien la supiera podía saber todos los dados.
verdict-published = El compromiso publicado es `{ $commitment }`.
verdict-commitment = El compromiso `{ $commitment }` es el SHA-256 del secreto.
verdict-seed = { $brought ->
    [0] La semilla sale del secreto. Nadie de la mesa aportó nada.
    [one] La semilla sale del secreto y de 1 aportación de la mesa.
   *[other] La semilla sale del secreto y de { $brought } aportaciones de la mesa.
  }
verdict-replayed =
    Con esa semilla he vuelto a jugar toda la partida. He necesitado { $drawn ->
        [one] 1 número
       *[other] { $drawn } números
    } para dados y cartas, { $answers ->
        [one] 1 elección, que era legal,
       *[other] { $answers } elecciones, todas legales,
    } y { $lines ->
        [one] 1 línea
       *[other] { $lines } líneas
    } del registro, sin un hueco.
verdict-told =
    La crónica ha salido igual, con { $facts ->
        [one] su único hecho
       *[other] sus { $facts } hechos
    }, y también { $positions ->
        [one] el único estado guardado
       *[other] los { $positions } estados guardados
    }.
verdict-undone = { $undone ->
    [one] Se deshizo 1 elección, antes de que se tirara un dado o se viera algo secreto.
   *[other] Se deshicieron { $undone } elecciones, todas antes de que se tirara un dado o se viera algo secreto.
  }
verdict-went-back =
    La mesa acordó volver atrás { $times ->
        [one] una vez
       *[other] { $times } veces
    } y así deshizo { $undone ->
        [one] 1 elección
       *[other] { $undone } elecciones
    }. Donde se habían tirado dados o visto algo secreto, el sello dio dados nuevos.
verdict-decided-alone = { $times ->
    [one] La única persona de la mesa decidió una vez sin votar: volver atrás, acabar la partida o dejar mirar a alguien.
   *[other] La única persona de la mesa decidió { $times } veces sin votar: volver atrás, acabar la partida o dejar mirar a alguien.
  }
verdict-rules-changed =
    Las reglas cambiaron { $times ->
        [one] una vez
       *[other] { $times } veces
    } durante la partida, y { $dropped ->
        [one] 1 elección dejó
       *[other] { $dropped } elecciones dejaron
    } de encajar. Cada vez, el sello dio dados nuevos.
verdict-chain = { $whispers ->
    [0] La cadena cubre el registro, las líneas de la crónica ({ $told }), quién se sentó dónde y con qué nombre, y a partir de qué se hizo el reparto.
    [one] La cadena cubre el registro, las líneas de la crónica ({ $told }), quién se sentó dónde y con qué nombre, a partir de qué se hizo el reparto, y el resumen de 1 susurro.
   *[other] La cadena cubre el registro, las líneas de la crónica ({ $told }), quién se sentó dónde y con qué nombre, a partir de qué se hizo el reparto, y los resúmenes de { $whispers } susurros.
  }
verdict-whispers-read = { $read ->
    [one] El texto de 1 susurro está disponible y coincide con su resumen.
   *[other] Los textos de { $read } susurros están disponibles y coinciden con sus resúmenes.
  }
verdict-head = Si la tarjeta final muestra el último eslabón, `{ $head }`, nada de eso se cambió ni se omitió.
verdict-older = { $older ->
    [one] Unas reglas anteriores contaron 1 hecho. Solo he podido compararlo en parte.
   *[other] Unas reglas anteriores contaron { $older } hechos. Solo he podido compararlos en parte.
  }
# Must list everything that the chain leaves out.
verdict-uncovered = La cadena no cubre las horas, quién pulsó un botón por un asiento, los marcadores, el ritmo, las imágenes, cómo juegan las máquinas y si hablan, ni las apuestas antes del final.

# What may be wrong with a game: one sentence each. $line: a line of the log or of the chronicle.

trouble-damaged = No puedo leerla entera. { $reason }
trouble-seal-missing = Este archivo no dice qué ata sus dados. Exporta la partida otra vez desde su mesa.
trouble-seal-closed = La partida no había terminado cuando se exportó, así que su sello no está abierto.
trouble-commitment-differs = El compromiso no es el SHA-256 del secreto.
trouble-commitment-unpublished = El compromiso no es el que se publicó.
trouble-seed-differs = La semilla no sale del secreto y de las aportaciones de la mesa.
trouble-link-unpublished = El último eslabón de la cadena no es el que se publicó.
trouble-log-cut = El registro acaba antes que la partida. Faltan sus últimas líneas.
trouble-log-too-long = El registro vuelve tan atrás y tantas veces que no puedo repetirlo entero.
trouble-log-line-missing = Falta la línea { $line } del registro.
trouble-log-line-unchained = La línea { $line } del registro no encaja en la cadena. Se cambió, o se omitió una línea anterior.
trouble-undo-differs = La línea { $line } del registro y su repetición no coinciden en si se puede deshacer.
trouble-undo-unfair = La línea { $line } del registro deshace lo que no se puede deshacer.
trouble-undo-repeat-differs = La línea { $line } del registro debería repetir la elección de la línea { $other }, y no lo hace.
trouble-answer-illegal = La línea { $line } del registro no es una elección legal ({ $reason }).
trouble-rollback-uncounted = La línea { $line } del registro vuelve a la línea { $other }, que no cuenta.
trouble-rollback-unreached = La línea { $line } del registro vuelve a la línea { $other }, donde la partida nunca estuvo.
trouble-rollback-unagreed = La línea { $line } del registro vuelve atrás, y la crónica no dice que la mesa lo acordara.
trouble-rollback-unrenewed = La línea { $line } del registro vuelve a antes de un dado o un secreto y conserva los dados viejos.
trouble-rollback-foreign-seed = La línea { $line } del registro toma dados nuevos de una semilla que no sale del sello.
trouble-rollback-unreachable = La línea { $line } del registro vuelve a un punto al que no se puede llegar otra vez.
trouble-snapshot-differs = El estado guardado en la línea { $line } del registro no es el que alcanza su repetición.
trouble-chronicle-missing = Falta la crónica.
trouble-chronicle-cut = La crónica acaba antes que la partida. Faltan sus últimas líneas.
trouble-chronicle-end-differs = La crónica no acaba con el eslabón que nombra el archivo. Faltan líneas.
trouble-chronicle-incomplete = La crónica omite algo que cuenta la línea { $line } del registro.
trouble-chronicle-no-start = La crónica no dice que la partida empezara.
trouble-chronicle-no-seats = La crónica no dice quién se sentó dónde.
trouble-chronicle-line-missing = La línea { $line } de la crónica falta o no se puede leer.
trouble-chronicle-line-misplaced = La línea { $line } de la crónica no corresponde a ninguna línea del registro en ese lugar.
trouble-chronicle-line-unchained = La línea { $line } de la crónica no encaja en la cadena. Se cambió, o se omitió una línea.
trouble-chronicle-line-differs = La línea { $line } de la crónica no coincide con la línea { $other } del registro.
trouble-chronicle-line-other-version = La línea { $line } de la crónica es de una versión de las reglas con la que esta partida nunca se jugó.
trouble-chronicle-line-other-account = La línea { $line } de la crónica nombra una cuenta distinta de la de la cadena.
trouble-deal-missing = El archivo no dice a partir de qué se hizo el reparto.
trouble-deal-differs = El reparto del archivo no es el del comienzo de la partida.
trouble-deal-seats = La partida se repartió para { $seats } asientos, pero admite de { $min } a { $max }.
trouble-deal-experience = El archivo dice que había más gente con experiencia que asientos.
trouble-deal-version = El estado inicial no es de las reglas con que empezó la partida.
trouble-rules-fail-deal = Las reglas fallan en el reparto ({ $reason }).
trouble-rules-fail-line = Las reglas fallan en la línea { $line } del registro ({ $reason }).
trouble-rules-fail-facts = Las reglas fallan en lo que contó la línea { $line } del registro ({ $reason }).
trouble-about-names = Los nombres no son los de quienes se sentaron ahí.
trouble-about-file = La descripción del archivo no coincide con su contenido.
trouble-about-people = Las personas no son las que se sentaron ahí.
trouble-about-host = Quien figura como anfitrión no abrió la partida.
trouble-whisper-differs = El susurro { $line } no coincide con lo que se susurró.
