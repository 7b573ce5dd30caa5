import type { Alarm } from './clock.ts'
import type { Json } from './model.ts'

/** What a person sees as the result of an action. */
export type Result =
  | { kind: 'message'; messageId: string; channelId: string }
  | { kind: 'updated'; messageId: string; channelId: string }
  | { kind: 'acknowledged' }
  | { kind: 'modal'; modal: Json; interactionId: string }
  | { kind: 'choices'; choices: Json[] }
  | { kind: 'no-response' }

/** An interaction that was sent to the bot, and its result. */
export interface Interaction {
  readonly id: string
  readonly token: string
  /** 2 command, 3 component, 4 autocompletion, 5 modal submit. */
  readonly type: 2 | 3 | 4 | 5
  readonly personId: string
  readonly channelId: string
  readonly commandName: string | null
  readonly commandId: string | null
  /** The message whose component was used, also for a modal opened from it. */
  readonly sourceMessageId: string | null
  readonly createdAt: number
  state: 'waiting' | 'answered' | 'expired'
  /** The message that `@original` names. */
  originalMessageId: string | null
  /** Whether the first response was “thinking…” and still is. */
  thinking: boolean
  /** The modal in response, until it is submitted. */
  modal: Json | null
  deadline: Alarm | null
  /** Called once with what the person sees. */
  settle: (result: Result) => void
  /** The payload as sent, for the messages of failing tests. */
  readonly payload: Json
}
