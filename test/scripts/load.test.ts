import { describe, expect, test } from 'vitest'
import { WrongArguments, type Terminal } from '../../scripts/lib/command.ts'
import { quantile, tableLines } from '../../scripts/lib/figures.ts'
import { Crowd, isCard, type Seating } from '../../scripts/lib/load/crowd.ts'
import { load } from '../../scripts/lib/load/load.ts'
import { loadOptions } from '../../scripts/lib/load/options.ts'
import { formatId } from '../../src/discord/kit/ids.ts'
import { button, rows, textPanel } from '../../src/discord/kit/message.ts'
import { rngFrom } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import type { Json, StoredMessage } from '../../src/sandbox/state/model.ts'

async function run(...args: string[]) {
  const out: string[] = []
  let err = ''
  const terminal: Terminal = { out: (line) => out.push(line), err: (text) => void (err += text), isWatched: false }
  const code = await load(args, GAMES, terminal)
  return { code, out, err, last: JSON.parse(out.at(-1) ?? 'null') as never }
}

describe('a load', () => {
  test('presses the bot and pong by turns, and says what came of it', async () => {
    const { code, out, err, last } = await run(
      ...['--tables', '2', '--presses', '5', '--seconds', '2', '--rounds', '1', '--played', '1', '--no-goals'],
      ...['--level', 'cunning'],
    )
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const spread = {
      p50: expect.any(Number),
      p95: expect.any(Number),
      p99: expect.any(Number),
      max: expect.any(Number),
    }
    const figures = {
      presses: expect.objectContaining({ acknowledged: expect.any(Number), unanswered: expect.any(Number) }),
      acknowledged: spread,
      loop: expect.objectContaining({ delayP99: expect.any(Number), stretchMax: expect.any(Number) }),
      restASecond: expect.objectContaining({ callback: expect.any(Number), limited: 0 }),
    }
    expect(last).toMatchObject({ tables: 2, presses: 5, questmaster: figures, pong: figures })
    const { questmaster, pong } = last as unknown as Record<'questmaster' | 'pong', { presses: { sent: number } }>
    // Where there is nothing to press yet, a press is left out.
    expect(pong.presses.sent).toBe(5)
    expect(questmaster.presses.sent).toBeGreaterThan(0)
    expect(questmaster.presses.sent).toBeLessThanOrEqual(10)
    expect(out.join('\n')).toMatch(/^acknowledged after, p95, ms +[\d,.]+ +[\d,.]+ +[\d,.]+$/m)
    expect(out.join('\n')).not.toContain('MISSED')
  })

  test('a load knows what it is asked, and refuses the rest in one sentence', () => {
    expect(loadOptions([], GAMES)).toMatchObject({ tables: 200, presses: 100, seconds: 60, rates: [], hasGoals: true })
    expect(loadOptions(['--small'], GAMES)).toMatchObject({ tables: 50, presses: 10, isSmall: true })
    expect(loadOptions(['--rates', '12, 20'], GAMES)).toMatchObject({ rates: [12, 20], seconds: 25 })
    const refused = (...args: string[]) => expect(() => loadOptions(args, GAMES)).toThrow(WrongArguments)
    refused('--tables', '0')
    refused('--rates', 'many')
    refused('--games', 'chess')
  })
})

describe('the people of a load', () => {
  const seating: Seating = { channel: '1', users: ['ann', 'ben'] }
  const panel = button(formatId({ kind: 'panel', table: 'abc' }), 'My choices & hand')
  const press = (seats: readonly number[], answered: number) =>
    button(
      formatId({
        ...{ kind: 'card', table: 'abc', turn: 3, mark: 'xyz', choice: 'dig.where pit:north' },
        who: seats.map((seat) => ({ seat, answered })),
      }),
      'Dig',
    )
  const card = (...buttons: Parameters<typeof rows>[0]): StoredMessage =>
    ({
      visibleTo: null,
      mentionIds: [],
      components: rows([...buttons, panel]) as unknown as Json[],
    }) as unknown as StoredMessage
  const table = () => {
    const [one] = new Crowd([seating], 'x').tables
    if (!one) throw new Error('no table')
    return one
  }
  const rng = { rng: rngFrom('x') }

  test('press what they are asked on the card, once until it changes', () => {
    const one = table()
    one.seeCard(card(press([1], 0)))
    expect(one.answer(rng, 0)).toMatchObject({ sort: 'answer', user: 'ben', question: '3 xyz 1-0' })
    expect(one.answer(rng, 1000)).toBeUndefined()
    one.seeCard(card(press([1], 1)))
    expect(one.answer(rng, 2000)).toMatchObject({ user: 'ben', question: '3 xyz 1-1' })
    // Nothing has come of it for long: people try again.
    expect(one.answer(rng, 20_000)).toMatchObject({ user: 'ben' })
  })

  test('the people of a load look at their own choices where the card asks nothing openly', () => {
    const one = table()
    one.seeCard(card())
    expect(one.answer(rng, 0)).toMatchObject({ sort: 'look', user: 'ann', question: null })
    expect(one.answer(rng, 1)).toMatchObject({ sort: 'look', user: 'ben' })
    expect(one.answer(rng, 2)).toBeUndefined()
    const own = formatId({ kind: 'own', table: 'abc', token: { count: 1, mark: 'm' }, choice: 'cast spell:fog' })
    const choices = { ...card(), components: rows([button(own, 'Cast', 'main')]) as unknown as Json[] }
    one.seePanel('ben', choices)
    expect(one.answer(rng, 3)).toMatchObject({ sort: 'answer', user: 'ben', message: choices })
    expect(one.answer(rng, 4)).toBeUndefined()
  })

  test('mean what they have pressed, if they are asked back', () => {
    const one = table()
    one.seeCard(card(press([1], 0)))
    one.answer(rng, 0)
    const token = { count: 1, mark: 'm' }
    const yes = button(formatId({ kind: 'sure', table: 'abc', token, choice: 'business.do explore' }), 'Go on', 'grave')
    const no = button(formatId({ kind: 'panel', table: 'abc' }), 'Think again')
    const asked = { ...card(), components: rows([yes, no]) as unknown as Json[] }
    expect(one.seePanel('ben', asked)).toBe(true)
    const play = one.answer(rng, 1)
    expect(play).toMatchObject({ sort: 'answer', user: 'ben', message: asked, question: '3 xyz 1-0' })
    expect(play?.component?.['label']).toBe('Go on')
  })

  test('know a card by its way to their own choices', () => {
    const plain = { ...card(), components: textPanel('Hello').components as unknown as Json[] }
    expect([isCard(card()), isCard(plain), isCard({ ...card(), visibleTo: 'ann' })]).toEqual([true, false, false])
  })
})

describe('figures', () => {
  test('figures are read at their rank, and stand under each other', () => {
    expect([0.5, 0.95, 1].map((share) => quantile([5, 1, 4, 2, 3], share))).toEqual([3, 5, 5])
    expect(quantile([], 0.5)).toBeNull()
    expect(tableLines([['a', '10'], ['bcd', '9']])).toEqual(['a    10', 'bcd   9']) // prettier-ignore
  })
})
