# The reader’s own Key cards and detective’s notebook. Nobody else sees them.

own-key-cards = 🔑 Your Key cards
own-key-cards-not-yet = They’re dealt once everybody has packed.
own-key-cards-in-stack = None. The other { $stack } are in the stack.
own-key-cards-blank = Only a blank.
own-key-cards-held = **{ $numbers }** and a blank. Not beneath the chest, then.
notebook = 🔎 The detective’s notebook
notebook-legend = -# ● here, · not here, ? open, + and − your own pencil

## The notebook as a form

notebook-form = Notebook
notebook-form-question = Whose keys do you pencil in? Your marks change no facts, and nobody else sees them.
notebook-form-row = Number { $number }
notebook-form-yes = Perhaps here (+)
notebook-form-no = Perhaps not here (−)

## Holders of Key cards

# `.column` stands alone; `.grid` has at most 7 letters.
holder-chest = the chest
    .column = The chest
    .grid = Chest
    .at = beneath the chest
    .with = with the chest
holder-stack = the stack
    .column = The stack
    .grid = Stack
    .at = in the stack
    .with = with the stack
holder-you = you
    .column = You
    .grid = You
    .with = with you
holder-at = with { $who }

## Proofs

proven-here = **{ $number }** is { $place }.
proven-absent = **{ $number }** isn’t { $places }.
proven-why = ({ $proof })
proven-why-round = ({ $proof }, round { $round })
proven-failure = Round { $round }: { $who } tried { $numbers }, { $wrong } of them wrong.
proof-own = your own
proof-open-lock = the open lock
proof-challenge = Key Challenge
proof-prisoner = the Prisoner
proof-gossip = gossip
proof-underdogs = overheard
proof-shown = shown to you
proof-answer = an answer
proof-ledger = the Warlock’s ledger
proof-stranger = the Stranger
proof-chest = your try at the chest
proof-stack = a look into the stack
proof-row = all others ruled out
proof-deduced = worked out
