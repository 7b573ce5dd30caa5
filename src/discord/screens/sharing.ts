import { LRUCache } from 'lru-cache'
import type { UserId } from '../../tables/store.ts'
import { digestOf } from '../kit/digest.ts'
import type { Shared, Sharing } from '../table/desk.ts'
import { Trouble } from './outlet.ts'
import type { Stage } from './stage.ts'
import { reasonFor } from './trouble.ts'

/** So long somebody waits between two moments of a table that they share, in milliseconds. */
export const BETWEEN = 60_000
/** Of so many people it is known when they have shared one last. */
const MOST = 2000

/** Posts moments of tables where these stand. */
export class Sharer {
  private readonly stage: Pick<Stage, 'outlet' | 'guard' | 'now'>
  private readonly lately = new LRUCache<string, number>({ max: MOST })

  constructor(stage: Pick<Stage, 'outlet' | 'guard' | 'now'>) {
    this.stage = stage
  }

  async share(by: UserId, { then, panel, compose }: Shared): Promise<Sharing> {
    const { guard, outlet, now } = this.stage
    const { id, room } = then.record
    const sharer = `${id} ${by}`
    const before = this.lately.get(sharer)
    if (before !== undefined && now() - before < BETWEEN) return 'too-soon'
    if (guard.wouldTell(then, 'moment', compose)) return 'would-tell'
    this.lately.set(sharer, now())
    try {
      // It may stand there although we heard that it failed: whoever then shares the same once more gets that.
      await outlet.post(room, { ...panel, isPicture: true }, `s${digestOf(sharer, before, panel.components)}`)
      return 'shared'
    } catch (error) {
      this.lately.set(sharer, before)
      if (!(error instanceof Trouble)) throw error
      return error.kind === 'no-permission' ? 'in-the-way' : { reason: reasonFor(room, error) }
    }
  }
}
