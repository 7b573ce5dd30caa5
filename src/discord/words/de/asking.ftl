# What the card asks. $who names the players who may be meant, as in “Ann or Ben”.

# Always the same words, whichever seat has the private question.
ask-in-secret = Jemand entscheidet im Geheimen. **Meine Optionen & Hand** sagt dir, ob du es bist.
ask-in-secret-among = { $who } entscheidet im Geheimen. **Meine Optionen & Hand** sagt dir, ob du es bist.
# Before either of these, to the player whose turn it is: everyone knows that they may have something to decide.
ask-your-turn = { $player }, du bist am Zug.
ask-window-in-secret = Wer etwas ausspielen möchte, kann das jetzt im Geheimen tun. Drück **Passen**, oder öffne **Meine Optionen & Hand**.
ask-window-in-secret-among = { $who } darf jetzt im Geheimen handeln. Drück **Passen**, oder öffne **Meine Optionen & Hand**.
one-moment = Einen Moment…
one-moment-among = Einen Moment… { $who } darf handeln. **Meine Optionen & Hand** sagt dir, ob du es bist.
ask-each = -# Was du tun kannst, steht unter **Meine Optionen & Hand**.
ask-prompt = { $names }: { $prompt }
ask-each-briefly = { $names }, auf euch wartet je eine eigene Frage.
answer-chosen = Deine Wahl: **{ $choice }**.
answer-think-again = Noch mal überlegen

## Places on the board, as listed while you type

place-of-player = { $name }: { $place }

## The log

digest-more = *(…mehr davon im Protokoll…)*
search-in-turn = Zug von { $name }: { $line }

## Alternative texts

alt-board = Das Brett
alt-face = { $title }. { $topic }, { $kind }.
alt-figure = { $figure } { $number }.
alt-sentence = { $text }.
alt-dice = { $name } würfelt { $dice }
alt-dice-total = { $name } würfelt { $dice }, zusammen { $total }
alt-dice-last = { $name }: zuletzt { $dice } gewürfelt, zusammen { $total }
alt-total = { $name }: zusammen { $total }
alt-left = { $name }: { $left }
# At the end of a game, above how it was won.
victory-round = { $round ->
    [one] Nach 1 Runde.
   *[other] Nach { $round } Runden.
  }

## Captions of a film

film-from-turn = Ab Zug { $turn }.
film-players = { $names }.
film-before = Vor dem ersten Zug
film-moment = Moment { $number }
film-turn = Zug { $number } · { $name }

# Replies to single presses and forms.

grid-noted = Notiert. { $marks }
grid-mark = { $row }: { $value }.
grid-mark-none = { $row }: keine Markierung.
order-given = Dauerauftrag erteilt. { $title }: { $value }.
rollback-look-title = Ein Blick auf diesen Moment
