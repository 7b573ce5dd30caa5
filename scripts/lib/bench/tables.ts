import { byComputer, LEAVE, type Answer, type Game, type Run, type State } from '../../../src/engine/index.ts'
import { openStore } from '../../../src/storage/index.ts'
import {
  createTables,
  UNLIMITED,
  systemClock,
  systemRandomId,
  timingOf,
  type Result,
  type Store,
  type TableService,
  type TableSight,
} from '../../../src/tables/index.ts'

// Tables for measuring: all seats belong to people, who answer as the game's computer player would.

export const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined }
/** Disables automatic actions: the bench measures people. */
const FOR_EVER = 1_000_000_000

export interface House {
  readonly store: Store
  readonly tables: TableService
  close(): Promise<void>
}

/**
 * A house over a database without automatic actions, unless `computerPace` sets a pace for computer players, in
 * milliseconds.
 */
export function openTables(path: string, games: readonly Game[], computerPace = FOR_EVER): House {
  const store = openStore(path)
  const parts = { store, games, clock: systemClock, luck: systemRandomId, log: SILENT }
  const order = { least: FOR_EVER, most: FOR_EVER }
  const tables = createTables({ ...parts, computerPace, timing: timingOf('none'), orderPace: order, limits: UNLIMITED })
  return {
    store,
    tables,
    async close() {
      await tables.stop()
      await store.close()
    },
  }
}

export const userOf = (seat: number): string => `user-${seat}`

/** A table of people that has just begun, in its own room. Its dice follow from the seed. */
export async function beginTable(
  tables: TableService,
  game: Game,
  seats: number,
  seed: string,
  preset = 'short',
): Promise<string> {
  const host = { user: userOf(0), name: 'Player 1' }
  const where = { server: 'bench', room: `${game.rules.id} ${seed}` }
  const { id } = granted(await tables.opening.open({ game: game.rules.id, preset, seed, ...where, host }))
  for (let seat = 1; seat < seats; seat += 1) granted(await tables.seats.join(id, userOf(seat), `Player ${seat + 1}`))
  granted(await tables.opening.start(id, userOf(0)))
  return id
}

/** The sight of a table for the screens. Throws if it has no game. */
export async function sightOf(tables: TableService, id: string): Promise<TableSight> {
  const sight = await tables.views.of(id)
  if (!sight || !('game' in sight)) throw new Error(`table ${id} has no game to be seen`)
  return sight
}

/** Gives an answer, as its player would. */
export async function give(tables: TableService, id: string, { seat, verb, key }: Answer): Promise<void> {
  granted(await tables.answers.submit(id, userOf(seat), { verb, key }))
}

/** The computer player's answer, from a run beside the table's own: choosing is not part of the measurement. */
export function player(game: Game, seed: string): (run: Run<State, unknown>) => Answer {
  const choose = byComputer(game, seed)
  return (run) => {
    const answer = choose(run)
    if (answer.verb === LEAVE) throw new Error('a computer player gave up')
    return answer
  }
}

export function granted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${result.why}`)
  return result.value
}
