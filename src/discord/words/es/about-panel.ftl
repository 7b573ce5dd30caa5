# Help, rules, cards, maps, and guesses.

## Help

welcome = ## Questmaster
welcome-about = Soy quien dirige la partida. Me sé las reglas, reparto las cartas, tiro los dados, dibujo el mapa y guardo todos los secretos. `/game new` abre una mesa.
welcome-game = **{ $title }** ({ $players }) – { $blurb }

help-play = Pulsa los botones de la tarjeta al final del canal, o escribe `/play` y elige lo que quieras hacer.
help-verbs = Para jugadas rápidas están `/move` `/explore` `/cast` `/use` `/fight` `/flee` `/trade` `/pass`.
help-clues = `/clues` muestra lo que solo tú puedes saber, y **Mi nota**, debajo, guarda lo que quieras recordar.
help-status = `/game status`, `/game map` y `/game log` muestran cómo va la partida. `/game look` describe el tablero con palabras, lugar por lugar.
help-phone = Las imágenes se dibujan para teléfonos. En una pantalla ancha, `/settings pictures:` muestra más tablero de una vez, y `/game pictures` hace lo mismo con la tarjeta de una mesa.
help-why = **¿Por qué?**, bajo la tarjeta, explica sus dados y sus cuentas. Para un mensaje anterior, mira en Aplicaciones, en el menú de ese mensaje.
help-notices = `/games` muestra tus mesas y dónde te toca. `/settings` decide cómo te aviso y cuándo te dejo en paz. `/away until` es para las vacaciones.
help-ending = Cuando acaba una partida, **Revelar** en su última tarjeta muestra todos los secretos, y **Otra partida** abre una mesa para la misma gente. El público puede adivinar quién gana con `/game guess`.
help-leaving = `/game undo` deshace tu última elección, si desde entonces no se han tirado dados ni ha elegido nadie más. Si haces `/game leave`, elijo por ti lo habitual hasta que vuelvas con `/game join`.
help-friends = Alguien que no juega puede mirar por encima de tu hombro si los demás están de acuerdo (`/game shoulder`). Si quien abre la mesa permite susurros, `/whisper` le dice algo a una sola persona.
help-voting = `/game propose` somete algo a votación, como volver a antes de una tirada, hacer una pausa, seguir sin alguien u ofrecer un asiento.

## Cards and rules

cards-galleries = ## Cartas
cards-of-which = ¿De qué juego quieres ver las cartas?
cards-heading = ## { $title }: { $group }
cards-count = { $count ->
    [one] La única
   *[other] { $count } en total
  }
cards-count-page = { $count } en total, página { $page } de { $pages }
cards-gist = **{ $title }**: { $gist }
cards-kinds = Otra clase…
cards-back = ◀ Atrás
cards-on = Siguiente ▶

look-closer = Mirar de cerca…
see-also = Ver también…
topic-name = { $title } ({ $id })
# The alternative text of a card's picture: what it is, then what stands on it.
topic-alt = { $title }, { $kind }. { $lines }

held-cards = Mis cartas
held-alt = Tus cartas: { $cards }.
found-alt = Acabas de ver: { $cards }.
offered-cards = Mirar estas cartas
offered-alt = En oferta: { $cards }.

why-rules = ### Las reglas

# Below the numbers: the last choice of a computer player. The options follow as a list.
why-computer = ### Última elección de { $name }
  .took = ▸ **{ $label }**
  .took-hint = ▸ **{ $label }**: { $hint }
  .left = { $label }
  .left-hint = { $label }: { $hint }
  .more = { $count ->
    [one] …y otra opción
   *[other] …y otras { $count } opciones
  }
why-computer-gentle = -# { $name } juega con suavidad, y no siempre elige lo que parece mejor.
why-computer-fair = -# { $name } elige lo que parece mejor desde su asiento.
why-computer-cunning = -# { $name } ensaya las opciones por adelantado, hasta donde puede saber su asiento.

chances = ### Tus posibilidades este turno
  .how = -# He jugado este turno { $worlds } veces con cada opción. Lo que no puedes ver se repartió de nuevo cada vez, y todo el mundo jugó con sensatez.
  .option = **{ $label }**
  .option-some = **{ $label }**, posible en { $worlds } de ellas
  .outcome = { $bar } { $share }: { $what }
  .nothing = -# No es probable que pase gran cosa.
  .more = { $count ->
    [one] -# Hay otra opción que no se muestra.
   *[other] -# Hay otras { $count } opciones que no se muestran.
  }
chances-not-yours = Solo calculo posibilidades para quien tiene algo que elegir.
chances-none = Ahora mismo no tienes nada que elegir.

## Maps and places

# Each has the label of its button, and a sentence for under the map.
map-own = A mi alrededor
  .shows = El mapa muestra tus alrededores.
# For spectators instead of the one above.
map-active = Alrededor de quien juega
  .shows = El mapa muestra los alrededores de quien tiene el turno.
map-whole = Tablero entero
  .shows = El mapa muestra el tablero entero.
map-large = Tablero entero, grande
  .shows = El mapa muestra el tablero entero a tamaño real. Ábrelo para mirar de cerca.
map-nw = ↖ NO
  .shows = El mapa muestra el noroeste del tablero.
map-n = ↑ N
  .shows = El mapa muestra el norte del tablero.
map-ne = ↗ NE
  .shows = El mapa muestra el noreste del tablero.
map-w = ← O
  .shows = El mapa muestra el oeste del tablero.
map-middle = • Centro
  .shows = El mapa muestra el centro del tablero.
map-e = → E
  .shows = El mapa muestra el este del tablero.
map-sw = ↙ SO
  .shows = El mapa muestra el suroeste del tablero.
map-s = ↓ S
  .shows = El mapa muestra el sur del tablero.
map-se = ↘ SE
  .shows = El mapa muestra el sureste del tablero.

place-words = El tablero, en palabras
place-own = ¿Dónde estoy?
place-whole = El tablero entero
place-other = Mirar otro lugar…

## Guesses

guess-menu = ¿Quién va a ganar?

# What can be looked up about a game.

# The kind of an entry.
reference-rule = Regla
reference-rule-about = Regla: { $section }
# In the place of the name of a decision that players can’t look up.
reference-decision = la decisión
