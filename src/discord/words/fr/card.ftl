# The table card: whose move it is, what it asks, and its buttons. Public.

## Headline

card-your-move = { $name }, à toi
card-waiting = On attend { $names }
card-position = -# { $position }
aim = 🎯 **Ton but :** { $aim }
card-last-turn = -# Au tour d’avant : { $what }.
card-last-turn-score = -# Au tour d’avant : { $what }, { $own } à { $other }.
card-ended-early = Cette partie a été arrêtée avant la fin.

## Instead of a question

card-held-back = *Cette table continue en privé pour le moment. **{ $hand }** montre à chacun ce qu’il peut faire.*
card-paused-agreed = *La partie est en pause, et toutes les pendules aussi. N’importe qui à la table peut appuyer sur **Reprendre**.*
card-paused-all-away = *Il n’y a plus personne, alors la partie est en pause. Appuyez sur **Reprendre** à votre retour.*
card-paused-almost-all-away = *Depuis un tour de table, il ne reste qu’une personne, alors la partie est en pause. N’importe qui à la table peut appuyer sur **Reprendre**.*

## On a television

large-held-back = Cette table continue en privé pour le moment
large-lobby = On se rassemble

## Notes

card-picture-follows = -# L’image arrive dans un instant.
card-poster-follows = -# L’affiche arrive dans un instant.
card-picture-old = -# Cette image date un peu. Une neuve est en route.
card-missed = -# J’étais hors ligne de { $from } à { $until } et n’ai rien vu de vos appuis. Recommencez, s’il vous plaît.
cards-late = -# Il y a du monde ce soir, les fiches ont quelques secondes de retard.

## Buttons

resume = Reprendre
end-it-here = En finir ici…
pass = Passer
play-on-without = Continuer sans { $name }
offer-seat = Proposer la place tenue par { $name }
propose-move-on = Proposer d’avancer
propose-pause = Proposer une pause
play-again = Rejouer
letters-too-small = Écrit trop petit ?
look-why = Pourquoi ?
look-chances = Mes chances
look-map = Carte
look-status = Situation
look-log = Journal
look-help = Aide
look-more = Plus…
look-more-title = Que veux-tu voir ?

## Calls in direct messages, and reminders

decide = Décider
call-place = **{ $game }** dans { $channel } ([la fiche]({ $card }))
call-notice = { $place } : c’est à toi.
call-next = { $place } : { $name } commence. Ensuite, c’est à toi.
call-secret = { $place } : une décision secrète t’attend.
reminder = ⏳ { $place } : { $waits }
reminder-in-channel = ⏳ { $player } : { $waits } [Voir la fiche]({ $card }).
overdue-in-channel = ⏳ { $players } : on attend { $name } ({ $since }). Votez pour continuer avec un ordinateur à sa place jusqu’à son retour, ou pour proposer la place à quelqu’un d’autre. `/game propose` offre d’autres solutions, comme une pause. [Voir la fiche]({ $card }).
waits = La table t’attend.
waits-since = La table t’attend. Ta question est arrivée { $since }.
waits-late = La table t’attend. Ta question est arrivée { $since }, et ton temps est écoulé.
waits-until = La table t’attend. Ta question est arrivée { $since }, et ton délai expire { $until }.
