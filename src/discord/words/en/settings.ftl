# Settings of a person, as they’re chosen. Labels of menus and options.

setting-notice-mention = Mention me on the card
setting-notice-direct = Send me a direct message
setting-notice-none = Don’t call me, I’ll look by myself
setting-reminders-none = Remind me only once
setting-reminders-6h = Remind me again every 6 hours
setting-reminders-12h = Remind me again every 12 hours
setting-reminders-day = Remind me again every day
setting-reminders-3days = Remind me again every 3 days
setting-away-pause = My tables wait for me
setting-away-computer = A computer player sits in
setting-pictures-wide = For a wide screen (more of the board)
setting-pictures-narrow = For a phone (closer, with large letters)
setting-records-everybody = Everyone on my servers may see my records
setting-records-nobody = Only I may see my records
setting-whispers-everybody = Anyone who plays with me may whisper to me
setting-whispers-nobody = Nobody may whisper to me
setting-quiet-learn = Learn them from when I play
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
