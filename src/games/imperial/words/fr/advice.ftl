# A player's aim, in one or two short sentences, and hints for beginners, each shown once. They have to be true under all
# house rules.

aim-prison = Sors de prison : un trésor soudoie le geôlier, et il y a un passage secret.
aim-clue = Utilise un indice { $place }, { $turns ->
        [one] à 1 tour
       *[other] à { $turns } tours
    } d’ici : { $treasures ->
        [one] { $treasures } trésor.
       *[other] { $treasures } trésors.
    }
aim-clue-here = Utilise ton indice ici même : { $treasures ->
        [one] { $treasures } trésor.
       *[other] { $treasures } trésors.
    }
aim-clues =
    { $clues ->
        [one] Tu as { $clues } indice : utilise-le dans le lieu qu’il nomme.
       *[other] Tu as { $clues } indices : chacun s’utilise dans le lieu qu’il nomme.
    }
aim-explore = Explore ce qu’il y a { $place }, { $turns ->
        [one] à 1 tour
       *[other] à { $turns } tours
    } d’ici. Tu peux y trouver un indice.
aim-explore-here = Explore ici même : tu peux y trouver un indice.
aim-count =
    { $case ->
        [alone] Tu as { $own ->
            [one] { $own } trésor
           *[other] { $own } trésors
        }.
        [ahead] Tu mènes avec { $own ->
            [one] { $own } trésor
           *[other] { $own } trésors
        }.
        [level] Tu partages la tête avec { $own ->
            [one] { $own } trésor
           *[other] { $own } trésors
        }.
       *[behind] { $who } mène avec { $most ->
            [one] { $most } trésor
           *[other] { $most } trésors
        }, et tu en as { $own }.
    }
aim-points = Les points décident, et les Trésors impériaux valent le plus.
aim-rounds =
    { $rounds ->
        [0] C’est la dernière manche.
        [one] Encore 1 manche après celle-ci, au plus.
       *[other] Encore { $rounds } manches après celle-ci, au plus.
    }

beginner-goal = Qui a le plus de trésors à la fin gagne. Ceux « pour la galerie » n’ont pas d’autre usage, mais chacun compte comme les autres.
beginner-points = Ici, les points font gagner. Les trésors « pour la galerie » ne servent qu’à ça, et les Trésors impériaux rapportent le plus.
beginner-played = Ce n’est pas toi mais quelqu’un de ton choix qui fera cette rencontre, et elle est désagréable. Envoie-la à qui mène, ou à qui va te dépasser.
beginner-missed = Tu ne peux pas bouger ce tour-ci, parce que quelque chose te retient ou que tu as accompagné quelqu’un. Tu peux faire tout le reste.
beginner-prison = En prison, personne ne peut rien jouer contre toi. Aux tours suivants, cherche le passage, ou achète ta sortie avec un trésor.
beginner-newcomer = Ton prochain personnage repart de zéro. Prends-en un qui convienne à la suite de la partie.
beginner-walk-on = Tu peux continuer ou t’arrêter. On explore et on utilise ses indices là où l’on s’arrête.
beginner-teleport = Tu apparais dans le lieu que tu choisis. Si un de tes indices le nomme, c’est un trésor.
beginner-raft = Le radeau te mène à un rivage. Accoste là d’où tu voudras repartir.
beginner-meditate = De bons dés, et tu apprends le sort. Chaque sort est dépensé quand on le lance.
beginner-leave = Tu dois quitter cette case. Va là d’où tu voudras partir au prochain tour.
beginner-clue = Personne ne peut tenir plus de 4 indices. Oublie celui dont le lieu est le plus loin.
beginner-explore = Chaque lieu a sa table, et les dés choisissent la ligne. Tu peux trouver des indices, des armes, des trésors, ou rencontrer quelqu’un.
beginner-charm = Le Porte-bonheur change un dé que tu viens de lancer. Frotte-le quand ça fait la différence.
beginner-heal = Guéris qui est le plus près de mourir, ou qui se bat le mieux.
beginner-palantir = Le Palantir montre qui arrive avant la rencontre. Renvoie ce que tu ne peux pas battre.
beginner-join = Un compagnon se bat à tes côtés et prend une partie des coups. La plupart repartent tôt ou tard.
beginner-horse = Un sort amène le Cheval sauvage à coup sûr. Sans sort, les dés décident.
beginner-olliver = Olliver J. Dragon veut quelque chose de toi. Paie, ou combats un dragon pour le garder.
beginner-tax = Le Percepteur veut quelque chose de toi. Refuser, c’est se battre.
beginner-peddler = Le Colporteur vend des armes contre des indices. Un indice dont tu n’atteindras pas le lieu fait un bon prix.
beginner-nomads = Les Nomades donnent un indice contre une arme. Cède celle avec laquelle tu ne te bats pas.
beginner-mermaid = La Sirène accorde une chose. Demande ce qui te rapproche du prochain trésor.
beginner-gift = Tu peux apprendre un sort, et le lancer une fois. Prends celui qui servira dans tes prochains tours.
beginner-pirates = Avec un bateau, tu peux aller par mer, et certains lieux sont bien plus près ainsi.
beginner-emerald = L’Émeraude de Vie sauve une vie, puis disparaît. As-tu besoin de ce compagnon, ou la gardes-tu pour toi ?
beginner-support = Tu peux aider dans un combat à côté de toi. Tu partages le danger, et personne ne t’y oblige.
beginner-duel = Tu peux attaquer un autre personnage ici. Qui tue l’autre le dépouille, et ce n’est pas forcément toi.
beginner-convoy = Si tu viens, tu bouges maintenant avec la tête du groupe. À ton prochain tour, tu ne bouges pas.
beginner-raise = L’expérience augmente un de tes scores pour de bon.

# The lesson: its goal, its steps as orders, what became of a decision, and its end.

lesson-goal = Les trésors font gagner. Un indice nomme un lieu et y vaut un trésor : mets-toi en route, et explore en chemin.
lesson-travel = Voyage quelque part
lesson-clue = Utilise un indice au bon endroit
lesson-explore = Explore un lieu
lesson-fight = Gagne un combat
came-clue = Un indice utilisé au bon endroit est le plus sûr moyen d’avoir un trésor.
came-victory = C’est gagné. Compte tes blessures avant de chercher le combat suivant.
came-weapon = Au combat, seule compte l’arme que tu tiens prête : choisis-la bien.
came-companion = Un compagnon se bat désormais à tes côtés.
came-treasure = Chaque trésor compte à la fin, quoi qu’il fasse d’autre.
came-wounds = Les blessures restent jusqu’à ce que quelque chose les guérisse. S’il y en a trop, tu meurs.
lesson-praise = Bravo ! Tu sais voyager, explorer, te battre et rapporter un trésor.
lesson-next = Continue, et trouves-en d’autres. *Comment jouer* te parle des sorts, des compagnons et de la mer.
