import { typeset } from '../../../language/index.ts'
import { kindIdOf, kindOf } from '../data/components.ts'
import type { CardId } from '../data/ids.ts'

/** The colour of a card as it turns up. It never states a rule. */

/** The number of sentences of a card that state rules, where that is not one. The rest is colour. */
const RULES_OF: Readonly<Record<string, number>> = {
  angel: 2,
  devil: 2,
  mephistopheles: 2,
  ghost: 2,
  bandit: 2,
  cross: 2,
  'holy-grail': 2,
  runesword: 2,
  'fountain-of-wisdom': 2,
  'magic-stream': 2,
  'pool-of-life': 2,
}

/** For cards whose whole text states rules. */
const COLOUR: Readonly<Record<string, string>> = {
  'market-day': 'Everything must go.',
  siren: 'Everybody hums along.',
  storm: 'Under the nearest tree, of all places.',
  fairy: 'It gets everywhere, the glitter.',
  hermit: 'He has moved again, to be alone.',
  phantom: 'Barely there, and bored already.',
  gnome: 'Knows every lock, and says so.',
  mercenary: 'Cash first, valour after.',
  'holy-lance': 'Point it away from the face.',
  'orb-of-knowledge': 'It knew that you would ask.',
  wand: 'Mind where it points.',
  axe: 'The trees have gone quiet.',
  raft: 'Planks, rope and optimism.',
  cave: 'It is dark, and it echoes.',
  market: 'Haggling is expected, and no use.',
  hag: 'She has never liked your friends.',
  poltergeist: 'It only wants company.',
}

/** Empty for a card without colour. */
export function cardFlavour(card: CardId): string {
  const id = kindIdOf(card)
  const sentences = kindOf(card).text.split(/(?<=[.!?]) /)
  return typeset(COLOUR[id] ?? sentences.slice(RULES_OF[id] ?? 1).join(' '))
}
