import { afterEach, describe, expect, it } from 'vitest'
import { REFUSED, SAY } from '../../src/discord/kit/sentences.ts'
import { newFlags, type Panel } from '../../src/discord/kit/message.ts'
import { leakGuard, type LeakGuard } from '../../src/discord/table/context/leak-guard.ts'
import type { Reply } from '../../src/discord/table/context/context.ts'
import { yieldToEventLoop, timingOf } from '../../src/tables/index.ts'
import type { Game } from '../../src/engine/index.ts'
import { HandClock } from '../kit/house.ts'
import { toy } from '../kit/toy/index.ts'
import { idOf, idsOf, readable } from './limits.ts'
import { openHouse, type Posted } from './rooms.ts'
import { say } from '../../src/discord/words/index.ts'

const MINUTE = 60_000
const SILENT = 4096
type House = ReturnType<typeof openHouse>
const open: House[] = []
const house = (options: Parameters<typeof openHouse>[0] = {}): House => {
  const made = openHouse(options)
  open.push(made)
  return made
}
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

const text = (reply: Reply): string => (reply === null ? '' : typeof reply === 'string' ? reply : readable(reply))
/** What was said beside the card: messages with these words. */
const inHall = (at: House, words: string): Posted[] =>
  at.rooms.in('hall').filter(({ panel }) => {
    const says = readable(panel)
    return says.includes(words) && !/My choices & hand|ended early/.test(says)
  })
/** The card of the table. */
function cardOf(at: House): Panel {
  const found = at.rooms.in('hall').findLast(({ panel }) => /My choices & hand/.test(readable(panel)))
  if (!found) throw new Error('no card stands in the hall')
  return found.panel
}
/** The only message in the hall that says this. */
function only(at: House, words: string): Posted {
  const [found, another] = inHall(at, words)
  if (!found || another)
    throw new Error(
      `${words}: not one message\n${at.rooms
        .in('hall')
        .map(({ panel }) => readable(panel))
        .join('\n---\n')}`,
    )
  return found
}
const panelOf = (reply: Reply): Panel => {
  if (reply === null || typeof reply === 'string') throw new Error(`no panel: ${reply}`)
  return reply
}

/** Ann, Ben and Cleo play, and Ann moves something. */
async function moved(at: House, what = 'pause', given: Record<string, string> = {}): Promise<string> {
  const table = await at.playing('toy', 'ann', 'ben', 'cleo')
  expect(await at.command('ann', '/game propose', { what, ...given })).toBe(say('proposed'))
  await at.shown()
  return table
}

describe('a proposal in the channel', () => {
  it('a proposal in the channel is one message with two buttons that calls those who are to answer, and is edited as they do', async () => {
    const at = house()
    await moved(at)
    const message = only(at, 'asks to pause the game.')
    expect(message.panel.pings).toEqual(['ben', 'cleo'])
    expect(readable(message.panel)).toMatch(/More than half must agree\. The vote closes <t:\d+:R>\./)
    expect(readable(message.panel)).toMatch(/In favour: \*\*ann\*\* \(1 of 2\)/)
    expect(await at.press('ben', idOf(message.panel, 'Refuse'))).toBe(SAY.voted(false))
    await at.shown()
    expect(only(at, 'asks to pause the game.').id).toBe(message.id)
    expect(readable(message.panel)).toMatch(/Against: \*\*ben\*\*\nStill to vote: <@cleo>/)
    expect(await at.press('cleo', idOf(message.panel, 'Agree'))).toBe(say('settled-by'))
    await at.shown()
    expect(readable(message.panel)).toContain('The players agree to pause the game.')
    expect(idsOf(message.panel)).toEqual([])
    expect(readable(cardOf(at))).toContain('The players agree to pause the game.')
  })

  it('a vote by another user, or one that comes late, gets one sentence', async () => {
    const at = house()
    const table = await moved(at)
    const agree = idOf(only(at, 'asks to pause').panel, 'Agree')
    expect(await at.press('zoe', agree)).toBe(say('refused-not-seated'))
    await at.press('ben', agree)
    expect(await at.press('cleo', agree)).toBe(REFUSED['proposal-gone'])
    expect(await at.command('ben', '/game propose', { what: 'pause' })).toBe(REFUSED['proposal-pointless'])
    expect(await at.command('zoe', '/game propose', { what: 'end' })).toBe(say('refused-not-seated'))
    expect(await at.command('ben', '/game propose', { what: 'dance' })).toBe(REFUSED['proposal-pointless'])
    expect(await at.command('ben', '/game propose', { what: 'extend', seat: 'nobody' })).toBe(REFUSED['which-seat'])
    expect(await at.command('ben', '/game propose', { what: 'back', to: 'yesterday' })).toBe(REFUSED['which-turn'])
    expect((await at.tables.views.of(table))?.record.pause).toBe('agreed')
  })

  it('a proposal in the channel names somebody by the seat that was picked, however they are called', async () => {
    const at = house()
    const called = (user: string, name: string) => at.visit(user, 'hall', { name })
    await at.command(called('ann', '1'), '/game new', { game: 'toy', seed: 'x' })
    for (const [user, name] of [
      ['ben', 'Twin'],
      ['cleo', 'twin'],
      ['dai', 'Twin'],
    ] as const)
      await at.command(called(user, name), '/game join')
    await at.command('ann', '/game start')
    expect(await at.complete('ann', '/game propose', { seat: 'tw' }, 'seat')).toEqual([
      { name: 'Twin', value: 'seat-1' },
      { name: 'twin (2)', value: 'seat-2' },
      { name: 'Twin (3)', value: 'seat-3' },
    ])
    const replace = (seat: string) => at.command('cleo', '/game propose', { what: 'replace', seat })
    for (const seat of ['2', 'seat-9', 'seat-']) expect(await replace(seat)).toBe(REFUSED['which-seat'])
    expect(await replace('1')).toBe(say('proposed'))
    expect(await replace('seat-3')).toBe(say('proposed'))
    await at.shown()
    only(at, 'asks to offer **1**’s seat to someone else.')
  })

  it('a proposal in the channel says in full what was agreed on', async () => {
    const at = house()
    await moved(at, 'pace', { pace: 'weekly' })
    const message = only(at, 'asks to change the pace to “Weekly”.')
    for (const user of ['ben', 'cleo']) await at.press(user, idOf(message.panel, 'Agree'))
    await at.shown()
    expect(readable(message.panel)).toContain('The players agree to change the pace to “Weekly”.')
  })

  it('a deleted proposal is posted again, and then calls only the players who have not voted', async () => {
    const at = house()
    await moved(at, 'end')
    const message = only(at, 'asks to end the game')
    at.rooms.messages = at.rooms.messages.filter((one) => one !== message)
    await at.press('ben', idOf(message.panel, 'Agree'))
    await at.shown()
    const again = only(at, 'asks to end the game')
    expect(again.id).not.toBe(message.id)
    expect(again.panel.pings).toEqual(['cleo'])
    await at.press('cleo', idOf(again.panel, 'Agree'))
    await at.shown()
    expect(readable(only(at, 'The players agree to end the game as it stands.').panel)).toContain('agree')
  })

  it('a proposal in the channel outlives a restart, even one between the posting and our knowing of it', async () => {
    const first = house()
    const table = await first.playing('toy', 'ann', 'ben', 'cleo')
    first.rooms.onDone = (call, room) => {
      const isMotion = readable(first.rooms.in('hall').at(-1)?.panel ?? { components: [] }).includes('asks to')
      if (call !== 'post' || room !== 'hall' || !isMotion) return
      first.rooms.isDead = true
      throw new Error('killed')
    }
    await first.command('ann', '/game propose', { what: 'pause' })
    await first.shown().catch(() => undefined)
    expect(first.rooms.isDead).toBe(true)
    await first.close()
    open.splice(open.indexOf(first), 1)
    first.rooms.isDead = false
    first.rooms.forgetNonces()
    first.rooms.onDone = () => undefined
    const later = house({ store: first.store, rooms: first.rooms })
    await later.projector.reconcile()
    await later.shown()
    const message = only(later, 'asks to pause the game.')
    await later.press('ben', idOf(message.panel, 'Agree'))
    await later.shown()
    expect(readable(message.panel)).toContain('The players agree')
    expect((await later.tables.views.of(table))?.record.pause).toBe('agreed')
  })

  it('a proposal in the channel says beforehand what it undoes, and everybody sees that the game went back', async () => {
    const at = house()
    const table = await at.playing('toy', 'ann', 'ben')
    await at.press('ann', idOf(cardOf(at), '1 · Dig in the north pit'))
    await at.shown()
    const turns = await at.complete('ann', '/game propose', { to: '' }, 'to')
    expect(turns[0]).toMatchObject({ name: 'The start of this turn' })
    expect(await at.complete('ann', '/game propose', { seat: 'be' }, 'seat')).toEqual([
      { name: 'ben', value: 'seat-1' },
    ])
    const asked = await at.command('ann', '/game propose', { what: 'back', to: turns[0]?.value ?? '' })
    expect(text(asked)).toMatch(/Go back to the start of this turn\?[^]*This undoes 1 choice \(1 by \*\*ann\*\*\)\./)
    expect(text(asked)).toMatch(
      /the dice are fresh[^]*kept as a branch[^]*The last things this would undo:[^]*This is how it stood then:/,
    )
    expect(text(await at.press('ann', idOf(panelOf(asked), say('rollback-propose'))))).toBe(say('proposed'))
    await at.shown()
    const message = only(at, 'asks to go back to the start of this turn.')
    expect(readable(message.panel)).toContain(`This undoes 1 choice (1 by **ann**). ${say('rollback-undoes-more')}`)
    const then = text(await at.press('ben', idOf(message.panel, say('vote-look'))))
    expect(then).toMatch(/A look at that moment[^]*This is how it stood then:/)
    await at.press('ben', idOf(message.panel, 'Agree'))
    await at.shown()
    expect(readable(cardOf(at))).toContain('Where do you dig?')
    const view = await at.tables.views.of(table)
    expect(view && 'seq' in view && view.seq).toBe(2)
  })

  it('a proposal in the channel of an admin needs nobody, and is said openly; nobody else may', async () => {
    const at = house()
    const table = await at.playing('toy', 'ann', 'ben')
    const boss = at.visit('boss', 'hall', { isManager: true })
    expect(await at.command('ben', '/admin decide', { what: 'pause' })).toBe(say('not-admin'))
    expect(await at.command('ben', '/admin seat', { seat: 'seat-0', user: 'zoe' })).toBe(say('not-admin'))
    expect(await at.command(boss, '/admin decide', { what: 'pause' })).toBe(say('decided'))
    expect(await at.command(boss, '/admin decide', { what: 'pause' })).toBe(REFUSED['proposal-pointless'])
    await at.shown()
    expect(readable(cardOf(at))).toContain('A moderator pauses the game.')
    expect((await at.tables.views.of(table))?.record.pause).toBe('agreed')
    expect(await at.complete(boss, '/admin seat', { seat: '' }, 'seat')).toHaveLength(2)
    expect(await at.complete('ben', '/admin seat', { seat: '' }, 'seat')).toEqual([])
  })

  it('a proposal in the channel tells nothing that is hidden', async () => {
    const told: unknown[] = []
    const looked: string[] = []
    const watching = leakGuard(
      { error: (details: object) => void told.push(details) } as never,
      () => `w${looked.length}`,
    )
    const guard: LeakGuard = {
      wouldTell(view, message, compose) {
        looked.push(message)
        return watching.wouldTell(view, message, compose)
      },
    }
    const at = house({ guard })
    await moved(at, 'end')
    await at.press('ben', idOf(only(at, 'asks to end').panel, 'Refuse'))
    await at.shown()
    expect(looked).toContain('motion')
    expect(told).toEqual([])
  })
})

describe('a pause', () => {
  it('a pause leaves one button on the card by which any player lets the game go on', async () => {
    const at = house()
    const table = await at.playing('toy', 'ann', 'ben')
    const dig = idOf(cardOf(at), '1 · Dig in the north pit')
    const boss = at.visit('boss', 'hall', { isManager: true })
    await at.command(boss, '/admin decide', { what: 'pause' })
    await at.shown()
    expect(readable(cardOf(at))).not.toContain('Dig in the')
    expect(text(await at.press('ann', dig))).toBe(REFUSED.paused)
    const goOn = idOf(cardOf(at), say('resume'))
    expect(await at.press('zoe', goOn)).toBe(say('refused-not-seated'))
    expect(await at.press('ben', goOn)).toBe(say('goes-on'))
    expect(await at.press('ben', goOn)).toBe(REFUSED['not-paused'])
    await at.shown()
    expect(readable(cardOf(at))).toContain('Dig in the north pit')
    expect((await at.tables.views.of(table))?.record.pause).toBeNull()
  })
})

describe('somebody who is waited for in vain', () => {
  it('somebody who is waited for in vain can be gone on without by buttons on the card', async () => {
    const clock = new HandClock()
    const at = house({ clock, timing: timingOf('evening') })
    const table = await at.playing('toy', 'ann', 'ben', 'cleo')
    expect(readable(cardOf(at))).not.toContain('Play on without')
    clock.pass(40 * MINUTE)
    const isUp = async () => {
      const view = await at.tables.views.of(table)
      return view !== undefined && 'seq' in view && view.time(0)?.isUp === true
    }
    while (!(await isUp())) {
      await yieldToEventLoop()
      clock.pass(0)
    }
    await at.shown()
    const card = cardOf(at)
    expect(await at.press('ben', idOf(card, 'Play on without ann'))).toBe(say('proposed'))
    await at.shown()
    const message = only(at, 'asks to play on without **ann**.')
    expect(message.panel.pings).toEqual(['cleo'])
    await at.press('cleo', idOf(message.panel, 'Agree'))
    await at.shown()
    expect(readable(message.panel)).toContain('The players agree to play on without **ann**.')
  })
})

describe('a substitute', () => {
  it('a substitute takes the seat and its private panel from the channel; the old player keeps neither', async () => {
    const at = house()
    const table = await at.playing('toy', 'ann', 'ben', 'cleo')
    const mine = idOf(cardOf(at), 'My choices & hand')
    const dig = idOf(cardOf(at), '1 · Dig in the north pit')
    const boss = at.visit('boss', 'hall', { isManager: true })
    await at.command(boss, '/admin decide', { what: 'replace', seat: 'ann' })
    await at.shown()
    const offer = only(at, say('offer', { name: '**ann**' }))
    const take = idOf(offer.panel, 'Take this seat')
    expect(await at.press('eve', idOf(cardOf(at), 'My choices & hand'))).toBe(say('seat-free'))
    expect(await at.press('ben', take)).toBe(REFUSED['already-seated'])
    expect(
      at.rooms
        .in('dm-ann')
        .map(({ panel }) => readable(panel))
        .join(),
    ).toContain('your hand')
    const got = panelOf(await at.press(at.visit('zoe', 'hall', { name: 'Zoe' }), take))
    expect(readable(got)).toContain(say('seat-taken'))
    expect(idsOf(got).length).toBeGreaterThan(1)
    await at.shown()
    expect(idsOf(offer.panel)).toEqual([])
    expect(readable(offer.panel)).toContain('**Zoe** has it.')
    expect(readable(cardOf(at))).toContain('**Zoe** takes over **ann**’s seat.')
    expect(at.rooms.in('dm-ann').map(({ panel }) => readable(panel).trim())).toEqual([
      say('seat-lost', { room: 'hall' }),
    ])
    expect(
      at.rooms
        .in('dm-zoe')
        .map(({ panel }) => readable(panel))
        .join(),
    ).toContain('your hand')
    expect(await at.press('ann', mine)).toBe(say('refused-not-seated'))
    expect(await at.press('ann', dig)).toBe(say('refused-not-seated'))
    expect(await at.press('eve', take)).toBe(REFUSED['seat-taken'])
    expect(await at.press(at.visit('eve', 'cellar'), take)).toBe(say('other-table'))
    await at.press('zoe', idOf(cardOf(at), '1 · Dig in the north pit'))
    expect((await at.store.log.entries(table)).at(-1)).toMatchObject({ by: 'zoe', answer: { seat: 0 } })
  })

  it('a substitute is wanted no more once the game has ended, nor is a vote', async () => {
    const at = house()
    const table = await moved(at, 'pause')
    const agree = idOf(only(at, 'asks to pause').panel, 'Agree')
    await at.tables.votes.decide(table, { kind: 'replace', seat: 1 })
    await at.shown()
    const offer = only(at, say('offer', { name: '**ben**' })).panel
    expect(newFlags(offer) & SILENT).toBe(0)
    await at.tables.saves.close(table)
    await at.shown()
    expect(idsOf(only(at, say('offer.ended')).panel)).toEqual([])
    expect(idsOf(only(at, `asks to pause the game. ${say('proposal-ended')}`).panel)).toEqual([])
    expect(await at.press('zoe', idOf(offer, 'Take this seat'))).toBe(REFUSED['not-playing'])
    expect(await at.press('ben', agree)).toBe(REFUSED['not-playing'])
    expect(await at.command('ann', '/game propose', { what: 'pause' })).toBe(say('no-table-here'))
  })

  it('a substitute is put there by an admin; and an offer is off when its player is back', async () => {
    const at = house()
    await at.playing('toy', 'ann', 'ben')
    const boss = at.visit('boss', 'hall', { isManager: true })
    expect(await at.command(boss, '/admin seat', { seat: 'ben', user: 'ann' })).toBe(REFUSED['already-seated'])
    expect(await at.command(boss, '/admin seat', { seat: 'nobody', user: 'zoe' })).toBe(REFUSED['which-seat'])
    expect(await at.command(boss, '/admin seat', { seat: 'ben' })).toBe(say('whose-seat'))
    expect(await at.command(boss, '/admin seat', { seat: 'ben', user: 'zoe' })).toBe(say('seat-given', { name: 'zoe' }))
    await at.command(boss, '/admin decide', { what: 'replace', seat: 'zoe' })
    await at.shown()
    expect(only(at, say('offer', { name: '**zoe**' }))).toBeDefined()
    await at.command('zoe', '/game join')
    await at.shown()
    expect(inHall(at, 'Take this seat')).toEqual([])
    expect(readable(only(at, 'This seat is no longer free.').panel)).toContain('**zoe** has it.')
  })
})

describe('a player who comes back', () => {
  it('a player who comes back is told by /game join what was done for them, and by their hand', async () => {
    const at = house()
    const table = await at.playing('toy', 'ann', 'ben')
    await at.command('ann', '/game leave')
    while ((await at.store.log.entries(table)).length < 1) await yieldToEventLoop()
    const reply = text(await at.command('ann', '/game join'))
    expect(reply).toContain('Here’s what your seat did while you were away')
    expect(reply).toMatch(/- \*\*ann\*\* digs/)
    await at.shown()
    expect(
      at.rooms
        .in('dm-ann')
        .map(({ panel }) => readable(panel))
        .join(),
    ).toContain('what your seat did')
    expect(
      at.rooms
        .in('hall')
        .map(({ panel }) => readable(panel))
        .join(),
    ).not.toContain('what your seat did')
    expect(await at.command('ann', '/game join')).toBe(REFUSED['already-seated'])
  })

  it('a player who comes back may do so after giving up, where the rules let them', async () => {
    const at = house()
    await at.playing('toy', 'ann', 'ben', 'cleo')
    const asked = panelOf(await at.command('cleo', '/game resign'))
    expect(readable(asked)).toContain(say('resign-for-now'))
    await at.press('cleo', idOf(asked, 'Give up'))
    expect(text(await at.command('cleo', '/game join'))).toContain('Welcome')
  })
})

describe('a game that is as good as decided', () => {
  it('offers its table an end, which all have to agree on, and no more than once at a time', async () => {
    let isDecided = false
    const at = house({ games: [{ ...(toy as unknown as Game), offersEnd: () => isDecided }] })
    await at.playing('toy', 'ann', 'ben')
    expect(text(await at.press('ann', idOf(at.card(), say('look-more'))))).not.toContain('End it here')
    isDecided = true
    await at.context.projector.tryAgain((await at.tables.directory.openIn('griffin', 'hall'))?.id ?? '')
    await at.shown()
    const looking = idOf(at.card(), say('look-more'))
    const more = async () => await at.press('ann', looking)
    const offered = idOf(panelOf(await more()), say('end-it-here'))
    expect(text(await at.press('stranger', offered))).toBe(say('refused-not-seated'))
    expect(text(await at.press('ann', offered))).toContain(say('proposed'))
    await at.shown()
    const proposal = only(at, 'to end the game as it stands').panel
    expect(text(await more())).not.toContain('End it here')
    expect(text(await at.press('ben', offered))).not.toContain(say('proposed'))
    await at.press('ben', idOf(proposal, 'Agree'))
    await at.shown()
    expect(text(at.card())).toMatch(/ended early|over/)
  })
})
