# What the card asks. $who names the players who may be meant, as in “Ann or Ben”.

# Always the same words, whichever seat has the private question.
ask-in-secret = Someone is deciding in secret. **My choices & hand** will tell you if it’s you.
ask-in-secret-among = { $who } is deciding in secret. **My choices & hand** will tell you if it’s you.
# Before either of these, to the player whose turn it is: everyone knows that they may have something to decide.
ask-your-turn = { $player }, it’s your turn.
ask-window-in-secret = Anyone with something to play may do it now, in secret. Press **Pass**, or open **My choices & hand**.
ask-window-in-secret-among = { $who } may act now, in secret. Press **Pass**, or open **My choices & hand**.
one-moment = One moment…
one-moment-among = One moment… { $who } may act. **My choices & hand** will tell you if it’s you.
ask-each = -# Your options are behind **My choices & hand**.
ask-prompt = { $names }: { $prompt }
ask-each-briefly = { $names }, each of you has a question of your own.
answer-chosen = You chose **{ $choice }**.
answer-think-again = Think again

## Places on the board, as listed while you type

place-of-player = { $name }: { $place }

## The log

digest-more = *(…more in the log…)*
search-in-turn = { $name }’s turn: { $line }

## Alternative texts

alt-board = The board
alt-face = { $title }. { $topic }, { $kind }.
alt-figure = { $figure } { $number }.
alt-sentence = { $text }.
alt-dice = { $name }: rolled { $dice }
alt-dice-total = { $name }: rolled { $dice }, { $total } in all
alt-dice-last = { $name }: rolled { $dice } in the last round, { $total } in all
alt-total = { $name }: { $total } in all
alt-left = { $name }: { $left }
# At the end of a game, above how it was won.
victory-round = { $round ->
    [one] After 1 round.
   *[other] After { $round } rounds.
  }

## Captions of a film

film-from-turn = From turn { $turn } on.
film-players = { $names }.
film-before = Before the first turn
film-moment = Moment { $number }
film-turn = Turn { $number } · { $name }

# Replies to single presses and forms.

grid-noted = Noted. { $marks }
grid-mark = { $row }: { $value }.
grid-mark-none = { $row }: no mark.
order-given = Standing order set. { $title }: { $value }.
rollback-look-title = A look at that moment
