import type { Logger } from 'pino'
import type { Television } from '../../../television/televised.ts'
import { ALL_SHARDS, type TableService } from '../../../tables/index.ts'
import type { QuestionToken, TableOrRecord } from '../../../tables/model/service.ts'
import type { Shards, Store, TableId, TableRecord, UserId } from '../../../tables/model/store.ts'
import type { Pictures, Posters, Scenes } from '../../pictures/pictures.ts'
import type { NewsPosting } from '../../table/context/context.ts'
import type { LeakGuard } from '../../table/context/leak-guard.ts'
import type { PictureCache } from './picture-cache.ts'
import type { MessageGateway } from './message-gateway.ts'

/** The context of a single process that shows all tables. */
export const EVERYWHERE: Pick<ScreenContext, 'shards' | 'isOurs'> = { shards: ALL_SHARDS, isOurs: () => true }

/** Follows tables with their threads. */
export interface FollowingThreads {
  /** A table is being shown. */
  shown(view: TableOrRecord): Promise<void>
  /** The thread for talk beside a table; `null` if there is none. */
  talkOf(record: Pick<TableRecord, 'id' | 'server'>): Promise<string | null>
}

/** The services that the projections of a table use. */
export interface ScreenContext {
  readonly tables: TableService
  readonly store: Pick<Store, 'projections' | 'records' | 'changes' | 'notes' | 'stats'>
  /** The shards whose tables this process shows, and whether it alone shows the tables of a server at this moment. */
  readonly shards: Shards
  readonly isOurs: (server: string) => boolean
  readonly messageGateway: MessageGateway
  readonly pictures: Pictures
  readonly scenes: Scenes
  readonly posters: Posters
  /** The most recent pictures, for cards that would have to go without. */
  readonly pictureCache: PictureCache
  /** How long a card waits for its picture, in milliseconds, before it goes without. Absent: for ever. */
  readonly picturePatience?: number
  /** Whether a player has their question before them in a private message that answers a press. Absent: never. */
  readonly isAsking?: (table: TableId, user: UserId, token: QuestionToken) => boolean
  /** The pages of tables on televisions; `null` if the operator serves none. */
  readonly television: Television | null
  /** Where news is posted besides Discord; absent or `null` if the operator wants that off. */
  readonly webhooks?: NewsPosting | null
  /** The threads of tables; absent where there are none. */
  readonly threads?: FollowingThreads
  /** Guards public messages against leaks of secrets. */
  readonly guard: LeakGuard
  readonly log: Logger
  /** Milliseconds since 1970. */
  readonly now: () => number
}
