import { LRUCache } from 'lru-cache'
import { languageNow } from '../../../language/index.ts'
import type { Frame } from '../../../render/finished/film-encoder.ts'
import type { UserId } from '../../../tables/model/store.ts'
import type { Drawn, Filming, FrameCommission } from '../../pictures/pictures.ts'
import type { Film, FilmName, FilmStudio, NoFilm } from '../context/film.ts'

/** A film has fewer bytes than this. */
export const MAX_FILM_BYTES = 8_000_000
/** The number of films in the making at the same time. */
export const MAX_FILMS_AT_ONCE = 4
/** How long and how many bytes of finished films stay in the cache. */
const [CACHED_FOR_MS, MAX_CACHED_BYTES] = [3_600_000, 48_000_000]

/** The films that are being made, and those that were made lately. Nothing of it outlives the process. */
export class CachingFilmStudio implements FilmStudio {
  private readonly filming: Filming
  private readonly made = new LRUCache<string, Film>({
    ttl: CACHED_FOR_MS,
    ttlAutopurge: true,
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ image }) => image.length,
  })
  private readonly underWay = new Set<string>()

  constructor(filming: Filming) {
    this.filming = filming
  }

  known(name: FilmName): Film | undefined {
    return this.made.get(keyOf(name))
  }

  inAnyLanguage(name: FilmName): Film | undefined {
    const other = [...this.made.keys()].find((key) => key.endsWith(subjectOf(name)))
    return this.known(name) ?? (other === undefined ? undefined : this.made.get(other))
  }

  keep(name: FilmName, film: Film): void {
    this.made.set(keyOf(name), film)
  }

  /** Why a user can't have a film made now; `null` if they can. */
  refusal(user: UserId): NoFilm | null {
    // One film per user over all tables, so that one user can't take all places.
    if (this.underWay.has(user)) return 'under-way'
    return this.underWay.size >= MAX_FILMS_AT_ONCE ? 'too-many' : null
  }

  /** Reserves a place for a user's film. Call the result to free it. */
  begin(user: UserId): () => void {
    this.underWay.add(user)
    return () => void this.underWay.delete(user)
  }

  frame(commission: FrameCommission): Promise<Drawn> {
    return this.filming.frame(commission)
  }

  async join(frames: readonly Frame[]) {
    return await this.filming.join(frames, MAX_FILM_BYTES)
  }
}

/** Of a film in the language of the moment. */
function keyOf(name: FilmName): string {
  return languageNow() + subjectOf(name)
}

function subjectOf({ table, eyes, from, to }: FilmName): string {
  return ` ${[table, eyes, from, to].join(' ')}`
}
