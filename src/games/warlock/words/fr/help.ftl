# The game's title and its rules for a beginner. They have to be true under all house rules. A passage has at most 900
# letters with its heading.

game-title = Le Sorcier de la Montagne de Feu
    .short = le Sorcier
game-blurb = Neuf clefs, trois serrures, et un coffre sous une montagne pleine de choses qui ne veulent pas te le laisser. Explore, combats, pose des questions gênantes, et ne te fais pas manger.
game-cover = la Montagne de Feu de nuit, son sommet rouge et luisant, entre le Sorcier, aux yeux de braise, et un coffre à trois serrures
private-use = Utiliser…

help-goal = 🏔️ Le but
    .text =
        Au plus profond de la montagne se trouve un coffre à trois serrures. **Ouvre-le avant les autres, avec les bonnes clefs, et tu gagnes aussitôt.**
        Les clefs sont numérotées de 1 à 9, et personne ne sait quelles sont les trois bonnes : leurs cartes Clef sont sous le coffre. Les six autres sont dans les mains des joueurs. Découvre qui tient quoi, trouve des clefs, et vas-y.
help-keys = 🔑 Cartes Clef et clefs
    .text =
        Une **carte Clef** est une preuve. Si tu tiens la carte Clef 5, le 5 n’est pas sous le coffre. Les tiennes sont secrètes, et tu les gardes pour de bon.
        Une **clef** est un numéro sur une carte Trésor, et elle tourne dans une serrure. Chaque numéro figure sur trois cartes Trésor. Un trousseau a quatre numéros.
        Ton carnet est derrière `/clues`. J’y note tout ce qu’on t’a montré : ● ici, · pas ici, ? pas encore su. **Carnet**, sous tes choix, te laisse ajouter tes propres marques au crayon.
help-turn = 🕯️ Un tour
    .text =
        1. **Avant**, à ton gré : utilise une carte, conclus un marché, pose un Trésor.
        2. **Une action** : bouger, manger, rester, traverser la rivière, essayer le coffre, ou passer.
        3. **Rencontres** : d’abord ce qui occupe la salle, puis les autres joueurs présents.
        4. **Trésor** : la première carte de la salle, si la voie est libre.
help-moving = 🥾 Se déplacer
    .text =
        Lance un dé (plus avec les **pieds légers**) et avance d’autant. Les salles, les passages, le bord du Labyrinthe, les autres joueurs et les Trésors par terre permettent de s’arrêter avant. Entrer dans une salle arrête toujours.
        Si un dé montre 1, tu peux d’abord lancer un **Défi des Clefs**. Avec les **langues bien pendues**, une deuxième face convient aussi.
help-challenges = 🔎 Défis des Clefs
    .text =
        Dis un numéro. Chacun des autres tend cette carte Clef, ou une vierge, et personne d’autre que toi ne regarde. Je réponds pour tout le monde, donc personne ne peut mentir.
        S’il n’y a que des vierges et que tu ne l’as pas non plus, il est sous le coffre. La Voyante vend des défis pour 2 pièces d’or, et la Boule de cristal en contient un.
help-battles = ⚔️ Batailles
    .text =
        À chaque assaut, les deux camps lancent deux dés et ajoutent Habileté et équipement. Le plus bas total reçoit une blessure, en général 2 points d’Endurance. À 0, on est mort, des deux côtés. Tuer un monstre donne 1 point de Chance.
        Après un assaut, tu peux **fuir** sur 3 ou plus, au prix de 0 à 2 points d’Endurance. Tu te retrouves devant la porte, et le monstre récupère.
        Avec l’**équipement d’office**, je te mets ton casque et je tire ta meilleure épée. « Se battre » continue sans demander jusqu’au seuil que fixent tes consignes. « Se battre jusqu’au bout » ne s’arrête pour rien.
        Avec un **champion des monstres**, le joueur suivant appuie sur le bouton des dés de ton monstre, ou en charge une consigne.
help-scores = 🍀 Habileté, Endurance, Chance
    .text =
        Pour **tenter ta Chance**, lance deux dés : il faut faire ta Chance ou moins. Chaque essai coûte 1 point de Chance, réussi ou non. Les victoires et le Gardien t’en rendent.
        Manger prend tout le tour. Une Provision rend 4 points d’Endurance, mais un **plafond d’Endurance** s’arrête à ta valeur de départ. On ne mange pas deux tours de suite, ni là où l’on pourrait être suivi.
        Avec les **outsiders**, une faible Habileté donne plus d’Endurance, et une carte Clef ou deux entendues avant le premier tour.
help-rooms = 🚪 Salles
    .text =
        La plupart des salles ont une carte face cachée : monstre, piège, marchand ou étranger. Règle l’affaire, puis prends la première carte Trésor, regarde-la, garde-la ou remets-la. Tant que tu as la place, je la prends et la garde pour toi, sauf consigne contraire.
        Cinq hôtes ne partent jamais : l’Intendant, le Gardien, les Nains, le Vieil homme et la Voyante. On ne retourne pas chez le même avant que quelqu’un d’autre y soit passé.
        Le sac contient six cartes Trésor. Les épées vont à la ceinture, deux au plus.
help-ways = 🌊 Rivière, passages, Labyrinthe
    .text =
        On traverse la **rivière** d’une rive ou de l’autre : en bac (3 pièces d’or), en radeau (tente ta Chance) ou par le pont (un dé). À l’eau, il y a le Crocodile.
        Arriver sur un **passage secret** finit ton tour. Au suivant, tu ressors à n’importe lequel de la même couleur. Sans lanterne, un dé décide.
        Le **Labyrinthe** est le chemin court vers le coffre, si c’en est un. Une impasse coûte le tour, et dans un **Labyrinthe strict** le suivant aussi. Le chemin long passe par le Cabinet du Sorcier, avec le Sorcier dedans.
help-players = 🗡️ Les autres joueurs
    .text =
        Sur la même case, on peut **faire un marché** : Or, Provisions, cartes Trésor, ou un regard sur une carte Clef. **Échanger**, c’est un regard contre un regard, ou une vérité contre une vérité, au même instant. J’exécute ce dont vous convenez. Ce que vous dites seulement, non.
        On peut aussi **attaquer**, une fois que vous êtes tous les deux entrés dans une salle et ressortis. Si ta victime fuit, tu la détrousses : toutes ses clefs, une carte au hasard, ou une que tu connais, et la lanterne. Si elle meurt, tout est à toi.
        Sur une **montagne paisible**, aucun aventurier ne peut en attaquer, empoisonner ou maudire un autre.
help-alone = 🕯️ En solitaire
    .text =
        Dans une **expédition en solo**, les six autres cartes Clef forment une pile. Chaque fois que tu lancerais un Défi des Clefs ou regarderais dans la main d’un rival, tu en vois une carte au hasard, et la pile est remélangée.
        Si tu te trompes au coffre, tu apprends seulement combien de numéros étaient faux. Une salle dont l’occupant ne part jamais te rouvre sa porte dès que tu as visité une autre salle. Si la dernière lumière s’éteint, tous tes numéros doivent être justes.
help-chest = 🔑 Le coffre
    .text =
        Dans la Salle du Trésor, dis trois numéros dont tu as les clefs, ou deux si une serrure est ouverte. Tous justes : tu as gagné. Un seul faux : je dis combien le sont, et te revoilà sur la Rive sud. À plusieurs, tu es la seule personne à savoir lesquels.
        Après la dernière manche, tout le monde écrit des numéros. C’est la manche 100, ou l’heure de la **cloche de minuit**. Chaque numéro juste rapporte, et davantage si tu en portes la clef.
help-death = ☠️ Mourir
    .text =
        Tes Trésors restent sur place, pour ton prochain aventurier, sauf si un joueur t’a tué et les a pris. L’Or et les vivres sont perdus. Au tour suivant, tu entres avec un nouvel aventurier, qui sait tout ce que tu sais.
help-commands = ⌨️ Commandes
    .text =
        Appuie sur les boutons, ou tape. `/play` donne la liste de tout ce que tu peux faire. `/move`, `/explore`, `/use`, `/fight`, `/flee`, `/trade` et `/pass` sont des raccourcis.
        `/game map` montre toute la montagne, `/clues` ton carnet et ton sac.
