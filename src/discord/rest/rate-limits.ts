import { RateLimitError, type RESTOptions } from 'discord.js'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { publishMetric } from '../../tables/index.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { routeOf } from './metrics.ts'
import { refusalIn, soundHeaders, waitAfter, type RateRefusal } from './backoff.ts'
import { answerOf } from './whole-response.ts'
import { urlIn } from '../../url.ts'

type Request = RESTOptions['makeRequest']
type Answer = Awaited<ReturnType<Request>>

/** Discord has us wait for longer than what we wanted to do is worth. */
export class LongWait extends Error {
  override readonly name = 'LongWait'
  /** In milliseconds. */
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super(`Discord has us wait for ${Math.ceil(retryAfter / 1000)} s`)
    this.retryAfter = retryAfter
  }
}

/** The bot sends nothing to Discord for the moment. By its code it counts as an outage. */
class NothingAsked extends Error {
  override readonly name = 'NothingAsked'
  readonly code = 'ENOTASKED'
}

/** A press can no longer be answered. */
class TooLate extends Error {
  override readonly name = 'TooLate'
}

/** How long a request waits in total while Discord refuses it, in milliseconds. */
export type Patience = (method: string, path: string) => number

export const PATIENT: Patience = () => Infinity
/** For screens, which the bot composes again from the table's current state once there is capacity. */
export const IMPATIENT: Patience = (_method, path) => (path.startsWith('/channels/') ? LONG_WAIT_MS : LONG_WAIT_MS / 2)

/** A wait that people notice. */
const LONG_WAIT_MS = 10_000
/** How long a press can be acknowledged, and answered. */
const [ACKNOWLEDGE_WITHIN_MS, ANSWER_WITHIN_MS] = [3000, 15 * 60_000]
/** The client refuses to wait for a minute: it asks again before, and hears here how long is left. */
const MAX_CLIENT_WAIT_MS = 55_000
/** The cache of routes and presses. */
const KNOWN = { max: 5000, ttl: 20 * 60_000 }
/** The number of HTML pages in a row after which the bot assumes a proxy in front of all routes. */
const PAGES_IN_FRONT = 3
/** How often the log hears of long waits, at most. */
const REMIND_AFTER_MS = 600_000

/** Refusals in a row: their number, their start, and the end of the pause. */
interface Row {
  readonly tries: number
  readonly since: number
  readonly until: number
}

interface LimitsParts {
  /** How many processes share the address. */
  readonly shares: number
  readonly log: Pick<Logger, 'warn' | 'info'>
  /** A monotonic clock, in milliseconds. */
  readonly now?: () => number
  readonly chance?: () => number
}

/** Keys for all requests, for requests with the bot's token, and for the token itself. */
const [ALL, OURS, TOKEN] = ['all', 'ours', 'token']

/**
 * All requests to Discord pass through here. After a refusal its route pauses for at least a second, longer each
 * time, and requests for it are refused locally. Before Discord would ban the bot's address, nothing goes out at
 * all.
 */
export class RateLimits {
  private readonly now: () => number
  private readonly chance: () => number
  private readonly log: LimitsParts['log']
  private readonly breaker: CircuitBreaker
  private readonly rows = new LRUCache<string, Row>(KNOWN)
  /** When each press was answered first. */
  private readonly talks = new LRUCache<string, number>(KNOWN)
  private readonly ending = new AbortController()
  private remindedAt = -Infinity

  constructor({ shares, log, now = () => performance.now(), chance = Math.random }: LimitsParts) {
    this.now = now
    this.chance = chance
    this.log = log
    this.breaker = new CircuitBreaker(shares, now, (isOpen, refused) => {
      publishMetric('braked', { isBraked: isOpen })
      if (isOpen) log.warn({ refused }, 'requests stopped: Discord refused too many')
      else log.info({ refused }, 'requests resumed')
    })
  }

  /** Aborts when the bot stops. */
  get ended(): AbortSignal {
    return this.ending.signal
  }

  /** Sends nothing more. */
  end(): void {
    if (this.breaker.isOpen) publishMetric('braked', { isBraked: false })
    this.ending.abort(new NothingAsked('the bot is shutting down'))
  }

  /** Applies these limits to a sender, with a patience. */
  through(send: Request, patience: Patience): Request {
    return async (url, init) => {
      const asked = askedIn(url, init)
      this.allow(asked)
      const rest = this.restOf(asked)
      if (rest > 0) return locallyRefused(this.bounded(asked, rest, patience))
      const answer = await this.sent(send, url, init)
      return await this.heard(asked, answer, patience)
    }
  }

  /** Throws if this is not to be asked now. */
  private allow({ key, path, token, isOurs }: Asked): void {
    this.ending.signal.throwIfAborted()
    if (this.breaker.isOpen) throw new NothingAsked('Discord refused too many requests')
    const now = this.now()
    if (isOurs && (this.rows.get(TOKEN)?.until ?? 0) > now) throw new NothingAsked('Discord refused the token')
    if (token === null) return
    const first = this.talks.get(token) ?? now
    if (first === now) this.talks.set(token, first)
    // One that was not refused may have come through: the next try finds out.
    const mayHaveCome = isCallback(path) && !this.rows.has(key)
    if (now - first > lifeOf(path) && !mayHaveCome) throw new TooLate('the interaction has expired')
  }

  private async sent(send: Request, ...[url, init]: Parameters<Request>): Promise<Answer> {
    try {
      return await send(url, init)
    } catch (error) {
      // A page instead of an answer counts among the refusals as well.
      if (error instanceof Error && 'status' in error && [401, 403].includes(Number(error.status))) this.breaker.note()
      throw error
    }
  }

  private async heard(asked: Asked, answer: Answer, patience: Patience): Promise<Answer> {
    const { status, headers } = answer
    const isShared = headers.get('x-ratelimit-scope') === 'shared'
    if (status === 401 || status === 403 || (status === 429 && !isShared)) this.breaker.note()
    if (status !== 429) {
      this.noteAnswered(asked, status)
      return await withHeaders(answer, soundHeaders(headers, null))
    }
    const refusal = await refusalIn(answer)
    const wait = this.noteRefused(asked, refusal)
    return await withHeaders(answer, soundHeaders(headers, this.bounded(asked, wait, patience)))
  }

  private noteAnswered({ key, isOurs }: Asked, status: number): void {
    if (status >= 500) return
    this.rows.delete(key)
    this.rows.delete(ALL)
    if (!isOurs) return
    this.rows.delete(OURS)
    // Every other request would be refused as well.
    if (status === 401) this.prolong(TOKEN, 0)
    else this.rows.delete(TOKEN)
  }

  /** Returns the pause of the route in milliseconds. */
  private noteRefused({ key, isOurs }: Asked, { asked, isGlobal, isInFront }: RateRefusal): number {
    const waits = [this.prolong(key, asked)]
    if (isGlobal && isOurs) waits.push(this.prolong(OURS, asked))
    if (isInFront) this.prolong(ALL, asked)
    return Math.max(...waits)
  }

  private prolong(key: string, asked: number): number {
    const before = this.rows.get(key)
    const now = this.now()
    const tries = (before?.tries ?? 0) + 1
    const wait = waitAfter(tries, asked, this.chance())
    this.rows.set(key, { tries, since: before?.since ?? now, until: now + wait })
    return wait
  }

  /** The remaining pause of a request in milliseconds; 0 if it may go out. */
  private restOf({ key, isOurs }: Asked): number {
    const all = this.rows.get(ALL)
    const rows = [
      this.rows.get(key),
      isOurs ? this.rows.get(OURS) : undefined,
      all && all.tries >= PAGES_IN_FRONT ? all : undefined,
    ]
    return Math.max(0, ...rows.map((row) => (row?.until ?? 0) - this.now()))
  }

  /** For how long the client is to wait before it asks again. Throws if that is more than this is worth. */
  private bounded({ key, path, method, token }: Asked, wait: number, patience: Patience): number {
    const now = this.now()
    const waited = now - (this.rows.get(key)?.since ?? now)
    if (waited + wait > LONG_WAIT_MS) this.remind(method, path, wait)
    const left = token === null ? Infinity : (this.talks.get(token) ?? now) + lifeOf(path) - now
    if (wait > left) throw new TooLate('the interaction would expire first')
    if (waited + wait > patience(method, path)) throw new LongWait(wait)
    return Math.min(wait, MAX_CLIENT_WAIT_MS)
  }

  private remind(method: string, path: string, wait: number): void {
    const now = this.now()
    if (now - this.remindedAt < REMIND_AFTER_MS) return
    this.remindedAt = now
    const told = { method, route: routeOf(`http://discord/v10${path}`), seconds: Math.ceil(wait / 1000) }
    this.log.warn(told, 'long wait requested by Discord')
  }
}

/** The wait that an error asks for, in milliseconds; `null` if it is another error. */
export function waitAskedBy(error: unknown): number | null {
  return error instanceof LongWait || error instanceof RateLimitError ? error.retryAfter : null
}

interface Asked {
  readonly method: string
  /** Without the version of the API. */
  readonly path: string
  /** What has a limit of its own, as far as can be known. */
  readonly key: string
  /** The press that it answers. */
  readonly token: string | null
  /** Whether it goes with the token of the bot. */
  readonly isOurs: boolean
}

function askedIn(url: string, { method = 'GET', headers }: Parameters<Request>[1]): Asked {
  const path = (urlIn(url)?.pathname ?? url).replace(/^.*?\/v\d+(?=\/)/, '')
  const token = /^\/(interactions|webhooks)\/\d+\/[^/]+/.exec(path)?.[0] ?? null
  const major = token ?? /^\/(channels|guilds|webhooks)\/\d+/.exec(path)?.[0] ?? ''
  const rest = path.slice(major.length).replace(/\/\d+(?=\/|$)/g, '/:id')
  const isOurs = Object.entries(headers ?? {}).some(([name]) => name.toLowerCase() === 'authorization')
  return { method, path, key: `${method} ${major}${rest}`, token, isOurs }
}

function isCallback(path: string): boolean {
  return path.startsWith('/interactions/')
}

function lifeOf(path: string): number {
  return isCallback(path) ? ACKNOWLEDGE_WITHIN_MS : ANSWER_WITHIN_MS
}

async function withHeaders(answer: Answer, headers: Headers): Promise<Answer> {
  const { status, statusText, ok } = answer
  return answerOf({ headers, status, statusText, ok }, await answer.arrayBuffer())
}

/** The answer that Discord would give if it were asked now. */
function locallyRefused(wait: number): Answer {
  const seconds = wait / 1000
  const body = JSON.stringify({ message: 'You are being rate limited.', retry_after: seconds, global: false })
  const headers = new Headers({ 'retry-after': String(seconds), 'content-type': 'application/json' })
  const about = { headers, status: 429, statusText: 'Too Many Requests', ok: false }
  return answerOf(about, new TextEncoder().encode(body).buffer)
}
