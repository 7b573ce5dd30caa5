# What the card asks. $who names the players who may be meant, as in “Ann or Ben”.

ask-in-secret = Quelqu’un décide en secret. **Mes choix et ma main** te dira si c’est toi.
ask-in-secret-among = { $who } décide en secret. **Mes choix et ma main** te dira si c’est toi.
ask-your-turn = { $player }, c’est ton tour.
ask-window-in-secret = Si quelqu’un a quelque chose à jouer, c’est maintenant, en secret. Appuie sur **Passer**, ou ouvre **Mes choix et ma main**.
ask-window-in-secret-among = { $who } : c’est le moment d’agir, en secret. Appuie sur **Passer**, ou ouvre **Mes choix et ma main**.
one-moment = Un instant…
one-moment-among = Un instant… On attend peut-être { $who }. **Mes choix et ma main** te dira si c’est toi.
ask-each = -# Tes possibilités sont sous **Mes choix et ma main**.
ask-prompt = { $names } : { $prompt }
ask-each-briefly = { $names }, vous avez chacun votre question.
answer-chosen = Ton choix : **{ $choice }**.
answer-think-again = Réfléchir encore

## Places on the board, as listed while you type

place-of-player = { $name } : { $place }

## The log

digest-more = *(…la suite dans le journal…)*
search-in-turn = { $name }, à son tour : { $line }

## Alternative texts

alt-board = Le plateau
alt-face = { $title }. { $topic }, { $kind }.
alt-figure = { $figure } { $number }.
alt-sentence = { $text }.
alt-dice = { $name } fait { $dice }
alt-dice-total = { $name } fait { $dice }, { $total } en tout
alt-dice-last = { $name } : { $dice } au dernier assaut, { $total } en tout
alt-total = { $name } : { $total } en tout
alt-left = { $name } : { $left }
victory-round = { $round ->
    [one] Après { $round } manche.
   *[other] Après { $round } manches.
  }

## Captions of a film

film-from-turn = À partir du tour { $turn }.
film-players = { $names }.
film-before = Avant le premier tour
film-moment = Moment { $number }
film-turn = Tour { $number } · { $name }

# Replies to single presses and forms.

grid-noted = C’est noté. { $marks }
grid-mark = { $row } : { $value }.
grid-mark-none = { $row } : aucune marque.
order-given = Consigne donnée. { $title } : { $value }.
rollback-look-title = Un regard sur ce moment
