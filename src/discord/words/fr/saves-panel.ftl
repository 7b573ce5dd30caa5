# Saved games and their files.

## The list

saves-none = Ce serveur n’a aucune partie enregistrée.
saves-heading = { $count ->
    [one] ### { $count } partie enregistrée
   *[other] ### { $count } parties enregistrées
  }
saves-heading-page = ### { $count } parties enregistrées (page { $page } sur { $pages })
saves-archived = { $count ->
    [one] -# Une autre partie est aux archives. `/admin resume` la retrouve.
   *[other] -# { $count } autres parties sont aux archives. `/admin resume` les retrouve.
  }
saves-menu = Regarder une partie enregistrée…
saves-line = - { $title } – { $players } – { $status } dans <#{ $room }>, ouverte { $opened }, modifiée { $changed }
saves-line-where = - { $title } – { $players } – { $where } – { $status } dans <#{ $room }>, ouverte { $opened }, modifiée { $changed }
saves-option = { $title } – { $players }
  .hint = { $status } – { $where }
saves-damaged = - ⚠ { $game }
saves-damaged-in = - ⚠ { $game } dans <#{ $room }>
saves-only-end = On ne peut que mettre fin à cette partie

## One game

save-heading = ### { $title } – { $status } dans <#{ $room }>
save-players = À table : { $players }
save-ages = Ouverte { $opened }, modifiée { $changed }.
save-changed = Modifiée { $changed }.
save-damaged = ### { $game }
save-damaged-in = ### { $game } dans <#{ $room }>
save-turn = Tour { $turn } : { $headline }
waiting-for = On attend { $names }.

save-all = Toutes les parties
save-move = Amener cette partie ici
save-resume = Reprendre cette partie ici
save-export = Exporter…
save-export-sure = Exporter cette partie
save-archive = Archiver cette partie
save-end = Arrêter cette partie
