import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatId } from '../../src/discord/kit/ids.ts'
import type { Reply } from '../../src/discord/table/context/context.ts'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import { say } from '../../src/discord/words/index.ts'
import { timingOf } from '../../src/tables/index.ts'
import { Form } from '../../src/sandbox/validate/form.ts'
import { checkModal } from '../../src/sandbox/validate/modal.ts'
import { hasGame } from '../../src/tables/model/service.ts'
import { HandClock } from '../kit/house.ts'
import { idOf, idsOf, readable } from './limits.ts'
import { openHouse } from './rooms.ts'

const NOON = Date.UTC(2026, 10, 25, 12)

let at: ReturnType<typeof openHouse>
let clock: HandClock
let table = ''
beforeEach(async () => {
  clock = new HandClock(NOON)
  at = openHouse({ clock, timing: timingOf('daily') })
  table = await at.playing('toy', 'ann', 'ben')
})
afterEach(async () => await at.close())

/** Time passes, and what is due happens and is shown. */
async function pass(time: number): Promise<void> {
  for (const step of [time, 0]) {
    clock.pass(step)
    for (let n = 0; n < 8; n += 1) await new Promise((next) => setImmediate(next))
  }
  await at.shown()
}

const textsIn = (room: string) => at.rooms.in(room).map(({ panel }) => readable(panel))
const last = (room: string) => {
  const found = at.rooms.in(room).at(-1)
  if (!found) throw new Error(`nothing in ${room}`)
  return found.panel
}
const textOf = (reply: Reply): string => (typeof reply === 'string' ? reply : reply === null ? '' : readable(reply))
const offered = () => idOf(last('dm-cleo'), say('loan-yes'))
const lends = (given: Record<string, string> = {}) =>
  at.command('ann', '/away lend', { when: '10 days', to: 'cleo', ...given })

/** Ann has lent Cleo her seat, or a part of it. */
async function lent(given: Record<string, string> = {}): Promise<void> {
  await lends(given)
  await pass(0)
  await at.press('cleo', offered())
  await pass(0)
}

const keyOf = async (seat: number) => {
  const view = await at.tables.views.of(table)
  if (!view || !hasGame(view)) throw new Error('no game')
  const asked = view.asked(seat).find((one) => one.seat === seat)
  return { verb: asked?.verb ?? '', key: asked?.offers[0]?.key ?? '' }
}

describe('/away lend', () => {
  it('offers the seat in a direct message; the friend accepts, plays, and sees the hand', async () => {
    expect(textOf(await lends())).toContain('**cleo**')
    await pass(0)
    expect(textsIn('dm-cleo').join()).toContain('asks you to play their seat')
    const before = textsIn('hall').join()
    expect(before).not.toContain('cleo')
    expect(textOf(await at.press('cleo', offered()))).toContain('**ann**')
    await pass(0)
    expect(textsIn('hall').join()).toContain(
      say('event-lent', { name: '**ann**', deputy: '**cleo**', what: 'all', until: '' }).slice(0, 40),
    )
    expect(at.card().pings).toEqual(['cleo'])
    expect(textOf(await at.command('cleo', '/clues'))).toContain('You play **ann**’s seat')
    expect(textOf(await at.command('ann', '/clues'))).toContain('**cleo** plays your seat')
    const listed = textOf(await at.command('ann', '/games'))
    expect(listed).toContain('**cleo** plays your seat')
    expect(listed).not.toContain('You’re away')
    expect(textOf(await at.command('cleo', '/games'))).toMatch(/You play \*\*ann\*\*’s seat[^]*Your move/)
    expect(textsIn('dm-cleo').join()).toContain(say('hand-where', { room: 'hall' }))
    const acted = await at.tables.answers.submit(table, 'cleo', await keyOf(0))
    expect(acted.ok).toBe(true)
  })

  it('lends by a form behind a button of the hand, which is gone while the seat is lent', async () => {
    const hand = await at.hand('ann')
    const form = await at.form('ann', idOf(hand, say('lend')))
    if (typeof form === 'string') throw new Error(form)
    checkModal(new Form(), [], form)
    const sent = (to: readonly string[], span: string) =>
      at.press(
        'ann',
        form.custom_id,
        '',
        new Map([
          ['to', to],
          ['span', [span]],
        ]),
      )
    expect(await sent(['bot'], '3')).toBe(REFUSED['loan-to-whom'])
    at.gone.add('cleo')
    expect(await sent(['cleo'], '3')).toBe(say('lend-not-a-member', { deputy: '**cleo**' }))
    expect(await lends()).toBe(say('lend-not-a-member', { deputy: '**cleo**' }))
    at.gone.delete('cleo')
    expect((await at.store.records.find(table))?.seats[0]?.loan ?? null).toBeNull()
    expect(textOf(await sent(['cleo'], '7'))).toContain('**cleo**')
    const loan = (await at.store.records.find(table))?.seats[0]?.loan
    expect(loan).toMatchObject({ user: 'cleo', parts: null, until: NOON + 7 * 24 * 3_600_000 })
    expect(readable(await at.hand('ann'))).not.toContain(say('lend'))
  })

  it('takes the friend’s hand away when the loan ends, and shows them nothing more', async () => {
    await lent()
    await pass(60_000)
    await at.press('cleo', formatId({ kind: 'lend-end', table }))
    await pass(60_000)
    expect(textsIn('dm-cleo').at(-1)).toContain(say('seat-lost', { room: 'hall' }))
    expect(textsIn('dm-cleo').join()).not.toContain(say('hand-where', { room: 'hall' }))
    expect(await at.command('cleo', '/clues')).toBe(say('refused-not-seated'))
    expect(textOf(await at.press('cleo', formatId({ kind: 'panel', table })))).toBe(say('refused-not-seated'))
    expect(textsIn('hall').join()).toContain('gives back what')
  })

  it('shows a friend neither the note nor the whispers of the player', async () => {
    await at.command('ann', '/clues', { note: 'trust nobody' })
    await lent()
    await pass(60_000)
    const seen = [await at.command('cleo', '/clues'), await at.press('cleo', formatId({ kind: 'panel', table }))]
    expect([...seen.map(textOf), ...textsIn('dm-cleo')].join()).not.toContain('trust nobody')
    expect(textOf(await at.command('ann', '/clues'))).toContain('trust nobody')
  })

  it('lets the player look without taking the seat back, and withdraw or take it back by a button', async () => {
    await lent()
    const hand = await at.command('ann', '/clues')
    if (typeof hand === 'string' || hand === null) throw new Error('no hand')
    expect((await at.tables.views.of(table))?.record.seats[0]?.keeper).toBe('deputy')
    expect(textOf(await at.press('ann', idOf(hand, say('absent-return'))))).toContain(say('seat-back'))
    expect((await at.tables.views.of(table))?.record.seats[0]?.keeper).toBe('player')
    await lends({ to: 'dora' })
    const open = await at.command('ann', '/clues')
    if (typeof open === 'string' || open === null) throw new Error('no hand')
    expect(textOf(await at.press('ann', idOf(open, say('loan-withdraw'))))).toBe(say('loan-withdrawn'))
  })

  it('offers the seat in the channel if the friend’s direct messages are closed', async () => {
    at.rooms.barred.set('dm-cleo', 'closed-dms')
    await lends()
    await pass(0)
    const posted = at.rooms.in('hall').find(({ panel }) => readable(panel).includes('<@cleo>, **ann** asks you'))
    expect(posted?.panel.pings).toEqual(['cleo'])
    expect(textOf(await at.press('ben', idsOf(posted?.panel ?? { components: [] })[0] ?? ''))).toBe(
      REFUSED['offer-gone'],
    )
  })

  it('lends only fights, says so, and refuses the friend any other choice', async () => {
    await lent({ what: 'fights' })
    expect(textsIn('hall').join()).toContain('lends their fights to')
    expect(at.card().pings).toEqual(['cleo'])
    expect(await at.tables.answers.submit(table, 'cleo', { verb: 'lamp.light', key: 'lamp-1' })).toMatchObject({
      why: 'not-lent',
    })
  })

  it('lends to a computer without a question, and /away back ends that', async () => {
    expect(textOf(await at.command('ann', '/away lend', { when: '3 days' }))).toContain(
      'computer player plays your seat',
    )
    expect(await at.command('ann', '/away back')).toBe(say('welcome-back'))
    expect((await at.tables.views.of(table))?.record.seats[0]?.keeper).toBe('player')
  })

  it('refuses in one sentence a time it can’t read, one too far off, and a person who plays there', async () => {
    expect(await lends({ when: 'soonish' })).toBe(say('unreadable-time'))
    expect(await lends({ when: '15 days' })).toBe(REFUSED['loan-too-long'])
    expect(await lends({ to: 'ben' })).toBe(REFUSED['deputy-plays'])
    expect(await lends({ to: 'ann' })).toBe(REFUSED['loan-to-whom'])
  })
})

describe('what others learn of a loan', () => {
  it('an offer changes nothing that anybody else reads', async () => {
    const other = openHouse({ clock: new HandClock(NOON), timing: timingOf('daily') })
    await other.playing('toy', 'ann', 'ben')
    // The second house has another id for its table.
    const plain = (id: string, text: string) => text.replaceAll(id, 'table')
    const otherId = (await other.tables.directory.openIn('griffin', 'hall'))?.id ?? ''
    await lends()
    await pass(60_000)
    await other.shown()
    const seenIn = async (house: typeof at, id: string) => {
      const replies = [await house.command('dora', '/game status'), await house.command('ben', '/games')]
      const texts = [...house.rooms.in('hall').map(({ panel }) => JSON.stringify(panel)), ...replies.map(textOf)]
      return plain(id, texts.join('\n')).replace(/<t:\d+/g, '<t:')
    }
    expect(await seenIn(at, table)).toBe(await seenIn(other, otherId))
    await other.close()
  })
})
