import { characterCard, kindIdOf, kindOf } from '../data/components.ts'
import type { CardId, KindId } from '../data/ids.ts'
import { traitsOf } from '../data/traits.ts'
import { anyTraitIn, greatestIn, hasTalisman } from '../view/reading.ts'
import type { CharacterView, TalismanView } from '../view/view.ts'
import { canBe, healWorth, isRuled, wantsToCross } from './self.ts'

/** The value of every card to a computer player. A point of Strength is worth 1. */

/** The value of a card beside the other Objects of its holder. */
type Held = (me: CharacterView, card: CardId, others: readonly CardId[], isSecond: boolean) => number
type Met = (view: TalismanView, me: CharacterView) => number

export type CardValue =
  /** Objects and Followers. */
  | { readonly held: number | Held }
  /** Strangers and Places: the value of standing where one lies, and of the visit itself. */
  | { readonly lying: number | Met; readonly visit: number | Met }
  /** Events are valued alike, and so are Curses that lie about. */
  | 'by-type'
  /** Enemies are valued by the odds of the fight. */
  | 'by-might'

/** Every card states its value here; without it the card does not compile. */
export const CARD_VALUES: Readonly<Record<KindId, CardValue>> = {
  angel: 'by-type',
  blizzard: 'by-type',
  'book-of-spells': 'by-type',
  devil: 'by-type',
  'evil-darkness': 'by-type',
  imp: 'by-type',
  'magical-vortex': 'by-type',
  'market-day': 'by-type',
  mephistopheles: 'by-type',
  pestilence: 'by-type',
  raiders: 'by-type',
  siren: 'by-type',
  storm: 'by-type',
  hag: { held: -1.5 },
  poltergeist: { held: -1 },
  'wild-boar': 'by-might',
  wolf: 'by-might',
  ape: 'by-might',
  bear: 'by-might',
  lion: 'by-might',
  serpent: 'by-might',
  goblin: 'by-might',
  hobgoblin: 'by-might',
  bandit: 'by-might',
  ogre: 'by-might',
  giant: 'by-might',
  dragon: 'by-might',
  lemure: 'by-might',
  shadow: 'by-might',
  spectre: 'by-might',
  ghost: 'by-might',
  wraith: 'by-might',
  demon: 'by-might',
  enchanter: { lying: 1, visit: 1 },
  fairy: { lying: 1, visit: 1 },
  healer: {
    // TAL-R98: a siege would have no end
    lying: (view, me) => (isRuled(view) ? 0 : 0.3 + healWorth(me.lives, 2)),
    visit: (view, me) => (isRuled(view) ? -0.1 : healWorth(me.lives, 2)),
  },
  hermit: { lying: (_view, me) => (hasTalisman(me) ? 0.1 : 5), visit: 1 },
  mage: { lying: 0.2, visit: 1 },
  phantom: { lying: 1, visit: 1 },
  sorcerer: { lying: 0.2, visit: (_view, me) => (me.gold >= 3 && me.spells < me.spellLimit ? 0.3 : -0.1) },
  witch: { lying: -0.3, visit: 0.1 },
  alchemist: { held: 0.2 },
  gnome: { held: 0.5 },
  guide: { held: 0.5 },
  maiden: { held: 1.7 },
  mercenary: { held: 0.3 },
  mule: { held: 0.45 },
  pixie: { held: 0.4 },
  prince: { held: 0.6 },
  princess: { held: 0.6 },
  unicorn: { held: 2 },
  amulet: { held: -0.3 },
  cross: { held: 0.45 },
  'holy-grail': { held: 0.9 },
  'holy-lance': { held: weaponWorth },
  'magic-belt': { held: 1 },
  'orb-of-knowledge': { held: 0.4 },
  'potion-of-strength': { held: 0.4 },
  ring: { held: 1.9 },
  runesword: { held: weaponWorth },
  'solomons-crown': { held: 1.7 },
  talisman: { held: (_me, _card, _others, isSecond) => (isSecond ? 0.2 : 6) },
  wand: { held: 0.9 },
  armour: { held: 0.9 },
  axe: { held: weaponWorth },
  helmet: { held: 0.35 },
  shield: { held: 0.6 },
  sword: { held: weaponWorth },
  'water-bottle': { held: 0.25 },
  raft: { held: (me) => (wantsToCross(me) ? 1.5 : -0.2) },
  'bag-of-gold': { held: (_me, card) => 0.35 * (kindOf(card).gold ?? 0) },
  'two-bags-of-gold': { held: (_me, card) => 0.35 * (kindOf(card).gold ?? 0) },
  cave: { lying: 0.2, visit: (_view, me) => (me.combatStrength.total >= 5 ? 0.5 : -0.5) },
  'fountain-of-wisdom': { lying: 1, visit: 1 },
  'magic-portal': { lying: 0.2, visit: -0.1 },
  'magic-stream': { lying: 1, visit: 1 },
  market: { lying: (_view, me) => (me.gold > 0 ? 0.4 : 0), visit: (_view, me) => (me.gold > 0 ? 0.3 : -0.1) },
  marsh: { lying: -0.3, visit: 0.1 },
  maze: { lying: -0.3, visit: 0.1 },
  'pool-of-life': { lying: (view, me) => (isRuled(view) ? 0 : 0.3 + healWorth(me.lives, 1)), visit: 1 },
  shrine: { lying: 0.2, visit: 0.4 },
}

/** The value of a card to hold; of one more card, or of one that the character has already (`owned`). */
export function cardWorth(me: CharacterView, card: CardId, owned = false): number {
  const { id, bonuses } = kindOf(card)
  const others = owned ? me.objects.filter((one) => one !== card) : me.objects
  const isSecond = [...others, ...me.followers.filter((one) => one !== card)].some((one) => kindIdOf(one) === id)
  const value = CARD_VALUES[id]
  const held = typeof value === 'object' && 'held' in value ? value.held : UNUSUAL
  if (typeof held === 'function') return held(me, card, others, isSecond)
  return isSecond && bonuses === undefined ? Math.min(held, 0.05) : held
}

/** A Charmed Animal, a Raised Enemy, or a card that nobody holds. */
const UNUSUAL = 0.2

/** What a Curse does to a Character who meets it: nothing to some, and it may drive away Followers (TAL-R111). */
export function curseWorth(me: CharacterView, card: CardId): number {
  const { id } = kindOf(card)
  const spares =
    me.toad !== null || anyTraitIn(me, ({ unmovedBy, noFollowers }) => noFollowers || unmovedBy?.includes(id))
  if (spares) return 0
  const driven = traitsOf(card).noFollowers ? me.followers.map((one) => Math.max(0, cardWorth(me, one, true))) : []
  return driven.reduce((sum, worth) => sum - worth, cardWorth(me, card))
}

/** The value of a Stranger or Place that lies face up; `null` for a card of another sort. */
export function strangerWorth(view: TalismanView, me: CharacterView, card: CardId): number | null {
  const { id, requires } = kindOf(card)
  const value = CARD_VALUES[id]
  if (typeof value === 'string' || !('lying' in value)) return null
  if (requires?.alignment && !canBe(me, requires.alignment)) return 0
  return typeof value.lying === 'function' ? value.lying(view, me) : value.lying
}

/** The value of visiting a card that lies face up. */
export function visitWorth(view: TalismanView, me: CharacterView, card: CardId | null): number {
  if (card === null) return 0
  const { id, compulsory } = kindOf(card)
  const value = CARD_VALUES[id]
  if (typeof value === 'string' || !('visit' in value)) return compulsory ? 0.1 : 1
  return typeof value.visit === 'function' ? value.visit(view, me) : value.visit
}

function weaponWorth(me: CharacterView, card: CardId, others: readonly CardId[]): number {
  const { combat = 0, combatVsDragon = 0, id } = kindOf(card)
  const buildsRafts = (one: CardId) => traitsOf(one).buildsRafts ?? false
  const builds = buildsRafts(card) && !others.some(buildsRafts) && wantsToCross(me) ? 0.9 : 0
  if (!canWield(me, id)) return builds
  const armed = others.filter((one) => kindOf(one).weapon).length >= greatestIn(me, ({ weaponLimit }) => weaponLimit, 1)
  return builds + (armed ? 0.05 : 0.8 * combat) + 0.1 * combatVsDragon + (id === 'runesword' ? 0.2 : 0)
}

/** Whether a Weapon is of use in the hands of this character. */
export function canWield(me: CharacterView, weapon: KindId): boolean {
  if (characterCard(me.id).forbiddenItems.includes(weapon)) return false
  return !anyTraitIn(me, ({ uselessWeapons }) => uselessWeapons?.includes(weapon))
}
