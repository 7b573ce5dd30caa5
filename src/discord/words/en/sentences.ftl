# Short replies, shown only to the person who made the request unless a comment says otherwise.

## Cards and channels

# Public.
away = The game master is away for a moment. Nothing is lost.
opened = The table is open. Gather your party, then press **Start**.
opened-by-itself = The table is open. The game starts by itself, as its card says.
card-refused = That’s done, but I can’t post the card in this channel. { $reason } Nothing is lost, and the card follows as soon as I can post it.
card-late = That’s done, but Discord keeps me waiting. The card follows as soon as it can.
slowed-down = Discord is slowing me down, so this table’s card is late. It’s on its way.
not-shown-in = I can’t show this table in <#{ $room }>. { $reason } Your game is safe, and I’ll keep trying.
not-shown = I can’t show that game right now.
trying = Your game has started. The card in the channel has your first choice.
teaching = Your lesson has started. The card in the channel leads you through it. To leave at any time, give up.
no-lesson = I have no lesson for that game. Try it instead.
lesson-goes-on = The game goes on from here. I’ll keep explaining what’s new to you.
not-in-server = That only works in a server channel, where the game is played.
not-admin = Only members who can manage this server may do that.
cannot-post-here = I can’t run a game in this channel. Ask someone who manages the server to let me { $permissions } here.
unexpected = Something went wrong on my side, and nothing was changed. If it happens again, report it and quote { $id }.
unknown-button = I don’t know that button. Use the newest card in the channel.
other-table = That belongs to another table.

## Finding things

unknown-place = I can’t find that place on this board. Pick one from the list as you type.
no-board = This game has no board to walk around.
not-on-board = You don’t have a piece on the board right now.
unknown-topic = I can’t find anything of that name. Pick something from the list as you type.
unknown-kind = I don’t know cards of that kind. Pick a kind from the list as you type.
nothing-held = You aren’t holding any cards.
nothing-to-look-at = There are no cards to choose from right now.
no-numbers = There are no dice or sums on this card to explain. `/game log` has earlier turns.
no-numbers-there = There are no dice or sums in that message to explain. `/game log` has the whole game.
not-my-message = That isn’t my message. I can only explain numbers in my own.
no-table-here = There’s no game in this channel. `/game new` opens one.
lobby-here = This game hasn’t started yet. Press **Start** on the card when everyone is seated.
nowhere-playing = You aren’t playing in any game right now.
which-game = You sit at several tables. Say which one with the `game` option.
unknown-game = I can’t find that game of yours. Pick one from the list as you type.
unknown-save = I can’t find that saved game on this server. Pick one from the list as you type.
unknown-action = You can’t do that right now. Type `/play` and pick from the list.
several-actions = That could mean several things. Pick one from the list as you type.
unknown-hero = I can’t find that hero. Pick one from the list as you type.
no-games = You aren’t sitting at any table right now. `/game new` in a channel opens one.

## Playing

finished = This game is over.
seat-free = You don’t have a seat at this table, but one is free. `/game join` takes it.
join-first = You don’t have a seat at this table yet. Press **Join** first.
lobby-gone = You were the last one at the table, so I closed it.
beside = Besides answering, you can do this.
nothing-to-do = There’s nothing for you to decide right now.
nothing-to-pass = There’s nothing for you to pass on right now.
not-that-act = You can’t do anything of that kind right now. `/play` lists what you can do.
by-itself = One of these can’t be undone. Pick it by itself.
by-act = Right now, `/{ $act }` can mean:
# In place of a name that nobody can read.
someone = someone
somebody-elses-turn = Waiting for { $names }. Your own hand and choices are behind “My choices & hand”, or use `/clues`.
nobody-asked = The game is waiting for someone else. Your own hand is behind “My choices & hand”, or use `/clues`.
grid-stays = Nothing was changed.
orders-stay = Your standing orders haven’t changed.
note-kept = I’ve kept your note. Only you can see it.
undone = Your last choice is undone.
may-undo = You can still undo the last of it with `/game undo`.
goes-on = The game goes on.
resigned = You’ve given up. The others play on.
resigned-last = You’ve given up, and that ends the game.
really-resign = Give up for good? You can’t come back to this game.
resign-for-now = Give up? You lose what you have. `/game join` brings you back later if the rules allow it.
seat-taken = The seat is yours. Your hand and choices are behind **My choices & hand**.
seat-given = { $name } has the seat now.
seat-lost = You no longer play a seat at the table in <#{ $room }>, so its hand is gone from here.
whose-seat = A bot can’t take a seat. Pick a person.
seat-back = Welcome back. Your seat is yours again.
welcome-back = Welcome back. Your seats are yours again.
ended = The game has ended.
ends-damaged = This game can’t be continued. Ending it frees the channel and clears it from this list. Its data is kept.
again = The table is open, and everyone has kept their seat. Press **Start** when you’re all ready.
again-already = The table is already open. Its card is below.

## Looking back

nothing-since = Nothing has happened at this table since you were last here.
nothing-yet = There’s nothing to look back at yet.
nothing-before = This is where it all began.
nothing-after = Nothing has happened after that yet.
no-turn-after = No turn has started after that.
no-turn-before = No turn had started before that.
no-fight-after = No fight has been decided after that.
nothing-of-that-seat = Nothing else has happened to that seat after that.
unknown-moment = I can’t find that moment. Pick one from the list as you type.
not-your-eyes = While a game is running you can only look back through your own eyes. Ask for it again.
not-as-it-stood = I can’t show the table as it was then. The rules have changed since, or the saved data is damaged.
too-many-moments = I have too many pictures to draw right now. Try again in a minute.
too-many-pictures = I have too many pictures to draw right now. Ask for the map again in a minute.
poster-later = A game gets its poster when it’s over.
no-poster = That game has no poster.
interrupted = I was restarted while I was answering you. Please check whether it counted, and try again if it didn’t.
discord-silent = Discord isn’t answering me right now. Please check whether it counted, and try again in a moment if it didn’t.
held-back = I can’t show this game right now, because that could give away a secret.
not-to-share = Only you know that. You can’t share it while the game is running.
shared = It’s now in <#{ $room }> for everyone.
shared-lately = You’ve just shared a moment of this game. Wait a minute before the next.
cannot-share = I can’t post in <#{ $room }> right now.
share-there = Only players can share it from here. Do it in <#{ $room }>.
not-revealed = I’ll reveal the secrets when the game is over.
too-short-to-film = Not enough has happened for a film yet. It takes at least three turns.
filming = 🎞️ Drawing picture { $at } of { $of }…
film-too-large = A film of this game would be too large for Discord. You can go through it turn by turn instead.
film-turn-by-turn = Turn by turn
joining-film = 🎞️ All { $of } pictures are drawn. Now they learn to move…
film-under-way = I’m already making a film for you. Ask again once it’s done.
too-many-films = I have too much to do for a film right now. Try again in a few minutes.
no-film = I couldn’t make that film. Nothing was changed.
film-gone = I no longer have that film. `/game film` makes it again.
nothing-to-verify = No game was played in this channel. Name one of yours with the `table` option.

## Guesses and votes

guess = Who will win? I’ll reveal your guess at the end, with the turn you made it.
one-alone = Only one person plays here, so there’s nobody to choose between.
proposed = I’ve put it to the others. They vote in the channel.
agreed-alone = Done. Nobody else had to agree.
decided = Done. I’ve told the table that you decided it.
voted-agree = I’ve counted your vote. You agree.
voted-refuse = I’ve counted your vote. You refuse.
settled-by = I’ve counted your vote, and that settles it.
waits-for-another = No other player is here right now. The vote waits until one of them comes back or it expires.
waits-for-absent = Another player has to agree, and none is here. The vote waits in the channel until one of them comes back.
only-watching = You’re watching over the shoulder of { $name }. You see what they see, but only players can do that.
watching-ended = Done. I’ve told the table.

## The television

# To players and moderators, in private.
television-link = Open this on a television, a tablet or any other screen.
  <{ $link }>
  -# It shows what everyone may see, such as the map, the last scene and whose move it is. Anyone with the link can watch until you revoke it.
television-revoke = Revoke the link
television-ended = Done. The link has ended, and screens that were open say so.
television-none = This table has no television link. `/game television` makes one.
television-off = I have no address for televisions here. My operator can set one.
television-not-yours = Only players at this table and moderators can do that. Ask one of them for the link.
television-closed = This table is closed, so there’s nothing to show. Use `/game television` at a table that’s open.
nobody-watches = Nobody is watching over a shoulder at this table. To ask the others, use `/game shoulder user:`.
whispered = You whispered to { $name }. Everyone can see that you did, but not what.
whisper-gone = You can’t reply to that whisper. Its sender has left the table.
secrets-of = I’ve told the table that you looked. Only you can see this.

## Saves, files and other servers

too-big-to-export = This game is too long for a file on Discord. My operator can export it with `npm run replay`.
under-way-there = That game is being played in <#{ $room }>. Move it here?
under-way-elsewhere = That game is being played on another server. Move it here? I’ll tell its players.
move-is-for-players = Discord doesn’t say that you manage the server where this game is, so you can’t just move it. You play in it, so you can ask the other players to let it come here.
closed-elsewhere = That game ended early on another server, and Discord doesn’t say that you manage that server. Someone who does can resume it there first. After that its players can vote to move it.
no-manager-there = The player who wants to move the game no longer manages the other server, so it can’t go there. Refuse this, and propose it again from a server that one of you manages.
take-elsewhere = -# To move it to another server, type `/admin resume game:{ $id }` there.
moved-server = Your game has moved to another server. It goes on in <#{ $room }>.
moved-here = The game goes on here. I’ve told its players.
moved = This game has moved to <#{ $room }>.
which-file = Attach the file of an exported game.
no-upload = I couldn’t get that file from Discord. Try again.
taken-in = The game is imported. `/admin saves` lists it, and `/admin resume` starts it again.
taken-in-over = The game is imported. It’s over, so you can look at it and verify it.
archived = It’s archived. Its log is kept, and you can still look at it and resume it.
bookmarked = I’ve bookmarked this moment as **{ $name }**. `/admin back` finds it.
unbookmarked = That bookmark is deleted.
no-branches = This game has never gone back. If it does, the abandoned branch will be listed here.
no-bookmarks = This game has no bookmarks yet.
exports-secrets = The file **holds every secret** of this game, and the dice to come. Anyone who has it can cheat. I’ve told the table that you got it.
exported = The whole game, with every secret in it. Keep it to yourself until the game is over. `/admin import` imports it.
exported-over = The whole game. `/admin import` imports it elsewhere, and `npm run verify` checks it.

## House rules

preferred = New tables of { $title } here now start with { $house }.
prefers-nothing = New tables of { $title } here now start with the game’s own rules.
no-table-to-prefer = There’s no table here. Name a game, or set up a table the way you like it and ask again.
prefer-or-forget = Either name a preset or forget this server’s choice, not both.
house-rules-gone = Some of the options chosen here no longer exist. The rest still apply.
house-rules-set = The house rules are set.
not-a-value = { $about } can’t have that value. Nothing was changed.
option-needs = “{ $title }” only counts while “{ $need }” is set to { $values }, so nothing was changed.
ticked-twice = { $rows } can’t be both. Nothing was changed.
pictures-set = From now on I draw this table’s pictures for that screen.
language-set = This table’s messages are in { $language } from now on.
server-language-set = New tables, the list of open tables and the saga are in { $language } from now on. Tables that are open already keep their language.
server-language-now = New tables, the list of open tables and the saga are in { $language }. Change that with `/admin language language:`.
letters-larger = From now on I draw everything closer and with large letters: this card, your maps and hands, and all your tables. `/settings pictures:` changes it back.
letters-larger-for-you = From now on I draw your own maps and pictures closer and with large letters. Only players can change this card.

## Settings, records and the saga

done = Done.
settings-kept = Your settings are saved.
which-zone = “{ $typed }” could mean { $zones }. Type the one you mean.
unreadable-hours = I couldn’t make out those hours. Try `23-7`, `none` or `learn`.
unreadable-time = I couldn’t make out that date. Try `friday`, `24 December`, `2026-12-24 18:00` or `3 days`.
no-records = No game has been played to the end here yet.
no-own-records = You haven’t played a game to the end yet.
no-records-of = { $name } hasn’t played a game to the end here yet.
records-hidden = { $name } keeps their records private.
only-own-records = Here I can only show you your own records. Ask for other people’s on the server where they play.
saga-begun = From now on I’ll tell the story of every game that ends on this server in <#{ $room }>.
saga-there = The stories of this server’s finished games go to <#{ $room }>. `/admin saga stop:True` stops them.
saga-nowhere = This server has no channel for the stories of its finished games. Name a channel or thread with `/admin saga channel:`.
saga-ended = I’ll tell no more stories of this server’s finished games. The old ones stay.
saga-refused-there = I can’t tell the saga in <#{ $room }>. { $reason }
saga-refused = I can’t write there. Let me view that channel, send messages and attach files in it, then try again.
channel-or-stop = Either name a channel or stop the saga, not both.
