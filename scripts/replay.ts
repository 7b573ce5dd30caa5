import { GAMES } from '../src/games/index.ts'
import { runCommand } from './lib/command.ts'
import { replay } from './lib/replay.ts'

const HELP = `
npm run replay -- game.json                   a file, or the id of a table or a fault
  --to 42                          stop after this line (default: the last)
  --database data/questmaster.db   where tables and faults are looked up
  --export file.json               save the game up to there as a file; npm run verify reads those of finished games
  --check                          replay all of it and compare with what was saved
npm run replay -- --all            replay and compare every game in the database, from its seed where that is known

Stops anywhere in a saved game and shows the open question, the dice, and what happened last.
The last line is JSON. Exits with 1 if the replay differs from the saved game.
`

await runCommand(async (args, terminal) => await replay(args, GAMES, terminal), HELP)
