import type { Asked } from '../../engine/index.ts'
import { italic, listOf } from '../../prose/index.ts'
import type { TableSight } from '../../tables/service.ts'
import { boldNames, callingNames } from '../kit/names.ts'

/** A line in which these seats are named, and not called. */
export function withoutCalls(line: string, { record }: TableSight, seats: readonly number[]): string {
  const names = boldNames(record)
  return seats.reduce((text, seat) => text.replaceAll(`<@${record.seats[seat]?.user}>`, names(seat)), line)
}

/** What is asked openly, in words, calling these seats. */
export function promptLines(sight: TableSight, open: readonly Asked[], calling: readonly number[]): string[] {
  const names = callingNames(sight.record, calling)
  const spoken = boldNames(sight.record)
  if (calling.length === 0) return [italic(`${listOf(open.map(({ seat }) => names(seat)))} at the move.`)]
  const view = sight.view(null)
  const [only, another] = open
  if (only && !another) return [`${names(only.seat)}: ${sight.game.words.prompt(only, view, spoken)}`]
  const inTheirWords = new Map<string, number[]>()
  // Nobody has to be told what a computer is asked, or somebody who is away.
  for (const asked of open.filter(({ seat }) => calling.includes(seat))) {
    const prompt = sight.game.words.prompt(asked, view, spoken)
    inTheirWords.set(prompt, [...(inTheirWords.get(prompt) ?? []), asked.seat])
  }
  return [...inTheirWords].map(([prompt, seats]) => `${listOf(seats.map(names))}: ${prompt}`)
}
