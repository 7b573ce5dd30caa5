import { createHash } from 'node:crypto'
import { ApiError } from '../state/errors.ts'
import type { Clock } from '../state/clock.ts'

interface Bucket {
  used: number
  resetsAt: number
}

interface Rule {
  readonly limit: number
  readonly seconds: number
}

/** The limits by route; a route not listed has the last line's limit. */
const RULES: readonly (readonly [RegExp, Rule])[] = [
  [/^POST \/channels\/:channel\/messages$/, { limit: 5, seconds: 5 }],
  [/^PATCH \/channels\/:channel\/messages\/:message$/, { limit: 5, seconds: 5 }],
  [/^DELETE \/channels\/:channel\/messages\/:message$/, { limit: 5, seconds: 1 }],
  [/^POST \/channels\/:channel\/(messages\/:message\/)?threads$/, { limit: 10, seconds: 10 }],
  [/^(POST|PATCH|GET|DELETE) \/webhooks\//, { limit: 5, seconds: 2 }],
  [/^PUT \/applications\/.*commands$/, { limit: 10, seconds: 20 }],
  [/^POST \/users\/@me\/channels$/, { limit: 10, seconds: 10 }],
  [/^/, { limit: 50, seconds: 1 }],
]

const GLOBAL: Rule = { limit: 50, seconds: 1 }
const TEN_MINUTES = 600_000

/**
 * Rate limits as on Discord: a bucket for each route and channel (or server, or webhook), fifty requests a second
 * overall, and a ban for too many refused ones.
 * Source: https://docs.discord.com/developers/topics/rate-limits
 */
export class RateLimits {
  readonly #clock: Clock
  readonly #buckets = new Map<string, Bucket>()
  readonly #overall: Bucket = { used: 0, resetsAt: 0 }
  #refused: number[] = []

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /**
   * Counts one request.
   * @param route method and route with its parameters' names, such as `POST /channels/:channel/messages`
   * @param major the channel, server or webhook of the request
   * @returns the headers with the remaining limits
   * @throws ApiError 429 if none are left
   */
  count(route: string, major: string): Record<string, string> {
    const now = this.#clock.now()
    if (!route.includes('/webhooks/') && !take(this.#overall, GLOBAL, now)) {
      throw tooMany(this.#overall.resetsAt - now, { 'x-ratelimit-global': 'true', 'x-ratelimit-scope': 'global' }, true)
    }
    const rule = RULES.find(([pattern]) => pattern.test(route))?.[1] ?? GLOBAL
    const hash = createHash('md5')
      .update(route.startsWith('DELETE') ? route : route.replace(/^\S+ \/webhooks.*/, 'webhooks'))
      .digest('hex')
    const key = `${hash}:${major}`
    const bucket = this.#buckets.get(key) ?? { used: 0, resetsAt: 0 }
    this.#buckets.set(key, bucket)
    const isLeft = take(bucket, rule, now)
    const headers = {
      'x-ratelimit-bucket': hash,
      'x-ratelimit-limit': String(rule.limit),
      'x-ratelimit-remaining': String(Math.max(0, rule.limit - bucket.used)),
      'x-ratelimit-reset': (bucket.resetsAt / 1000).toFixed(3),
      'x-ratelimit-reset-after': ((bucket.resetsAt - now) / 1000).toFixed(3),
    }
    if (!isLeft) throw tooMany(bucket.resetsAt - now, { ...headers, 'x-ratelimit-scope': 'user' }, false)
    return headers
  }

  /** Counts an answer with status 401, 403 or 429. */
  countRefused(): void {
    this.#refused.push(this.#clock.now())
  }

  /** The number of such answers in the last ten minutes. */
  refusedLately(): number {
    this.#refused = this.#refused.filter((moment) => this.#clock.now() - moment < TEN_MINUTES)
    return this.#refused.length
  }
}

function take(bucket: Bucket, rule: Rule, now: number): boolean {
  if (now >= bucket.resetsAt) {
    bucket.used = 0
    bucket.resetsAt = now + rule.seconds * 1000
  }
  if (bucket.used >= rule.limit) return false
  bucket.used += 1
  return true
}

export function tooMany(milliseconds: number, headers: Record<string, string>, global: boolean): ApiError {
  const seconds = Math.max(0.001, milliseconds / 1000)
  return new ApiError(429, 0, 'You are being rate limited.', {
    headers: { ...headers, 'retry-after': String(Math.ceil(seconds)) },
    extra: { retry_after: Number(seconds.toFixed(3)), global },
  })
}
