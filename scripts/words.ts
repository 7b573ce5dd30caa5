import { parseArgs } from 'node:util'
import { runCommand } from './lib/command.ts'
import { wordedIn } from './lib/wording.ts'
import { MESSAGE_FOLDERS, writeMessageTypes } from './lib/words.ts'

const HELP = `
npm run words                        write the types of all messages from their English Fluent files
npm run words -- --print [folder]    print every message with sample arguments, to be read aloud: of all folders, or of one
`

await runCommand((args) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { print: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  if (!values.print) {
    writeMessageTypes()
    return 0
  }
  const folders = positionals.length > 0 ? positionals : MESSAGE_FOLDERS.map(({ folder }) => folder)
  for (const { id, text } of folders.flatMap((folder) => wordedIn(folder))) process.stdout.write(`${id}: ${text}\n`)
  return 0
}, HELP)
