import { rngFrom, type Game } from '../../../src/engine/index.ts'
import { openStore } from '../../../src/storage/index.ts'
import {
  createTables,
  systemClock,
  systemRandomId,
  timingOf,
  UNLIMITED,
  type Result,
  type TableService,
} from '../../../src/tables/index.ts'
import type { Terminal } from '../command.ts'
import type { Seating } from './crowd.ts'

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined }
/** Computer players never act while the tables are laid. */
const FOR_EVER = 1_000_000_000
const COMPUTER_AT_EVERY = 3

/** The number of people at each table: three; at every third, two and a computer player. */
export function peopleAt(tables: number): number[] {
  return Array.from({ length: tables }, (_, number) => (hasComputer(number) ? 2 : 3))
}

const hasComputer = (number: number): boolean => number % COMPUTER_AT_EVERY === COMPUTER_AT_EVERY - 1

/**
 * Lays games in a database, one in each channel, and plays some answers of each. A bot that starts on it continues from
 * there.
 */
export async function layTables(
  path: string,
  server: string,
  seatings: readonly Seating[],
  { games, seed, played }: { games: readonly Game[]; seed: string; played: number },
  terminal: Terminal,
): Promise<void> {
  const store = openStore(path)
  const parts = { store, games, clock: systemClock, luck: systemRandomId, log: SILENT }
  const tables = createTables({ ...parts, computerPace: FOR_EVER, timing: timingOf('none'), limits: UNLIMITED })
  for (const [number, seating] of seatings.entries()) {
    const game = games[Math.floor(number / COMPUTER_AT_EVERY) % games.length]
    if (!game) throw new Error('no games to be played')
    if (terminal.isWatched) terminal.err(`\rlaying table ${number + 1} of ${seatings.length} `)
    const id = await open(tables, game, { server, seating, seed: `${seed} ${number}`, computer: hasComputer(number) })
    await playOn(tables, game, id, played, `${seed} ${number}`)
  }
  if (terminal.isWatched) terminal.err('\n')
  await tables.stop()
  await store.close()
}

async function open(
  tables: TableService,
  game: Game,
  { server, seating, seed, computer }: { server: string; seating: Seating; seed: string; computer: boolean },
): Promise<string> {
  const [host = '', ...others] = seating.users
  const where = { server, room: seating.channel, host: { user: host, name: 'Guest 1' } }
  const { id } = granted(await tables.opening.open({ game: game.rules.id, preset: 'short', seed, ...where }))
  for (const [index, user] of others.entries()) granted(await tables.seats.join(id, user, `Guest ${index + 2}`))
  if (computer) granted(await tables.seats.addComputer(id, host))
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
    const sight = await tables.views.of(id)
    if (!sight || !('game' in sight) || sight.isOver) return
    const { seats } = sight.record
    const asked = seats.flatMap(({ seat, user }) =>
      user === null ? [] : sight.asked(seat).filter((one) => one.seat === seat),
    )
    const [first] = asked
    if (!first) return
    const { verb, key } = game.computer(sight.view(first.seat), first, [], rng)
    const done = await tables.answers.submit(id, seats[first.seat]?.user ?? '', { verb, key })
    if (!done.ok) return
  }
}

function granted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`a table could not be laid: ${result.why}`)
  return result.value
}
