# The page of a table on a television. Everybody in the room may read it.

page-title = Questmaster
page-turn = Whose move it is
page-waiting = One moment. The table is on its way.
page-away = The game master is away. This page goes on when it’s back.
page-ended = This link has ended. Type /game television at the table for a new one.
page-map = Map
page-scene = What just happened
page-lines = The last lines

## Instead of a page. The same for links that never existed.

answer-unknown = This link doesn’t exist or has ended. Get a new one with /game television or /settings calendar.
answer-only-get = This page can only be read.
answer-later = Too many requests, or the game master isn’t ready yet. Try again in a minute.
answer-full = Too many screens are watching right now. Try again in a minute.
