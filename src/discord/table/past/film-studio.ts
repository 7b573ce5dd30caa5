import { LRUCache } from 'lru-cache'
import type { Frame } from '../../../render/finished/film-encoder.ts'
import type { UserId } from '../../../tables/model/store.ts'
import type { Drawn, Filming, FrameCommission } from '../../pictures/pictures.ts'
import type { Film, FilmName, FilmStudio, NoFilm } from '../context/film.ts'

/** A film has fewer bytes than this. */
export const FILM_BYTES = 8_000_000
/** So many films are made at once. */
export const MOST_FILMS = 4
/** Films that were made are kept for so long, in milliseconds, and of all together so many bytes. */
const [KEPT_FOR, KEPT_BYTES] = [3_600_000, 48_000_000]

/** The films that are being made, and those that were made lately. Nothing of it outlives the process. */
export class CachingFilmStudio implements FilmStudio {
  private readonly filming: Filming
  private readonly made = new LRUCache<string, Film>({
    ttl: KEPT_FOR,
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ image }) => image.length,
  })
  private readonly underWay = new Set<string>()

  constructor(filming: Filming) {
    this.filming = filming
  }

  /** A film that is still at hand. */
  known(name: FilmName): Film | undefined {
    return this.made.get(keyOf(name))
  }

  keep(name: FilmName, film: Film): void {
    this.made.set(keyOf(name), film)
  }

  /** Why somebody cannot have a film made now; `null` if they can. */
  refusal(user: UserId): NoFilm | null {
    // One at a time, of whichever table, or one person would make all of them.
    if (this.underWay.has(user)) return 'under-way'
    return this.underWay.size >= MOST_FILMS ? 'too-many' : null
  }

  /** Somebody has one made now. Returns what says that it is done. */
  begin(user: UserId): () => void {
    this.underWay.add(user)
    return () => void this.underWay.delete(user)
  }

  frame(commission: FrameCommission): Promise<Drawn> {
    return this.filming.frame(commission)
  }

  async join(frames: readonly Frame[]) {
    return await this.filming.join(frames, FILM_BYTES)
  }
}

function keyOf({ table, eyes, from, to }: FilmName): string {
  return [table, eyes, from, to].join(' ')
}
