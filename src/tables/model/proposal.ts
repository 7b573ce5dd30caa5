import type { Seat } from '../../engine/index.ts'
import type { PaceName } from './timing.ts'
import type { Spectator } from './spectator.ts'

/**
 * The kinds of proposals that players vote on. `undo`: undo an answer where that is no longer free. `back`: go back to
 * the start of an earlier turn or to another point, or return to an abandoned branch. `pause`: stop all clocks.
 * `extend`: start a seat's time again. `pace`: change the pace. `play-on`: a computer plays a seat until its player is
 * back. `move-on`: answer all private questions as if their time were up. `gentle`, `fair`, `cunning`: change
 * how well the computer players play. `language`: change the language of the table's messages. `replace`: offer a seat
 * to others. `end`: end the game as it stands. `watch`: give a spectator private access to the proposer's seat.
 * `move`: take the game to a channel of another server.
 */
export const PROPOSAL_KINDS = [
  'undo',
  'back',
  'pause',
  'extend',
  'pace',
  'play-on',
  'move-on',
  'gentle',
  'fair',
  'cunning',
  'language',
  'replace',
  'end',
  'watch',
  'move',
] as const
export type ProposalKind = (typeof PROPOSAL_KINDS)[number]

/**
 * The votes that a proposal needs. `another`: everyone present, and at least one person besides the proposer; the vote
 * waits for that person if away. `majority`: more than half of the voters. `others`: everyone except the player
 * concerned, if that player is away or hasn't voted before the proposal expires. This gives the table a way on while it
 * waits in secret for a player whose absence it may not know.
 */
export const QUORUMS = ['another', 'majority', 'others'] as const
export type Quorum = (typeof QUORUMS)[number]

export const QUORUM_OF: Readonly<Record<ProposalKind, Quorum>> = {
  undo: 'another',
  back: 'another',
  pause: 'majority',
  extend: 'majority',
  pace: 'majority',
  'play-on': 'others',
  // The players concerned are secret, so the count can't leave anyone out.
  'move-on': 'majority',
  gentle: 'majority',
  fair: 'majority',
  cunning: 'majority',
  language: 'majority',
  replace: 'others',
  end: 'another',
  watch: 'another',
  move: 'another',
}

/**
 * How a proposal was settled. `refused`: it could no longer pass. `withdrawn`: its proposer withdrew it. `lapsed`: it
 * expired before enough votes came. `decided`: a moderator carried it out. `void`: the game made it pointless.
 */
export const PROPOSAL_OUTCOMES = ['agreed', 'refused', 'withdrawn', 'lapsed', 'decided', 'void'] as const
export type ProposalOutcome = (typeof PROPOSAL_OUTCOMES)[number]

/** The content of a proposal. */
export interface ProposalInput {
  readonly kind: ProposalKind
  /**
   * The seat concerned, for `extend`, `play-on` and `replace`. For `watch`, the proposer's own. For `undo`, the seat
   * whose last answer to undo, if it isn't the proposer's.
   */
  readonly seat?: Seat | undefined
  /** `back`: the public number of the turn to go back to. */
  readonly turn?: number | undefined
  /** `back`: the bookmark to go back to instead. Only for a moderator's decision. */
  readonly bookmark?: number | undefined
  /** `back`: the abandoned branch to return to instead. */
  readonly branch?: number | undefined
  /**
   * `back`: an entry of the log to go back to instead. It stands for the last public entry up to it. It counts secret
   * actions, so never show it.
   */
  readonly line?: number | undefined
  readonly pace?: PaceName | undefined
  /** `language`: the new one, as a code. */
  readonly language?: string | undefined
  /** `watch`: the spectator who is to get private access. */
  readonly watcher?: Omit<Spectator, 'seat'> | undefined
  /** `move`: the game's new server and channel. */
  readonly place?: { readonly server: string; readonly room: string } | undefined
}

/** A number of answers of one seat. */
export interface SeatAnswers {
  readonly seat: Seat
  readonly answers: number
}

/** A proposal to the players of a table. The table remembers it for a while after it is settled. */
export interface Proposal extends ProposalInput {
  readonly id: string
  /** The proposer's seat. */
  readonly by: Seat
  /** Milliseconds since 1970. */
  readonly at: number
  /** When it expires, or once it is settled, when it is forgotten: in the bot's own time (see `Commit.due`). */
  readonly until: number
  /** The seats that voted for it. */
  readonly ayes: readonly Seat[]
  /** The seats that voted against it. */
  readonly nays: readonly Seat[]
  /** `null` while it is open. */
  readonly came: ProposalOutcome | null
  /** The proposer was the only person at the table, so no other person has to vote. */
  readonly alone?: true | undefined
  /** `undo`, `back`: the entry of the log to go back to. It counts secret actions, so never show it. */
  readonly to?: number | undefined
  /**
   * `undo`, `back`: the number of public answers that it undoes, in total and by seat, as the game stood when it was
   * proposed.
   */
  readonly undoes?: number | undefined
  readonly whose?: readonly SeatAnswers[] | undefined
  /** `undo`, `back`: whether it renews the seed, by public knowledge. */
  readonly renews?: boolean | undefined
  /** `back`: the number of turns that it undoes. */
  readonly turns?: number | undefined
  /** The round of the turn to go back to, if the game counts rounds. */
  readonly round?: number | undefined
}

/** A proposal, for the interface. */
export interface ProposalView extends Omit<Proposal, 'to' | 'line' | 'until'> {
  readonly quorum: Quorum
  /** The seats that can vote now. */
  readonly voters: readonly Seat[]
  /** The number of votes that it needs. */
  readonly needed: number
  /** When it expires, in milliseconds since 1970. */
  readonly deadline: number
  /** The distance in turns to the turn that it goes back to the start of, 0 for the current one; `null` if to none. */
  readonly turnsAgo: number | null
}
