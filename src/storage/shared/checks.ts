import type { z } from 'zod'
import { Damaged } from '../../tables/model/store.ts'

/** JSON from a column. Throws `Damaged`. */
export function parsed(json: string, what: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new Damaged(`${what} is damaged: it is not JSON.`)
  }
}

/** A value that must match a schema. Throws `Damaged`. */
export function checked<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Damaged(`${what} is damaged: ${issue?.path.join('.') || 'it'} ${issue?.message ?? 'is wrong'}.`)
}
