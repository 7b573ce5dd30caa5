import { z } from 'zod'
import type { TableRepository } from '../live/table-repository.ts'
import type { Requests } from '../live/requests.ts'
import { DONE, granted, refuse } from '../model/results.ts'
import type { NamedUser, Result } from '../model/service.ts'
import { PACES, timingOf, type Contribution, type TableId, type TableRecord, type UserId } from '../model/store.ts'
import { matchesIn, type WishMatch, type Wish } from '../steps/matching.ts'
import type { OpeningService } from '../requests/opening.ts'
import type { SeatService } from '../requests/seats.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long a wish counts, in days, and how long an offer is open. */
export const [WISH_DAYS, OFFER_DAYS] = [14, 1]

/** Seats offered to people who want the same. */
export interface SeatOffer extends WishMatch {
  readonly id: string
  /** When it ends, in milliseconds since 1970. */
  readonly until: number
  /** The table that the first who accepted has opened; `null` before. */
  readonly table: TableId | null
  /** Those who have accepted or declined. */
  readonly answered: readonly UserId[]
  /** Whether its people have heard of it. */
  readonly isTold: boolean
}

/** An answer to an offer. `brought`: the person's contribution to the seed of sealed dice. */
export interface OfferAnswer {
  readonly offer: string
  readonly by: NamedUser
  readonly accepts: boolean
  readonly brought?: Contribution
}

/** What the people of a server would like to play. */
export interface WishService {
  /**
   * Notes a person's wish in a server, in place of an earlier one, and offers seats if enough people want the same.
   * Refused if the game takes no fewer players than the person wants.
   */
  wish(server: string, wish: Omit<Wish, 'at'>): Promise<Result<Wish>>
  /** Forgets a person's wish. Resolves to whether there was one. */
  forget(server: string, user: UserId): Promise<Result<boolean>>
  /** A person's wish that still counts and led to no offer yet. */
  of(server: string, user: UserId): Promise<Wish | undefined>
  /** The offers in a server that are still open, oldest first. */
  offers(server: string): Promise<readonly SeatOffer[]>
  /** Notes that the people of an offer have heard of it. */
  told(server: string, offer: string): Promise<Result>
  /**
   * Answers an offer once. The first person who accepts opens a lobby, which starts once all have accepted, or a day
   * after the offer with those who have. Resolves to the table; `null` for a person who declines.
   */
  answer(server: string, answer: OfferAnswer): Promise<Result<TableRecord | null>>
  /** Calls back after each new offer, with its server. Returns a function that unsubscribes. */
  onOffer(listener: (server: string) => void): () => void
}

interface WishParts {
  readonly repository: TableRepository
  readonly requests: Requests
  readonly opening: OpeningService
  readonly seats: SeatService
}

const wishSchema = z.object({
  user: z.string(),
  game: z.string().nullable(),
  pace: z.enum(PACES).nullable(),
  most: z.int(),
  room: z.string(),
  at: z.number(),
})
const keptSchema = z.object({
  wishes: z.array(wishSchema),
  offers: z.array(
    z.object({
      id: z.string(),
      game: z.string(),
      pace: z.enum(PACES).nullable(),
      wishes: z.array(wishSchema),
      until: z.number(),
      table: z.string().nullable(),
      answered: z.array(z.string()),
      isTold: z.boolean(),
    }),
  ),
})
interface Kept {
  readonly wishes: readonly Wish[]
  readonly offers: readonly SeatOffer[]
}

const NONE: Kept = { wishes: [], offers: [] }

/** A wish that led to an offer is used up, so nobody is asked twice for it. */
export class Wishes implements WishService {
  private readonly parts: WishParts
  private readonly listeners = new Set<(server: string) => void>()

  constructor(parts: WishParts) {
    this.parts = parts
  }

  wish(server: string, asked: Omit<Wish, 'at'>): Promise<Result<Wish>> {
    const { repository } = this.parts
    return this.inTurn(server, async (kept) => {
      const game = asked.game === null ? undefined : repository.gameCalled(asked.game)
      if (asked.game !== null && !game) return refuse('no-such-game')
      const least = Math.min(...(game ? [game] : repository.games).map(({ rules }) => rules.seats.min))
      if (!Number.isInteger(asked.most) || asked.most < Math.max(2, least)) return refuse('wish-how-many')
      const wish = { ...asked, at: repository.clock.now() }
      const wishes = [...kept.wishes.filter(({ user }) => user !== asked.user), wish]
      await this.matched(server, { ...kept, wishes })
      return granted(wish)
    })
  }

  forget(server: string, user: UserId): Promise<Result<boolean>> {
    return this.inTurn(server, async (kept) => {
      const wishes = kept.wishes.filter((one) => one.user !== user)
      if (wishes.length === kept.wishes.length) return granted(false)
      await this.keep(server, { ...kept, wishes })
      return granted(true)
    })
  }

  async of(server: string, user: UserId): Promise<Wish | undefined> {
    return (await this.kept(server)).wishes.find((one) => one.user === user)
  }

  async offers(server: string): Promise<readonly SeatOffer[]> {
    return (await this.kept(server)).offers
  }

  told(server: string, id: string): Promise<Result> {
    return this.inTurn(server, async (kept) => {
      await this.keepOffer(server, kept, id, { isTold: true })
      return DONE
    })
  }

  answer(server: string, { offer: id, by, accepts, brought }: OfferAnswer): Promise<Result<TableRecord | null>> {
    return this.inTurn<TableRecord | null>(server, async (kept) => {
      const offer = kept.offers.find((one) => one.id === id)
      const isAsked = offer?.wishes.some(({ user }) => user === by.user) && !offer.answered.includes(by.user)
      if (!offer || !isAsked) return refuse('offer-gone')
      const came = accepts ? await this.seated(server, kept, offer, { by, brought }) : granted(null)
      if (!came.ok) return came
      const changed = { table: came.value?.id ?? offer.table, answered: [...offer.answered, by.user] }
      await this.keepOffer(server, kept, id, changed)
      return came
    })
  }

  onOffer(listener: (server: string) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Seats a person at the table of an offer, and opens it if they are the first. */
  private async seated(
    server: string,
    kept: Kept,
    offer: SeatOffer,
    { by, brought }: Pick<OfferAnswer, 'by' | 'brought'>,
  ) {
    const { repository, seats } = this.parts
    // The process may have died before it opened the table that it had noted.
    const isOpened = offer.table !== null && (await repository.store.records.find(offer.table)) !== undefined
    if (isOpened) return await seats.join(offer.table, by.user, by, brought)
    const table = repository.newId()
    await this.keep(server, withOffer(kept, offer.id, { table }))
    const opened = await this.opened(server, offer, by, table)
    if (!opened.ok) await this.keep(server, kept)
    return opened
  }

  /** Opens the table of an offer where the first person wished to play, or where another one did. */
  private async opened(server: string, { game, pace, until, wishes }: SeatOffer, host: NamedUser, id: TableId) {
    const own = wishes.find(({ user }) => user === host.user)
    const rooms = new Set([own, ...wishes].flatMap((one) => one?.room ?? []))
    const invitation = { players: wishes.length, until }
    const timing = pace === null ? {} : { timing: timingOf(pace) }
    let opened: Result<TableRecord> = refuse('room-taken')
    for (const room of rooms) {
      opened = await this.parts.opening.open({ id, game, ...timing, server, room, host, invitation })
      if (opened.ok || opened.why !== 'room-taken') return opened
    }
    return opened
  }

  /** Keeps wishes, and makes offers of those that match. A person with an open offer gets no second one. */
  private async matched(server: string, { wishes, offers }: Kept): Promise<void> {
    const { repository } = this.parts
    const games = repository.games.map(({ rules }) => ({ id: rules.id, ...rules.seats }))
    const isFree = ({ user }: Wish) => !offers.some((one) => isOpenFor(one, user))
    const found = matchesIn(wishes.filter(isFree), games)
    const until = repository.clock.now() + OFFER_DAYS * DAY_MS
    const fresh = { until, table: null, answered: [], isTold: false }
    const made = found.map((match): SeatOffer => ({ ...match, ...fresh, id: repository.newId() }))
    const used = new Set(found.flatMap((match) => match.wishes))
    await this.keep(server, { wishes: wishes.filter((one) => !used.has(one)), offers: [...offers, ...made] })
    if (made.length > 0) for (const listener of this.listeners) listener(server)
  }

  private async keepOffer(server: string, kept: Kept, id: string, change: Partial<SeatOffer>): Promise<void> {
    await this.matched(server, withOffer(kept, id, change))
  }

  /** Runs a request on the wishes of a server, one after another. */
  private inTurn<T>(server: string, work: (kept: Kept) => Promise<Result<T>>): Promise<Result<T>> {
    return this.parts.requests.inTurn(memoOf(server), async () => await work(await this.kept(server)))
  }

  /** What still counts. What can't be read counts as nothing, and is overwritten. */
  private async kept(server: string): Promise<Kept> {
    const { store, clock } = this.parts.repository
    const now = clock.now()
    const { wishes, offers } = keptFrom(await store.notes.memo(memoOf(server)))
    return {
      wishes: wishes.filter(({ at }) => now - at < WISH_DAYS * DAY_MS),
      offers: offers.filter(({ until }) => now < until),
    }
  }

  private async keep(server: string, kept: Kept): Promise<void> {
    await this.parts.repository.store.notes.setMemo(memoOf(server), JSON.stringify(kept))
  }
}

function withOffer(kept: Kept, id: string, change: Partial<SeatOffer>): Kept {
  return { ...kept, offers: kept.offers.map((one) => (one.id === id ? { ...one, ...change } : one)) }
}

function isOpenFor({ wishes, answered }: SeatOffer, user: UserId): boolean {
  return wishes.some((one) => one.user === user) && !answered.includes(user)
}

function memoOf(server: string): string {
  return `wishes ${server}`
}

function keptFrom(text: string | undefined): Kept {
  try {
    return keptSchema.parse(JSON.parse(text ?? JSON.stringify(NONE)))
  } catch {
    return NONE
  }
}
