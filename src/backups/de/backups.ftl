# What the operator reads about a backup, in the log or in a terminal.

# $size: in megabytes.
backup-made = { $tables ->
    [one] 1 Tisch nach { $file } gesichert, { $size } MB.
   *[other] { $tables } Tische nach { $file } gesichert, { $size } MB.
  }
backup-verified = { $games ->
    [0] Die Kopie ist vollständig. Keine Partie wurde daraus nachgespielt.
    [one] Die Kopie ist vollständig, und 1 daraus nachgespielte Partie stimmt mit dem Gespeicherten überein.
   *[other] Die Kopie ist vollständig, und { $games } daraus nachgespielte Partien stimmen mit dem Gespeicherten überein.
  }
backup-parted = { $games ->
    [one] Mit diesen Regeln lässt sich 1 Partie nicht bis zum gespeicherten Stand nachspielen. `npm run replay -- --all` sagt, welche und wo.
   *[other] Mit diesen Regeln lassen sich { $games } Partien nicht bis zum gespeicherten Stand nachspielen. `npm run replay -- --all` sagt, welche und wo.
  }
# $days, $weeks: more than one.
backup-dropped = { $backups ->
    [one] 1 ältere Sicherung gelöscht. Behalten: die letzte von jedem der { $days } Tage und jeder der { $weeks } Wochen.
   *[other] { $backups } ältere Sicherungen gelöscht. Behalten: die letzte von jedem der { $days } Tage und jeder der { $weeks } Wochen.
  }
