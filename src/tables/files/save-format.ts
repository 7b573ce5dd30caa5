import { z } from 'zod'
import { goesBack, LEVELS } from '../../engine/index.ts'
import { event, fact, languageCode, naming, optionValue, seatRecord, time, timing, whisper } from '../model/schemas.ts'
import { MAX_BOOKMARKS } from '../model/service.ts'
import { FRAMINGS, PAUSES, SEAT_CONTROLS, TEACHINGS, WHISPER_LETTERS } from '../model/store.ts'

const answer = z.object({ seat: z.int().nonnegative(), verb: z.string(), key: z.string() })
const link = z.string()
const seq = z.int().positive()
const version = z.int().nonnegative()
const numbered = { line: z.int().positive(), seq: z.int().nonnegative(), version }
const to = z.union([z.literal('all'), z.array(z.int().nonnegative())])

const answered = { kind: z.literal('answer'), seq, answer, sealed: z.boolean(), quiet: z.boolean().optional() }
const rewound = {
  kind: z.literal('rewind'),
  seq,
  to: z.int(),
  seed: z.string().nullable(),
  deals: z.boolean().optional(),
  keeps: z.boolean().optional(),
}

/** The file of a saved game, to replay or verify. */
export const savedGame = z.object({
  game: z.string(),
  snapshots: z.array(z.object({ seq: z.int().nonnegative(), version: z.int().positive(), state: z.string() })).min(1),
  entries: z.array(
    z.discriminatedUnion('kind', [
      z.object({ ...answered, link: link.optional() }),
      z.object({ ...rewound, link: link.optional() }).refine(goesBack, 'does not go back'),
    ]),
  ),
  setup: z
    .object({
      seats: z.int().positive(),
      preset: z.string(),
      options: z.record(z.string(), optionValue).optional(),
      experience: z.array(z.int().nonnegative()),
      host: z.int().nonnegative().nullable().optional(),
    })
    .refine(({ host, seats }) => (host ?? 0) < seats, 'the host has no such seat')
    .optional(),
  seal: z
    .discriminatedUnion('kind', [
      z.object({
        kind: z.literal('sealed'),
        commitment: z.string(),
        brought: z.array(z.string()),
        secret: z.string().nullable(),
        seed: z.string().nullable(),
      }),
      z.object({ kind: z.literal('typed'), seed: z.string().nullable() }),
    ])
    .optional(),
  chronicle: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ ...numbered, kind: z.literal('fact'), fact: z.looseObject({ kind: z.string() }), to, link }),
        z.object({
          ...numbered,
          kind: z.literal('event'),
          event: z.looseObject({ kind: z.string() }),
          to: to.optional(),
          link,
        }),
      ]),
    )
    .optional(),
  answer: answer.optional(),
  about: z.unknown(),
})

const text = z.string().max(200)
/** Far more than any table has had, and low enough to continue the numbering. */
const MAX_NUMBER = 1e9
/** Longer than any clock of a table. */
const MAX_SPAN_MS = 60 * 24 * 60 * 60 * 1000
const MIN_LIMIT_MS = 1000
const span = z.int().nonnegative().max(MAX_SPAN_MS)
const limit = span.min(MIN_LIMIT_MS).nullable()
const times = { decision: limit, reaction: limit, bank: span, increment: span, remindAfter: limit }
const logged = { at: time, by: z.string().nullable() }
const said = { ...numbered, at: time, to, link }

/** The file of an exported game, which another bot can continue. */
export const exportedGame = z.object({
  ...savedGame.shape,
  snapshots: z.array(
    z.object({
      seq: z.int().nonnegative(),
      version: z.int().positive(),
      state: z.string(),
      turn: z.int().nonnegative().max(MAX_NUMBER),
      acted: z.array(z.int().nonnegative().max(MAX_NUMBER)),
    }),
  ),
  entries: z.array(
    z.discriminatedUnion('kind', [
      z.object({ ...answered, ...logged, link }),
      z.object({ ...rewound, ...logged, link }).refine(goesBack, 'does not go back'),
    ]),
  ),
  chronicle: z.array(
    z.discriminatedUnion('kind', [
      z.object({ ...said, kind: z.literal('fact'), fact }),
      z.object({ ...said, kind: z.literal('event'), event }),
    ]),
  ),
  whispers: z
    .array(whisper.refine((one) => [...one.text].length <= WHISPER_LETTERS, 'is too long'))
    .refine((all) => all.every(({ number }, index) => number === index + 1), 'are not numbered one after another'),
  table: z.object({
    id: z.string().regex(/^[a-z0-9]{1,40}$/),
    host: text,
    seed: text,
    preset: z.string(),
    options: z.record(z.string(), optionValue),
    experience: z.array(z.int().nonnegative()).nullable(),
    hostSeat: z.int().nonnegative().nullable(),
    seats: z
      .array(
        seatRecord.extend({ user: text.nullable(), name: text, keeper: z.enum(SEAT_CONTROLS).exclude(['deputy']) }),
      )
      .min(1)
      .refine((all) => all.every((one, index) => one.seat === index), 'are not numbered one after another')
      .refine((all) => areDifferent(all.flatMap(({ user }) => user ?? [])), 'have one player twice'),
    timing: timing.extend(times),
    pause: z.enum(PAUSES).nullable(),
    called: z.array(naming.extend({ players: z.array(text).optional() })),
    pictures: z.enum(FRAMINGS),
    whispering: z.boolean(),
    hushed: z.boolean().optional(),
    level: z.enum(LEVELS).optional(),
    teaching: z.enum(TEACHINGS).nullish(),
    language: languageCode.optional(),
    createdAt: z.int(),
    changedAt: z.int(),
    bookmarks: z
      .array(
        z.object({
          number: z.int().positive().max(MAX_NUMBER),
          name: text,
          seq: z.int().nonnegative(),
          turn: z.int().nonnegative().max(MAX_NUMBER),
          by: text,
          at: time,
        }),
      )
      .max(MAX_BOOKMARKS)
      .refine((all) => areDifferent(all.map(({ number }) => String(number))), 'are numbered alike'),
    guesses: z
      .array(
        z.object({
          user: text,
          name: text,
          seat: z.int().nonnegative(),
          turn: z.int().nonnegative().max(MAX_NUMBER),
          at: time,
        }),
      )
      .refine((all) => areDifferent(all.map(({ user }) => user)), 'are of one person twice'),
  }),
})

function areDifferent(all: readonly string[]): boolean {
  return new Set(all).size === all.length
}
