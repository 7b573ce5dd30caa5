import { GAMES } from '../src/games/index.ts'
import { runCommand } from './lib/command.ts'
import { simulate } from './lib/simulate.ts'

const HELP = `
npm run simulate -- imperial [seed]
  --seats 4        how many play; as many as can unless told
  --preset short   or another of the game’s; short unless told
  --matches 200    how many
  --seed 1         which matches
  --answers 50000  a match that has not ended by then is an error
  --verbose        tell each match in words; --watch so slowly that it can be read along
  --coverage       what occurred how often
  --save file.json keep the last match as a saved game

Plays matches with the game's computer player, live: nothing is stored.
The last line is JSON. Ends with 1 if a match failed.
`

await runCommand((args, terminal) => simulate(args, GAMES, terminal), HELP)
