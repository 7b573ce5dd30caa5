import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { createRequire } from 'node:module'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Discord } from '../state/discord.ts'

const EMOJI_FONT = 'twemoji-colr-font/twemoji.woff2'
/** The bundled script of the page. Only a build has it, beside the bot. */
const SCRIPT = join(import.meta.dirname, 'page.js')
const WEB = fileURLToPath(new URL('../web/', import.meta.url))

/** Serves the web page. Without a build its script is bundled from `web/` on request. */
export async function addPage(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, { root: WEB, cacheControl: false, etag: true, index: 'index.html' })
  app.get('/page.js', async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
      .send(await script()),
  )
  app.get('/emoji.woff2', async (_request, reply) => {
    const font = await readFile(createRequire(import.meta.url).resolve(EMOJI_FONT))
    return reply.headers({ 'content-type': 'font/woff2', 'cache-control': 'public, max-age=86400' }).send(font)
  })
}

async function script(): Promise<string | Buffer> {
  if (existsSync(SCRIPT)) return await readFile(SCRIPT)
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [`${WEB}main.tsx`],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    sourcemap: 'inline',
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}

/** Serves attachments and the application's emojis, as Discord's CDN does. */
export function addAttachments(app: FastifyInstance, discord: Discord): void {
  app.get('/emojis/:id', async (request, reply) => {
    const id = (request.params as { id: string }).id.replace(/\.\w+$/, '')
    const emoji = discord.world.emojis.find((entry) => entry.id === id)
    const bytes = emoji && discord.files.get(id)
    if (!bytes) return reply.code(404).send()
    return reply.headers({ 'content-type': emoji.contentType, 'x-content-type-options': 'nosniff' }).send(bytes)
  })
  app.get('/attachments/:channel/:id/:filename', async (request, reply) => {
    const { id, filename } = request.params as { id: string; filename: string }
    const bytes = discord.files.get(id)
    if (!bytes) return reply.code(404).type('text/plain').send('This content is no longer available.')
    const file = discord.world.messages.flatMap((message) => message.files).find((entry) => entry.id === id)
    const type = file?.contentType ?? 'application/octet-stream'
    const isPicture = /^image\/(png|jpeg|gif|webp)$/.test(type)
    return reply
      .headers({
        'content-type': isPicture ? type : 'application/octet-stream',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        ...(!isPicture && { 'content-disposition': `attachment; filename="${filename.replaceAll(/[^\w.-]/g, '_')}"` }),
      })
      .send(bytes)
  })
}
