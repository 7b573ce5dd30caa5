# Now and then a line looks back on earlier facts of the match, in a sentence below it. Each kind of look back has as many
# wordings as a match may tell.

past-first-kill = C’est le premier ennemi abattu de la partie, et { $who } en a l’honneur.

past-first-death = Jusqu’ici, personne n’était mort dans cette partie.

past-foe-kills-again = Ça fait { $count } aventuriers à mettre au compte { NAME($foe, form: "de") }.

past-feud = { $who } et { $rival } en viennent aux mains pour la { $count }e fois. La montagne est assez grande pour deux, en théorie.
    .second = Numéro { $count } entre { $who } et { $rival }. Les rats ne regardent plus.
    .third = { $count } combats entre { $who } et { $rival }, et toujours rien de prouvé.

past-robbed-back = { $rival } avait déjà volé { $who }, qui l’avait mal pris.
    .second = Un jour, { $rival } avait fait de même. { $who } est quitte : la montagne équilibre les comptes.
    .third = { $who } et { $rival } se volent désormais l’un l’autre, ce qui est une forme de commerce.

past-robbed-again = { $count ->
    [2] C’est la deuxième fois qu’on vole { $rival }.
   *[other] On a volé { $rival } { $count } fois. Le sac reste ouvert, désormais.
  }
    .second = { $count ->
        [2] Ce n’est pas le premier vol pour { $rival }, qui connaît la procédure.
       *[other] { $count } vols pour { $rival }, qui n’aura bientôt plus rien à perdre.
      }
    .third = { $count } vols déjà : { $rival } devrait faire payer l’entrée.

past-winning-streak = Ça fait { $count } ennemis de suite pour { $who }.
    .second = { $who } en est à { $count } batailles gagnées de suite. Les monstres ont convoqué une réunion.
    .third = { $count } de suite. { $who } n’a plus rien fui depuis un bon moment.

past-rematch = { $who } avait déjà fui { NAME($foe, form: "the") }, et revient finir le travail.
    .second = Ce n’est pas la première rencontre, mais l’autre fois { $who } avait filé tôt.
    .third = La dernière fois, { $who } avait pris la porte. C’est la même porte.

past-beaten-at-last = { $who } avait un jour fui { NAME($foe, form: "the") }. On peut maintenant rayer ce couplet de la chanson.
    .second = La première fois, { $who } avait quitté la salle au beau milieu.
    .third = { $who } avait ici une bataille inachevée, et déteste ça.

past-finished-for = { $rival } avait fui { NAME($foe, form: "the") }, et { $who } a fait le reste.
    .second = { $rival } avait commencé, puis couru. { $who } termine.
    .third = { $rival } dira que l’adversaire était déjà fatigué : { NAME($foe, form: "the") }.

past-dead-end-again = { $count ->
    [2] C’est la deuxième impasse pour { $who }.
   *[other] { $who } en est à { $count } impasses, et pourrait dessiner la carte des endroits où ne pas aller.
  }
    .second = { $count ->
        [2] { $who } a déjà rencontré un mur de ce genre.
       *[other] Impasse numéro { $count } pour { $who }. Le Labyrinthe a ses préférés.
      }

past-passage-again = { $who } a pris les passages { $count } fois, et connaît les pierres qui bougent.
    .second = { $count } trajets sous terre pour { $who }, qui ne baisse plus la tête à temps.
    .third = { $count } fois dans le noir : { $who } commence à y prendre goût.

past-number-again = Le **{ $number }** a été demandé { $count } fois.
    .second = Voilà { $count } fois que quelqu’un veut savoir pour le **{ $number }**. Il doit plaire.
    .third = { $count } Défis des Clefs sur le **{ $number }**. Le carnet de quelqu’un est plein.

past-unlucky-again = { $count } échecs de suite à la Chance pour { $who }.
    .second = { $count } échecs de suite pour { $who }. La Chance a déménagé.
    .third = { $count } fois de suite, la Chance avait d’autres projets pour { $who }.

past-calls-again = C’est la visite numéro { $count } pour { $who }, qui ne frappe plus.
    .second = { $who } a poussé cette porte { $count } fois. Il y a un crochet pour le manteau.
    .third = Visite numéro { $count }. On garde le tabouret au chaud pour { $who }.

past-no-deal-again = { $count ->
    [2] La dernière fois non plus, { $who } et { $rival } n’étaient pas tombés d’accord.
   *[other] { $who } et { $rival } en sont à { $count } marchés non conclus.
  }
    .second = { $who } et { $rival } ont échoué { $count } fois à s’entendre, et y excellent.

past-river-again = { $who } en est à { $count } traversées de la rivière.
    .second = Traversée numéro { $count } pour { $who }, qui a dû oublier quelque chose sur l’autre rive.
    .third = { $count } traversées : { $who } pourrait remplacer le passeur.
