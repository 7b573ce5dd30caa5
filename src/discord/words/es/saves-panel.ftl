# Saved games and their files.

## The list

saves-none = Este servidor no tiene partidas guardadas.
saves-heading = { $count ->
    [one] ### 1 partida guardada
   *[other] ### { $count } partidas guardadas
  }
saves-heading-page = ### { $count } partidas guardadas (página { $page } de { $pages })
saves-archived = { $count ->
    [one] -# Hay otra partida en el archivo. `/admin resume` la encuentra.
   *[other] -# Hay otras { $count } partidas en el archivo. `/admin resume` las encuentra.
  }
saves-menu = Mirar una partida guardada…
# The same in the list of games and in its menu. `where` is how far the game has come.
saves-line = - { $title } – { $players } – { $status } en <#{ $room }>, abierta { $opened }, último cambio { $changed }
saves-line-where = - { $title } – { $players } – { $where } – { $status } en <#{ $room }>, abierta { $opened }, último cambio { $changed }
saves-option = { $title } – { $players }
  .hint = { $status } – { $where }
saves-damaged = - ⚠ { $game }
saves-damaged-in = - ⚠ { $game } en <#{ $room }>
saves-only-end = Esta partida solo se puede acabar

## One game

save-heading = ### { $title } – { $status } en <#{ $room }>
save-players = Mesa: { $players }
save-ages = Abierta { $opened }, último cambio { $changed }.
save-changed = Último cambio { $changed }.
save-damaged = ### { $game }
save-damaged-in = ### { $game } en <#{ $room }>
save-turn = Turno { $turn }: { $headline }
waiting-for = Esperando a { $names }.

save-all = Todas las partidas guardadas
save-move = Traer esta partida aquí
save-resume = Reanudar esta partida aquí
save-export = Exportar…
save-export-sure = Exportar esta partida
save-archive = Archivar esta partida
save-end = Acabar esta partida
