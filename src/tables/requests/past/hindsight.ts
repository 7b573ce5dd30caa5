import { LRUCache } from 'lru-cache'
import {
  effectiveEntries,
  gainsOf,
  isClear,
  rngFrom,
  shuffle,
  type Choice,
  type Decision,
  type Comparison,
  type Looked,
  type Mean,
  type Seat,
} from '../../../engine/index.ts'
import type { TableRepository } from '../../live/table-repository.ts'
import { granted, refuse, type Result, type TableRefusal } from '../../model/results.ts'
import type { TableRecord } from '../../model/store.ts'
import type { Found, Judge } from '../../model/thinking.ts'

/** A decision for which something else would have won more often. */
export interface MissedChance {
  /** The decision's entry in the log. */
  readonly seq: number
  readonly seat: Seat
  readonly choice: Choice
  readonly better: Choice
  /** How much more of the win it would have brought, measured in worlds that had no part in finding it. */
  readonly gain: Mean
}

/** What people's decisions in a finished game were worth. */
export interface Review {
  /** The decisions that people made among several options, and how many of them were looked at. */
  readonly all: number
  readonly looked: number
  /** Those that mattered most, the largest gain first. */
  readonly missed: readonly MissedChance[]
}

/** How much work a review may be. Times are in milliseconds. */
export interface ReviewBudget {
  readonly decisions: number
  /** How many other options each decision is compared with, in how many worlds, and for how many turns. */
  readonly others: number
  readonly worlds: number
  readonly turns: number
  readonly ms: number
  /** The most promising of them are compared again, to the end of the game. */
  readonly again: { readonly decisions: number; readonly worlds: number; readonly ms: number }
}

const REVIEW: ReviewBudget = {
  ...{ decisions: 60, others: 3, worlds: 40, turns: 6, ms: 25_000 },
  again: { decisions: 6, worlds: 200, ms: 30_000 },
}

/** Options that are no better after this many worlds are dropped, at the first look and at the second. */
const [WORLDS_BEFORE_DROPPING, WORLDS_BEFORE_GIVING_UP] = [12, 30]
/** A smaller gain at the first look is left alone: the second could hardly confirm it. */
const LEAST_GAIN = 0.02
/** How many decisions a review shows. */
const SHOWN = 3
/** No piece of the work is longer, so that computer players' thoughts come in between. */
const PIECE_MS = 250
const MAX_REVIEWS = 100

/** Judges the decisions of finished games, one game at a time. */
export interface HindsightService {
  /** A review that is known, why there can be none now, or `null` if it would have to be worked out. */
  known(record: TableRecord): Review | TableRefusal | null
  /** The review of a finished game, which may take a minute. Refused while another game is being reviewed. */
  of(record: TableRecord): Promise<Result<Review>>
}

export class Hindsight implements HindsightService {
  private readonly repository: TableRepository
  private readonly judge: Judge | null
  private readonly budget: ReviewBudget
  private readonly reviews = new LRUCache<string, Review>({ max: MAX_REVIEWS })
  private underWay: { readonly about: string; readonly review: Promise<Result<Review>> } | null = null
  private isStopped = false

  constructor(repository: TableRepository, judge: Judge | null, budget: ReviewBudget = REVIEW) {
    this.repository = repository
    this.judge = judge
    this.budget = budget
  }

  known(record: TableRecord): Review | TableRefusal | null {
    if (record.status !== 'over') return 'not-over'
    const about = keyOf(record)
    const review = this.reviews.get(about)
    if (review) return review
    if (!this.judge) return 'hindsight-missing'
    return this.underWay && this.underWay.about !== about ? 'hindsight-busy' : null
  }

  async of(record: TableRecord): Promise<Result<Review>> {
    const known = this.known(record)
    if (known !== null) return typeof known === 'string' ? refuse(known) : granted(known)
    const about = keyOf(record)
    this.underWay ??= {
      about,
      review: this.worked(record).finally(() => {
        this.underWay = null
      }),
    }
    return await this.underWay.review
  }

  /** Ends the work that is under way. */
  stop(): void {
    this.isStopped = true
  }

  private async worked(record: TableRecord): Promise<Result<Review>> {
    const match = this.judge && (await this.found(this.judge, record))
    const review = match && (await this.reviewOf(record, match))
    if (!review) return refuse(this.isStopped ? 'restarting' : 'hindsight-failed')
    this.reviews.set(keyOf(record), review)
    return granted(review)
  }

  private async found(judge: Judge, { id, game }: TableRecord): Promise<Found | null> {
    const { store } = this.repository
    const snapshot = (await store.snapshots.all(id)).find(({ seq }) => seq === 0)
    if (!snapshot) return null
    const entries = effectiveEntries(await store.log.entries(id))
    const whose = new Set(entries.filter(({ by }) => by !== null).map(({ seq }) => seq))
    const { decisions, others } = this.budget
    return await judge.decisions({ game, snapshot, entries, whose, decisions, others, seed: id })
  }

  /** In random order, so that what there is time for lies early and late alike. `null` if a thread fails. */
  private async reviewOf(record: TableRecord, { all, found }: Found): Promise<Review | null> {
    const { ms, again } = this.budget
    const order = shuffle({ rng: rngFrom(`judge:order ${record.id}`) }, [...found])
    const first = await this.inTime(order, ms, (decision, until) => this.firstLook(record, decision, until))
    const best = first?.flat().sort((a, b) => b.better.mean - a.better.mean)
    // Those that look best come last, because what the others leave of their time is theirs.
    const chances = best?.slice(0, again.decisions).reverse() ?? []
    const second =
      first && (await this.inTime(chances, again.ms, (hope, until) => this.secondLook(record, hope, until)))
    const missed = second?.flat().sort((a, b) => b.gain.mean - a.gain.mean)
    return first && missed ? { all, looked: first.length, missed: missed.slice(0, SHOWN) } : null
  }

  /**
   * Does some work for each, as long as there is time: each has its part of what is left. `null` if the work for one
   * comes to `null`.
   */
  private async inTime<T, R>(
    all: readonly T[],
    ms: number,
    work: (one: T, until: number) => Promise<R | null>,
  ): Promise<R[] | null> {
    const end = this.now() + ms
    const results: R[] = []
    for (const [at, one] of all.entries()) {
      const now = this.now()
      if (now >= end) break
      const result = await work(one, now + (end - now) / (all.length - at))
      if (result === null) return null
      results.push(result)
    }
    return results
  }

  /** The option that stands out most, if any does, by looking some turns ahead; `null` if a thread fails. */
  private async firstLook(record: TableRecord, decision: Decision, until: number): Promise<readonly Hope[] | null> {
    const { worlds: most, turns } = this.budget
    const count = Math.min(WORLDS_BEFORE_DROPPING, most)
    const common = { name: `first ${record.id} ${decision.seq}`, turns }
    const { others } = decision
    const early = await this.look(record, decision, { ...common, options: others, count }, until)
    if (!early) return null
    const options = gainsOf(others, early).filter(({ mean }) => mean > 0)
    if (options.length === 0) return []
    const rest = { ...common, options, from: count, count: most - count }
    const late = await this.look(record, decision, rest, until)
    if (!late) return null
    const places = options.map(({ key }) => others.findIndex((one) => one.key === key))
    const gains = [...early.map((gain) => places.map((at) => gain[at] ?? 0)), ...late]
    const [better] = [...gainsOf(options, gains)].sort((a, b) => b.mean - a.mean).filter(isClear)
    return better && better.mean >= LEAST_GAIN ? [{ decision, better }] : []
  }

  /** The same to the end, in worlds that had no part in choosing the option; empty if it doesn’t hold up. */
  private async secondLook(
    record: TableRecord,
    { decision, better: { verb, key } }: Hope,
    until: number,
  ): Promise<readonly MissedChance[] | null> {
    const { seq, seat, choice } = decision
    const { worlds } = this.budget.again
    const count = Math.min(WORLDS_BEFORE_GIVING_UP, worlds)
    const look = { options: [{ verb, key }], name: `again ${record.id} ${seq}`, count }
    const early = await this.look(record, decision, look, until)
    if (!early) return null
    if (gainsOf(look.options, early).every(({ mean }) => mean <= 0)) return []
    const late = await this.look(record, decision, { ...look, from: count, count: worlds - count }, until)
    if (!late) return null
    const clear = gainsOf(look.options, [...early, ...late]).filter(isClear)
    return clear.map(({ mean, error }) => ({ seq, seat, choice, better: { verb, key }, gain: { mean, error } }))
  }

  /** The gains of options in each world, as far as time allows, piece by piece; `null` if a thread fails. */
  private async look(
    { game, seats }: TableRecord,
    decision: Decision,
    { count, from = 0, ...look }: Omit<Comparison, 'from' | 'levels'> & { readonly from?: number },
    until: number,
  ): Promise<Looked['gains'] | null> {
    const levels = seats.map(() => 'fair' as const)
    const gains: (readonly number[])[] = []
    for (let done = 0; done < count && (done === 0 || this.now() < until);) {
      if (!this.judge || this.isStopped) return null
      const piece = { ...look, levels, from: from + done, count: count - done }
      const looked = await this.judge.look(game, decision, piece, PIECE_MS)
      if (!looked) return null
      gains.push(...looked.gains)
      done += Math.max(1, looked.gains.length + looked.dropped)
    }
    return gains
  }

  private readonly now = (): number => this.repository.clock.now()
}

/** A decision, and the option that stood out at the first look. */
interface Hope {
  readonly decision: Decision
  readonly better: Choice & Mean
}

/** A finished game that changes after all is reviewed again. */
function keyOf({ id, revision }: TableRecord): string {
  return `${id} ${revision}`
}
