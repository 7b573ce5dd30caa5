import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Reply } from '../../src/discord/table/context/context.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import type { Game } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { TALISMAN } from '../../src/games/talisman/index.ts'
import { talisman } from '../games/talisman/kit.ts'
import { HandClock } from '../kit/house.ts'
import { council, type CouncilManner } from './council.ts'
import { onMetric, timingOf } from '../../src/tables/index.ts'
import { idOf, idsOf, menuValues, readable } from './limits.ts'
import { parlour } from './parlour.ts'
import { openHouse } from './rooms.ts'
import { say } from '../../src/discord/words/index.ts'

const HAND = 'My choices & hand'
const open: ReturnType<typeof openHouse>[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

const panel = (answer: Reply): Panel => {
  if (answer === null || typeof answer === 'string') throw new Error(`no panel but ${answer}`)
  return answer
}

async function inCouncil(manner: CouncilManner = {}, options: Parameters<typeof openHouse>[0] = {}) {
  const at = openHouse({ ...options, games: [council(manner)] })
  open.push(at)
  const table = await at.playing('council', 'ann', 'ben', 'cleo')
  const own = async (who: string) => panel(await at.press(who, idOf(at.card(), HAND)))
  return {
    ...at,
    table,
    own,
    /** All that is public: every message of the room, with the number of its edits. */
    seen: () => JSON.stringify(at.rooms.in('hall')),
    order: async (who: string, key: string) => {
      const form = await at.form(who, idOf(await at.hand(who), say('orders-all')))
      if (typeof form === 'string') throw new Error(form)
      return at.press(who, form.custom_id, '', new Map([['minding', [key]]]))
    },
    answers: async () => (await at.store.log.entries(table)).length,
    /** Waits until something was answered by itself. */
    async until(count: number) {
      for (let n = 0; n < 400 && (await at.store.log.entries(table)).length < count; n += 1) {
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      await at.shown()
      expect((await at.store.log.entries(table)).length).toBe(count)
    },
  }
}

describe('a window on the card', () => {
  it('a window on the card says whom it is open to and until when, and each answers by the button for their own seat', async () => {
    const at = await inCouncil()
    expect(readable(at.card())).toMatch(/<@ann>, <@ben> and <@cleo>: Do you object\?/)
    expect(readable(at.card())).toMatch(
      /Time runs out <t:\d+:R>\. After that I’ll play for anyone who hasn’t answered\./,
    )
    expect(readable(at.card())).not.toContain('Object')
    const pass = idOf(at.card(), 'Hold my peace')
    for (const who of ['ben', 'ann']) expect(await at.press(who, pass)).toBe('You chose **Hold my peace**.')
    // The last answer closes the window, which everybody sees.
    expect(await at.press('cleo', pass)).toBeNull()
    expect(await at.press('ben', pass)).toBe(REFUSED.stale)
    await at.shown()
    expect(readable(at.card())).toContain('Motion 1')
  })

  it('a window calls the current players, names the absent ones, and tells by neither who has answered', async () => {
    const clock = new HandClock()
    const at = openHouse({ games: [parlour({ window: true })], timing: timingOf('weekly'), clock })
    open.push(at)
    const table = await at.playing('parlour', 'ann', 'ben', 'cleo')
    expect(readable(at.card())).toContain('<@ann>, <@ben> and <@cleo>: What do you take?')
    await at.tables.seats.giveSeat(table, 0, 'zoe', 'Zoe')
    await at.shown()
    expect(readable(at.card())).toContain('<@zoe>, <@ben> and <@cleo>: What do you take?')
    // Only Zoe is called now: the others have just been.
    expect((await at.tables.people.person('zoe')).rang.openly).toBe(clock.now())
    expect(at.card().pings).not.toContain('ben')
    await at.tables.votes.decide(table, { kind: 'play-on', seat: 1 })
    await at.shown()
    expect(readable(at.card())).toContain('<@zoe>, **ben** and <@cleo>: What do you take?')
    await at.tables.votes.decide(table, { kind: 'pace', pace: 'live' })
    await at.shown()
    const { decision, bank } = timingOf('live')
    const until = (clock.now() + (decision ?? 0) + bank) / 1000
    expect(readable(at.card())).toContain(say('time-runs-out-wait', { at: `<t:${until}:R>` }))
  })

  for (const [name, manner] of Object.entries({
    'all alike': {},
    'each with something of their own': { apart: true },
    'in private': { secret: true },
    'without a clock': { noClock: true },
  } satisfies Record<string, CouncilManner>)) {
    it(`a window looks the same for every answer, way of answering and standing order: ${name}`, async () => {
      const at = await inCouncil(manner)
      const before = at.seen()
      await at.press('ben', idOf(await at.own('ben'), 'Hold my peace'))
      await at.shown()
      expect(at.seen()).toBe(before)
      expect(readable(panel(await at.order('cleo', 'pass')))).toContain('Now: pass')
      await at.until(3)
      expect(at.seen()).toBe(before)
      const asked = await at.command('dai', '/play', { action: 'object' })
      expect(asked).toBe(say('refused-not-seated'))
      const waiting = await at.command('ben', '/play', { action: 'object' })
      expect(waiting).toBe(
        manner.secret ? say('nobody-asked') : say('somebody-elses-turn', { names: '**ann** and **cleo**' }),
      )
      expect(await at.command('ben', '/game undo')).toBe(say('undone'))
      await at.shown()
      expect(at.seen()).toBe(before)
      await at.command('ann', '/play', { action: 'object' })
      await at.shown()
      expect(readable(at.card())).toContain('Motion 1')
    })
  }

  it.each(GAMES)('a window on the card calls everybody it asks, however many they are: $rules.id', async (game) => {
    for (const preset of game.rules.sheet.presetIds) {
      const at = openHouse({ games: [game] })
      open.push(at)
      const id = (seat: number) => String(1_575_676_593_592_860_000n + BigInt(seat))
      await at.command(id(0), '/game new', { game: game.rules.id, preset, seed: 'many', pace: 'evening' })
      for (let seat = 1; seat < game.rules.seats.max; seat += 1) await at.command(id(seat), '/game join')
      await at.command(id(0), '/game start')
      await at.shown()
      const { pings = [] } = at.card()
      expect(pings, preset).not.toEqual([])
      for (const user of pings) expect(readable(at.card()), preset).toContain(`<@${user}>`)
      expect(readable(at.card()), preset).toContain('Time runs out')
    }
  })

  it('a window on the card stays as it is when an answer is taken back', async () => {
    const at = await inCouncil()
    const before = at.seen()
    await at.press('ben', idOf(at.card(), 'Hold my peace'))
    expect(await at.command('ben', '/game undo')).toBe(say('undone'))
    await at.shown()
    expect(at.seen()).toBe(before)
    expect(await at.press('ben', idOf(at.card(), 'Hold my peace'))).toContain('Hold my peace')
  })

  it('a window on the card stays as it is when something else happens in public meanwhile', async () => {
    const at = await inCouncil()
    await at.press('ben', idOf(at.card(), 'Hold my peace'))
    await at.command('cleo', '/play', { action: 'ring' })
    await at.shown()
    expect(readable(at.card())).toMatch(/<@ann>, <@ben> and <@cleo>: Do you object\?/)
  })

  it('a window on the card stays as it is over a restart', async () => {
    const at = await inCouncil({ noClock: true })
    await at.press('ben', idOf(at.card(), 'Hold my peace'))
    await at.shown()
    const before = at.seen()
    const button = idOf(at.card(), 'Hold my peace')
    await at.close()
    open.splice(0)
    const again = openHouse({ games: [council({ noClock: true })], store: at.store, rooms: at.rooms })
    open.push(again)
    await again.projector.reconcile()
    await again.shown()
    expect(at.seen()).toBe(before)
    expect(await again.press('ben', button)).toBe(REFUSED.stale)
    expect(await again.press('cleo', button)).toContain('Hold my peace')
  })
})

describe('an ability that everybody sees', () => {
  it('an ability that everybody sees is no secret: a Troll who may evade in the Hills is called, and evades or fights by the card', async () => {
    const { state } = talisman(
      { troll: { at: 'fields-south' }, wizard: {} },
      { lying: { 'hills-south': ['wolf'] } },
    ).dice(1)
    const { rules } = TALISMAN
    const game = { ...TALISMAN, rules: { ...rules, create: () => structuredClone(state) } } as unknown as Game
    const at = openHouse({ games: [game] })
    open.push(at)
    const table = await at.playing('talisman', 'ann', 'ben')
    for (const choice of ['move.how roll', 'move.to space:hills-south', 'encounter.do space']) {
      const [verb = '', key = ''] = choice.split(' ')
      await at.tables.answers.submit(table, 'ann', { verb, key })
    }
    await at.shown()
    expect(readable(at.card())).toMatch(/<@ann>: .*Wolf\*\* attacks you/)
    expect(readable(at.card())).toMatch(/Fight: lose \d+%, win \d+%[\s\S]*Evade the Wolf/)
    expect(readable(at.card())).not.toContain('Pass')
    const evade = idOf(at.card(), 'Evade the Wolf')
    expect(await at.press('ben', evade)).not.toBeNull()
    expect(await at.press('ann', evade)).toBeNull()
    await at.shown()
    expect(readable(at.card())).toMatch(/evades/)
  })
})

describe('the button to pass', () => {
  it('the button to pass is there for all if each is asked something of their own', async () => {
    const at = await inCouncil({ apart: true })
    expect(idsOf(at.card())).toHaveLength(['My choices & hand', 'Pass', 'More…'].length)
    const pass = idOf(at.card(), 'Pass')
    const twice = await Promise.all([at.press('ben', pass), at.press('ben', pass)])
    expect(twice.map(String).sort()).toEqual([REFUSED.stale, 'You chose **Hold my peace**.'].sort())
    expect(await at.press('ben', pass)).toBe(say('nothing-to-pass'))
    expect(await at.press('dai', pass)).toBe(say('refused-not-seated'))
    expect(await at.press(at.visit('ann', 'cellar'), pass)).toBe(say('moved', { room: 'hall' }))
    expect(await at.press('ann', pass)).toContain('Hold my peace')
    expect(await at.answers()).toBe(2)
  })

  it('the button to pass is there for a window that only those asked may know of, and a double click is harmless', async () => {
    const at = await inCouncil({ secret: true })
    expect(readable(at.card())).toContain(say('ask-window-in-secret'))
    expect(readable(at.card())).not.toMatch(/<@|object/i)
    const pass = idOf(at.card(), 'Pass')
    await at.press('ben', pass)
    await at.press('ann', pass)
    await at.shown()
    const last = await Promise.all([at.press('cleo', pass), at.press('cleo', pass)])
    expect(last).toContain(REFUSED.stale)
    expect(await at.answers()).toBe(3)
    await at.shown()
    expect(readable(at.card())).toContain('Motion 1')
    expect(await at.press('cleo', idOf(at.card(), 'Pass'))).toContain('Hold my peace')
    expect(await at.answers()).toBe(4)
  })

  it('the button to pass is not there where nobody may pass openly', async () => {
    const at = await inCouncil({ apart: true, noPass: true })
    expect(idsOf(at.card())).toHaveLength(['My choices & hand', 'More…'].length)
    const secret = await inCouncil({ secret: true, noPass: true })
    expect(readable(secret.card())).toContain(say('ask-in-secret'))
  })
})

describe('a press for a question that has just changed', () => {
  for (const secret of [true, false]) {
    it(`a press for a question that has just changed is asked again: ${secret ? 'a secret' : 'an open'} window`, async () => {
      const at = await inCouncil({ secret }, { clock: new HandClock() })
      const old = idOf(at.card(), secret ? 'Pass' : 'Hold my peace')
      await at.command('ann', '/play', { action: 'Object' })
      await at.shown()
      const reply = await at.press('ben', old)
      expect(typeof reply === 'string' ? reply : readable(panel(reply))).toContain(say('just-changed'))
      if (secret) expect(readable(panel(reply))).toMatch(/Do you object[\s\S]*Hold my peace/)
      expect(await at.answers()).toBe(1)
    })
  }

  it('a press for a question that has just changed counts as late if the presser had answered, or the next is older', async () => {
    const clock = new HandClock()
    const at = await inCouncil({}, { clock })
    const old = idOf(at.card(), 'Hold my peace')
    for (const who of ['ben', 'ann', 'cleo']) await at.press(who, old)
    expect(await at.press('ben', old)).toBe(REFUSED.stale) // a double click
    const next = (await at.own('ben')) && idOf(await at.own('ben'), 'Hold my peace')
    await at.command('ann', '/play', { action: 'Object' })
    clock.pass(1001)
    expect(readable(panel(await at.press('ben', next)))).toContain(REFUSED.stale)
    expect(await at.answers()).toBe(4)
  })
})

describe('a standing order', () => {
  it('a standing order is given in a form of its own, and is not among the choices', async () => {
    const at = await inCouncil()
    const own = await at.hand('ben')
    expect(menuValues(own)).toEqual([])
    expect(readable(own)).toMatch(/Standing orders[\s\S]*Hold my peace[\s\S]*Object[\s\S]*Ring the bell/)
    expect(readable(own)).not.toContain('Pass for me')
    expect(readable(panel(await at.order('ben', 'pass')))).toContain('Standing order set. Motions: Pass for me.')
    const found = await at.complete('ben', '/play', { action: 'ask me' }, 'action')
    expect(found.map(({ name }) => name)).toEqual(['Ask me always'])
    expect((await at.complete('ben', '/use', { action: '' }, 'action')).map(({ name }) => name)).not.toContain(
      'Ask me always',
    )
  })

  it('a question that a standing order will answer shows nothing to press, unless the order is taken back', async () => {
    const at = await inCouncil({ apart: true }, { orderPace: { least: 1e9, most: 1e9 } })
    await at.order('ben', 'pass')
    const own = readable(await at.own('ben'))
    expect(own).toContain(say('one-moment'))
    expect(own).not.toMatch(/Hold my peace|Object/)
    await at.order('ben', 'ask')
    expect(readable(await at.own('ben'))).toMatch(/Do you object[\s\S]*Hold my peace[\s\S]*Object/)
  })

  for (const secret of [true, false]) {
    it(`the card asks nobody while standing orders may answer: ${secret ? 'a secret' : 'an open'} window`, async () => {
      const clock = new HandClock()
      const orderPace = { least: 1000, most: 6000 }
      const at = await inCouncil({ secret, fleeting: true }, { clock, orderPace })
      expect(readable(at.card())).toContain(say('one-moment'))
      expect(readable(at.card())).not.toMatch(/<@|object|Pass|Hold my peace/)
      clock.pass(6001)
      await at.projector.tryAgain(at.table)
      await at.shown()
      expect(readable(at.card())).not.toContain(say('one-moment'))
      expect(await at.press('ben', idOf(at.card(), secret ? 'Pass' : 'Hold my peace'))).toContain('Hold my peace')
    })
  }

  it('a table whose clock stands still is shown once more after standing orders may have answered, not for ever', async () => {
    const at = await inCouncil({ fleeting: true }, { clock: new HandClock(), orderPace: { least: 1, most: 6 } })
    let times = 0
    const stop = onMetric('shown', () => (times += 1))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await at.projector.tryAgain(at.table)
      for (let second = 0; second < 30; second += 1) await vi.advanceTimersByTimeAsync(1000)
    } finally {
      vi.useRealTimers()
      stop()
    }
    expect(readable(at.card())).toContain(say('one-moment'))
    expect(times).toBeGreaterThan(0)
    expect(times).toBeLessThan(4)
  })

  it('a standing order saves its owner the call to a private window', async () => {
    const at = await inCouncil({ secret: true })
    const calls = () => at.rooms.in('dm-ben').filter(({ panel: one }) => readable(one).includes('A private decision'))
    expect(calls()).toHaveLength(1)
    await at.order('ben', 'pass')
    await at.shown()
    expect(calls()).toHaveLength(0)
  })
})

describe('a note of one’s own', () => {
  it('a note of one’s own is written in a form, shown to its owner alone, word for word, and kept', async () => {
    const at = await inCouncil()
    const form = await at.form('ann', idOf(await at.hand('ann'), say('note')))
    if (typeof form === 'string') throw new Error(form)
    expect(JSON.stringify(form)).not.toContain('"value"')
    const text = '**Ben** has the `crown`\n``` @everyone <@1> # never'
    const after = panel(await at.press('ann', form.custom_id, text))
    expect(readable(after)).toContain('```\n**Ben** has the `crown`\n`\u200b`\u200b` @everyone <@1> # never\n```')
    await at.shown()
    expect(readable(at.card('dm-ann'))).toContain('has the `crown`')
    expect(readable(panel(await at.command('ann', '/clues')))).toContain('has the `crown`')
    expect(readable(panel(await at.command('ann', '/clues', { note: 'a typed note' })))).toContain('a typed note')
    expect(readable(panel(await at.command('ann', '/clues', { note: '-' })))).not.toContain(say('note.heading'))
    await at.command('ann', '/clues', { note: text })
    expect(JSON.stringify([at.rooms.in('hall'), at.rooms.in('dm-ben'), await at.hand('ben')])).not.toContain('crown')
    const again = await at.form('ann', idOf(at.card('dm-ann'), say('note')))
    expect(JSON.stringify(again)).toContain(JSON.stringify(text))
    expect(await at.form('dai', idOf(at.card('dm-ann'), say('note')))).toBe(say('refused-not-seated'))
    expect(await at.press('dai', form.custom_id, 'mine')).toMatchObject({})
    expect(await at.store.notes.privateNote(at.table, 'dai')).toBe('')
  })

  it('a note of one’s own fits beside the longest hand, and stays after the game is over', async () => {
    const at = openHouse({ games: [parlour({ prose: '龍は眠る。'.repeat(500) })] })
    open.push(at)
    const table = await at.playing('parlour', 'ann', 'ben')
    for (const letter of ['`', '龍', '🐉']) {
      const text = letter.repeat(1000)
      const own = panel(await at.press('ann', `q1|f|${table}`, text))
      expect(readable(own).replaceAll('\u200b', '')).toContain(text)
      expect(readable(panel(await at.command('ann', '/clues'))).replaceAll('\u200b', '')).toContain(text)
    }
    expect(readable(panel(await at.press('ann', `q1|f|${table}`, 'x'.repeat(1001))))).toContain(
      REFUSED['note-too-long'],
    )
    await at.tables.saves.close(table)
    await at.shown()
    expect(readable(panel(await at.command('ann', '/clues')))).toContain('🐉🐉')
    expect(readable(at.card('dm-ann'))).toContain('🐉🐉')
    const later = panel(await at.press('ann', `q1|f|${table}`, 'It was the butler.'))
    expect(readable(later)).toContain('It was the butler')
  })
})
