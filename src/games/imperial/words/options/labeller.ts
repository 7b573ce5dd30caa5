import type { Label } from '../../../../engine/index.ts'
import type { Labeller as LabellerOf, Say } from '../../../../language/index.ts'
import type { ImperialView } from '../../view/view.ts'
import type { ImperialMessages } from '../en/messages.ts'
import { say } from '../say.ts'

export type ImperialLabeller = LabellerOf<ImperialView>

/** The messages with an attribute. */
type With<Attribute extends string> = {
  [Id in keyof ImperialMessages]: `${Id}.${Attribute}` extends keyof ImperialMessages ? Id : never
}[keyof ImperialMessages]

/** The arguments of a message. */
type Given<Id extends keyof ImperialMessages> =
  Parameters<Say<Pick<ImperialMessages, Id>>> extends [unknown, ...infer G] ? G : never

/** A message and its `.hint` as a label. */
export function hinted<Id extends With<'hint'>>(id: Id, ...given: Given<Id | `${Id}.hint`>): Label {
  const worded = say as (id: string, ...given: unknown[]) => string
  return { label: worded(id, ...given), hint: worded(`${id}.hint`, ...given) }
}
