import type { RESTOptions } from 'discord.js'

type Answer = Awaited<ReturnType<RESTOptions['makeRequest']>>

/** Exponential backoff: the first wait, and the largest. */
const [MIN_WAIT_MS, MAX_BACKOFF_MS] = [1000, 60_000]
/** The longest wait that Discord may ask for. */
const MAX_ASKED_MS = 3_600_000
/** The random share added to waits, so that requests don't all restart together. */
const JITTER = 0.25
/** The longest announced reset that the client believes. The next answer tells the state after that. */
const MAX_RESET_SECONDS = 60

/** What an answer with status 429 says. */
export interface RateRefusal {
  /** The requested wait in milliseconds; 0 if it is missing or nonsense. */
  readonly asked: number
  /** Whether it is for all requests of the bot. */
  readonly isGlobal: boolean
  /** Whether it comes from in front of Discord: a page, or nothing. */
  readonly isInFront: boolean
}

export async function refusalIn(answer: Answer): Promise<RateRefusal> {
  const { headers } = answer
  const body = await bodyOf(answer)
  const isUsedUp = headers.get('x-ratelimit-remaining') === '0'
  const told = [
    secondsIn(headers.get('retry-after')),
    secondsIn(body?.['retry_after']),
    isUsedUp ? secondsIn(headers.get('x-ratelimit-reset-after')) : 0,
  ]
  return {
    asked: Math.min(Math.max(...told) * 1000, MAX_ASKED_MS),
    isGlobal: headers.has('x-ratelimit-global') || body?.['global'] === true,
    isInFront: body === null,
  }
}

/** The wait after a number of refusals in a row, in milliseconds. `chance`: at least 0 and below 1. */
export function waitAfter(tries: number, asked: number, chance: number): number {
  const least = Math.min(MIN_WAIT_MS * 2 ** Math.min(tries - 1, 16), MAX_BACKOFF_MS)
  const spread = least * JITTER * chance
  return Math.ceil(Math.max(least, asked) + spread)
}

/** The headers of an answer, with nothing in them that would have the client wait for no time, or for ever. */
export function soundHeaders(headers: Answer['headers'], wait: number | null): Headers {
  const sound = new Headers([...headers])
  const reset = headers.get('x-ratelimit-reset-after')
  if (reset !== null) sound.set('x-ratelimit-reset-after', String(Math.min(secondsIn(reset), MAX_RESET_SECONDS)))
  if (wait === null) {
    // The client would heed them in an answer that refuses nothing.
    sound.delete('retry-after')
    sound.delete('x-ratelimit-global')
    return sound
  }
  const seconds = String(wait / 1000)
  sound.set('retry-after', seconds)
  // With an exhausted bucket the client would wait for the bucket and ignore the requested wait.
  if (headers.get('x-ratelimit-remaining') === '0') sound.set('x-ratelimit-reset-after', seconds)
  return sound
}

/** Seconds from a number or a date; 0 for anything else. */
function secondsIn(told: unknown): number {
  if (typeof told !== 'number' && typeof told !== 'string') return 0
  const text = String(told).trim()
  const number = text === '' ? 0 : Number(text)
  const seconds = Number.isNaN(number) ? (Date.parse(text) - Date.now()) / 1000 : number
  return seconds > 0 ? Math.min(seconds, MAX_ASKED_MS / 1000) : 0
}

async function bodyOf(answer: Answer): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    const body: unknown = JSON.parse(await answer.text())
    return typeof body === 'object' ? (body as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}
