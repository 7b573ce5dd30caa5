import type { Entry, Game } from '../../src/engine/index.ts'
import type { ExportedGame } from '../../src/tables/index.ts'
import { Replay } from '../../src/tables/files/replay.ts'
import type { Figures } from '../../src/tables/model/verdict.ts'

/**
 * Valid rewinds: each undoes the last answers, the next ones return to abandoned branches, and an answer follows each.
 */
export function rewound({ entries }: ExportedGame, size: number): readonly Entry[] {
  const answers = entries.filter(
    (one) => one.kind === 'answer' && !one.sealed && entries[one.seq - 2]?.kind === 'answer',
  )
  const [again] = answers.slice(-1)
  if (again?.kind !== 'answer') throw new Error('no answer can be undone')
  const all: Entry[] = entries.filter(({ seq }) => seq <= again.seq)
  for (let round = 0; round < size; round += 1) {
    const seq = all.length + 1
    all.push({ kind: 'rewind', seq, to: again.seq - 1, seed: null, keeps: true })
    all.push({ ...again, seq: seq + 1 })
  }
  return all
}

/** Replays such a log, and returns the number of steps between which others get their turn. */
export function stepsOfReplay(game: Game, { chronicle: _, ...real }: ExportedGame, entries: readonly Entry[]): number {
  const figures = { seal: real.seal?.kind ?? 'typed' } as Figures
  const steps: Generator<void, void> = new Replay(
    game,
    { ...real, snapshots: real.snapshots.slice(0, 1), entries },
    figures,
  ).play(true, () => undefined)
  let count = 0
  while (!steps.next().done) count += 1
  return count
}
