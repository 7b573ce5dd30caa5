# The seasons of a server’s league: the section of the board, the private panel, and what the bot says to the players.

## On the board

season-on-board = ### 🏆 { $name }
season-signing-up = { $count ->
    [0] A season of { $games }. Nobody has signed up yet.
    [one] A season of { $games }. One player has signed up.
   *[other] A season of { $games }. { $count } players have signed up.
  }
season-group-line = **Group { $group }**: { $standings }
season-final-line = **Final**: { $standings }
season-standing-short = { $name } { $points }
season-won-by = Won by { $names }.
season-ended-early = It ended early, without a winner.
season-open-panel = Season…

## The panel

season-rules = Each group plays { $games } once. You get a point for every player you finish ahead of, and half a point for sharing a rank.
season-signup-rules = Groups of three or four play { $games } once each. The best go to the final.
season-players = Signed up: { $names }
season-nobody = Nobody has signed up yet.
season-group = **Group { $group }**
season-final = **Final**
season-standing = { $rank }. **{ $name }** · { $points } { $count ->
    [one] point
   *[other] points
  }, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
  }{ $rating }
season-rating = { " · rating " }{ $rating }
season-your-match = **{ $game }** with { $others }
season-match-no-date = No date yet. Suggest one, or open the table whenever all of you are here.
season-match-date = Set for { $date }.
season-match-suggested = { $name } suggests { $date }. Still to agree: { $names }.
season-match-lobby = The table is open: { $link }. The game starts once all of you have joined.
season-match-lobby-date = The table is open: { $link }. The game starts on { $date }, or earlier once all of you have joined.
season-match-playing = Under way: { $link }
season-match-played = Played.
season-join = Sign up
season-leave = Sign off
season-draw = Draw the groups
season-draw-final = Draw the final
season-end = End the season
season-suggest = Suggest a time…
season-agree = That suits me
season-open = Open the table here
season-none = There’s no season on this server.

## The form

season-date-form = When would you like to play?
season-date-when = Day and time
    .hint = For example friday 20:00 or 3 days, in your time zone ({ $zone })

## Replies

season-begun-now = **{ $name }** is open for sign-up on the board. Once three or more players have signed up, draw the groups with the **Season…** button there.
season-needs-board = The season is shown on the board of open tables. Put that up first with `/admin board`.
season-not-manager = Only people who may manage the server can do that.
season-opened = The table is open. The others have been told.

## What the bot says to the players

season-news-drawn = 🏆 The groups of **{ $season }** are drawn. Agree on your dates with the **Season…** button on the board.
season-news-final = 🏆 The final of **{ $season }** is drawn: { $names }. Agree on your dates with the **Season…** button on the board.
season-news-suggested = 📅 **{ $season }**: { $name } suggests { $date } for your match of { $game }. Agree or suggest another time with the **Season…** button on the board.
season-news-agreed = 📅 **{ $season }**: your match of { $game } is set for { $date }.
season-news-opened = 🏆 **{ $season }**: your table for { $game } is open: { $link }
season-news-due = ⏰ **{ $season }**: it’s time for your match of { $game }. Go to the channel where you want to play, and open the table with the **Season…** button on the board.
season-news-over = 🏆 **{ $season }** is over. { $result }
season-news-to =
    { $text }
    { $players }
