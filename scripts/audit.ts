import { askNpm, audit } from './lib/audit.ts'
import { runCommand } from './lib/command.ts'

const HELP = `
npm run audit                        ask npm's registry for known vulnerabilities in the bot's packages

The last line is JSON. Exits with 1 if there are any, and with 2 and one sentence if the registry doesn't answer.
`

await runCommand((_args, terminal) => audit(askNpm(), terminal), HELP)
