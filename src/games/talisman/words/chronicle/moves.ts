import type { Names } from '../../../../engine/index.ts'
import { BRIDGEHEAD, VALLEY } from '../../data/board.ts'
import { isCurse, isEnemy, kindOf, SPACES_DATA } from '../../data/components.ts'
import type { CardId, SpaceId } from '../../data/ids.ts'
import { bonusesText } from '../gists.ts'
import { isMetLater, quipOf } from './jokes.ts'
import { silent, type TalismanFactOf, type Lines } from './lines.ts'
import { cardId, cardsNamed, spaceId } from '../names.ts'
import { say } from '../say.ts'
import { italic, joined, sumText } from '../../../../language/index.ts'

/** Moves, crossings, landings and draws, as lines of the chronicle. */

export const MOVE_LINES = {
  'move-rolled': silent, // the question tells it, then the move
  moved: movedLine,
  // The Portal, the Crypt and the Mines have lines of their own.
  placed: ({ seat, from, to }, names) =>
    from === 'crypt' || from === 'mines' || to === 'plain-of-peril'
      ? null
      : say('placed', { who: names(seat), place: spaceId(to) }),
  slowed: silent, // the move tells it
  stayed: ({ seat, why }, names) =>
    SPACES_DATA.has(why as SpaceId)
      ? say('stayed', { who: names(seat), place: spaceId(why as SpaceId) })
      : say('stayed-put', { who: names(seat) }),
  'bridge-crossed': ({ seat, inwards }, names) =>
    inwards
      ? say('bridge-crossed-in', { who: names(seat), to: spaceId(BRIDGEHEAD) })
      : say('bridge-crossed-out', { who: names(seat) }),
  'river-crossed': silent, // the move tells how
  'raft-gone': ({ seat, used }, names) => (used ? null : say('raft-sunk', { who: names(seat) })),
  'offer-gone': ({ seat, used }, names) => (used ? null : say('tavern-declined', { who: names(seat) })),
  'portal-tried': ({ seat, stat, roll, against, opens }, names) =>
    say(`portal-${stat}-${opens ? 'opens' : 'shut'}`, {
      who: names(seat),
      roll: sumText(roll),
      against: against.total,
    }),
  'portal-passed': ({ seat }, names) => say('portal-passed', { who: names(seat) }),
  freed: ({ seat, die, free }, names, told) => say(free ? 'freed' : 'not-freed', { who: names(seat), die, told }),
  'hex-struck': ({ seat, space, harmless }, names) =>
    harmless
      ? say('hex-spared', { who: names(seat), space: spaceId(space) })
      : say('hex-struck', { who: names(seat), place: spaceId(space) }),
  'cards-drawn': drawnLine,
  encountered: silent, // the next line tells the Encounter
  met: ({ seat, card }, names, told) => {
    if (kindOf(card).type === 'event') return withColour(say('event', { card: cardId(card) }), card, told)
    // The next line tells the effect of a Curse.
    return isCurse(card) ? null : withColour(say('met', { who: names(seat), card: cardId(card) }), card, told)
  },
} satisfies Partial<Lines>

/** The moves that do not go by the die. */
const WAYS = ['raft', 'build', 'ferry', 'wizard', 'ability', 'inner', 'on', 'retreat', 'portal'] as const

function movedLine(fact: TalismanFactOf<'moved'>, names: Names, told: number): string | null {
  const { seat, path, how, die } = fact
  const [who, to] = [names(seat), spaceId(fact.to)]
  if (how === 'bridge') return null // the bridge told where it leads
  if (fact.to === VALLEY && how !== 'retreat') return say('valley-entered', { who })
  const way = WAYS.find((one) => one === how)
  if (way) return say(`moved-${way}`, { who, to })
  if (die !== undefined) return say('moved-rolled', { who, to, die })
  return how === 'die' && path.length === 1 ? say('moved-slowly', { who, to, told }) : say('moved', { who, to })
}

function drawnLine({ seat, cards }: TalismanFactOf<'cards-drawn'>, names: Names, told: number): string {
  const who = names(seat)
  const [only] = cards
  if (only === undefined) return say('drew-nothing', { who })
  if (cards.length > 1) return say('drew', { who, cards: cardsNamed(cards) })
  const line = drewOne(only, who)
  return isMetLater(only) ? line : withColour(line, only, told)
}

/** A card that turns up, with its figures. */
function drewOne(id: CardId, who: string): string {
  const card = cardId(id)
  const { strength, craft } = kindOf(id)
  if (isEnemy(id))
    return typeof strength === 'number'
      ? say('drew-strength', { who, card, strength })
      : say('drew-craft', { who, card, craft: craft ?? 0 })
  const useful = bonusesText(id)
  return useful === ''
    ? say('drew', { who, cards: cardsNamed([id]) })
    : say('drew-useful', { who, card, bonuses: useful })
}

function withColour(line: string, card: CardId, told: number): string {
  return joined(' ', line, italic(quipOf(card, told)))
}
