import { below, type HasRng, type Seat } from '../../../../engine/index.ts'
import { NUMBERS } from '../../data/ids.ts'
import { sheetOf } from '../../state/deduction.ts'
import { ALL, choices, setOf, type Hand, type Numbers } from '../../state/key-sets.ts'
import { holdersOf, type Holder } from '../../state/notebook.ts'
import { heldBy, playerAt, type Warlock } from '../../state/state.ts'

/** Key cards in other worlds: every deal consistent with a viewer's knowledge is equally likely. */

/** Redeals the numbers among hands of the same sizes. The deals are counted, and one of them is picked. */
export function redealNumbers(game: Warlock, viewer: Seat | null, rng: HasRng): void {
  const hands = handsOf(game, viewer)
  const ways = waysOf(hands)
  let left = hands.reduce((all, { holder }) => all | setOf(heldBy(game, holder)), 0)
  for (const [at, hand] of hands.entries()) {
    let pick = below(rng, ways(at, left))
    const held = choices(hand, left).find((one) => (pick -= ways(at + 1, left & ~one)) < 0) ?? 0
    if (hand.holder !== viewer) giveNumbers(game, hand.holder, held)
    left &= ~held
  }
}

/**
 * Counts the ways to deal the remaining numbers to the hands from index `at` on; how many are left determines the
 * index.
 */
function waysOf(hands: readonly Hand[]): (at: number, left: Numbers) => number {
  const known = new Map<Numbers, number>()
  const free = hands.findLastIndex((hand) => !isFree(hand)) + 1
  const anyhow = hands.map((_, at) => waysOfAny(hands.slice(at).map(({ size }) => size)))
  const ways = (at: number, left: Numbers): number => {
    const hand = hands[at]
    if (!hand || at >= free) return anyhow[at] ?? 1
    const memo = known.get(left)
    if (memo !== undefined) return memo
    const sum = choices(hand, left).reduce((all, one) => all + ways(at + 1, left & ~one), 0)
    known.set(left, sum)
    return sum
  }
  return ways
}

/** Counts the deals to hands of these sizes without further knowledge. */
function waysOfAny(sizes: readonly number[]): number {
  const [size, ...others] = sizes
  if (size === undefined) return 1
  const all = sizes.reduce((sum, one) => sum + one, 0)
  const ofOne = Array.from({ length: size }, (_, at) => (all - at) / (at + 1)).reduce((ways, one) => ways * one, 1)
  return Math.round(ofOne) * waysOfAny(others)
}

/** The chest and all holders of numbers; those with known restrictions first. */
function handsOf(game: Warlock, viewer: Seat | null): Hand[] {
  const holders: Holder[] = ['chest', ...holdersOf(game.players.length).filter((holder) => holder !== 'chest')]
  const { must, may } = deduceFor(game, viewer)
  return holders
    .map((holder) => ({
      holder,
      size: heldBy(game, holder).length,
      must: must.get(holder) ?? 0,
      may: may.get(holder) ?? ALL,
      heard: holder === 'chest' ? heardAtChest(game) : [],
    }))
    .filter(({ size }) => size > 0)
    .sort((a, b) => Number(isFree(a)) - Number(isFree(b)))
}

/** The hand has no known restrictions: any of the remaining numbers can be dealt to it. */
function isFree({ must, may, heard }: Hand): boolean {
  return must === 0 && may === ALL && heard.length === 0
}

/** The proofs of the viewer's own cards and notebook, or only the open lock for a spectator. */
function deduceFor(game: Warlock, viewer: Seat | null) {
  const must = new Map<Holder, Numbers>()
  const may = new Map<Holder, Numbers>()
  if (game.openLock !== null) must.set('chest', setOf([game.openLock]))
  if (viewer === null) return { must, may }
  const { keyCards } = playerAt(game, viewer)
  for (const { number, holder, proof } of sheetOf(game, viewer).cells) {
    if (proof === 'here') must.set(holder, (must.get(holder) ?? 0) | setOf([number]))
    if (proof === 'absent') may.set(holder, (may.get(holder) ?? ALL) & ~setOf([number]))
  }
  return { must: must.set(viewer, setOf(keyCards)), may }
}

function heardAtChest({ players }: Warlock): Hand['heard'] {
  return players.flatMap(({ sightings }) =>
    sightings.flatMap((one) => (one.kind === 'chest' ? [{ numbers: setOf(one.numbers), wrong: one.wrong }] : [])),
  )
}

/** In order, the open lock first (WAR-2.9). */
function giveNumbers(game: Warlock, holder: Holder, held: Numbers): void {
  const numbers = NUMBERS.filter((number) => held & setOf([number]))
  if (holder === 'stack') game.stack = numbers
  else if (holder !== 'chest') playerAt(game, holder).keyCards = numbers
  else game.chest = numbers.sort((a, b) => Number(b === game.openLock) - Number(a === game.openLock) || a - b)
}
