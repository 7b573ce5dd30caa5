import { yieldToEventLoop } from '../../src/tables/kit/yielding.ts'
import type { Game } from '../../src/engine/index.ts'
import { openStore } from '../../src/storage/index.ts'
import {
  createTables,
  UNLIMITED,
  systemRandomId,
  type Clock,
  type Judge,
  type Log,
  type Result,
  type ReviewBudget,
  type Store,
  type TableId,
  type TableLimits,
  type TableService,
  type TableView,
  type Thinker,
  type Timing,
} from '../../src/tables/index.ts'
import { toy } from './toy/index.ts'
import { REACTIONS_ONLY } from './timing.ts'

/** A clock that stands until it is moved on. */
export class HandClock implements Clock {
  private time: number
  private waiting: { at: number; then: () => void }[] = []

  constructor(time = 1_000_000) {
    this.time = time
  }

  now(): number {
    return this.time
  }

  after(milliseconds: number, then: () => void): () => void {
    const one = { at: this.time + milliseconds, then }
    this.waiting.push(one)
    return () => {
      this.waiting = this.waiting.filter((other) => other !== one)
    }
  }

  get callsWaiting(): number {
    return this.waiting.length
  }

  pass(milliseconds: number): void {
    this.time += milliseconds
    const due = this.waiting.filter((one) => one.at <= this.time)
    this.waiting = this.waiting.filter((one) => one.at > this.time)
    for (const { then } of due) then()
  }
}

export interface House {
  readonly tables: TableService
  readonly store: Store
  readonly clock: HandClock
  /** What was logged, as text. */
  readonly logged: string[]
  /** Lets everything happen that is due, and what follows from it. */
  settle(): Promise<void>
  /** Passes time until a table no longer goes on by itself, up to a number of paces. */
  playOut(id: TableId, most?: number): Promise<void>
}

export const PACE = 100
export const REACTION = 60_000
/** People who stay silent are answered for after a pace: a table of theirs plays by itself. */
export const BY_ITSELF: Timing = { ...REACTIONS_ONLY, decision: PACE, atZero: 'default' }
export const ORDERS = { least: PACE / 2, most: 1.5 * PACE }

/** Tables with the toy game, in memory, on a clock moved by hand. */
export function houseOf(
  {
    games = [toy] as readonly Game[],
    store = openStore(),
    luck = systemRandomId,
    orderPace = ORDERS,
    timing = REACTIONS_ONLY as Timing,
    limits = UNLIMITED as Partial<TableLimits>,
    thinker = null as Thinker | null,
    judge = null as Judge | null,
    review = undefined as ReviewBudget | undefined,
  } = {},
  clock = new HandClock(),
): House {
  const logged: string[] = []
  const write = (details: object, message: string): void => {
    logged.push(
      `${message} ${JSON.stringify(details, (_key, value) => (value instanceof Error ? String(value) : value))}`,
    )
  }
  const log: Log = { info: write, warn: write, error: write }
  const times = { computerPace: PACE, orderPace, timing }
  const tables = createTables({
    store,
    games,
    clock,
    luck,
    log,
    ...times,
    limits,
    thinker,
    judge,
    ...(review && { review }),
  })
  const settle = async (): Promise<void> => {
    // The tasks that waited before have had their turn.
    for (let round = 0; round < 5; round += 1) await yieldToEventLoop()
  }
  const playOut = async (id: TableId, most = 2000): Promise<void> => {
    for (
      let paces = 0;
      paces < most && (await store.records.find(id))?.status === 'playing' && clock.callsWaiting > 0;
      paces += 1
    ) {
      clock.pass(PACE)
      await settle()
    }
  }
  return { tables, store, clock, logged, settle, playOut }
}

/** The value of a result that must be one. */
export function granted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${result.why}`)
  return result.value
}

/** Opens a table of the toy game for these users; those called `computer` are computers. */
export async function openTable({ tables }: House, users: readonly string[], seed = 'seed', room = 'room') {
  const [host = 'ann', ...others] = users
  const made = granted(
    await tables.opening.open({
      game: 'toy',
      preset: 'short',
      seed,
      server: 'server',
      room,
      host: { user: host, name: host },
    }),
  )
  for (const user of others) {
    if (user === 'computer') granted(await tables.seats.addComputer(made.id, host))
    else granted(await tables.seats.join(made.id, user, user))
  }
  return made.id
}

/** Opens and starts a table. */
export async function startTable(house: House, users: readonly string[], seed = 'seed', room = 'room') {
  const id = await openTable(house, users, seed, room)
  granted(await house.tables.opening.start(id, users[0] ?? 'ann'))
  return id
}

/** What is shown of a table that must be a game. */
export async function sightOf({ tables }: House, id: TableId): Promise<TableView> {
  const view = await tables.views.of(id)
  if (!view || !('seq' in view)) throw new Error(`table ${id} is no game: ${JSON.stringify(view)}`)
  return view
}

/** Answers for the first player who is asked, with the first offer, or with the offer of a key. */
export async function answer(house: House, id: TableId, key?: string): Promise<void> {
  await answerIn(house, await sightOf(house, id), key)
}

/** The same by a player who has looked already. */
export async function answerIn({ tables }: House, view: TableView, key?: string): Promise<void> {
  const seat = view.record.seats.find((one) => view.asked(one.seat).some((asked) => asked.seat === one.seat))
  const asked = seat && view.asked(seat.seat).find((one) => one.seat === seat.seat)
  if (!asked || seat.user === null) throw new Error('no player is asked')
  granted(
    await tables.answers.submit(view.record.id, seat.user, {
      verb: asked.verb,
      key: key ?? asked.offers[0]?.key ?? '',
    }),
  )
}
