import type { Seat } from '../../../engine/index.ts'
import { foeOf, isArmour, isSword, lastRoundOf, monstersOf, treasureOf, type Monster } from '../data/components.ts'
import type { FoeId, SpaceId, TreasureId } from '../data/ids.ts'
import { edgeOf } from '../data/traits.ts'
import type { Whereabouts } from '../state/knowledge.ts'
import { roundOddsAgainst, type RoundOdds } from './odds.ts'
import type { AdventurerView, RoomView, WarlockView } from './view.ts'

/** How a view is read: who stands where, what is under way, and what it comes to. */

export function adventurerOf(view: WarlockView, seat: Seat): AdventurerView | null {
  return view.players[seat]?.adventurer ?? null
}

/** Whose eyes the words are for; on the table card, those of the player whose turn it is. */
export function reader(view: WarlockView): Seat {
  return view.viewer ?? view.active
}

/** The adventurer of the reader. */
export function self(view: WarlockView): AdventurerView | null {
  return adventurerOf(view, reader(view))
}

export function roomIn(view: WarlockView, space: SpaceId): RoomView | null {
  return view.rooms.find(({ room }) => room === space) ?? null
}

/** Other seats with an adventurer on a space. */
export function othersOn(view: WarlockView, space: SpaceId): Seat[] {
  return view.players
    .filter(({ seat, adventurer }) => seat !== reader(view) && adventurer?.space === space)
    .map(({ seat }) => seat)
}

export function isOver(view: WarlockView): boolean {
  return view.phase === 'over'
}

/** The monsters of a card as they fight now: the Warlock may be weary (WAR-20.4). */
export function monstersNow(view: WarlockView, foe: FoeId): readonly Monster[] {
  return monstersOf(foe, view)
}

/** The numbers of keys on the cards that the reader carries, as far as the view shows them. */
export function keysHeld(view: WarlockView): number[] {
  const cards = view.own?.treasures ?? self(view)?.shown ?? []
  return [...new Set(cards.flatMap((card) => treasureOf(card).keys))].sort((a, b) => a - b)
}

/**
 * What an adventurer adds to his dice: Skill, and what everybody or the reader himself knows of his gear. In a battle that is
 * what he has declared; before it, all armour, and of his swords the one that a referee would draw against the monster.
 */
export function attackOf(view: WarlockView, seat: Seat, monster?: Monster): number {
  const adventurer = adventurerOf(view, seat)
  if (!adventurer) return 0
  const declared = view.battle?.declared[seat]
  if (declared) return adventurer.skill.now + bonusOf(declared)
  const cards: readonly TreasureId[] = (seat === view.viewer ? view.own?.treasures : undefined) ?? adventurer.shown
  const [sword] = cards.filter(isSword).sort((a, b) => edgeOf(b, monster) - edgeOf(a, monster))
  return adventurer.skill.now + bonusOf([...cards.filter(isArmour), ...(sword === undefined ? [] : [sword])])
}

/** The chance of a round against a foe, as that counts it (WAR-24.4): the next of a battle with it, else the first. */
export function roundAgainst(view: WarlockView, seat: Seat, foe: FoeId, current = 0): RoundOdds | null {
  const monster = monstersNow(view, foe)[current]
  if (!monster) return null
  return roundOddsAgainst(foe, roundAhead(view, foe), attackOf(view, seat, monster) - monster.skill)
}

/** Which round it would be. */
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

/** Whether somebody plays alone, with a stack in the place of rivals. */
export function isAlone({ options }: WarlockView): boolean {
  return options['solo-expedition']
}

/** The last round of the game (WAR-20.5). */
export function lastRound({ players, options }: WarlockView): number {
  return lastRoundOf(players.length, options)
}

/** Whether a card is a monster that bars the way to the Treasure. */
export function isMonster(card: FoeId): boolean {
  return foeOf(card).kind === 'monster'
}

/** Where on the board a Treasure card lies whose place is known; `null` if somebody has it, or it is gone. */
export function spaceKnown(where: Whereabouts): SpaceId | null {
  if (where.at === 'room') return where.room
  return where.at === 'pile' || where.at === 'cache' ? where.space : null
}
