import { lookup } from 'node:dns/promises'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import type { ClientRequest } from 'node:http'
import { isIP } from 'node:net'
import { hostOf, isPublic, webhookAddress, type AddressFault } from './address.ts'
import { signedHeaders, type SignedMessage } from './signing.ts'

/** Where a webhook is, and the key that signs what it gets. */
export interface Target {
  readonly url: string
  readonly key: string
}

/**
 * What came of a try. `gone`: the receiver wants no more. `forbidden`: the address is no longer one to which the bot
 * posts.
 */
export type Delivery = 'delivered' | 'gone' | 'forbidden' | 'failed'

/** How messages reach the internet. Tests replace it, and nothing else does. */
export interface Network {
  /** The IP addresses of a name. Rejects if it has none. */
  readonly resolve: (name: string) => Promise<readonly string[]>
  readonly isAllowed: (address: string) => boolean
  readonly request: (options: RequestOptions) => ClientRequest
}

const INTERNET: Network = {
  resolve: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  isAllowed: isPublic,
  request: (options) => httpsRequest(options),
}

/** The whole time of a try: to find the host, connect, send and hear the status. */
const TRY_TIMEOUT_MS = 10_000
/** The most of a response that is read: its status and headers. Nothing reads its body. */
const MAX_HEADER_BYTES = 8192
const [OK, GONE] = [2, 410] as const

/** Posts signed messages to webhooks, one try at a time. */
export class WebhookSender {
  private readonly network: Network
  private readonly timeoutMs: number

  constructor(network: Network = INTERNET, timeoutMs = TRY_TIMEOUT_MS) {
    this.network = network
    this.timeoutMs = timeoutMs
  }

  /** What keeps the bot from posting to an address; `null` if nothing does. `unknown-host`: the name has no host. */
  async faultOf(text: string): Promise<AddressFault | 'unknown-host' | null> {
    const url = webhookAddress(text)
    if (typeof url === 'string') return url
    const found = await this.addressOf(url, AbortSignal.timeout(this.timeoutMs)).catch(() => 'unknown-host' as const)
    return found === null ? 'not-public' : found === 'unknown-host' ? found : null
  }

  /** Tries once to deliver a message. Never rejects. */
  async send({ url: text, key }: Target, message: SignedMessage, now: number): Promise<Delivery> {
    const url = webhookAddress(text)
    if (typeof url === 'string') return 'forbidden'
    const signal = AbortSignal.timeout(this.timeoutMs)
    try {
      const address = await this.addressOf(url, signal)
      if (address === null) return 'forbidden'
      const status = await this.post(url, address, { message, headers: signedHeaders(message, key, now), signal })
      if (Math.floor(status / 100) === OK) return 'delivered'
      return status === GONE ? 'gone' : 'failed'
    } catch {
      return 'failed'
    }
  }

  /**
   * The IP address to connect to; `null` if one of the name's addresses isn't allowed. The name is resolved once, and
   * the connection goes to the address that was checked: a second answer could be another one.
   */
  private async addressOf(url: URL, signal: AbortSignal): Promise<string | null> {
    const host = hostOf(url)
    const addresses = isIP(host) ? [host] : await before(signal, this.network.resolve(host))
    const [first] = addresses
    if (first === undefined) throw new Error('the name has no address')
    return addresses.every((one) => this.network.isAllowed(one)) ? first : null
  }

  /** Resolves to the status. Follows no redirect, and reads no body. */
  private post(
    url: URL,
    address: string,
    { message, headers, signal }: { message: SignedMessage; headers: Record<string, string>; signal: AbortSignal },
  ): Promise<number> {
    const body = Buffer.from(message.body)
    return new Promise((resolve, reject) => {
      const request = this.network.request({
        method: 'POST',
        host: hostOf(url),
        port: 443,
        path: `${url.pathname}${url.search}`,
        headers: {
          ...headers,
          host: url.host,
          'content-type': 'application/json',
          'content-length': body.length,
          'user-agent': 'Questmaster',
        },
        // Each try has a connection of its own, to the address that was checked.
        agent: false,
        lookup: (_name, { all }, found) => {
          const family = isIP(address)
          if (all === true) found(null, [{ address, family }])
          else found(null, address, family)
        },
        maxHeaderSize: MAX_HEADER_BYTES,
        signal,
      })
      request.on('error', reject)
      // Nothing else comes of a receiver that switches to another protocol.
      request.on('close', () => reject(new Error('the connection is closed')))
      request.on('response', (response) => {
        resolve(response.statusCode ?? 0)
        request.destroy()
      })
      request.end(body)
    })
  }
}

function before<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('timed out')), { once: true })
    work.then(resolve, reject)
  })
}
