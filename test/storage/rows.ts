import type { Fact } from '../../src/engine/index.ts'
import {
  timingOf,
  type Commit,
  type NewEntry,
  type NewLine,
  type NewTable,
  type TurnSnapshot,
  type SeatRecord,
  type Store,
  type TableEvent,
} from '../../src/tables/model/store.ts'

/** A table in the lobby with Ann, in a room named after its id. */
export function table(change: Partial<NewTable> = {}): NewTable & { readonly archivedAt: null } {
  return {
    id: 'one',
    game: 'toy',
    preset: 'short',
    options: {},
    seed: 'seed',
    seal: { kind: 'typed' },
    experience: null,
    status: 'lobby',
    server: 'server',
    room: change.id ?? 'one',
    host: 'ann',
    seats: [seat(0, 'ann', 'Ann')],
    timing: timingOf('none'),
    clocks: null,
    pause: null,
    pictures: 'wide',
    motions: [],
    called: [],
    watchers: [],
    whispering: false,
    createdAt: 1,
    changedAt: 1,
    archivedAt: null,
    ...change,
  }
}

/** A seat of a player. */
export function seat(number: number, user: string | null, name: string): SeatRecord {
  return { seat: number, user, name, keeper: 'player', backAt: null, offered: false }
}

export const sitting = (user: string | null) => [seat(0, user, user ?? 'Computer')]

export function answer(seq: number, by: string | null = 'ann'): NewEntry {
  return {
    kind: 'answer',
    seq,
    answer: { seat: 0, verb: 'dig.where', key: 'pit:north' },
    sealed: true,
    quiet: false,
    by,
  }
}

export function rewind(seq: number, to: number, seed: string | null = null, deals = false): NewEntry {
  return { kind: 'rewind', seq, to, seed, ...(deals && { deals }), by: 'ann' }
}

export function snapshot(seq: number, change: Partial<TurnSnapshot> = {}): TurnSnapshot {
  return { seq, turn: seq + 1, acted: [seq], version: 1, state: JSON.stringify({ at: seq }), ...change }
}

export function fact(kind: string, to: 'all' | number[] = 'all'): NewLine {
  return { kind: 'fact', fact: { kind } as Fact, to }
}

export function event(happened: TableEvent): NewLine {
  return { kind: 'event', event: happened, to: 'all' }
}

/** Writes a step after the last one. */
export async function step(store: Store, change: Partial<Commit> = {}): Promise<void> {
  const id = change.table ?? 'one'
  await store.commit({ table: id, after: (await store.records.revision(id)) ?? 0, at: 2, ...change })
}

/** Writes answers that each end a turn. */
export async function turns(store: Store, count: number): Promise<void> {
  const last = await store.log.lastSeq('one')
  for (let seq = last + 1; seq <= last + count; seq += 1)
    await step(store, { entries: [answer(seq)], snapshot: snapshot(seq) })
}
