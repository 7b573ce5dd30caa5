# Proposals, votes, going back, and seats on offer. $by proposed it, $about is the player it’s about. For a proposal about
# nobody, and for a decision by a moderator, one of them is empty. Outcomes are lines of the chronicle.

## Each kind of proposal: as it’s made, settled, and listed for `/game propose`

proposal-undo = { $whose ->
    [own] { $by } asks to undo their last choice.
   *[other] { $by } asks to undo { $about }’s last choice.
  }
  .agreed = The players agree to undo { $about }’s last choice.
  .decided = { $whose ->
      [nobody] A moderator undoes the last choice.
     *[other] A moderator undoes { $about }’s last choice.
    }
  .refused = The proposal to undo { $about }’s last choice was refused.
  .withdrawn = { $by } has withdrawn the proposal to undo { $about }’s last choice.
  .lapsed = The proposal to undo { $about }’s last choice has expired: not enough votes in time.
  .choice = Undo the last choice, even after a roll

proposal-back = { $branch ->
    [none] { $by } asks to go back to an earlier moment.
   *[other] { $by } asks to return to branch { $branch }.
  }
  .agreed = { $branch ->
      [none] The players agree to go back to an earlier moment.
     *[other] The players agree to return to branch { $branch }.
    }
  .decided = A moderator takes the game back to an earlier moment.
  .refused = { $branch ->
      [none] The proposal to go back to an earlier moment was refused.
     *[other] The proposal to return to branch { $branch } was refused.
    }
  .withdrawn = { $branch ->
      [none] { $by } has withdrawn the proposal to go back to an earlier moment.
     *[other] { $by } has withdrawn the proposal to return to branch { $branch }.
    }
  .lapsed = { $branch ->
      [none] The proposal to go back to an earlier moment has expired: not enough votes in time.
     *[other] The proposal to return to branch { $branch } has expired: not enough votes in time.
    }
  .choice = Go back to an earlier moment, or return to a branch

# While it’s voted on. $round is “none” in a game that doesn’t count rounds.
proposal-back-to-turn = { $ago ->
    [0] { $by } asks to go back to the start of this turn.
    [1] { $by } asks to go back to the start of the previous turn.
   *[other] { $round ->
        [none] { $by } asks to go back { $ago } turns, to the start of turn { $turn }.
       *[other] { $by } asks to go back { $ago } turns, to the start of a turn in round { $round }.
      }
  }

proposal-pause = { $by } asks to pause the game.
  .agreed = The players agree to pause the game.
  .decided = A moderator pauses the game.
  .refused = The proposal to pause the game was refused.
  .withdrawn = { $by } has withdrawn the proposal to pause the game.
  .lapsed = The proposal to pause the game has expired: not enough votes in time.
  .choice = Pause the game
  .effect = All clocks stop until one of you presses **Resume**.

proposal-extend = { $by } asks to give { $about } more time.
  .agreed = The players agree to give { $about } more time.
  .decided = A moderator gives { $about } more time.
  .refused = The proposal to give { $about } more time was refused.
  .withdrawn = { $by } has withdrawn the proposal to give { $about } more time.
  .lapsed = The proposal to give { $about } more time has expired: not enough votes in time.
  .choice = Give a player more time
  .effect = That player’s clock starts again.

# $pace is “none” where the new pace isn’t known.
proposal-pace = { $pace ->
    [none] { $by } asks to change the pace.
   *[other] { $by } asks to change the pace to “{ $pace }”.
  }
  .agreed = { $pace ->
      [none] The players agree to change the pace.
     *[other] The players agree to change the pace to “{ $pace }”.
    }
  .decided = A moderator changes the pace.
  .refused = The proposal to change the pace was refused.
  .withdrawn = { $by } has withdrawn the proposal to change the pace.
  .lapsed = The proposal to change the pace has expired: not enough votes in time.
  .choice = Change the pace
  .effect = Everyone’s clock starts again.

proposal-play-on = { $by } asks to play on without { $about }.
  .agreed = The players agree to play on without { $about }.
  .decided = A moderator lets the game go on without { $about }.
  .refused = The proposal to play on without { $about } was refused.
  .withdrawn = { $by } has withdrawn the proposal to play on without { $about }.
  .lapsed = The proposal to play on without { $about } has expired: not enough votes in time.
  .choice = Play on without a player (a computer player sits in)
  .effect = A computer player sits in until the player is back.

proposal-move-on = { $by } asks to move on without the private choice.
  .agreed = The players agree to move on without the private choice.
  .decided = A moderator lets the game move on without the private choice.
  .refused = The proposal to move on without the private choice was refused.
  .withdrawn = { $by } has withdrawn the proposal to move on without the private choice.
  .lapsed = The proposal to move on without the private choice has expired: not enough votes in time.
  .choice = Move on without a private choice
  .effect = I’ll play for anyone who still has a private choice to make, by their standing orders or the rules’ default. I won’t say who that was. If nobody refuses in time, this is agreed.

proposal-gentle = { $by } asks the computer players to play gently.
  .agreed = The players agree: the computer players play gently from now on.
  .decided = A moderator decides: the computer players play gently from now on.
  .refused = The proposal that the computer players play gently was refused.
  .withdrawn = { $by } has withdrawn the proposal that the computer players play gently.
  .lapsed = The proposal that the computer players play gently has expired: not enough votes in time.
  .choice = Have the computer players play gently
  .effect = They often take the second-best option.

proposal-fair = { $by } asks the computer players to play their best.
  .agreed = The players agree: the computer players play their best from now on.
  .decided = A moderator decides: the computer players play their best from now on.
  .refused = The proposal that the computer players play their best was refused.
  .withdrawn = { $by } has withdrawn the proposal that the computer players play their best.
  .lapsed = The proposal that the computer players play their best has expired: not enough votes in time.
  .choice = Have the computer players play their best
  .effect = They take the best option they can find.

proposal-cunning = { $by } asks the computer players to think ahead.
  .agreed = The players agree: the computer players think ahead from now on.
  .decided = A moderator decides: the computer players think ahead from now on.
  .refused = The proposal that the computer players think ahead was refused.
  .withdrawn = { $by } has withdrawn the proposal that the computer players think ahead.
  .lapsed = The proposal that the computer players think ahead has expired: not enough votes in time.
  .choice = Have the computer players think ahead
  .effect = They try out how the game could go on, but know only what their own seats may see.

# $language is the new one. A moderator can’t decide this one.
proposal-language = { $language ->
    [none] { $by } asks to change the language of this table.
   *[other] { $by } asks to change the language of this table to { $language }.
  }
  .agreed = The players agree to change the language of this table.
  .refused = The proposal to change the language of this table was refused.
  .withdrawn = { $by } has withdrawn the proposal to change the language of this table.
  .lapsed = The proposal to change the language of this table has expired: not enough votes in time.
  .effect = It changes what everyone reads here. Private messages stay in each player’s own language.

proposal-replace = { $by } asks to offer { $about }’s seat to someone else.
  .agreed = The players agree to offer { $about }’s seat to someone else.
  .decided = A moderator offers { $about }’s seat to someone else.
  .refused = The proposal to offer { $about }’s seat to someone else was refused.
  .withdrawn = { $by } has withdrawn the proposal to offer { $about }’s seat to someone else.
  .lapsed = The proposal to offer { $about }’s seat to someone else has expired: not enough votes in time.
  .choice = Offer a player’s seat to someone else
  .effect = Anyone without a seat can take it, as long as its player isn’t back.

proposal-end = { $by } asks to end the game as it stands.
  .agreed = The players agree to end the game as it stands.
  .decided = A moderator ends the game as it stands.
  .refused = The proposal to end the game as it stands was refused.
  .withdrawn = { $by } has withdrawn the proposal to end the game as it stands.
  .lapsed = The proposal to end the game as it stands has expired: not enough votes in time.
  .choice = End the game as it stands
  .effect = The game ends without a result.

# A moderator can’t decide this one or the next.
proposal-watch = { $by } asks to let { $whom } watch over { $about }’s shoulder.
  .agreed = The players agree to let { $whom } watch over { $about }’s shoulder.
  .refused = The proposal to let { $whom } watch over { $about }’s shoulder was refused.
  .withdrawn = { $by } has withdrawn the proposal to let { $whom } watch over { $about }’s shoulder.
  .lapsed = The proposal to let { $whom } watch over { $about }’s shoulder has expired: not enough votes in time.
  .effect = Anyone watching sees all that this seat sees, secrets included, but can’t choose anything. The card says so for as long as it lasts.

proposal-move = { $by } asks to move the game to another server.
  .agreed = The players agree to move the game to another server.
  .refused = The proposal to move the game to another server was refused.
  .withdrawn = { $by } has withdrawn the proposal to move the game to another server.
  .lapsed = The proposal to move the game to another server has expired: not enough votes in time.
  .effect = The game goes on in <#{ $room }>. Anyone watching over a shoulder loses that view.

## After a proposal’s own sentence

proposal-alone = No other person plays here, so { $by } decides alone.
proposal-overtaken = That’s off, because the game has moved on since.
proposal-ended = That’s off, because the game has ended.

## The message of a vote

vote-needs-another = -# Everyone who’s here must agree, including at least one other player. The vote closes { $closes }.
vote-needs-majority = -# More than half must agree. The vote closes { $closes }.
vote-needs-others = -# Everyone else must agree. The player concerned may object. The vote closes { $closes }.
vote-ayes = { $count ->
    [0] In favour: nobody yet (0 of { $needed })
   *[other] In favour: { $names } ({ $count } of { $needed })
  }
vote-nays = Against: { $names }
vote-awaited = Still to vote: { $names }
vote-private = The players have something to vote on.
vote-agree = Agree
vote-refuse = Refuse
vote-look = Show that moment

## Going back

rollback-undoes-nothing = This undoes no choices.
# $whose lists the choices of each player.
rollback-undoes = { $turns ->
    [0] { $choices ->
        [one] This undoes 1 choice ({ $whose }).
       *[other] This undoes { $choices } choices ({ $whose }).
      }
    [one] { $choices ->
        [one] This undoes 1 turn and 1 choice ({ $whose }).
       *[other] This undoes 1 turn and { $choices } choices ({ $whose }).
      }
   *[other] { $choices ->
        [one] This undoes { $turns } turns and 1 choice ({ $whose }).
       *[other] This undoes { $turns } turns and { $choices } choices ({ $whose }).
      }
  }
rollback-undoes-of = { $choices } by { $name }
rollback-undoes-more = Anything you choose before the vote is over is undone too. It’s all kept as a branch.
rollback-dice-fresh = From here on the dice are fresh and everything hidden is reshuffled, so what you saw in the undone turns tells you nothing.
rollback-dice-stay = No dice were rolled and nothing was revealed on the way, so the dice stay. Whatever someone may have learned in secret is reshuffled.
rollback-on-branch = That moment lies on the abandoned branch { $branch }, and the game goes on from there.
rollback-kept = What you leave behind is kept as a branch. You can return to it later.
rollback-lost = The last things this would undo:
rollback-then = **This is how it stood then:**
rollback-propose = Propose it to the others
rollback-decide = Go back as a moderator

# The question at the top. $name is a bookmark’s, $line a line of the chronicle.
rollback-to-branch = ### Go back to the end of branch { $branch }?
rollback-to-bookmark = ### Go back to **{ $name }**?
rollback-to-line = ### Go back to the moment of “{ $line }”?
rollback-to-turn = { $ago ->
    [0] ### Go back to the start of this turn?
    [1] ### Go back to the start of the previous turn?
   *[other] { $round ->
        [none] ### Go back { $ago } turns, to the start of turn { $turn }?
       *[other] ### Go back { $ago } turns, to the start of a turn in round { $round }?
      }
  }

# As listed while you type.
rollback-choice-bookmark = { $name } (turn { $turn })
rollback-choice-branch = The end of branch { $branch }
rollback-choice-turn = { $ago ->
    [0] The start of this turn
    [1] The start of the previous turn
   *[other] { $turn ->
        [none] The start of the turn { $ago } turns ago
       *[other] The start of turn { $turn }, { $ago } turns ago
      }
  }

## Branches

branches-heading = ### Abandoned branches
branches-menu = Show how a branch ended…
branch-label = Branch { $number }
# $when is a time ago, $turn and $round are “none” where nobody knows or counts them.
branch-left = { $turn ->
    [none] - **Branch { $number }** was left { $when }.
   *[other] { $round ->
        [none] - **Branch { $number }** was left in turn { $turn }, { $when }.
       *[other] - **Branch { $number }** was left in round { $round }, { $when }.
      }
  }
branch-left-agreed = { $name } proposed it, and the vote passed.
branch-left-decided = A moderator decided it.
branch-last = Its last line: { $line }

## A seat on offer

offer = ### The seat of { $name } is free
  .text = Anyone who takes it plays on in this game of { $game }, with everything that belongs to the seat.
  .private = ### A seat in this game of { $game } is free
  .take = Take this seat
  .over = This offer is over.
  .ended = The game has ended, so this offer is over.
  .taken = This seat is no longer free. { $name } has it.
