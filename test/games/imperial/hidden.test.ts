import { describe, expect, it } from 'vitest'
import {
  below,
  byComputer,
  byNumbers,
  rngFrom,
  isSecret,
  mayLearn,
  playout,
  Run,
  type Answer,
  type Chooser,
  type Json,
  type Outcome,
  type Play,
  type Seat,
  type Setup,
} from '../../../src/engine/index.ts'
import { CLUES } from '../../../src/games/imperial/data/components.ts'
import { printedHexOf } from '../../../src/games/imperial/data/board.ts'
import { determinize } from '../../../src/games/imperial/rules/determinize.ts'
import { exchangeClue } from '../../../src/games/imperial/rules/turn/business.ts'
import { IMPERIAL } from '../../../src/games/imperial/index.ts'
import { drawClue } from '../../../src/games/imperial/rules/deeds/pools.ts'
import { IMPERIAL_RULES } from '../../../src/games/imperial/rules/index.ts'
import type { Imperial } from '../../../src/games/imperial/state/state.ts'
import type { ImperialView } from '../../../src/games/imperial/view/view.ts'
import { clueTitle } from '../../../src/games/imperial/words/things.ts'
import { imperial } from './kit.ts'
import { often } from '../../kit/often.ts'

// A spectator who sees all that a viewer sees, and when, must not learn from it which clues the others hold (IMP-0.5).

type Game = Run<Imperial, ImperialView>

/**
 * A turn played twice with the same answers: once as dealt, once with every clue redealt that the viewer cannot see.
 */
class Twins {
  private readonly viewer: Seat | null
  private twin: Game | null

  constructor(snapshot: string, viewer: Seat | null) {
    const state = JSON.parse(snapshot) as Imperial
    const { rng: chance } = state
    determinize(state, viewer, { rng: rngFrom(`hidden ${state.turns}`) })
    state.rng = chance // the same dice are rolled in both
    this.viewer = viewer
    this.twin = Run.start(IMPERIAL_RULES, state).run
  }

  /** Whether the two games differ only in the clues themselves. Throws where they differ otherwise. */
  follow(run: Game, answer: Answer, outcome: Outcome, before: Game['asked']): boolean {
    if (!this.twin) return false
    const same = this.counterpart(answer, before)
    const led = same && this.twin.submit(same)
    const seen = [...outcome.emitted, ...(led && typeof led !== 'string' ? led.emitted : [])]
    const learnt = this.viewer !== null && seen.some(({ fact, to }) => fact.kind === 'clue-seen' && to !== 'all' && to.includes(this.viewer ?? -1)) // prettier-ignore
    if (!led || typeof led === 'string' || learnt) {
      this.twin = null // a clue was played that the other hand does not hold, or the viewer has drawn one
      return false
    }
    expect(this.heard(led)).toEqual(this.heard(outcome))
    expect(led.irreversible).toBe(outcome.irreversible)
    expect(this.seen(this.twin)).toEqual(this.seen(run))
    return true
  }

  /** The matching answer: a clue given away unseen is the one in the same place of the other hand. */
  private counterpart(answer: Answer, before: Game['asked']): Answer | null {
    const asked = before.find((one) => one.seat === answer.seat && one.verb === answer.verb)
    const at = asked?.offers.findIndex((one) => one.key === answer.key) ?? -1
    const offer = asked?.offers[at]
    if (!offer?.secret || answer.verb === 'trade.answer') return answer
    if (answer.verb === 'business.do') return null
    const key = this.twin?.askedOf(answer.seat)?.offers[at]?.key
    return key === undefined ? null : { ...answer, key }
  }

  private heard({ emitted }: Outcome): unknown {
    return masked(emitted.filter((one) => mayLearn(one, this.viewer)).map(({ fact }) => fact))
  }

  private seen(run: Game): unknown {
    const { viewer } = this
    const view = { ...IMPERIAL_RULES.view(run.state, viewer), discard: null }
    return masked({
      view,
      asked: run.askedAsSeenBy(viewer),
      asides: viewer === null ? [] : run.asidesOf(viewer),
      card: run.askedAsSeenBy(viewer).map((one) => IMPERIAL.words.prompt(one, view as never, (seat) => `${seat}`)),
    })
  }
}

/** Ignores which clue it is, by its id or in a sentence; everything else must match. */
function masked(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_key, one: Json) => {
    if (typeof one !== 'string') return one
    return CLUES.has(one) ? 'a clue' : TITLES.reduce((text, title) => text.replaceAll(title, 'a clue'), one)
  })
}

const TITLES = [...CLUES.keys()].map(clueTitle)

function watch(
  setup: Setup,
  chooser: Chooser<Imperial, ImperialView>,
  limit: number,
  viewerOf: (turn: number) => Seat | null,
) {
  // prettier-ignore
  const play: ReturnType<typeof playout<Imperial, ImperialView>> = playout(
    IMPERIAL.rules,
    setup,
    chooser,
    limit,
    0,
  )
  let twins: Twins | null = null
  let last: { answer: Answer; asked: Game['asked'] } | null = null
  let compared = 0
  for (let step = play.next(); !step.done; step = play.next()) {
    const { run, answer, outcome } = step.value
    if (outcome.snapshot !== undefined) {
      twins = run.state.phase === 'setup' ? null : new Twins(outcome.snapshot, viewerOf(run.turnsPlayed))
    } else if (twins && last && twins.follow(run, last.answer, outcome, last.asked)) compared += 1
    last = { answer, asked: run.asked }
  }
  return compared
}

describe("no player learns another's clues from questions, options, facts or pauses (IMP-0.5, IMP-0.7)", () => {
  it.each([null, 'a seat'])('in sensible games, as seen by %s', (who) => {
    let compared = 0
    for (let match = 0; match < often(5); match += 1) {
      const seats = 2 + (match % 5)
      const setup = {
        seats,
        preset: match % 2 ? 'short' : 'standard',
        seed: `hidden ${match}`,
        experience: [],
      } as const
      compared += watch(setup, byComputer(IMPERIAL, setup.seed), 700, (turn) => (who === null ? null : turn % seats))
    }
    expect(compared).toBeGreaterThan(350)
  })

  it.each([null, 'a seat'])('in odd games, as seen by %s', (who) => {
    let compared = 0
    for (let match = 0; match < often(5); match += 1) {
      const rng = { rng: rngFrom(`odd ${match}`) }
      const numbers = Array.from({ length: 500 }, () => below(rng, 1_000_000))
      const seats = 2 + (match % 5)
      const setup = { seats, preset: 'short', seed: `odd ${match}`, experience: [] } as const
      compared += watch(setup, byNumbers(numbers), 500, (turn) => (who === null ? null : (turn * 7) % seats))
    }
    expect(compared).toBeGreaterThan(350)
  })
})

describe('clues shown on purpose', () => {
  const clues = ['A Fair Swap', 'The Net Loft']

  it('a clue that demands a weapon is on the table once it is played, and cannot be taken back (IMP-0.5, IMP-5.3)', () => {
    const t = imperial({ rosa: { hex: printedHexOf('wizards-tower'), weapons: ['spear', 'dagger'], clues } })
    const play: Play = exchangeClue(t.state, 0, t.who('rosa').clues[0] ?? '')
    const uncovered = t.state.revealed
    expect(play.next(undefined as never).done).toBe(false)
    expect(t.state.revealed).toBeGreaterThan(uncovered)
  })

  it('bystanders of a trade see how many clues change hands, never which (IMP-14.3)', () => {
    const t = imperial({ kate: { clues }, rosa: { weapons: ['spear'], clues: ['The Third Branch'] }, ozmo: {} })
    const { run } = Run.start(IMPERIAL_RULES, t.state)
    const answers: Answer[] = [
      { seat: 0, verb: 'trade.open', key: 'seat:1' },
      { seat: 0, verb: 'trade.build', key: `show:${t.who('kate').clues[0]}` },
      { seat: 0, verb: 'trade.build', key: `hide:${t.who('kate').clues[1]}` },
      { seat: 0, verb: 'trade.build', key: 'ask-clues:1' },
      { seat: 0, verb: 'trade.build', key: 'offer' },
      { seat: 1, verb: 'trade.answer', key: 'accept' },
    ]
    const named = (value: unknown) => [...CLUES.keys()].filter((id) => JSON.stringify(value).includes(id))
    for (const answer of answers) {
      if (answer.verb === 'trade.answer') {
        expect(named(run.askedOf(1))).toEqual([t.who('kate').clues[0]]) // open; the other lies face down
        expect(run.askedOf(1)?.reaction).toBe(true)
      }
      const outcome = run.submit(answer)
      if (typeof outcome === 'string') throw new Error(outcome)
      for (const viewer of [null, 2]) {
        const heard = outcome.emitted.filter((one) => mayLearn(one, viewer))
        expect(named([heard, run.askedAsSeenBy(viewer), IMPERIAL_RULES.view(run.state, viewer)])).toEqual([])
      }
      expect(run.askedAsSeenBy(2).map(({ verb }) => verb)).not.toContain('trade.build')
    }
    expect(t.hand('rosa')).toEqual(['A Fair Swap', 'The Net Loft'])
  })

  it.each(['show', 'hide'])('a proposal that gives a clue is final, be it open or face down: %s (IMP-14.3)', (how) => {
    const t = imperial({ kate: { clues }, rosa: { weapons: ['spear'] }, ozmo: {} })
    const { run } = Run.start(IMPERIAL_RULES, t.state)
    for (const key of ['seat:1', `${how}:${t.who('kate').clues[0]}`, 'for:spear-1']) {
      const outcome = run.submit({ seat: 0, verb: key === 'seat:1' ? 'trade.open' : 'trade.build', key })
      expect(outcome).toMatchObject({ irreversible: key === 'for:spear-1' })
    }
  })

  it('a fifth clue is discarded without revealing who is asked, and counts say no more than hands do (IMP-0.7)', () => {
    const t = imperial({ kate: { clues: ['The Loose Brick', 'Lot Forty-Two', 'The Toll Box', 'The Hollow Oak'] }, rosa: {} }) // prettier-ignore
    const play: Play = drawClue(t.state, 0, 'hermit')
    const step = play.next(undefined as never)
    const asked = step.done ? [] : step.value
    expect(asked.map((one) => [one.seat, one.verb, isSecret(one)])).toEqual([[0, 'clue.discard', true]])
    expect(IMPERIAL_RULES.view(t.state, 1).players[0]?.character?.clues).toBe(5)
    expect(t.state.emitted.filter(({ to }) => to === 'all').map(({ fact }) => fact)).toEqual([
      { kind: 'clue-drawn', seat: 0, place: 5, why: 'hermit' },
    ])
  })
})
