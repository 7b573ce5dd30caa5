import { GAMES } from '../src/games/index.ts'
import { hiddenIn, oddsOf, partsOf } from '../trials/parts.ts'
import { runCommand } from './lib/command.ts'
import { hunt } from './lib/hunt.ts'
import { kills } from './lib/kills/kills.ts'
import { huntOdds } from './lib/odds-hunt.ts'

const HELP = `
npm run hunt -- imperial
  --seconds 60     how long
  --matches 100    at most this many matches
  --seed 1         which matches
  --seats 4        number of players (default: all numbers in turn)
  --preset short   the preset (default: all in turn)
  --plain          no house rules except those of the preset
  --every 25       run the costly checks after this many choices
  --worlds         instead, play every match in two worlds at once, through everything the bot shows, to see whether
                   they can be told apart

npm run hunt -- imperial --odds
  --seconds 60     how long
  --matches 100    at most this many matches
  --seed 1         which matches
                   instead, judge the odds beside choices by what comes of them in 2,000 possible worlds each

npm run hunt -- --kills
  --count 1000     instead, kill the bot this often while people play all games, to see whether anything is lost or doubled
  --seed 1         which matches; the line that reproduces a failure also says after how many kills
  --at-once 2      how many matches are played side by side
  --database sqlite  or postgres, on a server of its own: one bot plays, another stands by, and either is killed

Plays what has not been played yet and reports what was never reached, by the lists of the rulebook, with the reason why it
can't occur if there is one. One match in seven is checked completely, and so is every match that reaches something new.
The last line is JSON. Exits with 1 if anything failed.
`

await runCommand((args, terminal) => {
  if (args.includes('--kills')) return kills(args, GAMES, terminal)
  if (args.includes('--odds')) return huntOdds(args, GAMES, terminal, oddsOf)
  return hunt(args, GAMES, terminal, partsOf, hiddenIn)
}, HELP)
