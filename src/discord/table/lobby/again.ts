import { bold, listOf } from '../../../language/index.ts'
import type { Again, TableRecord, UserId } from '../../../tables/model/store.ts'
import { harmless } from '../../kit/text.ts'
import { say } from '../../words/index.ts'

/** Who sits in a lobby without having asked for it, and is called. */
export function calledBack({ again, seats }: TableRecord): readonly UserId[] {
  return (again?.called ?? []).filter((user) => seats.some((one) => one.user === user))
}

/** What a lobby says at which people play once more; nothing of any other. */
export function againLines(record: TableRecord): string[] {
  const { again } = record
  if (!again) return []
  const called = calledBack(record)
  const names = listOf(called.map((user) => `<@${user}>`))
  const call = called.length === 0 ? [] : [say('again-called', { names, count: called.length })]
  return [[say('again-lobby'), ...call].join(' '), ...leftOutLines(again)]
}

/** The players who were left out, and why; nothing if there are none. */
export function leftOutLines({ leftOut }: Again): string[] {
  if (leftOut.length === 0) return []
  return [leftOut.map(({ name, why }) => say(`again-without-${why}`, { name: bold(harmless(name)) })).join(' ')]
}
