/** A picture, or `later` if it takes more than `patience` milliseconds. Without a limit this waits for the picture. */
export async function soonEnough<T>(drawing: Promise<T>, patience: number | undefined): Promise<T | 'later'> {
  if (patience === undefined) return drawing
  let timer: NodeJS.Timeout | undefined
  const spent = new Promise<'later'>((end) => (timer = setTimeout(() => end('later'), patience)))
  try {
    return await Promise.race([drawing, spent])
  } finally {
    clearTimeout(timer)
  }
}
