# What the card asks. $who names the players who may be meant, as in “Ann or Ben”.

# Always the same words, whichever seat has the private question.
ask-in-secret = Alguien decide en secreto. **Mis opciones y mi mano** te dirá si eres tú.
ask-in-secret-among = Decide en secreto { $who }. **Mis opciones y mi mano** te dirá si eres tú.
# Before either of these, to the player whose turn it is: everyone knows that they may have something to decide.
ask-your-turn = { $player }, es tu turno.
ask-window-in-secret = Quien tenga algo que jugar puede hacerlo ahora, en secreto. Pulsa **Pasar** o abre **Mis opciones y mi mano**.
ask-window-in-secret-among = Puede actuar ahora, en secreto: { $who }. Pulsa **Pasar** o abre **Mis opciones y mi mano**.
one-moment = Un momento…
one-moment-among = Un momento… Puede actuar { $who }. **Mis opciones y mi mano** te dirá si eres tú.
ask-each = -# Tus opciones están en **Mis opciones y mi mano**.
ask-prompt = { $names }: { $prompt }
ask-each-briefly = { $names }: hay una pregunta para cada cual.
answer-chosen = Has elegido **{ $choice }**.
answer-think-again = Pensarlo mejor

## Places on the board, as listed while you type

place-of-player = { $name }: { $place }

## The log

digest-more = *(…el resto, en el registro…)*
search-in-turn = Turno de { $name }: { $line }

## Alternative texts

alt-board = El tablero
alt-face = { $title }. { $topic }, { $kind }.
alt-figure = { $figure } { $number }.
alt-sentence = { $text }.
alt-dice = { $name }: saca { $dice }
alt-dice-total = { $name }: saca { $dice }, { $total } en total
alt-dice-last = { $name }: { $dice } en la última ronda, { $total } en total
alt-total = { $name }: { $total } en total
alt-left = { $name }: { $left }
# At the end of a game, above how it was won.
victory-round = { $round ->
    [one] Tras 1 ronda.
   *[other] Tras { $round } rondas.
  }

## Captions of a film

film-from-turn = Desde el turno { $turn }.
film-players = { $names }.
film-before = Antes del primer turno
film-moment = Momento { $number }
film-turn = Turno { $number } · { $name }

# Replies to single presses and forms.

grid-noted = Anotado. { $marks }
grid-mark = { $row }: { $value }.
grid-mark-none = { $row }: sin marca.
order-given = Orden permanente dada. { $title }: { $value }.
rollback-look-title = Un vistazo a ese momento
