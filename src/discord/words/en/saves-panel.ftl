# Saved games and their files.

## The list

saves-none = This server has no saved games.
saves-heading = { $count ->
    [one] ### 1 saved game
   *[other] ### { $count } saved games
  }
saves-heading-page = ### { $count } saved games (page { $page } of { $pages })
saves-archived = { $count ->
    [one] -# One more game is in the archive. `/admin resume` finds it.
   *[other] -# { $count } more games are in the archive. `/admin resume` finds them.
  }
saves-menu = Look at a saved game…
# The same in the list of games and in its menu. `where` is how far the game has come.
saves-line = - { $title } – { $players } – { $status } in <#{ $room }>, opened { $opened }, last changed { $changed }
saves-line-where = - { $title } – { $players } – { $where } – { $status } in <#{ $room }>, opened { $opened }, last changed { $changed }
saves-option = { $title } – { $players }
  .hint = { $status } – { $where }
saves-damaged = - ⚠ { $game }
saves-damaged-in = - ⚠ { $game } in <#{ $room }>
saves-only-end = This game can only be ended

## One game

save-heading = ### { $title } – { $status } in <#{ $room }>
save-players = Players: { $players }
save-ages = Opened { $opened }, last changed { $changed }.
save-changed = Last changed { $changed }.
save-damaged = ### { $game }
save-damaged-in = ### { $game } in <#{ $room }>
save-turn = Turn { $turn }: { $headline }
waiting-for = Waiting for { $names }.

save-all = All saved games
save-move = Move this game here
save-resume = Resume this game here
save-export = Export…
save-export-sure = Export this game
save-archive = Archive this game
save-end = End this game
