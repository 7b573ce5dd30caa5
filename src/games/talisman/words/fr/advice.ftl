# A player's aim, in one or two short sentences, and hints for beginners, each shown once. They have to be true under all
# house rules.

aim-talisman = Il te faut un Talisman pour la Vallée de Feu : le Temple, la Quête du Sorcier et l’Ermite en donnent.
aim-strength = Il te faut { $stat ->
       *[strength] une Force
        [craft] un Intellect
    } de { $need } pour la Couronne ; tu en es à { $now }.
aim-both = Il te faut un Talisman, et { $stat ->
       *[strength] une Force
        [craft] un Intellect
    } de { $need } pour la Couronne ; tu en es à { $now }.
aim-best =
    { $turns ->
        [one] Le mieux : { NAME($space, form: "the") }, où l’on pioche { $cards } cartes, à 1 tour.
       *[other] Le mieux : { NAME($space, form: "the") }, où l’on pioche { $cards } cartes, à { $turns } tours.
    }
aim-lies =
    { $turns ->
        [one] Le mieux : { NAME($card, form: "the") } { NAME($place, form: "in") }, à 1 tour.
       *[other] Le mieux : { NAME($card, form: "the") } { NAME($place, form: "in") }, à { $turns } tours.
    }
aim-go =
    { $turns ->
        [one] Tu peux viser la Couronne : elle est à 1 tour.
       *[other] Tu peux viser la Couronne : elle est à { $turns } tours.
    }
aim-hold-command = Reste sur la Couronne, et frappe les autres jusqu’à ce qu’ils renoncent.
aim-hold-contest = Reste sans compagnie sur la Couronne jusqu’à ton prochain tour, et c’est gagné.
aim-toad =
    { $turns ->
        [one] Évite les ennuis encore 1 tour, et tu n’es plus un Crapaud.
       *[other] Évite les ennuis encore { $turns } tours, et tu n’es plus un Crapaud.
    }
aim-missed =
    { $turns ->
        [one] Tu passes ton prochain tour.
       *[other] Tu passes tes { $turns } prochains tours.
    }
aim-rounds =
    { $rounds ->
        [0] C’est la dernière manche : ensuite, on compte les points.
        [one] Encore 1 manche après celle-ci, puis on compte les points.
       *[other] Encore { $rounds } manches après celle-ci, puis on compte les points.
    }

beginner-goal = Tout se joue sur la Couronne de Commandement, au centre. Pour y arriver, il faut un Talisman, et de la Force ou de l’Intellect pour entrer.
beginner-head-start = Ici, tout le monde commence avec plus de Force et d’Intellect que sur sa carte. C’est l’avance de départ de cette table, pour une partie plus courte.
beginner-missed = Tu vas passer un tour : la chronique dit quelle carte ou quelle case te vaut ça. Tu peux toujours te défendre et lancer des Sorts.
beginner-trophies = Les Ennemis vaincus sont des trophées. Rends-en assez, en points de Force, et la tienne augmente de 1 pour de bon.
beginner-setup = Chaque Personnage a sa façon de gagner : beaucoup de Force pour le Combat, beaucoup d’Intellect pour le Combat psychique, ou un talent bien à lui. Prends celui qui te tente.
beginner-teleport = Tu vas loin d’un seul coup. Un endroit qui soigne, ou où l’on pioche, est rarement une erreur.
beginner-troll = Sur un 6, le Troll peut rester sur place et guérir 1 Vie. Fais-le quand les Vies se font rares.
beginner-card = Les Objets et les Suivants sont à toi quand il n’y a plus personne à combattre. La plupart servent jusqu’à la fin de la partie.
beginner-character = Tu croises un autre Personnage. Attaque, ou sers-toi d’un talent que personne d’autre n’a. Qui gagne prend une Vie, un Objet ou de l’Or.
beginner-loot = Tu choisis ce que le vaincu te remet. Prends ce qui t’aide le plus, ou ce qui lui manquera le plus.
beginner-things = Tu ne peux pas tout porter. Ce que tu laisses reste sur cette case, pour qui passera ensuite.
beginner-spells = Ton Intellect limite le nombre de tes Sorts. Garde ceux qui serviront bientôt.
beginner-crown = Le Sort de Commandement te coûte des Vies. Tu peux payer, ou abandonner la partie.
beginner-table = Tu peux ajouter 1 à ce résultat. Fais-le si la ligne suivante est plus clémente.
beginner-luck = Un jeton de chance relance les dés, puis disparaît. Gardes-en pour les lancers qui peuvent coûter une Vie.
beginner-shop = Ici, l’Or achète de l’équipement. Une Arme sert dans chaque Combat, et une Armure peut sauver une Vie.
beginner-alchemist = Ici, les Objets deviennent de l’Or. Vends ce qui ne te sert pas : l’Or achète équipement et soins.
beginner-instruction = Il faut payer. L’Or revient plus vite que les Vies.
beginner-wish = Un vœu ne se présente qu’une fois, alors choisis ce qui dure. La Force et l’Intellect comptent dans tous les combats à venir.
beginner-quest = Le Sorcier donne un Talisman pour une Quête accomplie. Sans Talisman, la Vallée de Feu reste fermée.
beginner-follower = Un Suivant doit partir. Renvoie celui qui t’aide le moins.
beginner-vampire = Le Vampire veut des Vies, mais accepte des Suivants. Ceux-là se remplacent plus facilement.
beginner-foresee = Tu vois ces cartes avant de les rencontrer. Écarte celle que tu préfères ne pas croiser.
beginner-orb = L’Orbe montre ce qui vient. Tu peux remplacer une carte, mais tu devras affronter ce qui arrive à sa place.
beginner-ghoul = La Goule peut relever ce qu’elle tue. La créature ajoute sa Force à un Combat, puis c’est fini pour elle.
beginner-druid = Le Druide change d’alignement à volonté, et trouve des Sorts dans les Bois. Certains lieux préfèrent un alignement à un autre.

# The lesson: its goal, its steps as orders, what became of a decision, and its end.

lesson-goal = Un jour, tu prendras la Couronne de Commandement. Pour ça, il faut grandir : cherche des combats gagnables et des choses à emporter.
lesson-fight = Gagne un combat
lesson-take = Prends ou achète quelque chose
lesson-grow = Gagne de la Force ou de l’Intellect
lesson-visit = Découvre à quoi sert un lieu
came-fought =
    { $result ->
        [won] C’est gagné : ton dé et ton score font plus que les leurs.
        [lost] C’est perdu : leur dé et leur score font plus que les tiens. Avec un meilleur score, ça arrive moins souvent.
       *[stand-off] Les deux camps sont à égalité, et personne n’est blessé.
    }
came-taken = C’est à toi jusqu’à nouvel ordre, et ça t’aide dès que possible.
came-life = C’était une Vie. À 0, ton Personnage meurt : va te faire soigner à temps.
came-grown = Ce point te reste, et il compte dans tous les combats à venir.
lesson-praise = Bravo ! Tu sais te battre, ramasser et grandir, et c’est comme ça qu’on gagne la Couronne.
lesson-next = La suite : la Rivière des Tempêtes, le Talisman et le chemin de la Couronne. *Comment jouer* te dit tout.
