import type { FastifyInstance } from 'fastify'
import type { Discord } from '../../../src/sandbox/state/discord.ts'
import { quantile } from '../figures.ts'

/** Requests of a bot, by what they are for; `pressed`: an edit of what all see, as the answer to a press on it. */
export const REST_KINDS = [
  'callback',
  'private',
  'pressed',
  'post',
  'edit',
  'delete',
  'direct',
  'other',
  'limited',
] as const
export type RestKind = (typeof REST_KINDS)[number]

/** What was counted between two looks. Times are in milliseconds, sizes in bytes. */
export interface Tally {
  sent: number
  acknowledged: number
  refused: number
  unanswered: number
  failed: number
  acknowledgements: number[]
  lags: number[]
  /** From the press of an answer until the card shows what follows, and until it does so with its own picture. */
  texts: number[]
  drawn: number[]
  /** Answers acknowledged and not refused. */
  answers: number
  /** Answers whose card had not changed when the counting ended: how long it had been behind by then. */
  unshown: number[]
  /** How late presses were sent. */
  lateness: number[]
  cards: number[]
  pictures: number
  rest: Record<RestKind, number>
}

export function emptyTally(): Tally {
  return {
    ...{ sent: 0, acknowledged: 0, refused: 0, unanswered: 0, failed: 0, answers: 0, pictures: 0 },
    ...{ acknowledgements: [], lags: [], texts: [], drawn: [], unshown: [], lateness: [], cards: [] },
    rest: Object.fromEntries(REST_KINDS.map((kind) => [kind, 0])) as Tally['rest'],
  }
}

const LISTS = ['acknowledgements', 'lags', 'texts', 'drawn', 'unshown', 'lateness', 'cards'] as const

/** What several rounds counted, together. */
export function together(tallies: readonly Tally[]): Tally {
  const all = emptyTally()
  for (const one of tallies) {
    for (const key of ['sent', 'acknowledged', 'refused', 'unanswered', 'failed', 'answers', 'pictures'] as const)
      all[key] += one[key]
    for (const key of LISTS) all[key].push(...one[key])
    for (const kind of REST_KINDS) all.rest[kind] += one.rest[kind]
  }
  return all
}

export interface Spread {
  readonly p50: number | null
  readonly p95: number | null
  readonly p99: number | null
  readonly max: number | null
}

export function spread(values: readonly number[]): Spread {
  const [p50 = null, p95 = null, p99 = null, max = null] = [0.5, 0.95, 0.99, 1].map((share) => quantile(values, share))
  return { p50, p95, p99, max }
}

/** Counts the requests of a bot as they are answered. To be added before the first route. */
export function countRequests(server: FastifyInstance, discord: Discord, count: (kind: RestKind) => void): void {
  server.addHook('onResponse', async (request, reply) => {
    const path = (request.routeOptions.url ?? '').replace(/^\/api\/v\d+/, '')
    if (path.startsWith('/sandbox')) return
    const { channel, token } = request.params as { channel?: string; token?: string }
    const isDirect = discord.world.channels.some(({ id, type }) => id === channel && type === 1)
    const isOpen = request.method === 'PATCH' && token !== undefined && answersInTheOpen(discord, token)
    count(reply.statusCode === 429 ? 'limited' : kindOf(request.method, path, isDirect, isOpen))
  })
}

/** Whether what an interaction was answered with is a message that all see. */
function answersInTheOpen(discord: Discord, token: string): boolean {
  const interaction = discord.interactions.get(token)
  if (!interaction?.originalMessageId) return false
  return discord.findMessage(interaction.channelId, interaction.originalMessageId)?.visibleTo === null
}

function kindOf(method: string, path: string, isDirect: boolean, isOpen: boolean): RestKind {
  if (path.endsWith('/callback')) return 'callback'
  if (path.startsWith('/webhooks/')) return isOpen ? 'pressed' : 'private'
  if (isDirect || path === '/users/@me/channels') return 'direct'
  if (path.startsWith('/channels/:channel/messages')) {
    if (method === 'POST') return 'post'
    if (method === 'PATCH') return 'edit'
    if (method === 'DELETE') return 'delete'
  }
  return 'other'
}
