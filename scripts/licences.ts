import { runCommand } from './lib/command.ts'
import { licences } from './lib/licences.ts'

const HELP = `
npm run licences                     lists the licences of all packages that the bot uses in docs/licences.md

The last line is JSON. Ends with 1 if one is not among those allowed (scripts/lib/licences.ts).
`

await runCommand((_args, terminal) => licences('package-lock.json', 'docs/licences.md', terminal), HELP)
