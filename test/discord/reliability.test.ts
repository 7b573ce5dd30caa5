import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formatId } from '../../src/discord/kit/ids.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import type { Reply } from '../../src/discord/table/context/context.ts'
import { say } from '../../src/discord/words/index.ts'
import { timingOf } from '../../src/tables/index.ts'
import { HandClock } from '../kit/house.ts'
import { idOf, readable } from './limits.ts'
import { parlour } from './parlour.ts'
import { openHouse } from './rooms.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** A Wednesday, noon in UTC. */
const NOON = Date.UTC(2026, 10, 25, 12)
const DAILY = { ...timingOf('daily', 'default'), bank: 0, increment: 0 }

let at: ReturnType<typeof openHouse>
let clock: HandClock
beforeEach(() => {
  clock = new HandClock(NOON)
  at = openHouse({ games: [parlour({ times: 1, turns: 4 })], clock, timing: DAILY })
})
afterEach(async () => await at.close())

const textOf = (reply: Reply | Panel): string =>
  reply === null || typeof reply === 'string' ? String(reply) : readable(reply)

async function shownCard(): Promise<string> {
  await at.shown()
  return readable(at.card())
}

/** Passes the time for a decision, and waits until the bot has made it. */
async function letTimeRunOut(table: string): Promise<void> {
  const before = await at.store.log.lastSeq(table)
  clock.pass(DAY)
  await vi.waitFor(async () => expect(await at.store.log.lastSeq(table)).toBeGreaterThan(before))
}

/** Plays a game of four turns to its end: Ann always answers, and Ben never does. */
async function playAGame(): Promise<void> {
  const table = await at.playing('parlour', 'ann', 'ben')
  for (let turn = 0; turn < 2; turn += 1) {
    await at.command('ann', '/play', { action: 'Take a' })
    await letTimeRunOut(table)
  }
  await at.shown()
  expect((await at.store.records.find(table))?.status).toBe('over')
}

describe('the lobby card', () => {
  it('the lobby card says how far the host can count on each person, and nothing of computers', async () => {
    await at.command('ann', '/game new', { game: 'parlour' })
    expect(await shownCard()).toContain(`**ann** · ${say('reliability-new')}`)
    await at.command('ann', '/game leave')
    for (let game = 0; game < 3; game += 1) await playAGame()
    await at.command('ann', '/game new', { game: 'parlour' })
    await at.command('ben', '/game join')
    await at.press('ann', idOf(at.card(), say('lobby-add')))
    const card = await shownCard()
    expect(card).toContain('**ann** · 100% in time in 3 games, left 0')
    expect(card).toContain('**ben** · 0% in time in 3 games, left 0')
    expect(card.match(/ · no games yet/g)).toBeNull()
  })

  it('the lobby card says nothing of people who hide their records, who still read it themselves', async () => {
    await playAGame()
    await at.command('ben', '/settings', { records: 'nobody' })
    await at.command('ben', '/game new', { game: 'parlour' })
    expect(await shownCard()).toContain(`**ben** · ${say('reliability-hidden')}`)
    const own = say('settings-reliability', { reliability: '0% in time in 1 game, left 0' })
    expect(textOf(await at.command('ben', '/settings'))).toContain(own)
  })
})

describe('a minimum', () => {
  it('a minimum refuses with the figure it needs and theirs, and changes nothing', async () => {
    for (let game = 0; game < 3; game += 1) await playAGame()
    await at.command('ann', '/game new', { game: 'parlour' })
    await at.shown()
    const id = (await at.tables.directory.openIn('griffin', 'hall'))?.id ?? ''
    const menu = formatId({ kind: 'lobby-menu', table: id, part: 'reliability' })
    expect(await at.press('ben', menu, '90')).toBe(REFUSED['not-host'])
    expect(await at.press('ann', menu, '120')).toBe(say('unknown-button'))
    expect(await at.press('ann', menu, '90')).toBeNull()
    expect(await shownCard()).toContain(say('requires-reliable', { percent: 90 }).replace('-# ', ''))
    const refused = say('too-unreliable', { needed: 90, percent: 0 })
    expect(refused).toContain('90%')
    expect(await at.command('ben', '/game join')).toBe(refused)
    expect(await at.press('ben', idOf(at.card(), say('lobby-join')))).toBe(refused)
    expect(await at.press('cleo', idOf(at.card(), say('lobby-join')))).toBeNull()
    expect(await at.press('ann', menu, '75-known')).toBeNull()
    expect(await at.command('dai', '/game join')).toBe(say('too-new', { needed: 75, games: 0, least: 3 }))
    expect((await at.store.records.find(id))?.seats.map(({ user }) => user)).toEqual(['ann', 'cleo'])
    expect(await at.press('ann', menu, 'any')).toBeNull()
    expect(await shownCard()).not.toContain('decisions in time')
    expect(await at.command('ben', '/game join')).toBe(say('seated'))
  })
})

describe('usual hours', () => {
  /** Hours at which Ann has acted: the evening, in UTC. */
  const acted = Array.from({ length: 24 }, (_none, hour) => (hour >= 19 && hour < 22 ? 9 : 0.1))

  it('usual hours stand where the table waits for a person, only with their consent, and are forgotten without it', async () => {
    await at.store.people.change('ann', (before) => ({ ...before, acted }))
    const evening = `**ann** <t:${(NOON + 7 * HOUR) / 1000}:t>–<t:${(NOON + 10 * HOUR) / 1000}:t>`
    await at.playing('parlour', 'ann', 'ben')
    expect(await shownCard()).not.toContain(evening)
    const settings = await at.command('ann', '/settings', { hours: 'everybody' })
    expect(textOf(settings)).toContain(say('settings-hours').split('\n')[0] ?? '')
    expect(await shownCard()).toContain(evening)
    expect(textOf(await at.command('ben', '/games'))).toContain(evening)
    await at.command('ann', '/play', { action: 'Take a' })
    expect(await shownCard()).not.toContain(evening)
    expect((await at.tables.people.person('ann')).acted).not.toEqual([])
    await at.command('ann', '/settings', { hours: 'nobody' })
    expect(await at.tables.people.person('ann')).toMatchObject({ hours: 'nobody', acted: [] })
  })

  it('usual hours follow from open answers over weeks, and from none that are secret', async () => {
    await at.close()
    at = openHouse({ games: [parlour({ times: 1 })], clock, timing: timingOf('none') })
    await at.playing('parlour', 'ann', 'ben')
    for (const user of ['ann', 'ben']) await at.command(user, '/settings', { hours: 'everybody' })
    for (let day = 0; day < 28; day += 1) {
      clock.pass(DAY)
      await at.command('ann', '/play', { action: 'Take a' })
      await at.command('ben', '/play', { action: 'Peek' })
      await at.command('ben', '/play', { action: 'Take b' })
    }
    const { acted: counted } = await at.tables.people.person('ann')
    expect(counted.findIndex((one) => one > 20)).toBe(12)
    const noon = `**ann** <t:${clock.now() / 1000}:t>–<t:${(clock.now() + HOUR) / 1000}:t>`
    expect(await shownCard()).toContain(noon)
  })
})
