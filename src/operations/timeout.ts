const DATABASE_TIMEOUT_MS = 2000

/** The result, or `undefined` on an error or a timeout. */
export async function inTime<T>(ask: () => Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), DATABASE_TIMEOUT_MS)
  })
  try {
    return await Promise.race([ask(), tooLate])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** Whether a promise fulfils within the timeout. */
export async function answers(ask: () => Promise<unknown>): Promise<boolean> {
  return (await inTime(() => ask().then(() => true))) ?? false
}
