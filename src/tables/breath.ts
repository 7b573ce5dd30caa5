/** Lets the network and other tables have their turn: one unit of work at each turn of the event loop. */
export function breath(): Promise<void> {
  return new Promise((next) => {
    waiting.push(next)
    if (waiting.length === 1) setImmediate(oneAfterAnother)
  })
}

const waiting: (() => void)[] = []

/** Whoever has waited longest goes on; the next does after the network had its turn. */
function oneAfterAnother(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(oneAfterAnother)
}
