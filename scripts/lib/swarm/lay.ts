import type pg from 'pg'
import { rngFrom, type Game } from '../../../src/engine/index.ts'
import {
  createTables,
  systemClock,
  systemRandomId,
  timingOf,
  UNLIMITED,
  type Store,
  type TableService,
} from '../../../src/tables/index.ts'
import { SILENT, granted } from '../bench/tables.ts'
import { choiceAt } from './choosing.ts'
import { serverOf, tableId, userAt, type World } from './world.ts'

/** The number of games actually played at the start; all tables are copies of them. */
const PATTERNS = 24
const SEATS = 3
/** One pattern in this number has a computer player, so that some actions are automatic. */
const COMPUTER = 12
const MAX_ANSWERS = 12
/** The number of tables whose rows one statement copies. */
const AT_ONCE = 2000

/** Lays the tables of a world: each as it stands after some answers, shown, with its own people. */
export async function layTables(
  { game, seed, ...world }: World & { readonly game: Game; readonly seed: string },
  store: Store,
  client: pg.Client,
  say: (progress: string) => void,
): Promise<void> {
  const parts = { store, games: [game], clock: systemClock, luck: systemRandomId, log: SILENT, isOurs: () => false }
  const tables = createTables({ ...parts, timing: timingOf('none'), limits: UNLIMITED })
  const patterns: string[] = []
  for (let number = 0; number < Math.min(PATTERNS, world.tables); number += 1) {
    patterns.push(await playPattern(tables, game, `${seed} ${number}`, number))
  }
  await tables.stop()
  await client.query('create temp table layout (number int, id text, pattern text, server text)')
  for (let from = 0; from < world.tables; from += AT_ONCE) {
    say(`${from.toLocaleString('en')} tables are laid`)
    const numbers = Array.from({ length: Math.min(AT_ONCE, world.tables - from) }, (_, index) => from + index)
    await copyPatterns(client, world, patterns, numbers)
  }
  for (const name of ['chronicle', 'positions', 'entries', 'seats', 'shown']) {
    await client.query(`delete from ${name} where table_id = any($1)`, [patterns])
  }
  await client.query('delete from tables where id = any($1)', [patterns])
  await client.query('vacuum analyze')
  await client.query('checkpoint')
}

/** Copies the patterns, in turn, to the tables with these numbers. */
async function copyPatterns(
  client: pg.Client,
  world: World,
  patterns: readonly string[],
  numbers: readonly number[],
): Promise<void> {
  await client.query('truncate layout')
  await client.query('insert into layout select * from unnest($1::int[], $2::text[], $3::text[], $4::text[])', [
    numbers,
    numbers.map(tableId),
    numbers.map((number) => patterns[number % patterns.length]),
    numbers.map((number) => serverOf(world, number)),
  ])
  const shown = { shown_revision: 'one.revision' }
  const place = { id: 'layout.id', server: 'layout.server', room: `'room ' || layout.number`, host: whose('0') }
  await copy(client, 'tables', 'id', { ...place, ...shown })
  await copy(client, 'seats', 'table_id', {
    table_id: 'layout.id',
    user_id: `case when one.user_id is not null then ${whose('one.seat')} end`,
  })
  await copy(client, 'entries', 'table_id', {
    table_id: 'layout.id',
    by_user: `case when one.by_user is not null then ${whose('one.seat')} end`,
  })
  await copy(client, 'positions', 'table_id', { table_id: 'layout.id' })
  await copy(client, 'chronicle', 'table_id', { table_id: 'layout.id' })
}

/** In the format of `userAt`. */
function whose(seat: string): string {
  return `layout.id || '-' || ${seat}`
}

/** Copies the rows of all patterns to the tables of the layout, with these columns in place of the original ones. */
async function copy(
  client: pg.Client,
  name: string,
  key: string,
  instead: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await client.query<{ column_name: string }>(
    'select column_name from information_schema.columns where table_schema = current_schema() and table_name = $1',
    [name],
  )
  const columns = rows.map(({ column_name: column }) => column)
  const values = columns.map((column) => instead[column] ?? `one."${column}"`)
  await client.query(
    `insert into ${name} (${columns.map((column) => `"${column}"`).join(', ')})
      select ${values.join(', ')} from ${name} as one join layout on layout.pattern = one.${key}`,
  )
}

async function playPattern(tables: TableService, game: Game, seed: string, number: number): Promise<string> {
  const where = { server: 'pattern', room: seed }
  const host = { user: userAt('pattern', 0), name: 'Player 1' }
  const { id } = granted(await tables.opening.open({ game: game.rules.id, seed, ...where, host }))
  for (let seat = 1; seat < SEATS; seat += 1) {
    if (seat === SEATS - 1 && number % COMPUTER === 0) granted(await tables.seats.addComputer(id, host.user))
    else granted(await tables.seats.join(id, userAt('pattern', seat), `Player ${seat + 1}`))
  }
  granted(await tables.opening.start(id, host.user))
  const rng = { rng: rngFrom(seed) }
  for (let answers = number % MAX_ANSWERS; answers > 0; answers -= 1) {
    const next = choiceAt(await tables.views.of(id), rng)
    if (!next) break
    granted(await tables.answers.submit(id, userAt('pattern', next.seat), next.choice))
  }
  return id
}
