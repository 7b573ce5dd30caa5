import { GAMES } from '../src/games/index.ts'
import { partsOf } from '../trials/parts.ts'
import { runCommand } from './lib/command.ts'
import { countPresses } from './lib/presses.ts'

const HELP = `
npm run presses -- talisman
  --matches 3      how many
  --seats 4        how many play; four, or as near as the game has it, unless told
  --preset short   or another of the game’s; short unless told
  --seed 1         which matches
  --answers 4000   at most so many of a match
  --each           every answer on a line of its own

Plays matches through the messages that people see: everybody at the table is a person who presses what the computer player
would choose, on the card or in private. Counts the presses: how many a turn takes whoever has it, and how many the others
meanwhile, and what they were spent on. A menu is one press, and so is a form.
The last line is JSON. Ends with 1 if something that may be done can be pressed nowhere.
`

await runCommand((args, terminal) => countPresses(args, GAMES, terminal, partsOf), HELP)
