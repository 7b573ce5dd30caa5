import type { SeatPart } from '../../../engine/index.ts'
import { bold } from '../../../language/index.ts'
import { harmless } from '../../kit/text.ts'
import { say } from '../../words/index.ts'
import type { Preference } from './settings.ts'

/** What players can lend, as it is typed or picked. */
export const LENT_CHOICES: readonly Preference<readonly SeatPart[] | null>[] = [
  { value: 'all', label: say('lent-all'), chooses: null },
  { value: 'fights', label: say('lent-fights'), chooses: ['fights'] },
  { value: 'deals', label: say('lent-deals'), chooses: ['deals'] },
  { value: 'both', label: say('lent-both'), chooses: ['fights', 'deals'] },
]

/** The selector by which messages say what is lent. */
export function lentWhat(parts: readonly SeatPart[] | null | undefined): 'all' | SeatPart | 'both' {
  const [first, second] = parts ?? []
  return second ? 'both' : (first ?? 'all')
}

/** The person or the computer to whom a seat is lent. */
export function deputyInWords({ name }: { readonly name: string }): string {
  return name === '' ? say('loan-computer') : bold(harmless(name))
}
