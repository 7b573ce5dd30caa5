import type { OptionValues, Json } from '../../../engine/index.ts'
import { FLEE_THRESHOLD, isSupplies, isSword, TREASURE_KINDS, type TreasureKind } from '../data/components.ts'
import { TREASURE_IDS, type TreasureId } from '../data/ids.ts'
import { SHEET } from '../data/options.ts'

/** `MIGRATIONS[n]` turns a saved state of version n into one of version n + 1. */
export const MIGRATIONS: Readonly<Record<number, (saved: Json) => Json>> = {
  /** Whether a player is at the table is his presence; what is in hand knows a Maze card that is up and who settles. */
  1: (saved) => {
    const { players, turn, ...rest } = saved as unknown as Saved1
    const present = players.map(({ standing, ...player }) => ({ presence: standing, ...player }))
    return { ...rest, players: present, turn: { ...turn, maze: null }, settling: null }
  },
  /**
   * What has been shown to all is known apart from what everybody happens to know, and so is what can be told of a card
   * by what was done with it; what somebody is choosing lies in the state.
   */
  2: (saved) => {
    const { players, turn, knownTo, ...rest } = saved as unknown as Saved2
    const shown = TREASURE_IDS.filter((card) => players.every((_, seat) => knownTo[card]?.includes(seat)))
    const handled = TREASURE_IDS.filter((card) => !isSupplies(card) && (knownTo[card]?.length ?? 0) > 0)
    const mayBe = Object.fromEntries(handled.map((card) => [card, [...kindsInHand(card)]]))
    const choices = { putting: [], picking: [], seen: [], named: [] }
    return { ...rest, players, knownTo, turn: { ...turn, ...choices }, shown, mayBe, deal: null }
  },
  /** There are several standing orders, each by its name: the flee threshold is one of them. */
  3: (saved) => {
    const { players, ...rest } = saved as unknown as Saved3
    const orders = players.map(({ fleeAt }): Json => (fleeAt === FLEE_THRESHOLD ? {} : { flee: `${fleeAt}` }))
    return { ...rest, players: players.map(({ fleeAt: _now, ...player }) => player), orders }
  },
  /** All that may be chosen stands among the options: there is no length beside them. Nobody played alone. */
  4: (saved) => {
    const { length, options, ...rest } = saved as unknown as Saved4
    return { ...rest, options: SHEET.chosen(length, options), stack: [] }
  },
  /** Underdogs are a choice: nobody was favoured before. */
  5: (saved) => {
    const { options, ...rest } = saved as unknown as Saved5
    return { ...rest, options: SHEET.chosen('standard', options) }
  },
}

/** Nobody knows a card but by having had it in his hand or looked at it. */
function kindsInHand(card: TreasureId): readonly TreasureKind[] {
  return isSword(card) ? ['sword'] : TREASURE_KINDS.filter((kind) => !['gold', 'provisions', 'sword'].includes(kind))
}

interface Saved1 {
  readonly players: readonly { readonly standing: Json; readonly [other: string]: Json }[]
  readonly turn: { readonly [field: string]: Json }
  readonly [other: string]: Json
}

interface Saved5 {
  readonly options: OptionValues
  readonly [other: string]: Json | OptionValues
}

interface Saved4 {
  readonly length: string
  readonly options: OptionValues
  readonly [other: string]: Json | OptionValues
}

interface Saved3 {
  readonly players: readonly { readonly fleeAt: number; readonly [other: string]: Json }[]
  readonly [other: string]: Json
}

interface Saved2 {
  readonly players: readonly Json[]
  readonly turn: { readonly [field: string]: Json }
  readonly knownTo: { readonly [card: string]: readonly number[] }
  readonly [other: string]: Json
}
