# A player’s settings for all tables, from `/settings`. Private.

settings-title = Your settings
settings-note = -# They apply at all your tables, and nobody else sees them.
settings-zone = **Time zone:** { $zone }. It’s { $time } there now. Change it with `/settings zone:`.
settings-quiet = **Quiet hours:** { $hours }.
    -# I won’t remind you then, and your time bank stops. Set other hours with `/settings quiet:`.
settings-notice = **When it’s your turn**
    -# Secret decisions always come as a direct message.
settings-pictures = **Pictures**
    -# Maps and cards that only you see, and tables that you open. `/game pictures` changes a single table.
settings-away = **While you’re `/away`**
settings-records = **Your records**
    -# Finished games, rating, titles and heroes. If you hide them, you’re left out of every list and appear as “someone”.
settings-whispers = **Whispers**
    -# At tables where players may whisper to each other.

# What each menu is called before anything is chosen.
setting-quiet = Quiet hours
setting-notice = When it’s your turn
setting-reminders = Reminders
setting-pictures = Pictures
setting-away = While you’re away
setting-records = Your records
setting-whispers = Whispers

settings-away-waiting = You’re away until { $time }, and your tables wait for you. Any choice you make ends that.
settings-away-computer = You’re away until { $time }, and a computer player sits in for you. Any choice you make ends that.
settings-back = I’m back
