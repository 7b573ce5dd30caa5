import { textPanel } from './kit/message.ts'
import { TextBudget } from './kit/text.ts'
import { mustDecideAlone, privatePanel } from './panels/private/replies.ts'
import { sameQuestion } from '../tables/model/service.ts'
import type { TableService } from '../tables/index.ts'
import type { TableId } from '../tables/model/store.ts'
import type { Context } from './table/context/context.ts'
import { forPerson } from './table/context/readers.ts'
import { seatedAt } from './table/context/seats.ts'
import type { StandingPanel, PrivateMessages } from './private-messages.ts'

/** Private panels are checked after their table has been unchanged for this time. */
const GATHER_MS = 800

/**
 * Keeps private panels up to date. When a user's question is past, or they can no longer undo anything, the buttons of
 * their panel are out of date. A question that they alone must decide takes the place of the last one, and a hand they
 * look at is renewed. Of every other panel only the text that it told them stays.
 */
export class PanelRefresh {
  private readonly context: Context
  private readonly privateMessages: PrivateMessages
  private readonly unsubscribe: () => void
  private readonly due = new Map<TableId, NodeJS.Timeout>()

  constructor(context: Context, tables: Pick<TableService, 'onChange'>, privateMessages: PrivateMessages) {
    this.context = context
    this.privateMessages = privateMessages
    this.unsubscribe = tables.onChange((id) => this.touch(id))
  }

  /** Checks at once everything that is due. */
  async settled(): Promise<void> {
    for (const [id, timer] of this.due) {
      clearTimeout(timer)
      this.due.delete(id)
      await this.renewAll(id)
    }
  }

  stop(): void {
    this.unsubscribe()
    for (const timer of this.due.values()) clearTimeout(timer)
  }

  private touch(id: TableId): void {
    if (this.privateMessages.panelsOf(id).length === 0) return
    clearTimeout(this.due.get(id))
    const timer = setTimeout(() => {
      this.due.delete(id)
      void this.renewAll(id)
    }, GATHER_MS)
    this.due.set(id, timer.unref())
  }

  /** Never rejects. */
  private async renewAll(id: TableId): Promise<void> {
    for (const standing of this.privateMessages.panelsOf(id)) {
      try {
        await forPerson(this.context.tables, standing.user, () => this.renew(standing))
      } catch (error) {
        this.context.log.warn({ err: error, table: id }, 'refresh of a private panel failed')
      }
    }
  }

  private async renew(standing: StandingPanel): Promise<void> {
    const { table, token, mayUndo, news, form } = standing.own
    const now = await seatedAt(this.context, standing, table)
    if (!now.ok) return await this.privateMessages.renew(standing, textPanel(now.why))
    const { view, seat } = now.value
    if (sameQuestion(view.token(seat), token) && view.canUndo(seat) === mayUndo) return
    const next = mustDecideAlone(now.value) ? 'question' : form === 'hand' ? 'hand' : null
    if (next !== null) {
      const panel = await privatePanel(this.context, now.value, next, { news, isRenewed: true })
      return await this.privateMessages.renew(standing, panel)
    }
    const said = new TextBudget().fill(news)
    await (said === '' ? this.privateMessages.remove(standing) : this.privateMessages.renew(standing, textPanel(said)))
  }
}
