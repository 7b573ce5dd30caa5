# A player’s own tables, from `/games`. Private.

own-games-title = Your games
own-games-page = Your games ({ $at } of { $of })
own-games-waiting = { $waiting ->
    [0] No game is waiting for you.
    [one] { $waiting } of { $games } is waiting for you.
   *[other] { $waiting } of { $games } are waiting for you.
  }
own-games-back = Back
own-games-more = More…
own-game-in = **{ $game }** in <#{ $room }> · [go there]({ $link })
# An imagined game, in direct messages.
own-game-imagined = **{ $game }** · imagined · [go there]({ $link })
own-game-lobby = { $players ->
    [one] Gathering players. { $names } is here.
   *[other] Gathering players. { $names } are here.
  }
own-game-left = { $keeper ->
    [computer] You’re away from this game, and a computer player has your seat. Any press on its card or `/game join` there brings you back.
   *[defaults] You’re away from this game, and I make the default choices for you. Any press on its card or `/game join` there brings you back.
  }
own-game-out = You’re out of this game. The others play on.
own-game-given-up = You’ve given up this game. `/game join` there brings you back, if the rules allow it.
own-game-away = You’re away until { $time }.
own-game-paused-agreed = The game is paused.
own-game-paused-all-away = Everyone’s away, so the game is paused.
own-game-paused-almost-all-away = Only one player is here, so the game is paused.
own-game-your-move = ➤ **Your move**: { $prompt }
own-game-your-move-private = ➤ **Your move, in private**: { $prompt }
own-game-private = Waiting for a private choice.
own-game-asked = Asked { $time }.
own-game-deadline = Time runs out { $time }.
own-game-asked-until = Asked { $since }. Time runs out { $until }.
