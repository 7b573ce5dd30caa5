# Proposals, votes, going back, and seats on offer. $by proposed it, $about is the player it’s about. For a proposal about
# nobody, and for a decision by a moderator, one of them is empty. Outcomes are lines of the chronicle.

## Each kind of proposal: as it’s made, settled, and listed for `/game propose`

proposal-undo = { $whose ->
    [own] { $by } propose d’annuler son dernier choix.
   *[other] { $by } propose d’annuler le dernier choix fait par { $about }.
  }
  .agreed = La table accepte d’annuler le dernier choix fait par { $about }.
  .decided = { $whose ->
      [nobody] La modération annule le dernier choix.
     *[other] La modération annule le dernier choix fait par { $about }.
    }
  .refused = Proposition refusée : annuler le dernier choix fait par { $about }.
  .withdrawn = { $by } ne propose plus d’annuler le dernier choix fait par { $about }.
  .lapsed = Pas assez de voix à temps : le dernier choix fait par { $about } n’est pas annulé.
  .choice = Annuler le dernier choix, même après un lancer

proposal-back = { $branch ->
    [none] { $by } propose de revenir à un moment précédent.
   *[other] { $by } propose de revenir à la branche { $branch }.
  }
  .agreed = { $branch ->
      [none] La table accepte de revenir à un moment précédent.
     *[other] La table accepte de revenir à la branche { $branch }.
    }
  .decided = La modération ramène la partie à un moment précédent.
  .refused = { $branch ->
      [none] Proposition refusée : revenir à un moment précédent.
     *[other] Proposition refusée : revenir à la branche { $branch }.
    }
  .withdrawn = { $branch ->
      [none] { $by } ne propose plus de revenir à un moment précédent.
     *[other] { $by } ne propose plus de revenir à la branche { $branch }.
    }
  .lapsed = { $branch ->
      [none] Pas assez de voix à temps pour revenir à un moment précédent.
     *[other] Pas assez de voix à temps pour revenir à la branche { $branch }.
    }
  .choice = Revenir à un moment précédent, ou à une branche

proposal-back-to-turn = { $ago ->
    [0] { $by } propose de revenir au début de ce tour.
    [1] { $by } propose de revenir au début du tour précédent.
   *[other] { $round ->
        [none] { $by } propose de revenir { $ago } tours en arrière, au début du tour { $turn }.
       *[other] { $by } propose de revenir { $ago } tours en arrière, au début d’un tour de la manche { $round }.
      }
  }

proposal-pause = { $by } propose une pause.
  .agreed = La table accepte de faire une pause.
  .decided = La modération met la partie en pause.
  .refused = Proposition refusée : faire une pause.
  .withdrawn = { $by } ne propose plus de faire une pause.
  .lapsed = Pas assez de voix à temps pour faire une pause.
  .choice = Mettre la partie en pause
  .effect = Toutes les pendules s’arrêtent jusqu’à ce que quelqu’un appuie sur **Reprendre**.

proposal-extend = { $by } propose un délai de plus pour { $about }.
  .agreed = La table accepte : un délai de plus pour { $about }.
  .decided = Décision de la modération : un délai de plus pour { $about }.
  .refused = Proposition refusée : un délai de plus pour { $about }.
  .withdrawn = { $by } retire sa proposition : un délai de plus pour { $about }.
  .lapsed = Pas assez de voix à temps : pas de délai de plus pour { $about }.
  .choice = Donner plus de temps à quelqu’un
  .effect = Sa pendule repart de zéro.

proposal-pace = { $pace ->
    [none] { $by } propose de changer de rythme.
   *[other] { $by } propose de changer de rythme : « { $pace } ».
  }
  .agreed = { $pace ->
      [none] La table accepte de changer de rythme.
     *[other] La table accepte de changer de rythme : « { $pace } ».
    }
  .decided = La modération change le rythme.
  .refused = Proposition refusée : changer de rythme.
  .withdrawn = { $by } ne propose plus de changer de rythme.
  .lapsed = Pas assez de voix à temps pour changer de rythme.
  .choice = Changer de rythme
  .effect = Toutes les pendules repartent de zéro.

proposal-play-on = { $by } propose de continuer sans { $about }.
  .agreed = La table accepte de continuer sans { $about }.
  .decided = La modération laisse la partie continuer sans { $about }.
  .refused = Proposition refusée : continuer sans { $about }.
  .withdrawn = { $by } ne propose plus de continuer sans { $about }.
  .lapsed = Pas assez de voix à temps pour continuer sans { $about }.
  .choice = Continuer sans quelqu’un (un ordinateur prend la place)
  .effect = Un ordinateur tient la place jusqu’à son retour.

proposal-move-on = { $by } propose d’avancer sans le choix secret.
  .agreed = La table accepte d’avancer sans le choix secret.
  .decided = La modération laisse la partie avancer sans le choix secret.
  .refused = Proposition refusée : avancer sans le choix secret.
  .withdrawn = { $by } ne propose plus d’avancer sans le choix secret.
  .lapsed = Pas assez de voix à temps pour avancer sans le choix secret.
  .choice = Avancer sans un choix secret
  .effect = Je joue pour quiconque a encore un choix secret à faire, selon ses consignes ou les règles par défaut. Je ne dirai pas qui c’était. Si personne ne refuse à temps, c’est accepté.

proposal-gentle = { $by } propose que les ordinateurs jouent en douceur.
  .agreed = Décision de la table : les ordinateurs jouent désormais en douceur.
  .decided = Décision de la modération : les ordinateurs jouent désormais en douceur.
  .refused = Proposition refusée : des ordinateurs indulgents.
  .withdrawn = { $by } ne propose plus que les ordinateurs jouent en douceur.
  .lapsed = Pas assez de voix à temps pour des ordinateurs indulgents.
  .choice = Faire jouer les ordinateurs en douceur
  .effect = Ils se contentent souvent du deuxième choix.

proposal-fair = { $by } propose que les ordinateurs jouent de leur mieux.
  .agreed = Décision de la table : les ordinateurs jouent désormais de leur mieux.
  .decided = Décision de la modération : les ordinateurs jouent désormais de leur mieux.
  .refused = Proposition refusée : des ordinateurs qui jouent de leur mieux.
  .withdrawn = { $by } ne propose plus que les ordinateurs jouent de leur mieux.
  .lapsed = Pas assez de voix à temps pour des ordinateurs qui jouent de leur mieux.
  .choice = Faire jouer les ordinateurs de leur mieux
  .effect = Ils prennent ce qu’ils trouvent de mieux.

proposal-cunning = { $by } propose que les ordinateurs réfléchissent à l’avance.
  .agreed = Décision de la table : les ordinateurs réfléchissent désormais à l’avance.
  .decided = Décision de la modération : les ordinateurs réfléchissent désormais à l’avance.
  .refused = Proposition refusée : des ordinateurs qui réfléchissent à l’avance.
  .withdrawn = { $by } ne propose plus que les ordinateurs réfléchissent à l’avance.
  .lapsed = Pas assez de voix à temps pour des ordinateurs qui réfléchissent à l’avance.
  .choice = Faire réfléchir les ordinateurs à l’avance
  .effect = Ils essaient diverses suites possibles, sans rien savoir de plus que ce que voit leur place.

# $language is the new one. A moderator can’t decide this one.
proposal-language = { $language ->
    [none] { $by } propose de changer la langue de cette table.
   *[other] { $by } propose de changer la langue de cette table : { $language }.
  }
  .agreed = La table accepte de changer de langue.
  .refused = Proposition refusée : changer la langue de la table.
  .withdrawn = { $by } ne propose plus de changer la langue de la table.
  .lapsed = Pas assez de voix à temps pour changer la langue de la table.
  .effect = Cela change ce que tout le monde lit ici. Les messages privés restent dans la langue de chaque personne.

proposal-replace = { $by } propose d’offrir à quelqu’un d’autre la place tenue par { $about }.
  .agreed = La table offre à quelqu’un d’autre la place tenue par { $about }.
  .decided = La modération offre à quelqu’un d’autre la place tenue par { $about }.
  .refused = Proposition refusée : offrir à quelqu’un d’autre la place tenue par { $about }.
  .withdrawn = { $by } ne propose plus d’offrir à quelqu’un d’autre la place tenue par { $about }.
  .lapsed = Pas assez de voix à temps pour offrir à quelqu’un d’autre la place tenue par { $about }.
  .choice = Offrir une place à quelqu’un d’autre
  .effect = Toute personne sans place peut la prendre, tant que l’autre n’est pas de retour.

proposal-end = { $by } propose d’arrêter la partie là.
  .agreed = La table accepte d’arrêter la partie là.
  .decided = La modération arrête la partie là.
  .refused = Proposition refusée : arrêter la partie là.
  .withdrawn = { $by } ne propose plus d’arrêter la partie là.
  .lapsed = Pas assez de voix à temps pour arrêter la partie là.
  .choice = Arrêter la partie là
  .effect = La partie s’arrête sans résultat.

proposal-watch = { $by } propose de laisser { $whom } suivre la partie avec { $about }, par-dessus son épaule.
  .agreed = La table accepte de laisser { $whom } suivre la partie avec { $about }, par-dessus son épaule.
  .refused = Proposition refusée : laisser { $whom } suivre la partie avec { $about }, par-dessus son épaule.
  .withdrawn = { $by } ne propose plus de laisser { $whom } suivre la partie avec { $about }, par-dessus son épaule.
  .lapsed = Pas assez de voix à temps pour laisser { $whom } suivre la partie avec { $about }, par-dessus son épaule.
  .effect = On y voit tout ce que voit cette place, secrets compris, sans rien pouvoir choisir. La fiche l’indique tant que ça dure.

proposal-move = { $by } propose d’emmener la partie sur un autre serveur.
  .agreed = La table accepte d’emmener la partie sur un autre serveur.
  .refused = Proposition refusée : emmener la partie sur un autre serveur.
  .withdrawn = { $by } ne propose plus d’emmener la partie sur un autre serveur.
  .lapsed = Pas assez de voix à temps pour emmener la partie sur un autre serveur.
  .effect = La partie continue dans <#{ $room }>. Qui regarde par-dessus une épaule perd cette vue.

## After a proposal’s own sentence

proposal-alone = Personne d’autre ne joue ici en chair et en os, alors { $by } décide.
proposal-overtaken = C’est annulé : la partie a avancé depuis.
proposal-ended = C’est annulé : la partie est finie.

## The message of a vote

vote-needs-another = -# Il faut l’accord de tous les présents, dont au moins une autre personne. Le vote se termine { $closes }.
vote-needs-majority = -# Il faut l’accord de plus de la moitié. Le vote se termine { $closes }.
vote-needs-others = -# Il faut l’accord de tous les autres. La personne concernée peut s’y opposer. Le vote se termine { $closes }.
vote-ayes = { $count ->
    [0] Pour : encore personne (0 sur { $needed })
   *[other] Pour : { $names } ({ $count } sur { $needed })
  }
vote-nays = Contre : { $names }
vote-awaited = Voix attendues : { $names }
vote-private = La table est appelée à voter.
vote-agree = D’accord
vote-refuse = Refuser
vote-look = Montrer ce moment

## Going back

rollback-undoes-nothing = Ça n’annule aucun choix.
rollback-undoes = { $turns ->
    [0] Ça annule { $choices } choix ({ $whose }).
    [1] Ça annule 1 tour et { $choices } choix ({ $whose }).
   *[other] Ça annule { $turns } tours et { $choices } choix ({ $whose }).
  }
rollback-undoes-of = { $choices } par { $name }
rollback-undoes-more = Tout choix fait avant la fin du vote est annulé aussi. Le tout est gardé comme branche.
rollback-dice-fresh = À partir de là, les dés sont neufs et tout ce qui est caché est remélangé : ce que tu as vu dans les tours annulés ne t’apprend rien.
rollback-dice-stay = Aucun dé n’a été lancé ni rien révélé entre-temps, donc les dés restent. Ce que quelqu’un a pu apprendre en secret est remélangé.
rollback-on-branch = Ce moment se trouve sur la branche abandonnée { $branch }, et la partie continue de là.
rollback-kept = Ce que vous laissez derrière vous est gardé comme branche. Vous pourrez y revenir.
rollback-lost = Les dernières choses que ça annulerait :
rollback-then = **Voici où on en était alors :**
rollback-propose = Le proposer aux autres
rollback-decide = Revenir d’autorité

# The question at the top. $name is a bookmark’s, $line a line of the chronicle.
rollback-to-branch = ### Revenir à la fin de la branche { $branch } ?
rollback-to-bookmark = ### Revenir au signet **{ $name }** ?
rollback-to-line = ### Revenir au moment « { $line } » ?
rollback-to-turn = { $ago ->
    [0] ### Revenir au début de ce tour ?
    [1] ### Revenir au début du tour précédent ?
   *[other] { $round ->
        [none] ### Revenir { $ago } tours en arrière, au début du tour { $turn } ?
       *[other] ### Revenir { $ago } tours en arrière, au début d’un tour de la manche { $round } ?
      }
  }

# As listed while you type.
rollback-choice-bookmark = { $name } (tour { $turn })
rollback-choice-branch = La fin de la branche { $branch }
rollback-choice-turn = { $ago ->
    [0] Le début de ce tour
    [1] Le début du tour précédent
   *[other] { $turn ->
        [none] Le début du tour d’il y a { $ago } tours
       *[other] Le début du tour { $turn }, il y a { $ago } tours
      }
  }

## Branches

branches-heading = ### Branches abandonnées
branches-menu = Voir comment une branche s’est terminée…
branch-label = Branche { $number }
branch-left = { $turn ->
    [none] - **Branche { $number }** : abandonnée { $when }.
   *[other] { $round ->
        [none] - **Branche { $number }** : abandonnée au tour { $turn }, { $when }.
       *[other] - **Branche { $number }** : abandonnée à la manche { $round }, { $when }.
      }
  }
branch-left-agreed = { $name } l’a proposé, et le vote est passé.
branch-left-decided = Décision de la modération.
branch-last = Sa dernière ligne : { $line }

## A seat on offer

offer = ### Place libre : { $name }
  .text = Qui la prend continue cette partie ({ $game }), avec tout ce qui va avec la place.
  .private = ### Une place est libre dans cette partie : { $game }
  .take = Prendre cette place
  .over = Cette offre n’est plus valable.
  .ended = La partie est finie, et l’offre avec.
  .taken = Cette place n’est plus libre : { $name } l’a prise.
