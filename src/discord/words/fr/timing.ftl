# The pace of a table: as it’s chosen, with its times as a hint, and as a line on the lobby card and in the chronicle.
pace-live = En direct
  .hint = 2 minutes par décision, 30 secondes pour réagir, 3 minutes en réserve
  .line = **En direct** : 2 minutes par décision, 30 secondes pour réagir, et 3 minutes en réserve pour les choix difficiles.
pace-evening = Une soirée
  .hint = 10 minutes par décision, 2 minutes pour réagir, 20 minutes en réserve
  .line = **Une soirée** : 10 minutes par décision, 2 minutes pour réagir, et 20 minutes en réserve pour les choix difficiles.
pace-daily = Au jour le jour
  .hint = Un jour par décision, 4 heures pour réagir, un jour en réserve
  .line = **Au jour le jour** : un jour par décision, 4 heures pour réagir, et un jour en réserve pour les choix difficiles.
pace-weekly = À la semaine
  .hint = 3 jours par décision, 12 heures pour réagir, 3 jours en réserve
  .line = **À la semaine** : 3 jours par décision, 12 heures pour réagir, et 3 jours en réserve pour les choix difficiles.
pace-none = Sans pendule
  .hint = Tout le temps du monde
  .line = **Sans pendule** : tout le temps du monde.
pace-own-times = **{ $pace }** : { $decision } par décision, { $reaction } pour réagir.
pace-any-time = sans limite

# What happens when a player’s time runs out: as it’s chosen, with a hint, and as a line on the lobby card.
time-out-wait = Temps écoulé : la table attend
  .hint = Vous pouvez voter sur la suite
  .line = Si quelqu’un dépasse son temps, la table attend, ou vote sur la suite.
time-out-default = Temps écoulé : je joue à sa place
  .hint = Selon ses consignes, ou les règles par défaut
  .line = Si quelqu’un dépasse son temps, je joue selon ses consignes, ou les règles par défaut.
time-out-computer = Temps écoulé : un ordinateur joue
  .hint = Un ordinateur prend le relais jusqu’à son retour
  .line = Si quelqu’un dépasse son temps, un ordinateur prend le relais.
time-out-substitute = Temps écoulé : la place est offerte
  .hint = Qui n’a pas de place peut la prendre
  .line = Si quelqu’un dépasse son temps, la place est offerte à d’autres.

# On the card. $at is a time to come.
time-paused = -# La partie est en pause, et toutes les pendules aussi.
usual-hours = -# D’habitude là, à ton heure : { $who }.
usual-hours-of = { $name } { $from }–{ $to }
time-is-up = -# Temps écoulé pour { $names }.
time-runs-out-wait = -# Le délai expire { $at }.
time-runs-out-default = -# Le délai expire { $at }. Ensuite, je joue à la place de ceux qui n’ont pas répondu.
time-runs-out-computer = -# Le délai expire { $at }. Ensuite, un ordinateur remplace ceux qui n’ont pas répondu.
time-runs-out-substitute = -# Le délai expire { $at }. Ensuite, la place de ceux qui n’ont pas répondu est offerte à d’autres.

# While someone has a private question, whose name is secret. $since is a time ago, $until a time to come.
private-wait = -# Quelqu’un a reçu une question secrète { $since }.
private-wait-with-clock = -# Quelqu’un a reçu une question secrète { $since }. Son délai expire { $until }.
private-wait-late = -# Quelqu’un a reçu une question secrète { $since }. Les autres peuvent proposer d’avancer ou de faire une pause.
private-wait-late-with-clock = -# Quelqu’un a reçu une question secrète { $since }, et son temps est écoulé. Je jouerai à sa place quand sa réserve sera épuisée. Les autres peuvent proposer d’avancer ou de faire une pause.

## Spans of time

span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
  }
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
span-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
  }

## Dates tapées

typed-date-skipped = jusqu au aux à le la les de dans pour pendant prochain prochaine vers
typed-date-one = un une
typed-date-hour = h
