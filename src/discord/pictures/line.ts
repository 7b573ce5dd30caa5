/** What is to be drawn, and for which table or person: a card, anything that somebody looks at alone, or a picture of a film. */
export interface Place {
  readonly table: string
  readonly size: 'card' | 'full' | 'frame'
}

export const MOST_CARDS = 200
export const MOST_MAPS = 60
export const MAPS_A_TABLE = 3
/** A map waits for no more cards than so many: nobody waits for ever. */
export const CARDS_BEFORE_A_MAP = 5
/** Films wait while anything else waits; but not for ever either. */
export const OTHERS_BEFORE_A_FRAME = 10
export const MOST_FRAMES = 20

/**
 * What waits to be drawn. Cards go before maps, tables take turns, and a table has one card in it at most: a newer one
 * takes the place of the one before. Pictures of films come last of all.
 */
export class Line<Job extends Place> {
  private readonly cards = new Map<string, Job>()
  /** The maps of each table, the table first whose turn it is. */
  private readonly maps = new Map<string, Job[]>()
  private cardsInARow = 0
  private readonly frames: Job[] = []
  private othersInARow = 0

  /** How many wait. `mayFilm`: pictures of films count too. */
  waiting(mayFilm = true): number {
    return this.cards.size + this.countMaps() + (mayFilm ? this.frames.length : 0)
  }

  hasRoomFor({ table, size }: Place): boolean {
    if (size === 'card') return this.cards.has(table) || this.cards.size < MOST_CARDS
    if (size === 'frame') return this.frames.length < MOST_FRAMES
    return (this.maps.get(table)?.length ?? 0) < MAPS_A_TABLE && this.countMaps() < MOST_MAPS
  }

  /** The card of a table that waits. */
  cardOf(table: string): Job | undefined {
    return this.cards.get(table)
  }

  put(job: Job): void {
    if (job.size === 'card') this.cards.set(job.table, job)
    else if (job.size === 'frame') this.frames.push(job)
    else this.maps.set(job.table, [...(this.maps.get(job.table) ?? []), job])
  }

  dropCard(table: string): void {
    this.cards.delete(table)
  }

  /** Takes out what is to be drawn next. `mayFilm`: it may be a picture of a film. */
  next(mayFilm = true): Job | undefined {
    const others = this.cards.size + this.maps.size
    const isFilmsTurn = others === 0 || this.othersInARow >= OTHERS_BEFORE_A_FRAME
    if (mayFilm && isFilmsTurn && this.frames.length > 0) {
      this.othersInARow = 0
      return this.frames.shift()
    }
    if (others > 0) this.othersInARow += 1
    return this.nextOther()
  }

  private nextOther(): Job | undefined {
    const isMapsTurn = this.maps.size > 0 && (this.cards.size === 0 || this.cardsInARow >= CARDS_BEFORE_A_MAP)
    this.cardsInARow = isMapsTurn || this.maps.size === 0 ? 0 : this.cardsInARow + 1
    return isMapsTurn ? this.nextMap() : this.nextCard()
  }

  /** Takes out everything. */
  clear(): Job[] {
    const all = [...this.cards.values(), ...[...this.maps.values()].flat(), ...this.frames]
    this.frames.length = 0
    this.cards.clear()
    this.maps.clear()
    return all
  }

  private nextCard(): Job | undefined {
    const [first] = this.cards.values()
    if (first) this.cards.delete(first.table)
    return first
  }

  private nextMap(): Job | undefined {
    const [turn] = this.maps
    if (!turn) return undefined
    const [table, [first, ...others]] = turn
    this.maps.delete(table)
    if (others.length > 0) this.maps.set(table, others)
    return first
  }

  private countMaps(): number {
    return [...this.maps.values()].reduce((sum, jobs) => sum + jobs.length, 0)
  }
}
