import { onceFor, type Seat } from '../../../engine/index.ts'
import { NUMBERS } from '../data/ids.ts'
import type { Holder, WarlockView } from './view.ts'

/** Conclusions from a notebook: the probability of every set of numbers beneath the chest. */
export interface Beliefs {
  /** The possible sets of numbers beneath the chest, with their probabilities. */
  readonly sets: readonly { readonly numbers: readonly number[]; readonly chance: number }[]
  /** The chance that a number lies beneath the chest. */
  readonly chance: ReadonlyMap<number, number>
}

/**
 * Derives the probabilities from the viewer's own notebook, the public hand sizes and the public failures at the
 * chest. Every deal of the nine Key cards consistent with them is equally likely.
 */
export function beliefsOf(view: WarlockView): Beliefs {
  const known = signatureOf(view)
  const before = CACHED_BELIEFS.get(known)
  if (before) return before
  const beliefs = think(view)
  if (CACHED_BELIEFS.size >= MAX_CACHED_BELIEFS) CACHED_BELIEFS.clear()
  CACHED_BELIEFS.set(known, beliefs)
  return beliefs
}

/** Caches conclusions, because the same notebook always gives the same ones. */
const CACHED_BELIEFS = new Map<string, Beliefs>()
const MAX_CACHED_BELIEFS = 500

function signatureOf(view: WarlockView): string {
  const { cells = [], failures = [] } = view.own?.notebook ?? {}
  const marks = cells.map(({ proof }) => proof.charAt(0)).join('')
  const sizes = handsOf(view)
    .map(({ size }) => size)
    .join('')
  return [marks, sizes, ...failures.map(({ numbers, wrong }) => `${numbers.join('')}-${wrong}`)].join('/')
}

function think(view: WarlockView): Beliefs {
  const marks = marksOf(view)
  const hands = handsOf(view)
  const sets = TRIPLES.flatMap((numbers) => {
    const isOpen = numbers.every((number) => marks.get(`${number}:chest`) !== 'absent')
    const hasAll = NUMBERS.every((number) => numbers.includes(number) || marks.get(`${number}:chest`) !== 'here')
    if (!isOpen || !hasAll || !agreesWithFailures(view, numbers)) return []
    const ways = waysToDeal(
      NUMBERS.filter((number) => !numbers.includes(number)),
      hands,
      marks,
    )
    return ways > 0 ? [{ numbers, chance: ways }] : []
  })
  const all = sets.reduce((sum, { chance }) => sum + chance, 0)
  const weighed = sets.map(({ numbers, chance }) => ({ numbers, chance: chance / all }))
  const chance = new Map(NUMBERS.map((number) => [number, sumWhere(weighed, (set) => set.includes(number))]))
  return { sets: weighed, chance }
}

/** A holder of some of the other six, and how many. */
interface Hand {
  readonly holder: Holder
  readonly size: number
}

function handsOf({ players, stack }: WarlockView): Hand[] {
  const hands = players.map(({ seat, keyCards }): Hand => ({ holder: seat, size: keyCards }))
  return stack > 0 ? [...hands, { holder: 'stack', size: stack }] : hands
}

type Marks = ReadonlyMap<string, 'here' | 'absent' | 'open'>

function marksOf(view: WarlockView): Marks {
  const cells = view.own?.notebook.cells ?? []
  return new Map(cells.map(({ number, holder, proof }) => [cellOf(number, holder), proof]))
}

function cellOf(number: number, holder: Holder): string {
  return `${number}:${holder}`
}

const TRIPLES: readonly (readonly number[])[] = NUMBERS.flatMap((a) =>
  NUMBERS.filter((b) => b > a).flatMap((b) => NUMBERS.filter((c) => c > b).map((c) => [a, b, c])),
)

/** Whether a set agrees with the others' failures at the chest, that is, with the number of wrong guesses in each. */
function agreesWithFailures(view: WarlockView, set: readonly number[]): boolean {
  const failures = view.own?.notebook.failures ?? []
  return failures.every(({ numbers, wrong }) => numbers.filter((number) => !set.includes(number)).length === wrong)
}

/** The number of ways the other six can be dealt to these hands. `tell`: in how many of them a hand gets a number. */
function waysToDeal(
  rest: readonly number[],
  hands: readonly Hand[],
  marks: Marks,
  tell?: (number: number, holder: Holder, ways: number) => void,
): number {
  const left = hands.map(({ size }) => size)
  const rows = rest.map((number) => hands.map(({ holder }) => marks.get(cellOf(number, holder))))
  const deal = (at: number): number => {
    const row = rows[at]
    if (!row) return left.every((many) => many === 0) ? 1 : 0
    const proven = row.indexOf('here')
    let ways = 0
    for (const [hand, many] of left.entries()) {
      const may = proven < 0 ? row[hand] !== 'absent' : hand === proven
      if (!may || many === 0) continue
      left[hand] = many - 1
      const others = deal(at + 1)
      left[hand] = many
      ways += others
      const [number, holder] = [rest[at], hands[hand]?.holder]
      if (tell && number !== undefined && holder !== undefined) tell(number, holder, others)
    }
    return ways
  }
  return deal(0)
}

function sumWhere(sets: Beliefs['sets'], is: (numbers: readonly number[]) => boolean): number {
  return sets.reduce((sum, { numbers, chance }) => sum + (is(numbers) ? chance : 0), 0)
}

/** The share of the possible chests that the truth about a number rules out, on average. */
export function ruledOut(beliefs: Beliefs, number: number): number {
  const chance = beliefs.chance.get(number) ?? 0
  return 2 * chance * (1 - chance)
}

/** The chances that a number is in a hand, or in the stack. */
const heldChances = onceFor((view: WarlockView): ReadonlyMap<string, number> => {
  const [marks, hands] = [marksOf(view), handsOf(view)]
  const ways = new Map<string, number>()
  let all = 0
  for (const { numbers } of beliefsOf(view).sets) {
    const rest = NUMBERS.filter((number) => !numbers.includes(number))
    all += waysToDeal(rest, hands, marks, (number, holder, many) => {
      const cell = cellOf(number, holder)
      ways.set(cell, (ways.get(cell) ?? 0) + many)
    })
  }
  return new Map([...ways].map(([cell, many]) => [cell, many / all]))
})

/** The same share for a random Key card of a rival, of the stack, or from beneath the chest, which a player sees. */
export function lookRulesOut(view: WarlockView, holder: Holder): number {
  const { chance } = beliefsOf(view)
  const beneath = (number: number) => chance.get(number) ?? 0
  if (holder === 'chest') {
    const hidden = NUMBERS.filter((number) => number !== view.openLock)
    const many = hidden.reduce((sum, number) => sum + beneath(number), 0)
    return hidden.reduce((sum, number) => sum + (beneath(number) / many) * (1 - beneath(number)), 0)
  }
  const size = handsOf(view).find((hand) => hand.holder === holder)?.size ?? 1
  return NUMBERS.reduce((sum, number) => sum + truthRulesOut(view, holder, number), 0) / size
}

/** The same share for the truth about a number from its possible holder: nothing, if they don't have it. */
export function truthRulesOut(view: WarlockView, holder: Holder, number: number): number {
  return (heldChances(view).get(cellOf(number, holder)) ?? 0) * (beliefsOf(view).chance.get(number) ?? 0)
}

/** The chance that all of some numbers lie beneath the chest. */
function chanceOfAll(beliefs: Beliefs, numbers: readonly number[]): number {
  return sumWhere(beliefs.sets, (set) => numbers.every((number) => set.includes(number)))
}

/** The best numbers to name out of those available, and the chance that they are all right. */
export function bestGuess(
  view: WarlockView,
  beliefs: Beliefs,
  keys: readonly number[],
): { numbers: number[]; chance: number } {
  const many = view.openLock === null ? 3 : 2
  const usable = keys.filter((number) => number !== view.openLock)
  let best = { numbers: [] as number[], chance: 0 }
  for (const numbers of choicesOf(usable, many)) {
    const chance = chanceOfAll(beliefs, view.openLock === null ? numbers : [...numbers, view.openLock])
    if (chance > best.chance) best = { numbers, chance }
  }
  return best
}

/** All combinations of that many items of a list. */
function choicesOf(list: readonly number[], many: number): number[][] {
  if (many === 0) return [[]]
  return list.flatMap((first, at) => choicesOf(list.slice(at + 1), many - 1).map((rest) => [first, ...rest]))
}

/** How much an answer about a number teaches: most at even odds, nothing where it is known. */
export function doubt(beliefs: Beliefs, number: number): number {
  const chance = beliefs.chance.get(number) ?? 0
  return 4 * chance * (1 - chance)
}

/** How much is still unknown: 0 when the chest is certain. */
export function allDoubt(beliefs: Beliefs): number {
  return NUMBERS.reduce((sum, number) => sum + doubt(beliefs, number), 0)
}

/** How much a look at one random Key card of a rival, or of the stack, may teach. */
export function rivalDoubt(view: WarlockView, beliefs: Beliefs, rival: Seat | 'stack'): number {
  const cells = view.own?.notebook.cells ?? []
  return cells
    .filter(({ holder, proof }) => holder === rival && proof === 'open')
    .reduce((sum, { number }) => sum + (beliefs.chance.get(number) ?? 0), 0)
}
