import { LRUCache } from 'lru-cache'
import type { Asked } from '../../../engine/index.ts'
import type { Framing, TableId } from '../../../tables/model/store.ts'

/** Caches the pictures of the most recently played tables: a card of some 115 kB for each of two hundred. In bytes. */
const MAX_BYTES = 24 * 1024 * 1024

/** The subject of a picture: the turn, the language, the screen, and its numbered places. */
export interface DrawnFor {
  readonly language: string
  readonly turn: number
  readonly framing: Framing
  readonly places: string
}

interface Kept extends DrawnFor {
  readonly picture: Buffer
}

/**
 * The last picture of each table's card. If positions change faster than the studio draws them, a card shows an older
 * picture rather than none, provided that it can't mislead: it is of the same turn, in the same language, and its only
 * numbers are those of the menu.
 */
export class PictureCache {
  private readonly kept = new LRUCache<TableId, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ picture }) => picture.length + 1,
  })

  /** Records a picture. If it was delivered for an older position as well, only the first call counts. */
  note(table: TableId, drawnFor: DrawnFor, picture: Buffer): void {
    if (this.kept.peek(table)?.picture !== picture) this.kept.set(table, { ...drawnFor, picture })
  }

  fitting(table: TableId, { turn, language, framing, places }: DrawnFor): Buffer | null {
    const kept = this.kept.get(table)
    if (kept?.turn !== turn || kept.language !== language || kept.framing !== framing) return null
    return kept.places === NO_PLACES || kept.places === places ? kept.picture : null
  }
}

const NO_PLACES = '[]'

/** The numbered places, and whose they are. If this is the same, so are the numbers. */
export function placesIn(asked: readonly Asked[]): string {
  const numbered = asked.map(({ seat, offers }) => ({ seat, places: offers.flatMap(({ place }) => place ?? []) }))
  return JSON.stringify(numbered.filter(({ places }) => places.length > 0))
}
