import { parse } from 'dotenv'
import { readFileSync } from 'node:fs'
import { decode, REPLACEMENT_CHARACTER } from './decoding.ts'
import { meantBy, printableName } from './names.ts'
import { WrongConfig } from './wrong.ts'

/** A setting in a file, and its line. */
export interface Statement {
  readonly name: string
  readonly value: string
  readonly line: number
}

/** The file's name for messages, and the known settings. */
interface Source {
  readonly file: string
  readonly known: readonly string[]
}

const QUOTED = /^[^=:#]*[=:]\s*(["'`])/

/**
 * Reads a settings file in any encoding that editors use. Throws `WrongConfig` for a line that concerns a setting and
 * cannot be understood, and rethrows file system errors. Ignores the lines of other programs.
 */
export function readFile(path: string, { file, known }: Source): readonly Statement[] {
  const read = decode(readFileSync(path))
  if ('why' in read) throw new WrongConfig(`The file ${file} ${read.why}.`)
  return statementsIn(read.text, { file, known })
}

/** A bot token: the part before the first dot is an id. */
const TOKEN = /(?<id>[\w-]{22,30})\.[\w-]{5,8}\.[\w-]{25,}/

/** The first line, comments excluded, that holds a bot token; `null` if none does. */
export function lineWithToken(path: string): number | null {
  const read = decode(readFileSync(path))
  const lines = 'why' in read ? [] : linesIn(read.text)
  const at = lines.findIndex((line) => !line.trimStart().startsWith('#') && holdsToken(line))
  return at < 0 ? null : at + 1
}

function holdsToken(line: string): boolean {
  const id = TOKEN.exec(line)?.groups?.['id']
  return id !== undefined && /^\d{17,20}$/.test(Buffer.from(id, 'base64url').toString('latin1'))
}

function linesIn(text: string): readonly string[] {
  return text.split(/\r\n|\n|\r/)
}

function statementsIn(text: string, source: Source): readonly Statement[] {
  const lines = linesIn(text)
  const statements: Statement[] = []
  for (let at = 0; at < lines.length;) {
    const block = blockAt(lines, at, source)
    statements.push(...statementOf(block, at + 1, source))
    at += block.length
  }
  refuseTwice(statements, source)
  return statements
}

/** The lines of one statement: several if a quotation mark is closed on a later line. */
function blockAt(lines: readonly string[], at: number, { file, known }: Source): readonly string[] {
  const first = lines[at] ?? ''
  const [begin, quote] = first.trimStart().startsWith('#') ? [] : (QUOTED.exec(first) ?? [])
  if (begin === undefined || quote === undefined || first.includes(quote, begin.length)) return [first]
  const end = lines.findIndex((line, index) => index > at && line.includes(quote))
  const block = end < 0 ? [first] : lines.slice(at, end + 1)
  const isOurs = block.some((line) => namesIn(line).some((name) => isAbout(name, known)))
  if (isOurs)
    throw new WrongConfig(`The quotation mark on line ${at + 1} of ${file} isn't closed: close it on that line.`)
  return block
}

function statementOf(block: readonly string[], line: number, { file, known }: Source): readonly Statement[] {
  const [first = ''] = block
  if (first.trim() === '' || first.trimStart().startsWith('#')) return []
  const [[name, value] = []] = Object.entries(parse(block.join('\n')))
  if (name === undefined || value === undefined) {
    const about = namesIn(first).find((one) => isAbout(one, known))
    if (about === undefined) return []
    const [meant = about] = known.includes(about) ? [] : meantBy(about, known, 'file')
    throw new WrongConfig(`Line ${line} of ${file} can't be read: write it as ${meant}=value.`)
  }
  if (isAbout(name, known)) refuseOdd({ name, value, line }, first, { file, known })
  return [{ name, value, line }]
}

/** Candidates for the name on a line: everything before the sign, or a word of it. */
function namesIn(line: string): readonly string[] {
  const [before = ''] = line.split(/[=＝]|[:：]\s/u)
  return [before, ...line.split(/[\s=＝:：]+/u).slice(0, 4)].map((one) => one.replace(/["'`]/g, '').trim())
}

function isAbout(name: string, known: readonly string[]): boolean {
  return known.includes(name) || meantBy(name, known, 'file').length > 0
}

function refuseOdd({ name, value, line }: Statement, text: string, { file, known }: Source): void {
  const refuse = (what: string) => {
    throw new WrongConfig(`Line ${line} of ${file} ${what}.`)
  }
  if (value.includes(REPLACEMENT_CHARACTER)) refuse(`has letters that aren't UTF-8: save the file as UTF-8`)
  if (!QUOTED.test(text) && /[^\s=:]#/.test(text.slice(text.indexOf(name) + name.length))) {
    refuse(`has a # in the value of ${printableName(name)}: put the value in quotation marks, or a space before the #`)
  }
  const other = known.find((one) => new RegExp(`\\b${one}=`).test(value))
  if (other !== undefined) refuse(`sets ${printableName(name)} and ${other}: give each a line of its own`)
}

function refuseTwice(statements: readonly Statement[], { file, known }: Source): void {
  for (const { name, value, line } of statements) {
    const other = statements.find((one) => one.name === name && one.line > line && one.value.trim() !== value.trim())
    if (other && known.includes(name)) {
      throw new WrongConfig(`${name} has two values, on lines ${line} and ${other.line} of ${file}: keep one.`)
    }
  }
}
