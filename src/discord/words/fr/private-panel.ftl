# What only one player sees: choices, hand, note, standing orders, whispers, and watching over a shoulder.

## Choices

own-undo = Annuler mon dernier choix
own-hand = Ma main
own-question = Retour à ma question
own-open = La question : { $question }
own-any-time = Ce n’est pas ton tour, mais tu peux faire ceci à tout moment :
card-link = -# [Voir la fiche]({ $link })

## The hand

hand-title = ## { $title } : ta main
hand-where = -# De la table dans <#{ $room }>. Pour tes yeux seulement.
hand-empty = *Tu ne tiens rien de secret.*
hand-line = -# Tu as { $cards }.
hand-line-empty = -# Tu n’as pas de cartes.
hand-told = ### Dit en privé, rien qu’à toi
hand-whispers = ### Apartés, les plus récents d’abord

note = Ma note
  .heading = ### Ma note
  .label = Pour tes yeux seulement
  .hint = Je la montre sous ta main. Vide le champ pour l’effacer.

## Forms

grid-open = { $title }…
grid-column = { $title } : { $column }
grid-back = Retour à mes choix

orders-all = Consignes…
orders-page = Consignes, { $page } sur { $pages }…
orders-form = Consignes
orders-switches = Coche ce que tu veux

## Plan ahead

plan-ahead = Prévoir la suite…
plan-title = ## { $title } : ton plan
plan-intro = -# Je fais ces choix pour toi jusqu’à la fin de ton prochain tour, pour que personne n’ait à t’attendre. Personne d’autre ne voit ton plan. Quand je le suis, la chronique dit *comme prévu*. Si quelque chose a changé, je l’abandonne et te dis pourquoi.
plan-none = Tu n’as encore rien prévu. Prends un choix ci-dessous.
# $question may be empty.
plan-step = **{ $number }.** { $question } **{ $label }**
plan-step-when = { $whose ->
    [own] { $repeats ->
        [yes] À chacun de tes tours.
       *[no] À ton prochain tour.
      }
    [others] { $repeats ->
        [yes] Chaque fois, hors de ton tour.
       *[no] Une fois, hors de ton tour.
      }
   *[seat] { $repeats ->
        [yes] Chaque fois, quand { $name } joue son tour.
       *[no] Une fois, quand { $name } joue son tour.
      }
  }
plan-step-only = { $only ->
    [alone] Seulement s’il n’y a personne d’autre sur place.
    [unchanged] Seulement s’il ne t’est rien arrivé d’ici là.
   *[offered] Seulement si c’est encore possible.
  }
plan-step-otherwise = { $otherwise ->
    [next] Sinon, je passe au choix suivant.
   *[wait] Sinon, je te laisse décider.
  }
plan-open = -# Si on te demande d’abord « { $question } », je t’attends, car ton plan n’en dit rien. Ensuite, je reprends ton plan.
plan-own = **Ajouter pour ton prochain tour**
plan-reaction = **Ajouter pour les tours des autres**
plan-any = Quoi qu’on me demande
    .pass = Laisser passer
plan-if = Quand appliquer le choix { $number }
plan-if-offered-wait = Si possible, sinon m’attendre
plan-if-offered-next = Si possible, sinon le suivant
plan-if-alone-wait = Si c’est libre, sinon attendre
plan-if-alone-next = Si c’est libre, sinon le suivant
plan-if-unchanged-wait = Si rien n’a changé, ou attendre
plan-if-unchanged-next = Si rien n’a changé, ou suivant
plan-when = À quels tours appliquer le choix { $number }
plan-when-others = { $repeats ->
    [yes] Chaque fois, hors de mon tour
   *[no] Une fois, hors de mon tour
  }
plan-when-seat = { $repeats ->
    [yes] Chaque fois, quand { $name } joue son tour
   *[no] Une fois, quand { $name } joue son tour
  }
plan-drop-last = Retirer le choix { $number }
plan-drop-all = Retirer tout le plan
plan-added = C’est prévu : **{ $label }**.
plan-changed = J’ai modifié ton plan.
plan-dropped = { $left ->
    [0] Tu n’as plus de plan.
   *[other] C’est retiré de ton plan.
  }
plan-choice = { $label } – { $question }
plan-more = -# `/plan` propose encore d’autres choix.
plan-which = Je ne sais pas de quel choix tu parles. Prends-en un dans la liste que montre `/plan`.

## Whispers

whisper-where = -# De la table dans <#{ $room }>. Tout le monde voit l’aparté, mais pas ce qu’il dit.
whisper-reply = Répondre ({ $name })
whisper-form = Aparté avec { $name }
  .label = Entre toi et { $name }
  .hint = Tout le monde voit l’aparté, mais pas ce qu’il dit

## Watching over a shoulder

watch-title = ## { $title } : vu par { $name }
watch-question = **La question :** { $question }
watch-empty = *Cette personne ne tient rien de secret.*
watch-stop = Ne plus regarder
watch-end = Congédier { $name }

## What a moderator sees

secrets-told = **Dit en privé**
secrets-none = *Rien de secret.*

## After fifteen minutes, when Discord no longer lets the bot change a private message

expired = -# Ces boutons ont expiré. Redemande la même chose de la même façon.
expired-own = -# Ces boutons ont expiré. **Mes choix et ma main**, sur la fiche, ou `/clues` les rouvrent.
