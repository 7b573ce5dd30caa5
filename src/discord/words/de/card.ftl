# The table card: whose move it is, what it asks, and its buttons. Public.

## Headline

card-your-move = { $name }, du bist dran
card-waiting = Wir warten auf { $names }
card-position = -# { $position }
# What a player needs next in order to win.
aim = 🎯 **Dein Ziel:** { $aim }
# The weightiest event of a player’s last turn, above their question: “Ann slays the Ogre”, and the totals.
card-last-turn = -# Letzter Zug: { $what }.
card-last-turn-score = -# Letzter Zug: { $what }, { $own } zu { $other }.
card-ended-early = Diese Partie wurde vorzeitig beendet.

## Instead of a question

card-held-back = *An diesem Tisch geht es gerade im Geheimen weiter. **{ $hand }** zeigt allen, was sie tun können.*
card-paused-agreed = *Die Partie pausiert, und alle Uhren stehen. Ihr könnt jederzeit **Fortsetzen** drücken.*
card-paused-all-away = *Alle sind abwesend, also pausiert die Partie. Drückt **Fortsetzen**, wenn ihr wieder da seid.*
card-paused-almost-all-away = *Seit einer Runde sind alle bis auf eine Person abwesend, also pausiert die Partie. Ihr könnt jederzeit **Fortsetzen** drücken.*

## On a television

large-held-back = An diesem Tisch geht es gerade im Geheimen weiter
large-lobby = Wir sammeln Mitspieler

## Notes

card-picture-follows = -# Das Bild kommt gleich.
card-poster-follows = -# Das Plakat kommt gleich.
card-picture-old = -# Dieses Bild ist einen Moment alt. Ein frisches ist unterwegs.
card-missed = -# Ich war von { $from } bis { $until } offline und habe verpasst, was ihr gedrückt habt. Bitte drückt noch einmal.
cards-late = -# Heute ist viel los, die Karten kommen ein paar Sekunden später.

## Buttons

resume = Fortsetzen
end-it-here = Hier beenden…
pass = Passen
play-on-without = Ohne { $name } weiterspielen
offer-seat = Platz anbieten: { $name }
propose-move-on = Weitermachen vorschlagen
propose-pause = Pause vorschlagen
play-again = Noch einmal
letters-too-small = Schrift zu klein?
look-why = Warum?
look-chances = Meine Chancen
look-map = Landkarte
look-status = Stand
look-log = Protokoll
look-help = Hilfe
look-more = Mehr…
look-more-title = Was möchtest du sehen?

## Calls in direct messages, and reminders

decide = Entscheiden
call-place = **{ $game }** in { $channel } ([zur Karte]({ $card }))
call-notice = { $place }: Du bist dran.
call-next = { $place }: { $name } ist am Zug. Danach kommst du.
call-secret = Eine geheime Entscheidung für dich: { $place }.
reminder = ⏳ { $place }: { $waits }
reminder-in-channel = ⏳ { $player }: { $waits } [Zur Karte]({ $card }).
# To the others, while one player keeps them waiting. The buttons to play on and to offer the seat stand below.
overdue-in-channel = ⏳ { $players }: Wir warten auf { $name }. Die Frage kam { $since }. Stimmt ab, ob ein Computer so lange einspringt oder ob ihr den Platz jemand anderem anbietet. `/game propose` hat noch mehr, zum Beispiel eine Pause. [Zur Karte]({ $card }).
waits = Der Tisch wartet auf dich.
waits-since = Der Tisch wartet auf dich. Deine Frage kam { $since }.
waits-late = Der Tisch wartet auf dich. Deine Frage kam { $since }, und deine Zeit ist um.
waits-until = Der Tisch wartet auf dich. Deine Frage kam { $since }, und deine Zeit endet { $until }.
