import type { Asked } from '../../../engine/index.ts'
import { listOf } from '../../../language/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { boldNames, callingNames } from '../../kit/names.ts'

/**
 * A placeholder for a seat's player. The player, and whether the card mentions them, may change while a window is
 * open.
 */
const SEAT = /<@seat-(\d+)>/g

function standIn(seat: number): string {
  return `<@seat-${seat}>`
}

/** A line in which these seats are called by mention, and all others named. */
export function withNames(line: string, { record }: TableView, called: readonly number[]): string {
  const names = callingNames(record, called)
  return line.replace(SEAT, (_standIn, seat) => names(Number(seat)))
}

/** The open questions in words, for players who are there. `withNames` puts their names in. */
export function promptLines(tableView: TableView, open: readonly Asked[], there: readonly number[]): string[] {
  const spoken = boldNames(tableView.record)
  if (there.length === 0) return [`_It is up to ${listOf(open.map(({ seat }) => standIn(seat)))}._`]
  const view = tableView.viewFor(null)
  const [only, another] = open
  if (only && !another) return [`${standIn(only.seat)}: ${tableView.game.words.prompt(only, view, spoken)}`]
  const inTheirWords = new Map<string, number[]>()
  // Computers and absent players need no prompt.
  for (const asked of open.filter(({ seat }) => there.includes(seat))) {
    const prompt = tableView.game.words.prompt(asked, view, spoken)
    inTheirWords.set(prompt, [...(inTheirWords.get(prompt) ?? []), asked.seat])
  }
  return [...inTheirWords].map(([prompt, seats]) => `${listOf(seats.map(standIn))}: ${prompt}`)
}

/** A short form for long questions: who is asked, mentioned players first. Each reads their own question in private. */
export function calledBriefly(there: readonly number[], called: readonly number[]): string {
  const others = there.filter((seat) => !called.includes(seat))
  return `${listOf([...called, ...others].map(standIn))}: each of you has a question of your own.`
}
