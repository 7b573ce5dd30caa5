import { GAMES } from '../src/games/index.ts'
import { hiddenIn, partsOf } from '../trials/parts.ts'
import { runCommand } from './lib/command.ts'
import { hunt } from './lib/hunt.ts'
import { kills } from './lib/kills/kills.ts'

const HELP = `
npm run hunt -- imperial
  --seconds 60     how long
  --matches 100    how many matches at the most
  --seed 1         which matches
  --seats 4        how many play; all numbers in turn unless told
  --preset short   or another of the game’s; all in turn unless told
  --plain          no house rules but those of the preset
  --every 25       the costly checks are made every so many answers
  --worlds         instead, every match is played in two worlds at once, through everything the bot shows: can they
                   be told apart?

npm run hunt -- --kills
  --count 1000     instead, the bot is killed so often while people play all games at once: is anything lost or doubled?
  --seed 1         which matches; each is played through so many kills as stand in the line that reproduces a failure
  --at-once 2      so many matches are played side by side
  --database sqlite  or postgres, on a server of its own: one bot plays there and another stands by, and either is killed

Plays what has not been played yet, and reports what was never reached: by the lists of the rulebook, each missing
one with the reason why it cannot occur, if it has one. Everything is checked on the way in one of seven matches, and in
every one that reaches what none has reached before.
The last line is JSON. Ends with 1 if anything failed.
`

await runCommand(
  (args, terminal) =>
    args.includes('--kills') ? kills(args, GAMES, terminal) : hunt(args, GAMES, terminal, partsOf, hiddenIn),
  HELP,
)
