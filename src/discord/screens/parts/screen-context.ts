import type { Logger } from 'pino'
import { ALL_SHARDS, type TableService } from '../../../tables/index.ts'
import type { Shards, Store } from '../../../tables/model/store.ts'
import type { Pictures, Posters, Scenes } from '../../pictures/pictures.ts'
import type { LeakGuard } from '../../table/context/leak-guard.ts'
import type { LatelyDrawn } from './picture-cache.ts'
import type { Outlet } from './message-gateway.ts'

/** Where one process shows all tables. */
export const EVERYWHERE: Pick<Stage, 'shards' | 'isOurs'> = { shards: ALL_SHARDS, isOurs: () => true }

/** What the projections of a table work with. */
export interface Stage {
  readonly tables: TableService
  readonly store: Pick<Store, 'projections' | 'records' | 'changes' | 'notes' | 'stats'>
  /** The shards whose tables are shown, and whether those of a server are, and by nobody else, at this moment. */
  readonly shards: Shards
  readonly isOurs: (server: string) => boolean
  readonly outlet: Outlet
  readonly pictures: Pictures
  readonly scenes: Scenes
  readonly posters: Posters
  /** What was drawn last, for cards that would have to go without. */
  readonly lately: LatelyDrawn
  /** For so long a card waits for its picture, in milliseconds, before it goes without; absent: for ever. */
  readonly picturePatience?: number
  /** Watches over what is shown to all. */
  readonly guard: LeakGuard
  readonly log: Logger
  /** Milliseconds since 1970. */
  readonly now: () => number
}
