import type { Remark } from '../../../tables/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { ChronicleLine } from '../../../tables/model/store.ts'
import { fullNames, plainNames } from '../../kit/names.ts'
import { wordForWord } from '../../kit/text.ts'
import { say } from '../../words/index.ts'

/** The remarks that are pinned to some lines of a chronicle. */
export function remarksOn(
  remarks: readonly Remark[],
  { lines }: { readonly lines: readonly Pick<ChronicleLine, 'line'>[] },
): readonly Remark[] {
  return remarks.filter(({ on }) => lines.some(({ line }) => line === on))
}

/** Remarks in words, each with who made it. */
export function remarkLines({ record }: Pick<TableView, 'record'>, remarks: readonly Remark[]): readonly string[] {
  return remarks.map(({ seat, text, line }) =>
    say('remark.said', { name: fullNames(record, line)(seat), text: wordForWord(text) }),
  )
}

/** A remark as it stands in a picture. */
export function quoted({ record }: Pick<TableView, 'record'>, { seat, text }: Remark): string {
  return say('remark.quoted', { name: plainNames(record)(seat), text })
}
