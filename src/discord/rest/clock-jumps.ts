import type { REST } from 'discord.js'

/** Nobody waits for longer in one go, in milliseconds: it is tried anew, for the clock may be wrong. */
const MAX_WAIT_MS = 60_000
/** How often it is looked whether somebody has set the clock, in milliseconds; and by how little that is no matter. */
const CHECK_EVERY_MS = 100
const TOLERANCE_MS = 250

/** What a client notes of the limits of a route: until when it waits, by the clock of the machine. */
interface Limited {
  reset: number
}

/**
 * The clients wait for the limits of routes by the clock of the machine: set back by an hour, it would have them wait for an hour. What they
 * wait for is moved with it. Returns how to stop it.
 */
export function outliveClock(clients: readonly REST[]): () => void {
  const ahead = (): number => Date.now() - performance.now()
  let known = ahead()
  const look = (): void => {
    const by = ahead() - known
    if (Math.abs(by) < TOLERANCE_MS) return
    known += by
    for (const client of clients) {
      client.globalReset += by
      for (const handler of client.handlers.values()) if (isLimited(handler)) handler.reset += by
    }
  }
  for (const client of clients) {
    const queueRequest = client.queueRequest.bind(client)
    client.queueRequest = (request) => {
      look()
      return queueRequest(request)
    }
  }
  const timer = setInterval(look, CHECK_EVERY_MS).unref()
  return () => clearInterval(timer)
}

/** Whether a client is to refuse rather than wait. For the `rejectOnRateLimit` of the REST client. */
export function isEndlessWait({ retryAfter }: { readonly retryAfter: number }): boolean {
  return retryAfter > MAX_WAIT_MS
}

function isLimited(handler: object): handler is Limited {
  return 'reset' in handler && typeof handler.reset === 'number'
}
