import { z } from 'zod'
import { SEAT_PARTS } from '../../engine/index.ts'
import {
  AT_ZERO,
  LOAN_ENDS,
  MAX_PLAN_STEPS,
  PLAN_LETTERS,
  SEAT_CONTROLS,
  PLAN_CONDITIONS,
  PLAN_ENDS,
  PLAN_FALLBACKS,
  PROPOSAL_KINDS,
  REMARK_LETTERS,
  PACES,
  PAUSES,
} from './store.ts'

// The schemas of stored and exported tables. The bot checks them on reading, because rows may be damaged and files may
// be edited by hand.

/** The code of a language, or a locale. */
export const languageCode = z.string().max(20)

/** Text that people have written, of at most this many characters. */
export function shortText(most: number) {
  return z.string().refine((text) => [...text].length <= most, `at most ${most} characters`)
}

export const seat = z.int().nonnegative()
export const time = z.number()
export const keeper = z.enum(SEAT_CONTROLS)
export const seatRecord = z.object({
  seat,
  user: z.string().nullable(),
  name: z.string(),
  keeper,
  backAt: time.nullable(),
  offered: z.boolean(),
})
/** Of a stored seat. An exported game has no loans. */
export const loan = z.object({
  user: z.string().nullable(),
  name: z.string(),
  parts: z.array(z.enum(SEAT_PARTS)).nullable(),
  until: time,
  openUntil: time.nullable(),
  after: z.int().nonnegative(),
})

export const span = z.number().nonnegative()
export const timing = z.object({
  pace: z.enum(PACES),
  decision: span.nullable(),
  reaction: span.nullable(),
  bank: span,
  increment: span,
  remindAfter: span.nullable(),
  atZero: z.enum(AT_ZERO),
  requires: z.object({ percent: z.int().min(1).max(100), newcomers: z.boolean() }).optional(),
})
export const optionValue = z.union([z.boolean(), z.number(), z.string(), z.null(), z.array(z.number())])

const planned = z.string().min(1).max(PLAN_LETTERS)
export const plannedStep = z
  .object({
    verb: planned,
    key: planned,
    question: planned,
    label: planned,
    turnOf: z.union([seat, z.literal('others')]),
    only: z.enum(PLAN_CONDITIONS),
    otherwise: z.enum(PLAN_FALLBACKS),
    repeats: z.boolean(),
  })
  .refine(({ repeats, only }) => !repeats || only !== 'unchanged', 'compares with a moment that never comes')
export const planSteps = z.array(plannedStep).max(MAX_PLAN_STEPS)
export const plan = z.object({
  seat,
  user: z.string(),
  steps: planSteps,
  since: z.int(),
  began: z.int().nullable(),
  piece: z.string().nullable(),
})

export const hex256 = z.string().regex(/^[0-9a-f]{64}$/, 'is no SHA-256')

export const naming = z.object({
  from: z.int().nonnegative(),
  names: z.array(z.string().nullable()),
  players: z.array(z.string()).optional(),
})

export const fact = z.looseObject({ kind: z.string() })
export const audience = z.array(seat)
const named = { user: z.string(), name: z.string() }
export const watcher = z.object({ seat, ...named })
export const whisper = z.object({
  number: z.int().positive(),
  at: time,
  from: watcher,
  to: watcher,
  text: z.string(),
  salt: z.string().max(200),
})
export const bookmark = z.object({
  number: z.int().positive(),
  name: z.string(),
  seq: z.int().nonnegative(),
  turn: z.int(),
  by: z.string(),
  at: time,
})
export const guess = z.object({ user: z.string(), name: z.string(), seat, turn: z.int().nonnegative(), at: time })
/** Absent if no account is known. */
const user = z.string().optional()
const people = z.object({
  host: hex256,
  seats: z.array(z.object({ name: z.string(), account: hex256.nullable() })),
})
export const event = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['resumed', 'closed', 'goes-on', 'unreadable']) }),
  z.object({ kind: z.enum(['moved', 'imported']), user }),
  z.object({ kind: z.literal('started'), people: people.optional(), dealt: hex256.optional() }),
  z.object({ kind: z.literal('over'), people: people.optional() }),
  z.object({
    kind: z.enum([
      'undone',
      'went-away',
      'came-back',
      'left-server',
      'resigned',
      'fell-asleep',
      'stalled',
      'seat-offered',
    ]),
    seat,
  }),
  z.object({ kind: z.literal('imagined'), isGuessed: z.boolean() }),
  z.object({ kind: z.literal('exported'), by: z.string().optional(), user }),
  z.object({ kind: z.literal('looked-into'), by: z.string(), user, plays: seat.nullable(), seat: seat.nullable() }),
  z.object({ kind: z.enum(['watched', 'watch-ended']), seat, name: z.string(), user }),
  z.object({ kind: z.literal('whispered'), from: seat, to: seat, number: z.int().positive(), mark: hex256.optional() }),
  z.object({ kind: z.literal('time-up'), seat, then: z.enum([...AT_ZERO, 'window']) }),
  z.object({ kind: z.literal('by-order'), seat, order: z.string(), value: z.string(), key: z.string() }),
  z.object({ kind: z.literal('as-planned'), seat, label: z.string().optional() }),
  z.object({ kind: z.literal('plan-ended'), seat, why: z.enum(PLAN_ENDS), label: z.string() }),
  z.object({
    kind: z.literal('on-leave'),
    seat,
    keeper,
    until: z.int(),
    name: z.string().optional(),
    user,
    parts: z.array(z.enum(SEAT_PARTS)).optional(),
  }),
  z.object({ kind: z.literal('loan-over'), seat, name: z.string(), why: z.enum(LOAN_ENDS) }),
  z.object({ kind: z.literal('paused'), why: z.enum(PAUSES) }),
  z.object({ kind: z.literal('pace-set'), pace: z.enum(PACES) }),
  z.object({ kind: z.literal('renamed'), seat, name: z.string(), before: z.string() }),
  z.object({ kind: z.literal('seat-taken'), seat, ...named, account: hex256.optional(), before: z.object(named) }),
  z.object({
    kind: z.literal('motion'),
    motion: z.enum(PROPOSAL_KINDS),
    by: seat.nullable(),
    about: seat.nullable(),
    whom: z.string().optional(),
    came: z.enum(['moved', 'agreed', 'refused', 'withdrawn', 'lapsed', 'decided']),
    alone: z.literal(true).optional(),
  }),
  z.object({
    kind: z.literal('went-back'),
    from: z.int(),
    turn: z.int(),
    renews: z.boolean(),
    left: z.int().nullable(),
    took: z.int().nullable(),
    rounds: z.object({ from: z.int().nullable(), to: z.int().nullable() }).optional(),
  }),
  z.object({ kind: z.literal('stood-in'), seat, told: z.array(fact), more: z.int() }),
  z.object({
    kind: z.literal('guessed'),
    guesses: z.array(z.object({ name: z.string(), seat, turn: z.int().nonnegative() })),
    more: z.int().nonnegative(),
  }),
  z.object({ kind: z.literal('fault'), fault: z.string() }),
  z.object({ kind: z.literal('remarked'), seat, on: z.int().positive(), text: shortText(REMARK_LETTERS) }),
  z.object({ kind: z.literal('answers-lost'), lost: z.int() }),
])
