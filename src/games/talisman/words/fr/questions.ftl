# Questions to one player. “You” is the player who is asked. $who, $rival and $victim are other players, in bold print.

ask-anything = Que fais-tu ?
ask-character = Qui veux-tu être ? Tu peux prendre tout Personnage encore libre.
ask-character-dealt = Qui veux-tu être ? Tu peux garder un de ceux-ci.

## Windows

ask-aim = Que changes-tu en Or ?
ask-start = Ton tour commence. Un Sort avant de bouger ?
ask-start-other = { START($who) } commence son tour. Tu fais quelque chose ?
ask-land = Te voilà sur place. Un Sort avant de regarder aux alentours ?
ask-land-other = { START($who) } arrive. Tu fais quelque chose ?
ask-end = Ton tour s’achève. Autre chose ?
ask-end-other = { START($who) } achève son tour. Tu fais quelque chose ?
ask-kill = Tu vas porter le coup de grâce. Tu vas jusqu’au bout ?
ask-kill-other = { START($who) } va porter le coup de grâce. Tu interviens ?
ask-lose-follower = Tu vas perdre un Suivant. Tu empêches ça ?
ask-lose-follower-other = { START($who) } va perdre un Suivant. Tu interviens ?
ask-lose-life = Tu vas perdre une Vie. Tu empêches ça ?
ask-lose-life-other = { START($who) } va perdre une Vie. Tu interviens ?
ask-evade = Tu peux te dérober. Que fais-tu ?
ask-evade-other = { START($who) } peut se dérober. Tu fais quelque chose ?
ask-attacked-by = { START($rival) } t’attaque. Que fais-tu ?
ask-attacked-by-other = { START($rival) } attaque { $who }. Tu fais quelque chose ?
ask-tried-by = { START($rival) } tente quelque chose contre toi. Que fais-tu ?
ask-tried-by-other = { START($rival) } tente quelque chose contre { $who }. Tu fais quelque chose ?
ask-met = On aimerait te dire deux mots : { NAME($foes, form: "the") }. Tu te dérobes ?
ask-met-other = { START($who) } a de la visite : { NAME($foes, form: "the") }. Tu fais quelque chose ?
ask-calm = Personne ne te cherche. Et toi, tu cherches la bagarre ?
ask-calm-other = Rien n’attaque { $who }. Tu fais quelque chose ?
ask-attacked = { $count ->
    [one] { START(NAME($foes, form: "the")) } t’attaque : { $scores }. Que fais-tu ?
   *[other] { START(NAME($foes, form: "the")) } t’attaquent : { $scores }. Que fais-tu ?
  }
ask-attacked-other = { $count ->
    [one] { START(NAME($foes, form: "the")) } attaque { $who } : { $scores }. Tu fais quelque chose ?
   *[other] { START(NAME($foes, form: "the")) } attaquent { $who } : { $scores }. Tu fais quelque chose ?
  }
ask-fight = Un combat commence. Tu fais quelque chose ?
ask-fight-yours = Avant les dés, tu en es à { $own }, et { NAME($other, form: "the") } à { $theirs }. Quelque chose à ajouter ?
ask-fight-other = Avant les dés, { $who } en est à { $ours }, et { NAME($other, form: "the") } à { $theirs }. Tu fais quelque chose ?
ask-cast = Quelqu’un lance un Sort. Tu l’annules ?
ask-cast-command = { START($who) } lance le **Sort de Commandement**, et il réussit. Tu l’annules ?
ask-cast-spell = { START($who) } lance **{ NAME($spell) }**. Tu l’annules ?
ask-cast-on = { START($who) } lance **{ NAME($spell) }** sur { NAME($target, form: "the") }. Tu l’annules ?
ask-cast-to = { START($who) } lance **{ NAME($spell) }** pour rejoindre { NAME($target, form: "the") }. Tu l’annules ?
ask-cast-for = { START($who) } lance **{ NAME($spell) }** sur { NAME($target, form: "the") }, pour { NAME($loot, form: "the") }. Tu l’annules ?

## Moving

ask-move-how = Comment te déplaces-tu ?
ask-move-how-raft = Comment te déplaces-tu ? Pour ton Radeau, c’est maintenant ou jamais.
ask-move-how-offer = Comment te déplaces-tu ? Pour l’offre de la Taverne, c’est maintenant ou jamais.
ask-move-step = Tu avances d’une case, sans dé. Vers où ?
ask-move-rolled = Tu as fait **{ $rolled }**. Vers où ?
ask-move-over-bridge = { $left ->
    [one] Te voilà de l’autre côté du pont, et il reste 1 case sur ton **{ $rolled }**. Vers où ?
   *[other] Te voilà de l’autre côté du pont, et il reste { $left } cases sur ton **{ $rolled }**. Vers où ?
  }
ask-inner = Tu avances d’une case. Plus loin, ou demi-tour ?
ask-inner-werewolf = Ton Loup-garou (Force { $strength }) est toujours là. Tu l’achèves, ou demi-tour ?
ask-inner-pitfiends = { $left ->
    [one] Il reste 1 Démon des fosses dans la file. Tu le combats, ou demi-tour ?
   *[other] Il reste { $left } Démons des fosses dans la file. Tu les combats, ou demi-tour ?
  }
ask-inner-death = La Mort secoue les dés. Tu joues, ou demi-tour ?
ask-teleport = Où veux-tu être ?
ask-regenerate = Un 6. Tu guéris une Vie au lieu de bouger ?

## Encounters

ask-encounter = Que fais-tu ici ?
ask-encounter-more = Autre chose avant la fin de ton tour ?
ask-encounter-crown = Il y a foule sur la Couronne. Qui affrontes-tu ?
ask-card = Par quoi continues-tu ?
ask-card-take = Que prends-tu ?
ask-deed = Que fais-tu ?
ask-deed-to = Que fais-tu contre { $victim } ?
ask-weapons = Quelle Arme compte ?
ask-protect = Tu vas perdre une Vie au Combat. Quelle Protection essaies-tu ?
ask-spoils = C’est gagné. Que prends-tu ?
ask-loot = Que prends-tu chez { $victim } ?
ask-loot-follower = Quel Suivant prends-tu chez { $victim } ?
ask-loot-dead = { START($victim) } n’en a plus l’usage. Que prends-tu ?
ask-raise = C’est la fin pour { NAME($card, form: "the") }. Tu prévois une suite ?
ask-crown = { START($who) } te frappe du Sort de Commandement. Que fais-tu ?

## Things, Spells and luck

ask-drop = { $limit ->
    [one] Tu peux porter { $limit } Objet au plus. Que laisses-tu ?
   *[other] Tu peux porter { $limit } Objets au plus. Que laisses-tu ?
  }
ask-discard = Ton Intellect ne permet pas autant de Sorts. Lequel part ?
ask-exchange = Tes trophées achètent 1 point de Force par tranche de { $rate } points. Tu échanges maintenant ?
ask-exchange-craft = Les Esprits que tu as battus enseignent 1 point d’Intellect par tranche de { $rate } points. Tu échanges maintenant ?
ask-trophies = { $stat ->
    [craft] Chaque tranche de { $rate } points achète 1 point d’Intellect, le surplus est perdu. Pour l’instant : { $points }. Quels trophées rends-tu ?
   *[strength] Chaque tranche de { $rate } points achète 1 point de Force, le surplus est perdu. Pour l’instant : { $points }. Quels trophées rends-tu ?
  }
ask-luck = Tu as fait **{ $dice }** { $why ->
    [move] pour te déplacer
    [freedom] pour te libérer
    [portal] au Portail
    [fight] pour le combat
    [protection] pour ta Protection
    [passage] pour traverser
    [death] contre la Mort
    [chasm] au Gouffre
    [charm] pour charmer
    [beguiling] pour envoûter
   *[table] ici
  }.
ask-luck-for = Tu as fait **{ $dice }** pour { NAME($card, form: "the") }.
ask-luck-row = *{ $row }*
ask-luck-fails = Ça ne suffit pas.
ask-luck-works = Ça suffit.
ask-luck-left = { $left ->
    [one] Tu as 1 jeton de chance. Tu relances ?
   *[other] Tu as { $left } jetons de chance. Tu relances ?
  }
ask-lose-which = Un Suivant doit partir. Lequel ?
ask-vampire = { $left ->
    [one] Le Vampire en veut encore un. Un Suivant ?
   *[other] Le Vampire en veut encore { $left }. Les Suivants d’abord ?
  }
ask-foresee = Tu les as vues venir. Laquelle écartes-tu ?
ask-orb = L’Orbe montre ce qui vient. Tu en remplaces une ?

## Trade

ask-deal = Un marché avec { $rival } : { NAME($gives, form: "the") } contre { NAME($gets, form: "the") }. Quoi d’autre ?
ask-deal-answer = { START($rival) } te propose un marché. Tu reçois : { NAME($gives, form: "the") }. Tu donnes : { NAME($gets, form: "the") }. Marché conclu ?

## Spaces

ask-roll = { $space ->
    [temple] Tu pries ?
    [graveyard] Tu invoques les esprits ?
   *[other] Tu lances le dé ?
  }
ask-skip = Rien ne t’oblige à lancer le dé ici. Tu le lances ?
ask-visit = Chez qui vas-tu ?
ask-shop = { $gold ->
    [0] { NAME($shop) } : tu n’as pas d’Or. Qu’est-ce que ce sera ?
    [1] { NAME($shop) } : tu as 1 pièce d’or. Qu’est-ce que ce sera ?
   *[other] { NAME($shop) } : tu as { $gold } pièces d’or. Qu’est-ce que ce sera ?
  }
ask-sell = Que changes-tu en Or ?
ask-instruction = { $by ->
    [black-knight] Le Chevalier Noir barre la route. Que lui donnes-tu ?
    [temple] Les dieux veulent quelque chose de toi. Que cèdes-tu ?
   *[other] Que choisis-tu ?
  }
ask-add-one = { NAME($table) } : **{ $total }**. *{ $row }* Avec 1 de plus : *{ $more }*
ask-wish = { NAME($card, form: "The") } exauce un de tes vœux. Lequel ?
ask-quest = Le Sorcier a une Quête pour toi, et un dé dit laquelle. Tu acceptes ?
ask-quest-pay = Ta Quête : { $quest } Tu paies maintenant ?
ask-align = Pour { NAME($cause, form: "the") }, l’alignement compte. Le tien : { NAME($alignment) }. Tu le gardes ?
ask-woods = Les Bois offrent des Sorts. Tu pioches ?
