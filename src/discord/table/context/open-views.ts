import { LRUCache } from 'lru-cache'
import { hasGame, type TableOrRecord, type TableView } from '../../../tables/model/service.ts'
import type { TableService } from '../../../tables/index.ts'
import { seatPlayedBy, type TableId, type UserId } from '../../../tables/model/store.ts'
import type { Context } from './context.ts'
import type { LeakGuard } from './leak-guard.ts'

/** The public view of a table would give away a secret, so the bot shows nothing of it. */
export class ViewHeldBack extends Error {
  override readonly name = 'ViewHeldBack'
}

/** Snapshots for which the bot remembers whether their public view gives away a secret. */
const MAX_CHECKED = 1000
/** Tables for which the bot counts changes. */
const MAX_COUNTED = 5000

/** The tables as one request sees them, and what it needs of them here. */
type Viewing = Pick<TableService, 'views' | 'answers'>

/**
 * The tables as one user sees them during one request. The bot views a table once, and again only after a change:
 * the handlers of a request share that view. Users without a seat see only what gives away no secret. Players see
 * more in their own messages.
 */
export class OpenViews {
  private readonly guard: LeakGuard
  private readonly found = new LRUCache<string, boolean>({ max: MAX_CHECKED })
  /** How often each table has changed in this process. */
  private readonly changes = new LRUCache<TableId, number>({ max: MAX_COUNTED })

  constructor(guard: LeakGuard, tables: Pick<TableService, 'onChange'>) {
    this.guard = guard
    tables.onChange((id) => this.changes.set(id, this.changesOf(id) + 1))
  }

  /** The context for one request of a user: what they cannot be shown throws `ViewHeldBack`. */
  contextFor(context: Context, user: UserId): Context {
    const { tables } = context
    const seen = new Map<TableId, { readonly view: TableOrRecord | undefined; readonly changes: number }>()
    const remember = (id: TableId, view: TableOrRecord | undefined, changes: number) => {
      const open = view && hasGame(view) ? this.openTo(user, view, `now ${view.record.revision}`) : view
      seen.set(id, { view: open, changes })
      return open
    }
    const viewing: Viewing = {
      views: {
        of: async (id) => {
          const changes = this.changesOf(id)
          const known = seen.get(id)
          return known?.changes === changes ? known.view : remember(id, await tables.views.of(id), changes)
        },
        at: async (id, seq) => {
          const then = await tables.views.at(id, seq)
          return then && this.openTo(user, then, 'then')
        },
        lastByComputer: async (id) => {
          const last = await tables.views.lastByComputer(id)
          return last && { ...last, then: this.openTo(user, last.then, 'then') }
        },
      },
      answers: {
        submit: async (id, ...given) => {
          const done = await tables.answers.submit(id, ...given)
          if (done.ok) remember(id, done.value.view, this.changesOf(id))
          return done
        },
        undo: (id, by) => tables.answers.undo(id, by),
      },
    }
    return { ...context, tables: Object.assign(Object.create(tables) as TableService, viewing) }
  }

  private changesOf(id: TableId): number {
    return this.changes.get(id) ?? 0
  }

  private openTo(user: UserId, view: TableView, when: string): TableView {
    const { record, seq } = view
    if (record.status === 'over' || seatPlayedBy(record, user)) return view
    const check = () => {
      const key = `${record.id} ${seq} ${when}`
      const isOpen = this.found.get(key) ?? !this.guard.wouldTell(view, 'look', seenByAll)
      this.found.set(key, isOpen)
      if (!isOpen) throw new ViewHeldBack('the public view of a table would give away a secret')
    }
    const checked =
      <A extends number | null, T>(look: (of: A) => T) =>
      (of: A): T => {
        if (of === null) check()
        return look(of)
      }
    const isIn: TableView['isIn'] = (seat) => {
      check()
      return view.isIn(seat)
    }
    return { ...view, viewFor: checked(view.viewFor), asked: checked(view.asked), isIn }
  }
}

/** Everything from which public messages and replies to users without a seat are composed. */
function seenByAll(view: TableView) {
  const seats = view.record.seats.map(({ seat }) => [view.isIn(seat), view.publicToken(seat)])
  return [view.viewFor(null), view.asked(null), seats]
}
