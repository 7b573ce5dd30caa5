import { peopleOf } from '../model/chain.ts'
import type { Commit, Naming, NewLine, TableClocks, TableRecord } from '../model/store.ts'
import { loansAfter } from '../steps/loans.ts'
import { namingsAfter, playersAfter } from '../steps/naming.ts'
import { plansAfter } from '../steps/plans.ts'
import { rootOf } from '../steps/sealing.ts'
import { watchersAfter } from '../steps/spectators.ts'
import { proposalsAfter } from './proposals.ts'
import type { RunningTable } from './running-table.ts'
import type { CachedTable } from './table-cache.ts'

// What follows from a step of a table, and is written with it.

/** The caller's part of a step. The rest is derived from the table in memory. */
export type TableStep = Omit<Commit, 'table' | 'after' | 'version' | 'due' | 'clocks' | 'at'>

/** A step with all that follows from it. */
export interface CompletedStep {
  readonly step: TableStep & Required<Pick<TableStep, 'change' | 'lines'>>
  /** The table after it, with the clocks before it, except for those that plans change. */
  readonly record: TableRecord
  /** The game after it; `null` before it begins, absent if it isn't loaded. */
  readonly live: CachedTable['live']
}

/** What a step needs beside the table. */
interface Beside {
  /** The spectators' guesses, told at the end of a game. */
  readonly guesses: readonly NewLine[]
  /** The time, and the time that the bot has been up, in milliseconds. */
  readonly at: number
  readonly uptime: number
}

/** Adds what follows from a step: ends of loans, plans and proposals, names of seats, and spectators who sit down. */
export function completed(
  { record, live }: CachedTable,
  { change: wanted = {}, lines: said = [], ...rest }: TableStep,
  { guesses, at, uptime }: Beside,
): CompletedStep {
  const watched = watchersAfter(record, wanted)
  const lent = loansAfter(record, wanted)
  const seats = lent?.seats ?? wanted.seats ?? record.seats
  const planned: { readonly clocks: TableClocks | null; readonly lines: readonly NewLine[] } = live
    ? plansAfter({ ...live, record: { ...record, ...wanted, seats } }, rest.entries ?? [])
    : { clocks: record.clocks, lines: [] }
  const lines = [
    ...said.map((line) => withPeople(line, record, wanted)),
    ...planned.lines,
    ...(watched?.lines ?? []),
    ...(lent?.lines ?? []),
    ...guesses,
  ]
  const proposals = proposalsAfter(record, { ...rest, change: wanted }, uptime)
  const called = live && calledNow(live, lines.length, wanted.seats)
  const change = {
    ...wanted,
    ...(proposals && { motions: proposals }),
    ...(called && { called }),
    ...(watched && { watchers: watched.watchers }),
    ...(lent && { seats: lent.seats }),
  }
  const changedAt = rest.quiet ? record.changedAt : at
  const changed = { ...record, ...change, clocks: planned.clocks, changedAt, revision: record.revision + 1 }
  return { step: { ...rest, lines, change }, record: changed, live: live && movedOn(live, changed, lines) }
}

/** The game with a changed record and further chronicle lines. */
function movedOn(live: RunningTable, record: TableRecord, lines: readonly NewLine[]): RunningTable {
  const heard = lines.findLastIndex((one) => one.kind === 'fact' && one.to === 'all')
  return { ...live, record, line: live.line + lines.length, heard: heard < 0 ? live.heard : live.line + heard + 1 }
}

/** The seat names after this many new lines; `null` if no name has changed. */
function calledNow(
  { record, game, run, line }: RunningTable,
  lines: number,
  seats: TableRecord['seats'] = record.seats,
): readonly Naming[] | null {
  const names = game.words.called?.(run.view(null))
  const called = names ? namingsAfter(record, names, { first: line + 1, last: line + lines }) : null
  return playersAfter(called ?? record.called, record.seats, seats, line + 1) ?? called
}

/** Adds the players to the lines that list them: at the start and at the end of a game. */
function withPeople(line: NewLine, before: TableRecord, change: NonNullable<TableStep['change']>): NewLine {
  if (line.kind !== 'event' || (line.event.kind !== 'started' && line.event.kind !== 'over')) return line
  const { event } = line
  const record = { ...before, ...change }
  const root = rootOf(record)
  if (root === null) return line
  return { ...line, event: { ...event, people: peopleOf(root, record) } }
}

/** Whether a line says that the game is over. */
export function isTheEnd(line: NewLine): boolean {
  return line.kind === 'event' && line.event.kind === 'over'
}
