# Scenes with a picture and the poster of a finished game, in plain text. $who, $rival and $foes may begin a sentence.

## Faces

face-drew = { START($who) } roba { NAME($card, form: "the") }
face-met = { START($who) } se encuentra con { NAME($card, form: "the") }
face-bought = { START($who) } compra { NAME($card, form: "a") }
face-cast = { START($who) } lanza { NAME($spell) }
face-took = { START($who) } se queda con { NAME($card, form: "the") }

## Fights

fight-even = Fuerzas parejas: { $who } y { NAME($other, form: "the") }
fight-beaten = { START($who) } vence { NAME($other, form: "to") }
fight-beaten-by = { $count ->
    [one] { START(NAME($foes, form: "the")) } vence a { $who }
   *[other] { START(NAME($foes, form: "the")) } vencen a { $who }
  }
fight-by-strength = Combate: Fuerza contra Fuerza.
fight-by-craft = Combate Psíquico: Astucia contra Astucia.
fight-margin = Gana por { $by }
fight-level = Empate
fight-strength = Fuerza
fight-craft = Astucia
side-foes = { NAME($foes) }
side-dead = muere
side-lives = { $count ->
    [one] { $left ->
        [one] { $change } Vida, queda 1
       *[other] { $change } Vida, quedan { $left }
      }
   *[other] { $left ->
        [one] { $change } Vidas, queda 1
       *[other] { $change } Vidas, quedan { $left }
      }
  }
side-stands = aguanta
side-wins = gana
side-beaten = pierde
side-trophy = un trofeo
side-slain = ya es historia

## Deaths, robberies, the Crown and the end

death = Aquí yace { NAME($character, form: "the") }
death-where = Murió { NAME($place, form: "in") }.
death-where-and-when = Murió { NAME($place, form: "in") }, en la ronda { $round }.
death-by = Causa: { NAME($cause, form: "the") }.
death-figures = Fuerza { $strength }, Astucia { $craft }.
death-leaves = Deja { $goods }.
death-leaves-nothing = No deja más que un nombre.
death-trophies = { $count ->
    [one] 1 trofeo
   *[other] { $count } trofeos
  }
death-objects = { $count ->
    [one] 1 Objeto
   *[other] { $count } Objetos
  }
death-followers = { $count ->
    [one] 1 Seguidor
   *[other] { $count } Seguidores
  }
robbery = { START($who) } le roba a { $rival }
robbery-card = { NAME($card, form: "The") } cambia de manos.
robbery-gold = Cambian de manos { $gold } de Oro.
crown = { START($who) } alcanza la Corona de Mando
crown-first = Hasta ahora, nadie más ha llegado.
blow = { START($who) } lanza el Hechizo de Mando
blow-strikes = El hechizo acierta.
blow-misses = El hechizo falla.
blow-fizzles = Un chisporroteo, y una pausa digna.
change = { START($who) } es un Sapo
change-turns = Durante 3 Turnos. Sus cosas caen al suelo.
rescue = { START($who) } salva la Vida
victory = { $count ->
    [one] Gana { $who }
   *[other] Ganan { $who }
  }
victory-crown = La Corona de Mando es de su talla.
victory-last = No queda nadie más.
victory-limit = Hora del cierre.

## The poster: the parts of a score, and what decided the game

part-region = Región { $points }
part-talisman = Talismán { $points }
part-strength = Fuerza { $points }
part-craft = Astucia { $points }
part-lives = Vidas { $points }
part-gold = Oro { $points }
part-other = { NAME($part) } { $points }
decided-by-crown = Ronda { $round }: { $who } llega a la Corona de Mando.
decided-by-death = Ronda { $round }: { $rival } muere { NAME($place, form: "in") }, y todo por { NAME($cause, form: "the") }. A { $who } ya no le queda rival.
decided-by-leaving = Ronda { $round }: { $rival } se va, y a { $who } ya no le queda rival.
decided-together = Hora del cierre: comparten la victoria { $who }.
decided-by-region = Hora del cierre: { $who } está más adentro que { $rival } (+{ $points }).
decided-by-talisman = Hora del cierre: { $who } supera a { $rival } por un Talismán (+{ $points }).
decided-by-strength = Hora del cierre: { $who } supera a { $rival } en Fuerza (+{ $points }).
decided-by-craft = Hora del cierre: { $who } supera a { $rival } en Astucia (+{ $points }).
decided-by-lives = Hora del cierre: { $who } supera a { $rival } en Vidas (+{ $points }).
decided-by-gold = Hora del cierre: { $who } supera a { $rival } en Oro (+{ $points }).
decided-by-points = Hora del cierre: { $who } supera a { $rival } (+{ $points }).
