import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { TelevisionServer, type ServerLimits } from '../../src/television/server.ts'
import { Stream, televised } from './kit.ts'

const TOKEN = 'a'.repeat(32)
const OTHER = 'b'.repeat(32)
const LIMITS: ServerLimits = {
  maxConnections: 50,
  maxPages: 3,
  slowMs: 60_000,
  heartbeatMs: 10,
  maxCalendars: 5,
  calendarsWithinMs: 60_000,
}

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

async function serving(limits: Partial<ServerLimits> = {}) {
  const server = new TelevisionServer({ ...LIMITS, ...limits })
  open.push(server)
  const port = await server.listen('127.0.0.1', 0)
  server.link('table', TOKEN)
  return { server, port, url: `http://127.0.0.1:${port}` }
}

function stream(link: string): Stream {
  const opened = new Stream(link)
  open.push(opened)
  return opened
}

async function get(url: string, init: RequestInit = {}) {
  const response = await fetch(url, init)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('the pages on televisions', () => {
  it('every answer on televisions forbids foreign content, storing, referrers and listing', async () => {
    const { server, url } = await serving()
    server.show(TOKEN, televised())
    const { text } = await get(`${url}/${TOKEN}`)
    const picture = /src="([^"]+)" alt="The barrow/.exec(text)?.[1] ?? ''
    for (const path of [TOKEN, OTHER, picture, 'page.css', 'page.js', 'favicon.ico']) {
      const { headers } = await get(`${url}/${path}`)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-robots-tag')).toContain('noindex')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('set-cookie')).toBe(null)
    }
    expect(text).not.toMatch(/<script(?![^>]*src=)|<style|\son\w+=/)
  })

  it('the page shows whose move it is, the lines, and the pictures with their alternative texts', async () => {
    const { server, url } = await serving()
    expect((await get(`${url}/${TOKEN}`)).text).toContain('One moment')
    const scene = { image: Buffer.from('a scene'), alt: 'Ann meets <Ben> & "Cleo"', isMoving: true }
    server.show(TOKEN, televised({ scene }))
    const { status, text } = await get(`${url}/${TOKEN}`)
    expect(status).toBe(200)
    expect(text).toContain('<h1 id="headline">Ann, your move</h1>')
    expect(text).toContain('<li>Ann digs.</li>')
    expect(text).toContain('alt="Ann meets &lt;Ben&gt; &amp; &quot;Cleo&quot;"')
    const [map = '', drama = ''] = [...text.matchAll(/<img src="([^"]+)"/g)].map(([, address]) => address)
    const shown = await Promise.all([map, drama].map((address) => get(`${url}/${address}`)))
    expect(shown.map((one) => one.text)).toEqual(['a map', 'a scene'])
    expect(shown.map(({ headers }) => headers.get('content-type'))).toEqual(['image/jpeg', 'image/webp'])
  })

  it('the page is the same below a path that a proxy leaves in the address', async () => {
    const { url } = await serving()
    expect((await get(`${url}/tables/${TOKEN}`)).status).toBe(200)
    expect((await get(`${url}/tables/page.css`)).headers.get('content-type')).toContain('text/css')
  })

  it('a revoked link answers with the same bytes as one that never was, in one sentence', async () => {
    const { server, url } = await serving()
    server.show(TOKEN, televised())
    const [, picture = ''] = /src="([^"]+)" alt="The barrow/.exec((await get(`${url}/${TOKEN}`)).text) ?? []
    server.unlink(TOKEN)
    const answers = await Promise.all(
      [TOKEN, OTHER, picture, `${TOKEN}/live`, 'x', '', '../../.env', `${TOKEN}%00`].map((path) =>
        get(`${url}/${path}`),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.text).toContain('This link doesn’t exist or has ended.')
    server.show(TOKEN, televised())
    expect((await get(`${url}/${TOKEN}`)).status).toBe(404)
  })

  it.each(['POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'])(
    '%s is refused, because the pages can only be read',
    async (method) => {
      const { url } = await serving()
      const { status, headers } = await get(`${url}/${TOKEN}`, { method })
      expect([status, headers.get('allow')]).toEqual([405, 'GET'])
    },
  )

  it('an open page hears of each change, and of the end of its link', async () => {
    const { server, url } = await serving()
    const page = stream(`${url}/${TOKEN}`)
    await page.until('retry:')
    server.show(TOKEN, televised())
    await page.until('Ann, your move')
    await page.until(': here')
    server.show(TOKEN, televised({ headline: 'Ben, your move' }))
    await page.until('Ben, your move')
    expect(page.text).not.toContain('event: ended')
    server.unlink(TOKEN)
    await page.until('event: ended')
    await page.ended()
  })

  it('a page hears nothing of another link', async () => {
    const { server, url } = await serving()
    server.link('table', OTHER)
    const page = stream(`${url}/${TOKEN}`)
    await page.until('retry:')
    server.show(OTHER, televised({ headline: 'Elsewhere' }))
    server.show(TOKEN, televised())
    await page.until('Ann, your move')
    expect(page.text).not.toContain('Elsewhere')
  })

  it('the last lines of a message stay above the next, and the last scene stays with the map', async () => {
    const { server, url } = await serving()
    const lines = async () =>
      [...(await get(`${url}/${TOKEN}`)).text.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line)
    const scene = { image: Buffer.from('a scene'), alt: 'A fight', isMoving: false }
    server.show(TOKEN, televised({ scene, lines: ['Turn 1', 'Ann digs.'] }))
    server.show(TOKEN, televised({ lines: ['Turn 1', 'Ann digs and rests.'] }))
    expect(await lines()).toEqual(['Turn 1', 'Ann digs and rests.'])
    server.show(TOKEN, televised({ message: 2, lines: [] }))
    expect(await lines()).toEqual(['Turn 1', 'Ann digs and rests.'])
    server.show(TOKEN, televised({ message: 2, lines: ['Ben sleeps.'] }))
    expect(await lines()).toEqual(['Turn 1', 'Ann digs and rests.', 'Ben sleeps.'])
    // The next message begins with the same words.
    server.show(TOKEN, televised({ message: 3, lines: ['Ben sleeps.', 'Ann digs.'] }))
    expect(await lines()).toEqual(['Turn 1', 'Ann digs and rests.', 'Ben sleeps.', 'Ann digs.'])
    server.show(TOKEN, televised({ message: 3, lines: ['Ann wins.'] }))
    expect(await lines()).toEqual(['Turn 1', 'Ann digs and rests.', 'Ann wins.'])
    expect((await get(`${url}/${TOKEN}`)).text).toContain('alt="A fight"')
    server.show(TOKEN, televised({ lines: Array.from({ length: 30 }, (_, n) => `Line ${n}`), map: null }))
    expect(await lines()).toHaveLength(10)
    expect((await get(`${url}/${TOKEN}`)).text).not.toContain('alt="A fight"')
  })

  it('one link can’t take all pages: another reader of it reads one sentence', async () => {
    const { server, url } = await serving()
    server.link('table', OTHER)
    const pages = [1, 2, 3].map(() => stream(`${url}/${TOKEN}`))
    for (const page of pages) await page.until('retry:')
    const { status, text, headers } = await get(`${url}/${TOKEN}/live`)
    expect([status, headers.get('retry-after')]).toEqual([503, '60'])
    expect(text).toContain('Too many screens')
    await stream(`${url}/${OTHER}`).until('retry:')
  })

  it('a client that takes nothing is dropped, and others get theirs', async () => {
    const { server, port, url } = await serving({ slowMs: 2000 })
    const image = Buffer.alloc(30_000_000, 1)
    server.show(TOKEN, televised({ map: { image, alt: 'Large', isMoving: false } }))
    const [, address = ''] = /src="([^"]+)" alt="Large/.exec((await get(`${url}/${TOKEN}`)).text) ?? []
    const slow = connect(port, '127.0.0.1')
    open.push({ close: () => Promise.resolve(void slow.destroy()) })
    slow.pause()
    const dropped = new Promise((resolve) => slow.on('close', resolve).on('error', () => undefined))
    slow.write(`GET /${address} HTTP/1.1\r\nHost: x\r\n\r\n`)
    const page = stream(`${url}/${TOKEN}`)
    await page.until('Large')
    server.show(TOKEN, televised({ headline: 'Ben, your move' }))
    await page.until('Ben, your move')
    await expect.poll(() => server.connections(), { timeout: 60_000 }).toBe(1)
    slow.resume()
    await dropped
    expect(slow.bytesRead).toBeLessThan(image.length)
  })

  it('a page that takes its time again and again costs no more each time', async () => {
    const warned: string[] = []
    const warn = ({ name }: Error) => void warned.push(name)
    process.on('warning', warn)
    open.push({ close: () => Promise.resolve(void process.off('warning', warn)) })
    const { server, url } = await serving()
    const page = stream(`${url}/${TOKEN}`)
    for (let turn = 0; turn < 15; turn += 1) {
      server.show(TOKEN, televised({ headline: `Turn ${turn}`, position: 'x'.repeat(100_000) }))
      await page.until(`Turn ${turn}"`)
    }
    await new Promise((next) => setImmediate(next))
    expect(warned).toEqual([])
  })

  it('a request with too long headers is refused, and the server stays', async () => {
    const { url } = await serving()
    const { status } = await get(`${url}/${TOKEN}`, { headers: { 'X-Long': 'x'.repeat(20_000) } })
    expect(status).toBe(431)
    expect((await get(`${url}/${TOKEN}`)).status).toBe(200)
  })
})
