import type { Label } from '../../../../engine/index.ts'
import type { Labeller as LabellerOf, Say } from '../../../../language/index.ts'
import type { TreasureId } from '../../data/ids.ts'
import type { WarlockView } from '../../view/view.ts'
import type { WarlockMessages } from '../en/messages.ts'
import { cardText } from '../names.ts'
import { say } from '../say.ts'

export type WarlockLabeller = LabellerOf<WarlockView>

/** The messages with a `.hint`. */
type HintedId = {
  [Id in keyof WarlockMessages]: `${Id}.hint` extends keyof WarlockMessages ? Id : never
}[keyof WarlockMessages]

/** The arguments of a message. */
type Given<Id extends keyof WarlockMessages> =
  Parameters<Say<Pick<WarlockMessages, Id>>> extends [unknown, ...infer G] ? G : never

/** A message and its `.hint` as a label. */
export function hinted<Id extends HintedId>(id: Id, ...given: Given<Id | `${Id}.hint`>): Label {
  const worded = say as (id: string, ...given: unknown[]) => string
  return { label: worded(id, ...given), hint: worded(`${id}.hint`, ...given) }
}

/** Cards whose text is too long for a hint. */
const LONG = ['crescent-shield', 'silver-cross', 'bow-and-silver-arrow', 'potion-of-invisibility'] as const

/** What a card does, in at most 100 characters. */
export function effectOf(id: TreasureId): string {
  const long = LONG.find((one) => one === id)
  return long === undefined ? cardText(id) : say(`effect-${long}`)
}
