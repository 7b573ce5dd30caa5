# What happens to a table, as lines of its chronicle for everyone. Names come in bold.

event-started = { $game } begins.
event-undone = { $name } undoes their last choice.
event-went-away = { $name } is away for a while. I’ll play safe for them until they’re back.
event-came-back = { $name } is back.
event-left-server = { $name } has left this server. I’ll play safe for them, and the others may offer their seat to someone else.
event-resigned = { $name } gives up.
event-resumed = The game is resumed.
event-moved = The game is resumed here, after a move from another server.
event-imported = The game comes from a file. I replayed its log before I imported it.
event-imagined = What if… The game goes on from here, with fresh dice and whatever nobody knew dealt again.
event-imagined-guessed = What if… The game goes on from here, in a world where whatever you didn’t know is made up.
event-closed = The game was ended early.
event-over = The game is over.
event-exported = A moderator has exported the whole game, with all its secrets.
event-exported-by = The moderator { $by } has exported the whole game, with all its secrets.
event-looked-into = { $seat ->
    [all] 👁 The moderator { $by } has looked at everyone’s secrets.
   *[other] 👁 The moderator { $by } has looked at the secrets of { $seat }.
  }
# $plays is the moderator’s own seat.
event-looked-into-own-game = { $seat ->
    [all] 👁 The moderator { $by }, who plays { $plays } here, has looked at everyone’s secrets.
   *[other] 👁 The moderator { $by }, who plays { $plays } here, has looked at the secrets of { $seat }.
  }
event-watched = { $name } is now watching over the shoulder of { $seat }.
event-watch-ended = { $name } is no longer watching over the shoulder of { $seat }.
event-whispered = { $from } whispers to { $to }.
event-remarked = 📌 { $name } looks back: { $text }
event-remark-gone = { $name } takes a remark off.
event-unreadable = This line is damaged, and I can’t read it.
event-fault = I stumbled over my own rules. The last move wasn’t made, and the details are saved as { $fault }.
event-time-up = { $then ->
    [default] Time’s up for { $name }. I’ll play by their standing orders, or the rules’ default.
    [computer] Time’s up for { $name }. A computer player sits in.
    [substitute] Time’s up for { $name }. Someone else may take the seat.
    [window] Time’s up for { $name }. The moment passes.
   *[wait] Time’s up for { $name }. The others may wait, or vote to play on without them.
  }
event-as-planned = { $name } acts as planned.
# To the player alone.
event-as-planned-own = I’ve chosen “{ $label }” for you, as planned.
event-plan-ended = { $why ->
    [not-offered] I’ve dropped your plan, because “{ $label }” wasn’t possible.
    [not-alone] I’ve dropped your plan, because someone already stands where “{ $label }” leads.
    [changed] I’ve dropped your plan (“{ $label }”), because something has happened to you since.
    [not-foreseen] I’ve dropped your plan (“{ $label }”), because your turn brought another question first.
    [turn-over] I’ve dropped the rest of your plan (“{ $label }”), because your turn ended without that question.
    [went-back] I’ve dropped your plan (“{ $label }”), because the game has gone back.
   *[played-for] I’ve dropped your plan (“{ $label }”), because someone else plays your seat for now.
  }
# After what a standing order has done. To the player alone.
event-by-order = { $followed } That was “{ $title }”, set to “{ $value }”.
event-fell-asleep = { $name } is away, so I make their default choices at once. Any press on the card or `/game join` brings them back.
event-stalled = No word from { $name }. The rest of you can vote to play on without them, or to offer their seat.
event-on-leave = { $keeper ->
    [defaults] { $name } is away until { $until }. I’ll play safe for them.
    [computer] { $name } is away until { $until }. A computer player sits in.
    [nobody] { $name } is away until { $until }. The table waits.
   *[player] { $name } is away until { $until }. The table goes on.
  }
# A player lends their seat, or a part of it. $deputy is a name in bold, or "a computer player".
event-lent = { $what ->
    [fights] { $name } lends their fights to { $deputy } until { $until }.
    [deals] { $name } lends their deals to { $deputy } until { $until }.
    [both] { $name } lends their fights and deals to { $deputy } until { $until }.
   *[all] { $name } lends their seat to { $deputy } until { $until }.
  }
event-loan-over = { $why ->
    [taken-back] { $name } takes back what they lent to { $deputy }.
    [given-back] { $deputy } gives back what { $name } lent to them.
    [left-server] { $deputy } has left this server, and no longer plays for { $name }.
    [too-late] { $deputy } kept the table waiting too often, and no longer plays for { $name }.
    [declined] { $deputy } would rather not play for you. Your seat stays with you.
    [unanswered] I’ve had no answer from { $deputy }, so your offer has expired.
    [moved] What { $name } lent to { $deputy } is theirs again.
   *[over] { $name } gets back what they lent to { $deputy }.
  }
event-paused = { $why ->
    [all-away] Everyone’s away, so the game is paused until someone comes back.
    [almost-all-away] All but one have been away for a round, so the game is paused until someone comes back.
   *[agreed] The game is paused.
  }
event-seat-offered = The seat of { $name } is free for anyone who wants it.
event-renamed = { $before } is now called { $name }.
event-seat-taken = { $name } takes over { $before }’s seat.
event-stood-in = { $more ->
    [0] Here’s what your seat did while you were away:
    [one] While you were away, your seat did one other thing, and then this:
   *[other] While you were away, your seat did { $more } other things, and then this:
  }
event-answers-lost = { $lost ->
    [one] The rules have changed since then, so the last choice was dropped.
   *[other] The rules have changed since then, so the last { $lost } choices were dropped.
  }

## Going back. The game counts either rounds or turns.

event-went-back = { $unit ->
    [rounds] ↩ The game has gone back from round { $from } to round { $to }.
   *[turns] ↩ The game has gone back from turn { $from } to turn { $to }.
  }
event-went-back-in-round = ↩ The game has gone back to an earlier turn of round { $round }.
event-went-back-in-turn = { $unit ->
    [rounds] ↩ The game has gone back to an earlier moment of round { $to }.
   *[turns] ↩ The game has gone back to an earlier moment of turn { $to }.
  }
event-branch-resumed = { $unit ->
    [rounds] ↩ The game has returned to branch { $branch }, in round { $to }.
   *[turns] ↩ The game has returned to branch { $branch }, in turn { $to }.
  }
event-branch-left = The undone part is kept as branch { $branch }. It doesn’t count, but `/game branches` shows it.

## Guesses at the winner

guesses-right = 🔮 Well foreseen: { $guesses }.
guesses-none-right = 🔮 Nobody saw it coming.
guesses-wrong = Less lucky: { $guesses }.
guesses-more = { $more ->
    [one] One more person guessed.
   *[other] { $more } more people guessed.
  }
guess-of = { $name } guessed { $seat } in turn { $turn }
guess-own = 🔮 You guessed { $seat } in turn { $turn }. Nobody else sees it before the end. If you guess again, the new guess counts from the turn in which you make it.
