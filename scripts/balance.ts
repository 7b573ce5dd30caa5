import { GAMES } from '../src/games/index.ts'
import { partsOf } from '../trials/parts.ts'
import { balance } from './lib/balance.ts'
import { runCommand } from './lib/command.ts'

const HELP = `
npm run balance -- talisman
  --matches 1000      number of matches
  --seats 4           number of players (default: as many as the game allows)
  --preset short      the preset (default: short)
  --option id=value   change one option; can be given more than once
  --seed 1            which matches

Plays matches with the game's computer player and counts who wins: by seat, by turn order, and by what was dealt. Each share has
its 95% confidence interval, and those entirely above or below a fair share are marked.
The last line is JSON. Exits with 1 if a match failed.
`

await runCommand((args, terminal) => balance(args, GAMES, terminal, partsOf), HELP)
