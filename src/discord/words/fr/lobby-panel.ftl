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
requires-reliable = -# Il faut { $percent } % de décisions à temps. Les nouvelles têtes sont bienvenues.
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
lobby-reliability = À quel point il faut être fiable
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
lobby-teaching = Table d’initiation
lobby-teaching-no = Pas de table d’initiation
  .hint = Seuls les débutants lisent leur but sur la fiche
lobby-teaching-beginners = Table d’initiation
  .hint = Chacun lit son but, et à quoi sert chaque question
lobby-level = Le niveau des ordinateurs
lobby-level-gentle = Ordinateurs en douceur
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

## Lessons and beginners’ tables

beginners-table = Table d’initiation. Chacun lit son but, et j’explique chaque sorte de question la première fois qu’elle se pose.

lesson-step-done = ✅ { $step }
lesson-step-open = ⬜ { $step }
lesson-ends = La leçon s’arrête là. Étapes franchies : { $done } sur { $steps }.
lesson-play-on = Continuer
lesson-try = Essayer une courte partie
lesson-new = Nouvelle partie
lesson-rules = Comment jouer
