# A player’s own tables, from `/games`. Private.

own-games-title = Deine Partien
own-games-page = Deine Partien ({ $at } von { $of })
own-games-waiting = { $waiting ->
    [0] Keine Partie wartet auf dich.
    [one] { $waiting } von { $games } wartet auf dich.
   *[other] { $waiting } von { $games } warten auf dich.
  }
own-games-back = Zurück
own-games-more = Mehr…
own-game-in = **{ $game }** in <#{ $room }> · [dorthin]({ $link })
own-game-imagined = **{ $game }** · Gedankenspiel · [dorthin]({ $link })
own-game-lobby = { $players ->
    [one] Wir sammeln Mitspieler. Schon da ist { $names }.
   *[other] Wir sammeln Mitspieler. Schon da sind { $names }.
  }
own-game-left = { $keeper ->
    [computer] Du bist in dieser Partie abwesend, und auf deinem Platz sitzt ein Computer. Ein Druck auf die Karte oder `/game join` dort bringt dich zurück.
   *[defaults] Du bist in dieser Partie abwesend, und ich treffe die üblichen Entscheidungen für dich. Ein Druck auf die Karte oder `/game join` dort bringt dich zurück.
  }
own-game-out = Du bist aus dieser Partie ausgeschieden. Die anderen spielen weiter.
own-game-given-up = Du hast diese Partie aufgegeben. `/game join` dort bringt dich zurück, falls die Regeln es erlauben.
own-game-away = Du bist abwesend bis { $time }.
own-game-paused-agreed = Die Partie pausiert.
own-game-paused-all-away = Alle sind abwesend, also pausiert die Partie.
own-game-paused-almost-all-away = Nur eine Person ist da, also pausiert die Partie.
own-game-your-move = ➤ **Du bist dran**: { $prompt }
own-game-your-move-private = ➤ **Du bist dran, im Geheimen**: { $prompt }
own-game-private = Es fehlt eine geheime Entscheidung.
own-game-asked = Gefragt { $time }.
own-game-deadline = Die Zeit endet { $time }.
own-game-asked-until = Gefragt { $since }. Die Zeit endet { $until }.
