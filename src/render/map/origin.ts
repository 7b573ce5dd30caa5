import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Whatever grounds are painted from: the painters, what these may read of the games, and packages by their versions. */
const SOURCES = /^(package\.json|src\/(render|engine)\/.+\.\w+|src\/games\/[^/]+\/(data|view)\/.+\.\w+)$/

/** What the folder of all that was painted from one origin is called. */
export const ORIGIN = /^[0-9a-f]{16}$/
/** Stands in that folder once every ground is there. */
export const PREPARED = 'prepared'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** Where grounds are kept, for all starts. Whoever takes the folder away only has them painted again. */
export function groundsFolder(): string {
  return join(ROOT, '.cache', 'grounds', origin())
}

/** A name for all that grounds are painted from: where anything of it differs, they are painted anew. */
function origin(): string {
  const inSource = readdirSync(`${ROOT}src`, { recursive: true }).map((file) => `src/${String(file)}`)
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const file of ['package.json', ...inSource].filter((one) => SOURCES.test(one)).sort()) {
    hash.update(`\n${file}\n`).update(readFileSync(`${ROOT}${file}`))
  }
  return hash.digest('hex').slice(0, 16)
}
