import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/**
 * Who may come in. Whatever asks the sandbox can read private messages, so a page from elsewhere in the same browser must not: a request
 * is let in by the name it calls the sandbox by (`Host`), and where a page sends it, by where that page is from (`Origin`).
 */

export const NOT_LET_IN =
  'The sandbox answers only its own page and programs that call it by the address it listens at. SANDBOX_HOSTS lets in other names.'

/** Names of the machine itself. A foreign page that has its name lead here still calls it by its own. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** @param names other names that the sandbox is reached by, without a port */
export function isLetIn(request: IncomingMessage, names: readonly string[]): boolean {
  const called = calledBy(request)
  if (!called || !(isOwnName(called.hostname, request) || names.includes(called.hostname))) return false
  const { origin, 'sec-fetch-site': from } = request.headers
  if (origin !== undefined) {
    const page = urlOf(origin)
    return page !== undefined && isOfWeb(page) && (page.host === called.host || names.includes(page.hostname))
  }
  // Without an origin a browser fetches pictures and pages; only those of its own page, or what somebody opens.
  return from === undefined || from === 'same-origin' || from === 'none' || isOpened(request)
}

/** Shows whoever knocks at a socket out. */
export function showOut(socket: Duplex): void {
  socket.end(`HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Type: text/plain\r\n\r\n${NOT_LET_IN}\n`)
}

/** Whether a name is this machine's, or the very address at which the request came in. */
function isOwnName(name: string, { socket }: IncomingMessage): boolean {
  const address = (socket.localAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '')
  return LOOPBACK.test(name) || name === (address.includes(':') ? `[${address}]` : address)
}

/** Whether somebody followed a link to the page. */
function isOpened({ method, url, headers }: IncomingMessage): boolean {
  const isPage = urlOf(`http://sandbox${url ?? ''}`)?.pathname === '/'
  return isPage && method === 'GET' && headers['sec-fetch-dest'] === 'document'
}

/** By what name and port a request calls the sandbox; a `Host` that says more than these is none. */
function calledBy({ headers: { host = '' } }: IncomingMessage): URL | undefined {
  return /[\s@/\\?#]/.test(host) ? undefined : urlOf(`http://${host}`)
}

/** Whether a page is one of the web, and not of an extension or program that names itself as it likes. */
function isOfWeb({ protocol }: URL): boolean {
  return protocol === 'http:' || protocol === 'https:'
}

function urlOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}
