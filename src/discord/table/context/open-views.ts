import { LRUCache } from 'lru-cache'
import { hasGame, type TableService, type TableSight } from '../../../tables/model/service.ts'
import { seatOf, type UserId } from '../../../tables/model/store.ts'
import type { LeakGuard } from './leak-guard.ts'
import type { Context } from './context.ts'

/** What everybody may see of a table would tell a secret: nothing of it is shown. */
export class ViewHeldBack extends Error {
  override readonly name = 'HeldBack'
}

/** For how many snapshots the bot remembers whether their public view gives away a secret. */
const MOST = 1000

/**
 * Watches over what is shown privately to those who have no seat: all of it follows from what everybody may see of a game. Whoever
 * has a seat sees that by their own, in their own messages.
 */
export class OpenViews {
  private readonly guard: LeakGuard
  private readonly found = new LRUCache<string, boolean>({ max: MOST })

  constructor(guard: LeakGuard) {
    this.guard = guard
  }

  /** The desk for somebody who has come: what they cannot be shown throws `HeldBack`. */
  contextFor(context: Context, user: UserId): Context {
    const { tables } = context
    const open: Pick<TableService, 'sight' | 'sightAt'> = {
      sight: async (id) => {
        const sight = await tables.sight(id)
        return sight && hasGame(sight) ? this.openTo(user, sight, `now ${sight.record.revision}`) : sight
      },
      sightAt: async (id, seq) => {
        const then = await tables.sightAt(id, seq)
        return then && this.openTo(user, then, 'then')
      },
    }
    return { ...context, tables: Object.assign(Object.create(tables) as TableService, open) }
  }

  private openTo(user: UserId, sight: TableSight, when: string): TableSight {
    const { record, seq } = sight
    if (record.status === 'over' || seatOf(record, user)) return sight
    const check = () => {
      const key = `${record.id} ${seq} ${when}`
      const isOpen = this.found.get(key) ?? !this.guard.wouldTell(sight, 'look', seenByAll)
      this.found.set(key, isOpen)
      if (!isOpen) throw new ViewHeldBack('what everybody may see of a table would tell a secret')
    }
    const checked =
      <A extends number | null, T>(look: (of: A) => T) =>
      (of: A): T => {
        if (of === null) check()
        return look(of)
      }
    const isIn: TableSight['isIn'] = (seat) => {
      check()
      return sight.isIn(seat)
    }
    return { ...sight, view: checked(sight.view), asked: checked(sight.asked), isIn }
  }
}

/** All that a message for everybody, or for somebody without a seat, may be made of. */
function seenByAll(sight: TableSight) {
  const seats = sight.record.seats.map(({ seat }) => [sight.isIn(seat), sight.publicToken(seat)])
  return [sight.view(null), sight.asked(null), seats]
}
