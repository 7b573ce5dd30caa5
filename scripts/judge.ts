import { GAMES } from '../src/games/index.ts'
import { runCommand } from './lib/command.ts'
import { judge } from './lib/judge/judge.ts'

const HELP = `
npm run judge -- talisman
  --level fair      the level whose choices are judged (gentle, fair, cunning)
  --against cunning compares only with what this level would choose (--playouts, --horizon and --margin: how much cunning thinks)
  --by fair         the level that plays on afterwards, in every seat (gentle, fair)
  --seats 2         number of players (default: two, or as few as the game allows)
  --preset short    the preset (default: short)
  --seed 1          which matches
  --positions 100   how many choices are judged, each from a match of its own
  --worlds 60       how many possible worlds are played to the end for each option; three times as many in the second look
  --candidates 4    how many options are compared at a position: the choice, and others
  --verb move.to    judges only questions with this verb
  --processes 2     how many processes judge (default: one for each core)

Looks for blunders of a computer player: takes choices from its matches, and plays on with other options in worlds that its seat
can't tell apart. An option that stands out is judged again in fresh worlds, and only that second figure is reported.
To see a blunder: npm run simulate with the same seats and preset, its seed and --save match.json, then npm run replay -- match.json
--to the number of answers before it (for matches of the level fair).
The last line is JSON. Exits with 1 if a match failed.
`

await runCommand((args, terminal) => judge(args, GAMES, terminal), HELP)
