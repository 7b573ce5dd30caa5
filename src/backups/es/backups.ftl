# What the operator reads about a backup, in the log or in a terminal.

# $size: in megabytes.
backup-made = { $tables ->
    [one] Copia de 1 mesa guardada en { $file }, { $size } MB.
   *[other] Copia de { $tables } mesas guardada en { $file }, { $size } MB.
  }
backup-verified = { $games ->
    [0] La copia está completa. No se repitió ninguna partida desde ella.
    [one] La copia está completa, y 1 partida repetida desde ella salió como estaba guardada.
   *[other] La copia está completa, y { $games } partidas repetidas desde ella salieron como estaban guardadas.
  }
backup-parted = { $games ->
    [one] Con estas reglas, 1 partida no se puede repetir hasta el estado guardado. `npm run replay -- --all` dice cuál y dónde.
   *[other] Con estas reglas, { $games } partidas no se pueden repetir hasta el estado guardado. `npm run replay -- --all` dice cuáles y dónde.
  }
# $days, $weeks: more than one.
backup-dropped = { $backups ->
    [one] Borrada 1 copia antigua. Se conserva la última copia de cada uno de { $days } días y de { $weeks } semanas.
   *[other] Borradas { $backups } copias antiguas. Se conserva la última copia de cada uno de { $days } días y de { $weeks } semanas.
  }
