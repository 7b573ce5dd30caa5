import { onceFor, type Seat } from '../../../engine/index.ts'
import { drawsOn } from '../data/board.ts'
import {
  ADVENTURE_CARDS,
  creatureOf,
  isCard,
  isEnemy,
  kindOf,
  PORTAL_DICE,
  spaceOf,
  tableOf,
  type CardRow,
} from '../data/components.ts'
import type { CardId, CreatureId, SpaceId, TableId } from '../data/ids.ts'
import type { Fight } from '../state/moments.ts'
import type { FightMatter } from './matters.ts'
import { anyTraitIn, fewestIn, greatestIn, roleAt } from './reading.ts'
import type { CharacterView, TalismanView } from './view.ts'

/** Odds of dice and fights. Numbers only, for hints and for computer players. */

export interface Odds {
  readonly win: number
  readonly lose: number
}

type Throw = readonly (readonly [number, number])[]
const NONE: Throw = [[0, 1]]
const ONE: Throw = [1, 2, 3, 4, 5, 6].map((die) => [die, 1])
const BEST_OF_TWO: Throw = [1, 2, 3, 4, 5, 6].map((die) => [die, 2 * die - 1])

/** The distribution of the best of several dice. */
function throwOf(dice: number): Throw {
  return dice === 0 ? NONE : dice === 2 ? BEST_OF_TWO : ONE
}

/** Dice that lie already. */
const known = (die: number): Throw => [[die, 1]]

/** The odds of a fight with this lead. Some Characters keep the better of two dice, and some face no die at all. */
export function oddsOf(lead: number, dice = 1, theirDice = 1): Odds {
  return oddsBetween(lead, throwOf(dice), throwOf(theirDice))
}

function oddsBetween(lead: number, ours: Throw, theirs: Throw): Odds {
  let win = 0
  let lose = 0
  let all = 0
  for (const [mine, often] of ours) {
    for (const [other, times] of theirs) {
      const ways = often * times
      all += ways
      if (lead + mine > other) win += ways
      else if (lead + mine < other) lose += ways
    }
  }
  return { win: win / all, lose: lose / all }
}

/** The chance that several dice total at most this. */
export function chanceOfAtMost(dice: number, most: number): number {
  let ways = 0
  const all = 6 ** dice
  for (let n = 0; n < all; n += 1) {
    let total = 0
    for (let die = 0, rest = n; die < dice; die += 1, rest = Math.floor(rest / 6)) total += 1 + (rest % 6)
    if (total <= most) ways += 1
  }
  return ways / all
}

/** The chance that a table shows such a row. */
export function chanceOfRow(table: TableId, isMeant: (row: CardRow) => boolean): number {
  const { dice, rows } = tableOf(table)
  const exactly = (total: number) => chanceOfAtMost(dice, total) - chanceOfAtMost(dice, total - 1)
  return rows
    .filter(isMeant)
    .reduce((chance, { roll = [] }) => chance + roll.reduce((sum, one) => sum + exactly(one), 0), 0)
}

// Fights

export type FightKind = Fight['kind']

/** The Strength or Craft a creature fights with, by its card or its name. */
export function figureOf(view: TalismanView, id: string): { readonly kind: FightKind; readonly might: number } {
  const { strength = null, craft = null } = isCard(id) ? kindOf(id) : creatureOf(id as CreatureId)
  if (strength === null) return { kind: 'psychic', might: craft ?? 0 }
  return { kind: 'combat', might: typeof strength === 'number' ? strength : rolledStrength(view) }
}

/** The Strength of the active Character's Werewolf; the average of two dice until it appears (TAL-14.7). */
function rolledStrength(view: TalismanView): number {
  const unfinished = roleAt(view, view.active)?.unfinished
  return unfinished?.kind === 'werewolf' ? unfinished.strength : 7
}

/** Strength or Craft of creatures that fight as one, the Runes included. */
export function mightInView(
  view: TalismanView,
  foes: readonly string[],
  space: SpaceId,
): { readonly kind: FightKind; readonly might: number } {
  const figures = foes.map((id) => figureOf(view, id))
  const runes = spaceOf(space).instruction.enemyDieBonus ?? 0
  return {
    kind: figures[0]?.kind ?? 'combat',
    might: figures.reduce((sum, { might }) => sum + might, runes),
  }
}

/** What a Character brings into a fight, before the dice. */
export function ownMight(me: CharacterView, kind: FightKind): number {
  return kind === 'combat' ? me.combatStrength.total : me.craft.total
}

/** A Character against creatures, as they stand; with `more` on the Character's side. */
export function creatureOdds(me: CharacterView, kind: FightKind, might: number, more = 0): Odds {
  return oddsOf(ownMight(me, kind) + more - might, diceOf(me, kind), opponentDice(me, kind))
}

/** A Character against another. Starting the fight may be an advantage. */
export function duelOdds(me: CharacterView, other: CharacterView, kind: FightKind, starts = true): Odds {
  return oddsOf(ownMight(me, kind) - ownMight(other, kind), diceOf(me, kind), starts ? opponentDice(me, kind) : 1)
}

/** The better attack on another Character: in Psychic Combat for those who can. */
export function bestAttack(me: CharacterView, other: CharacterView): Odds & { readonly fight: FightKind } {
  const combat = { ...duelOdds(me, other, 'combat'), fight: 'combat' } as const
  const psychic = { ...duelOdds(me, other, 'psychic'), fight: 'psychic' } as const
  return anyTraitIn(me, ({ attacksPsychically }) => attacksPsychically) && psychic.win > combat.win ? psychic : combat
}

/** A fight as it stands, by both totals: the number of dice on each side, and each side's chance of winning. */
export function fightOdds(
  view: TalismanView,
  fight: Pick<FightMatter, 'seat' | 'against' | 'fight' | 'ours' | 'theirs' | 'noDieAgainst'>,
): Odds & { readonly dice: number; readonly theirDice: number } {
  const { seat, against, ours, theirs } = fight
  const [dice, theirDice] = [throwsIn(view, fight, seat, against), throwsIn(view, fight, against, seat)]
  return { ...oddsOf(ours.total - theirs.total, dice, theirDice), dice, theirDice }
}

/** The number of dice that a side of a fight rolls. `null`: the creatures. */
function throwsIn(
  view: TalismanView,
  { fight: kind, noDieAgainst }: Pick<FightMatter, 'fight' | 'noDieAgainst'>,
  who: Seat | null,
  other: Seat | null,
): number {
  if (other !== null && noDieAgainst.includes(other)) return 0
  const character = who === null ? null : roleAt(view, who)
  return character ? diceOf(character, kind) : 1
}

/** A fight as it stands, from one side, with `more` on it. */
export function sideOdds(view: TalismanView, matter: FightMatter, seat: Seat, more = 0): Odds {
  const { against, ours, theirs } = matter
  const mine = against === seat ? theirs : ours
  const added = { ...mine, total: mine.total + more }
  const { win, lose } = fightOdds(view, { ...matter, ...(against === seat ? { theirs: added } : { ours: added }) })
  return against === seat ? { win: lose, lose: win } : { win, lose }
}

/** A fight in which a seat's own dice lie: with the best of them, or with `null` if it rolls them again. */
export function rolledOdds(view: TalismanView, matter: FightMatter, seat: Seat, best: number | null): Odds {
  const { seat: first, against, ours, theirs, thrown } = matter
  const isFirst = seat === first
  const other = isFirst ? against : first
  const [mine, others] = isFirst ? [ours, theirs] : [theirs, ours]
  const own = best === null ? throwOf(throwsIn(view, matter, seat, other)) : known(best)
  const rolled = thrown.find((one) => one.seat === other)
  if (rolled) return oddsBetween(mine.total - rolled.total, own, NONE)
  return oddsBetween(mine.total - others.total, own, throwOf(throwsIn(view, matter, other, seat)))
}

/** What the Weapons that would count most add to a seat's side of a fight, before its dice. */
export function weaponsIn({ against, ours, theirs }: FightMatter, seat: Seat): number {
  const { parts } = against === seat ? theirs : ours
  return parts.filter(({ from }) => isCard(from) && kindOf(from).weapon).reduce((sum, { value }) => sum + value, 0)
}

// Landing

/** What a draw may bring: the chance that there is an Enemy among the cards, and of losing the fight with it. */
export interface DrawOdds {
  readonly cards: number
  readonly enemy: number
  /** `null` if several cards, or some lying there, may fight together. */
  readonly lose: number | null
}

/**
 * A draw on a space, from the cards that are still in the pile: all that lie nowhere else. `null` if none is drawn, or
 * the viewer knows what comes.
 */
export function drawOdds(view: TalismanView, me: CharacterView, space: SpaceId): DrawOdds | null {
  const { cards: lying = [], hex = null } = view.ground[space] ?? {}
  const { n = 0, noMagicObjects = false } = spaceOf(space).instruction
  const cards = n - lying.length - (hex === null ? 0 : 1)
  const pile = pileOf(view)
  const isPlain = view.divined === 0 && !anyTraitIn(me, ({ drawsMore }) => drawsMore !== undefined)
  if (!drawsOn(space) || cards <= 0 || pile.length !== view.left.adventure || pile.length < cards || !isPlain)
    return null
  const enemies = pile.filter(isEnemy)
  let none = 1
  for (let drawn = 0; drawn < cards; drawn += 1) none *= Math.max(0, pile.length - enemies.length - drawn) / (pile.length - drawn) // prettier-ignore
  const isSingle = cards === 1 && !lying.some(isEnemy) && !noMagicObjects && !isOnGlade(me)
  const lost = enemies.reduce((sum, card) => sum + foesOdds(view, me, [card], space).lose, 0)
  return { cards, enemy: 1 - none, lose: isSingle ? lost / pile.length : null }
}

/** Adventures that lie nowhere: those in the pile. */
const pileOf = onceFor((view: TalismanView): readonly CardId[] => {
  const held = view.players.flatMap(({ character }) =>
    character ? [...character.objects, ...character.followers, ...character.trophies] : [],
  )
  const lying = Object.values(view.ground).flatMap(({ cards }) => cards)
  const seen = new Set([...held, ...lying, ...view.discard])
  return ADVENTURE_CARDS.filter((card) => !seen.has(card))
})

/** On the Cursed Glade a Character is weaker than elsewhere. */
const isOnGlade = ({ space }: CharacterView): boolean => spaceOf(space).instruction.noMagicObjects === true

/**
 * The fight with the Enemies that lie on a space; `null` without any, or if more cards or a second fight come on top.
 */
export function lyingOdds(view: TalismanView, me: CharacterView, space: SpaceId): Odds | null {
  const lying = view.ground[space]?.cards ?? []
  const foes = lying.filter(isEnemy)
  const kinds = new Set(foes.map((card) => figureOf(view, card).kind))
  const { n = 0, noMagicObjects = false } = spaceOf(space).instruction
  const drawsMore = drawsOn(space) && n > lying.length
  if (kinds.size !== 1 || drawsMore || noMagicObjects || isOnGlade(me)) return null
  return foesOdds(view, me, foes, space)
}

/** A Character against creatures that fight as one on a space. Some Weapons are better against Dragons. */
export function foesOdds(view: TalismanView, me: CharacterView, foes: readonly string[], space: SpaceId): Odds {
  const { kind, might } = mightInView(view, foes, space)
  return creatureOdds(me, kind, might, kind === 'combat' && foes.some(isDragon) ? dragonBonus(me) : 0)
}

const isDragon = (id: string): boolean => (isCard(id) ? kindOf(id) : creatureOf(id as CreatureId)).subtype === 'dragon'

/** What the Weapons in use add against Dragons, over what they add anyway. */
function dragonBonus({ combatStrength, objects, working }: CharacterView): number {
  const used = combatStrength.parts.filter(({ from }) => isCard(from) && kindOf(from).weapon)
  const best = objects.filter((card) => working.includes(card)).map((card) => kindOf(card).combatVsDragon ?? 0)
  const now = used.reduce((sum, { value }) => sum + value, 0)
  return Math.max(0, Math.max(0, ...best) - now)
}

/** The rows of a table by what they are worth. */
export function tableOdds(table: TableId): { readonly harm: number; readonly gain: number } {
  return {
    harm: chanceOfRow(table, ({ value = 0 }) => value < 0),
    gain: chanceOfRow(table, ({ value = 0 }) => value > 0),
  }
}

function diceOf(me: CharacterView, kind: FightKind): number {
  return kind === 'combat' ? greatestIn(me, ({ combatDice }) => combatDice, 1) : 1
}

function opponentDice(me: CharacterView, kind: FightKind): number {
  return kind === 'combat' && anyTraitIn(me, ({ deniesDie }) => deniesDie) ? 0 : 1
}

// The Portal and the passages

/** Dice rolled at the Portal, and the value they must not exceed (TAL-11.24). */
export function portalOf(
  me: CharacterView,
  stat: 'strength' | 'craft',
): { readonly dice: number; readonly most: number } {
  if (stat === 'strength') return { dice: PORTAL_DICE, most: me.strength.total }
  return {
    dice: fewestIn(me, ({ portalDice }) => portalDice, PORTAL_DICE),
    most: me.craft.total + greatestIn(me, ({ portalCraft }) => portalCraft, 0),
  }
}

/** Dice rolled in the Crypt or the Mines, and the value they must not exceed to get through (TAL-14.5, TAL-14.6). */
export function passageOf(me: CharacterView, space: SpaceId): { readonly dice: number; readonly most: number } {
  const { stat, dice = 3 } = spaceOf(space).instruction
  if (stat !== 'craft') return { dice, most: me.strength.total }
  return { dice: fewestIn(me, ({ minesDice }) => minesDice, dice), most: me.craft.total }
}
