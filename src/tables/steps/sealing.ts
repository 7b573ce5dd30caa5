import { createHash, createHmac } from 'node:crypto'
import type { Contribution, Seal, TableRecord } from '../model/store.ts'

/**
 * Sealed dice: the bot chooses a secret and binds itself to it before anybody sits down; what the players bring when they
 * sit down, which the bot could neither know nor choose beforehand, goes into the seed with it. When the game is over the
 * secret is opened, and everybody can work out that all dice followed from it. A commitment as in Blum, "Coin flipping by
 * telephone" (1981), with SHA-256 (FIPS 180-4) and HMAC (RFC 2104).
 */

/** What the bot binds itself to: the SHA-256 of the secret, in hexadecimal. */
export function commitmentTo(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** The seed that follows from a secret and from what was brought, in the order in which it was. */
export function sealedSeed(secret: string, brought: readonly Contribution[]): string {
  return keyed(secret, JSON.stringify(['deal', ...brought]))
}

/** The seed that renews the luck when the log goes back past a die with its line `seq`. */
export function renewedSeed(secret: string, seq: number): string {
  return keyed(secret, JSON.stringify(['renew', seq]))
}

/** A mark of all that was brought, in its order: it is told when the game begins, so that none of it can be changed later. */
export function markOfBrought(brought: readonly Contribution[]): string {
  return commitmentTo(JSON.stringify(brought))
}

/** The seal of a table whose secret was drawn. */
export function sealOf(secret: string): Seal {
  return { kind: 'sealed', commitment: commitmentTo(secret), secret, brought: [] }
}

/** A seal with something more brought to it. */
export function withBrought(seal: Seal, brought: Contribution | undefined): Seal {
  return seal.kind === 'sealed' && brought !== undefined ? { ...seal, brought: [...seal.brought, brought] } : seal
}

/** The seed of a game that is about to be dealt. */
export function seedFrom({ seal, seed }: Pick<TableRecord, 'seal' | 'seed'>): string {
  return seal.kind === 'sealed' ? sealedSeed(seal.secret, seal.brought) : seed
}

/** What renewed luck derives from: the secret, or a seed that was typed. */
export function rootOf({ seal, seed }: Pick<TableRecord, 'seal' | 'seed'>): string {
  return seal.kind === 'sealed' ? seal.secret : seed
}

/**
 * A table as it may be known outside: whoever knows the seed, or what it follows from, knows the dice. Both are opened when
 * the game is over, and not for a game that was ended early: it can be taken up again.
 */
export function withoutSecrets(record: TableRecord): TableRecord {
  const { status, seal } = record
  // The clocks say who is asked in secret, and lines of the log count what was done in secret.
  const open = { ...record, clocks: null, motions: record.motions.map(({ to: _to, ...motion }) => motion) }
  if (status === 'over') return open
  return { ...open, seed: '', seal: seal.kind === 'sealed' ? { ...seal, secret: '' } : seal }
}

function keyed(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}
