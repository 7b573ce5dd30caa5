import { afterEach, describe, expect, it, vi } from 'vitest'
import { byComputer, loadState, type Game } from '../../src/engine/index.ts'
import { formatId } from '../../src/discord/kit/ids.ts'
import { linkTo } from '../../src/discord/kit/links.ts'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import { say } from '../../src/discord/words/index.ts'
import type { Reply } from '../../src/discord/table/context/context.ts'
import { hasGame, type TableView } from '../../src/tables/model/service.ts'
import { DIRECT_MESSAGES, TABLE_LIMITS, type TableRecord } from '../../src/tables/index.ts'
import { HandClock } from '../kit/house.ts'
import { LeapClock } from '../kit/leap-clock.ts'
import { toy } from '../kit/toy/index.ts'
import { runOf } from '../../trials/run-of.ts'
import { WebhookSender } from '../../src/webhooks/index.ts'
import { idOf, readable as readableOf } from './limits.ts'
import { openHouse } from './rooms.ts'

const USERS = ['ann', 'ben', 'cleo']
const DAY = 24 * 60 * 60 * 1000
/** Standing orders don't answer, so nothing changes by itself. */
const NEVER = { least: 1e9, most: 1e9 }

let house: ReturnType<typeof openHouse>
afterEach(async () => await house.close())

function readable(reply: Reply): string {
  if (reply === null || typeof reply === 'string') throw new Error(`a sentence: ${reply}`)
  return readableOf(reply)
}

async function viewOf(id: string): Promise<TableView> {
  const view = await house.tables.views.of(id)
  if (!view || !hasGame(view)) throw new Error('no game')
  return view
}

/** Players answer as computer players would, until the game is over. */
async function playOn(id: string, answers = Infinity) {
  const chooser = byComputer(toy as unknown as Game, 'what if')
  for (let given = 0; given < answers;) {
    const view = await viewOf(id)
    if (view.record.status !== 'playing') return
    const own = view.record.seats.flatMap(({ seat, user }) => (user === null ? [] : [seat]))
    const asked = own.flatMap((seat) => view.asked(seat).filter((one) => one.seat === seat))
    if (asked.length > 0) {
      const { seat, verb, key } = chooser(runOf(asked, view.viewFor))
      await house.tables.answers.submit(id, view.record.seats[seat]?.user ?? '', { verb, key })
      given += 1
    } else await new Promise((resolve) => void setTimeout(resolve, 2))
  }
}

/** The number of the newest line that a player may read. */
const newest = (id: string, seat: number) => house.tables.chronicle.countFor(id, seat)

async function ask(who: string, table: string, eyes: number, at: number) {
  return await house.press(who, formatId({ kind: 'what-if', table, eyes, at }))
}

/** Opens an imagined table, and returns its record. */
async function imagine(who: string, table: string, eyes: number, at: number): Promise<TableRecord> {
  const level = 'gentle' as const
  const said = await house.press(who, formatId({ kind: 'what-if-go', table, eyes, at, level }))
  expect(said).toBe(say('what-if-opened', { link: `https://discord.com/channels/@me/dm-${who}` }))
  const [record] = await house.tables.whatIfs.of(who)
  if (!record) throw new Error('nothing was opened')
  return record
}

/** All that a process could tell of a table: its row, its log, its chronicle and everything shown of it. */
async function wholeOf(id: string) {
  const { store } = house
  return JSON.stringify([
    await store.records.find(id),
    await store.log.entries(id),
    await store.chronicle.lines(id, 0, 9999),
    await store.snapshots.all(id),
  ])
}

/** Everything that others than one person can read. */
const othersRead = (who: string) => JSON.stringify(house.rooms.messages.filter(({ room }) => room !== `dm-${who}`))

describe('a what-if of a running game', () => {
  it('opens in the player’s direct messages, and nothing that others read changes by a byte', async () => {
    house = openHouse({ orderPace: NEVER })
    const table = await house.playing('toy', ...USERS)
    await playOn(table, 12)
    await house.shown()
    const before = [othersRead('ben'), await wholeOf(table)]
    const at = await newest(table, 1)
    const panel = await ask('ben', table, 2, at)
    expect(readable(panel)).toContain('made up')
    expect(readable(panel)).toContain('ben')
    const { id, seats, seed } = await imagine('ben', table, 2, at)
    await house.shown()
    expect([othersRead('ben'), await wholeOf(table)]).toEqual(before)

    const real = await house.store.records.find(table)
    const [start] = await house.store.snapshots.all(id)
    expect(loadState(toy.rules, start ?? { version: 1, state: '' }).rng.key).not.toBe(
      loadState(toy.rules, (await house.store.snapshots.all(table)).at(-1) ?? { version: 1, state: '' }).rng.key,
    )
    expect(seed).not.toBe(real?.seed)
    expect(seats.map(({ user, name }) => [user, name])).toEqual([
      [null, 'ann'],
      ['ben', 'ben'],
      [null, 'cleo'],
    ])
    const card = house.rooms.in('dm-ben').map(({ panel: one }) => readable(one))
    expect(card.join('\n')).toContain(say('what-if-mark'))
    expect(card.join('\n')).toContain(say('event-imagined-guessed'))

    await playOn(id)
    await house.shown()
    expect((await viewOf(id)).record.status).toBe('over')
    expect([othersRead('ben'), await wholeOf(table)]).toEqual(before)
  })

  it('is for its players only, each with what their own seat knew', async () => {
    house = openHouse({ orderPace: NEVER })
    const table = await house.playing('toy', ...USERS)
    await playOn(table, 12)
    const at = await newest(table, 0)
    expect(await ask('eve', table, 0, 5)).toBe(say('refused-not-seated'))
    expect(await ask('ann', table, 2, at)).toBe(say('not-your-eyes'))
    expect(await ask('ann', table, 1, 9999)).toBe(say('unknown-moment'))
    const { seq } = await viewOf(table)
    const { whatIfs } = house.tables
    expect(await whatIfs.refusal(table, { user: 'ann', seq, seat: 1 })).toBe('not-seated')
    expect(await whatIfs.refusal(table, { user: 'eve', seq, seat: 0 })).toBe('not-seated')
    expect(await whatIfs.refusal(table, { user: 'ann', seq: seq + 1, seat: 0 })).toBe('which-moment')
    expect(await whatIfs.refusal('nowhere', { user: 'ann', seq, seat: 0 })).toBe('no-such-table')
    expect(await whatIfs.refusal(table, { user: 'ann', seq, seat: 0 })).toBeNull()
    expect(await house.tables.directory.find({ server: DIRECT_MESSAGES })).toEqual([])
  })

  it('needs open direct messages, and says so before it opens anything', async () => {
    house = openHouse({ orderPace: NEVER })
    const table = await house.playing('toy', ...USERS)
    await playOn(table, 12)
    house.rooms.barred.set('dm-ann', 'closed-dms')
    const at = await newest(table, 0)
    const press = formatId({ kind: 'what-if-go', table, eyes: 1, at, level: 'fair' })
    expect(await house.press('ann', press)).toBe(say('what-if-closed'))
    expect(await house.tables.directory.find({ server: DIRECT_MESSAGES })).toEqual([])
  })
})

it('a what-if reaches no webhook, and rings for nothing', async () => {
  const sender = new WebhookSender()
  const sent: string[] = []
  sender.faultOf = () => Promise.resolve(null)
  sender.send = (_hook, { body }) => {
    sent.push(body)
    return Promise.resolve('delivered')
  }
  const clock = new LeapClock()
  house = openHouse({ orderPace: NEVER, webhooks: sender, clock })
  const table = await house.playing('toy', ...USERS)
  await playOn(table, 12)
  await house.shown()
  for (const user of USERS) await house.command(user, '/settings', { webhook: 'https://example.org/x' })
  const boss = house.visit('boss', 'hall', { isManager: true })
  await house.command(boss, '/admin webhook', { url: 'https://example.org/y' })
  await house.shown()
  await house.webhooks?.settled()
  // People who were rung may be rung again.
  clock.leap(2 * 3_600_000)
  const [before, rang] = [sent.length, (await house.tables.people.person('ben')).rang]
  const { id } = await imagine('ben', table, 2, await newest(table, 1))
  for (let answers = 0; answers < 6; answers += 1) {
    await playOn(id, 1)
    await house.shown()
    await house.webhooks?.settled()
  }
  expect(sent.slice(before)).toEqual([])
  expect((await house.tables.people.person('ben')).rang).toEqual(rang)
})

describe('a what-if of a finished game', () => {
  async function finished(options: Parameters<typeof openHouse>[0] = {}) {
    house = openHouse(options)
    const table = await house.playing('toy', ...USERS)
    await playOn(table)
    await house.tables.stats.idle()
    await house.shown()
    return table
  }

  it('goes on from the very moment with any player’s eyes, and counts nowhere', async () => {
    const table = await finished()
    const moments = await house.tables.chronicle.linesFor(table, 2, 0, 9999)
    const at = moments.findIndex(({ seq }) => seq > 8) + 1
    const { seq } = await viewOf(table)
    expect(await house.tables.whatIfs.refusal(table, { user: 'ann', seq, seat: 0 })).toBe('imagined-end')
    expect(await ask('eve', table, 0, 12)).toBe(say('what-if-whose'))
    const before = [othersRead('ann'), await wholeOf(table), JSON.stringify(await house.tables.stats.of({}))]
    expect(readable(await ask('ann', table, 3, at))).toContain('cleo')
    const { id } = await imagine('ann', table, 3, at)
    const then = await house.tables.views.at(table, moments[at - 1]?.seq ?? 0)
    const now = await house.tables.views.at(
      id,
      1 + (await house.store.log.entries(id)).findIndex(({ kind }) => kind === 'rewind'),
    )
    for (const viewer of [null, 0, 1, 2])
      expect(JSON.stringify(now?.viewFor(viewer))).toBe(JSON.stringify(then?.viewFor(viewer)))

    await playOn(id)
    await house.tables.stats.idle()
    await house.tables.stats.catchUp()
    await house.shown()
    expect((await viewOf(id)).record.status).toBe('over')
    expect([othersRead('ann'), await wholeOf(table), JSON.stringify(await house.tables.stats.of({}))]).toEqual(before)
    expect(await house.tables.stats.ofTable(id)).toBeUndefined()
    expect(await house.store.records.finishedGames('toy', ['ann'])).toEqual([1])
    expect((await house.tables.people.reliability(['ann'])).get('ann')?.games).toBe(
      (await house.tables.people.reliability(['ann'], 'griffin')).get('ann')?.games,
    )
    expect(await house.command('ann', '/verify', { table: id })).toBe(say('verify-imagined'))
    expect(await house.command('ann', '/verify', { table: id, export: 'true' })).toBe(say('verify-imagined'))
    expect(house.rooms.in('dm-ann').filter(({ panel }) => readable(panel).includes(say('what-if-mark')))).not.toEqual(
      [],
    )
  })

  it('stays in direct messages, and a what-if of a what-if is refused', async () => {
    const table = await finished()
    const { id } = await imagine('ann', table, 1, 12)
    house.managers.add('griffin ann')
    const manager = house.visit('ann', 'side-room', { isManager: true })
    expect(await house.command(manager, '/admin resume', { game: id })).not.toBe(say('moved-here'))
    const moved = await house.tables.saves.resume(id, { server: 'griffin', room: 'side-room', by: 'ann' })
    expect(moved).toEqual({ ok: false, why: 'imagined' })
    expect(await ask('ann', id, 1, 1)).toBe(REFUSED.imagined)
    expect(await house.press('ben', formatId({ kind: 'look-back', table: id }))).toBe(say('other-table'))
    expect(await house.press('ben', formatId({ kind: 'what-if-end', table: id }))).toBe(say('refused-not-seated'))
    expect(linkTo({ server: DIRECT_MESSAGES, room: 'dm' }, 'm')).toBe('https://discord.com/channels/@me/dm/m')
  })

  it('is one at a time: the next takes its place and says so, and its card ends it', async () => {
    const table = await finished()
    const first = await imagine('ann', table, 1, 12)
    expect(readable(await ask('ann', table, 2, 12))).toContain(
      say('what-if-replaces', { game: `What if: ${toy.words.title}` }),
    )
    const second = await imagine('ann', table, 2, 12)
    await house.shown()
    expect((await viewOf(first.id)).record.status).toBe('closed')
    expect(await house.tables.whatIfs.of('ann')).toHaveLength(1)
    const other = await imagine('ben', table, 2, 12)
    expect((await viewOf(second.id)).record.status).toBe('playing')

    const games = readable(await house.command('ann', '/games'))
    expect(games).toContain(`What if: ${toy.words.title}`)
    // Commands in direct messages mean it.
    const log = await house.command(house.visit('ann', 'dm-ann'), '/game status')
    expect(readable(log)).toContain(toy.words.title.slice(0, 3))
    const card = house.rooms.in('dm-ann').findLast(({ panel }) => readable(panel).includes(say('what-if-end')))
    expect(await house.press('ann', idOf(card?.panel ?? { components: [] }, say('what-if-end')))).toBe(
      say('what-if-ended'),
    )
    expect((await viewOf(second.id)).record.status).toBe('closed')
    expect((await viewOf(other.id)).record.status).toBe('playing')
  })

  it('can go back freely, because nobody else is there', async () => {
    const table = await finished()
    const { id } = await imagine('ann', table, 1, 12)
    await vi.waitFor(async () => expect((await viewOf(id)).awaited).toEqual([0]), { timeout: 20_000 })
    await playOn(id, 6)
    const lines = await house.tables.chronicle.countFor(id, 0)
    expect(lines).toBeGreaterThan(1)
    const seqs = (await house.store.log.entries(id)).map(({ seq }) => seq)
    const back = await house.press('ann', formatId({ kind: 'moment', table: id, eyes: 1, at: lines, step: 'first' }))
    const way = await house.press('ann', idOf(back as never, say('past-go-back')))
    await house.press('ann', idOf(way as never, say('what-if-back')))
    const after = await house.store.log.entries(id)
    expect(after.length).toBeGreaterThan(seqs.length)
    expect(after.some(({ kind, seq }) => kind === 'rewind' && seq > (seqs.at(-1) ?? 0))).toBe(true)
  })

  it('closes by itself after a week without a choice, and takes up no place among a player’s games', async () => {
    const clock = new HandClock(1_700_000_000_000)
    house = openHouse({ clock, orderPace: NEVER, limits: { ...TABLE_LIMITS, running: 1 } })
    const table = await house.playing('toy', 'ann', 'ben')
    await house.tables.saves.close(table)
    const again = await house.playing('toy', 'ann', 'ben')
    await house.tables.answers.submit(again, 'ann', { verb: 'leave', key: 'leave' })
    await house.tables.saves.close(again)
    const { seq } = await viewOf(again)
    const beginner = { user: 'ben', seq: Math.max(0, seq - 1), seat: 1 }
    const opened = await house.tables.whatIfs.open(again, { ...beginner, room: 'dm-ben', level: 'fair' })
    if (!opened.ok) throw new Error(opened.why)
    expect(await house.tables.directory.count({ user: 'ben', statuses: ['playing'] })).toBe(1)
    const next = await house.tables.opening.open({
      game: 'toy',
      server: 'griffin',
      room: 'hall',
      host: { user: 'ben', name: 'ben' },
    })
    expect(next.ok).toBe(true)
    const isAsked = async () => (await viewOf(opened.value.id)).awaited.includes(1)
    await vi.waitFor(async () => {
      clock.pass(10)
      expect(await isAsked()).toBe(true)
    }, 20_000)
    for (let day = 0; day < 8; day += 1) {
      clock.pass(DAY)
      await new Promise((resolve) => void setTimeout(resolve, 10))
    }
    await vi.waitFor(async () => expect((await viewOf(opened.value.id)).record.status).toBe('closed'))
  })
})
