import type { Logger } from 'pino'
import type { Calendars, Television } from '../../../television/televised.ts'
import type { Asked } from '../../../engine/index.ts'
import type { Result, TableView } from '../../../tables/model/service.ts'
import type { TableService } from '../../../tables/index.ts'
import type { ChronicleLine, TableId, TableRecord, UserId, Webhook, Whisper } from '../../../tables/model/store.ts'
import type { Cleared } from '../../kit/cleared.ts'
import type { Panel } from '../../kit/message.ts'
import type { Faces, Pictures, Posters, Scenes } from '../../pictures/pictures.ts'
import type { FilmStudio } from './film.ts'
import type { WindowShown } from './window.ts'

/** What commands and presses are answered from. */
export interface Context {
  readonly tables: TableService
  readonly projector: ShownTables
  readonly feed: FeedSettings
  readonly board: BoardSettings
  readonly threads: TableThreads
  readonly pictures: Pictures
  readonly faces: Faces
  readonly scenes: Scenes
  readonly posters: Posters
  readonly films: FilmStudio
  /** The pages of tables on televisions; `null` if the operator serves none. */
  readonly television: Television | null
  /** The calendars of people; `null` if the operator serves none. */
  readonly calendars: Calendars | null
  /** The webhooks of people and servers; `null` if the operator wants them off. */
  readonly webhooks: WebhookSettings | null
  readonly hints: HintSource
  readonly absences: AbsenceLog
  readonly authority: Authority
  readonly members: Members
  readonly log: Logger
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Hints for beginners. Never rejects. */
export interface HintSource {
  /** The next hint for a question that the user has not had before; nothing for a user who is not asked. */
  next(user: UserId, view: Pick<TableView, 'game' | 'viewFor'>, asked: Asked | undefined): Promise<string[]>
}

/** When players were last at their tables, and how much they have missed. Never rejects. */
export interface AbsenceLog {
  /**
   * How many lines a player could read when they left the table, if they have just come back to it; otherwise
   * `null`.
   */
  missedBy(user: UserId, view: TableView, seat: number): Promise<number | null>
  /** The private news for a player since they last did something at a table. Absent where nothing is remembered. */
  toldSince?(user: UserId, view: TableView, seat: number): Promise<readonly ChronicleLine[]>
  /** Notes that a player does something at a table. */
  isHere(user: UserId, view: TableView, seat: number): Promise<void>
  /** Notes that a player has read what they missed. */
  hasSeen(user: UserId, view: TableView): void
}

/** Who people are, and who is on a server. */
export interface Members {
  /** The names of the accounts of these users, as far as Discord says them. */
  accounts(users: readonly UserId[]): Promise<ReadonlyMap<UserId, string>>
  /** Those of these users who have left the server, or were thrown out. */
  gone(server: string, users: readonly UserId[]): Promise<ReadonlySet<UserId>>
}

/** Who manages a server. */
export interface Authority {
  /** Whether Discord says so at this moment; `false` if it cannot be asked. */
  manages(server: string, user: UserId): Promise<boolean>
}

/** The screens of the tables, as far as handlers need them. */
export interface ShownTables {
  /** Shows the table as it stands, although something was in the way lately. */
  tryAgain(id: TableId): Promise<void>
  /** Shows a table for a requester. Returns what to tell them if the card can't be shown; `null` if it can. */
  cardOf(id: TableId): Promise<string | null>
  /** The delivery trouble of a table, for a player who hasn't heard of it. A request of theirs makes the bot retry. */
  troubleFor(id: TableId, user: UserId): Promise<string | null>
  /** The window that stands on the card of a table. */
  windowOn(id: TableId): Promise<WindowShown | null>
  /**
   * Where the game stood when its card was shown last, in a few words of the reader's language; empty if it hasn't
   * begun, or wasn't worded in that language.
   */
  headlineOn(record: TableRecord): Promise<string>
  /** The lines that stand on the message with the card of a table, for whomever they are. */
  toldOn(id: TableId): Promise<readonly ChronicleLine[]>
  /** Of which table a message tells, and the lines on it, for whomever they are; `null` if it tells of none. */
  toldIn(message: string): Promise<{ readonly table: TableId; readonly lines: readonly ChronicleLine[] } | null>
  /** Tells everybody who plays at a table something directly, each in their language, where their messages are open. */
  tellPlayers(id: TableId, saying: () => Cleared): Promise<void>
  /** Tells a user something directly. Returns the room of their direct messages; `null` if those are closed. */
  tellDirectly(user: UserId, saying: () => Cleared): Promise<string | null>
  /** The same as `tellPlayers` for a proposal, because the channel may be out of the players' reach. */
  tellOfProposal(id: TableId, proposal: string): Promise<void>
  /** The message that bears the card of a table, if one does. */
  messageOn(id: TableId): Promise<string | null>
  /** A player's new whispers at a table, oldest first. */
  unheard(id: TableId, user: UserId): Promise<readonly Whisper[]>
  /** Notes that a player has read these whispers. */
  heard(id: TableId, user: UserId, whispers: readonly Whisper[]): Promise<void>
  /** Posts a moment where its table stands, unless its sharer has just shared another, or it would tell a secret. */
  share(by: UserId, shared: Shared): Promise<Sharing>
}

/** Where servers have their finished games told, for the command that sets it. */
export interface FeedSettings {
  /** The channel of the feed; `null` if there is none. */
  channel(server: string): Promise<string | null>
  /**
   * Starts the feed in a channel and announces it there. Returns why the bot can't write there, in which case
   * nothing changes; otherwise `null`.
   */
  begin(server: string, channel: string, by: string): Promise<string | null>
  /** Tells it no more. */
  end(server: string): Promise<void>
  /** Tells a game again, where it has been told. */
  amend(record: Pick<TableRecord, 'id'>): void
}

/** Where servers have their open tables listed, for the command that sets it. */
export interface BoardSettings {
  /** The channel of the board; `null` if there is none. */
  channel(server: string): Promise<string | null>
  /**
   * Posts the board in a channel, in place of an earlier one. Returns why the bot can't write there, in which case
   * nothing changes; otherwise `null`.
   */
  begin(server: string, channel: string, by: string): Promise<string | null>
  /** Shows the board again, if there is one. Returns at once. */
  again(server: string): void
  /** Takes the board down. */
  end(server: string): Promise<void>
}

/** A thread to be opened. */
export interface NewThread {
  readonly server: string
  /** The text channel in which it is opened. */
  readonly parent: string
  /** Tells it from all others. */
  readonly key: string
  readonly name: string
  /** The text of the message with which it begins. */
  readonly begins: string
  /** The person who gets it into their list of channels. */
  readonly user: UserId
}

/** The threads of tables, for the commands that open them. Refusals are sentences, and nothing has changed then. */
export interface TableThreads {
  /** Whether each new table of a server gets a thread of its own. */
  isDefault(server: string): Promise<boolean>
  setDefault(server: string, isDefault: boolean): Promise<void>
  /** Opens a table in a new thread. `open` calls `place`, which opens the thread, once nothing else is in the way. */
  open(
    wanted: NewThread,
    open: (place: () => Promise<string>) => Promise<Result<TableRecord, string>>,
  ): Promise<Result<TableRecord, string>>
  /** The thread for talk beside a table; `null` if there is none. */
  talkOf(record: Pick<TableRecord, 'id' | 'server'>): Promise<string | null>
  /** Opens the thread for talk beside a table, unless there is one. Returns its id. */
  talk(record: Pick<TableRecord, 'id' | 'server'>, wanted: NewThread): Promise<Result<string, string>>
}

/** News for webhooks. Everybody in the table's channel may know all of it. */
export interface WebhookNews {
  readonly type: 'turn.waiting' | 'turn.reminder' | 'game.started' | 'game.ended'
  /** Tells it from other news of its type about the table. */
  readonly occasion: string
  readonly table: { readonly id: TableId; readonly game: string }
  /** Since when the table waits, and until when, in milliseconds since 1970. `deadline`: `null` without a limit. */
  readonly since?: number
  readonly deadline?: number | null
  /** The link to the card, or to its channel. */
  readonly url: string
}

/** Hands news to webhooks. */
export interface NewsPosting {
  /** Resolves once the news is stored, to be posted to a person's webhook, or to the server's for `null`. */
  post(server: string, to: UserId | null, news: WebhookNews): Promise<void>
}

/** A webhook that was set, or in a sentence why its address was refused. */
export type WebhookMade = Webhook | { readonly refused: string }

/** The webhooks of people and servers, for the commands that set them. */
export interface WebhookSettings {
  /** The host of a server's webhook; `null` if it has none. */
  ofServer(server: string): Promise<string | null>
  /** Sets a server's webhook, with a new key. */
  begin(server: string, url: string, by: UserId): Promise<WebhookMade>
  /** Ends a server's webhook and all that waits for it. Returns whether there was one. */
  end(server: string): Promise<boolean>
  /** Sets a person's webhook, with a new key. */
  beginFor(user: UserId, url: string): Promise<WebhookMade>
  /** Ends a person's webhook. Returns whether there was one. */
  endFor(user: UserId): Promise<boolean>
}

/** A message about a table for everybody in its channel. */
export interface Shared {
  readonly record: Pick<TableRecord, 'id' | 'room' | 'language'>
  /** In the language of the table. */
  readonly panel: Panel
  /**
   * The positions on which the message depends, one after another; `null` if a position can't be loaded. Empty once
   * the game is over.
   */
  readonly shown: Iterable<Composed> | AsyncIterable<Composed | null>
}

/** A position, and what is composed of it: in another world it would be the same. */
export interface Composed {
  readonly then: TableView
  readonly compose: (then: TableView) => unknown
}

/** What came of sharing a moment. */
export type Sharing = 'shared' | 'too-soon' | 'would-tell' | 'in-the-way' | { readonly reason: string }

/** What is replied, privately: a sentence, a panel, or nothing at all. */
export type Reply = string | Panel | null
