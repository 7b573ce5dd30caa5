import { GAMES } from '../src/games/index.ts'
import { runCommand } from './lib/command.ts'
import { replay } from './lib/replay.ts'

const HELP = `
npm run replay -- game.json                   a file, or a table's or a fault's id
  --to 42                          stop after this line; the last unless told
  --database data/questmaster.db   where tables and faults are looked up
  --export file.json               keep the game up to there as a file; npm run verify reads that of a game that is over
  --check                          play all of it and compare with what was saved
npm run replay -- --all            the same for every game of the database, from its seed where that is known

Stops anywhere in a saved game and shows what is asked, the dice and what happened last.
The last line is JSON. Ends with 1 if the game cannot be had again as it was.
`

await runCommand(async (args, terminal) => await replay(args, GAMES, terminal), HELP)
