import { chacha20 } from '@noble/ciphers/chacha.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * The state of a game's random numbers, as plain data: the same seed and the same answers give the same game everywhere.
 * The numbers come from ChaCha20 (RFC 8439), a stream cipher that nobody can predict from its output. `key` is its key,
 * 32 bytes in hexadecimal, and `drawn` says how many of its 32-bit words were taken. It grows with every number, so that
 * an undo can tell whether a die has fallen since.
 * `loaded` are outcomes laid ready to come up before the stream is asked again: the dice and draws of a worked
 * example, or of a game played with real dice.
 */
export interface Rng {
  key: string
  drawn: number
  loaded?: { dice: number[]; picks: string[] }
}

/** Anything that carries its own luck. */
export interface HasRng {
  rng: Rng
}

/** Fresh luck from a seed of any text. */
export function rngFrom(seed: string): Rng {
  return { key: bytesToHex(sha256(utf8ToBytes(`luck:${seed}`))), drawn: 0 }
}

/** Renews the luck of a game from a new seed, and keeps the count of what was drawn before. */
export function reseed(of: HasRng, seed: string): void {
  of.rng = { ...rngFrom(seed), drawn: of.rng.drawn + 1 }
}

/** A seed drawn from a luck, for another. */
export function freshSeed(of: HasRng): string {
  return Array.from({ length: 4 }, () => below(of, WORDS).toString(36)).join('-')
}

/** Whether plain data can be luck: of a saved game it may be damaged. */
export function isRng(value: unknown): value is Rng {
  if (typeof value !== 'object' || value === null || !('drawn' in value) || !('key' in value)) return false
  if (!Number.isSafeInteger(value.drawn) || (value.drawn as number) < 0) return false
  return typeof value.key === 'string' && /^[0-9a-f]{64}$/.test(value.key)
}

/** A whole number from 0 to `count` - 1, all equally likely. Throws if `count` is not a positive whole number to 2^32. */
export function below(of: HasRng, count: number): number {
  if (!Number.isInteger(count) || count < 1 || count > WORDS) throw new Error(`cannot choose among ${count}`)
  const { rng: chance } = of
  // The words that would make the first numbers likelier than the last are passed over.
  const fair = WORDS - (WORDS % count)
  for (;;) {
    const word = nextWord(chance)
    if (word < fair) return word % count
  }
}

const WORDS = 2 ** 32
const WORDS_A_BLOCK = 16
const NONCE = new Uint8Array(12)
const ZEROES = new Uint8Array(4 * WORDS_A_BLOCK)

interface Block {
  readonly at: number
  readonly key: Uint8Array
  readonly words: DataView
}

/** The block each luck drew from last: most draws want the same again. It can always be worked out anew. */
const lastBlocks = new WeakMap<Rng, Block>()

function nextWord(chance: Rng): number {
  const at = Math.floor(chance.drawn / WORDS_A_BLOCK)
  const known = lastBlocks.get(chance)
  const block = known?.at === at ? known : blockAt(at, known?.key ?? hexToBytes(chance.key))
  if (block !== known) lastBlocks.set(chance, block)
  const word = block.words.getUint32(4 * (chance.drawn % WORDS_A_BLOCK), true)
  chance.drawn += 1
  return word
}

function blockAt(at: number, key: Uint8Array): Block {
  const bytes = chacha20(key, NONCE, ZEROES, undefined, at)
  return { at, key, words: new DataView(bytes.buffer, bytes.byteOffset) }
}

/** Rolls one die with `sides` faces, six unless told. */
export function rollDie(of: HasRng, sides = 6): number {
  const ready = of.rng.loaded?.dice.shift()
  if (ready === undefined) return below(of, sides) + 1
  if (!Number.isInteger(ready) || ready < 1 || ready > sides) throw new Error(`a die of ${sides} cannot show ${ready}`)
  of.rng.drawn += 1
  return ready
}

/** Rolls several dice, one after another. */
export function rollDice(of: HasRng, count: number, sides = 6): number[] {
  return Array.from({ length: count }, () => rollDie(of, sides))
}

/** One of the list, all places equally likely. Throws on an empty list. */
export function pickOne<T>(of: HasRng, list: readonly T[]): T {
  const ready = of.rng.loaded?.picks[0]
  const at = ready === undefined ? -1 : list.findIndex((item) => item === ready)
  if (at < 0) return itemAt(list, below(of, list.length))
  of.rng.loaded?.picks.shift()
  of.rng.drawn += 1
  return itemAt(list, at)
}

/** Takes one item out of the list at random and returns it; nothing from an empty list. */
export function takeOne<T>(of: HasRng, list: T[]): T | undefined {
  if (list.length === 0) return undefined
  const item = pickOne(of, list)
  list.splice(list.indexOf(item), 1)
  return item
}

/** Shuffles a list in place (Fisher and Yates, Durstenfeld's order). */
export function shuffle<T>(of: HasRng, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = below(of, i + 1)
    const held = itemAt(list, i)
    list[i] = itemAt(list, j)
    list[j] = held
  }
  return list
}

function itemAt<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new Error(`no item ${index} in a list of ${list.length}`)
  return list[index] as T
}
