import { LRUCache } from 'lru-cache'
import type { Asked } from '../../../engine/index.ts'
import type { Framing, TableId } from '../../../tables/model/store.ts'

/** Bytes of pictures that are kept, of the tables played last: a card of some 115 kB for each of two hundred. */
const MOST_BYTES = 24 * 1024 * 1024

/** What a picture was drawn for: the turn, the screen, and the places that bear numbers in it. */
export interface DrawnFor {
  readonly turn: number
  readonly framing: Framing
  readonly places: string
}

interface Kept extends DrawnFor {
  readonly picture: Buffer
}

/**
 * The last picture of each table's card. Where positions pass faster than they are drawn, a card shows that of a moment ago
 * rather than none, if nothing on it misleads: it is of the same turn, and bears no numbers but those of the menu.
 */
export class LatelyDrawn {
  private readonly kept = new LRUCache<TableId, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ picture }) => picture.length + 1,
  })

  /** A picture was drawn. Where it was delivered for an older position as well, only the first call counts. */
  note(table: TableId, drawnFor: DrawnFor, picture: Buffer): void {
    if (this.kept.peek(table)?.picture !== picture) this.kept.set(table, { ...drawnFor, picture })
  }

  fitting(table: TableId, { turn, framing, places }: DrawnFor): Buffer | null {
    const kept = this.kept.get(table)
    const isFitting =
      kept?.turn === turn && kept.framing === framing && (kept.places === NO_PLACES || kept.places === places)
    return isFitting ? kept.picture : null
  }
}

const NO_PLACES = '[]'

/** The places that bear numbers, and whose they are: where it is the same, so are the numbers. */
export function placesIn(asked: readonly Asked[]): string {
  const numbered = asked.map(({ seat, offers }) => ({ seat, places: offers.flatMap(({ place }) => place ?? []) }))
  return JSON.stringify(numbered.filter(({ places }) => places.length > 0))
}
