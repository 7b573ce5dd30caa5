import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/**
 * The luck of a game, as plain data inside its state: same seed and same answers, same game, everywhere.
 * `drawn` counts every number taken, so that an undo can tell whether a die has fallen since.
 * `loaded` are outcomes laid ready to come up before the generator is asked again: the dice and draws of a worked
 * example, or of a game played with real dice.
 */
export interface Chance {
  generator: number[]
  drawn: number
  loaded?: { dice: number[]; picks: string[] }
}

/** Anything that carries its own luck. */
export interface Lucky {
  chance: Chance
}

/** Fresh luck from a seed of any text. */
export function chanceFrom(seed: string): Chance {
  const words = [0, 1, 2, 3].map((salt) => hash32(`${salt}:${seed}`))
  const generator = words.every((word) => word === 0) ? xoroshiro128plus(1) : xoroshiro128plusFromState(words)
  return { generator: [...generator.getState()], drawn: 0 }
}

/** Renews the luck of a game from a new seed and keeps the count of what was drawn before. */
export function reseed(of: Lucky, seed: string): void {
  of.chance = { ...chanceFrom(seed), drawn: of.chance.drawn + 1 }
}

/** A whole number from 0 to `count` - 1, all equally likely. Throws if `count` is not a positive whole number. */
export function below(of: Lucky, count: number): number {
  if (!Number.isInteger(count) || count < 1) throw new Error(`cannot choose among ${count}`)
  const generator = xoroshiro128plusFromState(of.chance.generator)
  const value = uniformInt(generator, 0, count - 1)
  of.chance.generator = [...generator.getState()]
  of.chance.drawn += 1
  return value
}

/** Rolls one die with `sides` faces, six unless told. */
export function rollDie(of: Lucky, sides = 6): number {
  const ready = of.chance.loaded?.dice.shift()
  if (ready === undefined) return below(of, sides) + 1
  if (!Number.isInteger(ready) || ready < 1 || ready > sides) throw new Error(`a die of ${sides} cannot show ${ready}`)
  of.chance.drawn += 1
  return ready
}

/** Rolls several dice, one after another. */
export function rollDice(of: Lucky, count: number, sides = 6): number[] {
  return Array.from({ length: count }, () => rollDie(of, sides))
}

/** One of the list, all places equally likely. Throws on an empty list. */
export function pickOne<T>(of: Lucky, list: readonly T[]): T {
  const ready = of.chance.loaded?.picks[0]
  const at = ready === undefined ? -1 : list.findIndex((item) => item === ready)
  if (at < 0) return itemAt(list, below(of, list.length))
  of.chance.loaded?.picks.shift()
  of.chance.drawn += 1
  return itemAt(list, at)
}

/** Takes one item out of the list at random and returns it; nothing from an empty list. */
export function takeOne<T>(of: Lucky, list: T[]): T | undefined {
  if (list.length === 0) return undefined
  const item = pickOne(of, list)
  list.splice(list.indexOf(item), 1)
  return item
}

/** Shuffles a list in place (Fisher and Yates, Durstenfeld's order). */
export function shuffle<T>(of: Lucky, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = below(of, i + 1)
    const held = itemAt(list, i)
    list[i] = itemAt(list, j)
    list[j] = held
  }
  return list
}

/** A short number for a text: FNV-1a, 32 bits, with a final mix. Not for secrets. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) | 0
}

/** The same in a few letters and digits. */
export function shortHash(text: string): string {
  return (hash32(text) >>> 0).toString(36)
}

function itemAt<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new Error(`no item ${index} in a list of ${list.length}`)
  return list[index] as T
}
