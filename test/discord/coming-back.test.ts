import { afterEach, describe, expect, it } from 'vitest'
import { yieldToEventLoop, hasGame, timingOf, type AtZero } from '../../src/tables/index.ts'
import { newFlags } from '../../src/discord/kit/message.ts'
import { HandClock } from '../kit/house.ts'
import { idOf, idsOf, readable } from './limits.ts'
import { parlour, type ParlourManner } from './parlour.ts'
import { openHouse } from './rooms.ts'
import type { Reply } from '../../src/discord/table/context/context.ts'
import { say } from '../../src/discord/words/index.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const SILENT = 4096
/** Eleven in the evening in UTC. */
const NIGHT = Date.UTC(2026, 6, 1, 23)
const open: ReturnType<typeof openHouse>[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

const text = (reply: Reply): string => (reply === null ? '' : typeof reply === 'string' ? reply : readable(reply))

async function houseWith({
  atZero = 'computer' as AtZero,
  manner = {} as ParlourManner,
  pace = 'evening' as const,
} = {}) {
  const clock = new HandClock(NIGHT)
  const at = openHouse({ games: [parlour(manner)], clock, timing: { ...timingOf(pace, atZero), bank: 0 } })
  open.push(at)
  const table = await at.playing('parlour', 'ann', 'ben')
  const pass = async (milliseconds: number, step = 10 * MINUTE): Promise<void> => {
    for (let left = milliseconds; left > 0; left -= step) {
      clock.pass(Math.min(left, step))
      at.time.now += Math.min(left, step)
      for (let round = 0; round < 4; round += 1) {
        for (let turn = 0; turn < 4; turn += 1) await yieldToEventLoop()
        clock.pass(0)
      }
    }
    await at.shown()
  }
  const seat = async (number: number) => {
    const view = await at.tables.views.of(table)
    return view && hasGame(view) ? view.record.seats[number] : undefined
  }
  return { ...at, table, clock, pass, seat }
}

describe('a player whose seat a computer plays', () => {
  const ways = {
    'opens their hand': (at: Awaited<ReturnType<typeof houseWith>>) =>
      at.press('ann', idOf(at.card(), 'My choices & hand')),
    'types /clues': (at: Awaited<ReturnType<typeof houseWith>>) => at.command('ann', '/clues'),
    'types /play': (at: Awaited<ReturnType<typeof houseWith>>) => at.command('ann', '/play', { action: 'nonsense' }),
    'looks at the map': (at: Awaited<ReturnType<typeof houseWith>>) =>
      at.press('ann', idOf(at.card(), 'More…').replace('|more', '|map')),
    'types /game map': (at: Awaited<ReturnType<typeof houseWith>>) => at.command('ann', '/game map'),
    'types /game status': (at: Awaited<ReturnType<typeof houseWith>>) => at.command('ann', '/game status'),
    'types /game log': (at: Awaited<ReturnType<typeof houseWith>>) => at.command('ann', '/game log'),
  }
  it.each(Object.entries(ways))(
    'a player whose seat a computer plays has it again when they %s',
    async (_what, comeBack) => {
      const at = await houseWith()
      await at.pass(10 * MINUTE)
      expect((await at.seat(0))?.keeper).toBe('computer')
      const reply = text(await comeBack(at))
      expect((await at.seat(0))?.keeper).toBe('player')
      if (_what === 'opens their hand') expect(reply).toContain(say('seat-back'))
      await at.shown()
      expect(
        at.rooms
          .in('hall')
          .map(({ panel }) => readable(panel))
          .join(),
      ).toContain('ann** is back')
      expect(text(await comeBack(at))).not.toContain(say('seat-back'))
    },
  )

  it('a player whose seat a computer plays has it again with a press on an old card, and the seat that was offered is no longer free', async () => {
    for (const atZero of ['computer', 'substitute'] as const) {
      const at = await houseWith({ atZero })
      const stale = idsOf(at.card()).find((id) => id.startsWith('c')) ?? idOf(at.card(), 'My choices & hand')
      await at.pass(10 * MINUTE)
      await at.press('ann', stale)
      expect(await at.seat(0)).toMatchObject({ keeper: 'player', offered: false })
    }
  })

  it.each([
    ['opens their hand', ways['opens their hand']],
    ['types /clues', ways['types /clues']],
    ['looks at the map', ways['looks at the map']],
    ['types /game map', ways['types /game map']],
  ])('who said until when they are away is told so, and has a button, when they %s', async (_what, look) => {
    const at = await houseWith()
    await at.tables.people.goAway('ann', NIGHT + 48 * HOUR, 'computer')
    await at.shown()
    const reply = await look(at)
    expect(text(reply)).toMatch(/You’re away until <t:\d+:D>, and a computer player plays your seat\. Any choice/)
    expect((await at.seat(0))?.keeper).toBe('computer')
    if (reply === null || typeof reply === 'string') throw new Error('no panel')
    expect(text(await at.press('ann', idOf(reply, say('absent-return'))))).toContain('Welcome back')
    expect((await at.seat(0))?.keeper).toBe('player')
  })
})

describe('a private question at night', () => {
  const asleep = { zone: 'UTC', quiet: { from: 22, to: 8 }, learns: false } as const

  it('calls in silence, and reminds in the morning, whatever others do meanwhile', async () => {
    const at = await houseWith({ manner: { secret: true }, pace: 'none' as never })
    await at.tables.people.choose('ben', asleep)
    await at.tables.people.choose('ann', { learns: false })
    for (const key of ['a', 'a']) await at.tables.answers.submit(at.table, 'ann', { verb: 'pick.one', key })
    await at.shown()
    const dms = () =>
      at.rooms.in('dm-ben').filter(({ panel }) => /A private decision|The table is waiting/.test(readable(panel)))
    expect(dms().map(({ panel }) => newFlags(panel) & SILENT)).toEqual([SILENT])
    const first = dms()[0]?.id
    // What others decide together in the night does not ring.
    await at.tables.votes.decide(at.table, { kind: 'pause' })
    await at.shown()
    await at.tables.votes.unpause(at.table, 'ann')
    await at.shown()
    expect(dms().map(({ panel }) => newFlags(panel) & SILENT)).toEqual([SILENT])
    expect(dms()[0]?.id).not.toBe(first)
    await at.pass(32 * HOUR, HOUR)
    expect(dms().map(({ panel }) => readable(panel).includes('A private decision'))).toEqual([true])
    await at.pass(2 * HOUR, HOUR)
    expect(dms().map(({ panel }) => [readable(panel).includes(say('waits')), newFlags(panel) & SILENT])).toEqual([
      [true, 0],
    ])
  })
})
