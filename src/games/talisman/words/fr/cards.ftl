# What stands on Adventure Cards: all that a card does beyond what its figures, tables and bonuses say. Its line in italics
# is the `.flavour` of its name.

does-angel = **Bon** : gagne 1 Vie. **Mauvais** : perds 1 Vie. **Neutre** : il ne se passe rien.
does-blizzard = Pendant deux manches, tout le monde avance de 1 case par tour.
does-book-of-spells = Pioche des Sorts jusqu’à ta limite.
does-devil = **Mauvais** : gagne 1 Vie. **Bon** : perds 1 Vie. **Neutre** : il ne se passe rien.
does-evil-darkness = Quiconque n’est pas Mauvais passe 1 tour.
does-imp = Il t’envoie ailleurs.
does-magical-vortex = Tous les Sorts de toutes les mains sont perdus.
does-market-day = Tout le monde peut faire ses achats, dans le sens horaire à partir de toi.
does-mephistopheles = **Mauvais** : gagne 1 point d’Intellect. **Sinon** : deviens Mauvais.
does-pestilence = Tous les Personnages de cette Région perdent 1 Vie.
does-raiders = Ils prennent tout ton Or et le laissent à l’Oasis.
does-siren = Tous les Personnages de cette Région passent leur prochain tour.
does-storm = Tous les Personnages de cette Région passent 1 tour.
does-hag = Elle se joint à toi, et tous tes autres Suivants s’en vont. Le Mystique du Village peut la chasser. Un Gouffre aussi.
does-poltergeist = Il s’attache à toi. Tu avances de 1 case par tour jusqu’à ce que tu traverses la Rivière des Tempêtes.
does-bandit = Donne-lui 1 pièce d’or, et il te laisse tranquille. Il reste là.
does-ghost = Lance 1 dé pour le lieu qu’il hante.
does-enchanter = Exauce un vœu de la première personne qui y a droit, puis disparaît.
does-fairy = Exauce un vœu de la première personne qui y a droit, puis disparaît.
does-healer = Guérit jusqu’à 2 Vies par visite, gratuitement.
does-hermit = Lance 1 dé pour savoir où il vit. La première visite y reçoit un Talisman.
does-mage = Donne 1 Sort par visite.
does-phantom = Exauce un vœu de la première personne qui y a droit, puis disparaît.
does-sorcerer = Vend 1 Sort par visite, pour 1 pièce d’or.
does-witch = Elle reste pour de bon.
does-alchemist = Change les Objets de ton choix en 1 pièce d’or chacun.
does-gnome = **Portail par l’Intellect** : 1 dé. **Mines** : 2 dés. **Pics** : pas de dé. **Collines** : dérobe-toi à tout.
does-guide = Pas de dé à lancer dans la Forêt, les Pics ni le Gouffre.
does-mercenary = S’engage pour 1 pièce d’or. À chaque tour, 1 de plus achète 3 points de Force au Combat jusqu’à la fin du tour.
does-mule = Porte autant d’Objets que tu veux.
does-pixie = Pas de dé à lancer dans la Forêt. Dérobe-toi à tout dans les Bois.
does-prince = Soins gratuits au Château, ou 3 pièces d’or en échange.
does-princess = Soins gratuits au Château, ou 3 pièces d’or en échange.
does-amulet = Tu ne peux pas lancer de Sorts, et aucun Sort ne t’affecte, hormis celui de Commandement.
does-cross = Rien à craindre à la Chapelle (Mauvais) ni au Cimetière (Bon). Tu peux détruire les Esprits d’emblée.
does-holy-grail = Pas de soif dans le Désert.
does-holy-lance = Une Arme.
does-orb-of-knowledge = Quand tu pioches des cartes Aventure, tu peux en défausser une. Tu dois alors rencontrer sa remplaçante.
does-potion-of-strength = Se boit une fois : +2 en Force jusqu’à la fin du tour.
does-runesword = Une Arme. Une Vie prise avec elle devient la tienne.
does-talisman = Ta clef pour la Vallée de Feu.
does-wand = Tu as toujours au moins 1 Sort, et peux en tenir 1 de plus, si ton Intellect en permet.
does-armour = Quand tu dois perdre une Vie au Combat, lance 1 dé.
does-axe = Une Arme. Dans les Bois ou la Forêt, elle construit aussi un Radeau.
does-helmet = Quand tu dois perdre une Vie au Combat, lance 1 dé.
does-shield = Quand tu dois perdre une Vie au Combat, lance 1 dé.
does-sword = Une Arme.
does-water-bottle = Aucune Vie perdue dans le Désert.
does-raft = Au début de ton prochain tour, tu peux traverser la Rivière des Tempêtes. Puis il coule, utile ou pas.
does-bag-of-gold = Vaut 1 pièce d’or.
does-two-bags-of-gold = Valent 2 pièces d’or.
does-cave = Tu peux entrer.
does-fountain-of-wisdom = Contient 4 points d’Intellect. Bois-en un par visite.
does-magic-portal = Tu peux le franchir.
does-magic-stream = Contient 4 points de Force. Bois-en un par visite.
does-market = À chaque visite, tu peux acheter.
does-marsh = Tu passes 1 tour.
does-maze = Tu passes 1 tour.
does-pool-of-life = Contient 4 Vies. Bois-en une par visite.
does-shrine = Tu peux prier.

## Spells

does-acquisition = Prends 1 Objet ou 1 pièce d’or à n’importe quel Personnage.
colour-acquisition = Si ça rime, ce n’est pas du vol.
does-alchemy = Change autant de tes Objets que tu veux en 1 pièce d’or chacun.
does-counterspell = Annule un Sort qu’on vient de lancer, même celui de Commandement.
colour-counterspell = « Non », en langage magique.
does-destroy-magic = Jusqu’au début de ton prochain tour, personne ne lance de Sort ni n’utilise d’Objet magique.
does-destruction = Retire du plateau n’importe quelle carte Aventure face visible.
does-divination = Regarde en secret les 5 prochaines Aventures.
does-healing = Ramène à 4 Vies n’importe quel Personnage, toi compris.
colour-healing = De la bonté, ou un placement.
does-hex = Place ce Sort sur une case vide de la Région extérieure ou médiane. Qui s’y arrête perd 1 Vie. Dure 3 manches.
does-immobility = Fige un Personnage pour le tour, ou bien une créature ou un Personnage qui allait t’ennuyer.
does-invisibility = Dérobe-toi à n’importe quelle créature et à n’importe qui jusqu’à la fin du tour.
colour-invisibility = Surtout, ne pas éternuer.
does-mesmerism = Prends 1 Suivant à n’importe quel Personnage.
colour-mesmerism = Regarde-moi dans les yeux. Pas à côté.
does-nullify = Un autre Personnage défausse tous ses Sorts.
does-preservation = Empêche la perte d’une Vie, la mort d’un Suivant ou celle d’un Ennemi.
does-psionic-blast = Ajoute ton Intellect de départ à ta Force pour ce Combat.
colour-psionic-blast = Saigner du nez est normal.
does-random = Lance 1 dé pour n’importe quel Personnage : ça va du Crapaud à la Vie en plus.
colour-random = La constance, c’est pour les faibles.
does-teleport = Au lieu de lancer le dé, va sur n’importe quelle autre case de ta Région.
colour-teleport = Attention à l’atterrissage.
does-temporal-warp = Joue trois tours de suite.
colour-temporal-warp = L’occasion, pour les autres, de rattraper leurs lectures.

# What Characters begin with.

extra-strength = { $count ->
        [one] { $count } point
       *[other] { $count } points
      } de Force en plus
extra-craft = { $count ->
        [one] { $count } point
       *[other] { $count } points
      } d’Intellect en plus
extra-lives = { $count ->
    [one] 1 Vie en plus
   *[other] { $count } Vies en plus
  }
extra-gold = { $count ->
    [one] 1 pièce d’or en plus
   *[other] { $count } pièces d’or en plus
  }
less-strength = { $count ->
        [one] { $count } point
       *[other] { $count } points
      } de Force en moins
less-craft = { $count ->
        [one] { $count } point
       *[other] { $count } points
      } d’Intellect en moins
less-lives = { $count ->
    [one] 1 Vie en moins
   *[other] { $count } Vies en moins
  }
less-gold = { $count ->
    [one] 1 pièce d’or en moins
   *[other] { $count } pièces d’or en moins
  }
begins-strength = Force { $count }
begins-craft = Intellect { $count }
begins-lives = Vies { $count }
begins-gold = Or { $count }
begins-included = { $what ->
    [head-start] avance comprise
    [handicap] handicap compris
   *[both] avance et handicap compris
  }
