# Now and then a line looks back on earlier facts of the match, in a sentence below it. Each kind of look back has as many
# wordings as a match may tell.

past-first-death = Le royaume a sa première tombe de la partie.

past-foe-kills-again = { $count ->
    [2] Ça fait deux personnages à mettre au compte { NAME($foe, form: "de") }.
   *[other] Ça fait { $count } personnages à mettre au compte { NAME($foe, form: "de") }.
  }

past-rematch = { $count ->
    [2] Ce n’est pas leur première rencontre, ni la plus amicale.
   *[other] Combat numéro { $count }. On ne se présente plus.
  }
    .second = { $count ->
        [2] Ce n’est pas la première fois pour { $who } contre { NAME($foe, form: "the") }.
       *[other] { $who } et { NAME($foe, form: "the") } en sont à { $count } combats, celui-ci compris.
      }
    .third = { $count ->
        [2] Encore { $who } et { NAME($foe, form: "the") }. Certaines connaissances sont difficiles à perdre.
       *[other] Pour { $who }, c’est le combat numéro { $count } contre { NAME($foe, form: "the") }.
      }

past-revenge = La dernière fois, { $who } n’avait pas pu finir. C’est fini.
    .second = { $who } avait ici un vieux compte à régler. C’est réglé.
    .third = Il a fallu plus d’un essai, mais après coup personne ne les compte, sauf moi : { $who } peut souffler.

past-winning-streak = Ça fait { $count } combats gagnés de suite pour { $who }.
    .second = { $who } en a gagné { $count } de suite, et se met à siffloter.
    .third = { $count } victoires de suite. Chez les monstres, on parle beaucoup : { $who }, ce nom revient.

past-sent-again = Ça fait { $count } rencontres envoyées par { $who }, et toujours à la même adresse : { $rival }. Ça commence à avoir l’air personnel.
    .second = { $who } en est à { $count } envois pour { $rival }. À un moment, ce n’est plus le hasard de la pioche.
    .third = Rencontre numéro { $count } envoyée par { $who } : { $rival } n’ouvre plus la porte.

past-sent-back = { $rival } en avait envoyé { $count } de ce genre, et { $who } tenait les comptes.
    .second = { $count } envois de ce genre étaient signés { $rival }, et { $who } finit par répondre.

past-drawn-again = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } sont déjà apparus { $count } fois dans cette partie.
   *[other] Ça fait { $count } apparitions dans cette partie pour { NAME($foe, form: "the") }.
  }
    .second = Ça fait { $count } fois pour { NAME($foe, form: "the") }. Il faut croire que la compagnie est bonne.

past-astray-again = De tous ceux qui viennent voir { $who }, aucun n’a la bonne adresse. Ça en fait { $count }.
    .second = C’est le visiteur numéro { $count } qui se perd en venant voir { $who }.
    .third = { $count } visiteurs ont manqué { $who }. Il faudrait dire deux mots aux panneaux.

past-prison-again = { $count ->
    [2] C’est la deuxième prison pour { $who }. La première est toujours la pire.
   *[other] { $who } en est à { $count } séjours en prison, et a sa cellule préférée.
  }
    .second = { $count ->
        [2] { $who } avait déjà vu une prison de l’intérieur.
       *[other] Prison numéro { $count } pour { $who }, qui pourrait en écrire le guide.
      }
    .third = { $count ->
        [2] Encore la prison pour { $who }. Les geôliers comparent leurs notes.
       *[other] { $count } fois en prison : { $who } y fait suivre son courrier.
      }

past-explored-again = { $who } a exploré { NAME($place) } { $count } fois, et les gens du coin commencent à dire bonjour.
    .second = Exploration numéro { $count } { NAME($place, form: "in") } pour { $who }. Il ne doit plus rester beaucoup de pierres à retourner.
    .third = { $who } a fouillé { NAME($place) } { $count } fois. On lui demande où sont les boutiques.

past-nothing-again = { $count ->
    [2] { $who } ne trouve rien { NAME($place, form: "in") }, et ce n’est pas la première fois.
   *[other] { $count } fois pour { $who }, et toujours rien { NAME($place, form: "in") }.
  }
    .second = { $count ->
        [2] Encore rien { NAME($place, form: "in") } pour { $who }. C’est toujours là.
       *[other] { $count } fois rien { NAME($place, form: "in") } pour { $who }. Ça devient une collection.
      }

past-oasis-gone-again = { $count ->
    [2] Deux fois de suite pour { $who }. L’Oasis évite peut-être quelqu’un.
   *[other] { $who } a manqué l’Oasis { $count } fois de suite, et connaît bien le sable.
  }
    .second = { $count ->
        [2] Deux fois de suite, { $who } n’a trouvé que l’endroit où elle n’est pas.
       *[other] { $count } fois de suite, elle était ailleurs. { $who } le prend à cœur.
      }

past-after-drought = { $who } attendait un trésor depuis { $count } manches.
    .second = Le dernier trésor pioché par { $who } remonte à { $count } manches.
    .third = Voilà qui met fin à { $count } manches sans trésor pour { $who }.

past-most-treasures = Avec { $count } trésors piochés, { $who } en a trouvé plus que quiconque.
    .second = C’est le trésor numéro { $count } pour { $who }, et personne n’en a pioché plus.
    .third = { $who } prend la tête, avec { $count } trésors piochés.

past-emperor-again = { $count ->
    [2] C’est le deuxième Trésor impérial apporté à l’Empereur par { $who }.
   *[other] { $who } a apporté { $count } Trésors impériaux à l’Empereur. On en est à se saluer de la tête.
  }
    .second = { $count ->
        [2] L’Empereur reconnaît { $who }, depuis le précédent.
       *[other] Trésor impérial numéro { $count } pour { $who }. L’Empereur ne demande plus d’où ils viennent.
      }

past-refused-again = Ça fait { $count } refus : { $who } dit non, { $rival } insiste.
    .second = { $rival } a demandé { $count } fois, et { $who } répond de plus en plus court.
