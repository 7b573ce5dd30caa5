# Scenes with a picture, and the poster of a finished game. Plain text: pictures show no Markdown. $who, $rival and
# $loser are players.

## Faces

face-met = { $who } se topa con { NAME($foe, form: "plain") }
face-drawn = { $who } consigue { NAME($item, form: "one") }
face-spell = { $who } tiene ahora { NAME($spell) }
face-cast = { $who } lanza { NAME($spell) }
face-joined = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Plain") } se unen a { $who }
   *[other] { NAME($foe, form: "Plain") } se une a { $who }
  }
face-vessel = { $who } se queda con un { NAME($vessel) }
face-clue = { $who } sigue una pista { NAME($place, form: "in") }

## Fights

drama-killed = { $who } vence { NAME($foe, form: "pto") }
drama-creature-fled = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Plain") } huyen de { $who }
   *[other] { NAME($foe, form: "Plain") } huye de { $who }
  }
drama-died = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Plain") } matan a { $who }
   *[other] { NAME($foe, form: "Plain") } mata a { $who }
  }
drama-sunk = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Plain") } hunden a { $who }
   *[other] { NAME($foe, form: "Plain") } hunde a { $who }
  }
drama-both-fled = { $who } y { NAME($foe, form: "plain") } huyen
drama-bored = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Plain") } se aburren
   *[other] { NAME($foe, form: "Plain") } se aburre
  }
drama-away = { $who } deja atrás { NAME($foe, form: "pto") }
drama-duel = { $who } vence a { $rival }
drama-duel-away = { $who } escapa de { $rival }
drama-duel-drawn = { $who } contra { $rival }
fight-total = { $hits ->
    [one] 1 golpe
   *[other] { $hits } golpes
  }
fight-margin = +{ $by }
side-dead = muere
side-sunk = bajo el agua
side-away = escapa
side-beaten = pierde
side-friend = de su parte
side-gone = ya no está
side-unbeaten = en pie
side-wins = gana
side-stands = sigue ahí

## Robberies, deaths, finds and the end

plunder = { $who } saquea a { $rival }
drama-item = { NAME($item, form: "plain") }
confiscation = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Plain") } alivian de tesoros a { $who }
   *[other] { NAME($foe, form: "Plain") } alivia de tesoros a { $who }
  }
confiscation-loot = { $treasures }. Hay recibo.
death = Aquí yace { $character }
death-by-foe = Causa: { NAME($foe, form: "plain") }.
death-by-foe-in-round = Causa: { NAME($foe, form: "plain") }, en la ronda { $round }.
death-by-character = Causa: { $killer }.
death-by-character-in-round = Causa: { $killer }, en la ronda { $round }.
death-in-round = En la ronda { $round }.
death-otherwise = Se fue demasiado pronto.
death-found = { $count ->
    [one] Había hallado 1 Tesoro Imperial.
   *[other] Había hallado { $count } Tesoros Imperiales.
  }
companions = { $count ->
    [one] 1 acompañante
   *[other] { $count } acompañantes
  }
death-leaves = Deja { $things }.
death-leaves-nothing = No deja más que un nombre.
find = { $who } encuentra { NAME($item, form: "one") }
find-imperial = ¡Uno de los seis Tesoros Imperiales!
rescue = { $who } sale de prisión
rescue-out = En libertad, con algo de polvo.
victory = Gana { $who }
victory-score = Con { $score }.

## The poster

part-imperial = Tesoros Imperiales: { $points }
part-scroll = Pergaminos: { $points }
part-charm = Amuletos: { $points }
part-ruby = Rubíes: { $points }
part-stone = Piedras: { $points }
part-gold = Oro: { $points }
part-silver = Plata: { $points }
part-magic-weapon = Armas mágicas: { $points }
part-weapons = Armas: { $points }
decided-by-tie = Empate, y deciden los dados: { $who } saca { $die }.
decided-by-leaving = Ronda { $round }: { $rival } se va, y solo queda { $who }.
decided-by-death = Ronda { $round }: { $rival } sale de la partida, y solo queda { $who }.
decided-by-points = { $points ->
    [one] Hechas las cuentas, { $who } supera a { $rival } por 1 punto.
   *[other] Hechas las cuentas, { $who } supera a { $rival } por { $points } puntos.
  }
decided-by-weapons = { $who } empata en tesoros con { $rival }, pero tiene más armas: { $own } a { $theirs }.
lead-find = Ronda { $round }: { $who } encuentra { NAME($item, form: "one") } y ya no suelta el liderato.
lead-gift = Ronda { $round }: { $giver } da { NAME($item, form: "plain") } a { $who }, que ya no suelta el liderato.
lead-giving = Ronda { $round }: { $rival } regala tesoros, y { $who } ya no suelta el liderato.
lead-plunder = Ronda { $round }: { $rival } saquea a { $loser }, y { $who } ya no suelta el liderato.
lead-own-plunder = Ronda { $round }: { $who } saquea a { $loser } y ya no suelta el liderato.
lead-loss = Ronda { $round }: { $rival } pierde { NAME($item, form: "plain") }, y { $who } ya no suelta el liderato.
lead-death = Ronda { $round }: { $rival } pasa a la historia, y { $who } ya no suelta el liderato.
