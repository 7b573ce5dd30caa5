import type { Topic } from '../../../../engine/index.ts'
import type { ImperialMessages } from '../en/messages.ts'
import { say } from '../say.ts'

/** A kind in words, and its look. */
export type Kinded = Pick<Topic, 'kind' | 'look'>

/** The kinds of topics with a face. */
type Kind = keyof ImperialMessages extends infer Id ? (Id extends `kind-${infer Look}` ? Look : never) : never

export function kinded(look: Exclude<Kind, 'hex' | 'option' | 'preset'>): Kinded {
  return { kind: say(`kind-${look}`), look }
}
