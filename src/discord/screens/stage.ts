import type { Logger } from 'pino'
import type { TableService } from '../../tables/service.ts'
import type { Store } from '../../tables/store.ts'
import type { Pictures, Posters, Scenes } from '../pictures/pictures.ts'
import type { Guard } from './guard.ts'
import type { LatelyDrawn } from './lately.ts'
import type { Outlet } from './outlet.ts'

/** What the projections of a table work with. */
export interface Stage {
  readonly tables: TableService
  readonly store: Pick<
    Store,
    | 'shown'
    | 'setShown'
    | 'forgetShown'
    | 'setShownUpTo'
    | 'unfinished'
    | 'revision'
    | 'memo'
    | 'setMemo'
    | 'summaries'
    | 'lastSummary'
    | 'saga'
    | 'setSaga'
    | 'sagaServers'
  >
  readonly outlet: Outlet
  readonly pictures: Pictures
  readonly scenes: Scenes
  readonly posters: Posters
  /** What was drawn last, for cards that would have to go without. */
  readonly lately: LatelyDrawn
  /** For so long a card waits for its picture, in milliseconds, before it goes without; absent: for ever. */
  readonly picturePatience?: number
  /** Watches over what is shown to all. */
  readonly guard: Guard
  readonly log: Logger
  /** Milliseconds since 1970. */
  readonly now: () => number
}
