/** The codes of an error and of what caused it. */
export function codesOf(error: unknown, depth = 0): readonly (string | number)[] {
  if (typeof error !== 'object' || error === null || depth > 4) return []
  const { code, status, cause, errors } = error as {
    code?: unknown
    status?: unknown
    cause?: unknown
    errors?: unknown
  }
  const own = [code, status].filter((one): one is string | number => typeof one === 'string' || typeof one === 'number')
  const inner = [cause, ...(Array.isArray(errors) ? (errors as unknown[]) : [])]
  return [...own, ...inner.flatMap((one) => codesOf(one, depth + 1))]
}
