import type { Asked, Drama, Topic } from '../../engine/index.ts'
import type { FrameRequest, PosterRequest } from '../../render/index.ts'
import type { Frame, EncodedFilm } from '../../render/finished/film-encoder.ts'
import type { Extract } from '../kit/ids.ts'

/** A picture to be drawn: of which table, from which view, for whom, and how much of the board. */
export interface Commission {
  readonly table: string
  readonly game: string
  readonly view: unknown
  /** What is asked; places that may be chosen bear their numbers. */
  readonly asked: readonly Asked[]
  /** Who looks; `null` is everybody. */
  readonly viewer: number | null
  /** `card`: for the table's card. `full`: a map of the whole board, for whoever asked. */
  readonly size: 'card' | 'full'
  /** `narrow`: for a phone. */
  readonly framing: 'wide' | 'narrow'
  /** What a map shows; all of the board unless told. */
  readonly extract?: Extract
  /** What the seats are called, in their order. */
  readonly names: readonly string[]
  /** For whom a moment of the past is drawn, if it is one: it waits as maps do, and takes no card's place. */
  readonly past?: string
}

/** A JPEG; `null` where none could be drawn; `too-many` for a map while too many wait already. */
export type Drawn = Buffer | null | 'too-many'

/**
 * Draws a table, and does without a picture rather than fail. A card that still waits when a newer one of its table is
 * wanted is not drawn: whoever wanted it has the newer picture, which everybody may see just as well. People take turns: `person` is
 * who asked for it, or the host of the table.
 */
export type Pictures = (commission: Commission, person?: string) => Promise<Drawn>

/** The face of something that can be looked up; several make one picture, as cards in a hand. */
export interface FaceCommission {
  readonly game: string
  readonly topics: readonly Topic[]
  /** Who looks it up: everybody is served in turn. */
  readonly user: string
}

/** Draws faces of cards, creatures, places; `null` for what has none, or where they cannot be drawn. */
export type Faces = (commission: FaceCommission) => Promise<Drawn>

/** A scene of a table: what has happened there, with the topics that it names. */
export interface SceneCommission {
  readonly table: string
  readonly game: string
  readonly drama: Drama
  readonly topics: Readonly<Record<string, Topic>>
  readonly framing: 'wide' | 'narrow'
  /** Who asked for it, or the host of the table: people take turns. */
  readonly person?: string | undefined
}

/** Draws a scene; `null` where it cannot be drawn, `too-many` while too many wait already. The same scene is drawn once. */
export type Scenes = (commission: SceneCommission) => Promise<Drawn>

/** The poster of a table that is over: everybody's view of its end, and what it says. */
export interface PosterCommission {
  readonly table: string
  readonly game: string
  readonly view: unknown
  readonly poster: PosterRequest
  /** The same. */
  readonly person?: string | undefined
}

/** Draws a poster; `null` where it cannot be drawn, `too-many` while too many wait already. The same poster is drawn once. */
export type Posters = (commission: PosterCommission) => Promise<Drawn>

/** A picture of a film of a game. */
export interface FrameCommission {
  readonly game: string
  readonly frame: FrameRequest
  /** For whom the film is made. */
  readonly person?: string | undefined
}

/** Makes films. */
export interface Filming {
  /**
   * Draws a picture of a film once nobody waits for another, or so many others have gone before it; `null` where it cannot be
   * drawn, `too-many` while too many films are being drawn.
   */
  frame(commission: FrameCommission): Promise<Drawn>
  /** Joins pictures of a film; `null` if none of fewer than so many bytes can be made of them. */
  join(frames: readonly Frame[], most: number): Promise<EncodedFilm | null>
}
