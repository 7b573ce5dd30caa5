import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError, refuse } from '../state/errors.ts'
import type { Discord } from '../state/discord.ts'
import { addCallbackRoute } from './callback.ts'
import { addChannelRoutes } from './channels.ts'
import { addCommandRoutes } from './commands.ts'
import { addEmojiRoutes } from './emojis.ts'
import { addGuildRoutes } from './guilds.ts'
import { addMessageRoutes } from './messages.ts'
import { RateLimits, tooMany } from './rate-limits.ts'
import { addThreadRoutes } from './threads.ts'
import { addUserRoutes } from './users.ts'
import { addWebhookRoutes } from './webhooks.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Needs no Authorization header, because the interaction token in the path suffices. */
    open?: boolean
  }
}

/** Puts Discord's REST API, version 10, under the given instance's prefix. */
export async function addRestApi(app: FastifyInstance, discord: Discord): Promise<void> {
  const { settings } = discord
  const limits = new RateLimits(discord.clock)
  await app.register(multipart, {
    limits: { fileSize: settings.attachmentSizeLimit, files: 100, fieldSize: settings.requestSizeLimit, parts: 200 },
  })
  allowEmptyJson(app)

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store' })
    if (discord.settings.fault !== null && !request.routeOptions.config.open) {
      if (discord.settings.fault === 'error') throw refuse.internal()
      if (discord.settings.fault === 'limited') throw tooMany(1000, { 'x-ratelimit-scope': 'user' }, false)
      if (discord.settings.fault === 'reset') request.raw.socket.destroy()
      // The client gives up.
      reply.hijack()
      return
    }
    if (limits.refusedLately() >= settings.invalidRequestLimit) throw banned()
    if (Number(request.headers['content-length'] ?? 0) > settings.requestSizeLimit) throw refuse.entityTooLarge()
    if (!request.routeOptions.config.open) checkToken(discord, request)
    if (!settings.rateLimits) return
    const path = (request.routeOptions.url ?? '').replace(/^\/api\/v\d+/, '')
    if (!path.endsWith('/callback')) reply.headers(limits.count(`${request.method} ${path}`, majorOf(request)))
  })

  app.setErrorHandler(async (error: unknown, request, reply) => {
    const refusal = asRefusal(error)
    if ([401, 403, 429].includes(refusal.status)) limits.countRefused()
    if (refusal.status === 500 && !(error instanceof ApiError)) request.log.error(error)
    return reply.code(refusal.status).headers(refusal.headers).send(refusal.body())
  })
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send(refuse.notFound().body()))

  addUserRoutes(app, discord)
  addGuildRoutes(app, discord)
  addChannelRoutes(app, discord)
  addThreadRoutes(app, discord)
  addMessageRoutes(app, discord)
  addCommandRoutes(app, discord)
  addEmojiRoutes(app, discord)
  addCallbackRoute(app, discord)
  addWebhookRoutes(app, discord)
}

/** Accepts requests that declare a JSON body and then have none. */
function allowEmptyJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined)
    try {
      done(null, JSON.parse(String(text)))
    } catch {
      done(refuse.badJson())
    }
  })
}

function checkToken(discord: Discord, request: FastifyRequest): void {
  const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ')
  const needed = discord.settings.token
  if (scheme !== 'Bot' || token === '' || (needed !== null && token !== needed)) throw refuse.unauthorized()
}

function majorOf(request: FastifyRequest): string {
  const params = request.params as Record<string, string | undefined>
  return params['token'] ?? params['channel'] ?? params['guild'] ?? ''
}

function asRefusal(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (statusCode === 413 || code === 'FST_REQ_FILE_TOO_LARGE' || code === 'FST_FILES_LIMIT')
    return refuse.entityTooLarge()
  if (statusCode === 415) return new ApiError(415, 0, '415: Unsupported Media Type')
  if (statusCode !== undefined && statusCode < 500) return refuse.badJson()
  return refuse.internal()
}

function banned(): ApiError {
  return new ApiError(
    429,
    0,
    'You are being blocked from accessing our API temporarily due to exceeding our rate limits frequently.',
    {
      headers: { 'retry-after': '600' },
    },
  )
}
