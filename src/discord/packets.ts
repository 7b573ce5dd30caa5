import type { Client } from 'discord.js'
import type { Logger } from 'pino'

/**
 * Whatever the client can make nothing of, or fails at while it tells of it, costs itself alone: uncaught it would end the process, and
 * with it all tables of all servers. Of what it was only the kind is said.
 */
export function outlivePackets({ ws }: Client, log: Pick<Logger, 'error'>): void {
  // The client has no word for this: it hands every packet to this method, whoever it is called by.
  const handle = ws['handlePacket'].bind(ws)
  ws['handlePacket'] = (packet, shard) => {
    try {
      return handle(packet, shard)
    } catch (error) {
      log.error({ err: error, packet: kindOf(packet) }, 'something that Discord has sent could not be understood')
      return false
    }
  }
}

function kindOf(packet: unknown): string {
  const kind = typeof packet === 'object' && packet !== null && 't' in packet ? packet.t : null
  return typeof kind === 'string' && /^[A-Z_]{1,60}$/.test(kind) ? kind : 'unknown'
}
