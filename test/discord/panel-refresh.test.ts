import { afterEach, expect, it } from 'vitest'
import { PanelRefresh } from '../../src/discord/panel-refresh.ts'
import { textPanel, type OwnMark, type Panel } from '../../src/discord/kit/message.ts'
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

/** The same panel with something else in its mark. */
function marked(one: Panel, other: Partial<OwnMark>): Panel {
  if (!one.own) throw new Error('an unmarked panel')
  return { ...one, own: { ...one.own, ...other } }
}

/** Ann has her private panel open; `edits` are what it was made into since. */
async function opened(manner: ParlourManner = {}) {
  const at = openHouse({ games: [parlour(manner)] })
  const table = await at.playing('parlour', 'ann', 'ben')
  const edits: string[] = []
  const deleted: string[] = []
  const rest = {
    patch: (_route: string, request?: unknown) => {
      edits.push(JSON.stringify((request as { body: unknown }).body))
      return Promise.resolve({})
    },
    post: () => Promise.resolve({ id: '20' }),
    delete: (route: string) => {
      deleted.push(route.split('/').at(-1) ?? '')
      return Promise.resolve({})
    },
  }
  const privateMessages = new PrivateMessages(rest, () => 0)
  const freshness = new PanelRefresh(at.context, at.tables, privateMessages)
  close = async () => {
    freshness.stop()
    privateMessages.stop()
    await at.close()
  }
  const own = panel(await at.press('ann', idOf(at.card(), HAND)))
  await privateMessages.note({ ...TALK, user: 'ann' }, '10', own)
  return { ...at, table, edits, deleted, privateMessages, freshness, own }
}

it('a private panel is renewed once its question is past, with what it told on it', async () => {
  const at = await opened({ times: 1 })
  await at.privateMessages.note({ ...TALK, user: 'ann' }, '10', marked(at.own, { news: ['You chose: the tea'] }))
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
  await at.privateMessages.note({ ...TALK, user: 'ann' }, '10', marked(at.own, { table: 'another' }))
  expect(at.privateMessages.panelsOf(at.table)).toEqual([])
  expect(at.privateMessages.panelsOf('another')).toHaveLength(1)
})

it('it is renewed once there is nothing left to take back', async () => {
  const at = await opened({ times: 1 })
  await at.press('ann', idOf(at.card(), 'Take a'))
  const after = panel(await at.press('ann', `q1|v|${at.table}`))
  expect(readable(after)).toContain(say('own-undo'))
  await at.privateMessages.note({ ...TALK, user: 'ann' }, '10', after)
  await at.tables.answers.submit(at.table, 'ben', { verb: 'pick.one', key: 'b' })
  at.edits.length = 0
  await at.freshness.settled()
  expect(at.edits[0]).not.toContain(say('own-undo'))
})

it('what has taken its place, such as a form, is left alone', async () => {
  const at = await opened({ times: 1 })
  await at.privateMessages.changed({ ...TALK, user: 'ann' }, '10', textPanel('a form'))
  await at.press('ann', idOf(at.card(), 'Take a'))
  await at.freshness.settled()
  expect(at.edits).toEqual([])
  await at.privateMessages.changed({ ...TALK, user: 'ann' }, '10', at.own)
  expect(at.privateMessages.panelsOf(at.table)).toHaveLength(1)
})

it('a question that is answered elsewhere goes away, unless its message told something', async () => {
  const at = await opened({ secret: true, times: 1 })
  expect(at.own.own).toMatchObject({ form: 'question', news: [] })
  await at.tables.answers.submit(at.table, 'ann', { verb: 'pick.one', key: 'a' })
  await at.freshness.settled()
  expect(at.edits).toEqual([])
  expect(at.deleted).toEqual(['10'])
  expect(at.privateMessages.panelsOf(at.table)).toEqual([])
})

it('what a message told stays without buttons', async () => {
  const at = await opened({ secret: true, times: 1 })
  await at.privateMessages.note({ ...TALK, user: 'ann' }, '10', marked(at.own, { news: ['You found the tea'] }))
  await at.tables.answers.submit(at.table, 'ann', { verb: 'pick.one', key: 'a' })
  await at.freshness.settled()
  expect(at.edits[0]).toContain('You found the tea')
  expect(at.edits[0]).not.toContain('custom_id')
})

it('the next question that only its player can answer takes the place of the last one', async () => {
  const at = await opened({ secret: true, times: 2 })
  await at.tables.answers.submit(at.table, 'ann', { verb: 'pick.one', key: 'a' })
  await at.freshness.settled()
  expect(at.edits[0]).toContain('pick.one')
  expect(at.deleted).toEqual([])
})
