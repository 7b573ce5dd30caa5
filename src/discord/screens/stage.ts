import type { Logger } from 'pino'
import type { RecordOnly, TableService, TableSight } from '../../tables/service.ts'
import type { Store } from '../../tables/store.ts'
import type { Outlet } from './outlet.ts'
import type { Pictures } from '../pictures/pictures.ts'

/** What the projections of a table work with. */
export interface Stage {
  readonly tables: TableService
  readonly store: Pick<Store, 'shown' | 'setShown' | 'forgetShown'>
  readonly outlet: Outlet
  readonly pictures: Pictures
  readonly log: Logger
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export type Sighted = TableSight | RecordOnly

export function isPlaying(sight: Sighted): sight is TableSight {
  return 'game' in sight
}
