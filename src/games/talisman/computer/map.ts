import { memoise, onceFor } from '../../../engine/index.ts'
import { CROWN, depthOf, drawsOn, PLAIN, PORTAL, SENTINEL, routesBySteps } from '../data/board.ts'
import {
  isCurse,
  isEnemy,
  KINDS,
  kindOf,
  RINGS,
  spaceOf,
  type CardKind,
  FULL_HEALTH,
  kindNamed,
  shopOf,
} from '../data/components.ts'
import type { CardId, SpaceId, KindId } from '../data/ids.ts'
import { CARD_TRAITS } from '../data/traits.ts'
import { hasKind } from '../view/reading.ts'
import { chanceOfAtMost, chanceOfRow, creatureOdds, figureOf, portalOf } from '../view/odds.ts'
import { hasTalisman, roomOf, anyTraitIn } from '../view/reading.ts'
import type { CharacterView, TalismanView } from '../view/view.ts'
import { canWield, cardWorth, curseWorth, strangerWorth } from './cards.ts'
import { fightWorth, foesOf, trophyWorth } from './fights.ts'
import { canBe, goldWorth, healWorth, isGrown, isReady, isRuled, lifeCost } from './self.ts'
import { turnsTo, type Aim } from './walks.ts'

/** A computer player's expectations of places: what happens there, and how far they are from where it wants to go. */

/** The worth of landing on a space and being there. */
export function placeWorth(view: TalismanView, me: CharacterView, space: SpaceId): number {
  return memoise(known(view)(me).places, space, () => {
    const haste = isRuled(view) ? 8 : 1
    return landingWorth(view, me, space) / haste + prospect(view, me, space)
  })
}

/** What has been worked out for a Character in a view. */
const known = onceFor((_view: TalismanView) =>
  onceFor((_me: CharacterView) => ({ places: new Map<SpaceId, number>(), cards: new Map<number, number>() })),
)

// What happens there

export function landingWorth(view: TalismanView, me: CharacterView, space: SpaceId): number {
  const { cards, gold, hex } = view.ground[space] ?? { cards: [], gold: 0, hex: null }
  const curse = hex === null ? 0 : -lifeCost(me.lives)
  const drawn = drawsOn(space) ? drawWorth(view, me, space, cards) : (instructionWorth(view, me, space) ?? 0)
  return curse + drawn + lyingWorth(view, me, space, cards) + gold * goldWorth(me.gold)
}

function drawWorth(view: TalismanView, me: CharacterView, space: SpaceId, lying: readonly CardId[]): number {
  const n = Math.max(0, (spaceOf(space).instruction.n ?? 0) - lying.length)
  const runes = spaceOf(space).instruction.enemyDieBonus ?? 0
  const naked = spaceOf(space).instruction.noMagicObjects ? 1 : 0
  return n * (averageCard(view, me, runes + naked) - (n > 1 ? 0.1 * n : 0))
}

/** The average Adventure card: Enemies by the Character's odds, the rest by what they usually bring. */
function averageCard(view: TalismanView, me: CharacterView, bonus: number): number {
  return memoise(known(view)(me).cards, bonus, () => averageOf(view, me, bonus))
}

function averageOf(view: TalismanView, me: CharacterView, bonus: number): number {
  let worth = 0
  for (const kind of DECK) worth += kind.count * kindWorth(view, me, kind, bonus)
  return worth / DECK_SIZE
}

const DECK = [...KINDS.values()]
const DECK_SIZE = DECK.reduce((sum, { count }) => sum + count, 0)

function kindWorth(view: TalismanView, me: CharacterView, kind: CardKind, bonus: number): number {
  const { strength = null, craft = null, type, compulsory } = kind
  if (strength !== null || (craft !== null && type === 'enemy')) {
    const wanted = me.quest === 'quest-kill-enemy' ? 1.5 : 0
    const might = (strength ?? craft ?? 0) + bonus
    const fight = strength === null ? 'psychic' : 'combat'
    return fightWorth(view, me, { kind: fight, might, prize: trophyWorth(view, kind) + wanted })
  }
  if (type === 'event') return -0.15
  if (type === 'stranger' || type === 'place') return compulsory ? -0.1 : 0.6
  return kind.subtype === 'curse' ? -1 : 0.75
}

/** The face-up cards on a space: those that fight, and those they guard. */
function lyingWorth(view: TalismanView, me: CharacterView, space: SpaceId, cards: readonly CardId[]): number {
  const foes = cards.filter(isEnemy)
  const strong = foesOf(view, foes.filter((card) => (kindOf(card).strength ?? null) !== null), space, me) // prettier-ignore
  const wise = foesOf(view, foes.filter((card) => (kindOf(card).strength ?? null) === null), space, me) // prettier-ignore
  const fights = [strong, wise].filter(({ might }) => might > 0)
  const fight = fights.reduce((sum, together) => sum + fightWorth(view, me, together), 0)
  const safe = fights.reduce((chance, { kind, might }) => chance * creatureOdds(me, kind, might).win, 1)
  const rest = cards.filter((card) => !isEnemy(card)).reduce((sum, card) => sum + lyingCard(view, me, card), 0)
  return fight + safe * rest
}

function lyingCard(view: TalismanView, me: CharacterView, card: CardId): number {
  const { type } = kindOf(card)
  if (isCurse(card)) return curseWorth(me, card)
  const met = strangerWorth(view, me, card)
  if (met !== null) return met
  if (type === 'event' || me.toad) return 0
  const hasRoom = type === 'follower' || roomOf(me) > 0
  return Math.max(0, cardWorth(me, card)) * (hasRoom ? 1 : 0.4)
}

/** The worth of a space's own instruction. */
function instructionWorth(view: TalismanView, me: CharacterView, space: SpaceId): number | undefined {
  const heal = (price: number, most = FULL_HEALTH): number => {
    const n = Math.min(most, FULL_HEALTH - me.lives, price === 0 ? FULL_HEALTH : Math.floor(me.gold / price))
    return n > 0 && !isRuled(view) ? healWorth(me.lives, n) - 0.2 * n * price : 0
  }
  const life = lifeCost(me.lives)
  switch (space) {
    case 'village':
      return Math.max(
        heal(1),
        wantsAxe(view, me) ? 1.6 : 0,
        0.3,
        me.gold >= 2 && !isArmed(me) ? 0.7 : 0,
        anyTraitIn(me, ({ noFollowers }) => noFollowers) ? 1 : 0,
      )
    case 'city':
      return Math.max(heal(1, 2), 0)
    case 'castle':
      return Math.max(heal(anyTraitIn(me, ({ ransom }) => ransom !== undefined) ? 0 : 1), 0)
    case 'chapel':
      return canBe(me, 'good') ? Math.max(heal(0), isRuled(view) ? 0 : 0.4) : me.alignment === 'evil' ? -life : heal(1)
    case 'graveyard':
      return canBe(me, 'evil') ? 0.2 + 0.5 * healWorth(me.lives, 1) : me.alignment === 'good' ? -life : 0
    case 'crags':
    case 'forest':
      return -0.15
    case 'tavern':
      return wantsMiddle(view, me) ? 0.35 : 0
    case 'temple':
      return hasTalisman(me) ? 0.15 : 0.6
    case 'warlocks-cave':
      return me.quest === null && !hasTalisman(me) && !me.toad ? 3 : 0
    case 'chasm':
      return -life / 3 - 0.3 * me.followers.length
    case 'black-knight':
      return me.gold > 0 ? -0.35 : -life
    case 'desert-east':
    case 'desert-west':
      return isSpared(me, space) ? 0 : -life
    default:
      return undefined
  }
}

function isArmed(me: CharacterView): boolean {
  return (
    me.objects.some((card) => kindOf(card).weapon) ||
    !WARES.some(([kind]) => kindNamed(kind).weapon && canWield(me, kind))
  )
}

/** Whether a card or an ability spares the Character the space's instruction. */
function isSpared(me: CharacterView, space: SpaceId): boolean {
  const ops = spaceOf(space).instruction.ops ?? []
  return ops.some(({ unlessItem }) => unlessItem?.some((kind) => hasKind(me, kind)))
}

function wantsAxe(view: TalismanView, me: CharacterView): boolean {
  return wantsMiddle(view, me) && canBuyAxe(me) && !buildsRafts(me) && me.raft === null
}

const WARES = Object.entries(shopOf('village-blacksmith').prices) as [KindId, number][]
const AXE_PRICE = Math.min(...WARES.filter(([kind]) => CARD_TRAITS[kind]?.buildsRafts).map(([, price]) => price))

function canBuyAxe(me: CharacterView): boolean {
  return me.gold >= AXE_PRICE
}

function buildsRafts(me: CharacterView): boolean {
  return anyTraitIn(me, (traits) => traits.buildsRafts)
}

// Where the Character wants to go

function wantsMiddle(view: TalismanView, me: CharacterView): boolean {
  return isReady(view, me) || (isGrown(me) && me.lives >= 3) || isRuled(view)
}

/** How near a space is to the Character's goal. */
function prospect(view: TalismanView, me: CharacterView, space: SpaceId): number {
  const { region } = spaceOf(space)
  const ready = isReady(view, me)
  if (region === 'inner') return 8 + depthOf(space) + (space === CROWN ? 10 : 0)
  if (region === 'middle') {
    const base = wantsMiddle(view, me) ? 2.5 : -0.5
    if (ready) return base + 2 - HASTE * turnsTo(space, [PORTAL], 'pass', me.slowed)
    if (hasTalisman(me)) return base
    return base - 0.05 * apart(space, me.quest === null ? 'warlocks-cave' : 'temple')
  }
  const isHaunted = anyTraitIn(me, ({ slows }) => slows)
  if (!wantsMiddle(view, me) && !isHaunted) return me.lives <= 2 ? -0.06 * nearestHelp(me, space) : 0
  const pull = isHaunted || isRuled(view) || ready ? HASTE : LEISURE
  return (
    0 -
    pull * Math.min(...gatesOf(view, me).map(({ goals, aim, more }) => turnsTo(space, goals, aim, me.slowed) + more))
  )
}

/** The worth of a Turn less on the way, to a Character who is ready, and to one who may also grow. */
const HASTE = 0.4
const LEISURE = 0.1

/** A way across the Storm River, and the Turns that it takes once the Character is there. */
interface Gate {
  readonly goals: readonly SpaceId[]
  readonly aim: Aim
  readonly more: number
}

/** Where the Character can cross the Storm River. */
function gatesOf(view: TalismanView, me: CharacterView): readonly Gate[] {
  const { kind, might } = figureOf(view, 'sentinel')
  const { win, lose } = creatureOdds(me, kind, might)
  const isCarpenter = buildsRafts(me)
  return [
    { goals: [SENTINEL], aim: 'pass', more: win === 0 ? Infinity : (1 - win + lose * TURNS_A_LIFE) / win },
    { goals: [TAVERN], aim: 'end', more: 1 + (1 / FERRY - 1) * turnsTo('ruins', [TAVERN], 'end', me.slowed) },
    ...(isCarpenter ? [{ goals: LANDINGS, aim: 'end', more: 1 } as const] : []),
    ...(canBuyAxe(me)
      ? [{ goals: [VILLAGE], aim: 'end', more: 1 + turnsTo(VILLAGE, LANDINGS, 'end', me.slowed) } as const]
      : []),
  ]
}

const TAVERN: SpaceId = 'tavern'
const VILLAGE: SpaceId = 'village'
const FERRY = chanceOfRow('tavern', ({ ops = [] }) => ops.some(({ kind }) => kind === 'ferry'))
/** A Life lost costs about as much as this number of Turns. */
const TURNS_A_LIFE = 3

/** Spaces on the near bank with trees (TAL-11.16). */
const LANDINGS = RINGS.outer.filter((space) => ['woods', 'forest'].includes(spaceOf(space).terrain))

function nearestHelp(me: CharacterView, space: SpaceId): number {
  const help: readonly SpaceId[] = canBe(me, 'good') ? ['chapel'] : me.gold > 0 ? ['village', 'city'] : []
  return help.length === 0 ? 0 : Math.min(...help.map((one) => apart(space, one)))
}

/** Distance in steps along the ring. */
function apart(from: SpaceId, to: SpaceId): number {
  const ring = RINGS[spaceOf(from).region]
  const steps = Math.abs(ring.indexOf(from) - ring.indexOf(to))
  return Math.min(steps, ring.length - steps)
}

/** Computed once per view, because every space a Spell may lead to is compared with it. */
const ROLLS = new WeakMap<TalismanView, { readonly me: CharacterView; readonly worth: number }>()

/** The expected worth of rolling the die: the better end of each number, on average. */
export function rollWorth(view: TalismanView, me: CharacterView): number {
  const before = ROLLS.get(view)
  if (before?.me === me) return before.worth
  const worth = promiseOf(view, me)
  ROLLS.set(view, { me, worth })
  return worth
}

function promiseOf(view: TalismanView, me: CharacterView): number {
  const rolls = me.slowed ? [1] : [1, 2, 3, 4, 5, 6]
  const best = rolls.map((die) =>
    Math.max(...routesBySteps(me.space, die).ends.map(({ end }) => placeWorth(view, me, end))),
  )
  return best.reduce((sum, worth) => sum + worth, 0) / best.length
}

/** Up to the Sentinel, and over if it is beaten. */
export function bridgeWorth(view: TalismanView, me: CharacterView): number {
  const { kind, might } = figureOf(view, 'sentinel')
  const { win, lose } = creatureOdds(me, kind, might)
  return win * (placeWorth(view, me, 'hills-middle') + 0.2) - lose * lifeCost(me.lives) - (1 - win) * 0.3
}

/** The Portal, forced, picked or open. */
export function portalWorth(view: TalismanView, me: CharacterView, by: string): number {
  if (!isReady(view, me)) return -1
  if (by === 'open') return prospect(view, me, PLAIN)
  const { dice, most } = portalOf(me, by === 'strength' ? 'strength' : 'craft')
  const opens = chanceOfAtMost(dice, most)
  return opens * prospect(view, me, PLAIN) + (1 - opens) * -1
}
