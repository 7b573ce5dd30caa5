# What binds the dice. Hashes have 64 digits.

dice-sealed = -# 🔒 Sealed dice, with the fingerprint `{ $commitment }`.
dice-sealed-at-start = 🔒 The dice are sealed. `/verify` shows by what.
# For `/verify`. In a lobby, $brought counts the contributions so far.
dice-sealed-status = { $brought ->
    [0] -# 🔒 Sealed dice. The SHA-256 of the secret is `{ $commitment }`.
    [one] -# 🔒 Sealed dice. The SHA-256 of the secret is `{ $commitment }`. The seed has one contribution so far.
   *[other] -# 🔒 Sealed dice. The SHA-256 of the secret is `{ $commitment }`. The seed has { $brought } contributions so far.
  }
dice-contributions = { $brought ->
    [one] -# The SHA-256 of the one contribution by the players is `{ $mark }`.
   *[other] -# The SHA-256 of the { $brought } contributions by the players is `{ $mark }`.
  }
dice-opened = -# 🔓 Sealed dice. `/verify` checks the whole game.
dice-kept = -# 🔒 Sealed dice, and they stay sealed because the game was ended early.
dice-unsealed = ⚠️ **Unsealed dice:** the host chose the seed. Anyone who knows it knows every die and card.
dice-unsealed-mark = -# ⚠️ Unsealed dice: the host chose the seed.
dice-lesson-at-start = A lesson always begins with the same deal.
dice-unsealed-at-start = The dice aren’t sealed, because the host chose the seed.

# The verdict of `/verify` and of the script that checks a file: its first line, then one line for each thing checked.
# “Choices” are the lines of the log that players made.

verdict-sealed = Everything checks out. The dice were sealed, and the whole game follows from them.
verdict-unsealed = The log checks out, but the dice weren’t sealed.
verdict-fails = This game doesn’t check out. { $trouble }
verdict-fails-rules-changed = This game doesn’t check out. { $trouble } The rules have changed since it began, which may be why.
verdict-passed-line = ✅ **{ $line }**
verdict-failed-line = ❌ **{ $line }**
verdict-line = - { $line }
verdict-seed-chosen = The host chose the seed when they opened the table. Anyone who knew it could know every die.
verdict-published = The published commitment is `{ $commitment }`.
verdict-commitment = The commitment `{ $commitment }` is the SHA-256 of the secret.
verdict-seed = { $brought ->
    [0] The seed follows from the secret. No player contributed to it.
    [one] The seed follows from the secret and from 1 contribution by a player.
   *[other] The seed follows from the secret and from { $brought } contributions by the players.
  }
verdict-replayed = From that seed I played the whole game again. It took { $drawn ->
    [one] 1 number
   *[other] { $drawn } numbers
  } for dice and draws, { $answers ->
    [one] 1 choice, which was legal,
   *[other] { $answers } choices, all of them legal,
  } and { $lines ->
    [one] 1 line
   *[other] { $lines } lines
  } of the log without a gap.
verdict-told = The chronicle’s { $facts ->
    [one] 1 fact
   *[other] { $facts } facts
  } came out the same, and so did { $positions ->
    [one] 1 saved state
   *[other] { $positions } saved states
  }.
verdict-undone = { $undone ->
    [one] 1 choice was undone, before any die was rolled or anything secret was seen.
   *[other] { $undone } choices were undone, each before any die was rolled or anything secret was seen.
  }
verdict-went-back = The table agreed to go back { $times ->
    [one] once
   *[other] { $times } times
  }, which undid { $undone ->
    [one] 1 choice
   *[other] { $undone } choices
  }. Wherever dice had been rolled or something secret seen, the seal supplied fresh dice.
verdict-decided-alone = The only person at the table decided { $times ->
    [one] once
   *[other] { $times } times
  } without a vote to go back, to end the game or to let someone look.
verdict-rules-changed = The rules changed during the game { $times ->
    [one] once
   *[other] { $times } times
  }, and { $dropped ->
    [one] 1 choice
   *[other] { $dropped } choices
  } no longer fitted. Each time, the seal supplied fresh dice.
verdict-chain = The chain covers the log, { $told ->
    [one] 1 line
   *[other] { $told } lines
  } of the chronicle, who sat where under which name, { $whispers ->
    [0] and what the game was dealt from
    [one] what the game was dealt from, and the digest of 1 whisper
   *[other] what the game was dealt from, and the digests of { $whispers } whispers
  }.
verdict-whispers-read = { $read ->
    [one] The text of 1 whisper is at hand, and it fits its digest.
   *[other] The texts of { $read } whispers are at hand, and they fit their digests.
  }
verdict-head = If the closing card shows the last link, `{ $head }`, none of that was changed or left out.
verdict-older = { $older ->
    [one] Older rules told 1 fact. I could compare it only in part.
   *[other] Older rules told { $older } facts. I could compare those only in part.
  }
# Must list everything that the chain leaves out.
verdict-uncovered = The chain doesn’t cover times, who pressed a button for a seat, bookmarks, pace, pictures, how computer players play and whether they speak, or guesses before the end.

# What may be wrong with a game: one sentence each. $line: a line of the log or of the chronicle.

trouble-damaged = I can’t read all of it. { $reason }
trouble-seal-missing = This file doesn’t say what binds its dice. Export the game from its table again.
trouble-seal-closed = The game wasn’t over when this was exported, so its seal isn’t open.
trouble-commitment-differs = The commitment isn’t the SHA-256 of the secret.
trouble-commitment-unpublished = The commitment isn’t the one that was published.
trouble-seed-differs = The seed doesn’t follow from the secret and the players’ contributions.
trouble-link-unpublished = The last link of the chain isn’t the one that was published.
trouble-log-cut = The log ends before the game does. Its last lines are missing.
trouble-log-too-long = The log goes back so far and so often that I can’t play all of it again.
trouble-log-line-missing = Line { $line } of the log is missing.
trouble-log-line-unchained = Line { $line } of the log doesn’t fit the chain. It was changed, or a line before it was left out.
trouble-undo-differs = Line { $line } of the log and its replay disagree about whether it may be undone.
trouble-undo-unfair = Line { $line } of the log undoes what may not be undone.
trouble-undo-repeat-differs = Line { $line } of the log should repeat the choice in line { $other }, and doesn’t.
trouble-answer-illegal = Line { $line } of the log isn’t a legal choice ({ $reason }).
trouble-rollback-uncounted = Line { $line } of the log goes back to line { $other }, which doesn’t count.
trouble-rollback-unreached = Line { $line } of the log goes back to line { $other }, where the game never stood.
trouble-rollback-unagreed = Line { $line } of the log goes back, and the chronicle doesn’t say that the table agreed.
trouble-rollback-unrenewed = Line { $line } of the log goes back past a die or a secret and keeps the old dice.
trouble-rollback-foreign-seed = Line { $line } of the log takes fresh dice from a seed that doesn’t follow from the seal.
trouble-rollback-unreachable = Line { $line } of the log goes back to a point that can’t be reached again.
trouble-snapshot-differs = The state that was saved at line { $line } of the log isn’t the one its replay reaches.
trouble-chronicle-missing = The chronicle is missing.
trouble-chronicle-cut = The chronicle ends before the game does. Its last lines are missing.
trouble-chronicle-end-differs = The chronicle doesn’t end with the link that the file names. Lines are missing.
trouble-chronicle-incomplete = The chronicle leaves out something that line { $line } of the log tells.
trouble-chronicle-no-start = The chronicle doesn’t say that the game started.
trouble-chronicle-no-seats = The chronicle doesn’t say who sat where.
trouble-chronicle-line-missing = Line { $line } of the chronicle is missing or unreadable.
trouble-chronicle-line-misplaced = Line { $line } of the chronicle belongs to no line of the log where it stands.
trouble-chronicle-line-unchained = Line { $line } of the chronicle doesn’t fit the chain. It was changed, or a line was left out.
trouble-chronicle-line-differs = Line { $line } of the chronicle doesn’t match line { $other } of the log.
trouble-chronicle-line-other-version = Line { $line } of the chronicle is from a version of the rules that this game was never played by.
trouble-chronicle-line-other-account = Line { $line } of the chronicle names a different account from the chain.
trouble-deal-missing = The file doesn’t say what the game was dealt from.
trouble-deal-differs = The file’s deal isn’t the one the game started with.
trouble-deal-seats = The game was dealt for { $seats } seats, but it takes { $min } to { $max }.
trouble-deal-experience = The file says that more people had played before than there are seats.
trouble-deal-version = The state at the beginning isn’t from the rules that the game started with.
trouble-rules-fail-deal = The rules fail at the deal ({ $reason }).
trouble-rules-fail-line = The rules fail at line { $line } of the log ({ $reason }).
trouble-rules-fail-facts = The rules fail at what line { $line } of the log told ({ $reason }).
trouble-about-names = The names aren’t those of the people who sat there.
trouble-about-file = The file’s description of itself doesn’t match its contents.
trouble-about-people = The people aren’t those who sat there.
trouble-about-host = The host isn’t who hosted the game.
trouble-whisper-differs = Whisper { $line } doesn’t match what was whispered.
