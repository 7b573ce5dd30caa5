import { LRUCache } from 'lru-cache'

/** The lifetime of an interaction, and the size of the cache. */
const [LIFETIME_MS, MAX_CACHED] = [15 * 60_000, 1000]

const doubtful = new LRUCache<string, true>({ max: MAX_CACHED, ttl: LIFETIME_MS })

/** A request has failed of which Discord may have done what it asked for all the same. */
export function noteDoubt(url: string): void {
  const interaction = /\/interactions\/(\d+)\//.exec(url)?.[1]
  if (interaction !== undefined) doubtful.set(interaction, true)
}

/** Whether Discord may have acknowledged an interaction through a request that failed for us. */
export function isInDoubt(interaction: string): boolean {
  return doubtful.has(interaction)
}
