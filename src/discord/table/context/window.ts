import { z } from 'zod'
import { PACES } from '../../../tables/model/store.ts'

/** A window that is open to several, as the card has shown it since it opened. */
export const windowShown = z.object({
  /** Who was asked, how often each had answered before, and a digest of what it was. */
  who: z.array(z.object({ seat: z.number(), answered: z.number(), key: z.string() })),
  /** The mark of the question, if it is one and the same for all. */
  mark: z.string().nullable(),
  /** The question, with placeholders for names (see `withNames`). */
  lines: z.array(z.string()),
  /** The language of the question; absent for English. */
  language: z.string().optional(),
  until: z.number().nullable(),
  /** The pace by which it is until then. */
  pace: z.enum(PACES).optional(),
  hasPass: z.boolean(),
  isPrivate: z.boolean(),
  /** The question at which each seat stands now. */
  tokens: z.array(z.object({ seat: z.number(), count: z.number(), mark: z.string() })),
})
export type WindowShown = z.infer<typeof windowShown>
