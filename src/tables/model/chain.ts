import { createHmac, hash } from 'node:crypto'
import type { Audience, Fact, Link, Setup } from '../../engine/index.ts'
import type { People, Seal, TableRecord, UserId } from './record.ts'
import type { Whisper } from './whisper.ts'

// The chain of a game covers its log and its chronicle. The chronicle contains the people, the digest of the deal and
// the digests of whispers. The same functions check a file and a database, so a link covers a line as the file has it.

/** A line of the chronicle, from the store or from a file. */
type Line = {
  readonly line: number
  readonly seq: number
  readonly version: number
  readonly to?: Audience | undefined
} & (
  { readonly kind: 'fact'; readonly fact: Fact } | { readonly kind: 'event'; readonly event: { readonly kind: string } }
)

/**
 * The link of a line of the chronicle: the SHA-256 over the link before, the link of the line's log entry, and the
 * line. The last link therefore covers the log too.
 */
export function lineLinkAfter(before: Link, log: Link, line: Line): Link {
  return sha256([before, log, essenceOf(line)])
}

/** A line without its time and without accounts. The digests of the accounts stay. */
function essenceOf(line: Line): unknown {
  const { line: number, seq, version, kind } = line
  const { to = null } = line
  return [number, seq, version, kind, to, kind === 'fact' ? line.fact : withoutAccounts(line.event)]
}

/** An event without its accounts. A public file has only names. */
export function withoutAccounts(event: { readonly kind: string }): { readonly kind: string } {
  const { user: _user, before, ...rest } = event as { kind: string; user?: unknown; before?: unknown }
  if (before === undefined) return rest
  if (typeof before !== 'object') return { ...rest, ...{ before } }
  const { user: _before, ...name } = before as Readonly<Record<string, unknown>>
  return { ...rest, ...{ before: name } }
}

/** A digest of an account. Finding the account takes the secret of the table and a guess at the account. */
export function accountMark(root: string, user: UserId): string {
  return createHmac('sha256', root)
    .update(JSON.stringify(['account', user]))
    .digest('hex')
}

/** The seats and the host, as the chain covers them. */
export function peopleOf(root: string, { host, seats }: Pick<TableRecord, 'host' | 'seats'>): People {
  return {
    host: accountMark(root, host),
    seats: seats.map(({ name, user }) => ({ name, account: user === null ? null : accountMark(root, user) })),
  }
}

/** The data that a game is dealt from. */
export interface Deal {
  readonly table: string
  readonly setup: Omit<Setup, 'seed'>
  readonly seal: Seal['kind']
  readonly seed: string
}

/** The digest of a deal. */
export function dealMark({ table, setup, seal, seed }: Deal): string {
  const { seats, preset, options = {}, experience, host = null } = setup
  return sha256([table, seats, preset, options, experience, host, seal, seed])
}

/** A salted digest of a whisper. Without the salt, the text can't be guessed. */
export function whisperMark(salt: string, { number, from, to, text }: Omit<Whisper, 'at' | 'salt'>): string {
  const one = ({ seat, user, name }: Whisper['from']) => [seat, user, name]
  return sha256([salt, number, one(from), one(to), text])
}

function sha256(json: unknown): string {
  return hash('sha256', canonical(json))
}

/** Canonical JSON: the fields of each object are sorted by name. */
export function canonical(json: unknown): string {
  if (Array.isArray(json)) return `[${json.map((one) => canonical(one ?? null)).join()}]`
  if (typeof json !== 'object' || json === null) return JSON.stringify(json) ?? 'null'
  const fields = json as Readonly<Record<string, unknown>>
  // Every line of every answer goes through here, so it makes no lists of pairs.
  let text = ''
  for (const key of Object.keys(fields).sort()) {
    const value = fields[key]
    if (value !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(value)}`
  }
  return `{${text}}`
}
