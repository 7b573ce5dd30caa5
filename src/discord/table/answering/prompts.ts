import type { Asked } from '../../../engine/index.ts'
import { italic, listOf } from '../../../language/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { callingNames, spokenNames } from '../../kit/names.ts'
import { say } from '../../words/index.ts'

/**
 * A placeholder for a seat's player. The player, and whether the card mentions them, may change while a window is
 * open.
 */
const SEAT = /<@seat-(\d+)>/g

function standIn(seat: number): string {
  return `<@seat-${seat}>`
}

/** A line in which these seats are called by mention, and all others named. */
export function withNames(line: string, view: TableView, called: readonly number[]): string {
  const names = callingNames(view, called)
  return line.replace(SEAT, (_standIn, seat) => names(Number(seat)))
}

/** The open questions in words, for players who are there. `withNames` puts their names in. */
export function promptLines(tableView: TableView, open: readonly Asked[], there: readonly number[]): string[] {
  const spoken = spokenNames(tableView)
  if (there.length === 0) return [italic(say('waiting-for', { names: listOf(open.map(({ seat }) => standIn(seat))) }))]
  const view = tableView.viewFor(null)
  const [only, another] = open
  if (only && !another)
    return [say('ask-prompt', { names: standIn(only.seat), prompt: tableView.game.words.prompt(only, view, spoken) })]
  const inTheirWords = new Map<string, number[]>()
  // Computers and absent players need no prompt.
  for (const asked of open.filter(({ seat }) => there.includes(seat))) {
    const prompt = tableView.game.words.prompt(asked, view, spoken)
    inTheirWords.set(prompt, [...(inTheirWords.get(prompt) ?? []), asked.seat])
  }
  return [...inTheirWords].map(([prompt, seats]) => say('ask-prompt', { names: listOf(seats.map(standIn)), prompt }))
}

/** A short form for long questions: who is asked, mentioned players first. Each reads their own question in private. */
export function calledBriefly(there: readonly number[], called: readonly number[]): string {
  const others = there.filter((seat) => !called.includes(seat))
  return say('ask-each-briefly', { names: listOf([...called, ...others].map(standIn)) })
}
