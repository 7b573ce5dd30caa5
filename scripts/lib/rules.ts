import { parseArgs } from 'node:util'
import { rulebookOf, rulebooks, type RuleEntry } from '../../src/rulebook/index.ts'
import type { Game } from '../../src/engine/index.ts'
import { WrongArguments, type Terminal } from './command.ts'
import { tableLines } from './figures.ts'
import { isProven, proofsOf, type Proof } from './proofs.ts'

const HELP = `npm run rules -- talisman               every rule, option and component, with the tests and code that name it
npm run rules -- TAL-15.4 d-visit        what these ids say
npm run rules -- --find raft             every entry of a rulebook that has these words
npm run rules -- --find raft talisman    … of one game
`

/**
 * Prints the text of the rulebooks for ids, or the rules that mention something; for a whole game, the proven parts.
 * Returns 1 if an id or a text can't be found, or if something is not proven.
 */
export function rules(args: readonly string[], terminal: Terminal, games: readonly Game[] = []): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { find: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.help) {
    terminal.err(HELP)
    return 0
  }
  const [first, ...others] = positionals
  const game = games.find((one) => one.rules.id === first)
  if (game && values.find === undefined && others.length === 0) return proven(game, terminal)
  const { found, missing } =
    values.find === undefined ? byId(positionals) : { found: speakingOf(values.find, positionals), missing: [] }
  for (const { section, text } of found) terminal.err(`${section}\n${text}\n\n`)
  for (const id of missing) terminal.err(`No rulebook has ${id}.\n`)
  terminal.out(JSON.stringify({ found: found.map(({ id }) => id), missing }))
  return found.length > 0 && missing.length === 0 ? 0 : 1
}

/**
 * How often the tests and the code name each entry of a game's rulebook, and which entries neither names without a
 * reason.
 */
function proven({ rules: { id, sheet } }: Game, terminal: Terminal): number {
  const proofs = proofsOf(id, sheet)
  const rows = proofs.map(({ kind, id: one, tests, code, reason }) => [
    `${kind} ${one}`,
    String(tests.length),
    String(code.length),
    tests[0] ?? code[0] ?? reason ?? 'NOTHING NAMES IT',
  ])
  for (const row of tableLines([['', 'tests', 'code', 'for example'], ...rows])) terminal.out(row)
  const missing = proofs.filter((one) => !isProven(one)).map((one) => one.id)
  const counts = (kind: Proof['kind']) => proofs.filter((one) => one.kind === kind).length
  const sum = { rules: counts('rule'), options: counts('option'), components: counts('component') }
  terminal.out(JSON.stringify({ game: id, ...sum, missing }))
  return missing.length > 0 ? 1 : 0
}

function byId(ids: readonly string[]): { found: RuleEntry[]; missing: string[] } {
  if (ids.length === 0) throw new WrongArguments('Name an id such as TAL-15.4, or --find a word')
  const books = rulebooks().map((game) => rulebookOf(game))
  const entries = ids.map((id) => ({ id, found: books.flatMap((book) => book.get(id) ?? []) }))
  return {
    found: entries.flatMap(({ found }) => found),
    missing: entries.filter(({ found }) => found.length === 0).map(({ id }) => id),
  }
}

function speakingOf(words: string, games: readonly string[]): RuleEntry[] {
  const unknown = games.find((game) => !rulebooks().includes(game))
  if (unknown !== undefined) throw new WrongArguments(`There is no rulebook of ${unknown}`)
  const wanted = words.toLowerCase()
  const books = (games.length > 0 ? games : rulebooks()).map((game) => rulebookOf(game))
  return books.flatMap((book) => [...book.values()].filter(({ text }) => text.toLowerCase().includes(wanted)))
}
