import { memoise, onceFor } from '../../../engine/index.ts'
import { allDoubt, bestGuess, beliefsOf, type Beliefs } from '../view/beliefs.ts'
import { foeOf, treasureOf } from '../data/components.ts'
import { STARTING_SWORD, type EncounterId, type FoeId, type SwordId, type TreasureId } from '../data/ids.ts'
import { isIdle, isTheEndOf, traitsOf } from '../data/traits.ts'
import { battleOutlook, type BattleOutlook } from '../view/battles.ts'
import { lastRound } from '../view/reading.ts'
import type { AdventurerView, WarlockView } from '../view/view.ts'

/** A computer player's view of itself: what it carries, what it can beat, and how sure it is of the chest. */
export interface Self {
  readonly view: WarlockView
  readonly seat: number
  readonly me: AdventurerView | null
  readonly treasures: readonly TreasureId[]
  readonly keys: readonly number[]
  readonly beliefs: Beliefs
  readonly doubt: number
  readonly guess: { readonly numbers: readonly number[]; readonly chance: number }
  readonly roundsLeft: number
  /** A random mood (`MOODS`), to vary its play. */
  readonly mood: number
}

export function selfOf(view: WarlockView, mood: number): Self {
  const seat = view.viewer ?? view.active
  const treasures = view.own?.treasures ?? []
  const keys = [...new Set(treasures.flatMap((card) => treasureOf(card).keys))]
  let guess: Self['guess'] | undefined
  return {
    view,
    seat,
    me: view.players[seat]?.adventurer ?? null,
    treasures,
    keys,
    get beliefs() {
      return believed(view)
    },
    get doubt() {
      return doubted(view)
    },
    get guess() {
      return (guess ??= bestGuess(view, believed(view), keys))
    },
    roundsLeft: lastRound(view) - view.round,
    mood,
  }
}

// Worked out only for the questions that need it
const believed = onceFor(beliefsOf)
const doubted = onceFor((view: WarlockView) => allDoubt(believed(view)))

/** The end of a battle with a card that is fought down to a given Stamina. */
export function against(self: Self, foe: FoeId, downTo = 3): BattleOutlook {
  return battleOutlook(self.view, self.seat, foe, downTo) ?? LOST
}

const LOST: BattleOutlook = { win: 0, die: 0, low: 1, cost: 0 }

/** Whether it has cards that end a meeting with a foe almost without a fight. */
export function trumps(self: Self, foe: FoeId): boolean {
  return self.treasures.some((card) => isTheEndOf(card, foe) && !traitsOf(card).strike?.shot)
}

/** The danger of a meeting, in Stamina and risk: 0 is none, 10 is hopeless. */
export function danger(self: Self, card: EncounterId): number {
  return memoise(dangersFor(self), card, () => dangerOf(self, card))
}

const dangersFor = onceFor((_self: Self) => new Map<EncounterId, number>())

function dangerOf(self: Self, card: EncounterId): number {
  if (foeOf(card).kind !== 'monster' || trumps(self, card)) return 0
  const { win, cost } = against(self, card)
  return isRunning(self) ? cost * 0.05 + (1 - win) * 3.5 : cost * 0.25 + (1 - win) * 7
}

/** Whether it only wants to get to the chest: wounds matter little on the last stretch. */
export function isRunning(self: Self): boolean {
  return self.guess.chance >= RUN_CHANCE
}

const RUN_CHANCE = 0.3

/** The danger of an unknown card: mostly minor. */
export function unknownDanger({ me }: Self): number {
  const stamina = me?.stamina.now ?? 0
  return stamina >= 12 ? 0.4 : stamina >= 9 ? 0.9 : stamina >= 7 ? 2 : 5
}

/** The value of every Treasure card; without it the card does not compile. Keys and supplies go by what they print. */
const TREASURE_VALUES: Readonly<Record<TreasureId, number | 'by-keys' | 'by-supplies'>> = {
  'key-2': 'by-keys',
  'key-3': 'by-keys',
  'key-4': 'by-keys',
  'key-6': 'by-keys',
  'key-7': 'by-keys',
  'key-8': 'by-keys',
  'key-9': 'by-keys',
  'bunch-gaoler': 'by-keys',
  'bunch-cook': 'by-keys',
  'bunch-ferryman': 'by-keys',
  'bunch-librarian': 'by-keys',
  'bunch-boatwright': 'by-keys',
  'gold-3': 'by-supplies',
  'gold-4': 'by-supplies',
  'gold-6': 'by-supplies',
  'gold-8': 'by-supplies',
  'provisions-2': 'by-supplies',
  'provisions-3': 'by-supplies',
  'enchanted-sword': 1.1,
  'iron-helmet': 1.1,
  'crescent-shield': 0.6,
  'silver-sword': 0.4,
  'jewelled-eye': 0.8,
  'silver-cross': 0.5,
  'bow-and-silver-arrow': 0.4,
  'potion-of-fortune': 0.35,
  'potion-of-invisibility': 0.7,
  'scroll-of-dragonfire': 0.6,
  'crystal-ball': 0.7,
  'vial-of-poison': 0.25,
  'scroll-of-cursing': 0.3,
  'ball-of-twine': 0.25,
}

/** A second card with a key that it holds: it's safe from robbers, and no rival has it. */
const SPARE_WORTH = 0.4

/** The worth of a card: keys by the chance that their number is right, more where no other card has it. */
export function cardWorth(self: Self, card: SwordId): number {
  if (card === STARTING_SWORD) return 0.05
  const value = TREASURE_VALUES[card]
  if (value === 'by-supplies') return 0.4
  if (isIdle(card, self.view.options)) return 0.02
  if (value !== 'by-keys') return traitsOf(card).beforehand === 'challenge' && self.doubt < 0.5 ? 0 : value
  const { keys } = treasureOf(card)
  const others = self.treasures.filter((one) => one !== card).flatMap((one) => treasureOf(one).keys)
  return keys.reduce((sum, number) => {
    if (number === self.view.openLock) return sum
    const chance = self.beliefs.chance.get(number) ?? 0
    return sum + chance * (others.includes(number) ? SPARE_WORTH : 1.6)
  }, 0.02)
}

/** The worth of an unknown Treasure card: the more keys are still wanted, the higher. */
export function unknownTreasure(self: Self): number {
  return 0.35 + 0.9 * (1 - self.guess.chance)
}

/** The worth of going to the chest: little for a wild guess, everything when certain. */
export function chestWorth({ guess, roundsLeft, view }: Self): number {
  const many = view.openLock === null ? 3 : 2
  if (guess.numbers.length < many) return 0
  const isLate = roundsLeft <= (view.options['midnight-bell'] ? 6 : 25)
  return 9 * guess.chance ** (isLate ? 1 : 1.7)
}

/** Whether it would name numbers if it stood before the chest. */
export function wouldOpen(self: Self): boolean {
  const { guess, roundsLeft, view } = self
  const many = view.openLock === null ? 3 : 2
  const least = roundsLeft <= 2 ? 0.01 : view.openLock === null ? 0.24 : 0.3
  return guess.numbers.length === many && guess.chance >= least
}
