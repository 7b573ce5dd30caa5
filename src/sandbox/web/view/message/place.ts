import type { Known } from '../../model/commands.ts'
import type { Use } from '../../model/state.ts'

/** A component's context: the message it is on. */
export interface Place {
  readonly messageId: string
  readonly known: Known
  readonly use: Use
  /** The custom id of the menu whose list is open. */
  readonly openMenu: string | null
}
