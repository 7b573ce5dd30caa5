import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  runToEnd,
  rngFrom,
  effectiveEntries,
  rebuild,
  type Run,
  type Answer,
  type Asked,
  type Entry,
  type Game,
  type State,
  type Emitted,
} from '../../src/engine/index.ts'
import { isDatabaseThere, openStoreToReadAt } from '../../src/storage/index.ts'
import { parting, partingIn, savedFrom, type Store } from '../../src/tables/index.ts'
import { gameNamed, playerName, wholeNumber, WrongArguments, type Terminal } from './command.ts'
import { usable, usualDatabase } from './database.ts'
import { readSaved, writeSaved, type SavedGame } from '../../trials/saved.ts'

/** Stops anywhere in a saved game and shows the pending decision, the dice and what happened last. */
export async function replay(args: readonly string[], games: readonly Game[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      database: { type: 'string', default: usualDatabase() },
      to: { type: 'string' },
      export: { type: 'string' },
      check: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
    },
  })
  if (values.all) return await replayAll(values.database, games, terminal)
  const [what, position, tooMany] = positionals
  if (what === undefined) throw new WrongArguments('Name a saved game: a file, a table or a fault')
  if (tooMany !== undefined) throw new WrongArguments(`Give one game and at most a line, not ${tooMany} too`)
  const saved = await savedGame(what, values.database, games)
  const game = gameNamed(games, saved.game)
  const last = saved.entries.at(-1)?.seq ?? 0
  const asked = values.to ?? position
  const to = asked === undefined ? last : wholeNumber('to', asked, 0, last)
  if (values.export !== undefined) {
    const entries = saved.entries.filter((entry) => entry.seq <= to)
    const snapshots = saved.snapshots.filter((one) => one.seq <= to)
    const chronicle = saved.chronicle?.filter((line) => line.seq <= to)
    writeSaved(values.export, { ...saved, entries, snapshots, chronicle })
    terminal.err(`Written to ${values.export}.\n`)
  }
  const code = values.check
    ? check(game, saved, terminal)
    : show(game, saved, to, to === last ? saved.answer : undefined, terminal)
  terminal.out(JSON.stringify({ game: game.rules.id, line: values.check ? last : to, lines: last, holds: code === 0 }))
  return code
}

/** Has every game of a database again, one after another: how many part from what was saved, and where. */
async function replayAll(database: string, games: readonly Game[], terminal: Terminal): Promise<number> {
  if (!isDatabaseThere(database)) throw new WrongArguments(`There is no database ${database}`)
  const damage: string[] = []
  const store = await usable(() => openStoreToReadAt(database, (sentence) => damage.push(sentence)))
  const parted: { table: string; line: number; how: string }[] = []
  let replayed = 0
  try {
    for (const record of await store.records.list({})) {
      if (record.status === 'lobby') continue
      if (terminal.isWatched) terminal.err(`${record.game} ${record.id} …\r`)
      const game = games.find(({ rules }) => rules.id === record.game)
      const found = await partingIn(store, record, game)
      replayed += 1
      if (found === null) continue
      parted.push({ table: record.id, ...found })
      terminal.out(
        `Table ${record.id}, ${record.game}, differs at line ${found.line}: ${found.how}. See npm run replay -- ${record.id} --to ${found.line}`,
      )
    }
  } finally {
    await store.close()
  }
  for (const sentence of damage) terminal.out(sentence)
  terminal.out(`Games that follow from their saved data: ${replayed - parted.length} of ${replayed}.`)
  terminal.out(JSON.stringify({ replayed, parted, damaged: damage.length }))
  return parted.length + damage.length > 0 ? 1 : 0
}

async function savedGame(what: string, database: string, games: readonly Game[]): Promise<SavedGame> {
  if (existsSync(what)) return fromFile(what)
  if (!isDatabaseThere(database))
    throw new WrongArguments(`There is no file ${what}, and no database ${database} to look it up in`)
  const store = await usable(() => openStoreToReadAt(database))
  try {
    const saved = (await store.records.find(what)) ? await fromTable(store, what, games) : await fromFault(store, what)
    if (saved) return saved
    throw new WrongArguments(`No file, table or fault is called ${what}`)
  } finally {
    await store.close()
  }
}

function fromFile(path: string): SavedGame {
  try {
    return readSaved(path)
  } catch (error) {
    throw new WrongArguments(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

async function fromTable(store: Store, id: string, games: readonly Game[]): Promise<SavedGame> {
  const record = await store.records.find(id)
  const snapshots = await store.snapshots.all(id)
  if (!record || snapshots.length === 0) throw new WrongArguments(`Table ${id} has not been started`)
  return { ...(await savedFrom(store, record, gameNamed(games, record.game))), snapshots }
}

async function fromFault(store: Store, id: string): Promise<SavedGame | undefined> {
  const all = await Promise.all((await store.records.list({})).map((table) => store.notes.faults(table.id)))
  const fault = all.flat().find((one) => one.id === id)
  if (!fault) return undefined
  const { game, snapshot, entries, answer } = fault.details as {
    game: string
    snapshot?: SavedGame['snapshots'][number]
    entries?: readonly Entry[]
    answer?: Answer
  }
  if (!snapshot) throw new WrongArguments(`Fault ${id} came before the game began: ${fault.error}`)
  return { game, snapshots: [snapshot], entries: entries ?? [], answer, about: fault.error }
}

function show(game: Game, saved: SavedGame, to: number, next: Answer | undefined, terminal: Terminal): number {
  const entries = saved.entries.filter((entry) => entry.seq <= to)
  const { run, told, trouble } = standAt(game, saved, entries)
  terminal.out(`${game.words.title}, line ${to} of ${saved.entries.at(-1)?.seq ?? 0}: ${described(entries.at(-1))}`)
  if (trouble !== null) terminal.out(trouble)
  for (const line of inWords(game, told)) terminal.out(`  ${line}`)
  const view = run.rules.view(run.state, null)
  terminal.out(game.words.headline(view, playerName))
  const { drawn, loaded } = run.state.rng
  const ready = loaded ? `, ready ${[...loaded.dice, ...loaded.picks].join(' ')}` : ''
  terminal.out(`Drawn so far: ${drawn}${ready}; secrets shown: ${run.state.revealed}.`)
  if (run.isOver) for (const line of game.words.outcome(view, playerName)) terminal.out(line)
  for (const line of pending(game, run)) terminal.out(line)
  return next ? tryNext(run, next, terminal) : trouble === null ? 0 : 1
}

interface Standing {
  readonly run: Run<State, unknown>
  readonly told: readonly Emitted[]
  readonly trouble: string | null
}

/** The game after the last of these lines, and what that line led to. */
function standAt(game: Game, { snapshots }: SavedGame, entries: readonly Entry[]): Standing {
  const last = entries.at(-1)
  if (last?.kind !== 'answer') {
    const { run, lost, outcomes } = rebuild(game.rules, snapshots, entries)
    return { run, told: last ? [] : (outcomes[0]?.outcome.emitted ?? []), trouble: lostLines(lost) }
  }
  const { run, lost } = rebuild(game.rules, snapshots, entries.slice(0, -1))
  if (lost > 0) return { run, told: [], trouble: lostLines(lost + 1) }
  const outcome = run.submit(last.answer)
  if (typeof outcome !== 'string') return { run, told: outcome.emitted, trouble: null }
  return { run, told: [], trouble: `The rules now refuse this line: ${outcome}.` }
}

function lostLines(lost: number): string | null {
  return lost === 0 ? null : `The last ${lost} lines no longer fit the rules. This is the longest part that does.`
}

function tryNext(run: Run<State, unknown>, next: Answer, terminal: Terminal): number {
  terminal.out(`Then ${playerName(next.seat)} answers ${next.verb} ${next.key}:`)
  try {
    const outcome = run.submit(next)
    terminal.out(typeof outcome === 'string' ? `refused, ${outcome}` : 'accepted, without an error.')
    return typeof outcome === 'string' ? 1 : 0
  } catch (error) {
    terminal.out(error instanceof Error ? (error.stack ?? error.message) : String(error))
    return 1
  }
}

function* pending(game: Game, run: Run<State, unknown>): Generator<string> {
  for (const asked of run.asked) {
    const view = run.rules.view(run.state, asked.seat)
    yield `${playerName(asked.seat)} is asked ${asked.verb}${asked.secret ? ' in secret' : ''}: ${game.words.prompt(asked, view, playerName)}`
    if (asked.about !== null) yield `  about ${JSON.stringify(asked.about)}`
    for (const offer of asked.offers) {
      const { label } = game.words.label(asked.verb, offer, view, playerName)
      yield `  ${asked.default === offer.key ? '*' : '-'} ${offer.key}${offer.secret ? ' (secret)' : ''}: ${label}`
    }
    if (asked.default === null) yield '  * any of these if nobody answers'
    for (const aside of run.asidesOf(asked.seat)) {
      const { label } = game.words.label(aside.verb, aside, view, playerName)
      yield `  + ${aside.verb} ${aside.key}${aside.secret ? ' (secret)' : ''}: ${label}`
    }
    yield `  A computer would ${computerIn(game, run, asked)}`
  }
}

function computerIn(game: Game, run: Run<State, unknown>, asked: Asked): string {
  const view = run.rules.view(run.state, asked.seat)
  try {
    const choice = game.computer(view, asked, run.asidesOf(asked.seat), { rng: rngFrom('replay') })
    return `answer ${choice.verb} ${choice.key}.`
  } catch (error) {
    return `fail: ${error instanceof Error ? error.stack : String(error)}`
  }
}

/** Plays all of it from the first snapshot and compares every later one. */
function check(game: Game, { snapshots, entries }: SavedGame, terminal: Terminal): number {
  if (snapshots.length === 0) throw new WrongArguments('The saved game has no snapshot')
  const found = runToEnd(parting(game, snapshots, entries))
  const { length } = effectiveEntries(entries)
  terminal.out(
    found
      ? `The replay differs from the saved game at line ${found.line}: ${found.how}.`
      : `Every line that counts leads to the saved game (lines: ${length}).`,
  )
  return found ? 1 : 0
}

function inWords(game: Game, told: readonly Emitted[]): string[] {
  return told.flatMap(({ fact, to }) => {
    const line = game.words.fact(fact, playerName)
    return line === null ? [] : [to === 'all' ? line : `(to ${to.map(playerName).join(', ')}) ${line}`]
  })
}

function described(entry: Entry | undefined): string {
  if (!entry) return 'the beginning'
  if (entry.kind === 'rewind')
    return `back to line ${entry.to}${entry.seed === null ? '' : ', with fresh dice'}${entry.deals ? ', hidden cards dealt again' : ''}${entry.keeps ? ', openly' : ''}`
  const { seat, verb, key } = entry.answer
  return `${playerName(seat)} answered ${verb} ${key}${entry.sealed ? '' : ' (can be undone)'}`
}
