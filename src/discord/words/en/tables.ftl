# Tables in lists and lobbies, lobbies that start by themselves, the board of open tables, and wishes.

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
permission-create-threads = create public threads
permission-attach = attach files

## When a lobby starts

# The host's button, and the form that it opens.
lobby-invite = When to start…
invite-form = When to start
invite-players = Start once this many have joined
invite-players-none = Only when someone presses Start
invite-players-count = { $count ->
    [one] 1 player has joined
   *[other] { $count } players have joined
  }
invite-until = Deadline, in your time zone
  .hint = Such as friday 20:00 or 3 days, in { $zone }. Leave it empty for none.
invite-welcome = Experience
welcome-everybody = Any experience
welcome-beginners = Beginners
welcome-experienced = Experienced players
invited = The lobby card says when the game starts.

# On the lobby card and on the board. Nobody is turned away.
lobby-for-everybody = For everybody.
lobby-for-beginners = For beginners.
lobby-for-experienced = For experienced players.
lobby-starts-with = Starts once { $players ->
    [one] 1 player has joined.
   *[other] { $players } players have joined.
  }
lobby-starts-by = Starts at { $at } with everyone who has joined, or closes if they’re too few.
lobby-starts-with-or-by = Starts once { $players ->
    [one] 1 player has joined.
   *[other] { $players } players have joined.
  } At { $at } it starts with everyone who has, or closes if they’re too few.
lobby-starts-early = Only the host can start it earlier.
lobby-begins = The game starts { $at }. Press **Leave** if you can’t play now.
lobby-begins-for = { $names }, the game starts { $at }. Press **Leave** if you can’t play now.

# A lobby that the bot has closed.
lobby-ended-too-few = *Too few players had joined { $title } by the deadline, so I’ve closed this table.*
lobby-ended-unfilled = *Nobody new has joined { $title } for a while, so I’ve closed this table.*
lobby-ended-for = { $names }, open another table with `/game new` whenever you like.

# Calls, in direct messages or in the channel of the table.
call-begins = { $place }: the game starts { $at }. Press **Leave** there if you can’t play now.
call-closed-too-few = { $place }: too few players had joined by the deadline, so I’ve closed the table.
call-closed-unfilled = { $place }: nobody new has joined for a while, so I’ve closed the table.
call-started = { $place }: the game that you asked about has started.
call-started-here = { $player }, the game of { $game } that you asked about has started.

## The board of open tables

board-heading = ## Open tables
board-empty = Nobody is looking for players right now. Open a table with `/game new` in any channel, and it appears here.
board-table = **[{ $title }]({ $link })** in { $channel }
board-pace = **{ $pace }**. { $welcome }
board-language = Played in { $language }.
board-seats = { $free ->
    [0] No seat is left.
    [one] 1 seat is left.
   *[other] { $free } seats are left.
  } Joined: { $players }.
board-more = { $count ->
    [one] 1 more table is gathering players.
   *[other] { $count } more tables are gathering players.
  }
# No two buttons on the board share a label.
board-join = Join { $host } in { $title }
board-call = Call me when { $host } starts { $title }
board-wish = Tell me when others want to play…
board-joined = You have a seat at [{ $title }]({ $link }).
board-called = I’ll call you when that game starts. Press again if you’ve changed your mind.
board-not-called = I won’t call you when that game starts.

# Replies to `/admin board`.
board-begun = The open tables of this server are listed in <#{ $room }> from now on.
board-there = The open tables of this server are listed in <#{ $room }>. `/admin board stop:True` takes the list down.
board-nowhere = This server has no board of open tables. Name a channel or thread with `/admin board channel:`.
board-ended = The board of open tables is gone.
board-late = I’ll list the open tables of this server in <#{ $room }> as soon as Discord answers me again.
board-refused = I can’t write there. Let me view that channel and send messages in it, then try again.
board-refused-there = I can’t show the open tables in <#{ $room }>. { $reason }
board-channel-or-stop = Either name a channel or stop the board, not both.

## What somebody would like to play

wish-form = Tell me when others want to play
wish-game = Game
wish-game-any = Any game
wish-pace = Pace
wish-pace-any = Any pace
wish-most = Up to how many players
wish-most-count = Up to { $count } players
wish-kept = I’ll offer you a seat once enough people here want the same: **{ $game } · { $pace } · Up to { $most } players**. That counts for { $days } days. `/game wish stop:True` takes it back.
wish-now = You’d like to play **{ $game } · { $pace } · Up to { $most } players** here. `/game wish stop:True` takes that back.
wish-none = You’ve told me nothing that you’d like to play here. Name a game, a pace or a number of players with `/game wish`.
wish-gone = I’ve forgotten what you’d like to play here.
wish-options-or-stop = Either say what you’d like to play or stop, not both.

# The offer, in the channel where they said so or in a direct message.
offer-in-channel = { $players }, enough of you want to play **{ $game }** ({ $pace }). A seat is yours until { $until }.
offer-directly = Enough people want to play **{ $game }** ({ $pace }). A seat is yours until { $until }.
offer-yes = Take my seat
offer-no = Not this time
offer-declined = Fine. I won’t ask you again for that.
offer-accepted = You have a seat at [{ $title }]({ $link }). The game starts once everyone has accepted.

## Threads of tables

# The name of a table’s thread, and of the thread for talk beside a table.
thread-name = { $game } · { $host }
thread-name-talk = { $game } · { $host } · talk
# The messages in the channel from which they begin.
thread-begins = { $host }’s table for **{ $game }** is in this thread.
thread-begins-talk = Talk about { $host }’s table for **{ $game }** in this thread.
thread-interrupted = I was interrupted while I opened a table here, so this thread is empty. Please try again.
thread-there = The table is in <#{ $thread }>.
# Followed by the permissions that I lack.
thread-not-here = Tables get their own threads on this server, but this one is in the channel.
thread-lacks = I can’t open threads here. Ask someone who manages the server to let me { $permissions }.
thread-in-thread = This is a thread, and a thread can’t hold another. Use a text channel, or leave out `thread:`.
thread-no-text = Threads for tables need a text channel, and this isn’t one.
thread-needs-game = Name a game too, and I’ll open it in a thread.
thread-refused = I can’t open a thread here. { $reason }
thread-limited = Discord lets me open no more threads for now. Try again { $when }.
# Replies to `/admin threads`.
threads-are-on = Each new table on this server gets a thread of its own, if I may open one. `/admin threads new-tables:` changes that, and `/game new thread:` decides for a single table.
threads-are-off = New tables on this server open in the channel. `/admin threads new-tables:` changes that, and `/game new thread:` decides for a single table.
# The thread for talk beside a table, on its card and in private.
talk-line = -# 💬 Talk about this table in <#{ $thread }>.
talk-there = Talk about this table in <#{ $thread }>.
talk-not-seated = Only people at this table can open a thread for it. Take a seat first.
