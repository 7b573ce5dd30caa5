import { GAMES } from '../src/games/index.ts'
import { runCommand } from './lib/command.ts'
import { useOperatorLanguages } from './lib/settings.ts'
import { simulate } from './lib/simulate.ts'

const HELP = `
npm run simulate -- imperial [seed]
  --seats 4        number of players (default: as many as the game allows)
  --preset short   the preset (default: short)
  --matches 200    number of matches
  --seed 1         which matches
  --answers 50000  a match that hasn't ended by then is an error
  --verbose        tell each match in words; with --watch slowly enough to read along
  --language de    tell it in another language
  --coverage       how often everything occurred
  --save file.json save the last match

Plays matches with the game's computer player. Nothing is stored.
The last line is JSON. Exits with 1 if a match failed.
`

await runCommand((args, terminal) => {
  useOperatorLanguages()
  return simulate(args, GAMES, terminal)
}, HELP)
