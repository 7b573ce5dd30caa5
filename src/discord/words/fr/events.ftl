# What happens to a table, as lines of its chronicle for everyone. Names come in bold.

event-started = { $game } commence.
event-undone = { $name } annule son dernier choix.
event-went-away = { $name } s’absente un moment. Je joue prudemment à sa place jusqu’à son retour.
event-came-back = { $name } revient.
event-left-server = { $name } a quitté ce serveur. Je joue prudemment à sa place, et les autres peuvent proposer cette place à quelqu’un d’autre.
event-resigned = { $name } abandonne.
event-resumed = La partie reprend.
event-moved = La partie reprend ici, venue d’un autre serveur.
event-imported = La partie vient d’un fichier. J’en ai rejoué le journal avant de l’importer.
event-imagined = Et si… La partie repart d’ici, avec des dés neufs. Ce que personne ne savait est redistribué.
event-imagined-guessed = Et si… La partie repart d’ici, dans un monde où j’invente tout ce que tu ne savais pas.
event-closed = La partie a été arrêtée avant la fin.
event-over = La partie est finie.
event-exported = La modération a exporté toute la partie, secrets compris.
event-exported-by = { $by }, de la modération, a exporté toute la partie, secrets compris.
event-looked-into = { $seat ->
    [all] 👁 { $by }, de la modération, a regardé les secrets de tout le monde.
   *[other] 👁 { $by }, de la modération, a regardé des secrets chez { $seat }.
  }
event-looked-into-own-game = { $seat ->
    [all] 👁 { $by }, de la modération, qui joue ici ({ $plays }), a regardé les secrets de tout le monde.
   *[other] 👁 { $by }, de la modération, qui joue ici ({ $plays }), a regardé des secrets chez { $seat }.
  }
event-watched = { $name } suit désormais la partie avec { $seat }, par-dessus son épaule.
event-watch-ended = { $name } ne suit plus la partie avec { $seat }.
event-whispered = { $from } prend { $to } en aparté.
event-remarked = 📌 { $name } y repense : { $text }
event-remark-gone = { $name } retire une remarque.
event-unreadable = Cette ligne est abîmée, et je n’arrive pas à la lire.
event-fault = Je me suis pris les pieds dans mes propres règles. Le dernier choix n’a pas été joué, et les détails sont notés sous { $fault }.
event-time-up = { $then ->
    [default] Temps écoulé pour { $name }. Je joue selon ses consignes, ou selon les règles par défaut.
    [computer] Temps écoulé pour { $name }. Un ordinateur joue à sa place.
    [substitute] Temps écoulé pour { $name }. Quelqu’un d’autre peut prendre la place.
    [window] Temps écoulé pour { $name }. L’occasion passe.
   *[wait] Temps écoulé pour { $name }. Les autres peuvent attendre, ou voter pour continuer sans.
  }
event-as-planned = { $name } agit comme prévu.
# To the player alone.
event-as-planned-own = J’ai choisi « { $label } » pour toi, comme prévu.
event-plan-ended = { $why ->
    [not-offered] J’abandonne ton plan : « { $label } » n’était pas possible.
    [not-alone] J’abandonne ton plan : il y a déjà quelqu’un là où mène « { $label } ».
    [changed] J’abandonne ton plan (« { $label } ») : il t’est arrivé quelque chose depuis.
    [not-foreseen] J’abandonne ton plan (« { $label } ») : ton tour a d’abord posé une autre question.
    [turn-over] J’abandonne la suite de ton plan (« { $label } ») : ton tour s’est terminé sans cette question.
    [went-back] J’abandonne ton plan (« { $label } ») : la partie est revenue en arrière.
   *[played-for] J’abandonne ton plan (« { $label } ») : quelqu’un d’autre joue à ta place pour le moment.
  }
# After what a standing order has done. To the player alone.
event-by-order = { $followed } Le réglage : « { $title } », « { $value } ».
event-fell-asleep = { $name } ne répond plus, alors je prends aussitôt les choix par défaut à sa place. Un appui sur la fiche ou `/game join`, et tout redevient normal.
event-stalled = { $name } ne donne plus de nouvelles. Les autres peuvent voter pour continuer sans, ou pour proposer la place.
event-on-leave = { $keeper ->
    [defaults] { $name } prend congé jusqu’au { $until }. Je joue prudemment à sa place.
    [computer] { $name } prend congé jusqu’au { $until }. Un ordinateur joue à sa place.
    [nobody] { $name } prend congé jusqu’au { $until }. La table attend.
   *[player] { $name } prend congé jusqu’au { $until }. La table continue.
  }
# A player lends their seat, or a part of it. $deputy is a name in bold, or "un ordinateur".
event-lent = { $what ->
    [fights] { $name } laisse { $deputy } mener ses combats jusqu’au { $until }.
    [deals] { $name } laisse { $deputy } conclure ses marchés jusqu’au { $until }.
    [both] { $name } laisse { $deputy } mener ses combats et conclure ses marchés jusqu’au { $until }.
   *[all] { $name } laisse { $deputy } jouer à sa place jusqu’au { $until }.
  }
event-loan-over = { $why ->
    [taken-back] { $name } reprend ce que jouait { $deputy }.
    [given-back] { $deputy } rend ce que { $name } avait prêté.
    [left-server] { $deputy } a quitté ce serveur, et ne joue plus pour { $name }.
    [too-late] { $deputy } a trop souvent fait attendre la table, et ne joue plus pour { $name }.
    [declined] { $deputy } préfère ne pas jouer pour toi. Tu gardes ta place.
    [unanswered] Aucune réponse : { $deputy } n’a rien dit, et ton offre a expiré.
    [moved] { $name } joue de nouveau en personne, et { $deputy } ne s’en charge plus.
   *[over] Le prêt est fini : { $name } retrouve ce que jouait { $deputy }.
  }
event-paused = { $why ->
    [all-away] Il n’y a plus personne, alors la partie est en pause jusqu’à ce que quelqu’un revienne.
    [almost-all-away] Depuis un tour de table, il ne reste qu’une personne, alors la partie est en pause jusqu’à ce que quelqu’un revienne.
   *[agreed] La partie est en pause.
  }
event-seat-offered = Place libre pour qui la veut : { $name }.
event-renamed = { $before } s’appelle désormais { $name }.
event-seat-taken = { $name } prend la place laissée par { $before }.
event-stood-in = { $more ->
    [0] En ton absence, j’ai fait ceci pour toi :
    [one] En ton absence, j’ai fait une autre chose pour toi, puis ceci :
   *[other] En ton absence, j’ai fait { $more } autres choses pour toi, puis ceci :
  }
event-answers-lost = { $lost ->
    [one] Les règles ont changé depuis, et le dernier choix a été abandonné.
   *[other] Les règles ont changé depuis, et les { $lost } derniers choix ont été abandonnés.
  }

## Going back. The game counts either rounds or turns.

event-went-back = { $unit ->
    [rounds] ↩ La partie est revenue de la manche { $from } à la manche { $to }.
   *[turns] ↩ La partie est revenue du tour { $from } au tour { $to }.
  }
event-went-back-in-round = ↩ La partie est revenue à un tour précédent de la manche { $round }.
event-went-back-in-turn = { $unit ->
    [rounds] ↩ La partie est revenue à un moment précédent de la manche { $to }.
   *[turns] ↩ La partie est revenue à un moment précédent du tour { $to }.
  }
event-branch-resumed = { $unit ->
    [rounds] ↩ La partie est revenue à la branche { $branch }, manche { $to }.
   *[turns] ↩ La partie est revenue à la branche { $branch }, tour { $to }.
  }
event-branch-left = Ce qui a été annulé est gardé comme branche { $branch }. Ça ne compte pas, mais `/game branches` le montre.

## Guesses at the winner

guesses-right = 🔮 Bien vu : { $guesses }.
guesses-none-right = 🔮 Personne ne l’a vu venir.
guesses-wrong = Moins de flair : { $guesses }.
guesses-more = { $more ->
    [one] Une autre personne avait parié.
   *[other] { $more } autres personnes avaient parié.
  }
guess-of = { $name } disait { $seat } au tour { $turn }
guess-own = 🔮 Tu as dit { $seat } au tour { $turn }. Personne d’autre ne le verra avant la fin. Si tu changes d’avis, le nouveau pronostic compte à partir du tour où tu le fais.
