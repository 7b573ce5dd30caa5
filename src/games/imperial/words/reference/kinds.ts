import type { Topic } from '../../../../engine/index.ts'
import type { ImperialMessages } from '../en/messages.ts'
import { say } from '../say.ts'

/** A kind in words, and its look. */
export type Kinded = Pick<Topic, 'kind' | 'look'>

/** The kinds of topics with a face. */
type Kind = keyof ImperialMessages extends infer Id ? (Id extends `kind-${infer Look}` ? Look : never) : never

/** The line of colour of a tile, if it has one. */
export function colourOf(id: string): Pick<Topic, 'flavour'> {
  const colour = `colour-${id}`
  return say.has(colour) ? { flavour: say(colour as MessageOf<'colour'>) } : {}
}

/** What a tile does beyond its figures and tables. */
export function ruleLines(id: string): string[] {
  const rule = `does-${id}`
  return say.has(rule) ? [say(rule as MessageOf<'does'>)] : []
}

type MessageOf<Start extends string> = Extract<keyof ImperialMessages, `${Start}-${string}`>

export function kinded(look: Exclude<Kind, 'hex' | 'option' | 'preset'>): Kinded {
  return { kind: say(`kind-${look}`), look }
}
