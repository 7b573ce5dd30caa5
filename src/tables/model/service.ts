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

/** The most that a player's own note may have. */
export const NOTE_LETTERS = 1000
/** The most that the name of a moment may have, and so many a table may have. */
export const BOOKMARK_LETTERS = 50
export const MOST_BOOKMARKS = 25
export { MOST_AWAY_DAYS } from './people.ts'
/** The most that a seed may have. */
export const SEED_LETTERS = 100

/** What somebody may choose for all their tables. */
export type Choices = Partial<
  Pick<
    Person,
    'zone' | 'quiet' | 'learns' | 'notice' | 'remindEvery' | 'whileAway' | 'pictures' | 'records' | 'whispers'
  >
>

/** Who asks for something, and what they are called. */
export interface Somebody extends Named {
  readonly user: UserId
}

/** Where a saved game is taken up. `from`: the server where it must stand now, which was asked whether it may. */
export interface TakenUp {
  readonly server: string
  readonly room: string
  readonly by?: UserId | undefined
  readonly from?: string | undefined
}

/** Where a game that was taken in waits. */
export interface TakenInto {
  readonly server: string
  readonly room: string
  /** Who takes it in, and hosts it from then on; unless that is said, whoever hosted it before. */
  readonly by?: UserId | undefined
  /** What is to be kept as shown of it, whose chronicle has so many lines and whose players whispered this: whoever shows tables knows. */
  readonly shown?: (lines: number, whispers: readonly Whisper[]) => readonly Omit<Shown, 'table'>[]
}

/** How a table is to be opened. */
export interface Opened {
  readonly game: string
  /** The first of the game's presets, if none is given. */
  readonly preset?: string
  /** What is chosen otherwise. */
  readonly options?: OptionValues
  readonly seed?: string
  readonly timing?: Timing
  readonly server: string
  readonly room: string
  readonly host: Somebody
}

/** What came of an answer: the lines of the chronicle, and the table as it stands after them. */
export interface Submitted {
  readonly lines: readonly NewLine[]
  readonly view: TableSight
}

/** Who wants a game to be played once more, and who of its players cannot come any more. */
export interface OnceMore {
  readonly by: Somebody
  readonly gone: ReadonlySet<UserId>
  readonly brought?: Contribution
}

/** The table at which people play once more; `isNew`: it was opened just now. */
export interface PlayedAgain {
  readonly record: TableRecord
  readonly isNew: boolean
}

/**
 * What a table can be asked to do. The records handed out bear the seed and the secret of its seal only once the game is
 * over. Requests of
 * one table are carried out one after another.
 */
export interface TableService {
  readonly games: readonly Game[]
  /** What finished games have left. */
  readonly annals: AnnalsService
  /** Opens a lobby with its host in the first seat. One open table a room. Without a seed the dice are sealed. */
  open(request: Opened): Promise<Result<TableRecord>>
  /**
   * Opens a lobby in the room of a table that has ended, with the same people, computers and house rules; who sat second sits
   * first. Whoever wants it is its host if they played, else the host of before. If that was done before and stands there
   * still, it is that lobby or game. Refused with `nobody-again` if nobody can sit.
   */
  again(id: TableId, once: OnceMore): Promise<Result<PlayedAgain>>
  /**
   * Takes a seat in the lobby; or, in a running game, comes back to one's own seat, even after giving up where the rules let
   * one, or takes the first that is offered. What is brought to a lobby goes into
   * the seed of sealed dice: something that whoever runs the tables could neither know nor choose beforehand.
   */
  join(id: TableId, user: UserId, name: Named | string, brought?: Contribution): Promise<Result<TableRecord>>
  /**
   * Leaves: in the lobby the seat is free again (the last to leave closes it; a host's part goes to the next);
   * in a running game the seat is played by defaults until its player comes back.
   */
  leave(id: TableId, user: UserId): Promise<Result<TableRecord>>
  /** Somebody is no member of the server of a table any more: the same, whatever they had chosen for while they are away. */
  leftServer(id: TableId, user: UserId): Promise<Result<TableRecord>>
  /** Seats a computer player in the lobby. Any seated player may. */
  addComputer(id: TableId, by: UserId): Promise<Result<TableRecord>>
  /** Sends the last computer player away from the lobby. */
  removeComputer(id: TableId, by: UserId): Promise<Result<TableRecord>>
  /** Chooses in the lobby how much time the table gives. Only whoever opened it may. */
  setTiming(id: TableId, by: UserId, chosen: { pace?: PaceName; atZero?: AtZero }): Promise<Result<TableRecord>>
  /**
   * Chooses in the lobby by which house rules the game is played: a preset, which sets all options, then single options. Only
   * whoever opened it may. What does not go together is refused.
   */
  setHouseRules(
    id: TableId,
    by: UserId,
    chosen: { preset?: string; options?: OptionValues },
  ): Promise<Result<TableRecord>>
  /**
   * By which house rules new tables of a game begin on a server, unless whoever opens one says otherwise; `null`: by the
   * game's own. What does not go together is refused.
   */
  prefer(server: string, game: string, house: HouseRules | null): Promise<Result>
  /** What a server prefers for a game; `null` if it has said nothing, or nothing that the game still has. */
  preferred(server: string, game: string): Promise<HouseRules | null>
  /** Chooses how the pictures are drawn that all see, at any time. Any seated player may. */
  setPictures(id: TableId, by: UserId, pictures: Framing): Promise<Result<TableRecord>>
  /** Chooses in the lobby whether players may whisper to each other. Only whoever opened it may. */
  setWhispering(id: TableId, by: UserId, whispering: boolean): Promise<Result<TableRecord>>
  /** Starts the game. Any seated player may. What is brought goes into the seed last. */
  start(id: TableId, by: UserId, brought?: Contribution): Promise<Result<TableRecord>>
  /**
   * Answers for a player: a question or an aside. With a token, an answer to a question that has passed is `stale`. Resolves to
   * the lines of the chronicle that came of it, each for its own audience, and the table as it stands after them.
   */
  submit(id: TableId, user: UserId, choice: Choice, token?: QuestionToken): Promise<Result<Submitted>>
  /** Takes the player's last answer back, where that is fair. Nobody else hears of it if the answer was secret. */
  undo(id: TableId, user: UserId): Promise<Result>
  /** Gives up for good, by the rules of the game. */
  resign(id: TableId, user: UserId): Promise<Result>
  /**
   * Puts something to the players; whoever does so agrees to it. Where nobody else has to agree it is carried out at once.
   * What needs another person's word waits for the absent.
   * How it was settled, or `open`.
   */
  move(id: TableId, user: UserId, proposal: Proposal): Promise<Result<MotionEnd | 'open'>>
  /** Agrees to a motion, or refuses it; whoever moved it takes it back by refusing. How it was settled by that, or `open`. */
  vote(id: TableId, user: UserId, motion: string, agrees: boolean): Promise<Result<MotionEnd | 'open'>>
  /**
   * Does what players would have to agree on, for somebody who may decide it alone. The table is told so. `by`: who; refused where
   * another person than the players has to agree, and they play there.
   */
  decide(id: TableId, proposal: Proposal, by?: UserId): Promise<Result>
  /**
   * Somebody looks over a shoulder no more: whoever does so may end it, and the player; `by` is `null` for somebody who may decide
   * it alone. The table is told.
   */
  endWatch(id: TableId, watcher: UserId, by: UserId | null): Promise<Result>
  /**
   * Says something to another player alone, where the table's house rules let them. All are told that it was done, and not what
   * was said.
   */
  whisper(id: TableId, user: UserId, to: Seat, text: string): Promise<Result<Whisper>>
  /** The last whispers that were for somebody or by them, oldest first. Nobody else may be shown them. */
  whispersWith(id: TableId, user: UserId, limit: number): Promise<readonly Whisper[]>
  /**
   * Tells the table that somebody who manages the server looks into the secrets of a seat, or of all, at a game under way. Show
   * them only once this is done.
   */
  lookInto(id: TableId, by: Named & { readonly user: UserId }, seat: Seat | null): Promise<Result>
  /** Lets a game go on that pauses. Any player may. */
  goOn(id: TableId, user: UserId): Promise<Result>
  /** Somebody acts at a table under this name: their seat goes by it from now on. Whether it did not before. */
  rename(id: TableId, user: UserId, name: Named): Promise<Result<boolean>>
  /** Takes over a seat that is offered. */
  takeSeat(id: TableId, seat: Seat, user: UserId, name: Named | string): Promise<Result<TableRecord>>
  /** Gives a player's seat to somebody else, offered or not, for somebody who may decide it alone. */
  giveSeat(id: TableId, seat: Seat, user: UserId, name: Named | string, by?: UserId): Promise<Result<TableRecord>>
  /** Keeps a player's own note at a table, for as long as there is the table; an empty one is forgotten. */
  setPrivateNote(id: TableId, user: UserId, text: string): Promise<Result>
  /** A player's own note at a table; empty if there is none. Nobody else may be shown it. */
  privateNote(id: TableId, user: UserId): Promise<string>
  /**
   * Keeps who somebody without a seat guesses will win. A guess counts from the turn in which it was made, and may be changed
   * while the game runs; it is told when that is over.
   */
  guess(id: TableId, who: Somebody, seat: Seat): Promise<Result<Guess>>
  /** Somebody's own guess; `null` if they have none. Nobody else may be shown it. */
  guessOf(id: TableId, user: UserId): Promise<Guess | null>
  /** Whether somebody is known at a table by the file alone that it came from: nobody writes to them. */
  isStranger(id: TableId, user: UserId): Promise<boolean>
  /** What somebody has chosen for all their tables. */
  person(user: UserId): Promise<Person>
  /** Changes what somebody has chosen; their tables take it into account at once. */
  choose(user: UserId, change: Choices): Promise<Result<Person>>
  /** Somebody is away until then, in milliseconds since 1970: at all their running tables, and at those they begin meanwhile. */
  goAway(user: UserId, until: number, whileAway: WhileAway): Promise<Result<Person>>
  /** Whoever was away for a longer time is back; acting at any of their tables does the same. */
  comeBack(user: UserId): Promise<Result>
  /**
   * Somebody opens their hand or does anything else at a table: their seat is theirs again if it was played or offered because they
   * were silent or had left. What they are told alone; `null` if nothing changed, as while they are away until a day of their own.
   */
  takeSeatBack(id: TableId, user: UserId): Promise<Result<readonly NewLine[] | null>>
  /**
   * Moves a saved game to a room, of whatever server, takes it up again there if it was closed while playing, and tells the table.
   * What keeps a server from having too many tables holds for one that comes from another. `by`: who wants it; whoever brings a game
   * to another server is shown none of its secrets while it lasts. Whether they may is for whoever asks to find out.
   */
  resume(id: TableId, to: TakenUp): Promise<Result<TableRecord>>
  /** Gives a name to the moment at which a game stands. */
  bookmark(id: TableId, by: UserId, name: string): Promise<Result<Bookmark>>
  forgetBookmark(id: TableId, name: string): Promise<Result>
  /** The named moments of a table, oldest first; `isLeft`: it lies on a branch that was left. */
  bookmarks(id: TableId): Promise<readonly (Bookmark & { readonly isLeft: boolean })[]>
  /** What the game has left by going back and can be taken up again, what was left last first. */
  branches(id: TableId): Promise<readonly BranchSight[]>
  /** Tells of lines of the chronicle whether what they tell still counts: not of facts that the game has gone back behind openly. */
  whatStands(id: TableId): Promise<(line: ChronicleLine) => boolean>
  /** What going back as proposed would lead to: `back`, `undo`. Nothing changes. */
  wayBack(id: TableId, proposal: Proposal): Promise<Result<WayBack>>
  /** The same for what a motion that is open has been moved to go back to. */
  wayOf(id: TableId, motion: string): Promise<Result<WayBack>>
  /**
   * A game with all that is kept of it, as a file from which another house can go on. While it is not over that holds its
   * secrets: nobody who plays there gets it, and the table is told.
   */
  exported(id: TableId, by: Named & { readonly user: UserId }): Promise<Result<string>>
  /**
   * Takes a game in from a file, checked whole before anything is kept: it waits to be taken up again, or is over. A table
   * that is here already is not taken in once more.
   */
  import(file: Uint8Array, into: TakenInto): Promise<Result<TableRecord>>
  /** Puts a game that has ended into the archive: its log, its chronicle and where it stood last are kept. */
  toArchive(id: TableId): Promise<Result>
  /** Ends a game or lobby for good. `by`: who decides it; refused if they play in the game. */
  close(id: TableId, by?: UserId): Promise<Result>

  /**
   * A table as it stands now; `undefined` if there is none. A lobby has a record and no game yet; a game that the rules
   * cannot show has the `fault` that says why.
   */
  sight(id: TableId): Promise<Sighted | undefined>
  /**
   * A table as it stood after a line of its log, with what was taken back later: its game, without clocks and motions;
   * `undefined` if the log has no such line, or the rules cannot go there. Each viewer sees what they saw then.
   */
  sightAt(id: TableId, seq: number): Promise<TableSight | undefined>
  tableIn(server: string, room: string): Promise<TableRecord | undefined>
  tablesOf(wanted: TableQuery): Promise<readonly TableRecord[]>
  tablesCount(wanted: TableQuery): Promise<number>
  /** The same with damaged tables in their places (see `Store.tablesListed`). */
  tablesListed(wanted: ServerQuery): Promise<readonly (TableRecord | DamagedTable)[]>
  tablesListedCount(wanted: ServerQuery): Promise<number>
  /** A table that cannot be read; `undefined` if it can, or there is none. */
  damagedTable(id: TableId): Promise<DamagedTable | undefined>
  chronicle(id: TableId, after: number, limit: number): Promise<readonly ChronicleLine[]>
  chronicleEnd(id: TableId, limit: number): Promise<readonly ChronicleLine[]>
  /** What a seat, or somebody without one, may read of the chronicle: at most `limit` lines after the first `skip`. */
  linesFor(id: TableId, viewer: Seat | null, skip: number, limit: number): Promise<readonly ChronicleLine[]>
  /** How many lines of the chronicle, up to line `upTo`, a seat or a spectator may read. */
  linesForCount(id: TableId, viewer: Seat | null, upTo?: number): Promise<number>
  /** What `linesToldTo` resolves to, for several seats in one read. */
  linesToldToEach(id: TableId, seats: readonly Seat[], limit: number): Promise<readonly (readonly ChronicleLine[])[]>
  /** The last lines that a seat was told and not everybody. */
  linesToldTo(id: TableId, seat: Seat, limit: number): Promise<readonly ChronicleLine[]>
  /** Lines that some were told and not everybody, after a line, oldest first; none while the game goes on. */
  linesToldApart(id: TableId, after: number, limit: number): Promise<readonly ChronicleLine[]>

  /**
   * Plays a game that is over again from what it was dealt from, and says whether all of it follows: in slices, so that
   * other tables and the network have their turn. Until then, and for a game that was ended early, `not-over`. `by`: who wants
   * it; people take turns.
   */
  verify(id: TableId, by?: UserId): Promise<Result<Verdict>>
  /** A game that is over, with what is needed to verify it elsewhere; and the same as a file. */
  saved(id: TableId, by?: UserId): Promise<Result<SavedGame>>
  savedFile(id: TableId, by: UserId): Promise<Result<string>>

  /** The host of a table, if that is known without looking: tables that were looked at lately. */
  hostKnown(id: TableId): UserId | undefined

  /**
   * Calls back whenever a table has changed in the store, by this process or, once it has begun, by another of which the store
   * tells; with the server where it stands. Returns how to stop it.
   */
  onChange(listener: (id: TableId, server: string) => void): () => void
  /** Calls back when something that other processes have done may not have been heard of: `lookAfter` finds it. Returns how to stop it. */
  onMissed(listener: () => void): () => void
  /**
   * Takes up the time where it was left, and begins to hear of other processes; `isOneOfMany`: another of them was up all the time. To be
   * called before anything is asked of tables; once more does nothing.
   */
  begin(at?: { readonly isOneOfMany?: boolean }): Promise<void>
  /** Begins, if that was not done, and wakes what must go on by itself: computer players and seats that are away; of some shards, if it is said. */
  wake(shards?: Shards): Promise<void>
  /** Looks whether something of some shards has to go on by itself of which it was not heard. */
  lookAfter(shards?: Shards): Promise<void>
  /**
   * Stops for good. Nothing goes on by itself any more; what is asked for while the rest is finished is still kept, what comes
   * later is refused with `restarting`.
   */
  stop(): Promise<void>
}
