import { stakesOf, type Stakes } from '../../../engine/index.ts'
import { adventurerOf } from './reading.ts'
import type { AdventurerView, WarlockView } from './view.ts'

/** What may happen to an adventurer in a turn, worst first. */
export const STAKE_IDS = [
  'death', 'stamina-lost', 'treasures-lost', 'turns-lost', 'luck-lost', 'gold-lost', 'stamina-gained', 'gold-gained', 'learnt',
  'treasures-gained', 'won',
] as const // prettier-ignore
export type StakeId = (typeof STAKE_IDS)[number]

/** An adventurer, with what else counts of its seat. */
interface Piece extends AdventurerView {
  readonly id: string
  readonly won: boolean
  /** How much of the notebook is still open. */
  readonly open: number
}

function pieceOf(view: WarlockView): Piece | null {
  const { viewer: seat, own, result } = view
  const adventurer = seat === null ? null : adventurerOf(view, seat)
  if (!adventurer) return null
  const open = own?.notebook.cells.filter(({ proof }) => proof === 'open').length ?? 0
  const won = result?.some((one) => one.seat === seat && one.won) ?? false
  return { ...adventurer, id: 'adventurer', won, open }
}

const CHANGES = stakesOf<WarlockView, Piece, StakeId>(STAKE_IDS, pieceOf, {
  death: () => false,
  'stamina-lost': (then, now) => now.stamina.now < then.stamina.now,
  'treasures-lost': (then, now) => now.treasures < then.treasures,
  'turns-lost': (then, now) => now.missed > then.missed,
  'luck-lost': (then, now) => now.luck.now < then.luck.now,
  'gold-lost': (then, now) => now.gold < then.gold,
  'stamina-gained': (then, now) => now.stamina.now > then.stamina.now,
  'gold-gained': (then, now) => now.gold > then.gold,
  learnt: (then, now) => now.open < then.open,
  'treasures-gained': (then, now) => now.treasures > then.treasures,
  won: (_then, now) => now.won,
})

/** What the seat writes down is none of its piece. */
export const STAKES: Stakes<WarlockView> = {
  ...CHANGES,
  piece: (view) => (view.viewer === null ? null : adventurerOf(view, view.viewer)),
}
