import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What befalls a request on its way to Discord, or the answer on its way back. */
export interface Mishap {
  /** Which requests: their method and path, as `POST /channels/1/messages`. */
  readonly of: RegExp
  /**
   * A status in place of the answer; a page where JSON is to be; the line cut off, or closed in good order; no answer
   * at all; half an answer, and the line cut off or nothing more; an answer that is no JSON, or nothing where there is
   * to be some.
   */
  readonly how: Answer | number | 'page' | 'reset' | 'closed' | 'silence' | 'cut' | 'stall' | 'garbled' | 'empty'
  /** Whether Discord has done what was asked. */
  readonly isDone?: boolean
  /** How often; always, if it is not said. */
  readonly times?: number
}

/** Any answer in place of Discord's. */
export interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object | string
}

/** REST on its way to a sandbox: all goes through but what a mishap befalls. */
export class Mishaps {
  /** Where the bot is to look for Discord. */
  readonly api: string
  /** How many requests something befell. */
  count = 0
  private readonly server: Server
  private readonly target: URL
  private mishaps: { readonly mishap: Mishap; left: number }[] = []

  private constructor(server: Server, target: string) {
    this.server = server
    this.target = new URL(target)
    this.api = `http://127.0.0.1:${(server.address() as AddressInfo).port}${this.target.pathname}`
    server.on('request', (asked: IncomingMessage, answer: ServerResponse) => void this.pass(asked, answer))
  }

  /** @param target the REST API of a sandbox */
  static async before(target: string): Promise<Mishaps> {
    const server = createServer()
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    return new Mishaps(server, target)
  }

  befall(...mishaps: readonly Mishap[]): void {
    this.count = 0
    this.mishaps = mishaps.map((mishap) => ({ mishap, left: mishap.times ?? Infinity }))
  }

  end(): void {
    this.mishaps = []
  }

  close(): Promise<void> {
    this.server.closeAllConnections()
    return new Promise((closed) => this.server.close(() => closed()))
  }

  private async pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of asked) chunks.push(chunk as Buffer)
    const path = (asked.url ?? '').replace(/^.*?\/v\d+/, '')
    const one = this.mishaps.find(({ mishap, left }) => left > 0 && mishap.of.test(`${asked.method} ${path}`))
    if (one) one.left -= 1
    if (one) this.count += 1
    const { how, isDone = false } = one?.mishap ?? {}
    const got = one && !isDone ? null : await this.forward(asked, Buffer.concat(chunks))
    if (how === undefined) {
      if (got) answer.writeHead(got.status, got.headers).end(got.body)
      return
    }
    if (typeof how === 'object') {
      const { status, headers = { 'content-type': 'application/json' }, body = '' } = how
      return void answer.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
    }
    if (how === 'silence') return
    if (how === 'closed') return void asked.socket.end()
    if (how === 'reset') return void asked.socket.resetAndDestroy()
    if (typeof how === 'number') return void json(answer, how, { message: `${how}: no`, code: 0, retry_after: 1 })
    if (how === 'page') return void answer.writeHead(403, { 'content-type': 'text/html' }).end('<h1>No</h1>')
    if (how === 'garbled') return void json(answer, 200, '{"id": "12')
    if (how === 'empty') return void json(answer, 200, '')
    answer.writeHead(200, { 'content-type': 'application/json', 'content-length': 500 })
    answer.write('{"id": "12')
    if (how === 'cut') setTimeout(() => asked.socket.resetAndDestroy(), 20)
  }

  private forward({ method, url, headers }: IncomingMessage, body: Buffer) {
    const { hostname, port, host } = this.target
    return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer } | null>((done) => {
      const onward = request({ hostname, port, path: url, method, headers: { ...headers, host } }, (got) => {
        const chunks: Buffer[] = []
        got.on('data', (chunk: Buffer) => chunks.push(chunk))
        got.on('end', () => done({ status: got.statusCode ?? 0, headers: got.headers, body: Buffer.concat(chunks) }))
      })
      onward.on('error', () => done(null))
      onward.end(body)
    })
  }
}

function json(answer: ServerResponse, status: number, body: object | string): void {
  const headers = { 'content-type': 'application/json', ...(status === 429 && { 'retry-after': '1' }) }
  answer.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
}
