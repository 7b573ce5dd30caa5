// npm run replay -- <file.json | table | fault> [--to 42] [--database data/questmaster.db] [--export file.json] [--check]
// Stops anywhere in a saved game and shows what is asked, the dice and what happened last.
import { GAMES } from '../src/games/index.ts'
import { runCommand } from './lib/command.ts'
import { replay } from './lib/replay.ts'

await runCommand((args, terminal) => replay(args, GAMES, terminal))
