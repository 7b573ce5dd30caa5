import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The sources of grounds: the painters, the parts of games that they read, and the versions of packages. */
const SOURCES = /^(package\.json|src\/(render|engine)\/.+\.\w+|src\/games\/[^/]+\/(data|view)\/.+\.\w+)$/

/** Grounds have no words. */
const WORDS = /\.ftl$|\/messages\.ts$/

/** The name of a folder of grounds that were painted from the same sources. */
export const ORIGIN = /^[0-9a-f]{16}$/
/** A file that marks the folder as complete. */
export const PREPARED = 'prepared'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** The folder of the grounds, which survives restarts. Deleting it only causes them to be painted again. */
export function groundsFolder(): string {
  return join(ROOT, '.cache', 'grounds', origin())
}

/** A hash of all sources of grounds. If any of them changes, the grounds are painted again. */
function origin(): string {
  const inSource = readdirSync(`${ROOT}src`, { recursive: true }).map((file) => `src/${String(file)}`)
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const file of ['package.json', ...inSource].filter((one) => SOURCES.test(one) && !WORDS.test(one)).sort()) {
    hash.update(`\n${file}\n`).update(readFileSync(`${ROOT}${file}`))
  }
  return hash.digest('hex').slice(0, 16)
}
