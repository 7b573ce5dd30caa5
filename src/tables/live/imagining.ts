import { linkAfter, loadState, rebuilding, rngFrom, FIRST_LINK, type Seat } from '../../engine/index.ts'
import { runInSlices } from '../kit/yielding.ts'
import type { RunningTable } from './running-table.ts'
import type { NewEntry, TurnSnapshot, WholeTable } from '../model/store.ts'

/** Where an imagined table begins. */
export type Beginning = Pick<WholeTable, 'entries' | 'snapshots'>

/**
 * Begins with a possible world: the state with which the current turn began, redealt from what a seat knew then.
 * Nothing else of the real state stays, so no part of the imagined table can give it away. `world` and `dice`: any
 * texts, from which the world and the dice of the imagined table follow. If a seat can't tell two games apart, the
 * beginnings are the same to the byte.
 */
export async function beginAsKnown(
  live: RunningTable,
  seat: Seat,
  { world, dice }: { readonly world: string; readonly dice: string },
): Promise<Beginning> {
  const { rules } = live.game
  const state = loadState(rules, { version: rules.version, state: await stateAtTurnStart(live) })
  rules.determinize(state, seat, { rng: rngFrom(world) })
  // These count what happened in secret too.
  state.rng = rngFrom(dice)
  state.revealed = 0
  // Its turns count from the first again: how many there were may depend on what the seat doesn't know.
  return { snapshots: [snapshotOf(live, JSON.stringify(state), 1)], entries: [] }
}

/**
 * Begins where a game stands, for games whose secrets are open. The turn's answers so far are taken over, then the dice
 * are renewed, and everything that no seat knew is dealt again. `at`: milliseconds since 1970.
 */
export async function beginAsItWas(live: RunningTable, dice: string, at: number): Promise<Beginning> {
  const since = live.lines.filter(({ seq }) => seq > live.began)
  const taken = since.map((entry, index): NewEntry => {
    const seq = index + 1
    return entry.kind === 'rewind' ? { ...entry, seq, to: index, by: null } : { ...entry, seq, by: null }
  })
  const renewal = {
    kind: 'rewind',
    seq: taken.length + 1,
    to: taken.length,
    seed: dice,
    deals: true,
    by: null,
  } as const
  let link = FIRST_LINK
  const entries = [...taken, renewal].map((entry) => ({ ...entry, at, link: (link = linkAfter(link, entry)) }))
  return { snapshots: [snapshotOf(live, await stateAtTurnStart(live), live.turn)], entries }
}

function snapshotOf({ game, record }: RunningTable, state: string, turn: number): TurnSnapshot {
  return { seq: 0, version: game.rules.version, state, turn, acted: record.seats.map(() => 0) }
}

/** The state at rest with which the current turn of a game began, as JSON by the current rules. */
async function stateAtTurnStart({ game, position, lines, began }: RunningTable): Promise<string> {
  const { rules } = game
  const before = lines.filter(({ seq }) => seq > position.seq && seq <= began)
  if (before.length === 0) return JSON.stringify(loadState(rules, position))
  const { outcomes } = await runInSlices(rebuilding(rules, position, before, 0))
  const state = outcomes.at(-1)?.outcome.snapshot
  if (state === undefined) throw new Error(`no turn begins after line ${began} of the log`)
  return state
}
