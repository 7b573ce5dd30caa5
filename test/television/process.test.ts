import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import type { ChildProcess } from 'node:child_process'
import { afterEach, describe, expect, it } from 'vitest'
import { startProgram } from '../../src/program.ts'
import { harmlessEnvironment, TelevisionProcess } from '../../src/television/television.ts'
import type { Memos } from '../../src/tables/model/store.ts'
import { Stream, televised } from './kit.ts'

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

/** Notes in memory, and how often the next writes fail. */
function memos() {
  const texts = new Map<string, string>()
  const state = { texts, failures: 0 }
  const notes: Memos = {
    memo: (name) => Promise.resolve(texts.get(name)),
    setMemo(name, text) {
      if (state.failures > 0) {
        state.failures -= 1
        return Promise.reject(new Error('the disk is full'))
      }
      texts.set(name, text)
      return Promise.resolve()
    },
  }
  return { ...state, state, notes }
}

async function started(notes = memos().notes, port = 0) {
  const children: ChildProcess[] = []
  let lost: () => void = () => undefined
  const isLost = new Promise<void>((resolve) => (lost = resolve))
  const television = new TelevisionProcess({
    host: '127.0.0.1',
    port,
    url: null,
    notes,
    log: { info: () => undefined, warn: () => undefined },
    onLost: () => lost(),
    start(args) {
      const env = harmlessEnvironment({ ...process.env, DISCORD_TOKEN: 'secret-token', DATABASE_URL: 'secret-base' })
      const child = startProgram('television/process', args, { env, serialization: 'advanced' })
      children.push(child)
      return child
    },
  })
  open.push({ close: () => television.stop() })
  await television.start()
  return { television, children, isLost }
}

const page = async (link: string) => {
  const response = await fetch(link)
  return { status: response.status, text: await response.text() }
}

describe('the process that serves televisions', () => {
  it('a link leads to what was sent for its table, bytes and all', async () => {
    const { television } = await started()
    const link = await television.link('t1')
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[\w-]{32}$/)
    expect(await television.link('t1')).toBe(link)
    expect(await television.link('t2')).not.toBe(link)
    expect(television.needs('t1')).toBe(true)
    const stream = new Stream(link)
    open.push(stream)
    await stream.until('retry:')
    television.show('t1', televised({ map: { image: Buffer.from([255, 0, 7]), alt: 'Bytes', isMoving: false } }), true)
    await stream.until('Bytes')
    expect(television.needs('t1')).toBe(false)
    const [, picture = ''] = /src="[^"/]+\/([^"]+)" alt="Bytes/.exec((await page(link)).text) ?? []
    const bytes = await (await fetch(`${link}/${picture}`)).arrayBuffer()
    expect([...new Uint8Array(bytes)]).toEqual([255, 0, 7])
  })

  it.runIf(process.platform === 'linux')(
    'its environment has neither the token nor the database, nor anything else that could be secret',
    async () => {
      const { children } = await started()
      const environment = readFileSync(`/proc/${children[0]?.pid}/environ`, 'utf8')
      expect(environment).not.toMatch(/secret-|DISCORD|DATABASE|TOKEN|PASSWORD/)
      const names = environment.split('\0').flatMap((one) => (one === '' ? [] : [one.split('=')[0] ?? '']))
      // Node names the channel to the parent itself.
      const own = names.filter((name) => !name.startsWith('NODE_CHANNEL'))
      expect(own.filter((name) => !Object.keys(harmlessEnvironment(process.env)).includes(name))).toEqual([])
    },
  )

  it('links stay over a restart, and the bot is called to show their tables again', async () => {
    const { notes, texts } = memos()
    const first = await started(notes)
    const link = await first.television.link('t1')
    const ended = await first.television.link('t2')
    await first.television.unlink('t2')
    const { port } = new URL(link)
    const gone = new Promise((resolve) => first.children[0]?.once('exit', resolve))
    first.television.stop()
    await gone
    const second = await started(notes, Number(port))
    expect(second.television.linked).toEqual(['t1'])
    expect(second.television.linkOf('t1')).toBe(link)
    const called: string[] = []
    second.television.onNeed((table) => called.push(table))
    expect(called).toEqual(['t1'])
    expect((await page(link)).status).toBe(200)
    expect((await page(ended)).status).toBe(404)
    expect([...texts.keys()]).toEqual(['television'])
  })

  it('a process that is killed is reported, and the next start serves the same links', async () => {
    const { television, children, isLost } = await started()
    const link = await television.link('t1')
    television.show('t1', televised(), true)
    children[0]?.kill('SIGKILL')
    await isLost
    expect(television.needs('t1')).toBe(false)
    const called: string[] = []
    television.onNeed((table) => called.push(table))
    await television.start()
    expect(called).toEqual(['t1'])
    expect(television.needs('t1')).toBe(true)
    const token = link.slice(link.lastIndexOf('/'))
    expect((await page(`${new URL(television.linkOf('t1') ?? '').origin}${token}`)).status).toBe(200)
  })

  it('the process ends with the bot', async () => {
    const { children } = await started()
    const [child] = children
    const gone = new Promise((resolve) => child?.once('exit', resolve))
    child?.disconnect()
    expect(await gone).toBe(0)
  })

  it('a port that is taken is reported with its code', async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    open.push({ close: () => new Promise((resolve) => taken.close(resolve)) })
    const { port } = taken.address() as AddressInfo
    await expect(started(memos().notes, port)).rejects.toMatchObject({ code: 'EADDRINUSE', syscall: 'listen' })
  })

  it('a link that can’t be stored isn’t given out, and one whose end can’t be stored stays', async () => {
    const { notes, state } = memos()
    const { television } = await started(notes)
    state.failures = 1
    await expect(television.link('t1')).rejects.toThrow('the disk is full')
    expect(television.linkOf('t1')).toBe(null)
    const link = await television.link('t1')
    state.failures = 1
    await expect(television.unlink('t1')).rejects.toThrow('the disk is full')
    expect(television.linkOf('t1')).toBe(link)
    expect((await page(link)).status).toBe(200)
    expect(await television.unlink('t1')).toBe(true)
    expect(await television.unlink('t1')).toBe(false)
    await expect.poll(async () => (await page(link)).status).toBe(404)
  })

  it.each(['', 'nonsense', '[]', '{"t1":"short"}', '{"t1":5}'])('a damaged memo %j means no links', async (text) => {
    const { notes, texts } = memos()
    texts.set('television', text)
    expect((await started(notes)).television.linked).toEqual([])
  })

  it('a calendar stays behind its link when the process starts again, and the bot sends it again', async () => {
    const { notes } = memos()
    const { television } = await started(notes)
    const { calendars } = television
    const asked: string[] = []
    calendars.onNeed((user) => asked.push(user))
    const link = await calendars.link('ann')
    expect(link).toMatch(/\/[\w-]{32}\.ics$/)
    expect(await calendars.link('ann')).toBe(link)
    expect(asked).toEqual(['ann'])
    calendars.show('ann', 'BEGIN:VCALENDAR')
    await expect.poll(async () => (await page(link)).text).toBe('BEGIN:VCALENDAR')
    television.stop()
    const again = await started(notes, Number(new URL(link).port))
    expect(again.television.calendars.linkOf('ann')).toBe(link)
    again.television.calendars.onNeed((user) => again.television.calendars.show(user, 'BEGIN:VCALENDAR again'))
    await expect.poll(async () => (await page(link)).text).toBe('BEGIN:VCALENDAR again')
    const renewed = await again.television.calendars.unlink('ann').then(() => again.television.calendars.link('ann'))
    expect(renewed).not.toBe(link)
    await expect.poll(async () => (await page(link)).status).toBe(404)
  })
})
