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
