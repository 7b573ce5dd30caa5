# Questions and choices. A choice is a button; its `.hint` stands under it in a menu and has at most 100 characters.
# “You” is the player who is asked. $rival is another player. $place and $room are places in the form the sentence needs.

## Questions

ask-anything = Que fais-tu ?
ask-supplies = Une Provision rend { $stamina } points d’Endurance. Le bac coûte { $ferry ->
        [one] { $ferry } pièce d’or
       *[other] { $ferry } pièces d’or
      }, et la Voyante { $seer }. Qu’emportes-tu en plus de tes 3 Provisions ?
ask-supplies-sheet = Habileté { $skill }, Endurance { $stamina }, Chance { $luck }.
ask-reenter = Ton aventurier n’est plus. Tu en envoies un autre ?
ask-action = Tu es { $place }. Que fais-tu ?
ask-move = { $steps ->
    [one] Tu as 1 pas. Vers où ?
   *[other] Tu as { $steps } pas. Vers où ?
  }
ask-where = Vers où ?
ask-passage = Où ressors-tu ?
ask-maze = Te voilà au bord du Labyrinthe. Tu entres ?
ask-cross = Comment traverses-tu la rivière ?
dead-end = Une impasse.
ask-twine = As-tu quelque chose contre ça, ou fais-tu demi-tour ?
nothing-helps = Tu ne portes rien qui serve, mais les autres n’ont pas à le savoir. Je continue pour toi dans un instant.
looks-up = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } lèvent les yeux.
   *[other] { NAME($foe, form: "The") } lève les yeux.
  }
ask-card-first = Une carte d’abord, ou le combat ?
ask-card-or-roll = Une carte avant l’assaut, ou les dés ?
ask-sneak = La Sentinelle dort à poings fermés. Sur la pointe des pieds, ou tu la réveilles ?
ask-bluff = Ils attendent des ordres. Tu en donnes, ou tu te bats ?
ask-feed = Il a très faim. Tu le combats, ou tu le nourris ?
ask-gas = Le couvercle siffle. Tu ouvres ?
ask-pedlar = Le Colporteur ouvre son éventaire. Qu’achètes-tu ?
ask-prisoner = Le Prisonnier te doit un service. De qui veux-tu voir une carte Clef ?
ask-stranger = { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
      } ou une carte Trésor, pour un regard sous le coffre ?
ask-quartermaster = L’Intendant sonne lui-même la cloche. Qu’est-ce que ce sera ?
ask-dwarfs = Une partie, ou des ragots ?
ask-wager = Le gremlin secoue le dé. Que mises-tu ?
ask-winnings = C’est gagné. La carte, ou l’Or ?
ask-seer = Pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
      }, elle te permet un Défi des Clefs. Quel numéro ?
ask-seer-alone = Pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
      }, elle regarde dans la pile pour toi. Tu paies ?
standing-foe = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } ont encore { $left ->
            [one] { $left } point
           *[other] { $left } points
          } d’Endurance. Toi, { $own }.
   *[other] { NAME($foe, form: "The") } a encore { $left ->
           [one] { $left } point
          *[other] { $left } points
         } d’Endurance. Toi, { $own }.
  }
standing-monster = { $more ->
    [0] { NAME($monster, form: "The") } a encore { $left ->
            [one] { $left } point
           *[other] { $left } points
          } d’Endurance. Toi, { $own }.
    [one] { NAME($monster, form: "The") } a encore { $left ->
            [one] { $left } point
           *[other] { $left } points
          } d’Endurance, et un ami derrière. Toi, { $own }.
   *[other] { NAME($monster, form: "The") } a encore { $left ->
           [one] { $left } point
          *[other] { $left } points
         } d’Endurance, et { $more } amis derrière. Toi, { $own }.
  }
standing-rival = { $rival } a encore { $left ->
        [one] { $left } point
       *[other] { $left } points
      } d’Endurance. Toi, { $own }.
ask-sword = Quelle épée tires-tu ?
ask-declare = Avec quoi te bats-tu ?
ask-luck = Une blessure. Tu tentes ta Chance dessus ?
ask-roll = { $who } se bat, et tu lances les dés d’en face : { NAME($foe, form: "the") }.
ask-roll-monster = Tu lances les dés du monstre.
ask-between = Encore un assaut ?
ask-flight = C’est réussi, tu t’échappes. Où cours-tu ?
ask-meeting = Ici : { $people }. Que fais-tu ?
ask-alone = Il n’y a plus personne ici. Tu continues ?
ask-attacked = { $rival } t’attaque. Tu te bats, ou tu proposes un marché pour avoir la paix ?
ask-truce = { $rival } propose une trêve. La bataille s’arrêterait, sans pillage. Tu acceptes ?
ask-rob = Ton rival s’enfuit. Que prends-tu ?
ask-lantern = Tu prends aussi la lanterne ?
ask-loot = Tout est à toi. Que laisses-tu ?
ask-leave = C’est trop à porter. Que laisses-tu ?
ask-leave-sword = Trois épées, c’est une de trop. Laquelle laisses-tu ?
ask-leave-card = Le sac ne prend que 6 cartes. Que laisses-tu ?
ask-claim = La voie du Trésor est libre. Tu le prends ?
ask-keep = { NAME($card, form: "number") ->
    [many] Ce sont { NAME($card, form: "the") }{ $keys }. Tu gardes ?
   *[other] C’est { NAME($card, form: "the") }{ $keys }. Tu gardes ?
  }
ask-keep-unseen = Tu gardes, ou tu remets en place ?
ask-put-down = Que poses-tu ?
ask-pick-up = Tu fouilles la pile. Que prends-tu ?
ask-reclaim = Les affaires de ton prédécesseur. Que reprends-tu ?
ask-turn-end = Ton tour s’achève. Tu poses un Trésor ici ?
ask-challenge = Tu as droit à un Défi des Clefs. Dis un numéro : tout le monde tend une carte, et personne d’autre que toi ne regarde.
ask-chest = Le coffre. Dis { $locks } numéros, un par un. Lequel ?
ask-chest-open = Le coffre. La serrure { $open } est déjà ouverte. Dis { $locks } numéros, un par un. Lequel ?
ask-reckoning = Qu’y a-t-il sous le coffre ? Écris { $locks } numéros. Lequel ?
ask-reckoning-more = Qu’y a-t-il sous le coffre ? Écris { $locks } numéros. Pour l’instant : { $written }. Lequel ensuite ?

## Odds

odds-round = Un assaut : perdu { $lose } %, gagné { $win } %.
odds-battle = Mort { $die } %, victoire { $win } %, environ { $cost } d’Endurance en moins.
odds-battle-with = Avec ça : mort { $die } %, victoire { $win } %, environ { $cost } d’Endurance en moins.
odds-battle-down = Mort { $die } %, tomber à { $stamina } d’Endurance { $low } %, victoire { $win } %, environ { $cost } en moins.
odds-figures = Habileté { $skill }, Endurance { $stamina }

## The turn

pack = Emporter { $goods }
reenter = Créer un autre aventurier
    .hint = Et jouer ce tour. Tu te rappelles tout.
leave-game = Quitter la partie
    .hint = Pour de bon. Tes cartes Clef restent.
    .sure = Tu quitterais la partie pour de bon. Un nouvel aventurier ne te coûte rien, et sait tout ce que tu sais.
move = Lancer le dé et bouger
move-through-passage = D’abord par le passage.
move-into-maze = Dans le Labyrinthe, ou à l’opposé.
move-dice = { $dice ->
    [one] 1 dé.
   *[other] { $dice } dés.
  }
move-earns-challenge = { $face ->
    [0] Un 1 donne droit à un Défi des Clefs.
   *[other] Un 1 ou un { $face } donne droit à un Défi des Clefs.
  }
move-earns-look = { $face ->
    [0] Un 1 donne droit à un regard dans la pile.
   *[other] Un 1 ou un { $face } donne droit à un regard dans la pile.
  }
eat = Manger une Provision
    .hint = +{ $stamina } d’Endurance, et rien d’autre ce tour-ci. Jamais deux tours de suite.
stay-in-room = Rester dans la salle
    .hint = Sans dé. Pour voir les gens d’ici, ou ramasser un Trésor qui traîne.
stay-here = Rester ici
    .hint = Sans dé. Pour voir les gens d’ici, ou ramasser un Trésor qui traîne.
cross = Traverser la rivière
    .hint = En bac, en radeau ou par le pont, au lieu de bouger.
open-chest = Essayer le coffre
    .hint = Dis { $locks } numéros dont tu as les clefs.
open-odds = Faux { $wrong } %, juste { $right } % avec { $numbers }.
end-turn = Finir le tour
    .hint = Sans rien faire.
put-down = Poser un Trésor
    .hint = Il restera ici, face cachée, pour qui veut.
put-down-first = Poser d’abord un Trésor
    .hint = Il restera ici, face cachée, pour qui veut.
take-sword = Prendre en main { NAME($sword, form: "plain") }
    .hint = Une fois par tour, et personne ne voit.

## Cards

use-card = Utiliser { NAME($card, form: "plain") }
poison = Empoisonner { $rival }
curse = Maudire { $rival }
turn-back = Faire demi-tour
    .hint = Sans utiliser de carte.
stand-and-fight = Tenir bon et se battre
    .hint = Sans utiliser de carte.
roll-round = Lancer les dés
    .hint = Sans utiliser de carte.
effect-crescent-shield = Assaut perdu : lance un dé. Sur 5 ou 6, la blessure coûte 1 point d’Endurance de moins.
effect-silver-cross = Devant Vampire, Goule, Squelettes ou Zombies : ils s’en vont. Sans combat, donc sans Chance.
effect-bow-and-silver-arrow = Un tir avant l’assaut 1 : Habileté réussie, −4 d’Endurance. Vampire et Loup-garou en meurent.
effect-potion-of-invisibility = Passe un monstre et prends le Trésor, ou quitte une bataille sans dégât. Tes bottes se voient.

## Moving

enter-room = Entrer { NAME($room, form: "in") }
enter-room-by = Entrer { NAME($room, form: "in") }, porte en { $square }
go-to = Aller { $to }
walk = { $wind ->
    [north] Au nord, { $to }
    [north-east] Au nord-est, { $to }
    [east] À l’est, { $to }
    [south-east] Au sud-est, { $to }
    [south] Au sud, { $to }
    [south-west] Au sud-ouest, { $to }
    [west] À l’ouest, { $to }
    [north-west] Au nord-ouest, { $to }
   *[back] Retour { $to }
  }
step-count = { $steps } pas.
ends-turn = Finit le tour.
may-cross = Tu peux traverser aussitôt.
maze-edge = Le bord du Labyrinthe. Finit le tour.
at-door = Devant la porte { NAME($room, form: "de") }.
near-door = À côté de la porte { NAME($room, form: "de") }.
hint-people = Là-bas : { $people }.
hint-pile = { $count ->
    [one] 1 carte Trésor par terre.
   *[other] { $count } cartes Trésor par terre.
  }
hint-cache = { $count ->
    [one] Ta cachette : 1 carte.
   *[other] Ta cachette : { $count } cartes.
  }
hint-chest = Le coffre.
hint-unguarded = Sans garde.
hint-face-down = Une carte face cachée.
hint-face-down-odds = Mort au combat : { $die } %. Une carte cachée, un monstre à { $monster } %.
hint-foe = { NAME($foe) }.
hint-monster = { NAME($foe) }, { $figures }.
hint-room-treasure = { $count ->
    [0] Pas de Trésor.
   *[other] Trésor : { $count }.
  }
passage-stay = Rester à cet anneau
passage-exit = Ressortir par { NAME($passage, form: "the") }
    .hint = Sans frais, puis tu lances le dé.
walk-away = S’éloigner du Labyrinthe
    .hint = Et bouger comme d’habitude.
enter-maze = Entrer par la case { $number } du Labyrinthe
    .hint = Impasse : { $dead } %, et le tour est perdu. Tu ne connais pas cette carte.
enter-known-maze = Entrer par la case { $number } du Labyrinthe
    .hint = { $card }, { $sides }.
ferry = Prendre le bac pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
      }
    .hint = Au sec et sans risque. Tu as { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
          }.
raft = Prendre le radeau et tenter sa Chance
    .hint = Crocodile : { $unlucky } % ({ $figures }). Sinon, traversée faite (Chance { $luck }).
bridge-crossing = Prendre le pont, sur un dé
    .hint = À l’eau : { $fall } %. De l’autre côté : { $across } %. Sinon, retour ici.
stay-on-bank = Ne pas traverser
    .hint = De ce côté, on est au sec.

## Battles

fight-round = Livrer un assaut
fight-sure = Tu as { $stamina } d’Endurance : un assaut perdu, c’est la mort. Le risque est de { $lose } %.
press = { $stamina ->
    [0] Se battre sans demander
   *[other] Se battre jusqu’à { $stamina } d’Endurance
  }
    .hint = { $stamina ->
        [0] Assaut après assaut. Ta consigne est de ne jamais fuir.
       *[other] Assaut après assaut, sans demander. Le chiffre est une consigne.
      }
press-low = Se battre tant que ça va
finish = Se battre jusqu’au bout
    .hint = Sans demander, jusqu’à la mort de quelqu’un.
try-escape = Tenter de fuir
    .hint = { $modifier ->
        [0] Échec { $held } %, fuite { $away } %. Coûte de 0 à 2 d’Endurance dans les deux cas.
       *[other] Échec { $held } %, fuite { $away } % (dé { $die }). Coûte de 0 à 2 d’Endurance dans les deux cas.
      }
escape-deadly = Mort { $death } %.
offer-truce = Proposer une trêve
    .hint = Si c’est accepté, la bataille s’arrête, sans pillage.
flight-guarded = Au prochain tour, il te faudra affronter ce qu’il y a là-dedans.
flight-free = Personne n’y barre la route.
draw-sword = Tirer { NAME($sword, form: "plain") }
draw-plain = Tirer { NAME($sword, form: "plain") }
    .hint = Ni bonus, ni secret.
declare-nothing = Ne rien montrer
    .hint = Les cartes non montrées ne comptent pas dans cette bataille.
declare = Se battre avec { $cards }
    .hint = { $count ->
        [one] Tout le monde voit la carte.
       *[other] Tout le monde voit les { $count } cartes.
      }
test-luck = Tenter sa Chance
    .hint = Raté { $unlucky } %. Coup : { $dealt }, sinon { $dealtNot }. Reçu : { $taken }, sinon { $takenNot }.
leave-to-fate = S’en remettre au sort
roll-dice = Lancer les dés
    .hint = 2 dés et Habileté { $skill }.
roll-its-dice = Lancer les dés
    .hint = 2 dés et son Habileté.
attack = Attaquer { $rival }
    .hint = { $odds } { $hiding ->
        [0] Endurance { $stamina }, { $cards }.
       *[other] Sauf équipement caché. Endurance { $stamina }, { $cards }.
      }
leave-them = Continuer
    .hint = Les laisser tranquilles.
defend = Tenir bon et se battre
hiding-gear = Sauf équipement caché.
buy-off = Proposer un marché
    .hint = S’il est accepté, pas de bataille ce tour-ci.
accept-truce = Accepter la trêve
    .hint = Pas de pillage, et vous restez tous les deux.
refuse-truce = Refuser et se battre
rob-keys = Prendre toutes les clefs
    .hint = Toutes les cartes Trésor à clef. Il n’y en a peut-être pas.
rob-random = Prendre une carte au hasard
rob-nothing = Ne rien prendre
take-lantern = Prendre aussi la lanterne
    .hint = Dans le noir, les passages mènent n’importe où.
leave-lantern = Laisser la lanterne

## Rooms

wake = Réveiller la Sentinelle
tiptoe = Passer sur la pointe des pieds
    .hint = Réveil et combat : { $unlucky } %. Sinon, le Trésor est accessible (Chance { $luck }).
fight-skeletons = Combattre les Squelettes
pretend = Jouer à la direction
    .hint = Découverte et combat : { $unlucky } %. Sinon, le Trésor est accessible (Chance { $luck }).
fight-barbarian = Combattre le Barbare
feed = Donner une Provision au Barbare
    .hint = Il s’en va, et le Trésor est à prendre.
open-lid = Ouvrir le couvercle
    .hint = { $death ->
        [0] Un dé : 1 coûte { $worst } d’Endurance, 2 ou 3 coûtent { $bad }, 4 à 6 rien. Puis le Trésor.
       *[other] Mort { $death } %. Un 1 coûte { $worst } d’Endurance, 2 ou 3 coûtent { $bad }. Puis le Trésor.
      }
leave-lid = Laisser fermé
    .hint = Pas de Trésor. La carte reste.
buy-provisions = { $count ->
    [one] Acheter 1 Provision
   *[other] Acheter { $count } Provisions
  }
    .hint = { $price ->
        [one] 1 pièce d’or.
       *[other] { $price } pièces d’or.
      }
buy-flask = Acheter la flasque
    .hint = { $price ->
            [one] { $price } pièce d’or
           *[other] { $price } pièces d’or
          }. +{ $stamina } d’Endurance aussitôt.
buy-charm = Acheter le porte-bonheur
    .hint = { $price ->
            [one] { $price } pièce d’or
           *[other] { $price } pièces d’or
          }. +{ $luck } de Chance, sans dépasser le départ.
buy-nothing = Ne rien acheter de plus
    .hint = Et dire au revoir.
buy-treasure = Acheter la première carte Trésor
    .hint = { $price ->
            [one] { $price } pièce d’or
           *[other] { $price } pièces d’or
          }, sans la voir, ni reprise ni échange.
sell = Vendre { NAME($card, form: "plain") }
    .hint = { $price ->
            [one] { $price } pièce d’or
           *[other] { $price } pièces d’or
          }.
sell-bunch = Vendre { NAME($card, form: "plain") }
    .hint = { $price ->
            [one] { $price } pièce d’or
           *[other] { $price } pièces d’or
          }. Il porte les clefs { $keys }.
see-key-card = Regarder une carte Clef chez { $rival }
    .hint = { $count ->
        [one] La seule numérotée là-bas.
       *[other] Une des { $count } numérotées, au hasard.
      }
pay-stranger = Payer { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
      }
    .hint = Tu vois une carte Clef de sous le coffre.
give-stranger = Donner { NAME($card, form: "plain") }
    .hint = Voir une carte Clef de sous le coffre, mais pas de Trésor.
decline-stranger = Décliner poliment
    .hint = L’Étranger reste, et tu peux prendre le Trésor.
play-dwarfs = { $stake ->
    [one] Jouer 1 pièce d’or
   *[other] Jouer { $stake } pièces d’or
  }
    .hint = Perdu { $lose } %, gagné { $win } % : 2 dés chacun. Si tu gagnes, le Trésor est à prendre.
gossip-stack = Acheter des ragots sur la pile
    .hint = Un de ses numéros, au hasard, pour { $price ->
            [one] { $price } pièce d’or
           *[other] { $price } pièces d’or
          }. Puis le Trésor.
gossip = Acheter des ragots sur { $rival }
    .hint = { $count ->
        [one] Son seul numéro pour { $price ->
                [one] { $price } pièce d’or
               *[other] { $price } pièces d’or
              }. Puis le Trésor.
       *[other] Un de ses { $count } numéros pour { $price ->
               [one] { $price } pièce d’or
              *[other] { $price } pièces d’or
             }. Puis le Trésor.
      }
leave-dwarfs = Laisser les Nains tranquilles
    .hint = Mais pas de Trésor non plus.
stake-gold = Miser { $stake ->
        [one] { $stake } pièce d’or
       *[other] { $stake } pièces d’or
      }
    .hint = Perdu { $lose } %, gagné { $win } %. De { $from } à 6 : sa première carte Trésor ou { $stake ->
            [one] { $stake } pièce d’or
           *[other] { $stake } pièces d’or
          }.
stake-card = Miser { NAME($card, form: "plain") }
    .hint = Perdu { $lose } %, gagné { $win } %. De { $from } à 6 : sa première carte Trésor ou { $stake ->
            [one] { $stake } pièce d’or
           *[other] { $stake } pièces d’or
          }.
no-bet = Ne pas miser
winnings-gold = Prendre { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
      }
winnings-card = Prendre la première carte Trésor
    .hint = Sans la voir.

## Numbers

write-likeliest = Écrire { $numbers }
    .hint = Ce que ton carnet démontre, puis les plus petits numéros encore ouverts.
pay-look = Payer pour regarder
    .hint = Une carte Clef de la pile, au hasard, remélangée ensuite.
no-number = Ne dire aucun numéro
name-number = Numéro { $number }
name-number-showing = Numéro { $number }, en montrant { NAME($card, form: "plain") }
leave-chest = Laisser le coffre
    .hint = Un numéro faux, et c’est la Rive sud.
sure-not-beneath = Ton carnet démontre que le { $number } n’est pas sous le coffre.
sure-beneath = Ton carnet démontre déjà que le { $number } est sous le coffre. Tu n’apprendrais rien.
known-open = Ailleurs { $not } %, sous le coffre { $beneath } %.
known-teaches = Une réponse écarte { $ruled } % des coffres possibles.
known-rules-out = Écarte { $ruled } % des coffres possibles.
known-chest = Démontré sous le coffre.
known-stack = Dans la pile, donc pas sous le coffre.
known-own = Ta propre carte Clef, donc pas sous le coffre.
known-rival = La carte Clef d’un rival, donc pas sous le coffre.
known-key = Tu as la clef.

## Treasure

claim = Prendre le Trésor
    .hint = Regarde d’abord, puis garde-le ou remets-le.
leave-unseen = Laisser le Trésor sans le voir
keep = Garder { NAME($card, form: "plain") }
keep-unseen = Garder la carte
put-back = Remettre la carte sur le dessus
    .hint = Personne d’autre ne sait ce que c’est.
leave-card = Laisser { NAME($card, form: "plain") }
put-down-card = Poser { NAME($card, form: "plain") }
take-card = Prendre { NAME($card, form: "plain") }
take-back-card = Reprendre { NAME($card, form: "plain") }
take-all = Tout prendre
    .hint = Si c’est trop, tu choisiras quoi laisser.
plain-sword-left = Pas de bonus. Abandonnée, elle disparaît.
keep-the-rest = Garder tout ça
done = Fini
that-is-all = C’est tout
go-on = Continuer

## Deals

make-offer = Marchander avec { $rival }
    .hint = En face : Or { $gold }, et { $cards }. 3 offres par tour au plus.
propose = Proposer ceci
deal-step = { $step ->
    [swap-own] Échanger un regard sur des cartes Clef
    [swap-answer] Échanger la vérité sur un numéro
    [give-gold] Donner de l’Or
    [give-provisions] Donner des Provisions
    [give-card] Donner une carte Trésor
    [give-own] Montrer une carte Clef de ton choix
    [give-show] Montrer une certaine carte Clef
    [give-answer] Dire la vérité sur un numéro
    [ask-gold] Demander de l’Or
    [ask-provisions] Demander des Provisions
    [ask-card] Demander une carte que tu connais
    [ask-key] Demander des cartes à clefs
    [ask-own] Demander à voir une carte Clef
    [ask-show] Demander à voir une certaine carte Clef
    [ask-answer] Demander la vérité sur un numéro
   *[cancel] Renoncer
  }
    .hint = { $step ->
        [swap-own] Une contre une, chacun choisit la sienne. Proposé aussitôt.
        [swap-answer] L’une contre l’autre, sur le même numéro. Proposé aussitôt.
        [give-own] Tu choisis laquelle. Ça peut être la vierge.
        [give-show] Si tu ne l’as pas, le marché échoue.
        [give-answer] Je tends pour toi cette carte Clef, ou une vierge.
        [ask-own] L’autre choisit laquelle. Ça peut être la vierge.
        [ask-show] Si l’autre ne l’a pas, le marché échoue.
        [ask-answer] Je tends pour l’autre cette carte Clef, ou une vierge.
       *[other] { "" }
      }
deal-card = { NAME($card) }
deal-card-not = Retirer { NAME($card, form: "plain") }
deal-count = { $count ->
    [0] Aucune
   *[other] { $count }
  }
deal-key-card = Carte Clef { $number }
deal-number = Numéro { $number }
deal-number-not = Retirer le numéro { $number }
deal-plain = { $choice ->
    [none] Aucune carte Clef
    [any] Une carte au choix de l’autre
    [blank] Ta carte vierge
   *[back] Retour
  }
decline = Refuser
counter = Faire une contre-offre
    .hint = Une seule, puis c’est oui ou non.
accept = Accepter
accept-giving = Accepter, en donnant { $cards }
accept-showing = Accepter, en montrant la carte Clef { $number }
accept-showing-blank = Accepter, en montrant ta carte vierge
accept-giving-showing = Accepter, en donnant { $cards } et en montrant la carte Clef { $number }
accept-giving-blank = Accepter, en donnant { $cards } et en montrant ta carte vierge
you-give = Tu donnes { $goods }.
terms-card = { NAME($card, form: "plain") }{ $keys }
terms-key = une carte à clef { $number }
terms-own-yours = un regard sur une carte Clef de ton choix
terms-own-theirs = un regard sur une carte Clef choisie en face
terms-show = un regard sur la carte Clef { $number }
terms-answers = la vérité sur { $numbers }
terms-nothing = rien
ask-deal-somebody = Il y a une offre rien que pour toi. Ses termes sont avec tes choix.
ask-deal-from = { $who } a une offre rien que pour toi. Ses termes sont avec tes choix.
ask-deal-look = { $who } propose **un regard sur une carte Clef contre un regard sur une des tiennes**. Chacun choisit en secret. Tu acceptes ?
ask-deal-truth = { $who } propose **{ $terms }, contre la même chose de ta part**. Tu acceptes ?
ask-deal = { $who } offre **{ $gives }** et demande **{ $asks }**. Tu acceptes ?
ask-build = Qu’offres-tu, et que demandes-tu ?
ask-build-more = Tu donnes { $gives } et demandes { $asks }. Autre chose ?
ask-part-gold = { $side ->
    [ask] Combien d’Or demandes-tu ?
   *[give] Combien d’Or donnes-tu ?
  }
ask-part-provisions = { $side ->
    [ask] Combien de Provisions demandes-tu ?
   *[give] Combien de Provisions donnes-tu ?
  }
ask-part-card = { $side ->
    [ask] Quelle carte Trésor demandes-tu ?
   *[give] Quelle carte Trésor donnes-tu ?
  }
ask-part-key = Des cartes avec quelles clefs ? Une carte pour chacune.
ask-part-own = { $side ->
    [swap] Quelle carte Clef montres-tu pour en voir une en face ?
    [ask] Tu demandes à voir une carte Clef ?
   *[give] Laquelle de tes cartes Clef montres-tu ?
  }
ask-part-answer = { $side ->
    [swap] La vérité sur quel numéro ?
   *[other] Quel numéro ?
  }
ask-part-show = Quel numéro ?

## Pencil marks and services

rub-out = Effacer : { $number } ({ $holder })
pencil-yes = Crayon : le { $number } est { $place }
pencil-no = Crayon : le { $number } n’est pas { $place }
arm-me = M’équiper pour les batailles
    .hint = La meilleure épée et toutes les protections, chaque fois.
arm-myself = Me laisser m’équiper
    .hint = Tu choisis quoi montrer avant chaque bataille.
ask-at-turn-end = Me demander avant chaque fin de tour
    .hint = Pour pouvoir poser un Trésor.
skip-at-turn-end = Ne rien demander en fin de tour
    .hint = Seulement là où il y a quelque chose à prendre.

## Hints for beginners

beginner-turn = Un tour, c’est une action : bouger, rester, manger ou passer. Les salles ont un trésor, et quelqu’un que ça dérange qu’on le prenne.
beginner-battle = À chaque assaut, les deux camps lancent 2 dés et ajoutent leur Habileté. Le plus bas total perd 2 points d’Endurance. Entre deux assauts, tu peux tenter de fuir, ou continuer sans que je te demande.
beginner-duel = Un autre aventurier est un ennemi comme un autre, sauf que le perdant a des poches.
beginner-deal = Un marché ne vaut que si vous êtes d’accord tous les deux. Échange un regard contre un regard : une carte Clef que tu as vue n’est pas sous le coffre.
beginner-challenge = Dis un numéro. Qui tient cette carte Clef te la montre en secret, et les autres montrent une vierge. Un numéro qu’on te montre n’est pas sous le coffre.
beginner-treasure = Un sac contient 6 cartes Trésor. Ce que tu laisses reste face cachée, pour qui passera ensuite.

## What may come of a choice, for players who ask for their chances

stake-death = Tu meurs
stake-stamina-lost = Tu perds de l’Endurance
stake-treasures-lost = Tu perds des trésors
stake-turns-lost = Tu passes des tours
stake-luck-lost = Tu perds de la Chance
stake-gold-lost = Tu dépenses ou perds de l’Or
stake-stamina-gained = Tu gagnes de l’Endurance
stake-gold-gained = Tu gagnes de l’Or
stake-learnt = Tu en apprends sur le coffre
stake-treasures-gained = Tu gagnes des trésors
stake-won = Tu gagnes
