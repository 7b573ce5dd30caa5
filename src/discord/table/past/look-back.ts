import type { Seat } from '../../../engine/index.ts'
import { yieldToEventLoop, type TableService } from '../../../tables/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { ChronicleLine, TableEvent } from '../../../tables/model/store.ts'
import type { LookBackStep } from '../../kit/ids.ts'
import { isByItself, lineInWords, namesSeat } from '../telling/chronicle.ts'
import { turnBegunBy } from '../telling/digest.ts'
import { scenesIn } from '../telling/scenes.ts'

const PAGE_SIZE = 100

/** A moment: the lines from one answer, or one event of the table. */
export interface Moment {
  /**
   * The numbers of its first and last line, from 1. They count only lines that the reader may read, because the
   * number of the others is secret.
   */
  readonly at: number
  readonly end: number
  readonly lines: readonly ChronicleLine[]
}

/** The past of a table as a seat or a spectator may know it, moment by moment. A moment without words is skipped. */
export class LookBack {
  private readonly tables: TableService
  private readonly view: TableView
  private readonly eyes: Seat | null
  private readonly pages = new Map<number, Promise<readonly ChronicleLine[]>>()
  private counted: Promise<number> | undefined

  constructor(tables: TableService, view: TableView, eyes: Seat | null) {
    this.tables = tables
    this.view = view
    this.eyes = eyes
  }

  /** How many lines there are to read. */
  get count(): Promise<number> {
    return (this.counted ??= this.tables.chronicle.countFor(this.view.record.id, this.eyes))
  }

  /** The moment of a line, by its number. If it has no words: the last moment before it, else the first after it. */
  async near(number: number): Promise<Moment | undefined> {
    const from = Math.min(number, await this.count)
    return (await this.before(from + 1)) ?? (await this.after(from))
  }

  /** The moment of exactly this line, by its number; `undefined` if it has none. */
  async at(number: number): Promise<Moment | undefined> {
    const moment = await this.around(number)
    return moment && this.isTold(moment) ? moment : undefined
  }

  /** The last moment before a line, by its number, that is of some kind. */
  async before(number: number, isMeant: (moment: Moment) => boolean = () => true): Promise<Moment | undefined> {
    for (let at = Math.min(number - 1, await this.count); at >= 1;) {
      const moment = await this.around(at)
      if (moment && this.isTold(moment) && isMeant(moment)) return moment
      at = (moment?.at ?? at) - 1
    }
    return undefined
  }

  /** The first moment after a line, by its number, that is of some kind. */
  async after(number: number, isMeant: (moment: Moment) => boolean = () => true): Promise<Moment | undefined> {
    const count = await this.count
    for (let at = number + 1; at <= count;) {
      const moment = await this.around(at)
      if (moment && this.isTold(moment) && isMeant(moment)) return moment
      at = (moment?.end ?? at) + 1
    }
    return undefined
  }

  /** Where a step leads from a moment; `undefined` if nowhere. `seat`: whose moments are meant. */
  async from({ at, end }: Moment, step: LookBackStep, seat: Seat | null): Promise<Moment | undefined> {
    switch (step) {
      case 'first':
        return await this.after(0)
      case 'back':
        return await this.before(at)
      case 'on':
        return await this.after(end)
      case 'last':
        return await this.before(Infinity)
      case 'turn':
        return await this.after(end, (moment) => this.beginsTurn(moment))
      case 'turn-before':
        return await this.before(at, (moment) => this.beginsTurn(moment))
      case 'fight':
        return await this.after(end, ({ lines }) => scenesIn(this.view, lines).some(({ kind }) => kind === 'fight'))
      case 'mine':
        return await this.after(end, ({ lines }) => lines.some((line) => seat !== null && this.names(line, seat)))
    }
  }

  /** The number of the last readable line when a line of the whole chronicle was written; 0 if there was none. */
  async numberOf(line: number): Promise<number> {
    let [low, high] = [0, await this.count]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      const found = await this.line(middle)
      if (found === undefined || found.line <= line) low = middle
      else high = middle - 1
    }
    return low
  }

  /** The lines from the newest to the oldest, each with its number. */
  async *newestFirst(): AsyncGenerator<{ readonly number: number; readonly line: ChronicleLine }> {
    for (let number = await this.count; number >= 1; number -= 1) {
      const line = await this.line(number)
      if (line) yield { number, line }
    }
  }

  /** The moment around a line, whether it needs words or not. */
  private async around(number: number): Promise<Moment | undefined> {
    const line = await this.line(number)
    if (!line) return undefined
    const lines = [line]
    let [at, end] = [number, number]
    for (let one = await this.line(at - 1); one && areOneMoment(one, lines[0]); one = await this.line(at - 1)) {
      lines.unshift(one)
      at -= 1
    }
    for (let one = await this.line(end + 1); one && areOneMoment(one, lines.at(-1)); one = await this.line(end + 1)) {
      lines.push(one)
      end += 1
    }
    return { at, end, lines }
  }

  private isTold({ lines }: Moment): boolean {
    return lines.some((line) => lineInWords(this.view, line) !== null)
  }

  private beginsTurn({ lines }: Moment): boolean {
    return lines.some((line) => turnBegunBy(this.view, line) !== null)
  }

  /** Whether the words of a line name a seat. */
  private names(line: ChronicleLine, seat: Seat): boolean {
    if (line.kind === 'event') return isAbout(line.event, seat)
    return line.to !== 'all' || namesSeat(this.view, line, seat)
  }

  private async line(number: number): Promise<ChronicleLine | undefined> {
    if (number < 1) return undefined
    const page = Math.floor((number - 1) / PAGE_SIZE)
    const known = this.pages.get(page) ?? this.read(page)
    this.pages.set(page, known)
    return (await known)[number - 1 - page * PAGE_SIZE]
  }

  private async read(page: number): Promise<readonly ChronicleLine[]> {
    // Yields to the event loop, because a search may read the whole chronicle.
    await yieldToEventLoop()
    return await this.tables.chronicle.linesFor(this.view.record.id, this.eyes, page * PAGE_SIZE, PAGE_SIZE)
  }
}

/** Whether what has happened to the table was about a seat. */
function isAbout(event: TableEvent, seat: Seat): boolean {
  if (event.kind === 'whispered') return event.from === seat || event.to === seat
  return 'seat' in event && event.seat === seat
}

/**
 * Whether two successive lines belong to one moment. An event of the table stands by itself: whether it came with an
 * answer or after it would give away secret actions.
 */
export function areOneMoment(one: ChronicleLine, other: ChronicleLine | undefined): boolean {
  return one.seq === other?.seq && !isByItself(one) && !isByItself(other)
}

/** Converts a line's number among a seat's readable lines to a number among public lines; 0 stays 0. */
export async function publicNumber(
  tables: TableService,
  view: TableView,
  eyes: Seat | null,
  number: number,
): Promise<number> {
  if (eyes === null || number === 0) return number
  const moment = await new LookBack(tables, view, eyes).near(number)
  return await new LookBack(tables, view, null).numberOf(moment?.lines[0]?.line ?? 0)
}

/** Lines that follow each other, those of each moment together. */
export function momentsIn(lines: readonly ChronicleLine[]): readonly (readonly ChronicleLine[])[] {
  const moments: ChronicleLine[][] = []
  for (const line of lines) {
    const last = moments.at(-1)
    const before = last?.at(-1)
    if (before && areOneMoment(before, line)) last?.push(line)
    else moments.push([line])
  }
  return moments
}
