import { fieldsOf, type Offer, type Seat } from '../../../engine/index.ts'
import { isCard, kindIdOf, kindOf } from '../data/components.ts'
import type { CardId, CharacterId, CreatureId, KindId, SpaceId, SpellCard, SpellId } from '../data/ids.ts'
import { traitsOf, type Traits } from '../data/traits.ts'
import type { Casting, OpenWindow } from '../state/moments.ts'
import type { AttackMatter, FightMatter, Matter } from './matters.ts'
import type { CharacterView, TalismanView } from './view.ts'

/** How to read what a seat sees, and what an option carries: once, for words, computer players and painters. */

// Who is who

export function roleAt(view: TalismanView, seat: Seat): CharacterView | null {
  return view.players[seat]?.character ?? null
}

/** Whoever is asked, as far as a view tells: its own viewer, or the active player. */
export function selfIn(view: TalismanView): CharacterView | null {
  return roleAt(view, view.viewer ?? view.active)
}

/** The viewer's own Character, or nothing while none is in play. */
export function maybeSelf(view: TalismanView): CharacterView | null {
  return view.viewer === null ? null : roleAt(view, view.viewer)
}

/** The viewer's own Character. Throws if he has none. */
export function selfOf(view: TalismanView): CharacterView {
  const me = maybeSelf(view)
  if (!me) throw new Error('a viewer without a character')
  return me
}

export function othersOf(view: TalismanView): { readonly seat: Seat; readonly character: CharacterView }[] {
  return view.players.flatMap(({ seat, character }) => (character && seat !== view.viewer ? [{ seat, character }] : []))
}

/** Where a card lies face up. */
export function placeOf(view: TalismanView, card: CardId): SpaceId | null {
  const found = Object.entries(view.ground).find(([, { cards }]) => cards.includes(card))
  return (found?.[0] as SpaceId | undefined) ?? null
}

// What somebody has

export function hasKind(me: CharacterView, kind: KindId): boolean {
  return [...me.objects, ...me.followers].some((card) => kindIdOf(card) === kind)
}

export function hasTalisman(me: CharacterView): boolean {
  return me.objects.some((card) => kindOf(card).isTalisman)
}

/** What works for him now: the traits of his abilities, usable Objects and Followers. */
export function traitsIn({ working }: CharacterView): readonly Traits[] {
  return working.map(traitsOf)
}

export function anyTraitIn(me: CharacterView, says: (traits: Traits) => boolean | undefined): boolean {
  return traitsIn(me).some((traits) => says(traits) ?? false)
}

export function greatestIn(me: CharacterView, of: (traits: Traits) => number | undefined, least: number): number {
  return Math.max(least, ...traitsIn(me).map((traits) => of(traits) ?? least))
}

export function fewestIn(me: CharacterView, of: (traits: Traits) => number | undefined, most: number): number {
  return Math.min(most, ...traitsIn(me).map((traits) => of(traits) ?? most))
}

/** How many Objects he can take before he must drop one (TAL-5.3). */
export function roomOf(me: CharacterView): number {
  return Math.max(0, (me.objectLimit ?? Infinity) - me.objects.length)
}

// What is under way

/** The innermost window. */
export function windowIn(view: TalismanView): OpenWindow | null {
  return view.matters.findLast((one) => one.matter === 'window') ?? null
}

/** The innermost attack. */
export function attackIn(view: TalismanView): AttackMatter | null {
  return view.matters.findLast((one) => one.matter === 'attack') ?? null
}

/** The innermost fight. */
export function fightIn(view: TalismanView): FightMatter | null {
  return view.matters.findLast((one) => one.matter === 'fight') ?? null
}

/** The innermost of attacks and fights. */
export function strifeIn(view: TalismanView): AttackMatter | FightMatter | null {
  return view.matters.findLast(isStrife) ?? null
}

function isStrife(matter: Matter): matter is AttackMatter | FightMatter {
  return matter.matter !== 'window'
}

/** The Spell that is being cast, the innermost. */
export function castingIn(view: TalismanView): Casting | null {
  return view.stack.at(-1) ?? null
}

// What an option carries

/** The fields an option's `args` may have; which of them it has depends on its verb and key. */
export interface OfferArgs {
  readonly card?: CardId
  readonly cards?: readonly CardId[]
  readonly item?: KindId
  readonly seat?: Seat
  /** A creature: a card, or one of the board. */
  readonly foe?: CardId | CreatureId
  /** The card or ability by which something is done. */
  readonly by?: string
  readonly spell?: SpellCard | SpellId
  /** A Spell's target in its short form. */
  readonly target?: string
  readonly service?: string
  readonly gold?: number
  readonly price?: number
  readonly lives?: number
  readonly strength?: number
  readonly craft?: number
  readonly bonus?: number
  /** The way a Move goes, its end included. */
  readonly path?: readonly SpaceId[]
  /** A Move over the bridge; a Move back towards the Plain of Peril. */
  readonly crosses?: boolean
  readonly back?: boolean
}

export function argsOf(offer: Offer): OfferArgs {
  return fieldsOf(offer.args) as OfferArgs
}

/** The card an option is about, by its args or its key. */
export function cardIn(offer: Offer): CardId | null {
  const id = argsOf(offer).card ?? keyParts(offer).at(-1) ?? ''
  return isCard(id) ? id : null
}

/** The Spell an option casts, and at what. Throws if it casts none. */
export function spellIn(offer: Offer): { readonly spell: SpellId; readonly target: string } {
  const { spell, target } = argsOf(offer)
  if (spell === undefined || target === undefined) throw new Error(`${offer.key} casts nothing`)
  return { spell: spell as SpellId, target }
}

/** The space an option leads to. */
export function spaceIn(offer: Offer): SpaceId {
  return (offer.place ?? keyParts(offer).at(-1) ?? '') as SpaceId
}

/** A key taken apart: `evade:wolf` says what, and whom. */
export function keyParts({ key }: Offer): readonly string[] {
  return key.split(':')
}

/** The Character an option of the set-up stands for. */
export function characterIn({ key }: Offer): CharacterId {
  return key as CharacterId
}

/** The seat a target in short form names, if it is one: `seat:2`. */
export function seatIn(target: string): Seat | null {
  const match = /^seat:(\d+)/.exec(target)
  return match ? Number(match[1]) : null
}
