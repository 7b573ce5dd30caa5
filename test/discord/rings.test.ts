import { afterEach, describe, expect, it } from 'vitest'
import { newFlags } from '../../src/discord/kit/message.ts'
import { yieldToEventLoop, timingOf, type PaceName } from '../../src/tables/index.ts'
import type { Person } from '../../src/tables/model/store.ts'
import { HandClock } from '../kit/house.ts'
import { readable } from './limits.ts'
import { parlour, type ParlourManner } from './parlour.ts'
import { openHouse } from './rooms.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const SILENT = 4096

const open: ReturnType<typeof openHouse>[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

type Wishes = Readonly<Record<string, Partial<Pick<Person, 'notice' | 'headsUp' | 'ringGap'>>>>

async function houseWith(wishes: Wishes, manner: ParlourManner = { times: 1 }, pace: PaceName = 'daily') {
  const clock = new HandClock(Date.UTC(2026, 6, 1, 10))
  const at = openHouse({ games: [parlour(manner)], clock, timing: timingOf(pace) })
  open.push(at)
  for (const [user, wish] of Object.entries(wishes)) await at.tables.people.choose(user, { learns: false, ...wish })
  /** Every message that rang, by where and for whom. */
  const rang: string[] = []
  const { post } = at.rooms
  at.rooms.post = (room, panel, nonce) => {
    const isLoud = (newFlags(panel) & SILENT) === 0
    if (isLoud && room.startsWith('dm-')) rang.push(room)
    for (const user of panel.pings ?? []) rang.push(`${room} ${user}`)
    return post.call(at.rooms, room, panel, nonce)
  }
  const table = await at.playing('parlour', 'ann', 'ben')
  const pass = async (milliseconds: number): Promise<void> => {
    clock.pass(milliseconds)
    at.time.now += milliseconds
    for (let round = 0; round < 8; round += 1) await yieldToEventLoop()
    at.projector.doubt(table)
    await at.shown()
  }
  const take = async (user: string): Promise<void> => {
    await at.tables.answers.submit(table, user, { verb: 'pick.one', key: 'a' })
    await at.shown()
  }
  const direct = (user: string) => at.rooms.in(`dm-${user}`).map(({ panel }) => readable(panel))
  return { ...at, table, pass, take, rang, direct, clock }
}

const TURNS = { times: 1, hasTurns: true } as const
const mentions = { ann: { notice: 'mention' }, ben: { notice: 'mention' } } as const

describe('a player who is not to be rung', () => {
  it('the card rings for a player once within an hour, and names them all the same', async () => {
    const at = await houseWith(mentions)
    expect(at.rang).toEqual(['hall ann'])
    await at.pass(10 * MINUTE)
    await at.take('ann')
    await at.pass(10 * MINUTE)
    await at.take('ben')
    expect(at.rang).toEqual(['hall ann', 'hall ben'])
    expect(readable(at.card())).toContain('<@ann>:')
    expect(at.card().pings).toEqual([])
  })

  it('the card rings after that hour, once, if the player still has not answered', async () => {
    const at = await houseWith(mentions)
    await at.pass(10 * MINUTE)
    await at.take('ann')
    await at.pass(10 * MINUTE)
    await at.take('ben')
    await at.pass(39 * MINUTE)
    expect(at.rang).toEqual(['hall ann', 'hall ben'])
    await at.pass(MINUTE)
    expect(at.rang).toEqual(['hall ann', 'hall ben', 'hall ann'])
    for (let n = 0; n < 3; n += 1) await at.pass(2 * HOUR)
    expect(at.rang).toEqual(['hall ann', 'hall ben', 'hall ann'])
  })

  it('a call that is held back comes though the bot was restarted meanwhile', async () => {
    const at = await houseWith(mentions)
    await at.pass(10 * MINUTE)
    await at.take('ann')
    await at.pass(10 * MINUTE)
    await at.take('ben')
    const { store, rooms, clock } = at
    await at.close()
    open.splice(0)
    clock.pass(HOUR)
    const again = openHouse({ games: [parlour({ times: 1 })], store, rooms, clock, timing: timingOf('daily') })
    open.push(again)
    again.time.now = at.time.now + HOUR
    await again.tables.wake()
    await again.projector.reconcile()
    await again.shown()
    expect(at.rang).toEqual(['hall ann', 'hall ben', 'hall ann'])
  })

  it('the card does not ring for a player who has acted within five minutes, and does then', async () => {
    const at = await houseWith({ ann: { ringGap: 0 }, ben: { ringGap: 0 } })
    await at.take('ann')
    await at.take('ben')
    expect(at.rang).toEqual(['hall ann', 'hall ben'])
    await at.pass(5 * MINUTE)
    expect(at.rang).toEqual(['hall ann', 'hall ben', 'hall ann'])
  })

  it('what a player does in secret keeps the card from nothing, and a direct message from ringing', async () => {
    const at = await houseWith({ ann: { ringGap: 0 }, ben: { ringGap: 0, notice: 'direct' } })
    at.tables.people.isHere('ben')
    await at.pass(MINUTE)
    await at.take('ann')
    expect(at.rang).toEqual(['hall ann'])
    expect(at.direct('ben').filter((text) => text.includes('it’s your move'))).toEqual([])
    await at.pass(5 * MINUTE)
    expect(at.rang).toEqual(['hall ann', 'dm-ben'])
    at.tables.people.isHere('ann')
    await at.take('ben')
    expect(at.rang).toEqual(['hall ann', 'dm-ben', 'hall ann'])
  })

  it('a direct message keeps the card from nothing', async () => {
    const at = await houseWith({ ann: {}, ben: {} })
    await at.tables.people.rang(['ben'], 'directly')
    await at.pass(MINUTE)
    await at.take('ann')
    expect(at.rang).toEqual(['hall ann', 'hall ben'])
  })

  it('a secret decision comes at once without a ring, and rings once it may', async () => {
    const at = await houseWith({ ann: {}, ben: {} }, { times: 1, secret: true })
    expect(at.rang).toEqual(['dm-ann'])
    await at.pass(10 * MINUTE)
    await at.take('ann')
    await at.pass(10 * MINUTE)
    await at.take('ben')
    const asked = () => at.direct('ann').filter((text) => text.includes('A private decision'))
    expect(asked()).toHaveLength(1)
    expect(at.rang).toEqual(['dm-ann', 'dm-ben'])
    await at.pass(40 * MINUTE)
    expect(asked()).toHaveLength(1)
    expect(at.rang).toEqual(['dm-ann', 'dm-ben', 'dm-ann'])
  })

  it('a reminder rings within the hour only if the player’s time would run out before', async () => {
    const slow = await houseWith(mentions, { times: 1 }, 'daily')
    await slow.tables.people.choose('ann', { ringGap: 24 * HOUR })
    await slow.pass(12 * HOUR)
    expect(slow.rang).toEqual(['hall ann'])
    await slow.pass(12 * HOUR)
    expect(slow.rang).toEqual(['hall ann', 'hall ann'])
    const fast = await houseWith(mentions, { times: 1 }, 'evening')
    await fast.pass(5 * MINUTE)
    expect(fast.rang).toEqual(['hall ann', 'hall ann'])
  })

  it('a gap that nobody offers is refused, and changes nothing', async () => {
    const at = await houseWith(mentions)
    for (const ringGap of [-1, Number.NaN, 25 * HOUR])
      expect(await at.tables.people.choose('ann', { ringGap })).toMatchObject({ ok: false })
    expect((await at.tables.people.person('ann')).ringGap).toBe(HOUR)
  })
})

describe('a player who is next', () => {
  const next = (at: Awaited<ReturnType<typeof houseWith>>, user: string) =>
    at.direct(user).filter((text) => text.includes('You’re next'))

  it('a player who wants that hears without a ring that the player before them has begun', async () => {
    const at = await houseWith({ ann: {}, ben: { headsUp: 'on' } }, TURNS)
    expect(next(at, 'ben')).toHaveLength(1)
    expect(next(at, 'ben')[0]).toContain('**ann** has begun')
    expect(next(at, 'ann')).toEqual([])
    expect(at.rang).toEqual(['hall ann'])
    await at.take('ann')
    expect(next(at, 'ben')).toEqual([])
    expect(at.rang).toEqual(['hall ann', 'hall ben'])
    await at.pass(6 * MINUTE)
    await at.take('ben')
    // Ben has just acted, and still is there.
    expect(next(at, 'ben')).toEqual([])
    await at.pass(6 * MINUTE)
    expect(next(at, 'ben')).toHaveLength(1)
  })

  it('a player who is there, or does not want it, hears nothing', async () => {
    const at = await houseWith({ ann: { headsUp: 'on' }, ben: {} }, TURNS)
    expect(next(at, 'ben')).toEqual([])
    await at.take('ann')
    expect(next(at, 'ann')).toEqual([])
    await at.pass(6 * MINUTE)
    expect(next(at, 'ann')).toHaveLength(1)
  })
})
