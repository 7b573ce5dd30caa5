# Attacks and fights, in the third person and the present tense. $who and $rival are players, with their own formatting.

## Attacks

attacked-combat = { $count ->
    [one] ⚔️ { START(NAME($foes, form: "the")) } attaque { $who } !
   *[other] ⚔️ { START(NAME($foes, form: "the")) } attaquent { $who } !
  }
attacked-psychic = { $count ->
    [one] 🌀 { START(NAME($foes, form: "the")) } attaque { $who } !
   *[other] 🌀 { START(NAME($foes, form: "the")) } attaquent { $who } !
  }
duel-combat = ⚔️ { START($who) } attaque { $rival }.
duel-psychic = 🌀 { START($who) } attaque { $rival } du regard (Combat psychique).
tried-thief-steal = { START($who) } essaie de voler { $rival }.
tried-sorceress-beguile = { START($who) } essaie d’envoûter { $rival }.
tried-sorceress-lure = { START($who) } fait les yeux doux à un Suivant, chez { $rival }.
tried-minstrel-serenade = { START($who) } chante pour un Suivant, chez { $rival }.
tried-ability = { START($who) } tente sa chance ({ NAME($ability) }) contre { $rival }.
evaded = 💨 { START($who) } se dérobe devant { NAME($other, form: "the") }.
bribed = { $gold ->
    [one] 💰 { NAME($card, form: "The") } empoche 1 pièce d’or et regarde ailleurs : { $who } passe.
   *[other] 💰 { NAME($card, form: "The") } empoche { $gold } pièces d’or et regarde ailleurs : { $who } passe.
  }

## Fights

fought-combat = ⚔️ { START($who) } fait { $ours }, { NAME($other, form: "the") } { $theirs }. { $outcome }
fought-psychic = 🌀 { START($who) } fait { $ours }, { NAME($other, form: "the") } { $theirs }. { $outcome }
fight-won = { $way ->
    [0] { START($winner) } gagne.
    [1] { START($winner) } gagne, et souhaite que ce soit noté.
    [2] { START($winner) } prend le dessus.
    [3] { START($winner) } gagne. Ça avait l’air plus facile que ça ne l’était.
    [4] { START($winner) } l’emporte.
    [5] { START($winner) } gagne, à la surprise d’au moins un des deux camps.
    [6] { START($winner) } a le dernier mot.
    [7] { START($winner) } gagne, à peine hors d’haleine.
    [8] { START($winner) } gagne.
    [9] { START($winner) } gagne. On en fera une chanson, si quelqu’un la paie.
    [10] { START($winner) } prend le dessus.
    [11] { START($winner) } gagne, et salue un public imaginaire.
    [12] { START($winner) } l’emporte.
    [13] { START($winner) } gagne, exactement comme prévu, apprend-on à l’instant.
    [14] { START($winner) } a le dernier mot.
    [15] { START($winner) } gagne, et vérifie que quelqu’un regardait.
    [16] { START($winner) } gagne.
    [17] { START($winner) } gagne, au prix d’une seule botte.
    [18] { START($winner) } prend le dessus.
    [19] { START($winner) } gagne. Le passage de la glissade sera coupé au récit.
    [21] { START($winner) } prend le dessus.
    [22] { START($winner) } l’emporte.
    [23] { START($winner) } a le dernier mot.
   *[other] { START($winner) } gagne.
  }
fight-lost = { $way ->
    [0] { START($who) } mord la poussière.
    [1] { START($who) } perd. Les excuses suivront.
    [2] { START($who) } finit deuxième.
    [3] { START($who) } perd. Sans témoins, à part tout le monde.
    [4] { START($who) } mord la poussière, et a connu des jours meilleurs.
    [5] { START($who) } perd.
    [6] { START($who) } perd, et appelle ça de l’entraînement.
    [7] { START($who) } mord la poussière.
    [8] { START($who) } perd, à cause du soleil, paraît-il.
    [9] { START($who) } finit deuxième.
    [10] { START($who) } perd, mais avec de plus belles bottes.
    [11] { START($who) } perd.
    [12] { START($who) } perd, et propose de jouer en trois manches.
    [13] { START($who) } mord la poussière.
    [14] { START($who) } perd le combat, mais pas la discussion qui suit.
    [15] { START($who) } finit deuxième.
    [16] { START($who) } perd. La leçon viendra plus tard.
    [17] { START($who) } perd.
    [18] { START($who) } perd, avec une belle vue sur le ciel.
    [19] { START($who) } mord la poussière.
    [21] { START($who) } finit deuxième.
    [22] { START($who) } perd.
   *[other] { START($who) } mord la poussière.
  }
fight-tied = { $way ->
    [0] Match nul. Chacun recule d’un pas, à bout de souffle.
    [1] Match nul. L’honneur est sauf des deux côtés.
    [2] Match nul. Personne n’a rien vu.
    [3] Match nul. Chacun le revendique.
    [4] Match nul. On n’en reparlera pas.
    [5] Match nul. Il aurait fallu un arbitre.
    [6] Match nul. Chacun se rappelle un rendez-vous.
    [7] Match nul. On convient qu’on n’est pas d’accord.
    [8] Match nul. Chaque camp recompte ses doigts.
   *[other] Match nul.
  }
killed-guardian = 💂 { NAME($foe, form: "The") } s’incline et laisse le passage.
killed = { $count ->
    [one] ☠️ { START(NAME($foes, form: "the")) } n’est plus.
   *[other] ☠️ { START(NAME($foes, form: "the")) } ne sont plus.
  }
killed-for-trophies = { $count ->
    [one] 🏆 { START(NAME($foes, form: "the")) } n’est plus, et { $who } garde un trophée.
   *[other] 🏆 { START(NAME($foes, form: "the")) } ne sont plus, et { $who } garde { $kept ->
        [one] 1 trophée
       *[other] { $kept } trophées
      }.
  }
protected = { $told ->
    [0] 🛡️ { START($who) } compte sur { NAME($card, form: "the") } et fait **{ $die }**. La Vie est sauve, à défaut de l’honneur.
    [1] 🛡️ { START($who) } compte sur { NAME($card, form: "the") } et fait **{ $die }**. Ça tient, avec une bosse de plus à raconter.
    [2] 🛡️ { START($who) } compte sur { NAME($card, form: "the") } et fait **{ $die }**. Une Vie de sauvée : l’achat est amorti.
    [3] 🛡️ { START($who) } compte sur { NAME($card, form: "the") } et fait **{ $die }**. La Vie est sauve. L’écho met un moment à passer.
   *[other] 🛡️ { START($who) } compte sur { NAME($card, form: "the") } et fait **{ $die }**. La Vie est sauve.
  }
not-protected = { $told ->
    [0] 🛡️ { START($who) } compte sur { NAME($card, form: "the") } et fait **{ $die }**. Sans effet, sinon décoratif.
    [1] 🛡️ { START($who) } compte sur { NAME($card, form: "the") } et fait **{ $die }**. De l’autre côté, ça aurait servi.
    [2] 🛡️ { START($who) } compte sur { NAME($card, form: "the") } et fait **{ $die }**. Protection mal placée, comme la personne dessous.
   *[other] 🛡️ { START($who) } compte sur { NAME($card, form: "the") } et fait **{ $die }**. Sans effet.
  }
spoils-nothing = { $told ->
    [0] { START($who) } laisse partir { $rival }, ce qui est pire.
    [1] { START($who) } congédie { $rival } d’un geste, sans rien prendre.
    [2] { START($who) } ne prend rien, épargne { $rival }, et le rappellera souvent.
   *[other] { START($who) } ne prend rien et laisse partir { $rival }.
  }
spoils-life = 🩸 { START($who) } réclame une Vie : { $rival } doit la donner.
spirit-destroyed = { $told ->
    [0] ✝️ { START($who) } détruit { NAME($foe, form: "the") }. Il n’en reste rien, pas même un trophée.
    [1] ✝️ { START($who) } détruit { NAME($foe, form: "the") }. Il reste un courant d’air froid, et pas de trophée.
    [2] ✝️ { START($who) } détruit { NAME($foe, form: "the") }. Une réclamation était prévue, mais il n’y a plus personne pour la déposer, ni de trophée.
   *[other] ✝️ { START($who) } détruit { NAME($foe, form: "the") }. Il n’y a pas de trophée.
  }
spirit-destroyed-with = { $told ->
    [0] ✝️ { START($who) } détruit { NAME($foe, form: "the") } avec { NAME($card, form: "the") }. Il n’en reste rien, pas même un trophée.
    [1] ✝️ { START($who) } détruit { NAME($foe, form: "the") } avec { NAME($card, form: "the") }. Il reste un courant d’air froid, et pas de trophée.
    [2] ✝️ { START($who) } détruit { NAME($foe, form: "the") } avec { NAME($card, form: "the") }. Une réclamation était prévue, mais il n’y a plus personne pour la déposer, ni de trophée.
   *[other] ✝️ { START($who) } détruit { NAME($foe, form: "the") } avec { NAME($card, form: "the") }. Il n’y a pas de trophée.
  }
assassinates = { $told ->
    [0] 🗡️ { START($who) } frappe sans prévenir. En face, pas de dé.
    [1] 🗡️ { START($who) } était derrière depuis le début. En face, pas de dé.
    [2] 🗡️ { START($who) } dit bonjour après. En face, pas de dé.
    [3] 🗡️ { START($who) } sort d’une toute petite ombre. En face, pas de dé.
    [4] 🗡️ { START($who) } saute le moment où l’on se salue. En face, pas de dé.
   *[other] 🗡️ { START($who) } tente l’assassinat. En face, pas de dé.
  }
boosted = 💪 { START($who) } a { $strength ->
        [one] { $strength } point
       *[other] { $strength } points
      } de Force en plus jusqu’à la fin du tour, grâce { NAME($cause, form: "au") }.
raised-spent = 💀 { NAME($card, form: "The") } se bat une fois pour { $who } (+{ $strength }) et tombe en morceaux.
