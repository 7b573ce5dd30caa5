# Saved games and their files.

## The list

saves-none = Auf diesem Server gibt es keine gespeicherten Partien.
saves-heading = { $count ->
    [one] ### 1 gespeicherte Partie
   *[other] ### { $count } gespeicherte Partien
  }
saves-heading-page = ### { $count } gespeicherte Partien (Seite { $page } von { $pages })
saves-archived = { $count ->
    [one] -# Eine weitere Partie liegt im Archiv. `/admin resume` findet sie.
   *[other] -# { $count } weitere Partien liegen im Archiv. `/admin resume` findet sie.
  }
saves-menu = Eine gespeicherte Partie ansehen…
# The same in the list of games and in its menu. `where` is how far the game has come.
saves-line = - { $title } – { $players } – { $status } in <#{ $room }>, eröffnet { $opened }, zuletzt geändert { $changed }
saves-line-where = - { $title } – { $players } – { $where } – { $status } in <#{ $room }>, eröffnet { $opened }, zuletzt geändert { $changed }
saves-option = { $title } – { $players }
  .hint = { $status } – { $where }
saves-damaged = - ⚠ { $game }
saves-damaged-in = - ⚠ { $game } in <#{ $room }>
saves-only-end = Diese Partie lässt sich nur beenden

## One game

save-heading = ### { $title } – { $status } in <#{ $room }>
save-players = Am Tisch: { $players }
save-ages = Eröffnet { $opened }, zuletzt geändert { $changed }.
save-changed = Zuletzt geändert { $changed }.
save-damaged = ### { $game }
save-damaged-in = ### { $game } in <#{ $room }>
save-turn = Zug { $turn }: { $headline }
waiting-for = Wir warten auf { $names }.

save-all = Alle gespeicherten Partien
save-move = Partie hierher verlegen
save-resume = Partie hier fortsetzen
save-export = Exportieren…
save-export-sure = Diese Partie exportieren
save-archive = Diese Partie archivieren
save-end = Diese Partie beenden
