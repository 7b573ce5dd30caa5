/** For so long the database may think before it counts as silent, in milliseconds. */
const PATIENCE = 2000

/** What is answered in time; `undefined` if nothing is, or an error. */
export async function inTime<T>(ask: () => Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE)
  })
  try {
    return await Promise.race([ask(), tooLate])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** Whether anything is answered in time that is no error. */
export async function answers(ask: () => Promise<unknown>): Promise<boolean> {
  return (await inTime(() => ask().then(() => true))) ?? false
}
