# The choice of games, the lobby of a table, and its house rules.

## Choosing a game

start-a-game = Lancer une partie
choose-game = ## À quoi veux-tu jouer ?
    -# Du plus facile au plus corsé. **Apprendre** te guide pendant tes dix premières minutes. **Essayer** lance une courte partie contre deux ordinateurs.
choose-game-facts = -# { $players } · { $preset } : { $line }
choose-game-open = Ouvrir { $title }
choose-game-try = Essayer { $title }
choose-game-teach = Apprendre { $title }
choose-game-rules = Comment jouer : { $title }
choose-game-back = ◀ Tous les jeux

players-exactly = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
players-between = de { $min } à { $max } joueurs

## The lobby

lobby-join = Rejoindre
lobby-leave = Quitter
lobby-add = Ajouter un ordinateur
lobby-remove = Retirer un ordinateur
lobby-house-rules = Règles maison…
lobby-talk = Discuter dans un fil
lobby-start = Commencer

lobby-player = { $name } · { $reliability }
reliability = { $percent } % à temps en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, abandons : { $left }
reliability-left = { $games ->
    [one] abandons : { $left } sur { $games } partie
   *[other] abandons : { $left } sur { $games } parties
  }
reliability-new = aucune partie pour l’instant
reliability-hidden = palmarès privé
reliability-excused = { $reliability }, et { $excused ->
    [one] { $excused } absence excusée
   *[other] { $excused } absences excusées
  }
requires-reliable = -# Il faut { $percent } % de décisions à temps. Les nouvelles têtes sont les bienvenues.
requires-reliable-known = -# Il faut { $percent } % de décisions à temps, et { $games } parties sur ce serveur.

too-unreliable = Cette table demande { $needed } % de décisions à temps, et tu en es à { $percent } %. Demande à l’hôte de baisser la barre, ou rejoins une autre table.
too-new = Cette table demande { $needed } % de décisions à temps sur au moins { $least } parties ici, et tu en as joué { $games }. Demande à l’hôte d’accepter les nouvelles têtes, ou rejoins une autre table.

lobby-empty = *Personne n’a encore de place.*
lobby-cover = La couverture : { $title }
lobby-cover-shows = La couverture : { $title }. On y voit { $shows }.
lobby-closed = *Partie annulée avant d’avoir commencé : { $title }.*

# The menus of the host.
lobby-preset = Formule
lobby-pace = Rythme
  .option = Rythme : { $pace }
lobby-zero = Quand le temps est écoulé
lobby-reliability = Fiabilité exigée
lobby-reliability-any = Tout le monde peut venir
  .hint = Quels que soient les retards passés
lobby-reliability-least = Au moins { $percent } % à temps
  .hint = Les nouvelles têtes peuvent venir aussi
lobby-reliability-known = Au moins { $percent } % à temps, sans nouvelles têtes
  .hint = Seulement des gens que j’ai déjà vus jouer sur ce serveur
lobby-whispers = Apartés
lobby-whispers-no = Pas d’apartés
  .hint = Tout se dit à table
lobby-whispers-yes = Apartés permis
  .hint = Tout le monde voit qui parle à qui, mais pas ce qui se dit
lobby-teaching = Explications
lobby-teaching-no = Explications aux débutants
  .hint = Seuls les débutants lisent leur but sur la fiche
lobby-teaching-beginners = Explications à tout le monde
  .hint = Chacun lit son but, et à quoi sert chaque question
lobby-language = Langue de la table
lobby-language-of = Langue : { $language }
lobby-level = Le niveau des ordinateurs
lobby-level-gentle = Ordinateurs indulgents
  .hint = Ils se contentent souvent du deuxième choix. Bien pour une première partie.
lobby-level-fair = Ordinateurs sérieux
  .hint = Ils prennent ce qu’ils trouvent de mieux
lobby-level-cunning = Ordinateurs prévoyants
  .hint = Ils essaient diverses suites possibles. Les plus durs à battre.
lobby-company = Ordinateurs
lobby-company-talks = Ordinateurs bavards
  .hint = Un mot au début, à la fin et dans les grands moments
lobby-company-is-quiet = Ordinateurs muets
  .hint = Ils jouent sans rien dire

## The house rules

house-rules-heading = ### Règles maison : { $preset }
house-rules-value = **{ $option }** : { $value }
house-rules-changed = 🔸 **{ $option }** : { $value } (modifié)
house-rules-default = { $option } : { $value }
house-rules-defaults = -# { $options }
house-rules-of-host = -# Seul l’hôte peut changer les règles maison, et seulement avant le début.

# The groups, each with a form. Its button also says what is unusual in it.
house-rules-group-beginning = Début
house-rules-group-winning = Victoire
house-rules-group-cards = Cartes et combats
house-rules-group-time = Temps
house-rules-group-page = { $name }, { $page } sur { $pages }
house-rules-open = { $title }…
house-rules-open-unusual = { $title } : { $changes }…
house-rules-open-several = { $title } : { $count } règles spéciales…
house-rules-form = Règles maison : { $group }
house-rules-switches = Coche les règles que tu veux

## Lessons, and tables with explanations

beginners-table = Avec explications : chacun lit son but, et j’explique chaque sorte de question la première fois qu’elle se pose.

lesson-step-done = ✅ { $step }
lesson-step-open = ⬜ { $step }
lesson-ends = La leçon s’arrête là. Étapes franchies : { $done } sur { $steps }.
lesson-play-on = Continuer
lesson-try = Essayer une courte partie
lesson-new = Nouvelle partie
lesson-rules = Comment jouer

## A season, on the board

season-on-board = ### 🏆 { $name }
season-signing-up = { $count ->
    [0] Une saison, et au programme : { $games }. Aucune inscription pour l’instant.
    [one] Une saison, et au programme : { $games }. Une inscription pour l’instant.
   *[other] Une saison, et au programme : { $games }. { $count } inscriptions pour l’instant.
  }
season-group-line = **Groupe { $group }** : { $standings }
season-final-line = **Finale** : { $standings }
season-standing-short = { $name } { $points }
season-won-by = Victoire : { $names }.
season-ended-early = Elle s’est arrêtée avant la fin, sans vainqueur.
season-open-panel = Saison…

## A season, in its private panel

season-rules = Chaque groupe joue une fois chaque jeu du programme ({ $games }). Tu reçois un point par personne classée derrière toi, et un demi-point par ex æquo.
season-signup-rules = On joue par groupes de trois ou quatre, une fois chaque jeu du programme ({ $games }). Les meilleurs vont en finale.
season-players = Inscriptions : { $names }
season-nobody = Aucune inscription pour l’instant.
season-group = **Groupe { $group }**
season-final = **Finale**
season-standing = { $rank }. **{ $name }** · { $points } { $count ->
    [one] point
   *[other] points
  }, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
  }{ $rating }
season-rating = { " · cote " }{ $rating }
season-your-match = **{ $game }** avec { $others }
season-match-no-date = Pas encore de date. Propose-en une, ou ouvre la table quand tout le monde est là.
season-match-date = Date fixée : { $date }.
season-match-suggested = { $name } propose une date : { $date }. Reste à convaincre : { $names }.
season-match-lobby = La table est ouverte : { $link }. La partie commence dès que tout le monde s’est assis.
season-match-lobby-date = La table est ouverte : { $link }. Début de la partie : { $date }, ou plus tôt si tout le monde s’est assis.
season-match-playing = En cours : { $link }
season-match-played = Match joué.
season-join = M’inscrire
season-leave = Me désinscrire
season-draw = Tirer les groupes
season-draw-final = Former la finale
season-really-final = Former la finale de **{ $name }** maintenant ? Les matchs qui n’ont pas été joués ne compteront pour personne.
season-end = Finir la saison
season-really-end = Finir **{ $name }** maintenant ? Personne ne gagnera. Les tables ouvertes continuent comme des tables ordinaires.
season-suggest = Proposer une date…
season-agree = Ça me va
season-open = Ouvrir la table
season-none = Il n’y a pas de saison sur ce serveur.

## The form for a date

season-date-form = Quand voudrais-tu jouer ?
season-date-when = Jour et heure
    .hint = Par exemple vendredi 20:00 ou 3 jours, dans ton fuseau ({ $zone })

## Replies about a season

season-begun-now = Les inscriptions sont ouvertes sur la liste des tables ouvertes : **{ $name }**. Dès qu’il y en a trois, tire les groupes avec le bouton **Saison…** au même endroit.
season-needs-board = La saison s’affiche sur la liste des tables ouvertes. Mets d’abord celle-ci dans un salon avec `/admin board`.
season-not-manager = Il faut pouvoir gérer ce serveur pour faire ça.
season-opened = La table est ouverte. Les autres sont au courant.

## What the bot says to the players

season-news-drawn = 🏆 **{ $season }** : les groupes sont tirés. Fixez vos dates avec le bouton **Saison…** de la liste des tables ouvertes.
season-news-final = 🏆 **{ $season }** : voici la finale, avec { $names }. Fixez vos dates avec le bouton **Saison…** de la liste des tables ouvertes.
season-news-suggested = 📅 **{ $season }** : pour votre match ({ $game }), { $name } propose une date : { $date }. Acceptez-la ou proposez-en une autre avec le bouton **Saison…** de la liste des tables ouvertes.
season-news-agreed = 📅 **{ $season }** : la date de votre match ({ $game }) est fixée : { $date }.
season-news-opened = 🏆 **{ $season }** : votre table ({ $game }) est ouverte : { $link }.
season-news-due = ⏰ **{ $season }** : c’est l’heure de votre match ({ $game }). Ouvrez la table avec le bouton **Saison…** de la liste des tables ouvertes.
season-news-over = 🏆 **{ $season }**, c’est fini. { $result }
season-news-to =
    { $text }
    { $players }
