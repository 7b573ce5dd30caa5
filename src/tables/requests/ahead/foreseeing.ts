import { byComputer, playOn, rngFrom, type Asked, type Run, type Seat } from '../../../engine/index.ts'
import { sentencesIn } from '../../kit/sentences.ts'
import { activeIn } from '../../steps/plans.ts'
import { hadAgain, viewFrom, type RunningTable } from '../../live/running-table.ts'
import type { ForeseenQuestion, QuestionInWords } from '../../model/service.ts'
import { UNTIMED } from '../views.ts'

/** In how many possible worlds the bot plays on, and how many answers it gives in each at most. */
const [WORLDS, MAX_ANSWERS] = [8, 240]

/** What to foresee: for which seat, how to word it, and the seed of the worlds. */
export interface Foresight {
  readonly seat: Seat
  readonly seed: string
  readonly inWords: QuestionInWords
}

/**
 * The questions that a seat may get until the end of its next turn, in the order in which they first came up. The bot
 * plays on in possible worlds of the seat, so they follow only from what the seat knows and the seed. Yields after each
 * answer.
 */
export function* foreseeing(
  live: RunningTable,
  { seat, seed, inWords }: Foresight,
): Generator<void, readonly ForeseenQuestion[]> {
  const found = new Map<string, ForeseenQuestion>()
  for (let world = 0; world < WORLDS; world += 1) {
    try {
      yield* lookInto(live, { seat, seed: `${seed} ${world}`, inWords }, (one) => {
        const name = `${one.isOwnTurn} ${one.verb}`
        const before = found.get(name)
        found.set(name, before ? together(before, one) : one)
      })
    } catch {
      // The rules may fail in a world that has never come up. What was seen before that still counts.
    }
  }
  return [...found.values()]
}

/** One question from two worlds: with all options, and the sentences that hold in both. */
function together(one: ForeseenQuestion, other: ForeseenQuestion): ForeseenQuestion {
  const keys = new Set(one.options.map(({ key }) => key))
  const inOther = new Set(sentencesIn(other.question))
  const shared = sentencesIn(one.question).filter((sentence) => inOther.has(sentence))
  return {
    ...one,
    question: shared.length > 0 ? shared.join(' ') : one.question,
    options: [...one.options, ...other.options.filter(({ key }) => !keys.has(key))],
  }
}

/** Plays on in one world, until the seat's next turn is over. */
function* lookInto(
  live: RunningTable,
  { seat, seed, inWords }: Foresight,
  isFound: (question: ForeseenQuestion) => void,
): Generator<void> {
  const run: Run = hadAgain(live)
  const there = { ...live, run }
  let turn: 'before' | 'now' | 'own' = activeIn(there) === seat ? 'now' : 'before'
  run.imagineLikely(seat, { rng: rngFrom(`foreseen:${seed}`) })
  const opening = { emitted: [], irreversible: false, quiet: false, turns: 0, beside: false }
  for (const _step of playOn({ run, opening }, byComputer(live.game, `foreseen:${seed}`), MAX_ANSWERS, true)) {
    const isActive = activeIn(there) === seat
    if (turn === 'own' && !isActive) return
    if (turn === 'now' && !isActive) turn = 'before'
    if (turn === 'before' && isActive) turn = 'own'
    const asked = turn === 'now' ? undefined : run.askedOf(seat)
    if (asked && isForPlayers(asked)) {
      const words = inWords(viewFrom(there, UNTIMED), asked)
      isFound({ verb: asked.verb, isOwnTurn: turn === 'own', ...words })
    }
    yield
  }
}

/** Whether a question is put to the player, and not answered by a standing order. */
function isForPlayers({ formality, standing, offers }: Asked): boolean {
  return !formality && standing === null && offers.length > 1
}
