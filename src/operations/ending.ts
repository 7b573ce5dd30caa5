import type { Log } from '../tables/index.ts'

/** An uncaught error is a bug: logs it and exits with 1, so that a supervisor restarts the bot. */
export function endOnFault(log: Log, exit: (code: number) => void = (code) => process.exit(code)): void {
  for (const kind of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(kind, (error: unknown) => {
      log.error({ err: error, kind }, 'uncaught exception, shutting down')
      exit(1)
    })
  }
}

/** Until a shutdown is requested, any exit is a failure, even if no work keeps the process alive. */
export function endAsFailure(log: Log): void {
  process.exitCode = 1
  process.once('beforeExit', () => log.error({}, 'event loop empty, exiting'))
}
