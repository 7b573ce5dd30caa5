# What only one player sees: choices, hand, note, standing orders, whispers, and watching over a shoulder.

## Choices

own-undo = Undo my last choice
# Opens the whole hand from a private question.
own-hand = My hand
# Brings a private question back that another message has replaced.
own-question = Back to my question
own-open = The question is: { $question }
own-any-time = It isn’t your turn, but you can do this at any time:
card-link = -# [Go to the card]({ $link })

## The hand

hand-title = ## { $title }: your hand
hand-where = -# From the table in <#{ $room }>. For your eyes only.
hand-empty = *You aren’t holding anything secret.*
# Above a private question.
hand-line = -# You have { $cards }.
hand-line-empty = -# You have no cards.
hand-told = ### Told to you in private
hand-whispers = ### Whispers, newest first

note = My note
  .heading = ### My note
  .label = For your eyes only
  .hint = I show it under your hand. Clear the field to delete it.

## Forms

grid-open = { $title }…
grid-column = { $title }: { $column }
grid-back = Back to my choices

orders-all = Standing orders…
orders-page = Standing orders, { $page } of { $pages }…
orders-form = Standing orders
orders-switches = Tick what you want

## Plan ahead

plan-ahead = Plan ahead…
plan-title = ## { $title }: your plan
plan-intro = -# I make these choices for you until the end of your next turn, so that nobody has to wait for you. Only you see your plan. When I follow it, the chronicle says *as planned*. If something has changed, I drop the plan and tell you why.
plan-none = You haven’t planned anything yet. Pick a choice below.
# $question may be empty.
plan-step = **{ $number }.** { $question } **{ $label }**
plan-step-when = { $whose ->
    [own] { $repeats ->
        [yes] In each of your turns.
       *[no] In your next turn.
      }
    [others] { $repeats ->
        [yes] Every time it isn’t your turn.
       *[no] Once, when it isn’t your turn.
      }
   *[seat] { $repeats ->
        [yes] Every time in the turns of { $name }.
       *[no] Once, in a turn of { $name }.
      }
  }
plan-step-only = { $only ->
    [alone] Only if nobody else stands there.
    [unchanged] Only if nothing has happened to you by then.
   *[offered] Only if it’s still possible.
  }
plan-step-otherwise = { $otherwise ->
    [next] Otherwise I go on to the next choice.
   *[wait] Otherwise I leave it to you.
  }
plan-open = -# If you’re asked “{ $question }” first, I’ll wait for you, because it isn’t in your plan. After that I go on with the plan.
plan-own = **Add for your next turn**
plan-reaction = **Add for the turns of others**
plan-any = Whatever I’m asked
    .pass = Let it pass
plan-if = When choice { $number } applies
plan-if-offered-wait = If possible, or wait for me
plan-if-offered-next = If possible, or the next choice
plan-if-alone-wait = If nobody’s there, or wait
plan-if-alone-next = If nobody’s there, or the next
plan-if-unchanged-wait = If I’m untouched, or wait
plan-if-unchanged-next = If I’m untouched, or the next
plan-when = In whose turns choice { $number } applies
plan-when-others = { $repeats ->
    [yes] Every time it isn’t my turn
   *[no] Once, when it isn’t my turn
  }
plan-when-seat = { $repeats ->
    [yes] Every time in the turns of { $name }
   *[no] Once, in a turn of { $name }
  }
plan-drop-last = Remove choice { $number }
plan-drop-all = Remove the whole plan
plan-added = Planned: **{ $label }**.
plan-changed = I’ve changed your plan.
plan-dropped = { $left ->
    [0] You no longer have a plan.
   *[other] Removed from your plan.
  }
plan-choice = { $label } – { $question }
plan-more = -# There’s more to choose from in `/plan`.
plan-which = I don’t know which choice you mean. Pick one from the list that `/plan` shows.

## Whispers

# A direct message, under the whisper.
whisper-where = -# From the table in <#{ $room }>. Everyone sees that it was whispered, but not what it says.
whisper-reply = Reply to { $name }
whisper-form = Whisper to { $name }
  .label = For { $name }’s ears only
  .hint = Everyone sees that you whisper, but not what

## Watching over a shoulder

watch-title = ## { $title }: watching { $name }
watch-question = **The question:** { $question }
watch-empty = *This player isn’t holding anything secret.*
watch-stop = Stop watching
watch-end = Stop { $name } watching

## What a moderator sees

secrets-told = **Told to them in private**
secrets-none = *Nothing secret.*

## After fifteen minutes, when Discord no longer lets the bot change a private message

expired = -# These buttons have timed out. Ask for this again the way you did before.
expired-own = -# These buttons have timed out. **My choices & hand** on the card, or `/clues`, opens them again.
