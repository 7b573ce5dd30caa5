import fastify from 'fastify'
import { startMetrics, type MetricSources } from './metrics.ts'
import { answers } from './timeout.ts'

export interface HealthParts extends MetricSources {
  readonly host: string
  /** 0 picks a free port. */
  readonly port: number
  /** Whether the commands are registered. */
  readonly isRegistered: () => boolean
  /** Whether the bot is shutting down. */
  readonly isEnding: () => boolean
}

export interface Health {
  readonly url: string
  close(): Promise<void>
}

/**
 * Serves health checks: `/healthz` answers while the process is alive, `/readyz` says 200 if the bot can answer players
 * and 503 with the reasons otherwise, `/metrics` is for Prometheus. Rejects if it cannot listen.
 */
export async function serveHealth({ host, port, ...parts }: HealthParts): Promise<Health> {
  const metrics = startMetrics(parts)
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
