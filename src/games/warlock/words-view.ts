import type { Asked, Json, Offer, Seat } from '../../engine/index.ts'
import { encounterOf, foeOf, swordBonus, treasureOf, WEARY, type Monster } from './data.ts'
import type { FoeId, SpaceId, TreasureId } from './ids.ts'
import type { AdventurerView, RoomView, WarlockView } from './view.ts'

/** What the words ask of a view. */
export type Saw = WarlockView

export function adventurerOf(view: Saw, seat: Seat): AdventurerView | null {
  return view.players[seat]?.adventurer ?? null
}

/** Whose eyes the words are for; on the table card, those of the player whose turn it is. */
export function reader(view: Saw): Seat {
  return view.viewer ?? view.active
}

/** The adventurer of the reader. */
export function self(view: Saw): AdventurerView | null {
  return adventurerOf(view, reader(view))
}

export function roomIn(view: Saw, space: SpaceId): RoomView | null {
  return view.rooms.find(({ room }) => room === space) ?? null
}

/** Other seats with an adventurer on a space. */
export function othersOn(view: Saw, space: SpaceId): Seat[] {
  return view.players
    .filter(({ seat, adventurer }) => seat !== reader(view) && adventurer?.space === space)
    .map(({ seat }) => seat)
}

export function isOver(view: Saw): boolean {
  return view.phase === 'over'
}

/** The monsters of a card as they fight now: the Warlock may be weary (WAR-20.4). */
export function monstersNow(view: Saw, foe: FoeId): readonly Monster[] {
  const { monsters } = foeOf(foe)
  const isWeary = foe === 'warlock' && (view.options['lesser-warlock'] || view.round >= WEARY.round)
  return isWeary ? monsters.map((one) => ({ ...one, skill: WEARY.skill, stamina: WEARY.stamina })) : monsters
}

/** The numbers of keys on the cards that the reader carries, as far as the view shows them. */
export function keysHeld(view: Saw): number[] {
  const cards = view.own?.treasures ?? self(view)?.shown ?? []
  return [...new Set(cards.flatMap((card) => treasureOf(card).keys))].sort((a, b) => a - b)
}

/** What an adventurer adds to his dice: Skill, and what everybody or the reader himself knows of his gear. */
export function attackOf(view: Saw, seat: Seat): number {
  const adventurer = adventurerOf(view, seat)
  if (!adventurer) return 0
  const cards: readonly TreasureId[] = (seat === view.viewer ? view.own?.treasures : undefined) ?? adventurer.shown
  const helmet = cards.includes('iron-helmet') ? treasureOf('iron-helmet').attackBonus : 0
  const sword = cards.includes('enchanted-sword') ? swordBonus('enchanted-sword') : 0
  return adventurer.skill.now + helmet + sword
}

/** How many numbers are named at the chest. */
export function lockCount(view: Saw): number {
  return view.openLock === null ? 3 : 2
}

/** Whether a card is a monster that bars the way to the Treasure. */
export function isMonster(card: FoeId): boolean {
  return card === 'crocodile' || encounterOf(card).kind === 'monster'
}

type Fields = Readonly<Record<string, Json>>

function fieldsOf(json: Json | undefined): Fields {
  return json !== null && json !== undefined && typeof json === 'object' && !Array.isArray(json) ? (json as Fields) : {}
}

export function argsOf(offer: Offer): Fields {
  return fieldsOf(offer.args)
}

export function aboutOf(asked: Asked): Fields {
  return fieldsOf(asked.about)
}
