# What the operator reads about a backup, in the log or in a terminal.

backup-made = { $tables ->
    [one] { $tables } table sauvegardée dans { $file }, { $size } Mo.
   *[other] { $tables } tables sauvegardées dans { $file }, { $size } Mo.
  }
backup-verified = { $games ->
    [0] La copie est complète. Aucune partie n’a été rejouée à partir d’elle.
    [one] La copie est complète, et 1 partie rejouée à partir d’elle donne l’état enregistré.
   *[other] La copie est complète, et { $games } parties rejouées à partir d’elle donnent l’état enregistré.
  }
backup-parted = { $games ->
    [one] Avec ces règles, 1 partie ne peut pas être rejouée jusqu’à l’état enregistré. `npm run replay -- --all` dit laquelle, et où.
   *[other] Avec ces règles, { $games } parties ne peuvent pas être rejouées jusqu’à l’état enregistré. `npm run replay -- --all` dit lesquelles, et où.
  }
backup-dropped = { $backups ->
    [one] { $backups } ancienne sauvegarde supprimée. Gardées : la dernière de chacun des { $days } derniers jours et de chacune des { $weeks } dernières semaines.
   *[other] { $backups } anciennes sauvegardes supprimées. Gardées : la dernière de chacun des { $days } derniers jours et de chacune des { $weeks } dernières semaines.
  }
