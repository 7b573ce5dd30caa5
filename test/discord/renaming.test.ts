import { afterEach, expect, it } from 'vitest'
import type { Reply } from '../../src/discord/table/context/context.ts'
import { openStore } from '../../src/storage/index.ts'
import { idOf, readable } from './limits.ts'
import { parlour } from './parlour.ts'
import { openHouse } from './rooms.ts'

const open: ReturnType<typeof openHouse>[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

const text = (reply: Reply): string => (reply === null ? '' : typeof reply === 'string' ? reply : readable(reply))
const alex = { name: 'Alex', account: 'alex_77' }

async function opened(store = openStore()) {
  const at = openHouse({ games: [parlour()], store })
  open.push(at)
  const request = (user: string, who: { name: string; account: string }, room = 'hall') => at.visit(user, room, who)
  return { ...at, visit: request }
}

async function playing() {
  const at = await opened()
  const { id } = (await at.tables.opening
    .open({
      game: 'parlour',
      server: 'griffin',
      room: 'hall',
      host: { user: 'a', name: 'Alex', account: 'alex' },
    })
    .then((done) => (done.ok ? done.value : Promise.reject(new Error(done.why))))) as { id: string }
  await at.shown()
  await at.press(at.visit('b', alex), idOf(at.card(), 'Join'))
  await at.press(at.visit('c', { name: '\u3164', account: 'nobody_sees' }), (await at.shown(), idOf(at.card(), 'Join')))
  await at.shown()
  return { ...at, id }
}

it('people with one name, and those whose name shows nothing, are told apart by their account', async () => {
  const at = await playing()
  expect(readable(at.card())).toMatch(
    /1\. \*\*Alex\*\*[^]*2\. \*\*Alex \\\(alex\\_77\\\)\*\*[^]*3\. \*\*nobody\\_sees\*\*/,
  )
})

it('a new name counts from when its bearer acts under it, and what was told before keeps the old, after a restart too', async () => {
  const at = await playing()
  await at.tables.opening.start(at.id, 'a')
  await at.shown()
  const log = async (house: typeof at) => text(await house.press('a', `q1|ql|${at.id}|log`))
  expect((await at.tables.answers.submit(at.id, 'a', { verb: 'pick.one', key: 'a' })).ok).toBe(true)
  expect((await at.tables.answers.submit(at.id, 'a', { verb: 'pick.one', key: 'a' })).ok).toBe(true)
  expect((await at.tables.seats.leave(at.id, 'b')).ok).toBe(true)
  await at.shown()
  const before = await log(at)
  expect(before).toContain('**Alex \\(alex\\_77\\)** is away')
  // In direct messages Discord doesn't say what they are called on the server.
  await at.press(at.visit('b', { ...alex, name: 'Sandra' }, 'dm-b'), idOf(at.card(), 'My choices & hand'))
  expect(await log(at)).not.toContain('is now called')
  await at.press(at.visit('b', { ...alex, name: 'Sasha' }), idOf(at.card(), 'My choices & hand'))
  await at.press(at.visit('b', { ...alex, name: 'Sasha' }), idOf(at.card(), 'My choices & hand'))
  expect((await at.tables.seats.leave(at.id, 'b')).ok).toBe(true)
  await at.shown()
  const after = await log(at)
  expect(after.match(/is now called/g)).toHaveLength(1)
  expect(after).toContain('**Alex \\(alex\\_77\\)** is now called **Sasha**')
  expect(after).toContain('**Sasha** is away')
  const linesOf = (said: string) => said.split('\n').filter((line) => line.includes('Alex'))
  for (const line of linesOf(before)) expect(after).toContain(line)
  const again = await opened(at.store)
  expect(text(await again.press('a', `q1|ql|${at.id}|log`))).toBe(after)
  // What the game tells, too: seat 0 goes by another name now.
  await at.press(at.visit('a', { name: 'Zoe', account: 'alex' }), idOf(at.card(), 'My choices & hand'))
  for (const line of linesOf(before)) expect(await log(at)).toContain(line)
  expect(await log(at)).toContain('**Alex** is now called **Zoe**')
})
