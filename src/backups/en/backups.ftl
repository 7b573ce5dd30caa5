# What the operator reads about a backup, in the log or in a terminal.

# $size: in megabytes.
backup-made = { $tables ->
    [one] Backed up 1 table to { $file }, { $size } MB.
   *[other] Backed up { $tables } tables to { $file }, { $size } MB.
  }
backup-verified = { $games ->
    [0] The copy is complete. No game was replayed from it.
    [one] The copy is complete, and 1 game replayed from it came out as saved.
   *[other] The copy is complete, and { $games } games replayed from it came out as saved.
  }
backup-parted = { $games ->
    [one] With these rules 1 game can’t be replayed to the saved state. `npm run replay -- --all` says which, and where.
   *[other] With these rules { $games } games can’t be replayed to the saved state. `npm run replay -- --all` says which, and where.
  }
# $days, $weeks: more than one.
backup-dropped = { $backups ->
    [one] Deleted 1 older backup. Kept: the last backup of each of { $days } days and of { $weeks } weeks.
   *[other] Deleted { $backups } older backups. Kept: the last backup of each of { $days } days and of { $weeks } weeks.
  }
