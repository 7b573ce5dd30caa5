import type { Client } from 'discord.js'
import type { Logger } from 'pino'

/**
 * A packet that the client cannot interpret, or whose handler throws, costs only itself. Uncaught, the error would end
 * the process, and with it all tables of all servers. The log gets only the kind of packet.
 */
export function guardPackets({ ws }: Client, log: Pick<Logger, 'error'>): void {
  // The client has no event for this, but every caller passes its packets to this method.
  const handle = ws['handlePacket'].bind(ws)
  ws['handlePacket'] = (packet, shard) => {
    try {
      return handle(packet, shard)
    } catch (error) {
      log.error({ err: error, packet: kindOf(packet) }, 'gateway packet unreadable')
      return false
    }
  }
}

function kindOf(packet: unknown): string {
  const kind = typeof packet === 'object' && packet !== null && 't' in packet ? packet.t : null
  return typeof kind === 'string' && /^[A-Z_]{1,60}$/.test(kind) ? kind : 'unknown'
}
