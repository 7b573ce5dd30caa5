import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { nodeArguments, ROOT, runNode } from '../node-run.mjs'
import { Stopped } from './progress.mjs'

/** The code that writes the types of the messages. */
const WRITER = join('scripts', 'lib', 'words.ts')

/**
 * Whether every folder with Fluent files has the types of its messages, written after the last change of any of its
 * files, and of the code that writes them.
 */
export function hasMessageTypes(root) {
  const written = timeOf(join(root, WRITER))
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  const messages = files.filter((name) => name.endsWith('.ftl')).map((name) => join(root, 'src', name))
  return messages.every((file) => {
    const types = join(file, '..', 'messages.ts')
    return existsSync(types) && timeOf(types) >= Math.max(written, timeOf(file))
  })
}

const timeOf = (file) => statSync(file).mtimeMs

/** Writes the types of the messages for the compiler and for lint, if they aren't up to date. The bot needs none. */
export async function writeMessageTypes() {
  if (hasMessageTypes(ROOT)) return
  const code = await runNode(nodeArguments(['scripts/words.ts']))
  if (code !== 0) throw new Stopped('The types of the messages could not be written, for the reason above.')
}
