# The saga: a paragraph about each finished game of a server, in a channel. Public.

saga-begins-1 = Am { $day } ging { $game } zu Ende. Mit dabei: { $who }. Dauer: { $length }.
saga-begins-2 = Man erzählt sich von einer Partie { $game }, die am { $day } endete. Mit dabei: { $who }. Dauer: { $length }.
saga-begins-3 = { $game } endete am { $day }, mit { $who } am Tisch. Dauer: { $length }.
saga-begins-4 = Hört, wie es { $who } mit { $game } erging. Ende: { $day }. Dauer: { $length }.
saga-nobody-won = Niemand gewann.
saga-won = { $who } gewann.
saga-did = { $who } { $deeds }.
saga-died = { $deaths ->
    [1] { $who } starb.
    [2] { $who } starb zweimal.
   *[other] { $who } starb { $deaths } Mal.
  }
saga-died-of = { $deaths ->
    [1] { $who } starb ({ $kinds }).
    [2] { $who } starb zweimal ({ $kinds }).
   *[other] { $who } starb { $deaths } Mal ({ $kinds }).
  }
saga-titled = { $count ->
    [one] { $who } verdiente sich den Titel { $titles }.
   *[other] { $who } verdiente sich die Titel { $titles }.
  }
# In the place of the name in a further sentence about the same player.
saga-they = Außerdem:
saga-dice = Die Würfel liebten { $who }, mit einem Schnitt von { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
saga-decided-alone = Es war sonst niemand da, den man hätte fragen können. Also ging die einzige Person am Tisch { $often ->
    [1] einmal
    [2] zweimal
   *[other] { $often } Mal
  } ohne Abstimmung zurück oder ließ jemanden zuschauen.
saga-character = **{ $character }** ({ $player })
saga-computer = ein Computer
saga-someone = jemand

# The poster of a finished game. The line is drawn on the picture; the rest is its alternative text.

poster-line = { $turns ->
    [0] { $day }
    [one] { $day } · 1 Zug
   *[other] { $day } · { $turns } Züge
  }
poster-alt = { $turns ->
    [0] Plakat von { $game }, { $day }. { $rest }
    [one] Plakat von { $game }, { $day }, 1 Zug. { $rest }
   *[other] Plakat von { $game }, { $day }, { $turns } Züge. { $rest }
  }
poster-winner = Gewonnen hat { $name }.
poster-winner-with = Gewonnen hat { $name }: { $facts }.
poster-placed = { $rank }. { $name }.
poster-placed-with = { $rank }. { $name }: { $facts }.
poster-titles = Titel: { $titles }
poster-way = { $deaths ->
    [0] von { $first } bis { $last }
    [one] von { $first } bis { $last }, mit einem verlorenen Charakter
   *[other] von { $first } bis { $last }, mit { $deaths } verlorenen Charakteren
  }
# Public, above the picture.
poster-posted-by = -# **{ $name }** zeigt das Plakat einer Partie.
