import { setTimeout as pause } from 'node:timers/promises'
import { rngFrom, type Choice, type HasRng, type Seat } from '../../../src/engine/index.ts'
import { hasGame, type TableService, type TableSight } from '../../../src/tables/index.ts'
import { choiceAt } from './choosing.ts'
import type { Notes } from './notes.ts'
import { tableId, userAt, type World } from './world.ts'

/** The number of answers given at a table before the next visit. */
const VISIT = 5
/**
 * One visit in this number is to one of the first tables, where the process of the first shard plays as well, by direct
 * message.
 */
const OFTEN = 10
const CROWDED = 64
/** One answer in this number is given twice at the same time. */
const TWICE = 50

export interface PlayersParts {
  readonly world: World
  readonly tables: TableService
  readonly notes: Notes
  readonly players: number
  readonly seed: string
  readonly byShard: readonly (readonly number[])[]
  readonly held: () => readonly number[]
}

/**
 * People who play at the tables of the shards that this process answers for. The process that answers for the first
 * shard plays at any table, by direct message.
 */
export class Players {
  private readonly parts: PlayersParts
  private readonly rng: HasRng
  private playing: readonly Promise<void>[] = []
  private isResting = true

  constructor(parts: PlayersParts) {
    this.parts = parts
    this.rng = { rng: rngFrom(parts.seed) }
  }

  begin(): void {
    if (!this.isResting) return
    this.isResting = false
    this.playing = Array.from({ length: this.parts.players }, () => this.play())
  }

  /** Resolves once all answers are given. */
  async rest(): Promise<void> {
    this.isResting = true
    await Promise.all(this.playing)
  }

  private async play(): Promise<void> {
    while (!this.isResting) {
      const table = this.nextTable()
      if (table === undefined) await pause(50)
      else await this.visit(tableId(table)).catch(() => pause(50))
    }
  }

  private nextTable(): number | undefined {
    const { world, byShard, held } = this.parts
    const shards = held()
    const shard = shards[Math.floor(Math.random() * shards.length)]
    if (shard === undefined) return undefined
    const isCrowded = Math.random() * OFTEN < 1
    const anywhere = shard === 0 && Math.random() < 0.5
    if (anywhere) return Math.floor(Math.random() * (isCrowded ? Math.min(CROWDED, world.tables) : world.tables))
    const all = byShard[shard] ?? []
    const some = isCrowded ? all.filter((table) => table < CROWDED) : all
    return some[Math.floor(Math.random() * some.length)]
  }

  private async visit(id: string): Promise<void> {
    const { tables } = this.parts
    for (let answers = 0; answers < VISIT && !this.isResting; answers += 1) {
      const sight = await tables.views.of(id)
      const next = choiceAt(sight, this.rng)
      if (!sight || !hasGame(sight) || !next) return
      const times = Math.random() * TWICE < 1 ? 2 : 1
      await Promise.all(Array.from({ length: times }, () => this.give(sight, next.seat, next.choice)))
    }
  }

  /** Never rejects: the outcome of an answer that was neither acknowledged nor refused is unknown. */
  private async give(sight: TableSight, seat: Seat, { verb, key }: Choice): Promise<void> {
    const { tables, notes } = this.parts
    const { id } = sight.record
    const number = notes.ask({ table: id, seat, verb, key })
    const began = performance.now()
    try {
      const result = await tables.answers.submit(id, userAt(id, seat), { verb, key }, sight.token(seat))
      if (result.ok) notes.given(number, Math.round((performance.now() - began) * 100) / 100)
      else notes.refused(number, result.why)
    } catch {
      await pause(50)
    }
  }
}
