import { byComputer, LEAVE, type Answer, type Game, type Run, type State } from '../../../src/engine/index.ts'
import { openStore } from '../../../src/storage/index.ts'
import {
  createTables,
  UNLIMITED,
  systemClock,
  systemRandomId,
  timingOf,
  type Clock,
  type Result,
  type Store,
  type TableService,
  type TableView,
} from '../../../src/tables/index.ts'

// Tables for measuring: all seats belong to people, who answer as the game's computer player would.

export const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined }
/** A pace of computer players at which none answers while the bench runs, in milliseconds. */
export const FOR_EVER = 1_000_000_000
/** A clock whose timers never fire, so that nobody answers automatically, not even a formality. */
const WITHOUT_TIMERS: Clock = { ...systemClock, after: () => () => undefined }

export interface House {
  readonly store: Store
  readonly tables: TableService
  close(): Promise<void>
}

/** A house over a database. Nothing in it acts automatically unless there is a pace for computer players. */
export function openTables(path: string, games: readonly Game[], computerPace?: number): House {
  const store = openStore(path)
  const clock = computerPace === undefined ? WITHOUT_TIMERS : systemClock
  const parts = { store, games, clock, luck: systemRandomId, log: SILENT }
  const orderPace = { least: FOR_EVER, most: FOR_EVER }
  const pace = computerPace ?? FOR_EVER
  const tables = createTables({ ...parts, computerPace: pace, timing: timingOf('none'), orderPace, limits: UNLIMITED })
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

/** The view of a table for the screens. Throws if it has no game. */
export async function sightOf(tables: TableService, id: string): Promise<TableView> {
  const view = await tables.views.of(id)
  if (!view || !('game' in view)) throw new Error(`table ${id} has no game to be seen`)
  return view
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
