# The pace of a table: as it’s chosen, with its times as a hint, and as a line on the lobby card and in the chronicle.
pace-live = Live
  .hint = 2 minutes a decision, 30 seconds to react, 3 minutes in the bank
  .line = **Live**: 2 minutes a decision, 30 seconds to react, and 3 minutes in the bank for hard ones.
pace-evening = One evening
  .hint = 10 minutes a decision, 2 minutes to react, 20 minutes in the bank
  .line = **One evening**: 10 minutes a decision, 2 minutes to react, and 20 minutes in the bank for hard ones.
pace-daily = Daily
  .hint = A day for a decision, 4 hours to react, a day in the bank
  .line = **Daily**: a day for a decision, 4 hours to react, and a day in the bank for hard ones.
pace-weekly = Weekly
  .hint = 3 days for a decision, 12 hours to react, 3 days in the bank
  .line = **Weekly**: 3 days for a decision, 12 hours to react, and 3 days in the bank for hard ones.
pace-none = No clock
  .hint = All the time in the world
  .line = **No clock**: all the time in the world.
# A table with times of its own.
pace-own-times = **{ $pace }**: { $decision } a decision, { $reaction } to react.
pace-any-time = any time

# What happens when a player’s time runs out: as it’s chosen, with a hint, and as a line on the lobby card.
time-out-wait = When time’s up: the table waits
  .hint = You can vote on how to carry on
  .line = If someone runs out of time, the table waits for them, or votes on how to carry on.
time-out-default = When time’s up: I play for them
  .hint = By their standing orders, or the rules’ default
  .line = If someone runs out of time, I play by their standing orders, or the rules’ default.
time-out-computer = When time’s up: a computer sits in
  .hint = A computer player takes over until they’re back
  .line = If someone runs out of time, a computer player sits in.
time-out-substitute = When time’s up: the seat is offered
  .hint = Anyone without a seat may take it
  .line = If someone runs out of time, someone else may take the seat.

# On the card. $at is a time to come.
time-paused = -# The game is paused, and so are all clocks.
# When the players usually answer whom the table waits for, in each reader’s own time.
usual-hours = -# Usually here, in your time: { $who }.
usual-hours-of = { $name } { $from }–{ $to }
time-is-up = -# Time’s up for { $names }.
time-runs-out-wait = -# Time runs out { $at }.
time-runs-out-default = -# Time runs out { $at }. After that I’ll play for anyone who hasn’t answered.
time-runs-out-computer = -# Time runs out { $at }. After that a computer player sits in for anyone who hasn’t answered.
time-runs-out-substitute = -# Time runs out { $at }. After that the seat of anyone who hasn’t answered is offered to others.

# While someone has a private question, whose name is secret. $since is a time ago, $until a time to come.
private-wait = -# Someone got a private question { $since }.
private-wait-with-clock = -# Someone got a private question { $since }. Their time runs out { $until }.
private-wait-late = -# Someone got a private question { $since }. The rest of you can propose to move on or to pause.
private-wait-late-with-clock = -# Someone got a private question { $since }, and their time is up. I’ll play for them once their time bank is used up. The rest of you can propose to move on or to pause.

## Spans of time

span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
  }
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
span-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
  }

## Dates that people type

# Words that people type in dates, separated by spaces. English is understood in every language.
typed-date-skipped = until till for in on next at
typed-date-one = a
# After the hour: 20h.
typed-date-hour = h
