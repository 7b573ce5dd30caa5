# What `/records` shows of a server and of a player.

## Lengths of time and of games

game-length = { $turns ->
    [0] { $span }
    [one] 1 turn over { $span }
   *[other] { $turns } turns over { $span }
  }

## Games and wins

stats-of-server = The records of this server
stats-of-player = The records of { $name }
stats-own = Your records
stats-page = { $title } ({ $at } of { $of })
stats-back = Back
stats-on = Read on

stats-games = Games
stats-games-since = { $games ->
    [one] 1 game finished since { $day }.
   *[other] { $games } games finished since { $day }.
  }
stats-games-of = { $game }: { $games ->
    [one] **1** game
   *[other] **{ $games }** games
  }
stats-games-own = { $game }: **{ $games }** played, **{ $wins }** won
stats-in-game = { $game }: { $list }
stats-wins = Wins
stats-wins-of = { $name } won { $wins } of { $games }
stats-wins-by-character = Wins by character
stats-fastest = Fastest win
stats-fastest-of = { $game }: { $name } won in { $length } on { $day }
stats-fastest-of-character = { $game }: { $name } won as { $character } in { $length } on { $day }
stats-fastest-own = { $game }: { $length } on { $day }
stats-fastest-own-character = { $game }: { $length } as { $character } on { $day }
stats-streaks = Longest winning streaks
stats-streak = Winning streak
stats-streak-of = { $name } won { $games } games in a row
stats-streak-own = Longest: { $longest ->
    [one] 1 win.
   *[other] { $longest } wins in a row.
  } { $now ->
    [0] The next one starts a new streak.
   *[other] Still running: { $now }.
  }
stats-no-wins = No wins yet.

## Rating

stats-rating = Rating
stats-rating-in = Rating: { $game }
stats-rating-of = { $place }. { $name } **{ $value }** ± { $doubt } after { $games ->
    [one] 1 game
   *[other] { $games } games
  }
stats-rating-own = { $game }: **{ $value }** ± { $doubt } after { $games ->
    [one] 1 game against others
   *[other] { $games } games against others
  }
stats-rating-note = -# The ± is how sure I am. Two times in three, the true rating lies inside it. Sorted by the rating I’d bet on.

## Luck

stats-luck = Luck
stats-luck-own = An average of { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } over { $dice } dice.
stats-luckiest = Luckiest: { $name }, with an average of { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } over { $dice } dice.
stats-unluckiest = Least lucky: { $name }, with an average of { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } over { $dice } dice.
luck-fair = That’s as fair as dice get.
luck-better = Fair dice do worse { $percent }% of the time.
luck-worse = Fair dice do better { $percent }% of the time.
draws-fair = That’s about the average.
draws-better = With as many draws, most people do worse: { $percent } in 100.
draws-worse = With as many draws, most people do better: { $percent } in 100.
stats-luck-note = -# Everyone is compared with fair dice rolled just as often, so rolling more doesn’t make you luckier.
stats-luck-unknown = I need at least { $fewest } rolled dice to judge anyone’s luck.

## Deeds and deaths

stats-slain = Creatures slain
stats-slain-by = { $name } slew { $count }
stats-deaths = Deaths
stats-kinds-in = { $game }: **{ $count }** ({ $kinds })
stats-count = { $about }: **{ $count }**
stats-slain-kinds = Slain: { $kinds }
stats-death-kinds = Died of: { $kinds }
kind-tally = { $count ->
    [one] { $kind }
   *[other] { $count } × { $kind }
  }
kinds-more = { $kinds ->
    [one] 1 other kind
   *[other] { $kinds } other kinds
  }

## Titles

stats-titles = Titles
stats-title-own = **{ $title }**: { $line }
stats-titles-of = { $name }: { $titles }
stats-no-titles = None yet.
