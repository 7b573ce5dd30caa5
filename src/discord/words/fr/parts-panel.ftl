# Parts that several panels share.

choices-and-hand = Mes choix et ma main

page-back = Retour
page-on = Lire la suite
page-more = Plus…
page-heading = ## { $title } ({ $page } sur { $pages })

## Choosing

choose = { $most ->
    [1] Choisis…
    [2] Choisis-en un, ou les deux à la fois…
   *[other] Choisis-en jusqu’à { $most } à la fois…
  }
choose-page = { $most ->
    [1] Choisis… (page { $page } sur { $pages })
    [2] Choisis-en un, ou les deux à la fois… (page { $page } sur { $pages })
   *[other] Choisis-en jusqu’à { $most } à la fois… (page { $page } sur { $pages })
  }
choose-more = { $more } de plus…
put-something-down = Poser quelque chose…
choice-hint = { $choices } – { $hint }

## A player who is away

absent-until = { $keeper ->
    [computer] Tu as pris congé jusqu’au { $day }, et un ordinateur joue à ta place. Un choix de ta part, et te revoilà.
   *[nobody] Tu as pris congé jusqu’au { $day }, et la table t’attend. Un choix de ta part, et te revoilà.
  }
absent-gone = { $keeper ->
    [computer] On te croit ailleurs, et un ordinateur joue à ta place. Appuie sur un bouton de la fiche ou ci-dessous, et te revoilà.
   *[defaults] On te croit ailleurs, et je prends pour toi les choix par défaut. Appuie sur un bouton de la fiche ou ci-dessous, et te revoilà.
  }
absent-return = Reprendre ma place
loan-computer = un ordinateur
loan-theirs = { $what ->
    [fights] Jusqu’au { $until }, { $deputy } combat pour toi. Réponds toi-même dans un combat, et ça s’arrête.
    [deals] Jusqu’au { $until }, { $deputy } conclut tes marchés. Réponds toi-même à un marché, et ça s’arrête.
    [both] Jusqu’au { $until }, { $deputy } combat et conclut des marchés pour toi. Réponds toi-même à l’un d’eux, et ça s’arrête.
   *[all] Jusqu’au { $until }, { $deputy } joue à ta place. Tu peux regarder, mais au premier choix de ta part, tu reprends la main.
  }
loan-open = { $what ->
    [fights] Tu as proposé tes combats, et { $deputy } peut accepter jusqu’au { $until }.
    [deals] Tu as proposé tes marchés, et { $deputy } peut accepter jusqu’au { $until }.
    [both] Tu as proposé tes combats et tes marchés, et { $deputy } peut accepter jusqu’au { $until }.
   *[all] Tu as proposé ta place, et { $deputy } peut accepter jusqu’au { $until }.
  }
loan-yours = { $what ->
    [fights] Tu combats pour { $player } jusqu’au { $until }. Les autres choix ne sont pas de ton ressort.
    [deals] Tu conclus des marchés pour { $player } jusqu’au { $until }. Les autres choix ne sont pas de ton ressort.
    [both] Tu combats et conclus des marchés pour { $player } jusqu’au { $until }. Les autres choix ne sont pas de ton ressort.
   *[all] Tu joues pour { $player } jusqu’au { $until }. Votes, apartés et consignes ne sont pas de ton ressort.
  }
loan-give-back = Rendre la place
loan-withdraw = Retirer l’offre
loan-offer = { $what ->
    [fights] { $player } te demande de combattre à sa place jusqu’au { $until } ({ $game }, dans <#{ $room }>).
    [deals] { $player } te demande de conclure ses marchés jusqu’au { $until } ({ $game }, dans <#{ $room }>).
    [both] { $player } te demande de combattre et de conclure des marchés à sa place jusqu’au { $until } ({ $game }, dans <#{ $room }>).
   *[all] { $player } te demande de jouer à sa place jusqu’au { $until } ({ $game }, dans <#{ $room }>).
  }
loan-offer-here = { $what ->
    [fights] { $deputy }, { $player } te demande de combattre à sa place jusqu’au { $until }.
    [deals] { $deputy }, { $player } te demande de conclure ses marchés jusqu’au { $until }.
    [both] { $deputy }, { $player } te demande de combattre et de conclure des marchés à sa place jusqu’au { $until }.
   *[all] { $deputy }, { $player } te demande de jouer à sa place jusqu’au { $until }.
  }
loan-offer-open = Tu verrais sa main, alors tu ne pourrais plus prendre d’autre place dans cette partie. Tu peux accepter jusqu’au { $open }.
loan-yes = Jouer à sa place
loan-no = Pas cette fois
loan-declined = Entendu. Je fais passer le message.
loan-accepted = Tu joues désormais pour { $player } ({ $title }) : { $link }
loan-given-back = La place est rendue à qui l’avait prêtée.
loan-withdrawn = Ton offre est retirée.
name-deputy = { $player } ({ $deputy } aux commandes)
lent-all = La place entière
lent-fights = Les combats seulement
lent-deals = Les marchés seulement
lent-both = Les combats et les marchés
lend = Prêter ta place…
lend-form = Prêter ta place
lend-to = Qui joue pour toi
lend-to-hint = Cette personne doit accepter. Vide : l’ordinateur joue.
lend-span = Combien de temps
lend-days = { $days ->
    [one] Un jour
   *[other] { $days } jours
  }
lend-what = Ce qui peut être décidé
lend-not-a-member = { $deputy } n’est pas sur ce serveur et ne peut pas jouer ici. Choisis quelqu’un d’autre.
lend-offered = { $what ->
    [fights] C’est demandé : { $deputy } combattrait pour toi jusqu’au { $until }, et peut accepter jusqu’au { $open }.
    [deals] C’est demandé : { $deputy } conclurait tes marchés jusqu’au { $until }, et peut accepter jusqu’au { $open }.
    [both] C’est demandé : { $deputy } combattrait et conclurait des marchés pour toi jusqu’au { $until }, et peut accepter jusqu’au { $open }.
   *[all] C’est demandé : { $deputy } jouerait à ta place jusqu’au { $until }, et peut accepter jusqu’au { $open }.
  }
lend-to-computer = { $what ->
    [fights] Un ordinateur combat pour toi jusqu’au { $until }.
    [deals] Un ordinateur conclut tes marchés jusqu’au { $until }.
    [both] Un ordinateur combat et conclut des marchés pour toi jusqu’au { $until }.
   *[all] Un ordinateur joue à ta place jusqu’au { $until }. Au premier choix de ta part, tu reprends la main.
  }

## Spectators

watch-line = -# 👁 { $watcher } suit la partie avec { $name }, par-dessus son épaule.
