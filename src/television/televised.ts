/** A picture on a television, and its alternative text. */
export interface TelevisedPicture {
  readonly image: Buffer
  readonly alt: string
  readonly isMoving: boolean
}

/** What a television shows of a table: a card as everybody may see it, in plain text. */
export interface Televised {
  /** The language of the table; absent for English. */
  readonly language?: string
  /** The title of the game. */
  readonly title: string
  /** Whose move it is. If it's no player's, where the game stands. */
  readonly headline: string
  /** Where the game stands, in a few words; empty if the headline says so. */
  readonly position: string
  /** Identifies the message with the card among those of its table: another message has another number. */
  readonly message: number
  /** The lines of the message with the card. The last ones of earlier messages stay above them. */
  readonly lines: readonly string[]
  /** The map, or the cover or poster in its place; `null` without a picture. */
  readonly map: TelevisedPicture | null
  /** `null`: the last scene stays. Without a map no scene stays either. */
  readonly scene: TelevisedPicture | null
}

/** The pages of tables, each behind a secret link. */
export interface Television {
  /** The tables with a link. */
  readonly linked: readonly string[]
  /** The link of a table; `null` if it has none. */
  linkOf(table: string): string | null
  /** Returns the link of a table, and makes one if it has none. */
  link(table: string): Promise<string>
  /** Ends the link of a table, and tells the open pages. Returns whether there was one. */
  unlink(table: string): Promise<boolean>
  /** Whether a table has a link whose page isn't complete yet. */
  needs(table: string): boolean
  /** Shows a table on its page, if it has a link. `isWhole`: no picture follows. */
  show(table: string, televised: Televised, isWhole: boolean): void
  /** Calls the listener for each table whose page isn't complete. Returns a function that stops it. */
  onNeed(listener: (table: string) => void): () => void
}

/** The calendars of people, each behind a secret link. */
export interface Calendars {
  /** The people with a link. */
  readonly linked: readonly string[]
  /** The link of a person's calendar; `null` if they have none. */
  linkOf(user: string): string | null
  /** Returns the link of a person's calendar, and makes one if they have none. */
  link(user: string): Promise<string>
  /** Ends the link of a person's calendar. Returns whether there was one. */
  unlink(user: string): Promise<boolean>
  /** Puts a calendar (RFC 5545) behind a person's link, if they have one. */
  show(user: string, calendar: string): void
  /** Calls the listener for each person whose calendar is missing. Returns a function that stops it. */
  onNeed(listener: (user: string) => void): () => void
}

/** A link as the process knows it. */
export type LinkToken = string

/** What is behind a link. */
export type LinkKind = 'table' | 'calendar'

/** What the bot tells the process. It is all that the process ever knows. */
export type ToTelevision =
  | { readonly kind: 'listen'; readonly tables: readonly LinkToken[]; readonly calendars: readonly LinkToken[] }
  | { readonly kind: 'link'; readonly of: LinkKind; readonly token: LinkToken }
  | { readonly kind: 'unlink'; readonly token: LinkToken }
  | { readonly kind: 'show'; readonly token: LinkToken; readonly televised: Televised }
  | { readonly kind: 'calendar'; readonly token: LinkToken; readonly calendar: string }

/** What the process tells the bot: that it listens on a port, or the code of the error because of which it can't. */
export type FromTelevision =
  { readonly kind: 'listening'; readonly port: number } | { readonly kind: 'failed'; readonly code: string }
