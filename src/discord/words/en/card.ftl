# The table card: whose move it is, what it asks, and its buttons. Public.

## Headline

card-your-move = { $name }, your move
card-waiting = Waiting for { $names }
card-position = -# { $position }
# What a player needs next in order to win.
aim = 🎯 **Your aim:** { $aim }
# The weightiest event of a player’s last turn, above their question: “Ann slays the Ogre”, and the totals.
card-last-turn = -# Last turn: { $what }.
card-last-turn-score = -# Last turn: { $what }, { $own } to { $other }.
card-ended-early = This game was ended early.

## Instead of a question

card-held-back = *This table carries on in private for the moment. **{ $hand }** shows each of you what you can do.*
card-paused-agreed = *The game is paused, and so are all clocks. Any of you can press **Resume**.*
card-paused-all-away = *Everyone’s away, so the game is paused. Press **Resume** when you’re back.*
card-paused-almost-all-away = *All but one of you have been away for a round, so the game is paused. Any of you can press **Resume**.*

## On a television

large-held-back = This table carries on in private for the moment
large-lobby = Gathering players

## Notes

card-picture-follows = -# The picture follows in a moment.
card-poster-follows = -# The poster follows in a moment.
card-picture-old = -# This picture is a moment old. A fresh one is on its way.
card-missed = -# I was offline from { $from } to { $until } and missed whatever you pressed. Please press it again.
cards-late = -# It’s a busy night, so cards are running a few seconds late.

## Buttons

resume = Resume
end-it-here = End it here…
pass = Pass
play-on-without = Play on without { $name }
offer-seat = Offer { $name }’s seat
propose-move-on = Propose to move on
propose-pause = Propose a pause
play-again = Play again
letters-too-small = Letters too small?
look-why = Why?
look-chances = My chances
look-map = Map
look-status = Status
look-log = Log
look-help = Help
look-more = More…
look-more-title = What would you like to see?

## Calls in direct messages, and reminders

decide = Decide
call-place = **{ $game }** in { $channel } ([the card]({ $card }))
call-notice = { $place }: it’s your move.
call-next = { $place }: { $name } has begun. You’re next.
call-secret = A private decision for you: { $place }.
reminder = ⏳ { $place }: { $waits }
reminder-in-channel = ⏳ { $player }: { $waits } [Go to the card]({ $card }).
# To the others, while one player keeps them waiting. The buttons to play on and to offer the seat stand below.
overdue-in-channel = ⏳ { $players }: we’ve been waiting for { $name } since { $since }. Vote to play on with a computer in their seat until they’re back, or to offer the seat to someone else. `/game propose` has more, such as a pause. [Go to the card]({ $card }).
waits = The table is waiting for you.
waits-since = The table is waiting for you. Your question came { $since }.
waits-late = The table is waiting for you. Your question came { $since }, and your time is up.
waits-until = The table is waiting for you. Your question came { $since }, and your time runs out { $until }.
