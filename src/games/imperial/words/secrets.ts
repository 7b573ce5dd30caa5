import type { Names, Passage } from '../../../engine/index.ts'
import { allOrdersPassage, bold, capital, passage, talliesOf } from '../../../language/index.ts'
import { clueOf, creatureOf } from '../data/components.ts'
import { ORDER_FORMS } from '../data/orders.ts'
import type { ImperialSecrets, KnownClue } from '../view/secrets.ts'
import { orderOf } from './orders.ts'
import { clueLine, itemName } from './things.ts'

/** Reveals the secrets of a finished game. */
export function secretsInWords(secrets: ImperialSecrets, names: Names): readonly Passage[] {
  const { clueDeck, pools, known, orders } = secrets
  const deck = clueDeck.map((clue, at) => `${at + 1}. ${bold(clueOf(clue).name)}: ${clueLine(clue)}`)
  return [
    { heading: '📜 The deck of clues, the next one first', lines: deck.length > 0 ? deck : ['It was empty.'] },
    {
      heading: '🎲 Never drawn, in the pools',
      lines: [
        poolLine(
          'Encounters',
          pools.encounters.map((tile) => creatureOf(tile).name),
        ),
        poolLine('Treasures', pools.treasures.map(itemName)),
        poolLine('Weapons', pools.weapons.map(itemName)),
      ],
    },
    ...passage(
      '👁️ Who knew of others’ clues',
      known.map((one) => knownLine(one, names)),
    ),
    ...allOrdersPassage(ORDER_FORMS, orders, orderOf, names),
  ]
}

function poolLine(what: string, things: readonly string[]): string {
  return `${bold(what)}: ${things.length === 0 ? 'none' : talliesOf([...things].sort())}`
}

function knownLine({ by, clue, at }: KnownClue, names: Names): string {
  const who = by === null ? 'everybody' : names(by)
  const where = at === null ? 'lay in the deck' : `was with ${names(at)}`
  return capital(`${who} knew that ${bold(clueOf(clue).name)} ${where}.`)
}
