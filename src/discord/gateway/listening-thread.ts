import { parentPort, workerData } from 'node:worker_threads'
import { InteractionResponseType, MessageFlags } from 'discord-api-types/v10'
import { acknowledgementOfPacket, type Acknowledgement } from '../kit/acknowledgements.ts'
import { Journal, type JournalPlace } from './journal.ts'
import { packetIn } from './messages.ts'
import { openSocket } from './wire.ts'
import type { Wire } from './session.ts'

// The thread that holds the connections to the gateway. It acknowledges each interaction as soon as it arrives, however
// busy the bot is, and passes everything on.

/** What the bot tells the thread. */
export type Order =
  | { readonly open: number; readonly url: string }
  | { readonly wire: number; readonly send: string }
  | { readonly wire: number; readonly close: number }
  /** Whether to acknowledge interactions, and the address of the API. */
  | { readonly acknowledge: string | null }

/** What the thread tells the bot. */
export type Report =
  /** `acknowledging`: the interaction in the message that the thread is acknowledging. */
  | { readonly wire: number; readonly message: string; readonly acknowledging: string | null }
  | { readonly wire: number; readonly failed: unknown }
  | { readonly wire: number; readonly closed: number }
  /** `status`: of Discord's response; 0 if there was none. `ms`: from the interaction until then. */
  | { readonly acknowledged: string; readonly status: number; readonly ms: number }

/** Discord accepts a first answer within three seconds. The bot needs some of that for a second try. */
const TIMEOUT_MS = 1500
const { DeferredChannelMessageWithSource, DeferredMessageUpdate } = InteractionResponseType
const BODIES: Readonly<Record<Acknowledgement, string>> = {
  reply: JSON.stringify({ type: DeferredChannelMessageWithSource, data: { flags: MessageFlags.Ephemeral } }),
  update: JSON.stringify({ type: DeferredMessageUpdate }),
}

const journal = new Journal(workerData as JournalPlace)
const wires = new Map<number, Wire>()
let api: string | null = null

parentPort?.on('message', (order: Order) => {
  if ('acknowledge' in order) api = order.acknowledge
  else if ('open' in order) open(order.open, order.url)
  else if ('send' in order) wires.get(order.wire)?.send(order.send)
  else wires.get(order.wire)?.close(order.close)
})

function report(what: Report): void {
  parentPort?.postMessage(what)
}

function open(wire: number, url: string): void {
  const closed = (code: number): void => {
    wires.delete(wire)
    report({ wire, closed: code })
  }
  try {
    const socket = openSocket(url, {
      message: (message) => report({ wire, message, acknowledging: acknowledged(message) }),
      failed: (error) => report({ wire, failed: error }),
      closed,
    })
    wires.set(wire, socket)
  } catch (error) {
    report({ wire, failed: error })
    closed(1006)
  }
}

type Interaction = { readonly id?: unknown; readonly token?: unknown } & Parameters<typeof acknowledgementOfPacket>[0]

/** Begins to acknowledge the interaction in a message from the gateway. Returns its id, or `null` without one. */
function acknowledged(message: string): string | null {
  if (api === null || !message.includes('"INTERACTION_CREATE"')) return null
  const packet = packetIn(message)
  if (packet?.t !== 'INTERACTION_CREATE' || typeof packet.d !== 'object' || packet.d === null) return null
  const interaction: Interaction = packet.d
  const { id, token } = interaction
  const how = acknowledgementOfPacket(interaction)
  if (how === null || typeof id !== 'string' || typeof token !== 'string' || !/^\d+$/.test(id)) return null
  void acknowledge(`${api}/interactions/${id}/${encodeURIComponent(token)}/callback`, id, BODIES[how])
  // At once, so that it stands before the line which says that the bot has begun.
  journal.heard(id, message)
  return id
}

async function acknowledge(url: string, id: string, body: string): Promise<void> {
  const began = performance.now()
  const status = await statusOf(url, body)
  report({ acknowledged: id, status, ms: performance.now() - began })
}

async function statusOf(url: string, body: string): Promise<number> {
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}
