import type { Asked, Seat } from '../../../engine/index.ts'
import type { TableView } from '../../../tables/model/service.ts'

/**
 * What stands behind a part of a view.
 * - `open`: the same in all worlds that a viewer without a seat thinks possible, by the law that every game is tested
 *   for.
 * - `by-viewer`: the same for `null`, the viewer without a seat.
 * - `of-seat`: it may follow from what is hidden.
 */
type Door = 'open' | 'by-viewer' | 'of-seat'

const DOORS = {
  record: 'open',
  game: 'open',
  seq: 'open',
  since: 'open',
  turn: 'open',
  isOver: 'open',
  heard: 'open',
  line: 'open',
  awaited: 'open',
  among: 'open',
  viewFor: 'by-viewer',
  asked: 'by-viewer',
  mayPass: 'open',
  asides: 'of-seat',
  orders: 'of-seat',
  plan: 'of-seat',
  token: 'of-seat',
  publicToken: 'open',
  time: 'open',
  privateWait: 'open',
  hasAnswered: 'open',
  momentLeft: 'open',
  playerOf: 'open',
  notice: 'open',
  isImported: 'open',
  isQuiet: 'open',
  ringWait: 'of-seat',
  wantsHeadsUp: 'of-seat',
  usualHours: 'open',
  proposals: 'open',
  canUndo: 'open',
  isIn: 'open',
  worlds: 'of-seat',
  standings: 'open',
  secrets: 'of-seat',
  head: 'open',
} as const satisfies Record<keyof TableView, Door>

/**
 * The parts of a seat's own question. Worlds are dealt after it was asked, so only what is listed from the state
 * differs between them.
 */
const PARTS = {
  seat: 'open',
  verb: 'open',
  offers: 'of-seat',
  default: 'of-seat',
  secret: 'open',
  known: 'open',
  about: 'open',
  standing: 'of-seat',
  order: 'of-seat',
  reaction: 'open',
  formality: 'open',
  fleeting: 'open',
  times: 'open',
} as const satisfies Record<keyof Asked, Exclude<Door, 'by-viewer'>>

/** The records of the views that have one. */
const records = new WeakMap<TableView, PublicReads>()

/**
 * A view that shows the same and records what is read of it, so that a message can be composed before the guard looks
 * at it, and only once.
 */
export function recordedView(view: TableView): TableView {
  return PublicReads.of(view).view
}

/** Records whether what is composed of a view reads anything that may follow from what is hidden. */
export class PublicReads {
  /** The view to compose from. It shows the same, and has no way around the record. */
  readonly view: TableView
  /** Whether something of a seat was read, or something unknown. */
  isTouched = false

  private constructor(view: TableView) {
    this.view = this.recorded(view, (door, value) => this.through(door, value))
    records.set(this.view, this)
  }

  /** The record of a view; a new one for a view without a record. */
  static of(view: TableView): PublicReads {
    return records.get(view) ?? new PublicReads(view)
  }

  /** An object with the same parts, each of which is read through `read`. */
  private recorded<T extends object>(whole: T, read: (part: PropertyKey, value: unknown) => unknown): T {
    const seen = {}
    for (const part of Reflect.ownKeys(whole)) {
      const get = () => read(part, (whole as Record<PropertyKey, unknown>)[part])
      Object.defineProperty(seen, part, { enumerable: true, get })
    }
    return seen as T
  }

  private through(door: PropertyKey, value: unknown): unknown {
    const how: Door | undefined = isKeyOf(DOORS, door) ? DOORS[door] : undefined
    if (how === 'open') return value
    if (how === undefined || typeof value !== 'function') return this.touched(value)
    const look = value as (...of: readonly unknown[]) => unknown
    return (...of: readonly unknown[]) => {
      const [viewer] = of
      if (how === 'by-viewer' && viewer === null) return look(...of)
      if (door === 'asked') return (look(...of) as readonly Asked[]).map((one) => this.question(one, viewer as Seat))
      return this.touched(look(...of))
    }
  }

  private question(asked: Asked, viewer: Seat): Asked {
    if (asked.seat !== viewer) return asked
    return this.recorded(asked, (part, value) =>
      isKeyOf(PARTS, part) && PARTS[part] === 'open' ? value : this.touched(value),
    )
  }

  private touched<T>(value: T): T {
    this.isTouched = true
    return value
  }
}

function isKeyOf<T extends object>(whole: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(whole, key)
}
