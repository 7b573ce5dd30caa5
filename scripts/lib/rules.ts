import { parseArgs } from 'node:util'
import { rulebookOf, rulebooks, type Entry } from '../../src/rulebook/index.ts'
import { WrongArguments, type Terminal } from './command.ts'

const HELP = `npm run rules -- TAL-15.4 d-visit        what these ids say
npm run rules -- --find raft             every entry of a rulebook that has these words
npm run rules -- --find raft talisman    … of one game
`

/** Prints what ids of the rulebooks say, or what speaks of something. 1 if an id or a text is nowhere to be found. */
export function rules(args: readonly string[], terminal: Terminal): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { find: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.help) {
    terminal.err(HELP)
    return 0
  }
  const { found, missing } =
    values.find === undefined ? byId(positionals) : { found: speakingOf(values.find, positionals), missing: [] }
  for (const { section, text } of found) terminal.err(`${section}\n${text}\n\n`)
  for (const id of missing) terminal.err(`No rulebook has ${id}.\n`)
  terminal.out(JSON.stringify({ found: found.map(({ id }) => id), missing }))
  return found.length > 0 && missing.length === 0 ? 0 : 1
}

function byId(ids: readonly string[]): { found: Entry[]; missing: string[] } {
  if (ids.length === 0) throw new WrongArguments('Name an id such as TAL-15.4, or --find a word')
  const books = rulebooks().map(rulebookOf)
  const entries = ids.map((id) => ({ id, found: books.flatMap((book) => book.get(id) ?? []) }))
  return {
    found: entries.flatMap(({ found }) => found),
    missing: entries.filter(({ found }) => found.length === 0).map(({ id }) => id),
  }
}

function speakingOf(words: string, games: readonly string[]): Entry[] {
  const unknown = games.find((game) => !rulebooks().includes(game))
  if (unknown !== undefined) throw new WrongArguments(`There is no rulebook of ${unknown}`)
  const wanted = words.toLowerCase()
  const books = (games.length > 0 ? games : rulebooks()).map(rulebookOf)
  return books.flatMap((book) => [...book.values()].filter(({ text }) => text.toLowerCase().includes(wanted)))
}
