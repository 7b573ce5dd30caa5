import { runCommand } from './lib/command.ts'
import { writeMessageTypes } from './lib/words.ts'

const HELP = `
npm run words                        write the types of all messages from their English Fluent files
`

await runCommand(() => {
  writeMessageTypes()
  return 0
}, HELP)
