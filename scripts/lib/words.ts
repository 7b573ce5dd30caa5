import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Visitor, type Pattern, type VariableReference } from '@fluent/syntax'
import { listedMessages, type ListedMessage } from '../../src/language/index.ts'

/** The folders with English messages, and the type of each. */
export const MESSAGE_FOLDERS = [
  { folder: 'src/language/en', type: 'SharedMessages' },
  { folder: 'src/discord/words/en', type: 'DiscordMessages' },
  { folder: 'src/backups/en', type: 'BackupMessages' },
  { folder: 'src/television/en', type: 'TelevisionMessages' },
  { folder: 'src/games/imperial/words/en', type: 'ImperialMessages' },
  { folder: 'src/games/warlock/words/en', type: 'WarlockMessages' },
  { folder: 'src/games/talisman/words/en', type: 'TalismanMessages' },
  { folder: 'src/render/games/warlock/en', type: 'WarlockPictureMessages' },
  { folder: 'src/render/games/talisman/en', type: 'TalismanPictureMessages' },
  { folder: 'src/render/games/imperial/en', type: 'ImperialPictureMessages' },
] as const

/** The longest line that the formatter allows. */
const MAX_COLUMNS = 120

class Variables extends Visitor {
  readonly names = new Set<string>()

  override visitVariableReference({ id }: VariableReference): void {
    this.names.add(id.name)
  }
}

/**
 * All messages of a folder's Fluent files, with their attributes, in the order of the files; none if there is no such
 * folder. `edited`: texts to read in place of files, by their names.
 */
export function messagesIn(folder: string, edited: ReadonlyMap<string, string> = new Map()): readonly ListedMessage[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'))
  return files
    .sort()
    .flatMap((name) => listedMessages({ name, text: edited.get(name) ?? readFileSync(join(folder, name), 'utf8') }))
}

/** The source of a type that maps each message of a folder's Fluent files to its arguments. */
export function messageTypes(folder: string, type: string, edited?: ReadonlyMap<string, string>): string {
  const rows = messagesIn(folder, edited).map(({ id, pattern }) => rowOf(id, pattern))
  return `/** The messages of the Fluent files here, with their arguments. Written by \`npm run words\`. */
export interface ${type} {
${rows.join('\n')}
}
`
}

function rowOf(name: string, pattern: Pattern): string {
  const variables = new Variables()
  variables.visit(pattern)
  const given = [...variables.names].sort().map((variable) => `readonly ${variable}: string | number`)
  const key = `  readonly ${/^\w+$/.test(name) ? name : `'${name}'`}: `
  if (given.length === 0) return `${key}object`
  const row = `${key}{ ${given.join('; ')} }`
  return row.length <= MAX_COLUMNS ? row : `${key}{\n${given.map((one) => `    ${one}\n`).join('')}  }`
}

/** Writes the types of all messages. */
export function writeMessageTypes(): void {
  for (const { folder, type } of MESSAGE_FOLDERS) writeFileSync(join(folder, 'messages.ts'), messageTypes(folder, type))
}
