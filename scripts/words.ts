import { parseArgs } from 'node:util'
import { ENGLISH } from '../src/language/index.ts'
import { oneOf, runCommand, WrongArguments, type Terminal } from './lib/command.ts'
import { useOperatorLanguages } from './lib/settings.ts'
import { noteTranslated, translatedLanguages, translationOf } from './lib/translations.ts'
import { namesListed, wordedIn, wordedWithNames } from './lib/wording.ts'
import { MESSAGE_FOLDERS, writeMessageTypes } from './lib/words.ts'

const HELP = `
npm run words                        write the types of all messages from their English Fluent files
npm run words -- --print [folder]    print every message with sample arguments, to be read aloud: of all folders, or of one
  --names                            only those that use a name, with a name of each gender and number; first all names
npm run words -- --language de       what German lacks, what is stale and what is wrong; exits with 1 if anything is wrong
  --print [folder]                   print its messages instead
  --done                             note that all its messages and rules say what English says today: none is stale any more

npm run simulate -- talisman --verbose --language de tells a match.
`

await runCommand((args, terminal) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      print: { type: 'boolean', default: false },
      names: { type: 'boolean', default: false },
      language: { type: 'string', default: ENGLISH },
      done: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  useOperatorLanguages()
  const language = oneOf('language', values.language, [ENGLISH, ...translatedLanguages()])
  if (values.done && language === ENGLISH) throw new WrongArguments('--done goes with another --language than English')
  if (values.names && !values.print) throw new WrongArguments('--names goes with --print')
  if (values.print) {
    const all = MESSAGE_FOLDERS.map(({ folder }) => folder)
    const folders = positionals.length > 0 ? positionals.map((folder) => oneOf('print', folder, all)) : all
    for (const folder of folders) print(folder, language, values.names, terminal)
    return 0
  }
  if (values.done) {
    noteTranslated(language)
    return 0
  }
  if (language !== ENGLISH) return report(language, terminal)
  writeMessageTypes()
  return 0
}, HELP)

function print(folder: string, language: string, isOnlyNames: boolean, { out }: Terminal): void {
  if (isOnlyNames) for (const line of namesListed(folder, language)) out(line)
  const worded = isOnlyNames ? wordedWithNames(folder, language) : wordedIn(folder, language)
  for (const { id, text } of worded) out(`${id}: ${text}`)
}

function report(language: string, { out }: Terminal): number {
  const { messages, missing, stale, faults } = translationOf(language)
  for (const one of missing) out(`missing: ${one}`)
  for (const one of stale) out(`stale: ${one}`)
  for (const one of faults) out(`wrong: ${one}`)
  const there = messages - missing.length
  out(`${language}: ${there} of ${messages} messages and rules, ${stale.length} of them stale; ${faults.length} faults`)
  return faults.length > 0 ? 1 : 0
}
