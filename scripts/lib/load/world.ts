import { rngFrom, type Game, type Level } from '../../../src/engine/index.ts'
import { openStore } from '../../../src/storage/index.ts'
import {
  createTables,
  systemClock,
  systemRandomId,
  timingOf,
  UNLIMITED,
  type Result,
  type TableService,
  type Thinker,
} from '../../../src/tables/index.ts'
import type { Terminal } from '../command.ts'
import type { Seating } from './crowd.ts'
import type { LoadOptions } from './options.ts'

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined }
/** Computer players never act while the tables are laid. */
const FOR_EVER = 1_000_000_000
const COMPUTER_AT_EVERY = 3

/** The number of people at each table: three; at every third, two and a computer player; or two at every table. */
export function peopleAt(tables: number, level: Level | null): number[] {
  return Array.from({ length: tables }, (_, number) => (hasComputer(number, level) ? 2 : 3))
}

/** Whether a computer player sits at the table with this number. If a level is asked for, one sits at every table. */
const hasComputer = (number: number, level: Level | null): boolean =>
  level !== null || number % COMPUTER_AT_EVERY === COMPUTER_AT_EVERY - 1

/** No computer player thinks while tables are laid, but without a thinker there is no level that does. */
const NO_THOUGHTS: Thinker = { begin: () => ({ choice: null }), chances: () => Promise.resolve(null) }

/**
 * Lays games in a database, one in each channel, and plays some answers of each. A bot that starts on it continues from
 * there.
 */
export async function layTables(
  path: string,
  server: string,
  seatings: readonly Seating[],
  { games, seed, played, level }: Pick<LoadOptions, 'games' | 'seed' | 'played' | 'level'>,
  terminal: Terminal,
): Promise<void> {
  const store = openStore(path)
  const parts = { store, games, clock: systemClock, luck: systemRandomId, log: SILENT, thinker: NO_THOUGHTS }
  const tables = createTables({ ...parts, computerPace: FOR_EVER, timing: timingOf('none'), limits: UNLIMITED })
  for (const [number, seating] of seatings.entries()) {
    const game = games[Math.floor(number / COMPUTER_AT_EVERY) % games.length]
    if (!game) throw new Error('no games to be played')
    if (terminal.isWatched) terminal.err(`\rlaying table ${number + 1} of ${seatings.length} `)
    const computer = hasComputer(number, level) ? (level ?? 'fair') : null
    const id = await open(tables, game, { server, seating, seed: `${seed} ${number}`, computer })
    await playOn(tables, game, id, played, `${seed} ${number}`)
  }
  if (terminal.isWatched) terminal.err('\n')
  await tables.stop()
  await store.close()
}

async function open(
  tables: TableService,
  game: Game,
  { server, seating, seed, computer }: { server: string; seating: Seating; seed: string; computer: Level | null },
): Promise<string> {
  const [host = '', ...others] = seating.users
  const where = { server, room: seating.channel, host: { user: host, name: 'Guest 1' } }
  const { id } = granted(await tables.opening.open({ game: game.rules.id, preset: 'short', seed, ...where }))
  for (const [index, user] of others.entries()) granted(await tables.seats.join(id, user, `Guest ${index + 2}`))
  if (computer !== null) {
    granted(await tables.seats.addComputer(id, host))
    granted(await tables.settings.setLevel(id, host, computer))
  }
  granted(await tables.opening.start(id, host))
  return id
}

/**
 * The person with the question answers as the game's computer would. Ends early if only computer players have
 * questions.
 */
async function playOn(tables: TableService, game: Game, id: string, answers: number, seed: string): Promise<void> {
  const rng = { rng: rngFrom(`laid:${seed}`) }
  for (let given = 0; given < answers; given += 1) {
    const view = await tables.views.of(id)
    if (!view || !('game' in view) || view.isOver) return
    const { seats } = view.record
    const asked = seats.flatMap(({ seat, user }) =>
      user === null ? [] : view.asked(seat).filter((one) => one.seat === seat),
    )
    const [first] = asked
    if (!first) return
    const { verb, key } = game.computer(view.viewFor(first.seat), first, [], rng)
    const done = await tables.answers.submit(id, seats[first.seat]?.user ?? '', { verb, key })
    if (!done.ok) return
  }
}

function granted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`a table could not be laid: ${result.why}`)
  return result.value
}
