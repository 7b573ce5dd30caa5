import type { Named } from './people.ts'
import type { Choice, Game, OptionValues, Seat } from '../../engine/index.ts'
import type { AnnalsService } from './stats-service.ts'
import type { Result } from './results.ts'
import type { SavedGame } from './saved-game.ts'
import type { BranchSight, QuestionToken, Sighted, TableSight, WayBack } from './table-view.ts'
import type { Verdict } from './verdict.ts'
import type {
  AtZero,
  Bookmark,
  DamagedTable,
  ServerQuery,
  ChronicleLine,
  HouseRules,
  Contribution,
  Framing,
  Guess,
  MotionEnd,
  NewLine,
  PaceName,
  Person,
  Proposal,
  Shards,
  Shown,
  TableId,
  TableRecord,
  Timing,
  UserId,
  TableQuery,
  WhileAway,
  Whisper,
} from './store.ts'

export { REFUSALS, type Result, type TableRefusal } from './results.ts'
export * from './table-view.ts'

/** The longest private note, in characters. */
export const NOTE_LETTERS = 1000
/** The longest bookmark name, in characters. */
export const BOOKMARK_LETTERS = 50
/** The most bookmarks of one table. */
export const MOST_BOOKMARKS = 25
export { MOST_AWAY_DAYS } from './people.ts'
/** The longest seed, in characters. */
export const SEED_LETTERS = 100

/** A change to a person's settings for all their tables. */
export type Choices = Partial<
  Pick<
    Person,
    'zone' | 'quiet' | 'learns' | 'notice' | 'remindEvery' | 'whileAway' | 'pictures' | 'records' | 'whispers'
  >
>

/** The person who makes a request, with their names. */
export interface Somebody extends Named {
  readonly user: UserId
}

/**
 * The destination of a resumed game. `from`: the server whose permission the caller has checked. The game has to be
 * there still.
 */
export interface TakenUp {
  readonly server: string
  readonly room: string
  readonly by?: UserId | undefined
  readonly from?: string | undefined
}

/** The destination of an imported game, which waits there until it is resumed. */
export interface TakenInto {
  readonly server: string
  readonly room: string
  /** The importer, who becomes the host (default: the host in the file). */
  readonly by?: UserId | undefined
  /** Marks the lines and whispers in the file as already shown. The interface knows how to record that. */
  readonly shown?: (lines: number, whispers: readonly Whisper[]) => readonly Omit<Shown, 'table'>[]
}

/** A request to open a table. */
export interface Opened {
  readonly game: string
  /** Default: the server's preset for the game, or else the first preset of the game. */
  readonly preset?: string
  /** Options that differ from the preset. */
  readonly options?: OptionValues
  readonly seed?: string
  readonly timing?: Timing
  readonly server: string
  readonly room: string
  readonly host: Somebody
}

/** The result of an answer: the new lines of the chronicle, and the table after them. */
export interface Submitted {
  readonly lines: readonly NewLine[]
  readonly view: TableSight
}

/** A request for a rematch. `gone`: the players who can't take part any longer. */
export interface OnceMore {
  readonly by: Somebody
  readonly gone: ReadonlySet<UserId>
  readonly brought?: Contribution
}

/** The table of a rematch. `isNew`: this request opened it. */
export interface PlayedAgain {
  readonly record: TableRecord
  readonly isNew: boolean
}

/**
 * All requests to tables. The records that it returns contain the seed and the secret of the seal only once the game is
 * over. Requests to one table run one after another.
 */
export interface TableService {
  readonly games: readonly Game[]
  /** The statistics of finished games. */
  readonly annals: AnnalsService
  /** Opens a lobby with its host in the first seat. A channel has at most one open table. No seed means sealed dice. */
  open(request: Opened): Promise<Result<TableRecord>>
  /**
   * Opens a rematch: a lobby in the channel of an ended table, with the same people, computers and house rules. The
   * second player moves to the first seat. The requester hosts it if they played, and otherwise the former host does.
   * If an earlier rematch is still there, it is returned. Refused with `nobody-again` if no player can take a seat.
   */
  again(id: TableId, once: OnceMore): Promise<Result<PlayedAgain>>
  /**
   * Takes a seat in the lobby. In a running game, returns to the player's own seat, even after resigning if the rules
   * allow it, or takes the first offered seat. `brought`: the player's contribution to the seed of sealed dice, which
   * the operator of the bot can neither know nor choose beforehand.
   */
  join(id: TableId, user: UserId, name: Named | string, brought?: Contribution): Promise<Result<TableRecord>>
  /**
   * Leaves the table. In the lobby this frees the seat, passes a host's role to the next player, and closes the table
   * after the last one. In a running game the bot takes defaults for the seat until its player comes back.
   */
  leave(id: TableId, user: UserId): Promise<Result<TableRecord>>
  /** Like `leave`, for a player who is no longer a member of the server. Their vacation settings don't apply. */
  leftServer(id: TableId, user: UserId): Promise<Result<TableRecord>>
  /** Seats a computer player in the lobby. Any seated player may. */
  addComputer(id: TableId, by: UserId): Promise<Result<TableRecord>>
  /** Removes the last computer player from the lobby. Any seated player may. */
  removeComputer(id: TableId, by: UserId): Promise<Result<TableRecord>>
  /** Sets the time limits in the lobby. Only the host may. */
  setTiming(id: TableId, by: UserId, chosen: { pace?: PaceName; atZero?: AtZero }): Promise<Result<TableRecord>>
  /**
   * Sets the house rules in the lobby: first a preset, which sets all options, then single options. Only the host may.
   * Refused if options conflict.
   */
  setHouseRules(
    id: TableId,
    by: UserId,
    chosen: { preset?: string; options?: OptionValues },
  ): Promise<Result<TableRecord>>
  /**
   * Sets a server's default house rules for new tables of a game; `null` restores the game's own. Refused if options
   * conflict.
   */
  prefer(server: string, game: string, house: HouseRules | null): Promise<Result>
  /** A server's default house rules for a game; `null` without any, or if the game no longer has them. */
  preferred(server: string, game: string): Promise<HouseRules | null>
  /** Sets the framing of the table's public pictures, at any time. Any seated player may. */
  setPictures(id: TableId, by: UserId, pictures: Framing): Promise<Result<TableRecord>>
  /** Sets in the lobby whether players may whisper to each other. Only the host may. */
  setWhispering(id: TableId, by: UserId, whispering: boolean): Promise<Result<TableRecord>>
  /** Starts the game. Any seated player may. `brought`: the last contribution to the seed. */
  start(id: TableId, by: UserId, brought?: Contribution): Promise<Result<TableRecord>>
  /**
   * Answers a question or plays an aside for a player. With a token, an answer to an earlier question is `stale`.
   * Resolves to the new lines of the chronicle, each with its own audience, and the table after them.
   */
  submit(id: TableId, user: UserId, choice: Choice, token?: QuestionToken): Promise<Result<Submitted>>
  /** Undoes the player's last answer, if that is fair. Other players don't learn of it if the answer was secret. */
  undo(id: TableId, user: UserId): Promise<Result>
  /** Resigns, by the rules of the game. */
  resign(id: TableId, user: UserId): Promise<Result>
  /**
   * Makes a proposal, which the proposer votes for. If no other vote is needed, it is carried out at once. A proposal
   * that needs another person's vote waits for absent players. Resolves to how it was settled, or `open`.
   */
  move(id: TableId, user: UserId, proposal: Proposal): Promise<Result<MotionEnd | 'open'>>
  /** Votes on a proposal. A proposer who votes no withdraws it. Resolves to how the vote settled it, or `open`. */
  vote(id: TableId, user: UserId, motion: string, agrees: boolean): Promise<Result<MotionEnd | 'open'>>
  /**
   * Carries out a proposal for a moderator, without a vote. The chronicle says so. `by`: the moderator. Refused for a
   * moderator who plays at the table, if the proposal needs another person's vote.
   */
  decide(id: TableId, proposal: Proposal, by?: UserId): Promise<Result>
  /**
   * Ends a spectator's private access. The spectator and the player may; `by` is `null` for a moderator. The
   * chronicle says so.
   */
  endWatch(id: TableId, watcher: UserId, by: UserId | null): Promise<Result>
  /**
   * Whispers to another player, if the table allows whispers. The chronicle says so to everyone, without the text.
   */
  whisper(id: TableId, user: UserId, to: Seat, text: string): Promise<Result<Whisper>>
  /** The last whispers to or from a person, oldest first. Show them only to that person. */
  whispersWith(id: TableId, user: UserId, limit: number): Promise<readonly Whisper[]>
  /**
   * Tells the table that a moderator looks at the secrets of a seat, or of all, in a game under way. Show the secrets
   * only after this has succeeded.
   */
  lookInto(id: TableId, by: Named & { readonly user: UserId }, seat: Seat | null): Promise<Result>
  /** Resumes a paused game. Any player may. */
  goOn(id: TableId, user: UserId): Promise<Result>
  /** Gives a player's seat the name under which they act now. Resolves to whether the name changed. */
  rename(id: TableId, user: UserId, name: Named): Promise<Result<boolean>>
  /** Takes over an offered seat. */
  takeSeat(id: TableId, seat: Seat, user: UserId, name: Named | string): Promise<Result<TableRecord>>
  /** Gives a player's seat, offered or not, to another person, for a moderator. */
  giveSeat(id: TableId, seat: Seat, user: UserId, name: Named | string, by?: UserId): Promise<Result<TableRecord>>
  /** Stores a player's private note for as long as the table exists. An empty text deletes the note. */
  setPrivateNote(id: TableId, user: UserId, text: string): Promise<Result>
  /** A player's private note, empty without one. Show it only to that player. */
  privateNote(id: TableId, user: UserId): Promise<string>
  /**
   * Stores a spectator's guess at the winner. A guess counts from the turn in which it was made and may be changed
   * while the game runs. The table publishes the guesses when the game is over.
   */
  guess(id: TableId, who: Somebody, seat: Seat): Promise<Result<Guess>>
  /** A spectator's own guess; `null` without one. Show it only to that spectator. */
  guessOf(id: TableId, user: UserId): Promise<Guess | null>
  /** Whether a person at a table is known only from its imported file. Don't send messages to such a person. */
  isStranger(id: TableId, user: UserId): Promise<boolean>
  /** A person's settings for all their tables. */
  person(user: UserId): Promise<Person>
  /** Changes a person's settings. The change applies to their tables at once. */
  choose(user: UserId, change: Choices): Promise<Result<Person>>
  /**
   * Starts a vacation until a time in milliseconds since 1970, at all running tables of the person and at those that
   * start meanwhile.
   */
  goAway(user: UserId, until: number, whileAway: WhileAway): Promise<Result<Person>>
  /** Ends a person's vacation. Acting at any of their tables does the same. */
  comeBack(user: UserId): Promise<Result>
  /**
   * Returns a seat to its player, who has opened their hand or acted at the table, if the seat was played for them or
   * offered because they were inactive or had left. Resolves to the private lines for the player; `null` if nothing
   * changed, as during a vacation.
   */
  takeSeatBack(id: TableId, user: UserId): Promise<Result<readonly NewLine[] | null>>
  /**
   * Moves a saved game to a channel of any server, resumes it there if it was closed while playing, and tells the
   * table. A game from another server counts towards the table limit of the new one. `by`: the person who moves it; a
   * person who brings a game to another server may not see its secrets until it is over. The caller checks the
   * permissions.
   */
  resume(id: TableId, to: TakenUp): Promise<Result<TableRecord>>
  /** Bookmarks the current point of a game. */
  bookmark(id: TableId, by: UserId, name: string): Promise<Result<Bookmark>>
  forgetBookmark(id: TableId, name: string): Promise<Result>
  /** The bookmarks of a table, oldest first. `isLeft`: the bookmark is on an abandoned branch. */
  bookmarks(id: TableId): Promise<readonly (Bookmark & { readonly isLeft: boolean })[]>
  /** The abandoned branches that the table can return to, most recently abandoned first. */
  branches(id: TableId): Promise<readonly BranchSight[]>
  /** Resolves to a test of whether a line of the chronicle still counts. Facts that the table openly undid don't. */
  whatStands(id: TableId): Promise<(line: ChronicleLine) => boolean>
  /** Previews a proposal to go back: `back` or `undo`. Changes nothing. */
  wayBack(id: TableId, proposal: Proposal): Promise<Result<WayBack>>
  /** The same for an open proposal. */
  wayOf(id: TableId, motion: string): Promise<Result<WayBack>>
  /**
   * Exports a game with all its data, as a file from which another bot can continue it. Until the game is over, the
   * file contains its secrets, so the players can't get it, and the chronicle says that it was exported.
   */
  exported(id: TableId, by: Named & { readonly user: UserId }): Promise<Result<string>>
  /**
   * Imports a game from a file, after checking all of it. The game then waits to be resumed, unless it is over. Refused
   * if the table is already here.
   */
  import(file: Uint8Array, into: TakenInto): Promise<Result<TableRecord>>
  /** Archives an ended game. Its log, its chronicle and its last snapshots stay. */
  toArchive(id: TableId): Promise<Result>
  /** Closes a game or lobby. `by`: the moderator; refused if they play in the game. */
  close(id: TableId, by?: UserId): Promise<Result>

  /**
   * The current table; `undefined` if it doesn't exist. A lobby has a record and no game yet. A game that the rules
   * can't show has a `fault` with the reason.
   */
  sight(id: TableId): Promise<Sighted | undefined>
  /**
   * The game of a table after an entry of its log, even an undone one, without clocks and proposals; `undefined` if the
   * log has no such entry, or the rules can't rebuild that point. Each viewer sees the same as they did then.
   */
  sightAt(id: TableId, seq: number): Promise<TableSight | undefined>
  tableIn(server: string, room: string): Promise<TableRecord | undefined>
  tablesOf(wanted: TableQuery): Promise<readonly TableRecord[]>
  tablesCount(wanted: TableQuery): Promise<number>
  /** The same, with damaged tables in their places (see `Store.tablesListed`). */
  tablesListed(wanted: ServerQuery): Promise<readonly (TableRecord | DamagedTable)[]>
  tablesListedCount(wanted: ServerQuery): Promise<number>
  /** An unreadable table; `undefined` if it is readable or doesn't exist. */
  damagedTable(id: TableId): Promise<DamagedTable | undefined>
  chronicle(id: TableId, after: number, limit: number): Promise<readonly ChronicleLine[]>
  chronicleEnd(id: TableId, limit: number): Promise<readonly ChronicleLine[]>
  /**
   * The lines of the chronicle that a seat, or a spectator for `null`, may read: `limit` lines after the first `skip`.
   */
  linesFor(id: TableId, viewer: Seat | null, skip: number, limit: number): Promise<readonly ChronicleLine[]>
  /** The number of lines, up to line `upTo`, that a seat or a spectator may read. */
  linesForCount(id: TableId, viewer: Seat | null, upTo?: number): Promise<number>
  /** Like `linesToldTo`, for several seats in one read. */
  linesToldToEach(id: TableId, seats: readonly Seat[], limit: number): Promise<readonly (readonly ChronicleLine[])[]>
  /** The last private lines of a seat. */
  linesToldTo(id: TableId, seat: Seat, limit: number): Promise<readonly ChronicleLine[]>
  /** All private lines after a line, oldest first; none while the game is under way. */
  linesToldApart(id: TableId, after: number, limit: number): Promise<readonly ChronicleLine[]>

  /**
   * Replays a finished game from its setup and checks that everything follows. It runs in slices, so that other tables
   * and the network get their turn. Refused with `not-over` for a game that is under way or was closed early. `by`: the
   * requester; people take turns.
   */
  verify(id: TableId, by?: UserId): Promise<Result<Verdict>>
  /** A finished game with all data for verifying it elsewhere. */
  saved(id: TableId, by?: UserId): Promise<Result<SavedGame>>
  /** The same as the text of a file. */
  savedFile(id: TableId, by: UserId): Promise<Result<string>>

  /** The host of a recently used table, without reading the store; `undefined` for other tables. */
  hostKnown(id: TableId): UserId | undefined

  /**
   * Calls back after each stored change of a table, with its server. It reports changes by this process and, after
   * `begin`, also those by other processes that the store announces. Returns a function that unsubscribes.
   */
  onChange(listener: (id: TableId, server: string) => void): () => void
  /**
   * Calls back when announcements by other processes may have been lost. `lookAfter` finds their changes. Returns a
   * function that unsubscribes.
   */
  onMissed(listener: () => void): () => void
  /**
   * Resumes the bot's own time where it stopped, and subscribes to other processes. `isOneOfMany`: another process was
   * up all the time. Call it before any request to tables. Idempotent.
   */
  begin(at?: { readonly isOneOfMany?: boolean }): Promise<void>
  /**
   * Calls `begin` if necessary, and starts everything that runs by itself: computer players, and seats whose players
   * are away (default: of all shards).
   */
  wake(shards?: Shards): Promise<void>
  /** Finds tables, of the given shards, that have to go on by themselves and whose announcements were missed. */
  lookAfter(shards?: Shards): Promise<void>
  /**
   * Stops the service. Nothing runs by itself from then on. Requests that arrive while the current work finishes are
   * still stored. Later ones are refused with `restarting`.
   */
  stop(): Promise<void>
}
