# Titles that may be earned in any game. `.line` says what for, in the present tense without a subject.

title-first-win = Sur la Cheminée
    .line = gagne une partie
title-ten-wins = L’Air de Rien
    .line = gagne 10 parties
title-regular = La Table Habituelle
    .line = joue 10 parties jusqu’au bout
title-furniture = Partie des Meubles
    .line = joue 50 parties jusqu’au bout
title-on-a-roll = Sur sa Lancée
    .line = gagne 3 parties de suite
title-good-loser = Beau Joueur
    .line = finit 5 fois à la dernière place
title-nobody-to-blame = Sans Personne à Remercier
    .line = gagne une partie en solo
title-no-six = Jamais de Six
    .line = lance au moins 20 dés en une partie sans faire un seul 6
title-no-one = Jamais de Un
    .line = lance au moins 20 dés en une partie sans faire un seul 1
title-knuckles = Phalanges Usées
    .line = lance 1 000 dés
title-drowned-twice = Deux Fois la Tasse
    .line = disparaît deux fois en mer ou en rivière
title-scourge = Fléau des Bêtes
    .line = tue 50 créatures
title-busy-blade = Lame Affairée
    .line = tue 12 créatures en une partie
title-bloodless = Sans Effusion
    .line = gagne une partie à dés sans rien tuer
title-untouchable = Intouchable
    .line = gagne 8 combats en une partie sans en perdre un
title-old-friend = Vieille Amitié avec la Mort
    .line = meurt 10 fois
title-three-graves = Trois Tombes
    .line = meurt 3 fois en une partie
title-lazarus = Retour d’Outre-Tombe
    .line = meurt et gagne quand même
title-hoard = Sur un Tas d’Or
    .line = ramasse 100 pièces d’or
title-wizardry = Odeur de Soufre
    .line = lance 10 Sorts en une partie

# On the last card of a game. Public.
titles-earned = 🎖️ { $news }
title-earned = { $name } décroche { $titles }.
