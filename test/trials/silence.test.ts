import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  byComputer,
  byDefault,
  rngFrom,
  choose,
  chooseHidden,
  option,
  pickOne,
  playout,
  type Answer,
  type Chooser,
  type Game,
  type Run,
  type State,
} from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { playChecked, type GameParts } from '../../trials/checks.ts'
import { byCuriosity } from '../../trials/choosers.ts'
import { partsOf } from '../../trials/parts.ts'
import { checkWaiting, type Weights } from '../../trials/waiting.ts'
import { toy, toyParts, toyWith } from '../kit/toy/index.ts'
import { type Length } from '../kit/lengths.ts'
import { often } from '../kit/often.ts'

/** More default answers than any turn needs. */
const SILENT = 250

interface Trial {
  readonly seed: string
  readonly seats: number
  readonly preset: Length
  /**
   * The number of answers by sensible players, so that a game gets far. Odd players who also give orders follow, then
   * silence.
   */
  readonly sensible: number
  readonly odd: readonly number[]
}

const trials: fc.Arbitrary<Trial> = fc.record({
  seed: fc.noShrink(fc.string({ minLength: 1, maxLength: 8 })),
  seats: fc.integer({ min: 2, max: 6 }),
  preset: fc.constantFrom<Length>('short', 'standard'),
  sensible: fc.integer({ min: 0, max: 250 }),
  odd: fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 80 }),
})

/** Answers for a silent seat: by its standing order, or with the default. */
function silent(seed: string): Chooser<State, unknown> {
  const rng = { rng: rngFrom(`silent:${seed}`) }
  return (run): Answer => {
    const { seat, verb, standing } = pickOne(rng, run.asked)
    return standing === null ? byDefault(run, seat, rng) : { seat, verb, key: standing }
  }
}

/** Plays until all seats are silent, and returns how many turns end after that; null if the game is over. */
function turnsInSilence(game: Game, weights: Weights | undefined, trial: Trial): number | null {
  const { seed, seats, preset, sensible, odd } = trial
  const setup = { seats: Math.min(seats, game.rules.seats.max), preset, seed, experience: [] }
  const [computer, curious, nobody] = [byComputer(game, seed), byCuriosity<State, unknown>(odd), silent(seed)]
  const talk = sensible + odd.length
  let answers = 0
  let turns = 0
  const chooser: Chooser<State, unknown> = (run) => {
    answers += 1
    checkWaiting(run, weights)
    if (answers <= talk) turns = run.turnsPlayed
    return answers <= sensible ? computer(run) : answers <= talk ? curious(run) : nobody(run)
  }
  const steps: ReturnType<typeof playout<State, unknown>> = playout(game.rules, setup, chooser, talk + SILENT)
  let next = steps.next()
  while (!next.done) next = steps.next()
  const { run } = next.value
  return run.isOver ? null : run.turnsPlayed - turns
}

describe('a silent table keeps playing', () => {
  it.each(GAMES.map((game) => [game.words.title, game] as const))('%s', async (_title, game) => {
    const { verbs } = await partsOf(game.rules.id)
    fc.assert(
      fc.property(trials, (trial) => {
        const turns = turnsInSilence(game, verbs, trial)
        if (turns !== null) expect(turns).toBeGreaterThan(0)
      }),
      { numRuns: often(10) },
    )
  })
})

describe('every question is a reaction or a decision', () => {
  it.each(GAMES.map((game) => [game.words.title, game] as const))(
    '%s says for every verb which of the two it is',
    async (_title, game) => {
      const { verbs } = await partsOf(game.rules.id)
      const { reactions = [], decisions = [] } = verbs ?? {}
      expect(Math.min(reactions.length, decisions.length)).toBeGreaterThan(0)
      expect(new Set([...reactions, ...decisions]).size).toBe(reactions.length + decisions.length)
    },
  )

  const DECISIVE = {
    imperial: ['setup.character', 'newcomer.character', 'clue.discard', 'olliver.do', 'combat.flee', 'trade.clue'],
    talisman: ['setup.character', 'crown.submit', 'fight.spoils', 'things.drop', 'spells.discard', 'follower.lose'],
    warlock: ['adventurer.supplies', 'turn.reenter', 'duel.rob', 'duel.loot', 'treasure.keep', 'reckoning.write'],
  }

  it.each(Object.entries(DECISIVE))(
    '%s: decisive, private and irreversible questions are never reactions',
    async (id, verbs) => {
      const { decisions = [] } = (await partsOf(id)).verbs ?? {}
      expect(verbs.filter((verb) => !decisions.includes(verb))).toEqual([])
    },
  )
})

describe('the check of waiting times finds', () => {
  const NONE = { reactions: [], decisions: [], secrets: [] }
  const setup = { seats: 3, preset: 'short', seed: 'waiting', experience: [] } as const
  const played = (game: Game, parts: GameParts<State> = toyParts as GameParts<State>) =>
    expect(() => playChecked(game, setup, (run: Run) => silent('toy')(run), parts, { limit: 20 }))
  const asking = (turn: Parameters<typeof toyWith>[0]['turn']): Game => toyWith({ ...(turn && { turn }) })

  it('nothing in a correct game', () => {
    played(toy as unknown as Game).not.toThrow()
  })

  it('a secret reaction', () => {
    const turn = asking(function* () {
      yield* chooseHidden(0, 'dream.omen', () => [option('sun'), option('moon')], { reaction: true })
    })
    played(turn).toThrow('others cannot wait for what they do not know')
  })

  it('a secret wait whose candidates should be public', () => {
    const turn = asking(function* () {
      yield* chooseHidden(0, 'dream.omen', () => [option('sun'), option('moon')])
    })
    const decisions = ['dream.omen']
    played(turn, { verbs: { ...NONE, decisions } }).toThrow('the table waits, and nobody can tell for whom')
    played(turn, { verbs: { ...NONE, decisions, secrets: decisions } }).not.toThrow()
  })

  it('a verb without a waiting time, and a decision with that of a reaction', () => {
    const turn = asking(function* () {
      yield* choose(
        0,
        'dig.where',
        () => [option('pit:north', { place: 'north' }), option('pit:south', { place: 'south' })],
        {
          reaction: true,
        },
      )
    })
    played(turn, { verbs: { ...NONE } }).toThrow('is it a reaction or a decision?')
    played(turn, { verbs: { ...NONE, decisions: ['dig.where'] } }).toThrow('gets the time of a reaction')
  })
})
