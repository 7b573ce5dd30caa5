import type { Log } from '../tables/index.ts'

/** What nobody has caught is a fault of ours: it is logged as all errors are, and the process ends with 1, to be started anew. */
export function endOnFault(log: Log, exit: (code: number) => void = (code) => process.exit(code)): void {
  for (const kind of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(kind, (error: unknown) => {
      log.error({ err: error, kind }, 'something went wrong that nobody has caught: the bot ends')
      exit(1)
    })
  }
}

/** Until the process is told to end it's a failure if it does, also when nothing is left that would keep it running. */
export function endAsFailure(log: Log): void {
  process.exitCode = 1
  process.once('beforeExit', () => log.error({}, 'nothing is left to do: the bot ends'))
}
