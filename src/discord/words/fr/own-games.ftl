# A player’s own tables, from `/games`. Private.

own-games-title = Tes parties
own-games-page = Tes parties ({ $at } sur { $of })
own-games-waiting = { $waiting ->
    [0] Aucune partie ne t’attend.
    [one] { $waiting } partie sur { $games } t’attend.
   *[other] { $waiting } parties sur { $games } t’attendent.
  }
own-games-back = Retour
own-games-more = Plus…
own-game-in = **{ $game }** dans <#{ $room }> · [y aller]({ $link })
# An imagined game, in direct messages.
own-game-imagined = **{ $game }** · imaginaire · [y aller]({ $link })
own-game-lobby = On se rassemble. Déjà là : { $names }.
own-game-left = { $keeper ->
    [computer] Tu as quitté cette partie un moment, et un ordinateur tient ta place. Un appui sur sa fiche ou un `/game join` là-bas, et tu reviens.
   *[defaults] Tu as quitté cette partie un moment, et je prends pour toi les choix par défaut. Un appui sur sa fiche ou un `/game join` là-bas, et tu reviens.
  }
own-game-out = Tu es hors jeu. Les autres continuent.
own-game-given-up = Tu as abandonné cette partie. Un `/game join` là-bas te ramène, si les règles le permettent.
own-game-away = Tu as pris congé jusqu’au { $time }.
own-game-paused-agreed = La partie est en pause.
own-game-paused-all-away = Il n’y a plus personne, alors la partie est en pause.
own-game-paused-almost-all-away = Il ne reste qu’une personne, alors la partie est en pause.
own-game-your-move = ➤ **À toi** : { $prompt }
own-game-your-move-private = ➤ **À toi, en secret** : { $prompt }
own-game-private = On attend un choix secret.
own-game-asked = Question posée { $time }.
own-game-deadline = Le délai expire { $time }.
own-game-asked-until = Question posée { $since }. Le délai expire { $until }.
