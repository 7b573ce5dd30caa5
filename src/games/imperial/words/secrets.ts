import type { Names, Passage } from '../../../engine/index.ts'
import { allOrdersPassage, passage, talliesOf } from '../../../language/index.ts'
import { ORDER_FORMS } from '../data/orders.ts'
import type { ImperialSecrets, KnownClue } from '../view/secrets.ts'
import { orderOf } from './orders.ts'
import { say } from './say.ts'
import { clueLine, clueName, creatureName, itemName } from './things.ts'

/** Reveals the secrets of a finished game. */
export function secretsInWords(secrets: ImperialSecrets, names: Names): readonly Passage[] {
  const { clueDeck, pools, known, orders } = secrets
  const deck = clueDeck.map((clue, at) =>
    say('secret-deck-clue', { place: at + 1, clue: clueName(clue), worth: clueLine(clue) }),
  )
  return [
    { heading: say('secret-deck'), lines: deck.length > 0 ? deck : [say('secret-deck-empty')] },
    {
      heading: say('secret-pools'),
      lines: [
        say('secret-encounters', { things: listed(pools.encounters.map(creatureName)) }),
        say('secret-treasures', { things: listed(pools.treasures.map(itemName)) }),
        say('secret-weapons', { things: listed(pools.weapons.map(itemName)) }),
      ],
    },
    ...passage(
      say('secret-known'),
      known.map((one) => knownLine(one, names)),
    ),
    ...allOrdersPassage(ORDER_FORMS, orders, orderOf, names),
  ]
}

function listed(things: readonly string[]): string {
  return things.length === 0 ? say('secret-none') : talliesOf([...things].sort())
}

function knownLine({ by, clue: id, at }: KnownClue, names: Names): string {
  const clue = clueName(id)
  if (by === null) {
    return at === null
      ? say('secret-all-knew-deck', { clue })
      : say('secret-all-knew-hand', { clue, holder: names(at) })
  }
  const known = { who: names(by), clue }
  return at === null ? say('secret-known-deck', known) : say('secret-known-hand', { ...known, holder: names(at) })
}
