# What `/records` shows of a server and of a player.

## Lengths of time and of games

game-length = { $turns ->
    [0] { $span }
    [one] 1 turno en { $span }
   *[other] { $turns } turnos en { $span }
  }

## Games and wins

stats-of-server = Historial de este servidor
stats-of-player = Historial de { $name }
stats-own = Tu historial
stats-page = { $title } ({ $at } de { $of })
stats-back = Atrás
stats-on = Seguir leyendo

stats-games = Partidas
stats-games-since = { $games ->
    [one] 1 partida acabada desde el { $day }.
   *[other] { $games } partidas acabadas desde el { $day }.
  }
stats-games-of = { $games ->
    [one] { $game }: **1** partida
   *[other] { $game }: **{ $games }** partidas
  }
stats-games-own = { $game }: partidas **{ $games }**, victorias **{ $wins }**
stats-in-game = { $game }: { $list }
stats-wins = Victorias
stats-wins-of = { $name } ganó { $wins } de { $games }
stats-wins-by-character = Victorias por personaje
stats-fastest = Victoria más rápida
stats-fastest-of = { $game }: { $name } ganó en { $length } el { $day }
stats-fastest-of-character = { $game }: { $name } ganó con { $character } en { $length } el { $day }
stats-fastest-own = { $game }: { $length } el { $day }
stats-fastest-own-character = { $game }: { $length } con { $character } el { $day }
stats-streaks = Mayores rachas de victorias
stats-streak = Racha de victorias
stats-streak-of = { $name } ganó { $games } partidas seguidas
stats-streak-own = { $longest ->
    [one] { $now ->
        [0] La mayor: 1 victoria. La próxima empieza una racha nueva.
       *[other] La mayor: 1 victoria. Sigue en marcha: { $now }.
      }
   *[other] { $now ->
        [0] La mayor: { $longest } victorias seguidas. La próxima empieza una racha nueva.
       *[other] La mayor: { $longest } victorias seguidas. Sigue en marcha: { $now }.
      }
  }
stats-no-wins = Aún sin victorias.

## Rating

stats-rating = Nivel
stats-rating-in = Nivel: { $game }
stats-rating-of = { $games ->
    [one] { $place }. { $name } **{ $value }** ± { $doubt } tras 1 partida
   *[other] { $place }. { $name } **{ $value }** ± { $doubt } tras { $games } partidas
  }
stats-rating-own = { $games ->
    [one] { $game }: **{ $value }** ± { $doubt } tras 1 partida contra otra gente
   *[other] { $game }: **{ $value }** ± { $doubt } tras { $games } partidas contra otra gente
  }
stats-rating-note = -# El ± dice cuánto me fío. Dos de cada tres veces, el nivel real cae dentro. El orden es el del nivel por el que yo apostaría.

## Luck

stats-luck = Suerte
stats-luck-own = Una media de { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } en { $dice } dados.
stats-luckiest = Más suerte: { $name }, con una media de { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } en { $dice } dados.
stats-unluckiest = Menos suerte: { $name }, con una media de { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } en { $dice } dados.
luck-fair = Más justos no pueden ser los dados.
luck-better = Unos dados justos salen peor el { $percent } % de las veces.
luck-worse = Unos dados justos salen mejor el { $percent } % de las veces.
draws-fair = Eso es más o menos la media.
draws-better = Con tantas cartas, a casi todos les va peor: a { $percent } de cada 100.
draws-worse = Con tantas cartas, a casi todos les va mejor: a { $percent } de cada 100.
stats-luck-note = -# A cada cual se le compara con unos dados justos tirados las mismas veces, así que tirar más no da más suerte.
stats-luck-unknown = Necesito al menos { $fewest } dados tirados para juzgar la suerte de alguien.

## Deeds and deaths

stats-slain = Criaturas abatidas
stats-slain-by = { $name } abatió { $count }
stats-deaths = Muertes
stats-kinds-in = { $game }: **{ $count }** ({ $kinds })
stats-count = { $about }: **{ $count }**
stats-slain-kinds = Abatidas: { $kinds }
stats-death-kinds = Causas de muerte: { $kinds }
kind-tally = { $count ->
    [one] { $kind }
   *[other] { $count } × { $kind }
  }
kinds-more = { $kinds ->
    [one] otra clase
   *[other] otras { $kinds } clases
  }

## Titles

stats-titles = Títulos
stats-title-own = **{ $title }**: { $line }
stats-titles-of = { $name }: { $titles }
stats-no-titles = Aún ninguno.
