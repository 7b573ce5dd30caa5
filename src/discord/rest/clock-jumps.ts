import type { REST } from 'discord.js'

/** The client retries after this time at the latest, because the wall clock may be wrong. */
const MAX_WAIT_MS = 60_000
/** How often the bot compares the wall clock with the monotonic one, and the difference that it ignores. */
const CHECK_EVERY_MS = 100
const TOLERANCE_MS = 250

/** What a client notes of the limits of a route: until when it waits, by the clock of the machine. */
interface Limited {
  reset: number
}

/**
 * The clients wait for rate limits by the wall clock. Set back by an hour, it would make them wait for an hour, so
 * the bot shifts their deadlines with it. Returns a function that stops this.
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
