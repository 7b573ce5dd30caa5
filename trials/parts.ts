import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { State } from '../src/engine/index.ts'
import type { GameParts } from './checks.ts'
import type { Kinds } from './guard/guard.ts'

/** What only a game can check about itself: `parts` of `trials/games/<game>/parts.ts`, if it is there. */
export async function partsOf(id: string): Promise<GameParts<State>> {
  const file = new URL(`./games/${id}/parts.ts`, import.meta.url)
  if (!existsSync(fileURLToPath(file))) return {}
  return ((await import(file.href)) as { parts: GameParts<State> }).parts
}

/** What the guard must know of a game. */
export interface Hidden<S extends State> {
  /** The kinds of hidden things. */
  readonly kinds: Kinds<S>
  /** What of them everybody may count (`GuardManner`). */
  readonly counted?: (state: S) => unknown
}

/** What is hidden in a game: all of `trials/games/<game>/kinds.ts`, if it is there. */
export async function hiddenIn(id: string): Promise<Hidden<State>> {
  const file = new URL(`./games/${id}/kinds.ts`, import.meta.url)
  if (!existsSync(fileURLToPath(file))) return { kinds: {} }
  return (await import(file.href)) as Hidden<State>
}

/** Why a hunt cannot come upon something, by its name: `trials/games/<game>/unreached.json`, if it is there. */
export async function unreachedIn(id: string): Promise<Readonly<Record<string, string>>> {
  const file = new URL(`./games/${id}/unreached.json`, import.meta.url)
  if (!existsSync(fileURLToPath(file))) return {}
  return JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, string>>
}
