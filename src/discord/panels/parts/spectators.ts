import { bold } from '../../../language/index.ts'
import type { TableRecord } from '../../../tables/model/store.ts'
import { boldNames } from '../../kit/names.ts'
import { harmless } from '../../kit/text.ts'

/** The spectators with private access, a line each. */
export function watchLines(record: TableRecord): string[] {
  return record.watchers.map(({ seat, name }) => {
    return `-# 👁 ${bold(harmless(name))} looks over the shoulder of ${boldNames(record)(seat)}.`
  })
}
