import { FairQueue, type Owned } from '../../tables/index.ts'

/** A picture to draw, and its table or person: a card, a scene, a private picture, or a frame of a film. */
export interface Place extends Owned {
  readonly size: 'card' | 'scene' | 'full' | 'frame'
}

export const MAX_CARDS = 200
export const MAX_MAPS = 60
export const MAPS_A_TABLE = 3
export const SCENES_A_TABLE = 8
/** Counts across all of a person's tables, so that one person can't take every place. */
export const MAPS_A_PERSON = 6
/** The most cards that may go before a waiting map, so that no map waits for ever. */
export const CARDS_BEFORE_A_MAP = 5
/** Films wait while anything else waits, but not for ever either. */
export const OTHERS_BEFORE_A_FRAME = 10
export const MAX_FRAMES = 20
export const FRAMES_A_PERSON = 5

/**
 * The queue of pictures to draw. Cards go before maps and scenes, and frames of films come last. Within each kind
 * people take turns, and so do one person's tables. A table has at most one card in the queue: a newer one replaces the
 * one before. A table with too many scenes loses its oldest, because players look at the newest.
 */
export class Line<Job extends Place> {
  private readonly cards = new FairQueue<Job>()
  private readonly maps = new FairQueue<Job>()
  private cardsInARow = 0
  private readonly frames = new FairQueue<Job>()
  private othersInARow = 0

  /** The length of the queue. `mayFilm`: count frames of films too. */
  waiting(mayFilm = true): number {
    return this.cards.size + this.maps.size + (mayFilm ? this.frames.size : 0)
  }

  hasRoomFor(job: Place): boolean {
    const { cards, maps, frames } = this
    if (job.size === 'card') return this.cardOf(job.table) !== undefined || cards.size < MAX_CARDS
    if (job.size === 'frame') {
      const isBelow = job.person === undefined || frames.countFor(job) < FRAMES_A_PERSON
      return isBelow && frames.size < MAX_FRAMES
    }
    if (job.size === 'scene') return this.crowdedOutBy(job) !== undefined || maps.size < MAX_MAPS
    return maps.countAt(job) < MAPS_A_TABLE && maps.countFor(job) < MAPS_A_PERSON && maps.size < MAX_MAPS
  }

  /** The card of a table in the queue. */
  cardOf(table: string): Job | undefined {
    return this.cards.ofTable(table)[0]
  }

  /** The scene in the queue that has to go for a new one. */
  crowdedOutBy({ size, table }: Place): Job | undefined {
    const waiting = size === 'scene' ? this.maps.ofTable(table) : []
    return waiting.length < SCENES_A_TABLE ? undefined : waiting[0]
  }

  put(job: Job): void {
    const older = job.size === 'card' ? this.cardOf(job.table) : undefined
    const crowdedOut = this.crowdedOutBy(job)
    if (crowdedOut) this.maps.remove(crowdedOut)
    if (older) this.cards.replace(older, job)
    else if (job.size === 'card') this.cards.put(job)
    else if (job.size === 'frame') this.frames.put(job)
    else this.maps.put(job)
  }

  dropCard(table: string): void {
    const card = this.cardOf(table)
    if (card) this.cards.remove(card)
  }

  /** Takes the next picture from the queue. `mayFilm`: it may be a frame of a film. */
  next(mayFilm = true): Job | undefined {
    const others = this.cards.size + this.maps.size
    const isFilmsTurn = others === 0 || this.othersInARow >= OTHERS_BEFORE_A_FRAME
    if (mayFilm && isFilmsTurn && this.frames.size > 0) {
      this.othersInARow = 0
      return this.frames.next()
    }
    if (others > 0) this.othersInARow += 1
    return this.nextOther()
  }

  private nextOther(): Job | undefined {
    const isMapsTurn = this.maps.size > 0 && (this.cards.size === 0 || this.cardsInARow >= CARDS_BEFORE_A_MAP)
    this.cardsInARow = isMapsTurn || this.maps.size === 0 ? 0 : this.cardsInARow + 1
    return isMapsTurn ? this.maps.next() : this.cards.next()
  }

  /** Empties the queue and returns it. */
  clear(): Job[] {
    return [...this.cards.clear(), ...this.maps.clear(), ...this.frames.clear()]
  }
}
