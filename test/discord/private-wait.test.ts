import { afterEach, describe, expect, it } from 'vitest'
import { yieldToEventLoop, timingOf, type AtZero } from '../../src/tables/index.ts'
import { HandClock } from '../kit/house.ts'
import { idOf, readable } from './limits.ts'
import { parlour } from './parlour.ts'
import { openHouse } from './rooms.ts'
import { say } from '../../src/discord/words/index.ts'

const MINUTE = 60_000
const open: ReturnType<typeof openHouse>[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

/** Ann has a question that the others may not know of. */
async function secretlyAsked(pace: 'evening' | 'none', atZero: AtZero = 'wait') {
  const clock = new HandClock(Date.UTC(2026, 6, 1, 10))
  const at = openHouse({ games: [parlour({ secret: true })], clock, timing: timingOf(pace, atZero) })
  open.push(at)
  const table = await at.playing('parlour', 'ann', 'ben', 'cleo')
  const pass = async (minutes: number): Promise<void> => {
    for (let left = minutes; left > 0; left -= 10) {
      clock.pass(Math.min(left, 10) * MINUTE)
      for (let round = 0; round < 6; round += 1) await yieldToEventLoop()
      clock.pass(0)
      for (let round = 0; round < 6; round += 1) await yieldToEventLoop()
    }
    await at.shown()
  }
  const card = () => at.rooms.in('hall').findLast(({ panel }) => readable(panel).includes('My choices & hand'))?.panel
  return { ...at, table, pass, text: () => readable(card() ?? { components: [] }), card }
}

describe('a card while the table waits for a private answer', () => {
  it('a card while the table waits for a private answer says since when, then that the time is up, and offers to go on without a name', async () => {
    const at = await secretlyAsked('evening')
    expect(at.text()).toMatch(/Someone got a private question <t:\d+:R>\. Their time runs out <t:\d+:R>\./)
    expect(at.text()).not.toContain('Propose to move on')
    await at.pass(10)
    expect(at.text()).toMatch(/question <t:\d+:R>, and their time is up\./)
    expect(at.text()).toContain('Propose a pause')
    expect(at.text()).not.toMatch(/ann|<@/)
    const answered = () => at.tables.views.of(at.table).then((view) => (view && 'seq' in view ? view.seq : 0))
    expect(await at.press('cleo', idOf(at.card() ?? { components: [] }, 'Propose to move on'))).toBe(say('proposed'))
    await at.shown()
    const proposal = at.rooms.in('hall').find(({ panel }) => readable(panel).includes('Still to vote:'))
    expect(proposal?.panel.pings).toEqual(['ann', 'ben'])
    expect(await answered()).toBe(0)
    expect(await at.press('ben', idOf(proposal?.panel ?? { components: [] }, 'Agree'))).toBe(say('settled-by'))
    await at.pass(0.1)
    expect(await answered()).toBe(1)
    expect(at.text()).not.toMatch(/time’s up for \*\*ann/i)
  })

  it('a card while the table waits for a private answer goes on by itself at last, though the table waits for open questions', async () => {
    const at = await secretlyAsked('evening')
    await at.pass(70)
    const view = await at.tables.views.of(at.table)
    expect(view && 'seq' in view ? view.seq : 0).toBeGreaterThan(0)
  })

  it('a card while the table waits for a private answer offers the same at a table without clocks, where it says nothing of time', async () => {
    const at = await secretlyAsked('none')
    expect(at.text()).toMatch(/Someone got a private question <t:\d+:R>\./)
    expect(at.text()).not.toContain('Their time runs out')
    await at.pass(3 * 24 * 60 + 20)
    expect(at.text()).toContain('Propose to move on')
    expect(at.text()).not.toContain('time is up')
  })
})
