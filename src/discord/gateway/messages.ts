import { urlIn } from '../../url.ts'
/** Discord's information about the gateway before a bot connects. */
export interface GatewayInfo {
  readonly url: string
  /** How many sessions may still begin; `Infinity` if Discord doesn't say. */
  readonly remaining: number
  /** When the session limit resets. */
  readonly resetAfterMs: number
}

/** A session that can resume on another connection. */
export interface ResumableSession {
  readonly id: string
  readonly sequence: number
  /** Where the session resumes; `null` if Discord didn't say. */
  readonly url: string | null
}

export interface Packet {
  readonly op: number
  /** The name of the event, for a dispatch. */
  readonly t: string | null
  readonly s: number | null
  readonly d: unknown
}

/** Discord's usual heartbeat interval, and the bounds within which the bot accepts another. */
const USUAL_BEAT_MS = 41_250
const [SHORTEST_BEAT_MS, LONGEST_BEAT_MS] = [1000, 120_000]
const [SHORTEST_RESET_MS, LONGEST_RESET_MS] = [60_000, 24 * 3_600_000]
/** Event names. The client uses any other word for its own events. */
const NAME = /^[A-Z][A-Z_]{0,99}$/

type Fields = Readonly<Record<string, unknown>>

/** Parses Discord's answer; `null` if it is malformed. */
export function gatewayInfoIn(answer: unknown): GatewayInfo | null {
  const { url, session_start_limit: limit } = fieldsOf(answer)
  if (!isAddress(url)) return null
  const { remaining, reset_after: reset } = fieldsOf(limit)
  const left = numberIn(remaining)
  return {
    url,
    remaining: left !== null && left >= 0 ? left : Infinity,
    resetAfterMs: within(numberIn(reset) ?? 0, SHORTEST_RESET_MS, LONGEST_RESET_MS),
  }
}

/** Parses a gateway message; `null` if it is malformed. */
export function packetIn(text: string): Packet | null {
  const { op, t, s, d } = fieldsOf(parsed(text))
  if (typeof op !== 'number') return null
  const isNamed = typeof t === 'string' && NAME.test(t)
  if (op === 0 && !isNamed) return null
  return { op, t: isNamed ? t : null, s: Number.isSafeInteger(s) ? (s as number) : null, d }
}

/** The heartbeat interval that a greeting asks for, in milliseconds. */
export function beatIn(greeting: unknown): number {
  const asked = numberIn(fieldsOf(greeting)['heartbeat_interval'])
  return asked === null ? USUAL_BEAT_MS : within(asked, SHORTEST_BEAT_MS, LONGEST_BEAT_MS)
}

/** The session that begins once the bot is let in; `null` if Discord's message is malformed. */
export function sessionIn({ s, d }: Packet): ResumableSession | null {
  const { session_id: id, resume_gateway_url: url, user, guilds, application } = fieldsOf(d)
  const isWhole = [user, application, ...(Array.isArray(guilds) ? (guilds as unknown[]) : [null])].every(hasId)
  if (typeof id !== 'string' || id === '' || !isWhole) return null
  return { id, sequence: s ?? 0, url: isAddress(url) ? url : null }
}

function isAddress(url: unknown): url is string {
  return typeof url === 'string' && ['ws:', 'wss:'].includes(urlIn(url)?.protocol ?? '')
}

function hasId(thing: unknown): boolean {
  return typeof fieldsOf(thing)['id'] === 'string'
}

function fieldsOf(thing: unknown): Fields {
  return typeof thing === 'object' && thing !== null ? (thing as Fields) : {}
}

function numberIn(told: unknown): number | null {
  if (typeof told !== 'number' && (typeof told !== 'string' || told.trim() === '')) return null
  const number = Number(told)
  return Number.isNaN(number) ? null : number
}

function within(number: number, least: number, most: number): number {
  return Math.min(Math.max(number, least), most)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
