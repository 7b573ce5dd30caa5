import { chacha20 } from '@noble/ciphers/chacha.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * The state of a game's random generator, as plain data: the same seed and answers give the same game everywhere. The
 * generator is ChaCha20 (RFC 8439), a stream cipher, so its output cannot be predicted from earlier output. `key` is
 * the 32-byte key in hexadecimal, and `drawn` the number of 32-bit words taken. It grows with every number, so that
 * undo can tell whether a die has fallen since.
 * `loaded` holds outcomes that come up before the stream is used: the dice and draws of a worked example, or of a game
 * played with real dice.
 */
export interface Rng {
  key: string
  drawn: number
  loaded?: { dice: number[]; picks: string[] }
}

/** Anything that carries its own generator. */
export interface HasRng {
  rng: Rng
}

/**
 * A generator seeded with any text. The prefix says `luck`, the generator's former name, because another one would
 * change every stored game.
 */
export function rngFrom(seed: string): Rng {
  return { key: bytesToHex(sha256(utf8ToBytes(`luck:${seed}`))), drawn: 0 }
}

/** Reseeds the generator of a game, and keeps counting the words drawn. */
export function reseed(of: HasRng, seed: string): void {
  of.rng = { ...rngFrom(seed), drawn: of.rng.drawn + 1 }
}

/** Draws a seed for another generator. */
export function freshSeed(of: HasRng): string {
  return Array.from({ length: 4 }, () => below(of, WORDS).toString(36)).join('-')
}

/** Whether plain data is a valid generator state; in a saved game it may be damaged. */
export function isRng(value: unknown): value is Rng {
  if (typeof value !== 'object' || value === null || !('drawn' in value) || !('key' in value)) return false
  if (!Number.isSafeInteger(value.drawn) || (value.drawn as number) < 0) return false
  return typeof value.key === 'string' && /^[0-9a-f]{64}$/.test(value.key)
}

/**
 * A uniformly distributed whole number from 0 to `count` - 1. Throws if `count` is not a whole number from 1 to 2^32.
 */
export function below(of: HasRng, count: number): number {
  if (!Number.isInteger(count) || count < 1 || count > WORDS) throw new Error(`cannot choose among ${count}`)
  const { rng } = of
  // Rejection sampling: avoids modulo bias.
  const limit = WORDS - (WORDS % count)
  for (;;) {
    const word = nextWord(rng)
    if (word < limit) return word % count
  }
}

const WORDS = 2 ** 32
const WORDS_PER_BLOCK = 16
const NONCE = new Uint8Array(12)
const ZEROES = new Uint8Array(4 * WORDS_PER_BLOCK)

interface Block {
  readonly at: number
  readonly key: Uint8Array
  readonly words: DataView
}

/**
 * A cache of each generator's last block, because most draws use the same block again. It can be recomputed at any
 * time.
 */
const lastBlocks = new WeakMap<Rng, Block>()

function nextWord(rng: Rng): number {
  const at = Math.floor(rng.drawn / WORDS_PER_BLOCK)
  const known = lastBlocks.get(rng)
  const block = known?.at === at ? known : blockAt(at, known?.key ?? hexToBytes(rng.key))
  if (block !== known) lastBlocks.set(rng, block)
  const word = block.words.getUint32(4 * (rng.drawn % WORDS_PER_BLOCK), true)
  rng.drawn += 1
  return word
}

function blockAt(at: number, key: Uint8Array): Block {
  const bytes = chacha20(key, NONCE, ZEROES, undefined, at)
  return { at, key, words: new DataView(bytes.buffer, bytes.byteOffset) }
}

/** Rolls one die. */
export function rollDie(of: HasRng, sides = 6): number {
  const loaded = of.rng.loaded?.dice.shift()
  if (loaded === undefined) return below(of, sides) + 1
  if (!Number.isInteger(loaded) || loaded < 1 || loaded > sides) {
    throw new Error(`a die of ${sides} cannot show ${loaded}`)
  }
  of.rng.drawn += 1
  return loaded
}

/** Rolls several dice, one after another. */
export function rollDice(of: HasRng, count: number, sides = 6): number[] {
  return Array.from({ length: count }, () => rollDie(of, sides))
}

/** A uniformly chosen item. Throws on an empty list. */
export function pickOne<T>(of: HasRng, list: readonly T[]): T {
  const loaded = of.rng.loaded?.picks[0]
  const at = loaded === undefined ? -1 : list.findIndex((item) => item === loaded)
  if (at < 0) return itemAt(list, below(of, list.length))
  of.rng.loaded?.picks.shift()
  of.rng.drawn += 1
  return itemAt(list, at)
}

/** Removes a random item from the list and returns it; `undefined` if the list is empty. */
export function takeOne<T>(of: HasRng, list: T[]): T | undefined {
  if (list.length === 0) return undefined
  const item = pickOne(of, list)
  list.splice(list.indexOf(item), 1)
  return item
}

/** Shuffles a list in place (Fisher–Yates, Durstenfeld's version). */
export function shuffle<T>(of: HasRng, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = below(of, i + 1)
    const held = itemAt(list, i)
    list[i] = itemAt(list, j)
    list[j] = held
  }
  return list
}

/** The things of a list in an order that depends on them and on chance alone, not on the order they come in. */
export function dealtAnew<T extends string | number>(of: HasRng, list: readonly T[]): T[] {
  return shuffle(of, [...list].sort())
}

function itemAt<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new Error(`no item ${index} in a list of ${list.length}`)
  return list[index] as T
}
