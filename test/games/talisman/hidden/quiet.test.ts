import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byNumbers, ORDER, Run, type Answer, type Choice, type Outcome } from '../../../../src/engine/index.ts'
import { TALISMAN_RULES } from '../../../../src/games/talisman/rules/index.ts'
import type { Talisman } from '../../../../src/games/talisman/state/state.ts'
import type { TalismanView } from '../../../../src/games/talisman/view/view.ts'
import { byCuriosity } from '../../../../trials/choosers.ts'
import { talisman, type Table } from '../kit.ts'
import { RICH } from '../rich.ts'
import { pausesOf, seenBy } from './played.ts'

/** Secret actions change nothing that others are shown. */

type Game = Run<Talisman, TalismanView>

const viewOf = (run: Game) => JSON.stringify(TALISMAN_RULES.view(run.state, null))

/** Answers, and compares the public view before and after. */
function answerQuietly(run: Game, answer: Answer): Outcome {
  const [view, asked, window] = [viewOf(run), run.askedAsSeenBy(null), run.state.windows.at(-1)]
  const outcome = run.submit(answer)
  if (typeof outcome === 'string') throw new Error(`${outcome}: ${JSON.stringify(answer)}`)
  const hasEnded = run.state.windows.at(-1) !== window // the last has passed, and all see how play goes on
  if (!outcome.quiet || hasEnded) return outcome
  expect(viewOf(run)).toBe(view)
  const still = run.askedAsSeenBy(null)
  const answered = asked.filter(({ seat }) => seat === answer.seat && !still.some((one) => one.seat === seat))
  expect(still).toEqual(asked.filter((one) => !answered.includes(one)))
  return outcome
}

/** All answers of all seats asked, and all asides; of the standing orders, which are alike, only one. */
function everyAnswer(run: Game): Answer[] {
  const seats = [...run.state.players.keys()]
  const isOne = ({ verb, key }: Choice) => verb !== ORDER || key.startsWith('windows=')
  return [
    ...run.asked.flatMap(({ seat, verb, offers }) => offers.map(({ key }) => ({ seat, verb, key }))),
    ...seats.flatMap((seat) =>
      run
        .asidesOf(seat)
        .filter(isOne)
        .map(({ verb, key }) => ({ seat, verb, key })),
    ),
  ]
}

describe('a quiet answer', () => {
  test('a quiet answer changes nothing for the public, except that a seat asked openly is no longer asked', () => {
    const picks = fc.array(fc.nat(), { minLength: 100, maxLength: 100 })
    const counts = { quiet: 0, loud: 0 }
    fc.assert(
      fc.property(fc.noShrink(fc.nat(999_999)), fc.boolean(), picks, (seed, isCurious, numbers) => {
        const chooser = isCurious
          ? byCuriosity<Talisman, TalismanView>(numbers)
          : byNumbers<Talisman, TalismanView>(numbers, 1)
        const setup = { seats: 2 + (seed % 5), preset: 'short', seed: `${seed}`, experience: [] } as const
        let at = 0
        for (const { run, again } of pausesOf(RICH, setup, chooser, 100)) {
          at += 1
          const answers = everyAnswer(run)
          for (const answer of answers.filter((_, one) => one % 12 === at % 12)) {
            const { quiet } = answerQuietly(again(), answer)
            counts[quiet ? 'quiet' : 'loud'] += 1
          }
        }
      }),
      { numRuns: 5, seed: 36 },
    )
    expect(Math.min(counts.quiet, counts.loud)).toBeGreaterThan(200)
  })

  test('order.set and prophetess-peek are quiet', () => {
    const t = talisman({ prophetess: { spells: ['random'] }, elf: { spells: ['hex'] } })
    const run = begun(t)
    expect(answerQuietly(run, { seat: 0, verb: 'prophetess.peek', key: 'seat:1' })).toMatchObject({ quiet: true })
    expect(answerQuietly(run, { seat: 1, verb: 'order.set', key: 'windows=never' })).toMatchObject({
      quiet: true,
      emitted: [],
    })
    expect(t.state.peeked[0]).toEqual(['hex'])
  })

  test('public actions are visible: ditching, trophies, the Druid’s change of Alignment', () => {
    const t = talisman({
      druid: { objects: ['axe'], trophies: ['dragon'] }, // in the Forest, with a Raft to build: no die lies yet
      elf: { objects: ['potion-of-strength'] },
    })
    const run = begun(t)
    const secrets = [0, 1].map((seat) => run.asidesOf(seat).map(({ verb, secret }) => `${verb} ${secret}`))
    expect(new Set(secrets.flat())).toEqual(
      new Set([
        'druid.shift false',
        'things.ditch false',
        'trophies.trade false',
        'potion.drink false',
        'order.set true',
      ]),
    )
  })
})

function begun(t: Table): Game {
  return Run.start(TALISMAN_RULES, t.state).run
}

describe('alchemy: aimed in private, announced afterwards', () => {
  const OBJECTS = ['sword', 'ring']
  const begin = () =>
    talisman({ elf: { spells: ['alchemy'], objects: OBJECTS }, wizard: { spells: ['random'] }, troll: {} })

  function act(run: Game, key: string, seat = 0): Outcome {
    return answerQuietly(run, { seat, verb: 'window.act', key })
  }

  test('begun and cancelled, it is known only to its holder, and questions do not reveal it', () => {
    const run = begun(begin())
    const seen = () => JSON.stringify([null, 1, 2].map((viewer) => seenBy(run, viewer)))
    const before = seen()
    const { verb, about, secret } = run.askedOf(0) ?? {}
    for (const key of ['cast:alchemy:self', 'aim:sword-1', 'aim:ring']) {
      expect(act(run, key)).toMatchObject({ quiet: true, irreversible: false, emitted: [] })
      expect(run.askedOf(0)).toMatchObject({ verb, about, secret })
      expect(seen()).toBe(before)
    }
    expect(TALISMAN_RULES.view(run.state, 0).aiming).toEqual(['sword-1', 'ring'])
    expect(TALISMAN_RULES.view(run.state, 1).aiming).toBeNull()
    act(begun(begin()), 'cast:alchemy:self')
    const other = begun(begin())
    act(other, 'cast:alchemy:self')
    act(other, 'aim:cancel')
    expect(seenBy(other, 0)).toBe(seenBy(begun(begin()), 0))
    expect(JSON.stringify([null, 1, 2].map((viewer) => seenBy(other, viewer)))).toBe(before)
  })

  test('alchemy: aimed in private, announced afterwards: while the caster aims, others may answer, and passing ends it', () => {
    const run = begun(begin())
    act(run, 'cast:alchemy:self')
    act(run, 'pass', 1)
    expect(run.asked.map(({ seat, verb }) => [seat, verb])).toEqual([[0, 'window.act']])
    expect(act(run, 'pass').emitted.map(({ fact }) => fact.kind)).toEqual(['move-rolled'])
    expect(run.asked[0]?.verb).not.toBe('window.act')
    expect(run.state.players[0]?.character?.spells).toEqual(['alchemy'])
  })

  test('it is announced with its target, and sealed', () => {
    const t = begin()
    const run = begun(t)
    for (const key of ['cast:alchemy:self', 'aim:sword-1']) act(run, key)
    const { emitted, irreversible, quiet } = act(run, 'aim:done')
    expect(emitted[0]).toMatchObject({ to: 'all', fact: { kind: 'spell-cast', target: 'cards:sword-1' } })
    expect([irreversible, quiet]).toEqual([true, false])
    act(run, 'pass', 1)
    expect(t.who('elf')).toMatchObject({ gold: 2, objects: ['ring'], spells: [] })
  })

  test('a card ditched meanwhile is not a target', () => {
    const t = begin()
    const run = begun(t)
    for (const key of ['cast:alchemy:self', 'aim:sword-1']) act(run, key)
    run.submit({ seat: 0, verb: 'things.ditch', key: 'sword-1' })
    expect(run.askedOf(0)?.offers.map(({ key }) => key)).toEqual(['pass', 'aim:cancel', 'aim:ring'])
  })

  test('alchemy: aimed in private, announced afterwards: in the worlds of others the caster may be undecided', () => {
    const run = begun(begin())
    act(run, 'cast:alchemy:self')
    run.determinize(1, { rng: structuredClone(run.state.rng) })
    expect(run.state.windows[0]?.answers[0]).toBeNull()
    expect(run.askedOf(0)?.offers.length).toBeGreaterThan(0)
  })
})

describe('an answer that has become impossible', () => {
  test('counts as not given: the seat is asked again', () => {
    const t = talisman({ troll: { craft: 3, spells: ['hex'] }, elf: { spells: ['random'] }, thief: {} })
    const run = begun(t)
    run.submit({ seat: 1, verb: 'window.act', key: 'cast:random:seat:2' })
    t.who('thief').objects.push('amulet') // out of reach by now
    t.state.deck.splice(t.state.deck.indexOf('amulet'), 1)
    run.submit({ seat: 0, verb: 'window.act', key: 'pass' })
    expect(run.asked.map(({ seat, verb }) => [seat, verb])).toEqual([[1, 'window.act']])
    expect(t.who('elf').spells).toEqual(['random-1'])
  })
})
