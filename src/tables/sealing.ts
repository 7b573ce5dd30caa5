import { createHash, createHmac } from 'node:crypto'

/**
 * Sealed dice: the bot chooses a secret and binds itself to it before anybody sits down; what the players bring when they
 * sit down, which the bot could neither know nor choose beforehand, goes into the seed with it. When the game is over the
 * secret is opened, and everybody can work out that all dice followed from it. A commitment as in Blum, "Coin flipping by
 * telephone" (1981), with SHA-256 (FIPS 180-4) and HMAC (RFC 2104).
 */

/** What somebody brought to the seed by sitting down or starting: text that the outside chose, such as an id of Discord's. */
export type Contribution = string

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

function keyed(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}
