# Turns, tables, the Crown and the end, in the third person and the present tense. $who is a player, with their own
# formatting.

## Beginning

first-roll = 🎲 { START($who) } fait { $roll } pour le premier tour.
first-roll-again = 🎲 { START($who) } relance : { $roll }.
first-player = { START($who) } commence.
entered = 🧙 { START($who) } joue { NAME($character, form: "the") } et part { NAME($from, form: "de") }.
entered-with = 🧙 { START($who) } joue { NAME($character, form: "the") } et part { NAME($from, form: "de") }. Talents : { NAME($abilities) }.
entered-again = { $told ->
    [0] 🧙 { START($who) } revient { NAME($place, form: "in") } et joue { NAME($character, form: "the") }. On évite de parler du précédent.
    [1] 🧙 { START($who) } revient { NAME($place, form: "in") } et joue { NAME($character, form: "the") }, leçon apprise, ou presque.
    [2] 🧙 { START($who) } revient { NAME($place, form: "in") } et joue { NAME($character, form: "the") }, avec la chance de quelqu’un d’autre, on l’espère.
   *[other] 🧙 { START($who) } revient { NAME($place, form: "in") } et joue { NAME($character, form: "the") }.
  }
handicap = ⚖️ { NAME($character, form: "The") } commence avec { $handicap }, pour équilibrer.

## Turns

turn-began = 🧭 **Manche { $round }** · { START($who) } joue
turn-missed = { $told ->
    [0] 💤 { START($who) } passe ce tour.
    [1] 💤 { START($who) } regarde passer ce tour.
    [2] 💤 { START($who) } passe ce tour, et chantonne.
    [3] 💤 { START($who) } passe ce tour à regarder les nuages.
    [4] 💤 { START($who) } passe ce tour, et a un avis là-dessus.
    [5] 💤 { START($who) } passe ce tour, et le compte double.
    [6] 💤 { START($who) } s’applique à ne pas bouger de tout le tour.
    [7] 💤 { START($who) } passe ce tour, qui s’annonçait comme le bon.
    [8] 💤 { START($who) } laisse filer ce tour, non sans commentaires.
    [9] 💤 { START($who) } passe ce tour, et reprise une chaussette.
   *[other] 💤 { START($who) } passe ce tour.
  }
turn-missed-more = { $way ->
    [0] 💤 { START($who) } passe ce tour. À passer encore : { $left }.
    [1] 💤 { START($who) } laisse filer ce tour. À passer encore : { $left }.
   *[other] 💤 { START($who) } regarde passer ce tour. À passer encore : { $left }.
  }
turn-extra = ⏳ { START($who) } joue un tour de plus. À suivre encore : { $left }.
turn-extra-last = ⏳ { START($who) } joue le dernier tour de sa série.
roll-skipped = { START($who) } connaît { NAME($space, form: "the") } et se passe du dé.
nothing-happens = Rien ne se passe entre { $who } et { NAME($cause, form: "the") }.
player-left = { START($who) } quitte la partie.
player-left-ambitions = { START($who) } quitte la partie, et laisse là toute ambition.
player-out = { $told ->
    [0] { START($who) } sort de la partie, pour y assister avec un œil averti.
    [1] { START($who) } sort de la partie, et expliquera aux autres comment il faut faire.
    [2] { START($who) } sort de la partie, et hérite du bon fauteuil.
   *[other] { START($who) } sort de la partie.
  }
talismans-freed = { $count ->
    [one] Le Talisman que plus personne ne pouvait atteindre retourne d’où il vient.
   *[other] Les Talismans que plus personne ne pouvait atteindre retournent d’où ils viennent.
  }
blizzard-over = 🌨️ Le Blizzard s’essouffle. Tout le monde peut de nouveau courir.
hex-over = Le **Maléfice** ne pèse plus sur { NAME($space, form: "the") }.
magic-returns = ✨ La magie remarche. Plusieurs chapeaux avaient raison depuis le début.
pile-shuffled-spells = -# Les Sorts utilisés sont mélangés en une nouvelle pioche.
pile-shuffled-adventure = -# Les cartes défaussées sont mélangées en une nouvelle pioche d’Aventures.

## Tables. The row is in italics if nothing happens. Of some tables, the next line tells the outcome.

read-city-enchantress = 🎲 { START($who) } consulte l’Enchanteresse et fait { $roll }. { $row }
    .row = { $total ->
        [1] Les chaussures ne lui plaisent pas.
        [2] Elle prendrait bien 1 point de Force.
        [3] Elle prendrait bien 1 point d’Intellect.
        [4] Elle explique tout, lentement : +1 Intellect.
        [5] Elle approuve le maintien : +1 Force.
       *[other] Elle a un Sort en trop.
      }
read-village-mystic = 🎲 { START($who) } consulte le Mystique et fait { $roll }. { $row }
    .row = { $total ->
        [4] Une lumière apparaît. C’est celle du Bon côté.
        [5] Il explique comment on contemple : +1 Intellect.
        [6] Il a un Sort en trop.
       *[other] { $told ->
            [0] *Il contemple derrière tout le monde, d’un air entendu.*
            [1] *Il a vu l’avenir, et n’en dira rien.*
            [2] *Il fredonne. C’est peut-être la réponse.*
            [3] *Il dit que ça dépend, et s’endort.*
            [4] *Il trace quelque chose dans le sable, et marche dessus.*
            [5] *Il salue une chèvre, pour des raisons à lui.*
            [6] *Il demande ce qu’on en pense, ce qui est de la triche.*
            [7] *Ses lèvres remuent. C’est un caramel.*
           *[other] *Il ne se passe rien.*
          }
      }
read-graveyard-invoke = 🎲 { START($who) } invoque les esprits et fait { $roll }. { $row }
    .row = { $total ->
        [1] Ils ont envie de parler, pendant 1 tour.
        [2] Ils guérissent jusqu’à 1 Vie.
        [3] Ils guérissent jusqu’à 1 Vie.
        [4] Ils guérissent jusqu’à 1 Vie.
       *[other] Ils dictent un Sort.
      }
read-chapel-pray = 🎲 { START($who) } prie à la Chapelle et fait { $roll }. { $row }
    .row = { $total ->
        [5] Prière exaucée : +1 Vie.
        [6] Prière exaucée, par un Sort.
       *[other] { $told ->
            [0] *Le Ciel accorde beaucoup d’importance à cet appel.*
            [1] *La file est longue, et là-haut quelqu’un fredonne.*
            [2] *Le Ciel est à table.*
            [3] *Un pigeon répond.*
           *[other] *Il ne se passe rien.*
          }
      }
read-crags = 🎲 { START($who) } fait { $roll } dans les Pics. { $row }
    .row = { $total ->
        [1] Un Esprit d’Intellect 4 est chez lui.
        [2] Chemin perdu, et le prochain tour avec.
        [3] Chemin perdu, et le prochain tour avec.
        [6] Des barbares raccompagnent la visite, à bout de bras : +1 Force.
       *[other] { $told ->
            [0] *Rien à signaler.*
            [1] *Rien à signaler, ou presque, côté orientation.*
            [2] *Une chèvre montre le chemin, et en tire vanité.*
           *[other] *Rien à signaler.*
          }
      }
read-forest = 🎲 { START($who) } fait { $roll } dans la Forêt. { $row }
    .row = { $total ->
        [1] Un brigand de Force 4 sort du bois.
        [2] Chemin perdu, et le prochain tour avec.
        [3] Chemin perdu, et le prochain tour avec.
        [6] Un rôdeur fait la leçon jusqu’à la lisière : +1 Intellect.
       *[other] { $told ->
            [0] *Rien à signaler.*
            [1] *Rien à signaler, à part les orties.*
            [2] *Les arbres ferment les yeux pour cette fois.*
           *[other] *Rien à signaler.*
          }
      }
read-tavern = 🎲 { START($who) } fait { $roll } à la Taverne. { $row }
    .row = { $total ->
        [1] Le plancher est accueillant. On y reste 1 tour.
        [2] Un fermier de Force 3 se vexe.
        [3] Les dés n’aiment personne, et prendraient bien 1 pièce d’or.
        [4] Les dés sont amoureux : +1 pièce d’or.
        [5] Un magicien propose une téléportation vers n’importe quelle case extérieure, au prochain déplacement.
       *[other] Un passeur propose la traversée jusqu’au Temple, au prochain déplacement.
      }
read-temple = 🎲 { START($who) } prie au Temple et fait { $roll }. { $row }
    .row = { $total ->
        [2] Les dieux prendraient bien 2 Vies.
        [3] Les dieux prendraient bien 1 Vie.
        [4] Les dieux prendraient bien 1 Suivant ou 1 Vie. Ils ne sont pas difficiles.
        [5] Les dieux manquent de personnel.
        [6] Accordé : +1 Force.
        [7] Accordé : +1 Intellect.
        [8] Accordé : un Sort.
        [9] Accordé : un Sort.
        [10] Accordé : un Talisman, s’il en reste.
        [11] Accordé : +1 Vie.
       *[other] Accordé : +2 Vies.
      }
read-cave = 🎲 { START($who) } entre dans la Caverne et fait { $roll }. { $row }
    .row = { $total ->
        [1] Un Dragon (Force 7) y dormait.
        [2] Un Gobelin (Force 2) y faisait ses comptes.
        [3] Chemin perdu, pour 1 tour.
        [6] Quelqu’un a laissé 3 pièces d’or.
       *[other] Quelqu’un a laissé 2 pièces d’or.
      }
read-shrine = 🎲 { START($who) } prie au Sanctuaire et fait { $roll }. { $row }
    .row = { $total ->
        [3] Prière exaucée, par 1 pièce d’or.
        [4] Prière exaucée, par un Sort.
        [5] Prière exaucée : +1 Vie.
        [6] Prière exaucée, par un voyage vers n’importe quelle case de cette Région.
       *[other] { $told ->
            [0] *Silence.*
            [1] *Silence, d’une grande sérénité.*
            [2] *La bougie s’éteint.*
            [3] *Le mauvais cantique, peut-être.*
           *[other] *Il ne se passe rien.*
          }
      }
read-witch = 🎲 La Sorcière regarde { $who } : le dé donne { $roll }. { $row }
    .row = { $total ->
        [1] Elle imagine quelqu’un de plus petit, et de plus vert.
        [2] Elle prendrait bien 1 Vie.
        [3] Les bras lui plaisent : +1 Force.
        [4] Les questions lui plaisent : +1 Intellect.
        [5] Elle a un Sort en trop.
       *[other] Elle est de bonne humeur : +1 Vie.
      }
read-random-spell = 🎲 { START($who) } fait { $roll } pour le Sort de Hasard. { $row }
    .row = { $total ->
        [1] C’est un Crapaud.
        [2] Toute la Force gagnée s’en va.
        [3] Tout l’Intellect gagné s’en va.
        [4] Tout l’Or s’en va.
        [5] Il accorde 1 point de Force.
       *[other] Il accorde 1 Vie.
      }
read-quests = 🎲 Le Sorcier a du travail pour { $who } : le dé donne { $roll }.
read-vampires-tower = 🎲 { START($who) } affronte le Vampire et fait { $roll }.
read-imp = 🎲 { START($who) } fait { $roll }, et le Diablotin choisit la destination.
read-ghost = 🎲 { START($who) } fait { $roll } pour savoir où apparaît le Fantôme.
read-hermit = 🎲 { START($who) } fait { $roll } pour savoir où vit l’Ermite.
read-magic-portal = 🎲 { START($who) } franchit le Portail magique et fait { $roll }.

## The Crown and the end

crown-reached = 👑 { START($who) } se tient sur la **Couronne de Commandement**.
crown-reached-first = 👑 { START($who) } se tient sur la **Couronne de Commandement**. À partir de maintenant, les morts le restent.
command-cast = 👑 { START($who) } lance le **Sort de Commandement**. { $outcome }
command-rolled = 👑 { START($who) } lance le **Sort de Commandement** et fait { $roll }. { $outcome }
command-works = { $lives ->
    [one] Les autres perdent 1 Vie, ou se retirent.
   *[other] Les autres perdent { $lives } Vies, ou se retirent.
  }
command-fizzles = { $told ->
    [0] *Un pschitt, puis un silence digne.*
    [1] *Une étincelle, une odeur de chien mouillé, et rien.*
    [2] *La foudre est prise ailleurs aujourd’hui.*
    [3] *Un éclair vient presque.*
    [4] *La Couronne était à l’envers.*
    [5] *Ça chatouille, dit-on, sur tout le plateau.*
    [6] *Un petit nuage se forme, et s’excuse.*
    [7] *La Couronne glisse sur une oreille.*
   *[other] *Il ne se passe rien.*
  }
command-idle = 👑 { START($who) } siège sur la Couronne et ne peut rien commander tant que dure **{ spell-destroy-magic }**.
command-idle-toad = 👑 { START($who) } siège sur la Couronne, en Crapaud, et personne n’écoute.
defeat-admitted = { $told ->
    [0] 🏳️ { START($who) } rend les armes, avec dignité, ou du moins avec ses bagages.
    [1] 🏳️ { START($who) } rend les armes, et demande le chemin de la maison.
    [2] 🏳️ { START($who) } rend les armes avant le prochain éclair, ce qui est raisonnable.
   *[other] 🏳️ { START($who) } rend les armes.
  }
scored = 🧮 { START($who) } totalise **{ $points ->
    [one] { $points } point
   *[other] { $points } points
  }**.
over-crown = 🏆 { START($who) } gagne. La **Couronne de Commandement** se pose, et c’est la bonne taille.
over-last = 🏆 { START($who) } gagne, faute de survivants en face.
over-nobody = 🏁 Il ne reste personne. La Couronne retourne à l’abandon.
over-limit = { $count ->
    [one] 🏁 On ferme. { START($who) } gagne.
   *[other] 🏁 On ferme. { START($who) } se partagent la victoire.
  }
