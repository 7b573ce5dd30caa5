# The story of a hero from `/hero`: a character of one player over all their games. `one` and `many` are the game's own
# name for a game, such as realm and realms.

hero-another = Ein anderer Charakter…
hero-option = { $games ->
    [one] { $game }, 1 Partie
   *[other] { $game }, { $games } Partien
  }

hero-won-none = { $games ->
    [one] { $player } mit { $name }: 1 { $one }, kein Sieg.
   *[other] { $player } mit { $name }: { $games } { $many }, noch kein Sieg.
  }
hero-won-all = { $games ->
    [one] { $player } mit { $name }: 1 { $one }, 1 Sieg.
   *[other] { $player } mit { $name }: { $games } { $many }, alle gewonnen.
  }
hero-won-some = { $wins ->
    [one] { $player } mit { $name }: { $games } { $many }, davon 1 Sieg.
   *[other] { $player } mit { $name }: { $games } { $many }, davon { $wins } Siege.
  }
hero-deeds = { $name } { $deeds }.
hero-slain = Von { $name } erschlagen: { $kinds }.
hero-deaths = Todesursachen: { $kinds }.
hero-best = Sternstunde: ein Sieg am { $day } ({ $length }).
hero-luck = Die Würfel gaben { $name } im Schnitt { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }, bei { $dice } Würfeln.
hero-titles = Bekannt als: { $titles }.
hero-last-won = Zuletzt gesehen wurde { $name } am { $day }, siegreich.
hero-last-beaten = Zuletzt gesehen wurde { $name } am { $day }, besiegt.
hero-last-placed = Zuletzt gesehen wurde { $name } am { $day }, auf Platz { $place } von { $players }.
hero-last-heir = Der Platz von { $before } ging an { $name } über.
