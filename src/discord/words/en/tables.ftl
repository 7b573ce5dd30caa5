# Tables in lists and lobbies.

## How far a game has got, behind its title

status-lobby = gathering players
status-playing = under way
status-over = over
status-closed = ended early
status-damaged = damaged
status-not-started = not started
game-unknown = A game

resumed-here = The game goes on here.

## House rules

house-rules-preset = **{ $title }**: { $line }
house-rules-differing = **House rules**: { $changes }
house-rules-change = { $option }: { $value }
option-on = on
option-off = off
option-none = none

## A table at which the same people play again

again-lobby = 🔁 Once more, with the turn order moved on by one.
again-called = { $count ->
    [one] { $names }, your seat is kept. Press **Leave** to free it.
   *[other] { $names }, your seats are kept. Press **Leave** to free yours.
  }
again-without-gone = { $name } was left out because they’re no longer on this server.
again-without-stranger = { $name } was left out because they haven’t played here.
again-without-too-many-lobbies = { $name } was left out because they’re in too many lobbies.
again-without-too-many-tables = { $name } was left out because they’re in too many running games.
again-without-too-many-waiting = { $name } was left out because some games have waited too long for them.
again-without-table-full = { $name } was left out because these house rules have no seat left.

## What I need in a channel, as in “let me view the channel and attach files”

permission-connect = connect
permission-view = view the channel
permission-send = send messages
permission-send-in-threads = send messages in threads
permission-attach = attach files
