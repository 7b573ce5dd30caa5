import type { Panel } from '../kit/message.ts'
import type { Screens } from '../screens/screens.ts'
import type { Stage } from '../screens/stage.ts'

/** What commands and buttons work with. */
export interface House extends Stage {
  readonly screens: Screens
}

/** Who came with a command or a press, and where. */
export interface Visit {
  readonly user: string
  readonly name: string
  /** `null` in direct messages. */
  readonly server: string | null
  readonly room: string
  /** May manage the server. */
  readonly isManager: boolean
  /** What the bot would need in this room and lacks, in words; empty if it may run a game here. */
  readonly lacks: readonly string[]
}

/** What is answered, privately: a sentence, a panel, or nothing at all. */
export type Answer = string | Panel | null

/** What a command was given. */
export interface Given {
  readonly subcommand: string
  readonly text: (option: string) => string
}

/** A choice of autocompletion. */
export interface Completion {
  readonly name: string
  readonly value: string
}
