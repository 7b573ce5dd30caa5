import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { State } from '../src/engine/index.ts'
import type { GameParts } from './checks.ts'
import type { Kinds } from './guard/guard.ts'
import type { OddsParts } from './odds.ts'

/** The checks that only a game can make: `parts` in `trials/games/<game>/parts.ts`, if it exists. */
export async function partsOf(id: string): Promise<GameParts<State>> {
  const file = new URL(`./games/${id}/parts.ts`, import.meta.url)
  if (!existsSync(fileURLToPath(file))) return {}
  return ((await import(file.href)) as { parts: GameParts<State> }).parts
}

/** The guard's knowledge of a game. */
export interface Hidden<S extends State> {
  /** The kinds of hidden things. */
  readonly kinds: Kinds<S>
  /** The public counts of them (`GuardManner`). */
  readonly counted?: (state: S) => unknown
}

/** The hidden things of a game, from `trials/games/<game>/kinds.ts`, if it exists. */
export async function hiddenIn(id: string): Promise<Hidden<State>> {
  const file = new URL(`./games/${id}/kinds.ts`, import.meta.url)
  if (!existsSync(fileURLToPath(file))) return { kinds: {} }
  return (await import(file.href)) as Hidden<State>
}

/** How the odds beside choices are read, from `trials/games/<game>/odds.ts`; `null` if it doesn't exist. */
export async function oddsOf(id: string): Promise<OddsParts | null> {
  const file = new URL(`./games/${id}/odds.ts`, import.meta.url)
  if (!existsSync(fileURLToPath(file))) return null
  return ((await import(file.href)) as { odds: OddsParts }).odds
}

/** Reasons why a hunt cannot reach something, by name, from `trials/games/<game>/unreached.json`, if it exists. */
export async function unreachedIn(id: string): Promise<Readonly<Record<string, string>>> {
  const file = new URL(`./games/${id}/unreached.json`, import.meta.url)
  if (!existsSync(fileURLToPath(file))) return {}
  return JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, string>>
}
