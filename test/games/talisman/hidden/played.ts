import {
  rngFrom,
  playout,
  questionMark,
  rebuild,
  type Answer,
  type Chooser,
  type Entry,
  type Outcome,
  type Run,
  type Seat,
  type Setup,
  type Snapshot,
} from '../../../../src/engine/index.ts'
import type { Talisman } from '../../../../src/games/talisman/state/state.ts'
import type { TalismanView } from '../../../../src/games/talisman/view/view.ts'
import { type MUTE } from '../rich.ts'

/** Matches, pause by pause, each of which can be recreated any number of times. */

type Table = Run<Talisman, TalismanView>

export interface Pause {
  readonly run: Table
  /** The answer about to be given. */
  readonly answer: Answer
  /** The same pause again, in a game of its own. */
  readonly again: () => Table
}

export function* pausesOf(
  game: typeof MUTE,
  setup: Setup,
  chooser: Chooser<Talisman, TalismanView>,
  limit: number,
): Generator<Pause> {
  const snapshots: Snapshot[] = []
  const entries: Entry[] = []
  for (const { run, answer, outcome } of playout(game.rules, setup, chooser, limit, 0)) {
    const seq = entries.length
    if (outcome.snapshot !== undefined) {
      snapshots.splice(0, 1, { seq, version: game.rules.version, state: outcome.snapshot })
    }
    yield { run, answer, again: () => rebuild(game.rules, snapshots, entries).run }
    entries.push({ kind: 'answer', seq: seq + 1, answer, sealed: true })
  }
}

/** All viewers: every seat, and the public. */
export function viewersOf({ state }: Table): (Seat | null)[] {
  return [null, ...state.players.keys()]
}

/** Everything a viewer is shown, asked or allowed, as text. */
export function seenBy(run: Table, viewer: Seat | null): string {
  const asides = viewer === null ? [] : run.asidesOf(viewer)
  const asked = viewer === null ? undefined : run.askedOf(viewer)
  const mark = questionMark(asked, asides)
  return JSON.stringify([run.rules.view(run.state, viewer), run.askedAsSeenBy(viewer), asides, mark])
}

/** What a viewer learned of an answer. */
export function learnedBy({ emitted }: Outcome, viewer: Seat | null): string {
  return JSON.stringify(emitted.filter(({ to }) => to === 'all' || (viewer !== null && to.includes(viewer))))
}

export function luckOf(seed: string) {
  return { rng: rngFrom(seed) }
}
