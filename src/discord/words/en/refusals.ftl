# Why a request is refused: what is wrong, then the way out. Shown only to the person who made the request.

## Opening a table

refused-no-such-game = I don’t know that game. `/game new` lists the ones I run.
refused-no-such-preset = That game has no such preset. Pick one from the `preset` list.
refused-no-such-option = That house rule can’t have that value. Pick one from the list.
refused-option-off = That number belongs to an option that’s off. Turn the option on first.
refused-options-clash = Those house rules contradict each other. Change one of them.
refused-seed-too-long = That seed is too long. A few words are enough.
refused-room-taken = This channel already has a game. Finish it first, or play in another channel or thread. `/game new` can also open a game in a new thread (`thread:`).
refused-room-damaged = This channel’s game is damaged. A server manager can end it with `/admin end`.
refused-too-many-lobbies = You have a seat in too many lobbies already. Leave one, or start its game.
refused-too-many-tables = You’re in too many running games already. Finish one first.
refused-too-many-waiting = Some games have waited too long for you. `/games` lists them. Answer in those first.
refused-too-unreliable = This table asks for more decisions in time than you have. Ask the host to lower that, or join another table.
refused-server-full = This server has as many open tables as it can hold. Wait for one to finish.
refused-opened-too-fast = Too many tables were opened in the last minute. Try again in a minute.

## Seats and the lobby

refused-not-in-lobby = That game has already started, so its seats are settled.
refused-already-seated = You already have a seat at this table.
refused-not-seated = You don’t have a seat at this table, so you can only watch.
refused-table-full = Every seat at this table is taken.
refused-too-few-players = There aren’t enough players yet. Ask someone to join, or add a computer player.
refused-starts-by-itself = This game starts by itself, as its card says. Only the host can start it earlier.
refused-start-with-how-many = This game can’t start with that many players. `/game new` without options says how many can play each game.
refused-start-in-the-past = That deadline is already past. Pick a time in the future.
refused-start-too-late = A lobby can wait for up to { $lobbyDays } days. Pick an earlier deadline.
refused-wish-how-many = That game needs more players than that. Pick a higher number.
refused-offer-gone = That offer is no longer open to you. Say what you’d like to play with `/game wish`.
refused-guests-only = This table belongs to a match of the season, and only its players can sit there.
refused-guests-missing = Not all players of this match have joined yet. It starts once they have, or on the date that all of you agreed on.
refused-guests-start = The players of this match agree on its start with the **Season…** button on the board.
refused-season-on = A season is already on. End it first with the **Season…** button on the board.
refused-season-gone = That season is no longer there. The **Season…** button on the board shows the present one.
refused-season-name = Give the season a name of up to { $seasonLetters } characters.
refused-season-begun = Sign-up for this season is over.
refused-season-full = This season is full.
refused-season-too-few = A season needs at least three players. Wait until more have signed up on the board.
refused-season-five = Five players can’t be divided into groups of three or four. Wait for a sixth.
refused-season-nothing-played = No match has been played yet, so nobody can be in the final.
refused-season-not-now = The season isn’t at that point.
refused-season-not-yours = That isn’t your match.
refused-season-no-date = Nobody has suggested a date for that match.
refused-season-match-begun = That match has already begun.
refused-season-match-open = The table of that match is already open.
refused-no-computer = There’s no computer player to remove.
refused-not-host = Only the host can do that.
refused-gone-for-good = You’ve given up this game, and its rules don’t let you return now.
refused-seat-taken = That seat is no longer free.
refused-which-seat = Pick a seat from the `seat` list.
refused-knows-secrets = Anyone who has seen this game’s secrets can’t play in it. Ask someone else to take the seat.
refused-nobody-again = None of the players can sit down again right now. Open a new table with `/game new`.

## Playing

refused-not-playing = That game isn’t being played right now.
refused-not-over = That game isn’t over yet. You can verify its dice once it is.
refused-still-playing = That game is still being played.
refused-imagined = That’s a what-if already, and it stays in your direct messages. To try something else there, go back with **Look back**.
refused-imagined-end = The game is over at that moment. Go back a little further.
refused-imagined-out = That player is out of the game at that moment. Pick an earlier one.
refused-too-much = You’ve done that often enough this turn. Carry on next turn.
refused-not-asked = It isn’t your turn to do that.
refused-not-offered = You can’t do that right now. `/play` lists what you can do.
just-changed = The question changed just as you pressed, so I’ve done nothing. Please look again.
refused-stale = The game has moved on since then. Use the newest card in the channel.
refused-plan-too-long = Your plan is full. It can have up to { $planSteps } choices, so remove one first.
refused-plan-unfit = I can’t plan that. Pick a choice from the list that `/plan` shows.
refused-note-too-long = That note is too long. It can have up to { $noteLetters } characters.
refused-remark-not-over = You can pin remarks once the game is over.
refused-remark-too-long = That remark is too long. It can have up to { $remarkLetters } characters.
refused-too-many-remarks = You can pin { $remarks } remarks to a game. Empty one of yours to take it off first.
refused-paused = The game is paused. Press **Resume** on the card first.
refused-not-paused = The game isn’t paused.
refused-busy = This table is busy. Try again in a moment.
refused-restarting = I’m about to restart, so I changed nothing. Try again in a minute.

## Undo and going back

refused-nothing-to-undo = There’s nothing to undo.
refused-undo-not-yours = The last move wasn’t yours, so you can’t undo it.
refused-undo-sealed = A die has been rolled or a secret shown since then. Ask the others with `/game propose`.
refused-undo-free = You can undo that without a vote. Use `/game undo`.
refused-taken-back-too-often = That’s a lot of undoing for one minute. Give it a moment.
refused-cannot-go-back = The rules have changed since then, so the game can’t go back that far.
refused-which-turn = Pick a turn, a branch or a bookmark from the `to` list.
refused-which-moment = I can’t find that moment of the game. Pick one from the list.
refused-branch-gone = That branch no longer exists. `/game branches` lists the others.

## Proposals and votes

refused-which-pace = Pick a pace from the `pace` list.
refused-not-voting = You can’t vote on that. Only players vote, and nobody votes on whether to play on without them.
refused-proposal-open = That’s already being voted on. Vote on the proposal’s message in the channel.
refused-proposal-gone = That vote is over.
refused-proposal-pointless = There’s nothing to vote on there right now.
refused-proposal-too-soon = You’ve made several proposals already. Wait a little before the next one.
refused-too-many-proposals = This table is voting on enough already. Settle one of those proposals first.
refused-plays-decides = You play in this game, so you can’t decide that alone. Propose it with `/game propose`, or ask an admin who doesn’t play.

## Bookmarks, saves and files

refused-no-such-table = I no longer have that game.
refused-which-bookmark = There’s no bookmark of that name here. `/admin bookmark` lists them.
refused-bookmark-taken = This game already has a bookmark of that name. Choose another name.
refused-bookmark-blank = That name would be invisible. Use letters, digits or symbols.
refused-bookmark-too-long = That name is too long. It can have up to { $bookmarkLetters } characters.
refused-too-many-bookmarks = A game can have { $bookmarks } bookmarks. Delete one first.
refused-not-ended = That game hasn’t ended. Only ended games can be archived.
refused-archived = That game is already archived.
refused-which-place = Use `/admin resume` in the channel of the other server where the game should go on.
refused-plays-there = You play in this game, played in it before, or brought it here, so you can’t see its secrets while it lasts. Ask someone who doesn’t play.
refused-import-plays = You play in this game, and its file holds everyone’s secrets. Ask someone who doesn’t play to import it.
refused-already-here = I already have that game. Look for it in `/admin saves`, or under `/verify` if it’s over.
refused-export-too-big = That file is too big for a game export.
refused-no-export = That isn’t a game export. `/admin export` makes one.
refused-export-newer = A newer Questmaster wrote that file. Update this one first.
refused-export-edited = That file was changed or damaged after its export. Export the game again.
refused-export-nameless = That file is only for verifying and names nobody. `/admin export` makes one that can be imported.
refused-export-unfit = That game doesn’t follow from its own log under my rules, so I didn’t import it.

## Spectators, whispers and guesses

refused-which-watcher = Pick someone on this server with `/game shoulder user:`. Only the player can let them watch.
refused-watcher-plays = Players of this table can’t watch over a shoulder here.
refused-watches-already = They’re already watching over someone’s shoulder here. One shoulder is the limit.
refused-too-many-watchers = Enough people are watching over shoulders at this table already. Wait until one of them stops.
refused-not-watching = They aren’t watching over anyone’s shoulder at this table.
refused-watch-not-yours = Only the player, the person watching or an admin can end that.
refused-no-whispers = Whispers are off at this table. The host decides that in the lobby.
refused-whisper-to-whom = Pick a player from the `to` list. Computer players don’t take whispers.
refused-whisper-letters = A whisper can have 1 to { $whisperLetters } characters.
refused-whispers-refused = That player doesn’t take whispers.
refused-chances-missing = I can’t work out chances here.
refused-still-counting = I’m still working out your chances. One moment.
refused-hindsight-missing = I can’t judge decisions here, because nothing on this bot may think ahead.
refused-hindsight-busy = I’m still working on another game. Try again in a minute.
refused-hindsight-failed = I couldn’t judge the decisions this time. Try again in a minute.
refused-level-missing = Computer players can’t think ahead here.
refused-whispered-too-often = That’s a lot of whispering for one minute. Give it a moment.
refused-plays-here = You play in this game. Only spectators can guess the winner.
refused-which-guess = That player has left the game. Guess one who’s still in it.

## Your settings

refused-no-such-zone = I don’t know that time zone. Pick one from the list as you type, or try a large city nearby, or `UTC+2`.
refused-no-quiet-hours = Quiet hours run from one full hour to another, such as `23-7`.
refused-no-such-interval = Reminders can come from once an hour to once a month.
refused-away-in-the-past = That’s already past. Pick a time in the future.
refused-away-too-long = You can be away for up to { $awayDays } days.
refused-not-away = You aren’t away.
refused-loan-too-long = You can lend your seat for up to { $loanDays } days.
refused-loan-to-whom = You can’t lend your seat to them. Pick another person, or leave **to** empty for a computer player.
refused-lent-already = You’ve already lent or offered this seat. Take it back first, with `/away back`.
refused-deputy-plays = They already play at this table, and would see two hands. Pick someone else.
refused-deputy-knows = They’ve seen secrets of this game, so they can’t play your seat. Pick someone else.
refused-no-such-part = In this game you can only lend the whole seat.
refused-not-lent = This choice isn’t lent to you. Its own player makes it.
refused-deputy-may-not = That’s for the seat’s own player. You only play for them.

## Damage and faults

refused-fault = I stumbled over my own rules, so I didn’t make your move. The game is as it was, and I’ve saved the details.
refused-luck-damaged = This game’s dice record is damaged, so it can’t continue. Restore it from a backup; nothing else was touched.
refused-damaged = This game’s saved data is damaged, and I can’t read it. It stays as it is until someone restores it from a backup.
refused-saved-newer = A newer Questmaster has played this game since. It stays as it is until I’m updated.
