import type { RESTOptions } from 'discord.js'

type Answer = Awaited<ReturnType<RESTOptions['makeRequest']>>

/** The shortest wait after a refusal, in milliseconds; each further refusal doubles it, up to the longest. */
const [MIN_WAIT_MS, MAX_BACKOFF_MS] = [1000, 60_000]
/** Nobody waits for longer than this at once, whatever Discord says, in milliseconds. */
const MAX_ASKED_MS = 3_600_000
/** Waits are spread by so much of them, so that not all begin again together. */
const JITTER = 0.25
/** A limit that is told beforehand is believed for so long, in seconds: after that the next answer tells how it stands. */
const MAX_RESET_SECONDS = 60

/** What an answer with status 429 says. */
export interface Refusal {
  /** For how long it asks us to wait, in milliseconds; 0 if it doesn't say, or says nonsense. */
  readonly asked: number
  /** Whether it is for all requests of the bot. */
  readonly isGlobal: boolean
  /** Whether it comes from in front of Discord: a page, or nothing. */
  readonly isInFront: boolean
}

export async function refusalIn(answer: Answer): Promise<Refusal> {
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

/** For how long to wait after so many refusals in a row, in milliseconds. `chance`: at least 0 and below 1. */
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
  // With its bucket used up the client would wait for that, and not for what it is told.
  if (headers.get('x-ratelimit-remaining') === '0') sound.set('x-ratelimit-reset-after', seconds)
  return sound
}

/** Seconds as a number or a date; 0 for anything else. */
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
