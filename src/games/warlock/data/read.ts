import type { z } from 'zod'

/** Parses component data with its schema. Throws at start-up, naming the place, if a file does not match. */
export function read<T>(name: string, schema: z.ZodType<T>, file: unknown): T {
  const { success, data, error } = schema.safeParse(file)
  if (success) return data
  const faults = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`${name} does not match its schema:\n${faults.join('\n')}`)
}
