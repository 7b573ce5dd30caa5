import type { Drama, Seat } from '../../../engine/index.ts'
import type { Caption } from '../../../render/index.ts'
import type { Frame, EncodedFilm } from '../../../render/finished/film-encoder.ts'
import type { TableId, UserId } from '../../../tables/model/store.ts'
import type { Drawn, FrameCommission } from '../../pictures/pictures.ts'

/** A picture of a film, and what is said above it. */
export interface Shot {
  readonly caption: Omit<Caption, 'done'>
  /** The table as it stood after a line of the log, with the piece of a seat in the middle; or a scene. */
  readonly shows:
    | { readonly kind: 'table'; readonly seq: number; readonly focus: Seat | null }
    | { readonly kind: 'scene'; readonly drama: Drama }
  /** In milliseconds. */
  readonly delay: number
}

export interface Plan {
  readonly shots: readonly Shot[]
  /** The first line, and the number of lines at that time. Both count public lines only. */
  readonly from: number
  readonly to: number
}

/** A film as it was made. */
export interface Film {
  readonly image: Buffer
  /** The number of pictures, and the length in milliseconds. */
  readonly frames: number
  readonly duration: number
  /** What it shows, for those who cannot see it. */
  readonly alt: string
  /** What it was drawn from. */
  readonly shots: readonly Shot[]
}

/** Of which table, with whose eyes, from which line to which. */
export type FilmName = Pick<Plan, 'from' | 'to'> & { readonly table: TableId; readonly eyes: number }

/** Why no film is begun. */
export type NoFilm = 'under-way' | 'too-many'

/** Makes films and keeps them for a while. */
export interface FilmStudio {
  /** A film in the language of the moment that is still in the cache. */
  known(name: FilmName): Film | undefined
  /** The same, or one in another language, as somebody else made it. */
  inAnyLanguage(name: FilmName): Film | undefined
  keep(name: FilmName, film: Film): void
  /** Why a user can't have a film made now; `null` if they can. */
  refusal(user: UserId): NoFilm | null
  /** Reserves a place for a user's film. Call the result to free it. */
  begin(user: UserId): () => void
  frame(commission: FrameCommission): Promise<Drawn>
  join(frames: readonly Frame[]): Promise<EncodedFilm | null>
}
