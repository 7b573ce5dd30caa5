# Choices. A choice is a button; its `.hint` stands under it in a menu and has at most 100 characters, and `.sure` asks
# before it counts. $item is a weapon or treasure, $clue the title of a clue, $place a place in the form the label needs.

## Setup and newcomers

play-character = Jouer { $name } { NAME($class, form: "the") }
beginner-ozmo = Frappe fort, tient longtemps, se joue simplement.
beginner-kate = Se bat et court aussi bien. Un bon premier choix.
beginner-alatha = Parmi les plus rapides, avec un sort dans la manche.
beginner-nruff = Le pied vif, l’œil sûr, et un sort en réserve.
beginner-rosa = Deux sorts et la main sûre, mais peu d’armes.
beginner-harald = Deux sorts et une fronde, mais le pied lent.
beginner-dulcime = Quatre sorts et la peau fine. Réfléchir avant un combat.
beginner-turb = Quatre sorts, et un peu plus coriace que Dulcime.
beginner-rokko = Le plus coriace, et lent. Chez lui dans les montagnes.
beginner-herman = Esquive deux coups par combat et distance presque tout.
starts-with = Reçoit { $extras }.
stop-playing = Arrêter de jouer
    .hint = La partie est finie pour toi, tu ne pourras plus que regarder.
    .sure = La partie serait finie pour toi, et tu ne pourrais plus que regarder. Tu arrêtes ?
take-spell = Prendre { NAME($spell) }
learn-spell = Apprendre { NAME($spell) }

## Moving

stay = Rester { $at }
walk-road = Marcher vers { $to }
walk-road-named = Suivre la route vers { $to }
walk-road-by-oasis = Marcher vers { $to } par l’Oasis
walk-road-heading = Marcher vers { $to }, d’abord { NAME($wind, form: "at") }
step = Un pas { NAME($wind, form: "at") }, vers { $to }
step-twice = Deux pas vers { $to }
step-aside = Un pas vers { $to }
sail = Naviguer vers { $to }
sail-heading = Naviguer vers { $to }, d’abord { NAME($wind, form: "at") }
raft = Construire un radeau
    .hint = Échec : 50 %. Sur 4 à 6, il te mène à la terre ferme.
meditate = Méditer pour un sort
    .hint = 2 dés contre son seuil. En cas d’échec, tu pioches une rencontre.
walk-on = Continuer vers { $to }
stop-at-oasis = S’arrêter à l’Oasis
teleport-to = Se téléporter vers { $to }
drift-to = Dériver vers { $to }
    .hint = Ton tour s’arrête là.
leave-to = Partir { NAME($wind, form: "at") }, vers { $to }
leave-aside = Partir vers { $to }

# What a move may lead to.
own-clue = { $treasures ->
    [one] Ton indice rapporte { $treasures } trésor.
   *[other] Ton indice rapporte { $treasures } trésors.
  }
own-clues = { $treasures ->
    [one] Ton meilleur indice rapporte { $treasures } trésor.
   *[other] Ton meilleur indice rapporte { $treasures } trésors.
  }
waits-past-oasis = 50 % de finir dans le désert, avec une rencontre. Sur un dé pair, tu passes l’Oasis.
waits-oasis = 50 % de désert et une rencontre. Sur un dé pair, l’Oasis est là.
waits-encounter = { $where ->
    [sea] Rencontre : hostile { $hostile } %, personne { $nobody } %. En mer.
    [shore] Rencontre : hostile { $hostile } %, personne { $nobody } %. Peut-être venue de la côte.
   *[land] Rencontre : hostile { $hostile } %, personne { $nobody } %.
  }
waits-passage = D’abord une rencontre en mer : hostile { $hostile } %, personne { $nobody } %, puis tu accostes.
waits-exploring = Exploration : { $chances }.
chance-prison = prison { $chance } %
chance-wound = blessure { $chance } %
chance-encounter = rencontre { $chance } %
chance-clue = indice { $chance } %
chance-cure = soins { $chance } %
chance-weapon = arme { $chance } %

## Magic

cast-spell = Lancer { NAME($spell) }
read-scroll = Lire { NAME($scroll, form: "plain") }
leaves-party = Compagnons, familier et embarcation restent derrière pour de bon.
replaces-blow = Remplace ta propre attaque.
meditate-for = Méditer pour { NAME($spell) }
meditate-sure = Vient sans dés ce tour-ci.
meditate-odds = Échec : { $fails } %. Il faut { $needs } ou plus avec 2 dés.

## Clues, deliveries, the Emperor

clue-quoted = « { $name } »
use-clue = Utiliser { $clue }
    .sure = Tu peux encore utiliser { $clue } ici : { $worth }. Continuer sans ?
forget-clue = Oublier { $clue }
give-clue = Donner { $clue }
hand-over-clue = Remettre { $clue }
clue-hint = { $worth }.
clue-hint-here = { $worth }, ici même.
clue-hint-far = { $worth }, à { $steps } pas.
clue-hint-unfound = { $worth }, que personne n’a encore trouvée.
deliver = Ramener { NAME($foe, form: "plain") } chez elle
    .hint = Elle s’en va, et les siens paient.
give-emperor = Remettre { NAME($item, form: "plain") } à l’Empereur
    .hint = Tu pioches 2 trésors en échange. Ce Trésor reste trouvé, mais ne compte pour personne.
give-away-imperial = { NAME($item, form: "The") } est un Trésor impérial. Un tel cadeau ne se reprend pas, et ses pouvoirs partent avec. Tu le fais ?
part-with-imperial = { NAME($item, form: "The") } est un Trésor impérial. Tu t’en sépares ?
explore = Partir explorer
see-who-is-about = Voir qui rôde
    .hint = Pioche une rencontre.
business-meditate = S’asseoir et méditer
    .hint = Ça met fin à tes affaires ici.
keep-the-rest = Garder le reste
    .hint = Et faire compter les trésors.

## Exploring

shift-exploring = { $way ->
    [down] Baisser à { $total } : { $found }
    [up] Monter à { $total } : { $found }
   *[stay] Rester à { $total } : { $found }
  }
shift-weapon-boat = une arme ou un bateau
shift-weapon-ship = une arme ou un navire
shift-bad-water = de l’eau croupie
shift-prison = la prison
shift-encounter = une rencontre
shift-cure-all-wounds = des soins pour toutes les blessures
shift-cure-one-wound = des soins pour 1 blessure
shift-river-of-lava = une rivière de lave
shift-you-must-leave = il faut partir
shift-no-action = il ne se passe rien
shift-landslide = un éboulement
shift-treasure-clue = un indice
draw-weapon = Piocher une arme
    .hint = { $left ->
        [0] La réserve est vide, tu n’aurais rien.
       *[other] Au hasard dans la réserve.
      }
take-vessel = Prendre { NAME($vessel, form: "the") }
    .hint = Ouvre la mer. { $dice } dés dans les combats au bord de l’eau, santé { $health }.
keep-charm = Garder le Porte-bonheur
    .hint = Les dés restent comme ils sont.
charm-makes = Ça donne { $found }.
charm-reaches = { $case ->
    [enough] Ça suffit.
   *[short] Ça ne suffit pas.
  }
use-charm = Changer un { $die } en { $to }
    .hint = Ça consomme le Porte-bonheur.

## Prison

go-quietly = Suivre sans résister
    .hint = Dès ton prochain tour, tu peux chercher une sortie.
wait-in-prison = Attendre dans sa cellule
    .hint = 2 tours d’attente de suite, pas plus.
escape = Chercher le passage secret
    .hint = Échec : { $fails } %. La sortie : 7, 11 ou un double avec 2 dés.
bribe = Soudoyer le geôlier
    .hint = Coûte 1 trésor, et tu es libre. Si c’est ton tour, il s’arrête.
prison-meditate = Méditer pour un sort
    .hint = Pas de bonus pour le calme, mais rien n’entre non plus.

## Weapons and treasures

goods = { $number ->
    [0] { NAME($item, form: "one") }
   *[other] { NAME($item, form: "plain") } n° { $number }
  }
give-item = { $number ->
    [0] Donner { NAME($item, form: "plain") }
   *[other] Donner { NAME($item, form: "plain") } n° { $number }
  }
keep-item = { $number ->
    [0] Garder { NAME($item, form: "plain") }
   *[other] Garder { NAME($item, form: "plain") } n° { $number }
  }
pay-item = { $number ->
    [0] Payer avec { NAME($item, form: "plain") }
   *[other] Payer avec { NAME($item, form: "plain") } n° { $number }
  }
draw-item = { $number ->
    [0] Sortir { NAME($item, form: "plain") }
   *[other] Sortir { NAME($item, form: "plain") } n° { $number }
  }
ready-item = { $number ->
    [0] Prendre { NAME($item, form: "plain") } en main
   *[other] Prendre { NAME($item, form: "plain") } n° { $number } en main
  }
lend-item = { $number ->
    [0] Prêter { NAME($item, form: "plain") }, pour armer { NAME($holder, form: "plain") }
   *[other] Prêter { NAME($item, form: "plain") } n° { $number }, pour armer { NAME($holder, form: "plain") }
  }
reclaim-item = { $number ->
    [0] Reprendre { NAME($item, form: "plain") } (prêt : { NAME($holder, form: "plain") })
   *[other] Reprendre { NAME($item, form: "plain") } n° { $number } (prêt : { NAME($holder, form: "plain") })
  }
reclaim-loan = Reprendre ce que tu as prêté (prêt : { NAME($holder, form: "plain") })
swap-for-clue = { $number ->
    [0] Troquer { NAME($item, form: "plain") } contre un indice
   *[other] Troquer { NAME($item, form: "plain") } n° { $number } contre un indice
  }
    .hint = L’arme part, un indice arrive.
swap-for-weapon = { $number ->
    [0] Troquer { NAME($item, form: "plain") } contre une autre arme
   *[other] Troquer { NAME($item, form: "plain") } n° { $number } contre une autre arme
  }
    .hint = Tu en pioches 2, et en gardes une.
keep-weapons = Garder toutes ses armes
    .hint = Et toutes ses blessures.
keep-ready = Garder ce qu’on tient
    .hint = Jusqu’à la fin du combat.

## Healing and hits

heal-yourself = Te soigner
heal-own-vessel = Réparer l’embarcation
heal-companion = Soigner { NAME($foe, form: "plain") }
heal-player = Soigner { $who }
heal-players-vessel = Réparer l’embarcation ({ $who })
heal-players-companion = Soigner { NAME($foe, form: "plain") } ({ $who })
allot-yourself = Prendre le coup
allot-own-vessel = L’embarcation prend le coup
allot-companion = Le coup est pour { NAME($foe, form: "plain") }
allot-player = Le coup est pour { $who }
allot-players-vessel = L’embarcation prend le coup ({ $who })
allot-players-companion = Le coup est pour { NAME($foe, form: "plain") } ({ $who })
take-hits = Prendre tous les coups
    .hint = Ton bouclier et ton arme arrêtent ce qu’ils peuvent.
transfer-hits = { $hits ->
    [one] L’embarcation prend { $hits } coup
   *[other] L’embarcation prend { $hits } coups
  }
    .hint = Elle ne peut en arrêter aucun. Si elle coule en mer, toi aussi.

## Fights

odds-round = Cet assaut : mort { $die } %, victoire { $kill } %.
odds-press = { $cost ->
    [one] D’ici là : mort { $die } %, victoire { $kill } %, environ { $cost } blessure.
   *[other] D’ici là : mort { $die } %, victoire { $kill } %, environ { $cost } blessures.
  }
odds-whole = { $cost ->
    [one] Jusqu’au bout : mort { $die } %, victoire { $kill } %, environ { $cost } blessure.
   *[other] Jusqu’au bout : mort { $die } %, victoire { $kill } %, environ { $cost } blessures.
  }
odds-with = { $cost ->
    [one] Avec ça : mort { $die } %, victoire { $kill } %, environ { $cost } blessure.
   *[other] Avec ça : mort { $die } %, victoire { $kill } %, environ { $cost } blessures.
  }
odds-in-fight = { $cost ->
    [one] En combat : mort { $die } %, victoire { $kill } %, environ { $cost } blessure.
   *[other] En combat : mort { $die } %, victoire { $kill } %, environ { $cost } blessures.
  }
odds-duel = { $cost ->
    [one] Si les deux continuent : mort { $die } %, victoire { $kill } %, environ { $cost } blessure.
   *[other] Si les deux continuent : mort { $die } %, victoire { $kill } %, environ { $cost } blessures.
  }
odds-theirs = { $cost ->
    [one] En combat : sa mort { $die } %, sa victoire { $kill } %, environ { $cost } blessure.
   *[other] En combat : sa mort { $die } %, sa victoire { $kill } %, environ { $cost } blessures.
  }
odds-kills = { $kills } % de tuer d’un coup.
odds-friendship = Échec : { $fails } %. Plus de { $above } avec 2 dés, et c’est un ami.
attack = Attaquer
    .hint = { $dice ->
        [0] Lance tous les dés que tu as.
        [one] Lance { $dice } dé.
       *[other] Lance { $dice } dés.
      }
attack-until = Attaquer jusqu’à { $health } de santé
    .hint = { $dice ->
        [one] { $dice } dé, assaut après assaut. Je ne redemande que si quelque chose change.
       *[other] { $dice } dés, assaut après assaut. Je ne redemande que si quelque chose change.
      }
fight-on = Continuer le combat
    .hint = { $dice ->
        [0] Pour au moins un assaut de plus.
        [one] Attaque avec { $dice } dé.
       *[other] Attaque avec { $dice } dés.
      }
    .sure = Il te reste 1 de santé : encore une blessure, et c’est la mort. Tu continues ?
fight-on-until = Continuer jusqu’à { $health } de santé
    .hint = { $dice ->
        [one] { $dice } dé, assaut après assaut. Je ne redemande que si quelque chose change.
       *[other] { $dice } dés, assaut après assaut. Je ne redemande que si quelque chose change.
      }
hold-back = Continuer, mais se retenir
    .hint = Les autres de ton camp lancent quand même.
do-nothing = Ne rien faire
    .hint = Les autres de ton camp lancent quand même.
wait-approach = Attendre
    .hint = Personne ne peut tirer, alors un assaut passe.
close-in = Aller au contact
    .hint = Corps à corps, sans le reste de l’Approche.
run = Fuir
run-together = Fuir, tous ensemble
run-ahead = Fuir, et laisser les lents
run-odds = { $case ->
    [free] Sans dés : tu t’échappes.
    [sure] Ça ne peut pas rater.
    [hopeless] Sans espoir : 2 dés ne montent pas si haut.
   *[roll] Échec : { $fails } %. Il faut { $needs } ou plus avec 2 dés.
  }
loses-slow = Si tu t’échappes, les lents sont perdus pour de bon.
join-fight = Dégainer et aider
    .hint = Tu partages les coups, et tout ce qui restera derrière.
stay-out = Ne pas s’en mêler
    .hint = Et regarder de près.
attack-player = Attaquer { $who }
    .hint = Santé { $left }/{ $max }, { $treasures }. Qui gagne prend tout.
attack-nobody = Laisser tout le monde en paix
charm-companion = Rallier { NAME($foe, form: "plain") }
    .hint = { $dice ->
        [one] { $dice } dé, santé { $health }.
       *[other] { $dice } dés, santé { $health }.
      }
charm-shooter = Rallier { NAME($foe, form: "plain") }
    .hint = { $ranged } dés à distance, { $dice } au corps à corps, santé { $health }.
use-emerald = Utiliser l’Émeraude
    .hint = Le compagnon vit. L’Émeraude va à la Banque, et compte encore comme trouvée.
keep-emerald = Garder l’Émeraude
    .hint = Le compagnon meurt. L’Émeraude t’attend.

## Encounters

send-to = Envoyer la rencontre chez { $who }
    .hint = { $treasures }, santé { $left }/{ $max }.
send-back = Remettre la rencontre
    .hint = Personne n’en saura rien.
join-convoy = Venir aussi
    .hint = Tu ne pourras pas bouger à ton prochain tour.
stay-behind = Rester sur place
invite-convoy = Faire route avec { $who }
    .hint = Par la route ou à travers champs, au pas du plus lent.
raise-score = { $score ->
    [maxHealth] Augmenter la Santé max de { $by }
    [agility] Augmenter l’Agilité de { $by }
   *[runningAway] Augmenter la Fuite de { $by }
  }
    .hint = { $score ->
        [maxHealth] Tu peux prendre autant de blessures en plus.
        [agility] Un dé de plus à chaque attaque.
       *[runningAway] +{ $by } à chaque fuite.
      }
welcome-companion = Bienvenue à bord
refuse-companion = Non, merci
    .hint = La tuile retourne à la réserve.
odds-hostile = Hostile { $hostile } %.
let-come = Laisser venir
palantir-back = Renvoyer la rencontre
    .hint = Tu en pioches une autre, définitive. Ce peut être la même.
horse-roll = Lancer le dé
    .hint = De { $from } à { $to }, il propose de venir.
horse-spell = Lancer Langage des animaux
    .hint = Le Cheval te rejoint, et le sort est dépensé.
fight-dragon = Combattre le dragon
refuse-tax = Refuser, et se battre
just-looking = Je regarde, merci
no-deal = Pas d’affaire
ask-mermaid-clue = Demander un indice à la Sirène
ask-mermaid-repair = Faire réparer l’embarcation
    .hint = Toutes ses blessures disparaissent.
take-boat = Prendre le bateau des Pirates
    .hint = T’ouvre la mer.
leave-boat = Laisser le bateau
dismiss = Renvoyer { NAME($foe, form: "plain") }
    .hint = Retour à la réserve des Rencontres.
    .sure = Départ sans retour pour { NAME($foe, form: "the") }. On se dit adieu ?

## Trade

trade-with = Faire affaire avec { $who }
    .hint = Armes, trésors et indices. 3 propositions au plus.
make-offer = Faire cette offre
swap-for-item = { $number ->
    [0] Échanger contre { NAME($item, form: "plain") }
   *[other] Échanger contre { NAME($item, form: "plain") } n° { $number }
  }
swap-for-clues = { $count ->
    [one] Échanger contre { $count } indice
   *[other] Échanger contre { $count } indices
  }
let-propose = Laisser { $who } proposer
call-off-trade = Renoncer à l’échange
take-back-item = { $number ->
    [0] Retirer { NAME($item, form: "plain") }
   *[other] Retirer { NAME($item, form: "plain") } n° { $number }
  }
ask-for-item = { $number ->
    [0] Demander { NAME($item, form: "plain") }
   *[other] Demander { NAME($item, form: "plain") } n° { $number }
  }
ask-not-for-item = { $number ->
    [0] Ne pas demander { NAME($item, form: "plain") }
   *[other] Ne pas demander { NAME($item, form: "plain") } n° { $number }
  }
give-clue-openly = Donner { $clue } face visible
give-clue-hidden = Donner { $clue } face cachée
take-back-clue = Retirer { $clue }
ask-for-clues = { $count ->
    [one] Demander { $count } indice
   *[other] Demander { $count } indices
  }
    .hint = L’autre choisit lesquels.
ask-not-for-clues = { $count ->
    [one] Ne pas demander { $count } indice
   *[other] Ne pas demander { $count } indices
  }
    .hint = L’autre choisit lesquels.
accept-trade = Accepter l’échange
counter-trade = Proposer autre chose
refuse-trade = Refuser l’échange
clues-face-down = { $count ->
    [one] { $count } indice face cachée
   *[other] { $count } indices face cachée
  }
terms-own = Tu donnerais { $gives }, et recevrais { $asks }.
terms-own-gift = Tu donnerais { $gives }, et ne recevrais rien.
terms-own-plea = Tu ne donnerais rien, et recevrais { $asks }.
terms-theirs = Tu reçois { $gives }, et donnes { $asks }.
terms-theirs-gift = Tu reçois { $gives }, et ne donnes rien.
terms-theirs-plea = Tu ne reçois rien, et donnes { $asks }.

## What may come of a choice, for players who ask for their chances

stake-death = Tu meurs
stake-prison = Tu vas en prison
stake-treasures-lost = Tu perds des trésors
stake-wounded = Tu prends des blessures
stake-companions-lost = Tu perds des compagnons
stake-weapons-lost = Tu perds des armes
stake-clues-lost = Tu dépenses des indices
stake-healed = Tu guéris
stake-weapons-gained = Tu gagnes des armes
stake-clues-gained = Tu gagnes des indices
stake-companions-gained = Tu gagnes des compagnons
stake-spells-gained = Tu apprends des sorts
stake-vessel = Tu obtiens un bateau ou un navire
stake-treasures-gained = Tu gagnes des trésors
stake-imperial = Tu trouves un Trésor impérial
