import { createHash, createHmac } from 'node:crypto'
import type { Audience, Fact, Link, Setup } from '../../engine/index.ts'
import type { People, Seal, TableRecord, UserId } from './record.ts'
import type { Whisper } from './whisper.ts'

// What the chain of a game covers beside its log: the chronicle line by line, and in that the people, what the game was dealt from, and
// digests of whispers. A file and a database are checked by the same functions, so a link covers a line as the file has it.

/** A line of the chronicle, as it is kept or as a file has it. */
type Line = {
  readonly line: number
  readonly seq: number
  readonly version: number
  readonly to?: Audience | undefined
} & (
  { readonly kind: 'fact'; readonly fact: Fact } | { readonly kind: 'event'; readonly event: { readonly kind: string } }
)

/**
 * The link of a line of the chronicle: the SHA-256 over the link before, the link of the log where the line stands, and the line.
 * So the last one covers the log too.
 */
export function lineLinkAfter(before: Link, log: Link, line: Line): Link {
  return sha256([before, log, essenceOf(line)])
}

/** A line without its time, and without accounts: their digests stand beside them. */
function essenceOf(line: Line): unknown {
  const { line: number, seq, version, kind } = line
  const { to = null } = line
  return [number, seq, version, kind, to, kind === 'fact' ? line.fact : withoutAccounts(line.event)]
}

/** An event without the accounts that it names: a file for everybody has names alone. */
export function withoutAccounts(event: { readonly kind: string }): { readonly kind: string } {
  const { user: _user, before, ...rest } = event as { kind: string; user?: unknown; before?: unknown }
  if (before === undefined) return rest
  if (typeof before !== 'object') return { ...rest, ...{ before } }
  const { user: _before, ...name } = before as Readonly<Record<string, unknown>>
  return { ...rest, ...{ before: name } }
}

/** A digest of an account that only somebody who has the secret of the table, and guesses the account, can find out. */
export function accountMark(root: string, user: UserId): string {
  return createHmac('sha256', root)
    .update(JSON.stringify(['account', user]))
    .digest('hex')
}

/** Who sits where and hosts, as the chain covers it. */
export function peopleOf(root: string, { host, seats }: Pick<TableRecord, 'host' | 'seats'>): People {
  return {
    host: accountMark(root, host),
    seats: seats.map(({ name, user }) => ({ name, account: user === null ? null : accountMark(root, user) })),
  }
}

/** What a game is dealt from. */
export interface Deal {
  readonly table: string
  readonly setup: Omit<Setup, 'seed'>
  readonly seal: Seal['kind']
  readonly seed: string
}

/** A digest of all that a game is dealt from. */
export function dealMark({ table, setup, seal, seed }: Deal): string {
  const { seats, preset, options = {}, experience, host = null } = setup
  return sha256([table, seats, preset, options, experience, host, seal, seed])
}

/** A digest of a whisper: nobody who hasn't its salt can guess the text. */
export function whisperMark(salt: string, { number, from, to, text }: Omit<Whisper, 'at' | 'salt'>): string {
  const one = ({ seat, user, name }: Whisper['from']) => [seat, user, name]
  return sha256([salt, number, one(from), one(to), text])
}

function sha256(json: unknown): string {
  return createHash('sha256').update(canonical(json)).digest('hex')
}

/** JSON with the fields of each object in one order, whoever wrote it. */
export function canonical(json: unknown): string {
  if (Array.isArray(json)) return `[${json.map((one) => canonical(one ?? null)).join()}]`
  if (typeof json !== 'object' || json === null) return JSON.stringify(json) ?? 'null'
  const fields = Object.entries(json).filter(([, value]) => value !== undefined)
  return `{${fields
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`)
    .join()}}`
}
