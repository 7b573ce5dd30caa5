# Looking back at a game: moments, the log, what happened during an absence, films, and the secrets of a finished game.

## Moments

past-look-back = Look back
past-title = Looking back
past-decisive = ✨ **The moment that decided the game**
past-where = -# { $time } · { $seen } · { $lines }
past-where-left = -# { $time } · { $seen } · { $lines } · ↩ on an abandoned branch
past-seen-by-all = as everyone saw it
past-seen-by-you = as you saw it
past-seen-by = as { $name } saw it
past-line = line { $at } of { $count }
past-lines = lines { $at }–{ $end } of { $count }
past-first = ⏮ First
past-back = ◀ Back
past-on = Next ▶
past-last = Last ⏭
past-next-turn = Next turn
past-turn-before = Previous turn
past-next-fight = Next fight
past-next-own = Next for me
past-next-of = Next for { $name }
past-share = Share this moment
past-shared-by = -# **{ $name }** looks back at { $time }.
past-shared-by-as = -# **{ $name }** looks back at { $time }, as { $player } saw it.
remark = Pin a remark
  .label = Your remark
  .hint = Everyone can read it, here, in the film and in the saga. Leave it empty to take it off.
  .said = 📌 { $name }: { $text }
  .quoted = “{ $text }” ({ $name })
past-go-back = Go back to here…
past-eyes = See the moment as…
past-eyes-all = As everyone saw it
past-eyes-of = As { $name } saw it

## What if…

what-if = What if…
what-if-heading = ## What if…
what-if-from-here = You play on from this moment as { $name }, and computers play everyone else. The dice are fresh, and whatever nobody knew is dealt again.
what-if-from-turn = You play on as { $name } from the beginning of this turn, and computers play everyone else. I only go by what you knew then. Everything else is made up, and so are the dice.
what-if-where = The game opens in your direct messages, so nobody else sees it. Nothing in it counts.
what-if-replaces = It takes the place of your { $game }.
what-if-gentle = Play against gentle computers
what-if-fair = Play against good computers
what-if-cunning = Play against cunning computers
what-if-whose = Pick a player under *See the moment as…* first. You’ll play on as them.
what-if-greeting = **What if…** Here’s your imagined game of { $game }. Only you can see it, and nothing in it counts.
what-if-opened = Your what-if is ready in [your direct messages]({ $link }).
what-if-closed = I can’t write to you directly. Allow direct messages from members of this server, then try again.
what-if-mark = *What if… This game is imagined, and nothing in it counts.*
what-if-hand = -# From your what-if. It’s imagined, and nothing in it counts.
what-if-end = End the what-if
# Goes back in an imagined game, where nobody else has to agree.
what-if-back = Go back to here
what-if-ended = I’ve ended your what-if.
# The title of an imagined game in lists.
what-if-title = What if: { $game }

## How it went

hindsight = How it went
  .title = ## How it went
  .dice = ### The dice
  .draws = ### The draws
  .rolled = { $name } rolled { $pips } in all with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }. Fair dice give about { $fair }.
  .luck = { $bar } { $verdict }
  .decisions = ### The decisions
  .working = I’m trying other choices in games like this one. That takes up to a minute.
  .no-people = No player had anything to choose in this game.
  .nothing = Nothing stood out. Wherever I looked, I found no choice that was clearly better.
  .chose = **{ $number }.** { $name } chose **{ $choice }**.
  .better = **{ $choice }** would have won { $more } more { $more ->
    [one] game
   *[other] games
  } in 100 (± { $error }).
  .how = -# I looked at { $looked } of { $all } choices that players made, and tried others with what they knew then. Everyone goes on as a fair computer would.
  .sure = -# The ± is how sure I am. Two times in three, the true figure lies inside it.
  .look-back = See choice { $number }
hindsight-not-over = I can only say how a game went once it’s over.

## The log

log-earlier = Earlier
log-empty = *Nothing to show here.*

## Since you left

since-title = Since you left
since-lines = { $game }: { $lines ->
    [one] 1 line
   *[other] { $lines } lines
  }
since-lines-in-turns = { $game }: { $lines ->
    [one] 1 line
   *[other] { $lines } lines
  } in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }
since-browse = Browse what happened
since-turn-of = { $name }’s turn · { $text }

## Films

film = Film
film-from-here = Film from here
film-share = Share with the table
film-as-all = -# A film of { $pictures ->
    [one] 1 picture
   *[other] { $pictures } pictures
  } ({ $time }), as everyone saw it
film-as = -# A film of { $pictures ->
    [one] 1 picture
   *[other] { $pictures } pictures
  } ({ $time }), as { $name } saw it
film-shown-by = -# **{ $name }** shows a film.
film-alt = A film. { $turns }
film-alt-turn = { $heading }: { $lines }

## The secrets of a finished game

reveal = Reveal the secrets
reveal-choose = Choose a secret
reveal-page = { $title } ({ $at } of { $of })
reveal-nothing = *Nothing.*
reveal-others = What the others hid
reveal-all-hands = What everyone hid
reveal-hand = Hand and knowledge of { $name }
reveal-hand-note = -# This is what **My choices & hand** showed at the end.
reveal-private-lines = 🔒 Told in private
reveal-private-line = { $names }: { $line }
reveal-dice = 🎲 The dice
reveal-seed = **Seed**: { $seed }
reveal-secret = **Secret**: { $secret }
reveal-commitment = **SHA-256 of the secret, published before anyone sat down**: { $commitment }
reveal-brought = **Added by the players**: { $codes }
reveal-brought-nothing = **Added by the players**: nothing
