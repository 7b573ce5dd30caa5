import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { lineWithToken, readFile, type Statement } from './file.ts'
import { meantBy, printableName } from './names.ts'
import { WrongConfig } from './wrong.ts'

type Values = Record<string, string | undefined>

export interface Known {
  readonly names: readonly string[]
  /** Defaults. A statement that repeats one has no effect. */
  readonly defaults: Readonly<Record<string, string>>
}

const FILE = '.env'
/** Without it the bot opens the sandbox. */
const TOKEN = 'DISCORD_TOKEN'
/** Names that editors, browsers and copies give to `.env`. */
const LIKE_IT = /^[._ ]*(dot)?env(rc|~|[ ._-].*)?$|\.env(\.txt)?$/i
const MAX_FILE_BYTES = 1_000_000

/**
 * Adds the settings in a folder's `.env` to an environment, which takes precedence. Throws `WrongConfig` for anything
 * that looks like a setting and cannot be understood: without the token, a bot would silently become a sandbox.
 */
export function withFile(environment: Values, folder: string, known: Known): Values {
  const isDecided = TOKEN in environment
  const statements = statementsIn(folder)
  for (const { name, value } of statements) environment[name] ??= value
  refuseMisspelt(statements, environment, known)
  if (!isDecided && !environment[TOKEN]?.trim()) {
    refuseNameless(folder)
    refuseNeighbour(folder, statements, known)
  }
  return environment

  function statementsIn(where: string): readonly Statement[] {
    try {
      return readFile(join(where, FILE), { file: FILE, known: known.names })
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : null
      if (code === null) throw error
      if (code === 'ENOENT') return []
      throw new WrongConfig(
        `The file ${FILE} can't be read (${code}). Check that it is a file and belongs to the user who runs this.`,
        { cause: error },
      )
    }
  }
}

/** Refuses a name that is not a setting but probably misspells one that is not set. */
function refuseMisspelt(statements: readonly Statement[], environment: Values, { names }: Known): void {
  const isSet = (name: string): boolean => Boolean(environment[name]?.trim())
  const mistakenFor = (name: string, place: 'file' | 'environment'): string | null => {
    const meant = meantBy(name, names, place)
    return meant.length === 0 || meant.some(isSet) ? null : meant.join(' or ')
  }
  for (const { name, line } of statements) {
    const meant = mistakenFor(name, 'file')
    if (meant)
      throw new WrongConfig(`${printableName(name)} on line ${line} of ${FILE} isn't a setting: did you mean ${meant}?`)
  }
  for (const name of Object.keys(environment).filter(isSet)) {
    const meant = mistakenFor(name, 'environment')
    if (meant)
      throw new WrongConfig(`The environment variable ${printableName(name)} isn't a setting: did you mean ${meant}?`)
  }
}

/** Refuses a bot token in the file under another name, or under none. */
function refuseNameless(folder: string): void {
  const path = join(folder, FILE)
  const line = existsSync(path) ? lineWithToken(path) : null
  if (line === null) return
  throw new WrongConfig(`Line ${line} of ${FILE} holds what looks like a bot token: write it as ${TOKEN}=value.`)
}

/** Refuses settings in a neighbouring file that is not read, if `.env` sets nothing, or lacks the token. */
function refuseNeighbour(folder: string, statements: readonly Statement[], known: Known): void {
  const asksForSome = statements.some((one) => asksFor(one, known))
  for (const file of readdirSync(folder)) {
    if (file === FILE || !LIKE_IT.test(file)) continue
    const all = neighbour(join(folder, file), file, known)
    const asked = asksForSome ? all.find((name) => isToken(name, known)) : all[0]
    if (asked === undefined) continue
    const what = `${printableName(file)} sets ${printableName(asked)}`
    if (asksForSome) throw new WrongConfig(`No token is set in ${FILE}, but ${what}: move that line to ${FILE}.`)
    throw new WrongConfig(
      statements.length === 0
        ? `There's no ${FILE} with settings here, but ${what}: rename that file to ${FILE}.`
        : `Nothing is set in ${FILE}, but ${what}: move that line to ${FILE}.`,
    )
  }
}

/** The settings with a value in a file; none if it is not a settings file. */
function neighbour(path: string, file: string, known: Known): readonly string[] {
  try {
    const { size } = statSync(path)
    if (size > MAX_FILE_BYTES) return []
    return readFile(path, { file, known: known.names }).flatMap((one) => (asksFor(one, known) ? [one.name] : []))
  } catch (error) {
    // A malformed line proves that the file is about a setting.
    if (error instanceof WrongConfig) throw error
    return []
  }
}

function isToken(name: string, { names }: Known): boolean {
  return name === TOKEN || meantBy(name, names, 'file').includes(TOKEN)
}

function asksFor({ name, value }: Statement, { names, defaults }: Known): boolean {
  const isOurs = names.includes(name) || meantBy(name, names, 'file').length > 0
  return isOurs && value.trim() !== '' && value.trim() !== defaults[name]
}
