import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PAGE_FILES, pageOf, sentencePage } from './page.ts'
import { Programmes, shownOnPage, type Programme } from './programme.ts'
import type { LinkKind, LinkToken, Televised } from './televised.ts'
import { sayOnPage } from './words.ts'

/** Limits that keep one leaked link, or one slow reader, from taking the page away from everybody. */
export interface ServerLimits {
  readonly maxConnections: number
  /** Open pages of one link. */
  readonly maxPages: number
  /** The time in which a client has to take what it was sent, in milliseconds. */
  readonly slowMs: number
  /** How often an open page hears that the server is still there, in milliseconds. */
  readonly heartbeatMs: number
  /** How often one calendar is sent within `calendarsWithinMs` milliseconds. */
  readonly maxCalendars: number
  readonly calendarsWithinMs: number
}

const LIMITS: ServerLimits = {
  maxConnections: 300,
  maxPages: 60,
  slowMs: 20_000,
  heartbeatMs: 15_000,
  maxCalendars: 20,
  calendarsWithinMs: 60_000,
}

/** Nothing from elsewhere, nothing stored, nothing told to other sites, nothing listed. */
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** A person's calendar, which is `null` until the bot has sent it, and when it was sent on lately. */
interface Calendar {
  text: string | null
  sentAt: readonly number[]
}

const HTML = 'text/html; charset=utf-8'
const MAX_HEADER_BYTES = 8192
const REQUEST_TIMEOUT_MS = 10_000
const CHECK_REQUESTS_MS = 5000
const KEEP_ALIVE_MS = 5000
/** A browser comes back after this time if it has lost the stream, in milliseconds. */
const RECONNECT_MS = 3000

/** The last parts of an address: a file of the page, or a link with its stream or a picture. A proxy may add a path. */
const FILE = /\/(page\.(?:css|js))$/
const LINK = /\/([\w-]{32})(?:\/(live|[0-9a-f]{32}))?$/

/** A person's calendar. */
const CALENDAR = /\/([\w-]{32})\.ics$/

/** The HTTP server of the pages. It knows links and what they show, and nothing else. */
export class TelevisionServer {
  private readonly programmes = new Programmes()
  private readonly limits: ServerLimits
  private readonly server: Server
  private readonly calendars = new Map<LinkToken, Calendar>()
  private readonly pages = new Map<LinkToken, Set<ServerResponse>>()
  private readonly heartbeat: NodeJS.Timeout
  /** Pages that get the newest state once they have taken an older one. */
  private readonly behind = new WeakSet<ServerResponse>()

  constructor(limits = LIMITS) {
    this.limits = limits
    this.server = createServer({
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: REQUEST_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_REQUESTS_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    })
    this.server.maxConnections = limits.maxConnections
    this.server.on('request', (request, response) => this.answer(request, response))
    this.heartbeat = setInterval(() => this.beat(), limits.heartbeatMs)
    this.heartbeat.unref()
  }

  /** Resolves to the port. Rejects if the server can't listen there. */
  async listen(host: string, port: number): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject)
      this.server.listen({ host, port }, () => {
        this.server.off('error', reject)
        resolve()
      })
    })
    return (this.server.address() as AddressInfo).port
  }

  link(kind: LinkKind, token: LinkToken): void {
    if (kind === 'table') this.programmes.add(token)
    else if (!this.calendars.has(token)) this.calendars.set(token, { text: null, sentAt: [] })
  }

  /** Ends a link at once. Open pages say so. */
  unlink(token: LinkToken): void {
    this.calendars.delete(token)
    if (!this.programmes.remove(token)) return
    for (const page of this.pages.get(token) ?? []) page.end(eventOf('ended', null))
    this.pages.delete(token)
  }

  show(token: LinkToken, televised: Televised): void {
    if (!this.programmes.show(token, televised)) return
    for (const page of this.pages.get(token) ?? []) this.sendState(page, token)
  }

  /** Puts a calendar behind its link. */
  showCalendar(token: LinkToken, text: string): void {
    const calendar = this.calendars.get(token)
    if (calendar) calendar.text = text
  }

  async close(): Promise<void> {
    clearInterval(this.heartbeat)
    this.server.close()
    this.server.closeAllConnections()
    await new Promise((resolve) => (this.server.listening ? this.server.once('close', resolve) : resolve(null)))
  }

  /** The number of open connections. */
  connections(): Promise<number> {
    return new Promise((resolve, reject) =>
      this.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    )
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
    if (request.method !== 'GET') {
      response.setHeader('Allow', 'GET').setHeader('Connection', 'close')
      return this.say(response, 405, sayOnPage('answer-only-get'))
    }
    const path = request.url?.split('?', 1)[0] ?? ''
    const file = FILE.exec(path)?.[1]
    if (file === 'page.css' || file === 'page.js') {
      const { type, body } = PAGE_FILES[file]
      return this.reply(response, 200, type, body)
    }
    const calendar = this.calendars.get(CALENDAR.exec(path)?.[1] ?? '')
    if (calendar) return this.sendCalendar(response, calendar)
    const [, token = '', part] = LINK.exec(path) ?? []
    const programme = this.programmes.of(token)
    if (programme === undefined) return this.say(response, 404, sayOnPage('answer-unknown'))
    if (part === undefined) return this.reply(response, 200, HTML, pageOf(token, programme))
    return part === 'live' ? this.open(response, token) : this.picture(response, part, programme)
  }

  /** Programs that ask too often, or before the bot has sent the calendar, hear when to ask again. */
  private sendCalendar(response: ServerResponse, calendar: Calendar): void {
    const { maxCalendars, calendarsWithinMs } = this.limits
    const now = performance.now()
    calendar.sentAt = calendar.sentAt.filter((at) => now - at < calendarsWithinMs)
    const isTooOften = calendar.sentAt.length >= maxCalendars
    if (isTooOften || calendar.text === null) {
      response.setHeader('Retry-After', String(Math.ceil(calendarsWithinMs / 1000)))
      return this.say(response, isTooOften ? 429 : 503, sayOnPage('answer-later'))
    }
    calendar.sentAt = [...calendar.sentAt, now]
    this.reply(response, 200, 'text/calendar; charset=utf-8', calendar.text)
  }

  private picture(response: ServerResponse, name: string, programme: Programme | null): void {
    const found = [programme?.map, programme?.scene].find((one) => one?.name === name)
    if (!found) return this.say(response, 404, sayOnPage('answer-unknown'))
    this.reply(response, 200, found.isMoving ? 'image/webp' : 'image/jpeg', found.image)
  }

  /** Opens the stream of a page. */
  private open(response: ServerResponse, token: LinkToken): void {
    const pages = this.pages.get(token) ?? new Set()
    if (pages.size >= this.limits.maxPages) {
      response.setHeader('Retry-After', '60')
      return this.say(response, 503, sayOnPage('answer-full'))
    }
    this.pages.set(token, pages.add(response))
    response.on('close', () => pages.delete(response))
    // For proxies that would collect the stream.
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' })
    this.send(response, `retry: ${RECONNECT_MS}\n\n`)
    this.sendState(response, token)
  }

  /** Sends what a link shows now. A client that still has to take something gets it after that. */
  private sendState(page: ServerResponse, token: LinkToken): void {
    const programme = this.programmes.of(token)
    if (!programme) return
    if (!page.writableNeedDrain) return this.send(page, eventOf('shown', shownOnPage(programme)))
    if (this.behind.has(page)) return
    this.behind.add(page)
    page.once('drain', () => {
      this.behind.delete(page)
      this.sendState(page, token)
    })
  }

  private beat(): void {
    for (const page of [...this.pages.values()].flatMap((pages) => [...pages])) {
      if (!page.writableNeedDrain) this.send(page, ': here\n\n')
    }
  }

  /** Sends a part of a stream. Drops a client that doesn't take it in time. */
  private send(page: ServerResponse, text: string): void {
    if (page.write(text)) return
    const timer = setTimeout(() => page.destroy(), this.limits.slowMs).unref()
    const taken = (): void => {
      clearTimeout(timer)
      page.off('drain', taken).off('close', taken)
    }
    page.on('drain', taken).on('close', taken)
  }

  private say(response: ServerResponse, status: number, sentence: string): void {
    this.reply(response, status, HTML, sentencePage(sentence))
  }

  /** Drops a client that doesn't take the whole answer in time. */
  private reply(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
    const timer = setTimeout(() => response.destroy(), this.limits.slowMs).unref()
    response.on('close', () => clearTimeout(timer))
    response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) }).end(body)
  }
}

function eventOf(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}
