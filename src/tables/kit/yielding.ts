/** For so long, in milliseconds, one thing is done before others have their turn. */
const SLICE = 8

const waiting: (() => void)[] = []

/** Lets the network and other tables have their turn: one unit of work at each turn of the event loop. */
export function breath(): Promise<void> {
  return new Promise((next) => {
    waiting.push(next)
    if (waiting.length === 1) setImmediate(oneAfterAnother)
  })
}

/** Whoever has waited longest goes on; the next does after the network had its turn. */
function oneAfterAnother(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(oneAfterAnother)
}

/** Takes all steps of something long, in slices between which others have their turn. */
export async function inSlices<T>(steps: Generator<void, T>): Promise<T> {
  let since = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - since < SLICE) continue
    await breath()
    since = performance.now()
  }
}
