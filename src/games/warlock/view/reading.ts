import { onceFor, type Seat } from '../../../engine/index.ts'
import { foeOf, isArmour, isSword, lastRoundOf, monstersOf, treasureOf, type Monster } from '../data/components.ts'
import type { FoeId, SpaceId, TreasureId } from '../data/ids.ts'
import { edgeOf } from '../data/traits.ts'
import type { Whereabouts } from '../state/knowledge.ts'
import { roundOddsAgainst, type RoundOdds } from './odds.ts'
import type { AdventurerView, RoomView, WarlockView } from './view.ts'

/** Readers of views: who is where, what is under way, and the totals. */

export function adventurerOf(view: WarlockView, seat: Seat): AdventurerView | null {
  return view.players[seat]?.adventurer ?? null
}

/** The seat the words address; on the table card, the active player. */
export function reader(view: WarlockView): Seat {
  return view.viewer ?? view.active
}

/** The adventurer of the reader. */
export function self(view: WarlockView): AdventurerView | null {
  return adventurerOf(view, reader(view))
}

export function roomIn(view: WarlockView, space: SpaceId): RoomView | null {
  return roomsOf(view.rooms).get(space) ?? null
}

const roomsOf = onceFor(
  (rooms: WarlockView['rooms']) => new Map<SpaceId, RoomView>(rooms.map((one) => [one.room, one])),
)

/** Other seats with an adventurer on a space. */
export function othersOn(view: WarlockView, space: SpaceId): Seat[] {
  return view.players
    .filter(({ seat, adventurer }) => seat !== reader(view) && adventurer?.space === space)
    .map(({ seat }) => seat)
}

export function isOver(view: WarlockView): boolean {
  return view.phase === 'over'
}

/** The present strength of a card's monsters: the Warlock may be weary (WAR-20.4). */
export function monstersNow(view: WarlockView, foe: FoeId): readonly Monster[] {
  return monstersOf(foe, view)
}

/** The numbers of the keys on the reader's cards, as far as the view shows them. */
export function keysHeld(view: WarlockView): number[] {
  const cards = view.own?.treasures ?? self(view)?.shown ?? []
  return [...new Set(cards.flatMap((card) => treasureOf(card).keys))].sort((a, b) => a - b)
}

/**
 * What an adventurer adds to their dice: Skill, and gear that is public or known to the reader. In a battle that is the
 * declared gear; before it, all armour, and the sword a referee would draw against the monster.
 */
export function attackOf(view: WarlockView, seat: Seat, monster?: Monster): number {
  const adventurer = adventurerOf(view, seat)
  if (!adventurer) return 0
  const declared = view.battle?.declared[seat]
  if (declared) return adventurer.skill.now + bonusOf(declared)
  const cards = cardsKnown(view, seat)
  const [sword] = cards.filter(isSword).sort((a, b) => edgeOf(b, monster) - edgeOf(a, monster))
  return adventurer.skill.now + bonusOf([...cards.filter(isArmour), ...(sword === undefined ? [] : [sword])])
}

/** The Treasure cards that the viewer knows an adventurer to carry. */
export function cardsKnown(view: WarlockView, seat: Seat): readonly TreasureId[] {
  const { own } = view
  if (own !== null && seat === view.viewer) return own.treasures
  const shown = adventurerOf(view, seat)?.shown ?? []
  const known = (own?.knows ?? []).flatMap(({ card, where }) =>
    where.at === 'carried' && where.seat === seat && !shown.includes(card) ? [card] : [],
  )
  return [...shown, ...known]
}

/**
 * The chance of a round against a foe, under the foe's traits (WAR-24.4): the next round of a battle with it, otherwise
 * the first.
 */
export function roundAgainst(view: WarlockView, seat: Seat, foe: FoeId, current = 0): RoundOdds | null {
  const monster = monstersNow(view, foe)[current]
  if (!monster) return null
  return roundOddsAgainst(foe, roundAhead(view, foe), attackOf(view, seat, monster) - monster.skill)
}

/** The number of that round. */
export function roundAhead({ battle }: WarlockView, foe: FoeId): number {
  return 1 + (battle?.foe === foe ? battle.round : 0)
}

function bonusOf(cards: readonly TreasureId[]): number {
  return cards.reduce((sum, card) => sum + treasureOf(card).attackBonus, 0)
}

/** How many numbers are named at the chest. */
export function lockCount(view: WarlockView): number {
  return view.openLock === null ? 3 : 2
}

/** Whether this is a solo game, with a stack instead of rivals. */
export function isAlone({ options }: WarlockView): boolean {
  return options['solo-expedition']
}

/** The last round of the game (WAR-20.5). */
export function lastRound({ players, options }: WarlockView): number {
  return lastRoundOf(players.length, options)
}

/** Whether a card is a monster that guards the Treasure. */
export function isMonster(card: FoeId): boolean {
  return foeOf(card).kind === 'monster'
}

/** The space of a Treasure card whose place is known; `null` if a player has it, or it is gone. */
export function spaceKnown(where: Whereabouts): SpaceId | null {
  if (where.at === 'room') return where.room
  return where.at === 'pile' || where.at === 'cache' ? where.space : null
}
