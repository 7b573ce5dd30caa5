# How a seat ended, on the poster of a finished game, without its name.

score-crown = On the Crown of Command
score-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
score-left = Left the game
score-out = Out of the game
score-waiting = Between Characters
