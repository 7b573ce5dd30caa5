const SLICE_MS = 8

const waiting: (() => void)[] = []

/**
 * Yields to the event loop, so that the network and other tables get their turn. Each turn of the loop resumes one
 * waiting caller.
 */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((next) => {
    waiting.push(next)
    if (waiting.length === 1) setImmediate(oneAfterAnother)
  })
}

/** Resumes the longest-waiting caller, and the next one after the network has had its turn. */
function oneAfterAnother(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(oneAfterAnother)
}

/** Runs a long generator to its end in time slices, and yields to the event loop between them. */
export async function runInSlices<T>(steps: Generator<void, T>): Promise<T> {
  let since = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - since < SLICE_MS) continue
    await yieldToEventLoop()
    since = performance.now()
  }
}
