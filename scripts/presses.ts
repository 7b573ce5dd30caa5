import { GAMES } from '../src/games/index.ts'
import { partsOf } from '../trials/parts.ts'
import { runCommand } from './lib/command.ts'
import { countPresses } from './lib/presses.ts'

const HELP = `
npm run presses -- talisman
  --matches 3      number of matches
  --seats 4        number of players (default: 4, or as near as the game allows)
  --preset short   the preset (default: short)
  --seed 1         which matches
  --answers 4000   at most this many choices per match
  --framing wide   wide or narrow pictures
  --each           print every choice on its own line

Plays matches through the messages that people see. Everyone at the table is a person who presses what the computer player would
choose, on the card or in private. Counts how many presses a turn takes from its player and from the others, and what they were
for. A menu counts as one press, and so does a form. Then measures the cards as a phone shows them: how many characters
they have, and whether the map and the buttons are on the screen together.
The last line is JSON. Exits with 1 if some legal choice can't be pressed anywhere.
`

await runCommand((args, terminal) => countPresses(args, GAMES, terminal, partsOf), HELP)
