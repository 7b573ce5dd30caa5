import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  below,
  byComputer,
  rngFrom,
  LEAVE,
  mayLearn,
  playout,
  questionMark,
  rebuild,
  type Answer,
  type Chooser,
  type Entry,
  type Outcome,
  type Play,
  type Run,
  type Seat,
  type Setup,
  type Snapshot,
} from '../../../src/engine/index.ts'
import { printedHexOf } from '../../../src/games/imperial/data/board.ts'
import { IMPERIAL } from '../../../src/games/imperial/index.ts'
import { loseAtSea } from '../../../src/games/imperial/rules/deeds/lost-at-sea.ts'
import { drawClue } from '../../../src/games/imperial/rules/deeds/pools.ts'
import { IMPERIAL_RULES } from '../../../src/games/imperial/rules/index.ts'
import { exchangeClue } from '../../../src/games/imperial/rules/turn/business.ts'
import { mindOf, actualDistribution } from '../../../src/games/imperial/state/knowledge.ts'
import type { Imperial } from '../../../src/games/imperial/state/state.ts'
import type { ImperialView } from '../../../src/games/imperial/view/view.ts'
import { byCuriosity, byNumbersAndLeaving, Tried } from '../../../trials/choosers.ts'
import { conserved } from '../../../trials/games/imperial/parts.ts'
import { imperial, type Answer as Said, type Table } from './kit.ts'
import { LENGTHS } from '../../kit/lengths.ts'
import { often } from '../../kit/often.ts'

// Possible worlds: however the hidden clues are redealt, the viewer cannot notice, and nothing is lost (IMP-0.5).

type Game = Run<Imperial, ImperialView>
type Player = Chooser<Imperial, ImperialView>
type Viewer = Seat | null

/** A pause of a game that can be recreated any number of times. */
interface Pause {
  readonly copy: () => Game
  readonly number: number
}

/** The pauses of a game chosen by a number. */
function* pausesOf(setup: Setup, player: Player, numbers: readonly number[], oneIn: number): Generator<Pause> {
  const entries: Entry[] = []
  let snapshot: Snapshot | undefined
  const play: ReturnType<typeof playout<Imperial, ImperialView>> = playout(
    IMPERIAL_RULES,
    setup,
    player,
    numbers.length,
    0,
  )
  for (const { answer, outcome } of play) {
    const seq = entries.length
    if (outcome.snapshot !== undefined) snapshot = { seq, version: IMPERIAL_RULES.version, state: outcome.snapshot }
    const number = numbers[seq] ?? 0
    if (snapshot && number % oneIn === 0) {
      const [from, until] = [snapshot, [...entries]]
      yield { number, copy: () => rebuild(IMPERIAL_RULES, [from], until).run }
    }
    entries.push({ kind: 'answer', seq: seq + 1, answer, sealed: true })
  }
}

const viewersOf = ({ state }: Game): Viewer[] => [null, ...state.players.keys()]
const luckOf = (number: number) => ({ rng: rngFrom(`world ${number}`) })

/** All that a viewer sees of a pause, to the byte. */
function seen(run: Game, viewer: Viewer): string {
  const asides = viewer === null ? [] : run.asidesOf(viewer)
  const mark = viewer === null ? '' : questionMark(run.askedOf(viewer), asides)
  return JSON.stringify([IMPERIAL_RULES.view(run.state, viewer), run.askedAsSeenBy(viewer), asides, mark, run.isOver])
}

const heard = ({ emitted }: Outcome, viewer: Viewer): string =>
  JSON.stringify(emitted.filter((one) => mayLearn(one, viewer)))

/** The answers open to a seat now, leaving included. */
function answersOf(run: Game, seat: Seat): Answer[] {
  if (!run.rules.isIn(run.state, seat)) return []
  const asked = run.askedOf(seat)
  const offers = (asked?.offers ?? []).map(({ key }) => ({ seat, verb: asked?.verb ?? '', key }))
  const asides = run.asidesOf(seat).map(({ verb, key }) => ({ seat, verb, key }))
  return [...offers, ...asides, { seat, verb: LEAVE, key: LEAVE }]
}

/** Every seat's knowledge allows the actual distribution. */
function mindsAreTrue({ state }: Pick<Game, 'state'>): void {
  for (const viewer of [null, ...state.players.keys()]) {
    expect(mindOf(state, viewer).ways).toContainEqual(actualDistribution(state, viewer))
  }
}

/** The laws at one pause for one viewer; `run` is a copy to look at. */
function holdsFor({ copy, number }: Pause, run: Game, viewer: Viewer): void {
  const twin = copy()
  twin.determinize(viewer, luckOf(number))
  expect(seen(twin, viewer)).toBe(seen(run, viewer))
  conserved(twin.state)
  mindsAreTrue(twin)
  if (viewer === null) return
  const answers = answersOf(run, viewer)
  expect(answers.filter((answer) => twin.refusal(answer) !== null)).toEqual([])
  const answer = answers[number % Math.max(1, answers.length)]
  if (answer) leadsToTheSame(copy(), twin, answer)
}

function leadsToTheSame(run: Game, twin: Game, answer: Answer): void {
  const [led, also] = [run.submit(answer), twin.submit(answer)]
  if (typeof led === 'string' || typeof also === 'string') throw new Error(`refused: ${JSON.stringify(answer)}`)
  mindsAreTrue(twin)
  conserved(twin.state)
  if (led.irreversible) return
  expect([also.irreversible, also.quiet]).toEqual([led.irreversible, led.quiet])
  expect(heard(also, answer.seat)).toBe(heard(led, answer.seat))
  expect(seen(twin, answer.seat)).toBe(seen(run, answer.seat))
}

/** Determinizing twice with the same generator gives the same world, and a game goes on from there to its end. */
function goesOn({ copy, number }: Pause, viewer: Viewer): void {
  const [one, other] = [copy(), copy()]
  for (const run of [one, other]) run.determinize(viewer, luckOf(number))
  expect(JSON.stringify(other.state)).toBe(JSON.stringify(one.state))
  const player = byComputer(IMPERIAL, `${number}`)
  for (let answers = 0; answers < 25 && !one.isOver; answers += 1) {
    if (typeof one.submit(player(one)) === 'string') throw new Error('a computer player was refused')
    conserved(one.state)
  }
}

/** In the middle of a matter that may involve clues. */
function isAmidst(run: Game): boolean {
  return run.asked.some(({ verb, secret }) => secret || verb === 'charm.use' || verb === 'business.weapon')
}

/** The public consequences of a secret answer: at most that its seat is no longer asked. */
function staysQuiet({ copy }: Pause): void {
  const run = copy()
  const [before, view] = [run.askedAsSeenBy(null), JSON.stringify(run.rules.view(run.state, null))]
  for (const answer of viewersOf(run).flatMap((seat) => (seat === null ? [] : answersOf(run, seat)))) {
    if (!isSecret(run, answer)) continue
    const after = copy()
    const led = after.submit(answer)
    if (typeof led === 'string') throw new Error(led)
    if (!led.quiet) continue
    expect(JSON.stringify(after.rules.view(after.state, null))).toBe(view)
    const asked = after.askedAsSeenBy(null)
    if (asked.length < before.length) expect(asked).toEqual(before.filter(({ seat }) => seat !== answer.seat))
    else expect(asked).toEqual(before)
  }
}

function isSecret(run: Game, { seat, verb, key }: Answer): boolean {
  const asked = run.askedOf(seat)
  if (asked?.verb !== verb) return verb !== LEAVE
  return asked.secret || (asked.offers.find((one) => one.key === key)?.secret ?? false)
}

/** Opens a trade whenever it can, and otherwise plays as usual: trades move the most hidden information. */
function byTraders(numbers: readonly number[], fallback: Player): Player {
  let next = 0
  return (run) => {
    const number = numbers[next % numbers.length] ?? 0
    next += 1
    const [asked] = run.asked
    if (!asked) throw new Error('nobody is asked')
    const { seat, verb, offers } = asked
    const trades = run.asidesOf(seat).filter((one) => one.verb === 'trade.open')
    const trade = trades[number % Math.max(1, trades.length)]
    if (trade && number % 3 === 0) return { seat, verb: trade.verb, key: trade.key }
    if (!verb.startsWith('trade.')) return fallback(run)
    const wanted = offers.find(
      ({ key }) => (key === 'offer' && number % 5 === 0) || (key === 'accept' && number % 3 > 0),
    )
    const clues = offers.filter(({ key }) => /clue/.test(key) && number % 2 === 0)
    const some = clues.length > 0 ? clues : offers
    return { seat, verb, key: (wanted ?? some[number % some.length])?.key ?? '' }
  }
}

const WAYS: Readonly<Record<string, (setup: Setup, numbers: readonly number[]) => Player>> = {
  'by computers': ({ seed }) => byComputer(IMPERIAL, seed),
  'at random': (_, numbers) => byCuriosity(numbers, new Tried()),
  'with players leaving': (_, numbers) => byNumbersAndLeaving(numbers, byCuriosity(numbers, new Tried())),
  'by traders': (_, numbers) => byTraders(numbers, byCuriosity(numbers, new Tried())),
  'by sensible traders': ({ seed }, numbers) => byTraders(numbers, byComputer(IMPERIAL, seed)),
}

const aSetup = fc.record({
  seats: fc.integer({ min: 2, max: 6 }),
  preset: fc.constantFrom(...LENGTHS),
  seed: fc.noShrink(fc.string({ minLength: 1, maxLength: 8 })),
  experience: fc.constant([]),
})
const numbers = fc.array(fc.nat(1_000_000), { minLength: 20, maxLength: 260, size: 'max' })

describe('in any world that a viewer imagines', () => {
  it.each(Object.entries(WAYS))('the viewer sees and may do the same in games played %s', (_, playerOf) => {
    fc.assert(
      fc.property(aSetup, numbers, (setup, picks) => {
        for (const pause of pausesOf(setup, playerOf(setup, picks), picks, 8)) {
          const run = pause.copy()
          mindsAreTrue(run)
          for (const viewer of viewersOf(run)) holdsFor(pause, run, viewer)
        }
      }),
      { numRuns: often(2) },
    )
  })

  it.each(Object.entries(WAYS))('the game goes on, in games played %s', (_, playerOf) => {
    fc.assert(
      fc.property(aSetup, numbers, (setup, picks) => {
        for (const pause of pausesOf(setup, playerOf(setup, picks), picks, 6)) {
          const run = pause.copy()
          if (pause.number % 30 > 0 && !isAmidst(run)) continue
          for (const viewer of viewersOf(run)) goesOn(pause, viewer)
        }
      }),
      { numRuns: often(2) },
    )
  })
})

describe('a secret answer', () => {
  it.each(Object.entries(WAYS))('a secret answer changes nothing for all to see, in games played %s', (_, playerOf) => {
    fc.assert(
      fc.property(aSetup, numbers, (setup, picks) => {
        for (const pause of pausesOf(setup, playerOf(setup, picks), picks, 12)) staysQuiet(pause)
      }),
      { numRuns: often(2) },
    )
  })
})

describe('a trade, as others imagine it (IMP-14.3)', () => {
  const people = { kate: { clues: ['The Loose Brick', 'Lot Forty-Two'] }, rosa: { clues: ['The Toll Box'] }, ozmo: {} }
  const clueDeck = ['The Hollow Oak']
  const built: Said[] = [
    ['trade.open', 'seat:1'],
    ['trade.build', 'show:clue-nobnodd-1'],
  ]

  /** The proposals in possible worlds at this pause, and how often each occurs. */
  function proposals(answers: readonly Said[], viewer: Viewer): Map<string, number> {
    const rng = { rng: rngFrom('proposals') }
    const counts = new Map<string, number>()
    for (let time = 0; time < 400; time += 1) {
      const run = paused(answers)
      run.determinize(viewer, rng)
      conservedBut(run.state)
      const { open, faceDown } = run.state.proposal ?? { open: [], faceDown: [] }
      const named = JSON.stringify([[...open].sort(), [...faceDown].sort()])
      counts.set(named, (counts.get(named) ?? 0) + 1)
    }
    return counts
  }

  function paused(answers: readonly Said[]): Game {
    const t = imperial(people, { clueDeck })
    const { run } = rebuildFrom(t.state)
    for (const [verb, key] of answers) {
      const seat = run.asked[0]?.seat ?? 0
      const led = run.submit({ seat, verb, key })
      if (typeof led === 'string') throw new Error(`${led}: ${verb} ${key}`)
    }
    return run
  }

  const rebuildFrom = (state: Imperial) =>
    rebuild(IMPERIAL_RULES, [{ seq: 0, version: IMPERIAL_RULES.version, state: JSON.stringify(state) }], [])

  /** An offered clue is there to be given. */
  function conservedBut({ proposal, players }: Imperial): void {
    const held = players[proposal?.from ?? 0]?.character?.clues ?? []
    for (const clue of [...(proposal?.open ?? []), ...(proposal?.faceDown ?? [])]) expect(held).toContain(clue)
  }

  it("the viewer's own draft stays as it is", () => {
    expect([...proposals(built, 0).keys()]).toEqual(['[["clue-nobnodd-1"],[]]'])
  })

  it('a draft may be any: each possible clue is kept, shown or face down', () => {
    // The partner holds one of the four clues: two of the other three are with the proposer.
    expect(proposals(built, 1).size).toBe(1 + 3 * 2 + 3 * 4)
    // For a bystander it is two of four.
    expect(proposals(built, null).size).toBe(1 + 4 * 2 + 6 * 4)
  })

  it('in a likely world another seat’s draft begins again, one’s own stays, and so does what was laid', () => {
    const shownTo = (viewer: Viewer, answers: readonly Said[]) => {
      const run = paused(answers)
      run.imagineLikely(viewer, { rng: rngFrom('likely') })
      expect(run.asked[0]).toMatchObject({ seat: answers.length > 2 ? 1 : 0 })
      return run.state.proposal?.open
    }
    expect([0, 1, null].map((viewer) => shownTo(viewer, built)?.length)).toEqual([1, 0, 0])
    expect(shownTo(1, [...built, ['trade.build', 'offer']])).toEqual(['clue-nobnodd-1'])
  })

  it('a clue that was laid open is known to the partner, and one of any for others', () => {
    const laid: Said[] = [...built, ['trade.build', 'offer']]
    expect([...proposals(laid, 1).keys()]).toEqual(['[["clue-nobnodd-1"],[]]'])
    expect(proposals(laid, null).size).toBe(4 * 2)
    expect(proposals(laid, 2).size).toBe(4 * 2)
  })

  it('one face down may be any that the partner has not seen', () => {
    const hide: Said = ['trade.build', 'hide:clue-auction-hall-1']
    const key = paused(built)
      .askedOf(0)
      ?.offers.find((one) => one.key.startsWith('hide:') && !one.key.includes('nobnodd'))
    const laid: Said[] = [...built, [hide[0], key?.key ?? ''], ['trade.build', 'offer']]
    expect(proposals(laid, 1).size).toBe(2)
  })
})

describe('in the middle of a matter the rules take the clues that are there now', () => {
  const four = ['The Loose Brick', 'Lot Forty-Two', 'The Toll Box', 'The Hollow Oak']

  /** Begins a matter of Kate's, determinizes at its first question, and answers that. */
  function midway<T>(t: Table, matter: (state: Imperial) => Play<T>, answer: (keys: readonly string[]) => string) {
    const play: Play<T> = matter(t.state)
    const step = play.next(undefined as never)
    if (step.done) throw new Error('nothing was asked')
    IMPERIAL_RULES.determinize(t.state, 1, luckOf(3))
    const [question] = step.value
    const list = question?.options() ?? []
    const option = list.find(({ key }) => key === answer(list.map((one) => one.key)))
    if (!option) throw new Error('not on offer')
    expect(play.next({ seat: 0, option }).done).toBe(true)
    mindsAreTrue(t)
  }

  it('a fifth clue that is to be discarded is one of those', () => {
    const t = imperial({ kate: { clues: four }, rosa: {} })
    midway(
      t,
      (state) => drawClue(state, 0, 'hermit'),
      ([first = '']) => first,
    )
    expect(t.who('kate').clues).toHaveLength(4)
    expect(t.state.clueDiscard).toHaveLength(1)
  })

  it('clues that were rolled for at sea are known by their places (IMP-10.9)', () => {
    const t = imperial({
      kate: { hex: 'h-1-7', vessel: 'boat', treasures: ['lucky-charm'], clues: four },
      rosa: {},
    }).dice(6, 1, 2, 3, 6)
    midway(
      t,
      (state) => loseAtSea(state, 0),
      () => 'keep',
    )
    expect(t.who('kate').clues).toHaveLength(1)
    expect(t.state.clueDiscard).toHaveLength(3)
  })

  it('a clue that a weapon is due for lies open, and stays what it is (IMP-5.3)', () => {
    const t = imperial({
      kate: {
        hex: printedHexOf('wizards-tower'),
        weapons: ['spear', 'dagger'],
        clues: ['A Fair Swap', ...four.slice(1)],
      },
      rosa: {},
    })
    const [laid = ''] = t.who('kate').clues
    midway(
      t,
      (state) => exchangeClue(state, 0, laid),
      ([first = '']) => first,
    )
    expect(t.state.clueDiscard).toEqual([laid])
  })
})

it('the generator of a possible world differs from the real one', () => {
  const { state } = imperial({ kate: {}, rosa: {} })
  const before = below({ rng: { ...state.rng } }, 2 ** 32)
  IMPERIAL_RULES.determinize(state, 0, luckOf(1))
  expect(below(state, 2 ** 32)).not.toBe(before)
})
