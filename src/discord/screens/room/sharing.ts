import { LRUCache } from 'lru-cache'
import { restOf, yieldToEventLoop } from '../../../tables/index.ts'
import type { UserId } from '../../../tables/model/store.ts'
import { cleared } from '../../kit/cleared.ts'
import { digestOf } from '../../kit/digest.ts'
import type { Shared, Sharing } from '../../table/context/context.ts'
import { forTable } from '../../table/context/readers.ts'
import { DeliveryError } from '../parts/message-gateway.ts'
import type { ScreenContext } from '../parts/screen-context.ts'
import { reasonFor } from '../parts/delivery-errors.ts'

/** How long a person waits between two shared moments of a table, in milliseconds. */
export const MIN_SHARING_GAP_MS = 60_000
/** How many people's last shares the bot remembers. */
const MAX_REMEMBERED = 2000

/** Posts moments of tables in the tables' rooms. */
export class PanelSharing {
  private readonly screen: Pick<ScreenContext, 'messageGateway' | 'guard' | 'now'>
  private readonly lately = new LRUCache<string, number>({ max: MAX_REMEMBERED })

  constructor(screen: Pick<ScreenContext, 'messageGateway' | 'guard' | 'now'>) {
    this.screen = screen
  }

  async share(by: UserId, { record, panel, shown }: Shared): Promise<Sharing> {
    const { id, room } = record
    const { messageGateway, now } = this.screen
    const sharer = `${id} ${by}`
    const before = this.lately.get(sharer)
    if (before !== undefined && restOf(MIN_SHARING_GAP_MS, before, now()) > 0) return 'too-soon'
    this.lately.set(sharer, now())
    if (await forTable(record, () => this.wouldTell(shown))) {
      this.lately.set(sharer, before)
      return 'would-tell'
    }
    try {
      // The picture may be there although the bot heard of a failure. A player who shares the same moment again then
      // gets that one.
      const message = cleared({ ...panel, isPicture: true }, 'guarded')
      await messageGateway.post(room, message, `s${digestOf(sharer, before, panel.components)}`)
      return 'shared'
    } catch (error) {
      this.lately.set(sharer, before)
      if (!(error instanceof DeliveryError)) throw error
      return error.kind === 'no-permission' ? 'in-the-way' : { reason: reasonFor(error) }
    }
  }

  /** A film has many positions, so other work runs between them. */
  private async wouldTell(shown: Shared['shown']): Promise<boolean> {
    for await (const one of shown) {
      if (one === null || this.screen.guard.wouldTell(one.then, 'moment', one.compose)) return true
      await yieldToEventLoop()
    }
    return false
  }
}
