import { createHash, createHmac } from 'node:crypto'
import type { Contribution, Seal, TableRecord } from '../model/store.ts'

/**
 * Sealed dice: the bot draws a secret and publishes a commitment to it before anyone joins. The players' contributions
 * on joining, which the bot can neither know nor choose beforehand, go into the seed too. When the game is over, the
 * bot reveals the secret, and everyone can check that all dice followed from it. A commitment as in Blum, "Coin
 * flipping by telephone" (1981), with SHA-256 (FIPS 180-4) and HMAC (RFC 2104).
 */

/** The commitment: the SHA-256 of the secret, in hexadecimal. */
export function commitmentTo(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** The seed that follows from a secret and the contributions, in their order. */
export function sealedSeed(secret: string, brought: readonly Contribution[]): string {
  return keyed(secret, JSON.stringify(['deal', ...brought]))
}

/** The renewed seed after the log's entry `seq` goes back past a die. */
export function renewedSeed(secret: string, seq: number): string {
  return keyed(secret, JSON.stringify(['renew', seq]))
}

/** A digest of the contributions, in their order. It is published at the start, so that none can be changed later. */
export function markOfBrought(brought: readonly Contribution[]): string {
  return commitmentTo(JSON.stringify(brought))
}

/** A new seal with the given secret. */
export function sealOf(secret: string): Seal {
  return { kind: 'sealed', commitment: commitmentTo(secret), secret, brought: [] }
}

/** A seal with one more contribution. */
export function withBrought(seal: Seal, brought: Contribution | undefined): Seal {
  return seal.kind === 'sealed' && brought !== undefined ? { ...seal, brought: [...seal.brought, brought] } : seal
}

/** The seed for dealing a game. */
export function seedFrom({ seal, seed }: Pick<TableRecord, 'seal' | 'seed'>): string {
  return seal.kind === 'sealed' ? sealedSeed(seal.secret, seal.brought) : seed
}

/** The source of renewed seeds: the secret, or the seed that the host chose. */
export function rootOf({ seal, seed }: Pick<TableRecord, 'seal' | 'seed'>): string {
  return seal.kind === 'sealed' ? seal.secret : seed
}

/**
 * A table without its secrets, for use outside. The dice follow from the seed, and the seed from the secret. Both stay
 * in the record once the game is over, but not if it was closed early, because such a game can be resumed.
 */
export function withoutSecrets(record: TableRecord): TableRecord {
  const { status, seal } = record
  // The clocks reveal secret questions, and the numbers of log entries count secret actions.
  const open = { ...record, clocks: null, motions: record.motions.map(({ to: _to, ...proposal }) => proposal) }
  if (status === 'over') return open
  return { ...open, seed: '', seal: seal.kind === 'sealed' ? { ...seal, secret: '' } : seal }
}

function keyed(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}
