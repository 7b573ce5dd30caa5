import { afterEach, expect, it } from 'vitest'
import { PanelRefresh } from '../../src/discord/panel-refresh.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import type { Reply } from '../../src/discord/table/context/context.ts'
import { PrivateMessages } from '../../src/discord/private-messages.ts'
import { idOf, readable } from './limits.ts'
import { parlour, type ParlourManner } from './parlour.ts'
import { openHouse } from './rooms.ts'
import { say } from '../../src/discord/words/index.ts'

const HAND = 'My choices & hand'
const TALK = { application: '1', token: 'a', room: 'hall' }

let close: (() => Promise<void>) | undefined
afterEach(async () => await close?.())

const panel = (reply: Reply): Panel => {
  if (reply === null || typeof reply === 'string') throw new Error(`no panel, but ${reply}`)
  return reply
}

/** Ann has her private panel open; `edits` are what it was made into since. */
async function opened(manner: ParlourManner = {}) {
  const at = openHouse({ games: [parlour(manner)] })
  const table = await at.playing('parlour', 'ann', 'ben')
  const edits: string[] = []
  const rest = {
    patch: (_route: string, request?: unknown) => {
      edits.push(JSON.stringify((request as { body: unknown }).body))
      return Promise.resolve({})
    },
    post: () => Promise.resolve({ id: '20' }),
    delete: () => Promise.resolve({}),
  }
  const privateMessages = new PrivateMessages(rest, () => 0)
  const freshness = new PanelRefresh(at.context, at.tables, privateMessages)
  close = async () => {
    freshness.stop()
    await at.close()
  }
  const own = panel(await at.press('ann', idOf(at.card(), HAND)))
  await privateMessages.note({ ...TALK, user: 'ann' }, 'panel', '10', own.own)
  return { ...at, table, edits, privateMessages, freshness, own }
}

it('a private panel is renewed once its question is past, with what it told on it', async () => {
  const at = await opened({ times: 1 })
  const told = { ...at.own, own: at.own.own && { ...at.own.own, news: ['You chose: the tea'] } }
  await at.privateMessages.note({ ...TALK, user: 'ann' }, 'panel', '10', told.own)
  expect(readable(at.own)).toContain('Take a')
  await at.press('ann', idOf(at.card(), 'Take a'))
  await at.freshness.settled()
  expect(at.edits).toHaveLength(1)
  expect(at.edits[0]).toContain('You chose: the tea')
  expect(at.edits[0]).toContain(say('own-any-time'))
  expect(at.edits[0]).not.toContain('pick.one')
})

it('it is left as it is while its question stands, whatever others do in secret', async () => {
  const at = await opened({ window: true, times: 2 })
  await at.tables.answers.submit(at.table, 'ben', { verb: 'peek.now', key: 'peek' })
  await at.freshness.settled()
  expect(at.edits).toEqual([])
  await at.tables.answers.submit(at.table, 'ann', { verb: 'pick.one', key: 'a' })
  await at.freshness.settled()
  expect(at.edits).toHaveLength(1)
})

it('a player who has lost the seat reads that in place of the panel', async () => {
  const at = await opened()
  await at.tables.seats.giveSeat(at.table, 0, 'cleo', 'Cleo')
  await at.freshness.settled()
  expect(at.edits[0]).toContain('You don’t have a seat at this table')
})

it('nobody’s panel of another table is touched', async () => {
  const at = await opened()
  const elsewhere = at.own.own && { ...at.own.own, table: 'another' }
  await at.privateMessages.note({ ...TALK, user: 'ann' }, 'panel', '10', elsewhere)
  expect(at.privateMessages.panelsOf(at.table)).toEqual([])
  expect(at.privateMessages.panelsOf('another')).toHaveLength(1)
})

it('it is renewed once there is nothing left to take back', async () => {
  const at = await opened({ times: 1 })
  await at.press('ann', idOf(at.card(), 'Take a'))
  const after = panel(await at.press('ann', `q1|v|${at.table}`))
  expect(readable(after)).toContain(say('own-undo'))
  await at.privateMessages.note({ ...TALK, user: 'ann' }, 'panel', '10', after.own)
  await at.tables.answers.submit(at.table, 'ben', { verb: 'pick.one', key: 'b' })
  at.edits.length = 0
  await at.freshness.settled()
  expect(at.edits[0]).not.toContain(say('own-undo'))
})

it('what has taken its place, such as a form, is left alone', async () => {
  const at = await opened({ times: 1 })
  await at.privateMessages.changed({ ...TALK, user: 'ann' }, '10', null)
  await at.press('ann', idOf(at.card(), 'Take a'))
  await at.freshness.settled()
  expect(at.edits).toEqual([])
  await at.privateMessages.changed({ ...TALK, user: 'ann' }, '10', at.own.own ?? null)
  expect(at.privateMessages.panelsOf(at.table)).toHaveLength(1)
})
