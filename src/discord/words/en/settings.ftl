# A player’s settings for all tables, from `/settings`. Private.

settings-title = Your settings
settings-note = -# They apply at all your tables, and nobody else sees them.
settings-zone = **Time zone:** { $zone }. It’s { $time } there now. Change it with `/settings zone:`.
# Proposed while a zone is being typed.
settings-zone-now = { $zone }, now { $time }
settings-quiet = **Quiet hours:** { $hours }.
    -# I won’t remind you then, and your time bank stops. Set other hours with `/settings quiet:`.
settings-notice = **When it’s your turn**
    -# Secret decisions always come as a direct message. Nothing rings for five minutes after you’ve done something.
settings-pictures = **Pictures**
    -# Maps and cards that only you see, and tables that you open. `/game pictures` changes a single table.
settings-motion = **Motion**
    -# At most five great moments of a game move on the card, two seconds each. One player who turns that off keeps the whole table still.
settings-away = **While you’re `/away`**
settings-records = **Your records**
    -# Finished games, rating, titles and heroes. If you hide them, you’re left out of every list and appear as “someone”.
settings-whispers = **Whispers**
    -# At tables where players may whisper to each other.
settings-hours = **Usual hours**
    -# Wherever a table waits for you, the others may see when you mostly answer. If you hide that, I forget it.
settings-hours-now = -# Mostly { $from } to { $to }, as far as I can tell.
settings-language = **Language**
    -# Of everything that only you read. What a whole table reads is in the table’s language; `/game language` changes that.
settings-reliability = **How far others can count on you:** { $reliability }.
    -# Counted at tables with a clock and other people. Vacations and quiet hours don’t count against you.

settings-webhook = **Webhook:** I post your moves to { $host }. `/settings webhook:off` ends that.
settings-webhook-none = **Webhook:** With `/settings webhook:` I post your moves to a web address of yours.
settings-calendar = **Calendar:** With `/settings calendar:` your own calendar shows when your time runs out.

# What each menu is called before anything is chosen.
setting-quiet = Quiet hours
setting-notice = When it’s your turn
setting-reminders = Reminders
setting-gap = How often I may ring
setting-next = When you’re next
setting-pictures = Pictures
setting-motion = Motion
setting-away = While you’re away
setting-records = Your records
setting-whispers = Whispers
setting-language = Language
setting-hours = Usual hours

settings-away-waiting = You’re away until { $time }, and your tables wait for you. Any choice you make ends that.
settings-away-computer = You’re away until { $time }, and a computer player sits in for you. Any choice you make ends that.
settings-back = I’m back

# Settings of a person, as they’re chosen. Labels of menus and options.

setting-notice-mention = Mention me on the card
setting-notice-direct = Send me a direct message
setting-notice-none = Don’t call me, I’ll check for myself
setting-reminders-none = Remind me only once
setting-reminders-6h = Remind me again every 6 hours
setting-reminders-12h = Remind me again every 12 hours
setting-reminders-day = Remind me again every day
setting-reminders-3days = Remind me again every 3 days
setting-gap-none = Ring for every call
setting-gap-30m = Ring at most every 30 minutes
setting-gap-1h = Ring at most once an hour (the default)
setting-gap-3h = Ring at most every 3 hours
setting-gap-12h = Ring at most every 12 hours
setting-next-off = No word before my turn (the default)
setting-next-on = Tell me, without a ring, when I’m next
setting-away-pause = My tables wait for me
setting-away-computer = A computer player sits in
setting-pictures-wide = For a wide screen (more of the board)
setting-pictures-narrow = For a phone (closer, with large letters; the default)
setting-motion-on = Great moments may move (the default)
setting-motion-off = Nothing moves at my tables
setting-language-discord = As in your Discord app (the default)
setting-records-everybody = Everyone on my servers may see my records
setting-records-nobody = Only I may see my records
setting-whispers-everybody = Anyone who plays with me may whisper to me
setting-whispers-nobody = Nobody may whisper to me
setting-hours-nobody = Nobody sees when I usually play (the default)
setting-hours-everybody = Show when I usually play
setting-quiet-learn = Learn my hours from when I play
setting-quiet-none = No quiet hours
setting-quiet-hours = { $from } to { $to }

# A person’s quiet hours, behind a label.
quiet-hours-none = none
quiet-hours-none-yet = none yet, but I’ll learn them from when you play
quiet-hours-learnt = about { $from } to { $to }, as I’ve learnt from when you play

# On the lobby card and in the rules of a table.
pictures-for-wide = -# Pictures are drawn for a wide screen. `/game pictures` changes that for this table.
pictures-for-narrow = -# Pictures are drawn for a phone. `/game pictures` changes that for this table.
whispers-on = -# Players may whisper with `/whisper`. Everyone sees who whispers to whom, but not what.
whispers-off = -# Whispers are off, so all talk is table talk.

## A whisper as its two people read it

whisper-sent = 🤫 You whisper to { $name }: { $text }
whisper-heard = 🤫 { $name } whispers to you: { $text }

## Webhooks of people and servers, from `/settings webhook:` and `/admin webhook`. Private.

webhook-begun-own = From now on I post to **{ $host }** when it’s your move. Your key is `{ $key }`. I won’t show it again. It proves that a message is from me. `/settings webhook:off` ends this.
webhook-begun-server = From now on I post to **{ $host }** when a game on this server starts or ends. The key is `{ $key }`. I won’t show it again. It proves that a message is from me. `/admin webhook stop:True` ends this.
webhook-ended = I’ve forgotten that webhook. Nothing is posted there any longer.
webhook-none = There’s no webhook to end.
webhook-nowhere = This server has no webhook. Set one with `/admin webhook url:`.
webhook-there = I post to **{ $host }** when a game on this server starts or ends.
webhook-off = Webhooks are switched off here. The operator of the bot decides that.
webhook-or-stop = Give me an address or `stop:True`, not both.
webhook-forgotten = Your webhook at **{ $host }** hasn’t taken my messages for most of a day, or wants no more. I’ve forgotten it. Set it again once it works.

# Why an address is refused.
webhook-no-address = That’s no web address. It should look like `https://example.org/hook`.
webhook-not-https = The address has to begin with `https://`, so that nobody reads along.
webhook-other-port = Leave out the port. I post to the usual one for https, 443.
webhook-has-password = Leave the name and password out of the address. I sign my messages instead.
webhook-not-public = That address isn’t on the public internet, so I don’t post there.
webhook-too-long = That address is too long. It may have up to 300 characters.
webhook-unknown-host = I can’t find that host. Check the address, or try again in a moment.

## Calendars of people, from `/settings calendar:`. Private.

setting-calendar-link = Show me the link of my calendar
setting-calendar-renew = Give me a new link, and end the old one
setting-calendar-off = End the link of my calendar
calendar-link = Subscribe to this address in your calendar, and it shows when your time runs out at each table: { $link }
    -# Anyone who has it can read that. `/settings calendar:` gives you a new one, or ends it.
calendar-ended = That link has ended. Calendars that used it get nothing any longer.
calendar-none = Your calendar has no link. Get one with `/settings calendar:`.
calendar-off = The operator of the bot hasn’t set up calendars here.
calendar-name = My moves
calendar-deadline = { $game }: your time runs out
calendar-where = The table is waiting for you: { $url }
