# The story of a hero from `/hero`: a character of one player over all their games. `one` and `many` are the game's own
# name for a game, such as realm and realms.

hero-another = Otro héroe…
hero-option = { $games ->
    [one] { $game }, 1 partida
   *[other] { $game }, { $games } partidas
  }

hero-won-none = { $games ->
    [one] { $player } llevó a { $name } en 1 { $one }, y no ganó.
   *[other] { $player } llevó a { $name } en { $games } { $many }, y aún no ha ganado.
  }
hero-won-all = { $games ->
    [one] { $player } llevó a { $name } en 1 { $one }, y ganó.
   *[other] { $player } llevó a { $name } en { $games } { $many }, y ganó siempre.
  }
hero-won-some = { $player } llevó a { $name } en { $games } { $many }, con { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
  }.
hero-deeds = Por el camino, { $name } { $deeds }.
hero-slain = Enemigos que cayeron ante { $name }: { $kinds }.
hero-deaths = Causas de muerte: { $kinds }.
hero-best = Su mejor momento: una victoria el { $day }, en { $length }.
hero-luck = Los dados dieron a { $name } una media de { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } en { $dice } dados.
hero-titles = Títulos: { $titles }.
hero-last-won = La última vez que se vio a { $name } ganar fue el { $day }.
hero-last-beaten = La última vez que se vio a { $name } perder fue el { $day }.
hero-last-placed = { $place ->
    [1] La última vez que se vio a { $name } fue el { $day }: primer puesto de { $players }.
    [2] La última vez que se vio a { $name } fue el { $day }: segundo puesto de { $players }.
    [3] La última vez que se vio a { $name } fue el { $day }: tercer puesto de { $players }.
    [4] La última vez que se vio a { $name } fue el { $day }: cuarto puesto de { $players }.
    [5] La última vez que se vio a { $name } fue el { $day }: quinto puesto de { $players }.
    [6] La última vez que se vio a { $name } fue el { $day }: sexto puesto de { $players }.
   *[other] La última vez que se vio a { $name } fue el { $day }: puesto { $place } de { $players }.
  }
hero-last-heir = { $name } había tomado el relevo de { $before }.
