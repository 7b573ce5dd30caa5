import baselines from '../baselines.json' with { type: 'json' }
import { besideBaseline, rounded, shownFigure, type Baseline } from '../figures.ts'
import type { Figures } from './report.ts'

/** What a load should come to: a figure, and what it may be at most. */
export interface Goal {
  readonly goal: string
  readonly most: number
  readonly is: number
  readonly isMet: boolean
}

/** What figures were when their goals were set, by their goals. */
const BASELINES: Readonly<Record<string, Baseline>> = baselines.load

/** Of answers one at a time. */
export function quietGoals({ texts, drawn }: Figures): Goal[] {
  return [
    toGoal('from a press to the new text, p50, ms', 100, texts.p50 ?? Infinity),
    toGoal('from a press to the new picture, p50, ms', 300, drawn.p50 ?? Infinity),
  ]
}

/** Of the presses, with the pong bot under the same load. */
export function goalsOf(questmaster: Figures, pong: Figures): Goal[] {
  const { acknowledged, presses, loop, cardKb, callsAnAnswer } = questmaster
  return [
    toGoal('acknowledgements, p95, as a multiple of pong’s', 3, ratio(acknowledged.p95, pong.acknowledged.p95)),
    toGoal('the latest acknowledgement, ms', 1000, acknowledged.max ?? 0),
    toGoal('presses never answered', 0, presses.unanswered),
    toGoal('the longest stretch on the main thread, ms', 20, loop.stretchMax),
    toGoal('a card’s picture, median, kB', 120, cardKb ?? 0),
    toGoal('requests on channels an answer', 1.3, callsAnAnswer ?? 0),
  ]
}

/** On a small machine, which runs nothing but the bot. */
export function smallGoals({ presses, memory, cardKb }: Figures, groundsMb: number): Goal[] {
  return [
    toGoal('presses never answered', 0, presses.unanswered),
    toGoal('presses gone wrong', 0, presses.failed),
    toGoal('memory of the bot and its processes together, MB', 400, memory.together),
    toGoal('painted boards on disk, MB', 60, groundsMb),
    toGoal('a card’s picture, median, kB', 100, cardKb ?? 0),
  ]
}

/** Up to how many answers a second a card may never be far behind, and how far, in milliseconds. */
const IN_TIME = 20
const BEHIND = 3000

export function lagGoals(parts: readonly { readonly rate: number; readonly figures: Figures }[]): Goal[] {
  return parts
    .filter(({ rate }) => rate <= IN_TIME)
    .map(({ rate, figures }) =>
      toGoal(`card behind at ${rate} answers a second, max, ms`, BEHIND, figures.lag.max ?? 0),
    )
}

/** Rows of a table: each goal, its figure, cells up to the column of baselines, and those. */
export function goalRows(goals: readonly Goal[], columns: number): string[][] {
  const blank = Array<string>(columns - 2).fill('')
  return goals.map(({ goal, most, is }) => [
    goal,
    shownFigure(is),
    ...blank,
    ...besideBaseline(is, { ...BASELINES[goal], most }),
  ])
}

function toGoal(name: string, most: number, is: number): Goal {
  return { goal: name, most, is: rounded(is), isMet: is <= most }
}

function ratio(one: number | null, other: number | null): number {
  return one === null || other === null || other === 0 ? 0 : one / other
}
