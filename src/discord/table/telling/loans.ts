import type { SeatPart } from '../../../engine/index.ts'
import { bold } from '../../../language/index.ts'
import { harmless } from '../../kit/text.ts'
import { say } from '../../words/index.ts'

/** The selector by which messages say what is lent. */
export function lentWhat(parts: readonly SeatPart[] | null | undefined): 'all' | SeatPart | 'both' {
  const [first, second] = parts ?? []
  return second ? 'both' : (first ?? 'all')
}

/** The person or the computer to whom a seat is lent. */
export function deputyInWords({ name }: { readonly name: string }): string {
  return name === '' ? say('loan-computer') : bold(harmless(name))
}
