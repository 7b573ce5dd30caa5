# A player's aim, in one or two short sentences, and hints for beginners, each shown once. They have to be true under all
# house rules.

aim-learn = Découvre les { $locks } numéros sous le coffre, et apporte leurs clefs.
aim-learn-rest =
    { $known ->
        [0] Tu ne connais encore aucun des { $locks } numéros sous le coffre.
        [one] Tu connais 1 des { $locks } numéros sous le coffre : { $numbers }.
       *[other] Tu connais { $known } des { $locks } numéros sous le coffre : { $numbers }.
    }
    .how = Les Défis des Clefs et les cartes Clef des autres t’en apprendront plus.
    .alone = Les Défis des Clefs t’en apprendront plus.
aim-key =
    { $count ->
        [one] Il te faut la clef { $keys }
       *[other] Il te faut les clefs { $keys }
    }, puis le coffre, { $turns ->
        [0] là où tu es.
        [one] à 1 tour d’ici.
       *[other] à { $turns } tours d’ici.
    }
aim-key-known = La clef { $key } se trouve { $place }, { $turns ->
        [one] à 1 tour
       *[other] à { $turns } tours
    } d’ici.
aim-chest =
    { $turns ->
        [0] Tu as les bonnes clefs. Ouvre le coffre !
        [one] Tu as les bonnes clefs. Le coffre est à 1 tour.
       *[other] Tu as les bonnes clefs. Le coffre est à { $turns } tours.
    }
aim-treasure =
    { $turns ->
        [one] Le trésor le plus proche est { $place }, à 1 tour d’ici.
       *[other] Le trésor le plus proche est { $place }, à { $turns } tours d’ici.
    }
aim-rounds =
    { $rounds ->
        [0] C’est la dernière manche.
        [one] Encore 1 manche après celle-ci.
       *[other] Encore { $rounds } manches après celle-ci.
    }
aim-way =
    { $turns ->
        [one] Le coffre est à 1 tour.
       *[other] Le coffre est à { $turns } tours, au mieux.
    }
aim-go =
    En route ! { $rounds ->
        [0] C’est la dernière manche.
        [one] Il n’en reste qu’une après celle-ci.
       *[other] Il ne reste que { $rounds } manches après celle-ci.
    }
aim-out-of-reach = Le coffre est hors d’atteinte, mais les bons numéros comptent encore.
aim-missed =
    { $turns ->
        [one] Tu passes ton prochain tour.
       *[other] Tu passes tes { $turns } prochains tours.
    }
aim-reckoning = Écris les numéros que ton carnet laisse ouverts ou démontre. Un numéro compte plus si tu en tiens la clef.

beginner-goal = Une carte Clef porte un numéro qui n’est pas sous le coffre. Une clef ouvre une serrure. Pour gagner, il te faut les numéros qui y sont, et une clef pour chacun.
beginner-missed = Tu vas passer un tour : la chronique dit pourquoi, par exemple une impasse dans le Labyrinthe. Tu ne perds rien d’autre.
beginner-window = Mon silence ne doit pas trahir ce que tu portes, alors je te demande à ces moments-là, même si rien ne te sert. Passer ne coûte rien.
beginner-chest = Si tous tes numéros sont bons, tu as gagné. Si l’un est faux, te revoilà sur la Rive sud, et tout le monde apprend combien l’étaient.
beginner-adventurer = Les Provisions te soignent. L’Or paie le passeur, la Voyante et d’autres. Un peu des deux fait un bon départ.
beginner-reenter = Un nouvel aventurier n’a que ce qu’il emporte. Les affaires du mort restent là où il est tombé.
beginner-move = Les salles contiennent des trésors, et quelqu’un pour les garder. Les couloirs ne font que mener de salle en salle.
beginner-passage = Les passages secrets mènent loin. Sans lanterne, un dé décide d’où tu ressors.
beginner-maze = Le Labyrinthe se découvre carte par carte. Une impasse te coûte du temps, et tout le monde la connaît ensuite.
beginner-river = Le bac coûte de l’Or et ne risque rien. Le radeau demande de la Chance, et le pont prend ce que dit le dé.
beginner-encounter = Dans une salle, tout le monde ne veut pas se battre. Lis ce que coûte chaque choix, et ce qu’il peut rapporter.
beginner-resolve = C’est le moment des marchés et des querelles avec les autres, sur cette case. S’il n’y a personne, continue.
beginner-reckoning = Écris les numéros que tu crois sous le coffre. Un bon numéro compte plus si tu en tiens la clef.

# The lesson: its goal, its steps as orders, what became of a decision, and its end.

lesson-goal = Le coffre du Sorcier est fermé. Il te faut les bons numéros et une clef pour chacun, et tout ça se trouve dans les salles.
lesson-room = Entre dans une salle
lesson-treasure = Prends un trésor
lesson-battle = Gagne une bataille
lesson-number = Apprends un numéro
came-killed = C’est gagné : plus personne entre toi et le trésor.
came-escaped = Tu t’en tires en vie, et il n’y a pas de honte à ça. La salle garde son trésor pour plus tard.
came-claimed = C’est peut-être une clef, une arme, ou de quoi payer. Regarde ta main.
came-beneath = Ce numéro est sous le coffre, et sa clef vaut la peine d’être cherchée. Ton carnet s’en souvient pour toi.
came-number = Un numéro vu sur une carte Clef n’est pas sous le coffre. Ton carnet s’en souvient pour toi.
came-round =
    { $outcome ->
        [won] Tes dés et ton Habileté font plus : l’ennemi perd de l’Endurance.
        [lost] Les siens font plus : tu perds de l’Endurance.
       *[other] Personne n’est blessé à cet assaut.
    }
lesson-praise = Bravo ! Tu sais explorer, te battre, prendre un trésor et apprendre un numéro.
lesson-next = Continue jusqu’à la rivière, au Labyrinthe et au coffre qui t’attend derrière. *Comment jouer* te dit tout.
