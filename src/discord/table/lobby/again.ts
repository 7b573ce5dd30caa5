import { bold, listOf } from '../../../language/index.ts'
import type { Again, TableRecord, UserId, WhyLeftOut } from '../../../tables/model/store.ts'
import { harmless } from '../../kit/text.ts'

/** The reason in a relative clause, as in “Cleo, who …”. */
const WHY: Readonly<Record<WhyLeftOut, string>> = {
  gone: 'is not on this server any more',
  stranger: 'has not played here',
  'too-many-tables': 'sits at as many tables as one person may',
  'too-many-waiting': 'is waited for at too many tables',
  'table-full': 'finds no seat by these rules',
}

/** Who sits in a lobby without having asked for it, and is called. */
export function calledBack({ again, seats }: TableRecord): readonly UserId[] {
  return (again?.called ?? []).filter((user) => seats.some((one) => one.user === user))
}

/** What a lobby says at which people play once more; nothing of any other. */
export function againLines(record: TableRecord): string[] {
  const { again } = record
  if (!again) return []
  const called = calledBack(record)
  const kept = `${called.length === 1 ? 'your seat is' : 'your seats are'} kept; **Leave** frees ${called.length === 1 ? 'it' : 'yours'}`
  const call = called.length === 0 ? '' : ` ${listOf(called.map((user) => `<@${user}>`))}, ${kept}.`
  return [`🔁 Once more, with the turn order moved on by one.${call}`, ...leftOutLines(again)]
}

/** The players who were left out, and why; nothing if there are none. */
export function leftOutLines({ leftOut }: Again): string[] {
  if (leftOut.length === 0) return []
  return [`Left out: ${leftOut.map(({ name, why }) => `${bold(harmless(name))}, who ${WHY[why]}`).join('; ')}.`]
}
