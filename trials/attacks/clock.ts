import { IMPERIAL } from '../../src/games/imperial/index.ts'
import { TALISMAN } from '../../src/games/talisman/index.ts'
import { WARLOCK } from '../../src/games/warlock/index.ts'
import type { Game } from '../../src/engine/index.ts'
import { openStore } from '../../src/storage/index.ts'
import {
  createTables,
  timingOf,
  UNLIMITED,
  type Clock,
  type Proposal,
  type Store,
  type TableService,
} from '../../src/tables/index.ts'
import type { Attack, Outcome } from './attack.ts'

const HOUR = 3_600_000
const TRIES = 6
const PEOPLE = ['ann', 'ben', 'cleo']

/** A clock that stops until it is moved, and never calls back. */
class StandingClock implements Clock {
  time = 1_000_000_000
  now(): number {
    return this.time
  }
  after(): () => void {
    return () => undefined
  }
}

/** A table with a game in progress, and a clock moved by hand. */
class Bench {
  readonly clock = new StandingClock()
  private readonly store: Store = openStore()
  private readonly game: Game
  tables: TableService
  id = ''

  private constructor(game: Game) {
    this.game = game
    this.tables = this.opened()
  }

  static async begin(game: Game): Promise<Bench> {
    const bench = new Bench(game)
    const [ann = '', ...others] = PEOPLE
    const host = { user: ann, name: ann }
    const opened = await bench.tables.opening.open({ game: game.rules.id, server: 's', room: 'r', seed: 'clock', host })
    if (!opened.ok) throw new Error(`no table: ${opened.why}`)
    bench.id = opened.value.id
    for (const user of others) await bench.tables.seats.join(bench.id, user, user)
    await bench.tables.opening.start(bench.id, ann)
    return bench
  }

  private opened(): TableService {
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
    const luck = (letters: number) => 'x'.repeat(letters - 6) + String(this.clock.time + (this.made += 1)).slice(-6)
    const times = { computerPace: 1, orderPace: { least: 1, most: 2 }, timing: timingOf('daily', 'wait') }
    return createTables({ store: this.store, games: [this.game], clock: this.clock, luck, log, limits: UNLIMITED, ...times }) // prettier-ignore
  }

  private made = 0

  async restart(): Promise<void> {
    await this.tables.stop()
    this.tables = this.opened()
  }

  async sight() {
    const sight = await this.tables.views.of(this.id)
    if (!sight || !('seq' in sight)) throw new Error('the table is gone')
    return sight
  }

  /** A seat that is publicly asked, and its remaining time. */
  async asked(): Promise<{ seat: number; left: number }> {
    const sight = await this.sight()
    const [seat = 0] = sight.awaited
    return { seat, left: (sight.time(seat)?.deadline ?? 0) - this.clock.now() }
  }

  /** Gives an answer that can be undone; `false` if there is none. */
  async answerFreely(seat: number): Promise<boolean> {
    const sight = await this.sight()
    const asked = sight.asked(seat).find((one) => one.seat === seat)
    for (const { key } of asked?.offers ?? []) {
      const given = await this.tables.answers.submit(this.id, PEOPLE[seat] ?? '', { verb: asked?.verb ?? '', key })
      if (given.ok && (await this.sight()).canUndo(seat)) return true
      if (given.ok) await this.tables.votes.decide(this.id, { kind: 'undo' })
    }
    return false
  }

  async agree(proposal: Proposal): Promise<void> {
    await this.tables.votes.propose(this.id, PEOPLE[0] ?? '', proposal)
    const open = (await this.sight()).motions.find(({ came }) => came === null)
    if (open) for (const user of PEOPLE) await this.tables.votes.vote(this.id, user, open.id, true)
  }
}

type Way = (bench: Bench, seat: number) => Promise<unknown>

const WAYS: Readonly<Record<string, Way>> = {
  'an undo': async (bench, seat) => {
    if (await bench.answerFreely(seat)) await bench.tables.answers.undo(bench.id, PEOPLE[seat] ?? '')
  },
  'a vote to undo': async (bench, seat) => {
    if (await bench.answerFreely(seat)) await bench.agree({ kind: 'back', turn: (await bench.sight()).turn })
  },
  'a short absence': async ({ tables, id }, seat) => {
    await tables.seats.leave(id, PEOPLE[seat] ?? '')
    await tables.seats.join(id, PEOPLE[seat] ?? '', PEOPLE[seat] ?? '')
  },
  'a pause': async (bench) => {
    await bench.agree({ kind: 'pause' })
    await bench.tables.votes.unpause(bench.id, PEOPLE[0] ?? '')
  },
  'an end and a resumption': async ({ tables, id }) => {
    await tables.saves.close(id)
    await tables.saves.resume(id, { server: 's', room: 'r' })
  },
  'a restart': (bench) => bench.restart(),
}

/** Uses up an hour of a question and makes it return, several times. Each return must cost an hour. */
async function refills(game: Game, way: Way): Promise<Outcome> {
  const bench = await Bench.begin(game)
  try {
    const first = await bench.asked()
    for (let time = 1; time <= TRIES; time += 1) {
      bench.clock.time += HOUR
      await way(bench, first.seat)
      const { seat, left } = await bench.asked()
      if (seat !== first.seat || left <= first.left - time * HOUR) continue
      const gained = Math.round((left - first.left + time * HOUR) / 60_000)
      return { held: false, detail: `After ${time} of them seat ${seat + 1} had ${gained} minutes too many.` }
    }
    return { held: true, detail: `After ${TRIES} hours and ${TRIES} of them ${TRIES} hours were used.` }
  } finally {
    await bench.tables.stop()
  }
}

const GAMES = { imperial: IMPERIAL, talisman: TALISMAN, warlock: WARLOCK } as const

export const CLOCK: readonly Attack[] = Object.entries(GAMES).flatMap(([id, game]) =>
  Object.entries(WAYS).map(([how, way], index) => ({
    name: `clock-${id}-${index + 1}`,
    tries: `A player of ${id} gets the time of a question back by ${how}.`,
    run: () => refills(game as unknown as Game, way),
  })),
)
