import { z } from 'zod'
import type { TableRepository } from '../live/table-repository.ts'
import type { Requests } from '../live/requests.ts'
import { DONE, granted, refuse } from '../model/results.ts'
import type { NamedUser, Result } from '../model/service.ts'
import {
  PACES,
  seatOf,
  SequenceTaken,
  TableExists,
  timingOf,
  type Contribution,
  type TableId,
  type TableRecord,
  type UserId,
} from '../model/store.ts'
import { matchesIn, type WishMatch, type Wish } from '../steps/matching.ts'
import { withoutSecrets } from '../steps/sealing.ts'
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
  /** The table that the first who accepted has opened, or was about to open; `null` before. */
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

/** The wishes of a server as a request has found them, and how it writes them. */
interface Turn {
  readonly kept: Kept
  readonly keep: (next: Kept) => Promise<void>
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
    return this.inTurn(server, async ({ kept, keep }) => {
      const game = asked.game === null ? undefined : repository.gameCalled(asked.game)
      if (asked.game !== null && !game) return refuse('no-such-game')
      const least = Math.min(...(game ? [game] : repository.games).map(({ rules }) => rules.seats.min))
      if (!Number.isInteger(asked.most) || asked.most < Math.max(2, least)) return refuse('wish-how-many')
      const wish = { ...asked, at: repository.clock.now() }
      const wishes = [...kept.wishes.filter(({ user }) => user !== asked.user), wish]
      await this.matched(server, { ...kept, wishes }, keep)
      return granted(wish)
    })
  }

  forget(server: string, user: UserId): Promise<Result<boolean>> {
    return this.inTurn(server, async ({ kept, keep }) => {
      const wishes = kept.wishes.filter((one) => one.user !== user)
      if (wishes.length === kept.wishes.length) return granted(false)
      await keep({ ...kept, wishes })
      return granted(true)
    })
  }

  async of(server: string, user: UserId): Promise<Wish | undefined> {
    return (await this.read(server)).wishes.find((one) => one.user === user)
  }

  async offers(server: string): Promise<readonly SeatOffer[]> {
    return (await this.read(server)).offers
  }

  told(server: string, id: string): Promise<Result> {
    return this.inTurn(server, async ({ kept, keep }) => {
      await this.matched(server, withOffer(kept, id, { isTold: true }), keep)
      return DONE
    })
  }

  answer(server: string, { offer: id, by, accepts, brought }: OfferAnswer): Promise<Result<TableRecord | null>> {
    return this.inTurn<TableRecord | null>(server, async ({ kept, keep }) => {
      const offer = kept.offers.find((one) => one.id === id)
      const isAsked = offer?.wishes.some(({ user }) => user === by.user) && !offer.answered.includes(by.user)
      if (!offer || !isAsked) return refuse('offer-gone')
      const table = offer.table ?? this.parts.repository.newId()
      const noted = withOffer(kept, id, { table })
      // Noted first, so that every process opens the same table.
      if (accepts && offer.table === null) await keep(noted)
      const came = accepts ? await this.seated(server, { ...offer, table }, { by, brought }) : granted(null)
      if (!came.ok) return came
      const answered = [...offer.answered, by.user]
      await this.matched(server, withOffer(accepts ? noted : kept, id, { answered }), keep)
      return came
    })
  }

  onOffer(listener: (server: string) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** There are new offers in a server. */
  heardOf(server: string): void {
    for (const listener of this.listeners) listener(server)
  }

  /** Seats a person at the table of an offer, and opens it if they are the first. */
  private async seated(
    server: string,
    offer: SeatOffer & { readonly table: TableId },
    { by, brought }: Pick<OfferAnswer, 'by' | 'brought'>,
  ): Promise<Result<TableRecord>> {
    const { repository, seats } = this.parts
    const find = () => repository.store.records.find(offer.table)
    const opened = (await find()) ? null : await this.opened(server, offer, by)
    if (opened?.ok) return opened
    const record = await find()
    if (!record) return opened ?? refuse('no-such-table')
    // An earlier try may have come as far as this.
    if (seatOf(record, by.user)) return granted(withoutSecrets(record))
    return await seats.join(offer.table, by.user, by, brought)
  }

  /** Opens the table of an offer where the first person wished to play, or where another one did. */
  private async opened(
    server: string,
    { table: id, game, pace, until, wishes }: SeatOffer & { readonly table: TableId },
    host: NamedUser,
  ): Promise<Result<TableRecord>> {
    const own = wishes.find(({ user }) => user === host.user)
    const rooms = new Set([own, ...wishes].flatMap((one) => one?.room ?? []))
    const invitation = { players: wishes.length, until }
    const timing = pace === null ? {} : { timing: timingOf(pace) }
    let opened: Result<TableRecord> = refuse('room-taken')
    for (const room of rooms) {
      try {
        opened = await this.parts.opening.open({ id, game, ...timing, server, room, host, invitation })
      } catch (error) {
        // Another process was faster.
        if (error instanceof TableExists) return refuse('busy')
        throw error
      }
      if (opened.ok || opened.why !== 'room-taken') return opened
    }
    return opened
  }

  /** Keeps wishes, and makes offers of those that match. A person with an open offer gets no second one. */
  private async matched(server: string, { wishes, offers }: Kept, keep: Turn['keep']): Promise<void> {
    const { repository } = this.parts
    const games = repository.games.map(({ rules }) => ({ id: rules.id, ...rules.seats }))
    const isFree = ({ user }: Wish) => !offers.some((one) => isOpenFor(one, user))
    const found = matchesIn(wishes.filter(isFree), games)
    const until = repository.clock.now() + OFFER_DAYS * DAY_MS
    const fresh = { until, table: null, answered: [], isTold: false }
    const made = found.map((match): SeatOffer => ({ ...match, ...fresh, id: repository.newId() }))
    const used = new Set(found.flatMap((match) => match.wishes))
    await keep({ wishes: wishes.filter((one) => !used.has(one)), offers: [...offers, ...made] })
    if (made.length === 0) return
    this.heardOf(server)
    // Offers are answered in direct messages, too, and then perhaps by a process that doesn't serve the server.
    await repository.store.changes.announceOffers(server)
  }

  /**
   * Runs a request on the wishes of a server, one after another. If another process has changed them meanwhile, it
   * starts again from there.
   */
  private inTurn<T>(server: string, work: (turn: Turn) => Promise<Result<T>>): Promise<Result<T>> {
    const { requests, repository } = this.parts
    const { notes } = repository.store
    const name = memoOf(server)
    return requests.inTurn(name, async () => {
      let text = await notes.memo(name)
      const keep = async (next: Kept): Promise<void> => {
        const now = JSON.stringify(next)
        if (!(await notes.swapMemo(name, text, now))) throw new SequenceTaken('another process has changed the wishes')
        text = now
      }
      return await work({ kept: this.current(text), keep })
    })
  }

  private async read(server: string): Promise<Kept> {
    return this.current(await this.parts.repository.store.notes.memo(memoOf(server)))
  }

  /** What still counts. What can't be read counts as nothing, and is overwritten. */
  private current(text: string | undefined): Kept {
    const now = this.parts.repository.clock.now()
    const { wishes, offers } = keptFrom(text)
    return {
      wishes: wishes.filter(({ at }) => now - at < WISH_DAYS * DAY_MS),
      offers: offers.filter(({ until }) => now < until),
    }
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
