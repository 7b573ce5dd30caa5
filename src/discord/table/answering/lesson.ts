import { hintFor, isLessonOver, type Asked, type LessonProgress } from '../../../engine/index.ts'
import { bold } from '../../../language/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { UserId } from '../../../tables/model/store.ts'
import { say } from '../../words/index.ts'
import type { Context } from '../context/context.ts'
import type { CardAsk } from './asking.ts'
import { hintInWords } from './hints.ts'

/** What a lesson says on the card: above the question, and its steps at the foot. */
export interface Taught {
  readonly lines: readonly string[]
  readonly steps: readonly string[]
  readonly isOver: boolean
}

/**
 * A lesson at the question of the card; `null` if there is none. First the goal or what came of the last decision, then
 * what the learner's question is for, the first time that it comes up. At the end praise, and what comes next.
 */
export function lessonAt(
  { game }: TableView,
  { asked, seats }: Pick<CardAsk, 'asked' | 'seats'>,
  progress: LessonProgress | null,
): Taught | null {
  const { lesson, words } = game
  const { lesson: texts } = words
  if (!progress || !lesson || !texts) return null
  const { done, decisions, latest, seat } = progress
  const steps = lesson.steps.map((step) => {
    const text = texts.steps[step] ?? step
    return done.has(step) ? say('lesson-step-done', { step: text }) : say('lesson-step-open', { step: text })
  })
  if (isLessonOver(lesson, progress)) {
    const isWhole = done.size >= lesson.steps.length
    const praise = isWhole ? texts.praise : say('lesson-ends', { done: done.size, steps: lesson.steps.length })
    return { lines: [bold(praise), texts.next], steps, isOver: true }
  }
  const came = latest.map((fact) => texts.came(fact, seat)).findLast((line) => line !== null)
  const lines = [
    ...(decisions === 0 ? [texts.goal] : []),
    ...(came === undefined ? [] : [came]),
    ...(asked && seats.includes(seat) ? explanation(game, asked, progress) : []),
  ]
  return { lines, steps, isOver: false }
}

/** What a player reads in private about a question of theirs. In a lesson that may be what they have read before. */
export async function privateHint(
  { hints, tables }: Pick<Context, 'hints' | 'tables'>,
  user: UserId,
  view: TableView,
  asked: Asked | undefined,
): Promise<readonly string[]> {
  const progress = view.record.teaching === 'lesson' ? await tables.lessons.progress(view.record) : null
  if (!progress) return await hints.next(user, view, asked)
  return asked && (asked.standing ?? null) === null ? explanation(view.game, asked, progress) : []
}

/** What a question is for, unless the learner has answered one of its kind. */
function explanation({ words }: TableView['game'], { verb }: Asked, { answered }: LessonProgress): readonly string[] {
  const id = hintFor(words.hints, verb)
  const isKnown = [...answered].some((one) => hintFor(words.hints, one) === id)
  const hint = id === undefined ? undefined : words.hints?.[id]
  return hint === undefined || isKnown ? [] : [hintInWords(hint)]
}
