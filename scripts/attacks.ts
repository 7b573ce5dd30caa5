import { ATTACKS } from '../trials/attacks/index.ts'
import { attack } from './lib/attacks.ts'
import { runCommand } from './lib/command.ts'

const HELP = `
npm run attacks                        plays every attack against the real tables, in memory
npm run attacks -- <name> …            only these

Prints a line for each attack: what it tries, and what came of it. Needs no network and no database.
The last line is JSON. Ends with 1 if an attack gets through.
`

await runCommand((args, terminal) => attack(args, ATTACKS, terminal), HELP)
