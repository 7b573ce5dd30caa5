import type { OptionValues, Seat } from '../../engine/index.ts'
import type { Motion } from './proposal.ts'
import type { Framing } from './people.ts'
import type { Timing } from './timing.ts'
import type { Watcher } from './spectator.ts'

/** A short random id in lower-case letters and digits, unique in the store. */
export type TableId = string
/** Whoever plays, as the outside names them. The tables never look inside. */
export type UserId = string

/**
 * `lobby`: seats are being taken. `playing`: under way. `over`: ended by its rules.
 * `closed`: ended by people: the lobby was given up, or an admin ended the game.
 */
export const TABLE_STATUSES = ['lobby', 'playing', 'over', 'closed'] as const
export type TableStatus = (typeof TABLE_STATUSES)[number]
/** What stands in a room. */
export const OPEN = ['lobby', 'playing'] as const satisfies readonly TableStatus[]

/**
 * Who answers for a seat. `player`: whoever sits there. `defaults`: its player has left it for a while, or sleeps, and defaults
 * are taken. `computer`: a computer player sits in. `nobody`: its player is away for a longer time and the table waits.
 */
export const KEEPERS = ['player', 'defaults', 'computer', 'nobody'] as const
export type Keeper = (typeof KEEPERS)[number]

/** Who sits at a seat. Seats are numbered as they were taken; the numbers of a lobby close up when somebody leaves. */
export interface SeatRecord {
  readonly seat: Seat
  /** `null` for a computer player. */
  readonly user: UserId | null
  readonly name: string
  /** Until the player comes back. */
  readonly keeper: Keeper
  /** When the player is back without saying so, in milliseconds since 1970; `null` if only by acting. */
  readonly backAt: number | null
  /** Somebody else may take the seat over. */
  readonly offered: boolean
}

/** The clock of one seat. Its times are in the bot's own time (see `Commit.due`). */
export interface SeatClock {
  /** What all may know of where the question stands that the seat is asked, or was asked last. */
  readonly question: string
  /** A mark of what all see while it is asked openly; `null` of a window, or a question that is secret. */
  readonly position: string | null
  /** Since when it has been asked this. */
  readonly since: number
  readonly keeper: Keeper
  /** Since when its keeper has been asked this. */
  readonly keptSince: number
  /** Whether it was asked in a window, for which there is little time. */
  readonly isReaction: boolean
  /** What is left in its time bank, in milliseconds; below zero after going back behind what filled it. */
  readonly bank: number
  /** How often it was reminded of this question. */
  readonly reminders: number
  /** When last, if it was. */
  readonly remindedAt?: number | undefined
  /** Its time was up, and that was said: it is waited for. */
  readonly isUp: boolean
  /** Nobody else may know that it was asked: the time that took is charged to no bank, which others could read it from. */
  readonly isSecret?: boolean | undefined
  /** How often in a row its time was up, and in which turn last. */
  readonly lapses: number
  readonly lapsedIn: number
  /** Milliseconds of the question's time, the bank apart, that were used before the clock ran on. */
  readonly spent: number
  /** The clock does not run: the question is answered, or the table stands still. */
  readonly isStopped: boolean
  /** What its bank was given until the question, which going back behind it takes away again. */
  readonly gained: number
  /** The same of earlier questions and positions, the latest last: however one of them comes back, its time stays used. */
  readonly used: readonly (readonly [question: string, spent: number, gained: number])[]
  /** The game has gone back by agreement since it was asked. */
  readonly regains: boolean
  /** The question whose time has begun again for somebody who took the seat; `null` if none has. */
  readonly newcomer: string | null
}

/** The clocks of a table. */
export interface TableClocks {
  /** When the first window of a turn opened. */
  readonly opened: { readonly turn: number; readonly at: number } | null
  /** The turn since which no more than one of several players has been there; `null` if more are. */
  readonly few: number | null
  /** Of each seat; `null` while it has not been asked anything. */
  readonly seats: readonly (SeatClock | null)[]
  /** While the table waits for private answers alone. */
  readonly hidden: HiddenWait | null
}

/**
 * That a table waits for an answer in private, as everybody can tell: nobody is asked openly, and nothing goes on. It follows from
 * public facts alone, so it says nothing about who is asked, how many, or how often somebody has answered meanwhile.
 */
export interface HiddenWait {
  /** Which turn it was, and the last line that told everybody of the game. */
  readonly turn: number
  readonly heard: number
  /** Since when, in the bot's own time. */
  readonly since: number
  /** The time of a decision has passed since: the others may agree to move on. */
  readonly isUp: boolean
}

/** Why a table stands still: its players have agreed on it, none of them is there, or all but one have been away. */
export const PAUSES = ['agreed', 'all-away', 'almost-all-away'] as const
export type PauseCause = (typeof PAUSES)[number]

/** What somebody brought to the seed by sitting down or starting: text that the outside chose, such as an id of Discord's. */
export type Contribution = string

/**
 * What binds the dice of a table. `sealed`: to a secret, whose SHA-256 was shown before anybody sat down, and to what the
 * players brought. `typed`: to nothing, because somebody typed the seed.
 */
export type Seal =
  | {
      readonly kind: 'sealed'
      /** The SHA-256 of the secret. */
      readonly commitment: string
      /** Empty where it may not be known. */
      readonly secret: string
      readonly brought: readonly Contribution[]
    }
  | { readonly kind: 'typed' }

/** Who sits where, and who hosts: names as they are told, and digests of accounts. */
export interface People {
  readonly host: string
  readonly seats: readonly { readonly name: string; readonly account: string | null }[]
}

/** What each seat is called in the game from a line of the chronicle on; `null` if as its player. */
export interface Naming {
  readonly from: number
  readonly names: readonly (string | null)[]
  /** Who sat at each seat from then on, by name; absent if that did not change then. */
  readonly players?: readonly string[] | undefined
}

/** Why somebody has no seat where people play once more: gone from the server, never there but in a file, or at too many tables. */
export const LEFT_OUT = ['gone', 'stranger', 'too-many-tables', 'too-many-waiting', 'table-full'] as const
export type WhyLeftOut = (typeof LEFT_OUT)[number]

/** What a lobby knows that was opened to play once more with the people of another table. */
export interface Again {
  /** The table that had ended. */
  readonly after: TableId
  /** Who was seated without having asked for it, and is to hear of it. */
  readonly called: readonly UserId[]
  readonly leftOut: readonly { readonly name: string; readonly why: WhyLeftOut }[]
}

export interface TableRecord {
  readonly id: TableId
  readonly game: string
  /** What is usual for the options of the game, and those that are known to be chosen, all of them once it is dealt. */
  readonly preset: string
  readonly options: OptionValues
  /** Secret while the game runs: whoever knows it knows the dice. Empty in the lobby of a sealed table. */
  readonly seed: string
  readonly seal: Seal
  /** Finished games of each seat when the game was dealt, which it was created from; `null` before, or if unknown. */
  readonly experience: readonly number[] | null
  /** The host's seat when the game was dealt; absent or `null` before, if the host had none, or if unknown. */
  readonly hostSeat?: number | null | undefined
  readonly status: TableStatus
  /** Where the table stands: a server and a room in it (a channel or thread). Opaque here. */
  readonly server: string
  readonly room: string
  /** Whoever opened it. */
  readonly host: UserId
  readonly seats: readonly SeatRecord[]
  readonly timing: Timing
  /** As they were set by the last step; `null` before the game. */
  readonly clocks: TableClocks | null
  /** `null` while it does not stand still. */
  readonly pause: PauseCause | null
  /** What is put to its players, oldest first. */
  readonly motions: readonly Motion[]
  /** What its seats have been called in the game, oldest first; none while they are called as their players. */
  readonly called: readonly Naming[]
  /** How the pictures are drawn that all see. */
  readonly pictures: Framing
  /** Absent unless it was opened to play once more. */
  readonly again?: Again | undefined
  /** Who looks over whose shoulder. */
  readonly watchers: readonly Watcher[]
  /** Whether its players may whisper to each other. */
  readonly whispering: boolean
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly changedAt: number
  /** When it was put into the archive; `null` while it is not there. */
  readonly archivedAt: number | null
  /** How many steps have been written. Counts what was done in secret: never to be shown. */
  readonly revision: number
}

/** By which rules a table plays: a preset, and all options as they are then. */
export type HouseRules = Pick<TableRecord, 'preset' | 'options'>

/** A table that is about to be opened. */
export type NewTable = Omit<TableRecord, 'revision' | 'archivedAt'>

/** The seat of a user, if they have one. */
export function seatOf({ seats }: TableRecord, user: UserId): SeatRecord | undefined {
  return seats.find((one) => one.user === user)
}
