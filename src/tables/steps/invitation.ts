import { restOf } from '../kit/clock.ts'
import type { Game } from '../../engine/index.ts'
import { seatsOf } from './house-rules.ts'
import type { TableRefusal } from '../model/service.ts'
import type { Invitation, InvitationTerms, SeatRecord, TableRecord } from '../model/store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long before the start the bot calls the players. */
export const CALL_BEFORE_MS = 60_000
/** The latest deadline of a lobby, in days from now. */
export const MAX_LOBBY_DAYS = 60

/** How a lobby fills and starts by itself. */
export function invitationOf({ invitation, createdAt }: Pick<TableRecord, 'invitation' | 'createdAt'>): Invitation {
  const none = { players: null, until: null, welcome: 'everybody', guests: null, begins: null, closed: null } as const
  return invitation ?? { ...none, joinedAt: createdAt, callers: [] }
}

/** The invitation with a host's terms, or why they can't be. `now`: milliseconds since 1970. */
export function invitationWith(
  before: Invitation,
  terms: InvitationTerms,
  { min, max }: { readonly min: number; readonly max: number },
  now: number,
): Invitation | TableRefusal {
  const { players, until } = terms
  if (players != null && !(Number.isInteger(players) && players >= min && players <= max)) return 'start-with-how-many'
  if (until != null && until <= now) return 'start-in-the-past'
  if (until != null && until > now + MAX_LOBBY_DAYS * DAY_MS) return 'start-too-late'
  return { ...before, ...terms }
}

/** The invitation of a lobby after its seats or its terms have changed: whether the game is about to start. */
export function invitationAfter(
  record: TableRecord,
  game: Game,
  { seats, at, invitation = invitationOf(record) }: ChangedLobby,
): Invitation {
  const users = record.seats.map(({ user }) => user)
  const isNew = seats.some(({ user }) => user !== null && !users.includes(user))
  const begins = beginsAt(invitation, { ...seatsOf(game, record), taken: seats.length, now: at })
  return { ...invitation, begins, joinedAt: isNew ? at : invitation.joinedAt }
}

interface ChangedLobby {
  readonly seats: readonly SeatRecord[]
  /** In milliseconds since 1970. */
  readonly at: number
  /** Default: the table's. */
  readonly invitation?: Invitation
}

/** When the bot next does something with a lobby, in milliseconds since 1970. `idle`: how long nobody may join. */
export function lobbyDue(record: TableRecord, game: Game, { idle, now }: { idle: number; now: number }): number {
  const invitation = invitationOf(record)
  const { begins, until, joinedAt } = invitation
  if (begins !== null) return isAhead(begins, now) ? now : begins
  const isEnough = record.seats.length >= seatsOf(game, record).min
  // A deadline is the host's word: until then the lobby stays.
  return until === null ? joinedAt + idle : isEnough ? until - CALL_BEFORE_MS : until
}

/**
 * When the game starts; `null` if it doesn't yet. Its players are called before, so they always have a minute from the
 * moment in which enough of them have joined. At a deadline they have the minute before it.
 */
function beginsAt(
  { players, until, begins }: Invitation,
  {
    taken,
    min,
    max,
    now,
  }: { readonly taken: number; readonly min: number; readonly max: number; readonly now: number },
): number | null {
  // House rules may have taken seats away since.
  const isFull = players !== null && taken >= Math.min(players, max)
  const isTime = until !== null && now >= until - CALL_BEFORE_MS
  if (taken < min || !(isFull || isTime)) return null
  if (begins !== null && !isAhead(begins, now)) return begins
  return isTime && !isFull && until > now ? until : now + CALL_BEFORE_MS
}

/** Whether a start is further off than it was when it was set, because somebody has set the clock back. */
function isAhead(begins: number, now: number): boolean {
  return begins > now && restOf(CALL_BEFORE_MS, begins - CALL_BEFORE_MS, now) === 0
}
