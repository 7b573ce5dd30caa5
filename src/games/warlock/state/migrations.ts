import type { Json } from '../../../engine/index.ts'

/** `MIGRATIONS[n]` turns a saved state of version n into one of version n + 1. */
export const MIGRATIONS: Readonly<Record<number, (saved: Json) => Json>> = {
  /** Whether a player is at the table is his presence; what is in hand knows a Maze card that is up and who settles. */
  1: (saved) => {
    const { players, turn, ...rest } = saved as unknown as Saved1
    const present = players.map(({ standing, ...player }) => ({ presence: standing, ...player }))
    return { ...rest, players: present, turn: { ...turn, maze: null }, settling: null }
  },
}

interface Saved1 {
  readonly players: readonly { readonly standing: Json; readonly [other: string]: Json }[]
  readonly turn: { readonly [field: string]: Json }
  readonly [other: string]: Json
}
