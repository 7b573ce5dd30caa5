import fastify from 'fastify'
import { countSigns, type Looked } from './metrics.ts'
import { answers } from './patience.ts'

export interface HealthParts extends Looked {
  readonly host: string
  /** 0 takes a free one. */
  readonly port: number
  /** Whether the commands are registered. */
  readonly isRegistered: () => boolean
  /** Whether the bot is about to end. */
  readonly isEnding: () => boolean
}

export interface Health {
  readonly url: string
  close(): Promise<void>
}

/**
 * Answers whoever watches over the bot: `/healthz` while the process goes on, `/readyz` with 200 if players can be answered and 503
 * with what stands in the way, `/metrics` for Prometheus. Rejects if it cannot listen there.
 */
export async function serveHealth({ host, port, ...parts }: HealthParts): Promise<Health> {
  const metrics = countSigns(parts)
  const app = fastify({ forceCloseConnections: true, bodyLimit: 1024 })
  app.get('/healthz', () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const state = {
      gateway: parts.isConnected(),
      commands: parts.isRegistered(),
      database: await answers(parts.database),
      staying: !parts.isEnding(),
    }
    const missing = parts.missing?.() ?? []
    const whole = missing.length === 0 ? state : { ...state, missing }
    return reply.code(Object.values(state).every(Boolean) ? 200 : 503).send(whole)
  })
  app.get('/metrics', async (_request, reply) => {
    const { text, type } = await metrics.read()
    return reply.type(type).send(text)
  })
  try {
    await app.listen({ host, port })
  } catch (error) {
    metrics.stop()
    throw error
  }
  const address = app.server.address()
  const bound = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    async close() {
      await app.close()
      metrics.stop()
    },
  }
}
