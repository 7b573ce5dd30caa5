# Scenes with a picture and the poster of a finished game, in plain text. $who, $rival and $foes may begin a sentence.

## Faces

face-drew = { START($who) } pioche { NAME($card, form: "the") }
face-met = { START($who) } rencontre { NAME($card, form: "the") }
face-bought = { START($who) } achète { NAME($card, form: "a") }
face-cast = { START($who) } lance { NAME($spell) }
face-took = { START($who) } prend { NAME($card, form: "the") }

## Fights

fight-even = { START($who) } et { NAME($other, form: "the") } sont à égalité
fight-beaten = { START($who) } bat { NAME($other, form: "the") }
fight-beaten-by = { $count ->
    [one] { START(NAME($foes, form: "the")) } bat { $who }
   *[other] { START(NAME($foes, form: "the")) } battent { $who }
  }
fight-by-strength = Combat : Force contre Force.
fight-by-craft = Combat psychique : Intellect contre Intellect.
fight-margin = Avance : { $by }
fight-level = Égalité
fight-strength = Force
fight-craft = Intellect
side-foes = { NAME($foes) }
side-dead = hors de combat
side-lives = { $count ->
    [one] { $change } Vie, reste { $left }
   *[other] { $change } Vies, reste { $left }
  }
side-stands = tient bon
side-wins = gagne
side-beaten = s’incline
side-trophy = un trophée
side-slain = n’est plus

## Deaths, robberies, the Crown and the end

death = Ci-gît { NAME($character, form: "the") }
death-where = Fin du voyage { NAME($place, form: "in") }.
death-where-and-when = Fin du voyage { NAME($place, form: "in") }, manche { $round }.
death-by = Coupable : { NAME($cause, form: "the") }.
death-figures = Force { $strength }, Intellect { $craft }.
death-leaves = Laisse { $goods }.
death-leaves-nothing = Ne laisse qu’un nom.
death-trophies = { $count ->
    [one] 1 trophée
   *[other] { $count } trophées
  }
death-objects = { $count ->
    [one] 1 Objet
   *[other] { $count } Objets
  }
death-followers = { $count ->
    [one] 1 Suivant
   *[other] { $count } Suivants
  }
robbery = { START($who) } détrousse { $rival }
robbery-card = { NAME($card, form: "number") ->
    [many] { NAME($card, form: "The") } changent de mains.
   *[other] { NAME($card, form: "The") } change de mains.
  }
robbery-gold = { $gold ->
    [one] 1 pièce d’or change de mains.
   *[other] { $gold } pièces d’or changent de mains.
  }
crown = { START($who) } se tient sur la Couronne de Commandement
crown-first = Une première.
blow = { START($who) } lance le Sort de Commandement
blow-strikes = Le Sort frappe.
blow-misses = Le Sort manque son but.
blow-fizzles = Un pschitt, puis un silence digne.
change = { START($who) } devient un Crapaud
change-turns = Pour 3 tours. Tout tombe par terre.
rescue = { START($who) } garde la Vie sauve
victory = { $count ->
    [one] { START($who) } gagne
   *[other] { START($who) } gagnent
  }
victory-crown = La Couronne de Commandement est à la bonne taille.
victory-last = Il n’y a plus personne d’autre.
victory-limit = On ferme.

## The poster: the parts of a score, and what decided the game

part-region = Région { $points }
part-talisman = Talisman { $points }
part-strength = Force { $points }
part-craft = Intellect { $points }
part-lives = Vies { $points }
part-gold = Or { $points }
part-other = { NAME($part) } { $points }
decided-by-crown = Manche { $round } : { $who } atteint la Couronne de Commandement.
decided-by-death = Manche { $round } : { $rival } tombe { NAME($place, form: "in") }, et { $who } n’a plus personne en face. On le doit { NAME($cause, form: "au") }.
decided-by-leaving = Manche { $round } : { $rival } s’en va, et { $who } n’a plus personne en face.
decided-together = On ferme : { $who } se partagent la victoire.
decided-by-region = On ferme : { $who } devance { $rival } en étant plus près du centre (+{ $points }).
decided-by-talisman = On ferme : { $who } devance { $rival } d’un Talisman (+{ $points }).
decided-by-strength = On ferme : { $who } devance { $rival } par la Force (+{ $points }).
decided-by-craft = On ferme : { $who } devance { $rival } par l’Intellect (+{ $points }).
decided-by-lives = On ferme : { $who } devance { $rival } par les Vies (+{ $points }).
decided-by-gold = On ferme : { $who } devance { $rival } par l’Or (+{ $points }).
decided-by-points = On ferme : { $who } devance { $rival } (+{ $points }).
