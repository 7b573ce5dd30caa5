import { GAMES } from '../src/games/index.ts'
import { partsOf } from '../trials/parts.ts'
import { balance } from './lib/balance.ts'
import { runCommand } from './lib/command.ts'

const HELP = `
npm run balance -- talisman
  --matches 1000      how many
  --seats 4           how many play; as many as can unless told
  --preset short      or another of the game’s; short unless told
  --option id=value   sets one option otherwise; may be given more than once
  --seed 1            which matches

Plays matches with the game's computer player and counts who wins: by seat, by turn order, by what chance dealt. Each
share stands with the interval in which it lies with 95 % certainty; what lies wholly above or below a fair share is marked.
The last line is JSON. Ends with 1 if a match failed.
`

await runCommand((args, terminal) => balance(args, GAMES, terminal, partsOf), HELP)
