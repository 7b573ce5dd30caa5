# Choices. A choice is a button; its `.hint` stands under it in a menu and has at most 100 characters. `.sure` asks for
# confirmation. “You” is the player who chooses, $rival is another player.

## Anything

go-on = Continuer
done = C’est tout
done-here = C’est tout
    .hint = Le reste demeure ici, face visible.
last-talisman = C’est ton seul Talisman. Sans lui, la Vallée de Feu et la Couronne te sont fermées.

## Characters

play-character = Jouer { NAME($character, form: "the") }
    .hint = { $start }.
play-character-place = Départ : { NAME($place, form: "in") }.

## Moving

roll-move = Lancer le dé
    .hint = Puis avancer d’autant, dans un sens ou dans l’autre.
step = Avancer d’une case
    .hint = Dans un sens ou dans l’autre, et sans dé.
go = { $how ->
    [raft] Rejoindre { NAME($to, form: "the") } en radeau
    [build] Construire un radeau et rejoindre { NAME($to, form: "the") }
    [ferry] Rejoindre { NAME($to, form: "the") } avec le passeur
    [wizard] Se faire envoyer vers { NAME($to, form: "the") }
    [woods] Se glisser sous les arbres vers { NAME($to, form: "the") }
    [cross] Traverser vers { NAME($to, form: "the") }
    [leave] Sortir par { NAME($to, form: "the") }
    [back] Faire demi-tour vers { NAME($to, form: "the") }
    [on] Continuer vers { NAME($to, form: "the") }
   *[go] Rejoindre { NAME($to, form: "the") }
  }
nothing-happens-back = Rien ne se passe sur le chemin du retour.
cross-bridge = Passer le pont vers l’intérieur
    .hint = La Sentinelle barre la route.
enter-portal = Franchir le Portail de Puissance
    .hint = Vers la Plaine du Péril, où ton tour s’arrête.
force-portal = Forcer le Portail de Puissance
    .hint = { $odds } En cas d’échec, tu perds 1 point de Force.
pick-portal = Crocheter le Portail de Puissance
    .hint = { $odds } En cas d’échec, tu perds 1 point d’Intellect.
finish-business = Rester et finir ce qui est commencé
    .hint = Pas question d’avancer tant que l’affaire de cette case n’est pas réglée.
regenerate = Guérir 1 Vie au lieu de bouger
    .hint = Pas de Rencontre à ce tour.
regenerate-move = Avancer
    .hint = Les 6 cases au complet.
hint-bridge = Par le pont.
hint-hex = Un Maléfice : perds 1 Vie.
hint-here = Ici : { NAME($things) }.
hint-here-many = Ici : { $count } rencontres et trouvailles.
hint-toad = { $who } (un Crapaud)
hint-passage = { $stat ->
    [craft] Échec : { $fails } %. { $dice } dés moins ton Intellect { $score } : il faut 0 ou moins.
   *[strength] Échec : { $fails } %. { $dice } dés moins ta Force { $score } : il faut 0 ou moins.
  }
rule-space = { $space ->
    [village] Le Guérisseur, le Forgeron ou le Mystique.
    [city] L’Enchanteresse, l’Alchimiste ou le Docteur.
    [castle] Le Docteur royal et le Change royal.
    [graveyard] Bon : perds 1 Vie. Mauvais : invoque les esprits.
    [chapel] Bon : soins ou prière. Neutre : soins payants. Mauvais : perds 1 Vie.
    [crags] Lance 1 dé.
    [forest] Lance 1 dé.
    [tavern] Lance 1 dé.
    [temple] Tu peux prier.
    [black-knight] Paie 1 pièce d’or ou perds 1 Vie.
    [chasm] Lance 1 dé pour chacun de vous.
    [warlocks-cave] Une Quête, si tu en veux une.
    [desert-east] Sans eau, perds 1 Vie.
    [desert-west] Sans eau, perds 1 Vie.
   *[other] { "" }
  }
rule-draw = { $cards ->
    [one] Pioche 1 carte.
   *[other] Pioche { $cards } cartes.
  }
rule-of-draw = { $space ->
    [cursed-glade] Ici, ni Sorts, ni Objets magiques, ni points venus d’Objets.
    [runes-north-east] Les Ennemis ajoutent 2 à leur dé.
    [runes-south-east] Les Ennemis ajoutent 2 à leur dé.
    [runes-west] Les Ennemis ajoutent 2 à leur dé.
   *[other] { "" }
  }

## Encounters

encounter-space = Voir ce que réserve la case
face-space = { $space ->
    [village] Visiter { NAME($here, form: "the") }
    [city] Visiter { NAME($here, form: "the") }
    [castle] Visiter { NAME($here, form: "the") }
    [tavern] Visiter { NAME($here, form: "the") }
    [chapel] Visiter { NAME($here, form: "the") }
    [graveyard] Visiter { NAME($here, form: "the") }
    [temple] Visiter { NAME($here, form: "the") }
    [warlocks-cave] Visiter { NAME($here, form: "the") }
    [crags] Gravir { NAME($here, form: "the") }
    [forest] Explorer { NAME($here, form: "the") }
    [chasm] Braver { NAME($here, form: "the") }
    [desert-east] Traverser { NAME($here, form: "the") }
    [desert-west] Traverser { NAME($here, form: "the") }
   *[other] Affronter { NAME($here, form: "the") }
  }
face-lying = Affronter ce qui se trouve ici
draw-cards = { $cards ->
    [one] Piocher une carte
   *[other] Piocher { $cards } cartes
  }
draw-and-face = { $cards ->
    [one] Piocher une carte et affronter le reste
   *[other] Piocher { $cards } cartes et affronter le reste
  }
encounter-player = Rencontrer { $rival }
    .hint = Force { $strength }, Intellect { $craft }, { $lives }, Or { $gold }.
encounter-toad = Rencontrer { $rival } (un Crapaud)
    .hint = Force { $strength }, Intellect { $craft }, { $lives }, Or { $gold }.
do-nothing-here = Ne rien faire ici
take-gold = { $gold ->
    [one] Prendre 1 pièce d’or
   *[other] Prendre { $gold } pièces d’or
  }
hire = { $price ->
    [one] Engager { NAME($card, form: "the") } pour 1 pièce d’or
   *[other] Engager { NAME($card, form: "the") } pour { $price } pièces d’or
  }
    .hint = À chaque tour, 1 pièce d’or achète { $strength } points de Force au Combat jusqu’à la fin du tour.
meet = { $way ->
    [drink] Puiser dans { NAME($card, form: "the") }
    [pray] Prier devant { NAME($card, form: "the") }
    [enter] Entrer dans { NAME($card, form: "the") }
    [visit] Visiter { NAME($card, form: "the") }
   *[meet] Rencontrer { NAME($card, form: "the") }
  }
attack = Attaquer { $rival }
attack-with-craft = Attaquer { $rival } par l’Intellect
leave-it-at-that = En rester là
use-ability = { $ability ->
    [thief-steal] Voler { $rival }
    [sorceress-beguile] Envoûter { $rival }
    [sorceress-lure] Séduire un Suivant chez { $rival }
    [minstrel-serenade] Donner la sérénade à un Suivant chez { $rival }
   *[other] { NAME($name) } : { $rival }
  }
hint-beguile = { $needs ->
    [6] Un Objet ou 1 pièce d’or sur un 6 ({ $chance } %).
   *[other] Un Objet ou 1 pièce d’or sur { $needs } ou plus ({ $chance } %).
  }
hint-steal = Un Objet, une Mule ou 1 pièce d’or. Sans dé.
hint-lure = Ni la Demoiselle, ni la Licorne, ni la Princesse, ni un Animal.

## Fights

bare-hands = Se battre à mains nues
    .hint = Aucune Arme ne compte.
use-weapons = Utiliser { NAME($weapons, form: "the") }
    .hint = +{ $bonus } en Force.
take-the-blow = Encaisser
    .hint = La Vie est perdue.
try-card = Essayer { NAME($card, form: "the") }
win-life = Prendre une Vie
    .hint = Un Objet ou un Sort peut encore la sauver.
take-1-gold = Prendre 1 pièce d’or
let-go = Laisser filer l’adversaire
take = Prendre { NAME($card, form: "the") }
take-nothing = Ne rien prendre
    .hint = Il ne reste rien à prendre.
enough-weapons = { $limit ->
    [one] Tu as déjà { NAME($held, form: "the") }, et une seule Arme compte.
   *[other] Tu as déjà { NAME($held, form: "the") }, et { $limit } Armes seulement comptent.
    }
raise = Relever l’Ennemi comme Suivant
    .hint = Il ajoute sa Force à un Combat, puis tombe en morceaux.
keep-as-trophy = Garder l’Ennemi comme trophée
    .hint = { $rate } points de trophées achètent 1 point de Force.

## Windows: passing

pass-hint = Ne rien lancer maintenant.
look-round = Regarder aux alentours
roll-to-be-free = Tenter de se libérer
on-to-move = Passer au déplacement
let-dice-decide = Laisser parler les dés
    .hint = { $own } contre { $theirs }, avant les dés.
let-dice-decide-many = Laisser parler les dés
    .hint = { $own } contre { $theirs }, avant les dés. Ils se battent ensemble.
strike = Porter le coup de grâce
accept-loss = Accepter la perte
end-turn = Finir le tour
stand-and-fight = Tenir bon et se battre
fight-at-odds = Combattre : défaite { $lose } %, victoire { $win } %
meet-foe = Rencontrer { NAME($foe, form: "the") }
let-try = Laisser faire { $rival }
let-w-start = Laisser { $rival } se mettre en route
let-w-land = Laisser { $rival } regarder aux alentours
let-w-attack = Laisser faire
let-w-combat = Les laisser se battre
let-w-loss = Laisser { $rival } accepter la perte
let-kill = Laisser frapper
let-w-cast = Laisser le Sort agir
let-w-end = Laisser le tour finir
pass = Passer
pass-w-start = Passer : { $who } se met en route
pass-w-land = Passer : { $who } regarde aux alentours
pass-w-attack = Passer : laisser faire
pass-w-combat = Passer : laisser parler les dés
pass-w-loss = Passer : accepter la perte
pass-kill = Passer : laisser frapper
pass-w-cast = Passer : laisser le Sort agir
pass-w-end = Passer : le tour finit

## Windows: acting

bribe = Payer { NAME($card, form: "the") } (Or : { $gold })
    .hint = Il te laisse tranquille ce tour-ci, et attend le client suivant.
evade-all = Se dérober à tous
    .hint = Pour le reste du tour.
evade = Se dérober devant { NAME($foe, form: "the") }
    .hint = Pour le reste du tour.
evade-plain = Se dérober à l’attaque
    .hint = Pour le reste du tour.
charm = Jouer un air pour { NAME($foe, form: "the") }
    .hint = Te suit si tu fais plus de { $strength } ({ $chance } %). Une fois par partie.
attack-foe = Attaquer { NAME($foe, form: "the") }
send-in = Envoyer { NAME($card, form: "the") } au combat
    .hint = +{ $strength } en Force dans ce combat, puis tombe en morceaux.
pay-fighter = Payer { NAME($card, form: "the") } (Or : { $gold })
    .hint = { $strength } points de Force de plus au Combat jusqu’à la fin du tour.
drink = Boire { NAME($card, form: "the") }
    .hint = { $strength } points de Force de plus jusqu’à la fin du tour. Ne marche qu’une fois.
assassinate = Assassiner
    .hint = L’adversaire n’ajoute pas de dé.
destroy-foe = Détruire { NAME($foe, form: "the") }
    .hint = Ni combat, ni trophée.
destroy-foe-with = Détruire { NAME($foe, form: "the") }
    .hint = Avec { NAME($card, form: "the") }. Ni combat, ni trophée.
cast-spell = Lancer { NAME($spell) }
cast-on-self = Lancer { NAME($spell) } sur toi
cast-on-target = Lancer { NAME($spell) } sur { NAME($target, form: "the") }
cast-to-space = Lancer { NAME($spell) } pour rejoindre { NAME($target, form: "the") }
cast-for-loot = Lancer { NAME($spell) } sur { NAME($target, form: "the") }, pour { NAME($loot, form: "the") }
cast-at-card = Lancer { NAME($spell) } sur { NAME($card, form: "the") }, { NAME($place, form: "in") }

## Things and Spells

leave-card = Laisser { NAME($card, form: "the") } ici
leave-nothing = Ne rien laisser
    .hint = Tu respectes désormais ta limite.
part-with = Céder { NAME($card, form: "the") }
sell-card = Vendre { NAME($card, form: "the") } pour 1 pièce d’or
turn-card = Changer { NAME($card, form: "the") } en 1 pièce d’or
alchemy-cast = Lancer Alchimie
    .hint = Chaque Objet choisi devient 1 pièce d’or.
alchemy-keep = Garder le Sort
    .hint = Personne n’en saura rien.
put-away = Écarter { NAME($card, form: "the") }
replace-card = Remplacer { NAME($card, form: "the") }
replace-nothing = Ne rien remplacer
    .hint = Rencontrer les cartes piochées.
discard-spell = Défausser { NAME($spell) }
discard-copy = Défausser { NAME($spell) }, exemplaire { $copy }
peek = Regarder les Sorts chez { $rival }
    .hint = Personne n’est prévenu.

## Lives, trophies and luck

lose-lives = { $lives ->
    [one] Perdre 1 Vie
   *[other] Perdre { $lives } Vies
  }
    .hint = Tu en as { $have }.
admit-defeat = Rendre les armes
    .hint = La partie est finie pour toi.
    .sure = La partie serait finie pour toi, sans retour possible.
keep-trophies = Garder les trophées
    .hint = Ça ne se périme pas.
choose-trophies = { $stat ->
    [craft] Échanger des trophées contre de l’Intellect
   *[strength] Échanger des trophées contre de la Force
  }
    .hint = Tu les choisis un par un.
trade-trophies = { $stat ->
    [craft] Échanger contre { $points ->
        [one] { $points } point
       *[other] { $points } points
      } d’Intellect
   *[strength] Échanger contre { $points ->
        [one] { $points } point
       *[other] { $points } points
      } de Force
  }
    .hint = Tu rends { NAME($cards, form: "the") }.
    .short = { $count ->
        [one] Tu rends 1 trophée.
       *[other] Tu rends { $count } trophées.
      }
keep-all-trophies = Garder tous les trophées
hand-in = Rendre { NAME($card, form: "the") }
roll-again = Relancer
    .hint = Coûte un jeton de chance, et le nouveau résultat compte.
keep-roll = Garder le résultat
give-him = Lui donner { NAME($card, form: "the") }
pay-in-lives = Payer le reste en Vies

## Trade

offer-deal = Marchander avec { $rival }
    .hint = Objets, Suivants ou Or, si vous êtes d’accord tous les deux.
propose-deal = Proposer ce marché
cancel-deal = Renoncer au marché
give-card = Donner { NAME($card, form: "the") }
give-gold = Donner 1 pièce d’or
want-card = Demander { NAME($card, form: "the") }
want-gold = Demander 1 pièce d’or
agree-deal = Accepter le marché
decline-deal = Refuser le marché
    .hint = On ne te le redemandera pas ce tour-ci.

## Spaces and shops

stay-aligned = Rester du côté { NAME($alignment) }
become-aligned = Passer du côté { NAME($alignment) }
    .hint = Tu ne peux changer qu’une fois par tour.
draw-spells = Piocher des Sorts
    .hint = Jusqu’à ta limite.
draw-no-spells = Ne pas piocher de Sorts
pay-toll = Payer 1 pièce d’or
    .hint = { $gold ->
        [0] Tu n’as pas d’Or.
        [1] Tu as 1 pièce d’or.
       *[other] Tu as { $gold } pièces d’or.
      }
lose-life = Perdre 1 Vie
    .hint = Tu en as { $have }.
lose-follower = Perdre un Suivant
    .hint = Tu choisis lequel.
buy = { $price ->
    [one] Acheter { NAME($item, form: "a") } pour 1 pièce d’or
   *[other] Acheter { NAME($item, form: "a") } pour { $price } pièces d’or
  }
pocket = Chaparder { NAME($item, form: "a") }
    .hint = Gratuit, une fois par visite. { $gist }
    .short = Gratuit, une fois par visite.
roll-here = { $space ->
    [temple] Prier
    [graveyard] Invoquer les esprits
   *[other] Lancer le dé
  }
roll-here-not = { $space ->
    [temple] Ne pas prier
    [graveyard] Laisser les esprits tranquilles
   *[other] Ne pas lancer le dé
  }
hint-temple = { $harm } % de mal finir. 6–7 : un point, 8–9 : un Sort, 10 : un Talisman, 11–12 : des Vies.
hint-graveyard = Passer un tour : { $miss } %. Un Sort : { $spell } %. Guérir 1 Vie : { $heal } %.
skip-roll = Ne pas lancer
    .hint = Tu connais le chemin, grâce { NAME($by, form: "au") }.
skip-own-roll = Ne pas lancer pour toi
    .hint = Tu connais le chemin, grâce { NAME($by, form: "au") }. Tes Suivants lancent quand même.
roll-anyway = Lancer quand même
    .hint = Le résultat compte.
visit-none = Ne voir personne
visit-blacksmith = Voir le Forgeron
    .hint = { NAME($wares) }.
visit-mystic = Voir le Mystique
    .hint = +1 Intellect : { $craft } %. Sort : { $spell } %. Devenir Bon : { $good } %. Chasse aussi la Harpie.
visit-alchemist = Voir l’Alchimiste
    .hint = Tes Objets contre 1 pièce d’or chacun.
visit-enchantress = Voir l’Enchanteresse
    .hint = Crapaud : { $toad } %. Un point perdu : { $lose } %. Un point ou un Sort gagné : { $gain } %.
visit-pray = Prier
    .hint = Une Vie : { $life } %. Un Sort : { $spell } %.
wares-priced = { $price ->
    [one] { NAME($items) } pour 1 pièce d’or
   *[other] { NAME($items) } pour { $price } pièces d’or
  }
heal-free = { $lives ->
    [one] Guérir 1 Vie
   *[other] Guérir { $lives } Vies
  }
    .hint = Gratuitement.
heal-paid = { $lives ->
    [one] Guérir 1 Vie (Or : { $gold })
   *[other] Guérir { $lives } Vies (Or : { $gold })
  }
trade-in = Échanger { NAME($card, form: "the") } contre { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
      }
    .hint = La Couronne rachète sa parenté.
add-one = Ajouter 1
add-nothing = Ne rien ajouter
wish-gain-spell = Souhaiter un Sort
wish-gain-gold = Souhaiter 1 pièce d’or
wish-gain-strength = Souhaiter 1 point de Force
wish-gain-craft = Souhaiter 1 point d’Intellect
wish-gain-life = Souhaiter une Vie
wish-teleport-choice = Souhaiter être ailleurs
    .hint = N’importe quelle case de cette Région, Rencontre comprise.
accept-quest = Accepter une Quête
    .hint = Un dé dit laquelle. Une fois accomplie, un Talisman est à toi, s’il en reste.
decline-quest = Refuser la Quête
pay-warlock = Payer le Sorcier (Or : { $gold })
    .hint = La Quête est accomplie, et un Talisman est à toi, s’il en reste.
pay-later = Payer plus tard
hand-over = Remettre { NAME($card, form: "the") }

## What may come of a choice, for players who ask for their chances

stake-death = Tu meurs
stake-toad = Tu deviens un Crapaud
stake-slavery = Tu deviens esclave
stake-life-lost = Tu perds des Vies
stake-turns-lost = Tu perds des tours
stake-strength-lost = Tu perds de la Force ou de l’Intellect
stake-things-lost = Tu perds des Objets
stake-followers-lost = Tu perds des Suivants
stake-gold-lost = Tu perds de l’Or
stake-life-gained = Tu gagnes des Vies
stake-strength-gained = Tu gagnes de la Force
stake-craft-gained = Tu gagnes de l’Intellect
stake-things-gained = Tu gagnes des Objets
stake-followers-gained = Tu gagnes des Suivants
stake-spells-gained = Tu gagnes des Sorts
stake-gold-gained = Tu gagnes de l’Or
stake-talisman = Tu reçois un Talisman
stake-crown = Tu atteins la Couronne
