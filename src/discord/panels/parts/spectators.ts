import { bold } from '../../../language/index.ts'
import type { TableRecord } from '../../../tables/model/store.ts'
import { boldNames } from '../../kit/names.ts'
import { harmless } from '../../kit/text.ts'
import { say } from '../../words/index.ts'

/** The spectators with private access, a line each. */
export function watchLines(record: TableRecord): string[] {
  return record.watchers.map(({ seat, name }) =>
    say('watch-line', { watcher: bold(harmless(name)), name: boldNames(record)(seat) }),
  )
}

/** What goes on beside a table: who watches it with private access, and where people talk about it. */
export function besideLines(record: TableRecord, talk: string | null): string[] {
  return [...watchLines(record), ...talkLine(talk)]
}

/** Where people talk beside the table, in a line of small print; nothing without such a thread. */
export function talkLine(thread: string | null): string[] {
  return thread === null ? [] : [say('talk-line', { thread })]
}
