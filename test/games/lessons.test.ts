import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  computerChoice,
  hash32,
  hintFor,
  isLessonOver,
  MAX_LESSON_DECISIONS,
  quickPlayout,
  rngFrom,
  type Answer,
  type Chooser,
  type Emitted,
  type Game,
  type State,
} from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { houseRulesWith, seatsOf } from '../../src/tables/steps/house-rules.ts'

const LEARNER = 0
/** What a card has room for. */
const MAX_TEXT_LENGTH = 160
const MAX_STEP_LENGTH = 40
const MAX_ANSWERS = 200

type Run = Parameters<Chooser<State, unknown>>[0]

function lessonOf({ lesson, words }: Game) {
  if (!lesson || !words.lesson) throw new Error('no lesson')
  return { lesson, texts: words.lesson }
}

/** Plays a lesson until it's over or the answers run out; the learner answers as told, the others gently. */
function* learn(game: Game, learner: (run: Run) => Answer, others = 'others') {
  const { lesson } = lessonOf(game)
  const house = houseRulesWith(game, lesson)
  if (typeof house === 'string') throw new Error(house)
  const seats = 1 + lesson.computers
  const rng = { rng: rngFrom(others) }
  const setup = { ...house, seats, seed: lesson.seed, experience: Array<number>(seats).fill(0), host: LEARNER }
  const done = new Set<string>()
  let decisions = 0
  const choose = (run: Run): Answer => {
    const seat = run.seatsAsked[0] ?? LEARNER
    return seat === LEARNER ? learner(run) : { seat, ...computerChoice(game, run, seat, rng, 'gentle') }
  }
  for (const { run, answer, emitted } of quickPlayout(game.rules, setup, choose, MAX_ANSWERS)) {
    for (const { fact, to } of emitted)
      if (to === 'all') for (const step of lesson.completes(fact, LEARNER)) done.add(step)
    const progress = { seat: LEARNER, decisions, answered: new Set<string>(), done, latest: [] }
    yield { run, answer, emitted, done, decisions }
    if (isLessonOver(lesson, progress)) return
    if (answer.seat === LEARNER) decisions += 1
  }
}

function sensible(game: Game, seed: string): (run: Run) => Answer {
  const rng = { rng: rngFrom(seed) }
  return (run) => ({ seat: LEARNER, ...computerChoice(game, run, LEARNER, rng, 'fair') })
}

function cameOf(game: Game, emitted: readonly Emitted[]): readonly string[] {
  const { texts } = lessonOf(game)
  return emitted.flatMap(({ fact, to }) => (to === 'all' ? (texts.came(fact, LEARNER) ?? []) : []))
}

describe.each((GAMES as readonly Game[]).map((game) => [game.rules.id, game] as const))(
  'the lesson of %s',
  (_id, game) => {
    it('has house rules that go together, and seats for its players', () => {
      const { lesson } = lessonOf(game)
      const house = houseRulesWith(game, lesson)
      if (typeof house === 'string') throw new Error(house)
      const { min, max } = seatsOf(game, house)
      expect(1 + lesson.computers).toBeGreaterThanOrEqual(min)
      expect(1 + lesson.computers).toBeLessThanOrEqual(max)
    })

    it('has short texts for its goal, its steps and its end', () => {
      const { lesson, texts } = lessonOf(game)
      expect(Object.keys(texts.steps).sort()).toEqual([...lesson.steps].sort())
      for (const step of Object.values(texts.steps)) expect(step.length, step).toBeLessThanOrEqual(MAX_STEP_LENGTH)
      for (const text of [texts.goal, texts.praise, texts.next])
        expect(text.length, text).toBeLessThanOrEqual(MAX_TEXT_LENGTH)
    })

    it.each(['one', 'two', 'three'])('is done by a sensible player within fifteen decisions (%s)', (seed) => {
      const { lesson } = lessonOf(game)
      const steps = [...learn(game, sensible(game, seed), seed)]
      const last = steps.at(-1)
      expect([...(last?.done ?? [])].sort()).toEqual([...lesson.steps].sort())
      expect(last?.decisions).toBeLessThanOrEqual(MAX_LESSON_DECISIONS)
      const verbs = new Set(steps.flatMap(({ answer }) => (answer.seat === LEARNER ? [answer.verb] : [])))
      expect(verbs.size).toBeGreaterThanOrEqual(5)
    })

    it('explains every question, whatever the learner does, and says what came of it in a sentence', () => {
      fc.assert(
        fc.property(fc.noShrink(fc.integer()), fc.array(fc.nat(), { maxLength: 20 }), (seed, picks) => {
          let asked = 0
          const pick = (run: Run): Answer => {
            const { verb = '', offers = [] } = run.askedOf(LEARNER) ?? {}
            const number = picks[asked] ?? hash32(`${seed} ${asked}`) >>> 0
            asked += 1
            return { seat: LEARNER, verb, key: offers[number % offers.length]?.key ?? '' }
          }
          for (const { run, emitted } of learn(game, pick, String(seed))) {
            for (const { seat, verb } of run.asked)
              if (seat === LEARNER) expect(hintFor(game.words.hints, verb), verb).toBeDefined()
            for (const came of cameOf(game, emitted)) {
              expect(came.length, came).toBeLessThanOrEqual(MAX_TEXT_LENGTH)
              expect(came).not.toMatch(/undefined|\{|\}/)
            }
          }
        }),
        { numRuns: 20 },
      )
    })
  },
)
