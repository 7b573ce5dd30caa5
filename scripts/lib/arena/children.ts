import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Terminal } from '../command.ts'

/** Work for several processes. */
export interface Work {
  /** The module that each process runs. It calls `answerNumbers`. */
  readonly child: URL
  /** Plain data that each process is told. */
  readonly plan: object
  /** The number of things to do, and what they are called in the progress messages. */
  readonly count: number
  readonly things: string
  readonly processes: number
}

/**
 * Hands out the numbers from 0 to `count` - 1 to processes, one at a time to each. Returns their results in the order
 * of the numbers, or `null` if a process failed.
 */
export async function sharedOut<R>(work: Work, terminal: Terminal): Promise<readonly R[] | null> {
  const results: R[] = []
  let done = 0
  const queue = Array.from({ length: work.count }, (_, number) => number)
  const came = (number: number, result: R) => {
    results[number] = result
    done += 1
    if (terminal.isWatched) terminal.err(`\r${work.things}: ${done} of ${work.count}`)
  }
  const children = Array.from({ length: Math.min(work.processes, work.count) })
  const codes = await Promise.all(children.map(() => workInChild(work, queue, came)))
  if (terminal.isWatched) terminal.err('\n')
  return codes.every((code) => code === 0) ? results : null
}

/** Works in a process of its own until no number is left. Resolves to its exit code. */
function workInChild<R>({ child: module, plan }: Work, queue: number[], came: (number: number, result: R) => void) {
  const child = fork(fileURLToPath(module), [JSON.stringify(plan)], { execArgv: ['--import', 'tsx'] })
  let number: number | undefined
  const next = () => {
    number = queue.shift()
    if (number === undefined) child.disconnect()
    else child.send(number)
  }
  child.on('message', (result) => {
    if (number !== undefined) came(number, result as R)
    next()
  })
  next()
  return new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
}

/** In a process of `sharedOut`: the plan that it was told. */
export function toldPlan<P>(): P {
  return JSON.parse(process.argv[2] ?? '') as P
}

/** In a process of `sharedOut`: works out a result for each number it gets. */
export function answerNumbers(resultOf: (number: number) => unknown): void {
  process.on('message', (number: number) => {
    process.send?.(resultOf(number))
  })
}
