# The choice of games, the lobby of a table, and its house rules.

## Choosing a game

start-a-game = Start a game
choose-game = ## What would you like to play?
    -# Easiest first. **Teach me** leads you through your first ten minutes. **Try** starts a short game with two computer players.
# How many play, and how long a game takes to try.
choose-game-facts = -# { $players } · { $preset }: { $line }
# The buttons of each game.
choose-game-open = Open { $title }
choose-game-try = Try { $title }
choose-game-teach = Teach me { $title }
choose-game-rules = How to play { $title }
# Back from how a game is played.
choose-game-back = ◀ All games

# How many players a game takes.
players-exactly = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
players-between = { $min } to { $max } players

## The lobby

lobby-join = Join
lobby-leave = Leave
lobby-add = Add computer player
lobby-remove = Remove computer player
lobby-house-rules = House rules…
lobby-talk = Talk in a thread
lobby-start = Start

# A player in the list, and how far the others can count on them.
lobby-player = { $name } · { $reliability }
reliability = { $percent }% in time in { $games ->
    [one] 1 game
   *[other] { $games } games
  }, left { $left }
# Before the first decision with a clock.
reliability-left = left { $left } of { $games ->
    [one] 1 game
   *[other] { $games } games
  }
reliability-new = no games yet
reliability-hidden = keeps their record private
# For the person themselves.
reliability-excused = { $reliability }, and { $excused ->
    [one] 1 excused absence
   *[other] { $excused } excused absences
  }
requires-reliable = -# Players need { $percent }% of their decisions in time. Newcomers are welcome.
requires-reliable-known = -# Players need { $percent }% of their decisions in time, and { $games } games on this server.

# Why someone may not take a seat.
too-unreliable = This table asks for { $needed }% of decisions in time, and you’re at { $percent }%. Ask the host to lower that, or join another table.
too-new = This table asks for { $needed }% of decisions in time over at least { $least } games here, and you’ve played { $games }. Ask the host to let newcomers in, or join another table.

lobby-empty = *Nobody has a seat yet.*
# The alternative text of the cover.
lobby-cover = The cover of { $title }
lobby-cover-shows = The cover of { $title }: { $shows }.
lobby-closed = *This game of { $title } was called off before it started.*

# The menus of the host.
lobby-preset = Preset
lobby-pace = Pace
  .option = Pace: { $pace }
lobby-zero = When time is up
lobby-reliability = How reliable players have to be
lobby-reliability-any = Anyone may join
  .hint = However often they ran out of time before
lobby-reliability-least = At least { $percent }% in time
  .hint = Newcomers may join too
lobby-reliability-known = At least { $percent }% in time, no newcomers
  .hint = Only people I know from earlier games on this server
lobby-whispers = Whispers
lobby-whispers-no = Whispers off
  .hint = All talk is table talk
lobby-whispers-yes = Whispers on
  .hint = Everyone sees who whispers to whom, but not what
lobby-teaching = Explanations
lobby-teaching-no = Explanations for newcomers
  .hint = Only newcomers read their aim on the card
lobby-teaching-beginners = Explanations for everyone
  .hint = Everyone reads their aim, and what each question is for
lobby-language = Language of the table
lobby-language-of = Language: { $language }
lobby-level = How well computer players play
lobby-level-gentle = Computers play gently
  .hint = They often take the second-best option. Good for a first game.
lobby-level-fair = Computers play their best
  .hint = They take the best option they can find
lobby-level-cunning = Computers think ahead
  .hint = They try out how the game could go on. They’re the hardest to beat.
lobby-company = Computer players
lobby-company-talks = Computer players speak up
  .hint = A word at the start, at the end and at a great moment
lobby-company-is-quiet = Computer players stay quiet
  .hint = They play and say nothing

## The house rules

house-rules-heading = ### House rules: { $preset }
house-rules-value = **{ $option }**: { $value }
house-rules-changed = 🔸 **{ $option }**: { $value } (changed)
house-rules-default = { $option }: { $value }
house-rules-defaults = -# { $options }
house-rules-of-host = -# Only the host can change the house rules, and only before the game starts.

# The groups, each with a form. Its button also says what is unusual in it.
house-rules-group-beginning = Beginning
house-rules-group-winning = Winning
house-rules-group-cards = Cards and fights
house-rules-group-time = Time
house-rules-group-page = { $name }, { $page } of { $pages }
house-rules-open = { $title }…
house-rules-open-unusual = { $title }: { $changes }…
house-rules-open-several = { $title }: { $count } unusual rules…
house-rules-form = House rules: { $group }
house-rules-switches = Tick the rules you want

## Lessons, and tables with explanations

# On the lobby card.
beginners-table = Explanations are on. Everyone reads their aim, and I explain each kind of question the first time it comes up.

# The steps of a lesson. $step is an order, such as “Win a fight”.
lesson-step-done = ✅ { $step }
lesson-step-open = ⬜ { $step }
# The end of a lesson whose steps are not all done.
lesson-ends = That’s the end of the lesson. You’ve done { $done } of its { $steps } steps.
lesson-play-on = Play on
lesson-try = Try a short game
lesson-new = New game
lesson-rules = How to play

## A season, on the board

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

## A season, in its private panel

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
season-really-final = Draw the final of **{ $name }** now? Matches that haven’t been played will count for nobody.
season-end = End the season
season-really-end = End **{ $name }** now? Nobody wins it then. Tables that are open go on as ordinary ones.
season-suggest = Suggest a time…
season-agree = That suits me
season-open = Open the table
season-none = There’s no season on this server.

## The form for a date

season-date-form = When would you like to play?
season-date-when = Day and time
    .hint = For example friday 20:00 or 3 days, in your time zone ({ $zone })

## Replies about a season

season-begun-now = **{ $name }** is open for sign-up on the board. Once three or more players have signed up, draw the groups with the **Season…** button there.
season-needs-board = The season is shown on the board of open tables. Put that up first with `/admin board`.
season-not-manager = Only people who may manage the server can do that.
season-opened = The table is open. The others have been told.

## What the bot says to the players

season-news-drawn = 🏆 The groups of **{ $season }** are drawn. Agree on your dates with the **Season…** button on the board.
season-news-final = 🏆 The final of **{ $season }** is drawn: { $names }. Agree on your dates with the **Season…** button on the board.
season-news-suggested = 📅 **{ $season }**: { $name } suggests { $date } for your match of { $game }. Agree or suggest another time with the **Season…** button on the board.
season-news-agreed = 📅 **{ $season }**: your match of { $game } is set for { $date }.
season-news-opened = 🏆 **{ $season }**: your table for { $game } is open at { $link }.
season-news-due = ⏰ **{ $season }**: it’s time for your match of { $game }. Open the table with the **Season…** button on the board.
season-news-over = 🏆 **{ $season }** is over. { $result }
season-news-to =
    { $text }
    { $players }
