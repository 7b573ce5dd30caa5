import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10'
import type { PressKind, PressOf } from '../kit/ids.ts'
import type { Filled } from '../panels/parts/form.ts'
import type { Context, Reply } from '../table/context/context.ts'
import type { PickedPerson, Request } from '../table/context/request.ts'
import type { UserId } from '../../tables/model/store.ts'

/** What was pressed, and what was picked if it was a menu, or written if it was a form. */
export interface Pressed<K extends PressKind> {
  readonly press: PressOf<K>
  readonly picked: string
  /** What was picked after it in the same menu. */
  readonly more?: readonly string[]
  /** What was filled into a form, by field. */
  readonly filled: Filled
  /** The people, not bots, who were picked in a form, by user. */
  readonly people?: ReadonlyMap<UserId, PickedPerson>
}

/** A press that opens a form. What cannot be filled in is a sentence instead. */
export type Opener<K extends PressKind> = (
  context: Context,
  request: Request,
  press: PressOf<K>,
) => Promise<APIModalInteractionResponseCallbackData | string>

/** How a press is answered, after it was acknowledged (`acknowledgements.ts`). */
export type Handler<K extends PressKind> = (
  context: Context,
  request: Request,
  pressed: Pressed<K>,
) => Promise<Reply> | Reply
