# The house rules: a title of at most 45 letters for each option, and a line of at most 100. The line of a preset follows
# its title and a colon.

preset-standard = Partie standard
    .line = de 2 h 30 à 3 heures, et les six doivent reparaître
preset-short = Partie courte
    .line = de 35 à 45 minutes, et deux Trésors impériaux suffisent
preset-balanced = Partie équilibrée
    .line = la standard, avec une avance pour les faibles et des tours égaux pour tous
preset-serious = Joueurs sérieux
    .line = la standard, mais les dés pèsent les trésors et les points décident
preset-full = Partie complète
    .line = 3 heures, avec royaume mélangé, points, expérience, vilains et compagnie
preset-blood-and-guts = À feu et à sang
    .line = la complète, et personne n’est à l’abri de personne

option-hex-game = Royaume mélangé
    .line = Les cases forment une nouvelle carte. Les voisins sont neufs, les créanciers non.
option-realm-number = Royaume mélangé : numéro
    .line = Le même numéro donne toujours le même royaume. Laisse vide, et j’en tire un.
option-complex-victory = Victoire complexe
    .line = Les trésors valent des points, pesés par un comité de dés. Le plus de points gagne.
option-experience = Points d’expérience
    .line = Créatures battues ou ralliées, passagères ramenées et mercis de l’Empereur augmentent tes scores.
option-experience-marks = Expérience : paliers
    .line = Quatre nombres croissants. À chacun, un de tes scores augmente.
option-villain-game = Partie de vilains
    .line = Une rencontre qui ne te concerne pas peut être jouée sur un ami qu’elle concerne.
option-travel-together = Voyager ensemble
    .line = Marcher à plusieurs, se battre à plusieurs. Partager à plusieurs, c’est là que ça coince.
option-merciless = Sans pitié
    .line = Les personnages peuvent s’attaquer entre eux, et qui gagne prend tout.
option-guild-licences = Licences de guilde
    .line = Clercs : masses, gourdins, bâtons, frondes. Mages : dagues, bâtons, arcs, frondes.
option-even-start = Départ équilibré
    .line = Les faibles commencent avec des armes en plus, les forts avec un indice de moins.
option-equal-turns = Tours égaux
    .line = Quand le dernier Trésor impérial est trouvé, la manche se joue jusqu’au bout.
option-short-game = Partie courte
    .line = Une manche peut finir la partie avant les six. Aucun indice ne mène à la Cité perdue.
option-imperial-target = Partie courte : trésors à trouver
    .line = Combien de Trésors impériaux il faut avant qu’une manche puisse finir la partie.
option-minimum-rounds = Partie courte : manches au moins
    .line = La première manche qui peut finir la partie, sauf si les six sont trouvés.
option-round-limit = Partie courte : dernière manche
    .line = Cette manche finit la partie. Vide : 44 tours, partagés entre tous.
option-starting-clues = Partie courte : indices de départ
    .line = Avec combien d’indices chacun commence.

realm-drawn = tiré au début
realm-numbered = royaume numéro { $number }
rounds-by-players = 44 divisé par le nombre de joueurs, arrondi au supérieur

contradiction-last-before-first = La partie devrait durer plus que ne le permet sa dernière manche : elle finit donc avec celle-ci.
