import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentParser, Message, Visitor, type VariableReference } from '@fluent/syntax'

/** The folders with English messages, and the type of each. */
export const MESSAGE_FOLDERS = [{ folder: 'src/discord/words/en', type: 'DiscordMessages' }] as const

/** The longest line that the formatter allows. */
const MAX_COLUMNS = 120

class Variables extends Visitor {
  readonly names = new Set<string>()

  override visitVariableReference({ id }: VariableReference): void {
    this.names.add(id.name)
  }
}

/** The source of a type that maps each message of a folder's Fluent files to its arguments. */
export function messageTypes(folder: string, type: string): string {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'))
  const rows = files.sort().flatMap((file) => {
    const { body } = new FluentParser().parse(readFileSync(join(folder, file), 'utf8'))
    return body.flatMap((entry) => (entry instanceof Message ? [rowOf(entry)] : []))
  })
  return `/** The messages of the Fluent files here, with their arguments. Written by \`npm run words\`. */
export interface ${type} {
${rows.join('\n')}
}
`
}

function rowOf(message: Message): string {
  const variables = new Variables()
  variables.visit(message)
  const given = [...variables.names].sort().map((name) => `readonly ${name}: string | number`)
  const { name } = message.id
  const key = `  readonly ${name.includes('-') ? `'${name}'` : name}: `
  if (given.length === 0) return `${key}object`
  const row = `${key}{ ${given.join('; ')} }`
  return row.length <= MAX_COLUMNS ? row : `${key}{\n${given.map((one) => `    ${one}\n`).join('')}  }`
}

/** Writes the types of all messages. */
export function writeMessageTypes(): void {
  for (const { folder, type } of MESSAGE_FOLDERS) writeFileSync(join(folder, 'messages.ts'), messageTypes(folder, type))
}
