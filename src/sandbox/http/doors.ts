import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { urlIn } from '../../url.ts'

/**
 * Access control. Any client of the sandbox can read private messages, so a page from elsewhere in the same browser
 * must not become one. Requests are admitted by the host name they use (`Host`) and, if a page sends them, by that
 * page's origin (`Origin`).
 */

export const NOT_LET_IN =
  'The sandbox answers only its own page and programs that call it by the address it listens at. SANDBOX_HOSTS lets in other names.'

/** Names of this machine. A foreign page whose DNS name points here still sends its own name. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** @param names additional host names of the sandbox, without ports */
export function isAllowed(request: IncomingMessage, names: readonly string[]): boolean {
  const called = requestedHost(request)
  if (!called || !(isOwnName(called.hostname, request) || names.includes(called.hostname))) return false
  const { origin, 'sec-fetch-site': from } = request.headers
  if (origin !== undefined) {
    const page = urlIn(origin)
    return page !== null && isOfWeb(page) && (page.host === called.host || names.includes(page.hostname))
  }
  // Without an origin, a browser fetches pictures and pages: only those of our own page, or those opened by the user.
  return from === undefined || from === 'same-origin' || from === 'none' || isOpened(request)
}

/** Refuses an upgrade request on a socket. */
export function refuseUpgrade(socket: Duplex): void {
  socket.end(`HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Type: text/plain\r\n\r\n${NOT_LET_IN}\n`)
}

/** Whether a name belongs to this machine or is the address that received the request. */
function isOwnName(name: string, { socket }: IncomingMessage): boolean {
  const address = (socket.localAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '')
  return LOOPBACK.test(name) || name === (address.includes(':') ? `[${address}]` : address)
}

/** Whether the user followed a link to the page. */
function isOpened({ method, url, headers }: IncomingMessage): boolean {
  const isPage = urlIn(`http://sandbox${url ?? ''}`)?.pathname === '/'
  return isPage && method === 'GET' && headers['sec-fetch-dest'] === 'document'
}

/** The host name and port that a request uses; `null` if `Host` contains anything else. */
function requestedHost({ headers: { host = '' } }: IncomingMessage): URL | null {
  return /[\s@/\\?#]/.test(host) ? null : urlIn(`http://${host}`)
}

/** Whether a page is on the web, and not part of an extension or program that can choose its own name. */
function isOfWeb({ protocol }: URL): boolean {
  return protocol === 'http:' || protocol === 'https:'
}
