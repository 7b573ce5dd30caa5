# A player’s own tables, from `/games`. Private.

own-games-title = Tus partidas
own-games-page = Tus partidas ({ $at } de { $of })
own-games-waiting = { $waiting ->
    [0] Ninguna partida te espera.
    [one] { $waiting } de { $games } te espera.
   *[other] { $waiting } de { $games } te esperan.
  }
own-games-back = Atrás
own-games-more = Más…
own-game-in = **{ $game }** en <#{ $room }> · [ir allí]({ $link })
own-game-imagined = **{ $game }** · imaginaria · [ir allí]({ $link })
own-game-lobby = { $players ->
    [one] Reuniendo gente. De momento está { $names }.
   *[other] Reuniendo gente. De momento están { $names }.
  }
own-game-left = { $keeper ->
    [computer] Estás fuera de esta partida, y una máquina ocupa tu asiento. Pulsa algo en su tarjeta, o usa `/game join` allí, y vuelves.
   *[defaults] Estás fuera de esta partida, y elijo por ti lo habitual. Pulsa algo en su tarjeta, o usa `/game join` allí, y vuelves.
  }
own-game-out = Ya no juegas esta partida. El resto sigue.
own-game-given-up = Te has rendido en esta partida. `/game join` allí te trae de vuelta, si las reglas lo permiten.
own-game-away = Estás fuera hasta { $time }.
own-game-paused-agreed = La partida está en pausa.
own-game-paused-all-away = Todo el mundo está fuera, así que la partida está en pausa.
own-game-paused-almost-all-away = Solo hay una persona, así que la partida está en pausa.
own-game-your-move = ➤ **Te toca**: { $prompt }
own-game-your-move-private = ➤ **Te toca, en privado**: { $prompt }
own-game-private = Falta una elección en privado.
own-game-asked = La pregunta llegó { $time }.
own-game-deadline = El tiempo se acaba { $time }.
own-game-asked-until = La pregunta llegó { $since }. El tiempo se acaba { $until }.
