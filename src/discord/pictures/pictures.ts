import type { Asked, Drama, Topic } from '../../engine/index.ts'
import type { FrameRequest, PosterRequest, SceneRequest } from '../../render/index.ts'
import type { Frame, EncodedFilm } from '../../render/finished/film-encoder.ts'
import type { MapExtract } from '../kit/ids.ts'

/** A picture to draw: its table, its view, its viewer, and how much of the board it shows. */
export interface Commission {
  readonly table: string
  readonly game: string
  readonly view: unknown
  /** The open questions. Places that a player may choose show their numbers. */
  readonly asked: readonly Asked[]
  /** The seat that looks; `null` is everybody. */
  readonly viewer: number | null
  /** `card`: for the table card. `full`: a map of the whole board, for the player who asked. */
  readonly size: 'card' | 'full'
  /** `narrow`: for a phone. */
  readonly framing: 'wide' | 'narrow'
  /** The part of the board that a map shows (default: all of it). */
  readonly extract?: MapExtract
  /** The names of the seats, in their order. */
  readonly names: readonly string[]
  readonly faces?: SceneRequest['faces']
  /** For the cover of a game in place of a table: its title. */
  readonly cover?: string
  /** The viewer of a past moment, if the picture shows one: it waits like a map, and doesn't take the card's place. */
  readonly past?: string
}

/** A JPEG; `null` if it couldn't be drawn; `too-many` for a map while the queue is full. */
export type Drawn = Buffer | null | 'too-many'

/**
 * Draws a table, and returns no picture rather than fail. If a newer card of the same table arrives while one waits,
 * the studio skips the older: its callers get the newer picture, which everybody may see just as well. People take
 * turns: `person` is the player who asked, or the host of the table.
 */
export type Pictures = (commission: Commission, person?: string) => Promise<Drawn>

/** The face of a topic that players can look up. Several make one picture, like the cards in a hand. */
export interface FaceCommission {
  readonly game: string
  readonly topics: readonly Topic[]
  /** The person who looks it up: people take turns. */
  readonly user: string
}

/** Draws faces of cards, creatures and places; `null` for a topic without a face, or if it couldn't be drawn. */
export type Faces = (commission: FaceCommission) => Promise<Drawn>

/** A scene of a table: an event, with the topics it names. */
export interface SceneCommission {
  readonly table: string
  readonly game: string
  readonly drama: Drama
  readonly topics: Readonly<Record<string, Topic>>
  readonly faces?: SceneRequest['faces']
  readonly framing: 'wide' | 'narrow'
  /** Whether it moves: an animated WebP in place of a JPEG. */
  readonly moves?: boolean
  /** The player who asked, or the host of the table: people take turns. */
  readonly person?: string | undefined
}

/** Draws a scene; `null` if it couldn't be drawn, `too-many` while the queue is full. Draws the same scene once. */
export type Scenes = (commission: SceneCommission) => Promise<Drawn>

/** The poster of a finished table: the public view of its end, and its words. */
export interface PosterCommission {
  readonly table: string
  readonly game: string
  readonly view: unknown
  readonly poster: PosterRequest
  /** The player who asked, or the host of the table: people take turns. */
  readonly person?: string | undefined
}

/** Draws a poster; `null` if it couldn't be drawn, `too-many` while the queue is full. Draws the same poster once. */
export type Posters = (commission: PosterCommission) => Promise<Drawn>

/** A frame of a film of a game. */
export interface FrameCommission {
  readonly game: string
  readonly frame: FrameRequest
  /** The person who gets the film. */
  readonly person?: string | undefined
}

/** Makes films. */
export interface Filming {
  /**
   * Draws a frame of a film once the queue is empty, or `OTHERS_BEFORE_A_FRAME` other pictures have gone first; `null`
   * if it couldn't be drawn, `too-many` while the studio draws too many films.
   */
  frame(commission: FrameCommission): Promise<Drawn>
  /** Joins the frames of a film; `null` if the film can't have fewer than `most` bytes. */
  join(frames: readonly Frame[], most: number): Promise<EncodedFilm | null>
}
