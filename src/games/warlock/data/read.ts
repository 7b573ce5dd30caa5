import type { z } from 'zod'

/** Component data as its schema has it. Throws at the start, with the place, if a file says something else. */
export function read<T>(name: string, schema: z.ZodType<T>, file: unknown): T {
  const { success, data, error } = schema.safeParse(file)
  if (success) return data
  const faults = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`${name} is not as it should be:\n${faults.join('\n')}`)
}
