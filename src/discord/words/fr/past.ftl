# Looking back at a game: moments, the log, what happened during an absence, films, and the secrets of a finished game.

## Moments

past-look-back = Revoir
past-title = Retour en arrière
past-decisive = ✨ **Le moment où tout s’est joué**
past-where = -# { $time } · { $seen } · { $lines }
past-where-left = -# { $time } · { $seen } · { $lines } · ↩ sur une branche abandonnée
past-seen-by-all = vu par tous
past-seen-by-you = vu par toi
past-seen-by = vu par { $name }
past-line = ligne { $at } sur { $count }
past-lines = lignes { $at }–{ $end } sur { $count }
past-first = ⏮ Début
past-back = ◀ Retour
past-on = Suite ▶
past-last = Fin ⏭
past-next-turn = Tour suivant
past-turn-before = Tour précédent
past-next-fight = Combat suivant
past-next-own = La suite pour moi
past-next-of = La suite pour { $name }
past-share = Partager ce moment
past-shared-by = -# **{ $name }** revient sur ce moment : { $time }.
past-shared-by-as = -# **{ $name }** revient sur ce moment : { $time }, vu par { $player }.
remark = Épingler une remarque
  .label = Ta remarque
  .hint = Tout le monde peut la lire, ici, dans le film et dans la saga. Laisse vide pour la retirer.
  .said = 📌 { $name } : { $text }
  .quoted = « { $text } » ({ $name })
past-go-back = Revenir jusqu’ici…
past-eyes = Voir ce moment par les yeux de…
past-eyes-all = Vu par tous
past-eyes-of = Vu par { $name }

## What if…

what-if = Et si…
what-if-heading = ## Et si…
what-if-from-here = À partir de ce moment, tu joues { $name }, et des ordinateurs jouent les autres. Les dés sont neufs, et ce que personne ne savait est redistribué.
what-if-from-turn = Tu joues { $name } depuis le début de ce tour, et des ordinateurs jouent les autres. Je m’en tiens à ce que tu savais alors. Tout le reste est inventé, les dés aussi.
what-if-where = La partie s’ouvre dans tes messages privés, donc personne d’autre ne la voit. Rien n’y compte.
what-if-replaces = Elle en remplace une autre : { $game }.
what-if-gentle = Jouer (ordinateurs indulgents)
what-if-fair = Jouer (ordinateurs sérieux)
what-if-cunning = Jouer (ordinateurs prévoyants)
what-if-whose = Choisis d’abord quelqu’un sous *Voir ce moment par les yeux de…*. Tu continueras à sa place.
what-if-greeting = **Et si…** Voici ta partie imaginaire : { $game }. Personne d’autre ne la voit, et rien n’y compte.
what-if-opened = Ton « Et si… » est prêt dans [tes messages privés]({ $link }).
what-if-closed = Je ne peux pas t’écrire en privé. Autorise les messages privés des membres de ce serveur, puis réessaie.
what-if-mark = *Et si… Cette partie est imaginaire, et rien n’y compte.*
what-if-hand = -# De ton « Et si… ». C’est imaginaire, et rien n’y compte.
what-if-end = Finir le « Et si… »
# Goes back in an imagined game, where nobody else has to agree.
what-if-back = Revenir jusqu’ici
what-if-ended = Ton « Et si… » s’arrête là.
# The title of an imagined game in lists.
what-if-title = Et si… ({ $game })

## How it went

hindsight = Le bilan
  .title = ## Le bilan
  .dice = ### Les dés
  .draws = ### La pioche
  .rolled = { $name } totalise { $pips } avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  }. Des dés honnêtes donnent environ { $fair }.
  .luck = { $bar } { $verdict }
  .decisions = ### Les décisions
  .working = J’essaie d’autres choix dans des parties semblables. Ça prend jusqu’à une minute.
  .no-people = Personne n’avait de choix à faire dans cette partie.
  .nothing = Rien de frappant. Où que je regarde, aucun choix n’était nettement meilleur.
  .chose = **{ $number }.** { $name } a choisi **{ $choice }**.
  .better = **{ $choice }** aurait gagné { $more } { $more ->
    [one] partie
   *[other] parties
  } de plus sur 100 (± { $error }).
  .how = -# J’ai examiné { $looked } choix sur { $all }, et j’en ai essayé d’autres avec ce qu’on savait à ce moment-là. Ensuite, tout le monde joue comme un ordinateur sérieux.
  .sure = -# Le ± dit à quel point j’en suis sûr. Deux fois sur trois, le vrai chiffre est dedans.
  .look-back = Voir le choix { $number }
hindsight-not-over = Le bilan d’une partie ne se fait qu’à la fin.

## The log

log-earlier = Plus tôt
log-empty = *Rien à montrer ici.*

## Since you left

since-title = Depuis ton départ
since-lines = { $game } : { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
  }
since-lines-in-turns = { $game } : { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
  } en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }
since-browse = Parcourir ce qui s’est passé
since-turn-of = { $name }, à son tour · { $text }

## Films

film = Film
film-from-here = Film à partir d’ici
film-share = Montrer à la table
film-as-all = -# Un film de { $pictures ->
    [one] { $pictures } image
   *[other] { $pictures } images
  } ({ $time }), vu par tous
film-as = -# Un film de { $pictures ->
    [one] { $pictures } image
   *[other] { $pictures } images
  } ({ $time }), vu par { $name }
film-shown-by = -# **{ $name }** projette un film.
film-alt = Un film. { $turns }
film-alt-turn = { $heading } : { $lines }

## The secrets of a finished game

reveal = Révéler les secrets
reveal-choose = Choisis un secret
reveal-page = { $title } ({ $at } sur { $of })
reveal-nothing = *Rien.*
reveal-others = Ce que cachaient les autres
reveal-all-hands = Ce que chacun cachait
reveal-hand = Main et secrets : { $name }
reveal-hand-note = -# Ce que **Mes choix et ma main** montrait à la fin.
reveal-private-lines = 🔒 Dit en privé
reveal-private-line = { $names } : { $line }
reveal-dice = 🎲 Les dés
reveal-seed = **Graine** : { $seed }
reveal-secret = **Secret** : { $secret }
reveal-commitment = **SHA-256 du secret, publié avant que quiconque s’asseye** : { $commitment }
reveal-brought = **Ajouté par la table** : { $codes }
reveal-brought-nothing = **Ajouté par la table** : rien
