import type { Seat, Stakes } from '../../../engine/index.ts'
import type { AdventurerView, WarlockView } from './view.ts'

/** What may happen to an adventurer in a turn, worst first. */
export const STAKE_IDS = [
  'death', 'stamina-lost', 'treasures-lost', 'turns-lost', 'luck-lost', 'gold-lost', 'stamina-gained', 'gold-gained', 'learnt',
  'treasures-gained', 'won',
] as const // prettier-ignore
export type StakeId = (typeof STAKE_IDS)[number]

export const STAKES: Stakes<WarlockView> = {
  ids: STAKE_IDS,
  happened: (before, after) => {
    const seat = before.viewer
    const then = seat === null ? null : adventurerOf(before, seat)
    if (seat === null || !then) return []
    if (after.result?.some((one) => one.seat === seat && one.won)) return ['won']
    const now = adventurerOf(after, seat)
    if (!now || after.result) return now ? [] : ['death']
    return STAKE_IDS.filter((id) => (id === 'learnt' ? openCells(after) < openCells(before) : CHANGES[id]?.(then, now)))
  },
}

function adventurerOf({ players }: WarlockView, seat: Seat): AdventurerView | null {
  return players[seat]?.adventurer ?? null
}

/** How much of the notebook is still open. */
function openCells({ own }: WarlockView): number {
  return own?.notebook.cells.filter(({ proof }) => proof === 'open').length ?? 0
}

const CHANGES: Readonly<Partial<Record<StakeId, (then: AdventurerView, now: AdventurerView) => boolean>>> = {
  'stamina-lost': (then, now) => now.stamina.now < then.stamina.now,
  'treasures-lost': (then, now) => now.treasures < then.treasures,
  'turns-lost': (then, now) => now.missed > then.missed,
  'luck-lost': (then, now) => now.luck.now < then.luck.now,
  'gold-lost': (then, now) => now.gold < then.gold,
  'stamina-gained': (then, now) => now.stamina.now > then.stamina.now,
  'gold-gained': (then, now) => now.gold > then.gold,
  'treasures-gained': (then, now) => now.treasures > then.treasures,
}
