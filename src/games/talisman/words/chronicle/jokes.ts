import { callByKind, nthTelling, type ByKind } from '../../../../language/index.ts'
import { kindIdOf, kindOf } from '../../data/components.ts'
import { isCurse } from '../../data/components.ts'
import type { CardId } from '../../data/ids.ts'
import type { TalismanFact } from '../../facts/index.ts'
import type { TalismanMessages } from '../en/messages.ts'
import { cardFlavour } from '../flavour.ts'
import { say } from '../say.ts'

/** The totals of a table at which nothing happens. */
const IDLE_TOTALS: Readonly<Record<string, readonly number[]>> = {
  'village-mystic': [1, 2, 3],
  'chapel-pray': [1, 2, 3, 4],
  shrine: [1, 2],
  crags: [4, 5],
  forest: [4, 5],
}

/** The jokes in lines that may come again within a match, by names. */
const JOKES: ByKind<TalismanFact, [], string | null> = {
  'cards-drawn': ({ cards: [only, ...more] }) => (only === undefined || more.length > 0 ? null : drawnJoke(only)),
  met: ({ card }) => (isCurse(card) ? null : `card ${kindIdOf(card)}`),
  fought: ({ result, against }) => (result === 'lost' && against !== null ? 'fought won' : `fought ${result}`),
  'turn-missed': ({ left }) => (left > 0 ? null : 'turn missed'),
  moved: ({ how, path, die }) => (how === 'die' && path.length === 1 && die === undefined ? 'slowly' : null),
  'table-read': ({ table, roll }) => (IDLE_TOTALS[table]?.includes(roll.total) ? `idle ${table}` : null),
  'command-cast': ({ takesEffect }) => (takesEffect ? null : 'fizzle'),
  protected: ({ saved }) => (saved ? 'saved' : 'not saved'),
  died: () => 'died',
  assassinates: () => 'assassinates',
  'diced-with-death': ({ result }) => `death ${result}`,
  'came-out': ({ from, to }) => (from === to ? 'still inside' : null),
  'player-out': () => 'player out',
  freed: ({ free }) => (free ? null : 'not freed'),
  spoils: ({ spoils }) => (spoils === 'nothing' ? 'no spoils' : null),
  'charm-tried': ({ joins }) => (joins ? null : 'not charmed'),
  'toad-over': () => 'toad over',
  'spirit-destroyed': () => 'spirit destroyed',
  'character-entered': ({ replaces }) => (replaces ? 'entered again' : null),
  beguiled: ({ works }) => (works ? 'beguiled' : null),
  'command-answered': ({ answer }) => (answer === 'life' ? null : 'defeat admitted'),
}

/** The joke in the line of a fact; `null` without one that may come again. */
export function jokeOf(fact: TalismanFact): string | null {
  return callByKind(JOKES, fact) ?? null
}

function drawnJoke(card: CardId): string | null {
  return isMetLater(card) ? null : `card ${kindIdOf(card)}`
}

/** Events, Curses, Strangers and Places show their text when a Character meets them. */
export function isMetLater(card: CardId): boolean {
  const { type, subtype } = kindOf(card)
  return type === 'event' || type === 'stranger' || type === 'place' || subtype === 'curse'
}

type Quip = Extract<keyof TalismanMessages, `quip-${string}`>

/** The next joke about a card; empty once all have been told, so that none comes again within a match. */
export function quipOf(card: CardId, told: number): string {
  const id = nthTelling(`quip-${kindIdOf(card)}`, told)
  if (told === 0) return cardFlavour(card)
  return say.has(id) ? say(id as Quip) : ''
}
