import { createHmac, randomBytes } from 'node:crypto'

// Signatures as Standard Webhooks describes them (standardwebhooks.com, version 1): libraries for many languages
// verify them.

const KEY_BYTES = 32
const KEY_PREFIX = 'whsec_'

/** A message as it is sent. */
export interface SignedMessage {
  /** The same for every try. */
  readonly id: string
  readonly body: string
}

/** A new key, as the receiver needs it. */
export function newKey(): string {
  return `${KEY_PREFIX}${randomBytes(KEY_BYTES).toString('base64')}`
}

/** The headers of a message that is sent at this time, in milliseconds since 1970. */
export function signedHeaders({ id, body }: SignedMessage, key: string, now: number): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000))
  const secret = Buffer.from(key.slice(KEY_PREFIX.length), 'base64')
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
