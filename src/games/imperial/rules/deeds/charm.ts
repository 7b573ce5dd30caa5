import { option, type Option, type Ordered, type Play, type Seat } from '../../../../engine/index.ts'
import { treasureOf } from '../../data/components.ts'
import type { TileId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import { ORDERS } from '../../state/orders.ts'
import { maybeCharacter, type Imperial } from '../../state/state.ts'
import type { CharmAbout, PerilAbout } from '../../view/about.ts'
import { ask } from './asking.ts'
import { orderFor } from './orders.ts'
import { loseItem } from './pools.ts'

/** The Lucky Charm: change one die just rolled by one, once; then it returns to the pool (IMP-8.32, IMP-18.19). */

/** The outcome of a roll. If a change leaves the outcome the same, the Charm is not offered. */
export type OutcomeOf = (dice: readonly number[]) => string | number | boolean | null

interface CharmOptions {
  /** The subject of the roll; the dice as they lie are added to it. */
  readonly about?: Omit<CharmAbout, 'dice'> & Partial<PerilAbout>
  /**
   * The direction the holder would want, where that is certain: the question is skipped if every change would only do
   * harm.
   */
  readonly wants?: 'more' | 'less'
  /** A score of the dice for nearly every player, higher is better, where one can be given. */
  readonly worth?: (dice: readonly number[]) => number
  /** For a roll that deserves the Charm by default (IMP-18.19). Default: keep it. */
  readonly urgent?: (changed: readonly number[]) => boolean
}

interface DieChange {
  readonly die: number
  readonly by: 1 | -1
}

/**
 * Lets the holder change one of the dice just rolled, if some change would alter the outcome. Returns the dice as they
 * then lie. `up:2` turns the third die up by one.
 */
export function* withCharm(
  game: Imperial,
  seat: Seat,
  dice: readonly number[],
  outcomeOf: OutcomeOf,
  { about, wants, worth, urgent }: CharmOptions = {},
): Play<number[]> {
  const charm = charmOf(game, seat)
  const changes = charm === null ? [] : changesThatMatter(dice, outcomeOf)
  if (charm === null || changes.length === 0) return [...dice]
  // ruling: IMP-18.19 offers it where a change alters the outcome; a change no player could want is not an offer.
  const gain = (change: DieChange) => Number(outcomeOf(applyChange(dice, change))) - Number(outcomeOf(dice))
  if (wants && !changes.some((change) => (wants === 'more' ? gain(change) > 0 : gain(change) < 0))) return [...dice]
  const saving = changes.find((change) => urgent?.(applyChange(dice, change)) ?? false)
  const offers = (): Option<DieChange | null>[] => [
    option('keep', {}, null),
    ...changes.map((change) =>
      option(keyOf(change), { args: { die: dice[change.die] ?? 0, to: (dice[change.die] ?? 0) + change.by } }, change),
    ),
  ]
  const fallback = saving ? keyOf(saving) : 'keep'
  const mayGain = saving !== undefined || !worth || changes.some((one) => worth(applyChange(dice, one)) > worth(dice))
  const change = yield* ask(seat, 'charm.use', offers, {
    default: fallback,
    standing: () => (mayGain ? askUnlessSpared(game, seat, fallback) : orderFor(game, seat, 'charm', fallback)),
    about: { ...about, dice: [...dice] },
  })
  if (!change) return [...dice]
  const from = dice[change.die] ?? 0
  emitFact(game, { kind: 'charm-used', seat, tile: charm, die: change.die, from, to: from + change.by })
  loseItem(game, seat, charm, 'used')
  return applyChange(dice, change)
}

/** If there may be something to gain, a holder who has not ordered to spare the Charm decides. */
function askUnlessSpared(game: Imperial, seat: Seat, fallback: string): Ordered | null {
  return ORDERS.valueOf(game, seat, 'charm') === 'spare' ? orderFor(game, seat, 'charm', fallback) : null
}

function charmOf(game: Imperial, seat: Seat): TileId | null {
  return maybeCharacter(game, seat)?.treasures.find(isCharm) ?? null
}

/** Whether a treasure is the Charm: a roll about losing the Charm is no reason to use it. */
export function isCharm(tile: TileId): boolean {
  return treasureOf(tile).group === 'charm'
}

/** One change for each face, direction and outcome, because equal dice are interchangeable. */
function changesThatMatter(dice: readonly number[], outcomeOf: OutcomeOf): DieChange[] {
  const asIs = outcomeOf(dice)
  const seen = new Set<string>()
  return dice
    .flatMap((_, die): DieChange[] => [
      { die, by: 1 },
      { die, by: -1 },
    ])
    .filter((change) => {
      const face = dice[change.die] ?? 0
      if (face + change.by < 1 || face + change.by > 6) return false
      const outcome = outcomeOf(applyChange(dice, change))
      const same = `${face} ${change.by} ${String(outcome)}`
      if (outcome === asIs || seen.has(same)) return false
      seen.add(same)
      return true
    })
}

function applyChange(dice: readonly number[], { die, by }: DieChange): number[] {
  return dice.map((face, index) => (index === die ? face + by : face))
}

function keyOf({ die, by }: DieChange): string {
  return `${by > 0 ? 'up' : 'down'}:${die}`
}
