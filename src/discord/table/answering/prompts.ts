import type { Asked } from '../../../engine/index.ts'
import { listOf } from '../../../language/index.ts'
import type { TableSight } from '../../../tables/model/service.ts'
import { boldNames, callingNames } from '../../kit/names.ts'

/** Stands in a line for whoever sits there: who that is, and whether they are called, may change while a window is open. */
const SEAT = /<@seat-(\d+)>/g

function standIn(seat: number): string {
  return `<@seat-${seat}>`
}

/** A line in which these seats are called by mention, and all others named. */
export function withNames(line: string, { record }: TableSight, called: readonly number[]): string {
  const names = callingNames(record, called)
  return line.replace(SEAT, (_standIn, seat) => names(Number(seat)))
}

/** What is asked openly, in words, of those of them who are there. Their names are put in by `withNames`. */
export function promptLines(sight: TableSight, open: readonly Asked[], there: readonly number[]): string[] {
  const spoken = boldNames(sight.record)
  if (there.length === 0) return [`_It is up to ${listOf(open.map(({ seat }) => standIn(seat)))}._`]
  const view = sight.view(null)
  const [only, another] = open
  if (only && !another) return [`${standIn(only.seat)}: ${sight.game.words.prompt(only, view, spoken)}`]
  const inTheirWords = new Map<string, number[]>()
  // Nobody has to be told what a computer is asked, or somebody who is away.
  for (const asked of open.filter(({ seat }) => there.includes(seat))) {
    const prompt = sight.game.words.prompt(asked, view, spoken)
    inTheirWords.set(prompt, [...(inTheirWords.get(prompt) ?? []), asked.seat])
  }
  return [...inTheirWords].map(([prompt, seats]) => `${listOf(seats.map(standIn))}: ${prompt}`)
}

/** The same where there are too many words: who is asked, those who are called before the others. Each reads their own question in private. */
export function calledBriefly(there: readonly number[], called: readonly number[]): string {
  const others = there.filter((seat) => !called.includes(seat))
  return `${listOf([...called, ...others].map(standIn))}: each of you has a question of your own.`
}
