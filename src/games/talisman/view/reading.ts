import { fieldsOf, type Offer, type Seat } from '../../../engine/index.ts'
import { isCard, kindIdOf, kindOf } from '../data/components.ts'
import type { CardId, CharacterId, CreatureId, KindId, SpaceId, SpellCard, SpellId } from '../data/ids.ts'
import { traitsOf, type Traits } from '../data/traits.ts'
import type { Casting, OpenWindow } from '../state/moments.ts'
import type { AttackMatter, FightMatter, Matter } from './matters.ts'
import type { CharacterView, TalismanView } from './view.ts'

/** Readers of views and options, shared by words, computer players and painters. */

// Roles

export function roleAt(view: TalismanView, seat: Seat): CharacterView | null {
  return view.players[seat]?.character ?? null
}

/** The Character who is asked, as far as a view can tell: the viewer's, or the active player's. */
export function selfIn(view: TalismanView): CharacterView | null {
  return roleAt(view, view.viewer ?? view.active)
}

/** The viewer's own Character, or nothing if they have none in play. */
export function maybeSelf(view: TalismanView): CharacterView | null {
  return view.viewer === null ? null : roleAt(view, view.viewer)
}

/** The viewer's own Character. Throws if they have none. */
export function selfOf(view: TalismanView): CharacterView {
  const me = maybeSelf(view)
  if (!me) throw new Error('the viewer has no character')
  return me
}

export function othersOf(view: TalismanView): { readonly seat: Seat; readonly character: CharacterView }[] {
  return view.players.flatMap(({ seat, character }) => (character && seat !== view.viewer ? [{ seat, character }] : []))
}

/** The space on which a card lies face up. */
export function placeOf(view: TalismanView, card: CardId): SpaceId | null {
  const found = Object.entries(view.ground).find(([, { cards }]) => cards.includes(card))
  return (found?.[0] as SpaceId | undefined) ?? null
}

// Belongings

export function hasKind(me: CharacterView, kind: KindId): boolean {
  return [...me.objects, ...me.followers].some((card) => kindIdOf(card) === kind)
}

export function hasTalisman(me: CharacterView): boolean {
  return me.objects.some((card) => kindOf(card).isTalisman)
}

/** The traits that work for a Character now: abilities, usable Objects and Followers. */
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

/** How many Objects the Character can take before they must drop one (TAL-5.3). */
export function roomOf(me: CharacterView): number {
  return Math.max(0, (me.objectLimit ?? Infinity) - me.objects.length)
}

// Matters under way

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

/** The innermost fight, and the seat that chooses in it: the viewer's, or for spectators the only one there. */
export function ownFightIn(view: TalismanView): { readonly matter: FightMatter; readonly seat: Seat } | null {
  const matter = fightIn(view)
  if (!matter) return null
  const { seat, against } = matter
  if (view.viewer === null) return against === null ? { matter, seat } : null
  return view.viewer === seat || view.viewer === against ? { matter, seat: view.viewer } : null
}

/** The innermost of attacks and fights. */
export function strifeIn(view: TalismanView): AttackMatter | FightMatter | null {
  return view.matters.findLast(isStrife) ?? null
}

function isStrife(matter: Matter): matter is AttackMatter | FightMatter {
  return matter.matter !== 'window'
}

/** The innermost Spell being cast. */
export function castingIn(view: TalismanView): Casting | null {
  return view.stack.at(-1) ?? null
}

// Option arguments

/** The fields an option's `args` may have. Its verb and key decide which are present. */
export interface OfferArgs {
  readonly card?: CardId
  readonly cards?: readonly CardId[]
  readonly item?: KindId
  readonly seat?: Seat
  /** A creature: a card, or one of the board. */
  readonly foe?: CardId | CreatureId
  /** The card or ability that does it. */
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
  /** The route of a Move, its end included. */
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

/** The Spell an option casts, and its target. Throws if it casts none. */
export function spellIn(offer: Offer): { readonly spell: SpellId; readonly target: string } {
  const { spell, target } = argsOf(offer)
  if (spell === undefined || target === undefined) throw new Error(`${offer.key} casts nothing`)
  return { spell: spell as SpellId, target }
}

/** The space an option leads to. */
export function spaceIn(offer: Offer): SpaceId {
  return (offer.place ?? keyParts(offer).at(-1) ?? '') as SpaceId
}

/** The parts of a key: `evade:wolf` names the action and its target. */
export function keyParts({ key }: Offer): readonly string[] {
  return key.split(':')
}

/** The Character an option of the set-up stands for. */
export function characterIn({ key }: Offer): CharacterId {
  return key as CharacterId
}

/** The seat that a target in short form names, if any: `seat:2`. */
export function seatIn(target: string): Seat | null {
  const match = /^seat:(\d+)/.exec(target)
  return match ? Number(match[1]) : null
}
