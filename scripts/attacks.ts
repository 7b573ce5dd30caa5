import { ATTACKS } from '../trials/attacks/index.ts'
import { attack } from './lib/attacks.ts'
import { runCommand } from './lib/command.ts'

const HELP = `
npm run attacks                        run every attack against real tables, in memory
npm run attacks -- <name> …            run only these

Prints one line per attack: what it tries, and what happened. Needs no network and no database.
The last line is JSON. Exits with 1 if an attack succeeds.
`

await runCommand((args, terminal) => attack(args, ATTACKS, terminal), HELP)
