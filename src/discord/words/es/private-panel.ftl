# What only one player sees: choices, hand, note, standing orders, whispers, and watching over a shoulder.

## Choices

own-undo = Deshacer mi última elección
# Opens the whole hand from a private question.
own-hand = Mi mano
# Brings a private question back that another message has replaced.
own-question = Volver a mi pregunta
own-open = La pregunta es: { $question }
own-any-time = No es tu turno, pero esto puedes hacerlo en cualquier momento:
card-link = -# [Ir a la tarjeta]({ $link })

## The hand

hand-title = ## { $title }: tu mano
hand-where = -# De la mesa en <#{ $room }>. Solo para ti.
hand-empty = *No tienes nada secreto.*
# Above a private question.
hand-line = -# Tienes { $cards }.
hand-line-empty = -# No tienes cartas.
hand-told = ### Lo que te conté en privado
hand-whispers = ### Susurros, empezando por el último

note = Mi nota
  .heading = ### Mi nota
  .label = Solo para ti
  .hint = La muestro debajo de tu mano. Vacía el campo para borrarla.

## Forms

grid-open = { $title }…
grid-column = { $title }: { $column }
grid-back = Volver a mis opciones

orders-all = Órdenes permanentes…
orders-page = Órdenes permanentes, { $page } de { $pages }…
orders-form = Órdenes permanentes
orders-switches = Marca lo que quieras

## Plan ahead

plan-ahead = Planear…
plan-title = ## { $title }: tu plan
plan-intro = -# Hago estas elecciones por ti hasta el final de tu próximo turno, para que nadie tenga que esperarte. Tu plan solo lo ves tú. Cuando lo sigo, la crónica dice *según lo planeado*. Si algo ha cambiado, descarto el plan y te digo por qué.
plan-none = Aún no has planeado nada. Elige algo aquí abajo.
plan-step = **{ $number }.** { $question } **{ $label }**
plan-step-when = { $whose ->
    [own] { $repeats ->
        [yes] En cada turno tuyo.
       *[no] En tu próximo turno.
      }
    [others] { $repeats ->
        [yes] Siempre que no sea tu turno.
       *[no] Una vez, cuando no sea tu turno.
      }
   *[seat] { $repeats ->
        [yes] Siempre, en los turnos de { $name }.
       *[no] Una vez, en un turno de { $name }.
      }
  }
plan-step-only = { $only ->
    [alone] Solo si allí no hay nadie más.
    [unchanged] Solo si hasta entonces no te ha pasado nada.
   *[offered] Solo si sigue siendo posible.
  }
plan-step-otherwise = { $otherwise ->
    [next] De lo contrario, paso a la siguiente elección.
   *[wait] De lo contrario, te lo dejo a ti.
  }
plan-open = -# Si antes te preguntan «{ $question }», te espero, porque no está en tu plan. Después sigo con el plan.
plan-own = **Añadir para tu próximo turno**
plan-reaction = **Añadir para turnos ajenos**
plan-any = Pregunten lo que pregunten
    .pass = Dejarlo pasar
plan-if = Cuándo vale la elección { $number }
plan-if-offered-wait = Si es posible; si no, esperar
plan-if-offered-next = Si es posible; si no, siguiente
plan-if-alone-wait = Si está libre; si no, esperar
plan-if-alone-next = Si está libre; si no, siguiente
plan-if-unchanged-wait = Si sigo igual; si no, esperar
plan-if-unchanged-next = Si sigo igual; si no, siguiente
plan-when = En qué turnos vale la elección { $number }
plan-when-others = { $repeats ->
    [yes] Siempre que no sea mi turno
   *[no] Una vez, cuando no sea mi turno
  }
plan-when-seat = { $repeats ->
    [yes] Siempre, en los turnos de { $name }
   *[no] Una vez, en un turno de { $name }
  }
plan-drop-last = Quitar la elección { $number }
plan-drop-all = Quitar el plan entero
plan-added = Planeado: **{ $label }**.
plan-changed = He cambiado tu plan.
plan-dropped = { $left ->
    [0] Ya no tienes plan.
   *[other] Quitado de tu plan.
  }
plan-choice = { $label } – { $question }
plan-more = -# En `/plan` hay más donde elegir.
plan-which = No sé a qué elección te refieres. Toma una de la lista que muestra `/plan`.

## Whispers

# A direct message, under the whisper.
whisper-where = -# De la mesa en <#{ $room }>. Todo el mundo ve que hubo un susurro, pero no qué dice.
whisper-reply = Responder a { $name }
whisper-form = Susurrar a { $name }
  .label = Solo para los oídos de { $name }
  .hint = Todo el mundo ve que susurras, pero no qué

## Watching over a shoulder

watch-title = ## { $title }: mirando a { $name }
watch-question = **La pregunta:** { $question }
watch-empty = *No hay nada secreto en esta mano.*
watch-stop = Dejar de mirar
watch-end = Que { $name } deje de mirar

## What a moderator sees

secrets-told = **Contado en privado**
secrets-none = *Nada secreto.*

## After fifteen minutes, when Discord no longer lets the bot change a private message

expired = -# Estos botones han caducado. Vuelve a pedirlo igual que antes.
expired-own = -# Estos botones han caducado. **Mis opciones y mi mano**, en la tarjeta, o `/clues` los abren de nuevo.
