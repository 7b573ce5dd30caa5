import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebhookSender, type Network } from '../../src/webhooks/index.ts'

/** A request that a receiver has taken. */
export interface Taken {
  readonly headers: IncomingHttpHeaders
  readonly path: string
  readonly body: string
}

/** A receiver on this machine that stands for a public host. */
export interface Receiver {
  readonly taken: Taken[]
  /** Answers the requests; by default with 204. */
  answer: (request: IncomingMessage, response: ServerResponse) => void
  readonly sender: WebhookSender
  /** The sender's network, to be changed in parts. */
  readonly network: Network
  close(): Promise<void>
}

/** `timeoutMs`: how long the sender tries. */
export async function openReceiver(timeoutMs = 5000): Promise<Receiver> {
  const taken: Taken[] = []
  const server = createServer((incoming, response) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => {
      taken.push({ headers: incoming.headers, path: incoming.url ?? '', body: Buffer.concat(parts).toString() })
      receiver.answer(incoming, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const network: Network = {
    resolve: () => Promise.resolve(['127.0.0.1']),
    isAllowed: () => true,
    request: (options) => request({ ...options, port }),
  }
  const receiver: Receiver = {
    taken,
    answer: (_request, response) => void response.writeHead(204).end(),
    sender: new WebhookSender(network, timeoutMs),
    network,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return receiver
}
