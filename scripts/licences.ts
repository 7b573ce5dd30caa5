import { runCommand } from './lib/command.ts'
import { licences } from './lib/licences.ts'

const HELP = `
npm run licences                     write the licences of the bot's packages to docs/licences.md

The last line is JSON. Exits with 1 if a licence isn't allowed (scripts/lib/licences.ts).
`

await runCommand((_args, terminal) => licences('package-lock.json', 'docs/licences.md', terminal), HELP)
