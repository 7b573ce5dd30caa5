import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { onSign, OPTIONAL_PARTS, type OptionalName } from '../tables/index.ts'
import { answers, inTime } from './patience.ts'

/** What is looked up whenever somebody reads the metrics. */
export interface Looked {
  /** How many tables wait to be shown; pictures wait to be drawn. */
  readonly cardsBehind: () => number
  readonly picturesWaiting: () => number
  /** How many tables there are of each status. May reject. */
  readonly tables: () => Promise<Readonly<Record<string, number>>>
  /** Whether the connection to Discord stands. */
  readonly isConnected: () => boolean
  /** The shards that this process is connected for, and whether it has each for certain; it stands by for the others. */
  readonly shards: () => ReadonlyMap<number, boolean>
  /** Rejects if the database does not answer. */
  readonly database: () => Promise<unknown>
  /** The parts that are missing, though everybody plays on. */
  readonly missing?: () => readonly OptionalName[]
}

export interface Metrics {
  /** All of them in the form that Prometheus reads, and its content type. */
  read(): Promise<{ readonly text: string; readonly type: string }>
  stop(): void
}

const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 30]
/** A database is quicker than Discord. */
const SHORT = [0.001, 0.0025, 0.005]
/** Routes of Discord's that are counted by name; a bot of ours uses some thirty. */
const MOST_ROUTES = 60

/** Counts what the bot tells, from now on. No label holds an id of anybody, and each has few values. */
export function countSigns(looked: Looked): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Counter({ name: `questmaster_${name}`, help, labelNames, registers })
  const histogram = <L extends string>(name: string, help: string, labelNames: readonly L[], buckets = SECONDS) =>
    new Histogram({ name: `questmaster_${name}`, help, labelNames, registers, buckets })
  const gauge = (name: string, help: string, look: (gauge: Gauge) => Promise<void> | void, labelNames: string[] = []) =>
    new Gauge({
      name: `questmaster_${name}`,
      help,
      labelNames,
      registers,
      async collect() {
        await look(this as Gauge)
      },
    })

  const kept = counter('answers_total', 'Answers kept, of players or of the house', ['by'])
  const acknowledged = histogram('acknowledgement_seconds', 'From an interaction to the first response', ['kind'])
  const shown = histogram('shown_seconds', 'From what happened at a table to its card', [])
  const requests = counter('discord_requests_total', 'Requests of Discord', ['method', 'route', 'code'])
  const waits = histogram('discord_request_seconds', 'What Discord takes for a request', ['method'])
  const brakes = { on: 0 }
  gauge('discord_braked', 'Whether nothing is asked of Discord because it has refused too much', (it) =>
    it.set(brakes.on > 0 ? 1 : 0),
  )
  const drawn = histogram('drawing_seconds', 'From the wish for a picture to the picture', ['size', 'outcome'])
  const faults = counter('faults_total', 'What failed of ours', ['of'])
  const stored = histogram('database_seconds', 'What the database takes for a request', ['of'], [...SHORT, ...SECONDS])
  const failures = counter('database_failures_total', 'Requests of the database that failed', ['how'])
  // Whoever warns of a first one needs to have seen none before.
  for (const by of ['player', 'house']) kept.inc({ by }, 0)
  for (const of of ['rules', 'answering', 'showing', 'drawing']) faults.inc({ of }, 0)
  for (const how of ['damaged', 'failed']) failures.inc({ how }, 0)
  gauge('cards_behind', 'Tables that wait to be shown', (it) => it.set(looked.cardsBehind()))
  gauge('pictures_waiting', 'Pictures that wait to be drawn', (it) => it.set(looked.picturesWaiting()))
  gauge('gateway_ready', 'Whether the connection to Discord stands', (it) => it.set(looked.isConnected() ? 1 : 0))
  gauge('database_ready', 'Whether the database answers', async (it) =>
    it.set((await answers(looked.database)) ? 1 : 0),
  )
  gauge(
    'shard_held',
    'Shards of this process: 1 if it answers for them, 0 if it stands by',
    (it) => {
      it.reset()
      for (const [shard, isHeld] of looked.shards()) it.set({ shard }, isHeld ? 1 : 0)
    },
    ['shard'],
  )
  gauge(
    'part_missing',
    'Parts the bot can do without: 1 while one is missing',
    (it) => {
      const missing = looked.missing?.() ?? []
      for (const part of OPTIONAL_PARTS) it.set({ part }, missing.includes(part) ? 1 : 0)
    },
    ['part'],
  )
  gauge(
    'tables',
    'Tables by status',
    async (it) => {
      // Without a database everything else is wanted the more.
      it.reset()
      const tables = await inTime(looked.tables)
      for (const [status, count] of Object.entries(tables ?? {})) it.set({ status }, count)
    },
    ['status'],
  )

  const routes = new Set<string>()
  const named = (route: string): string => {
    if (routes.size < MOST_ROUTES) routes.add(route)
    return routes.has(route) ? route : 'other'
  }
  const stops = [
    onSign('answer', ({ by }) => kept.inc({ by })),
    onSign('acknowledged', ({ kind, ms }) => acknowledged.observe({ kind }, ms / 1000)),
    onSign('shown', ({ ms }) => shown.observe(ms / 1000)),
    onSign('request', ({ method, route, code, ms }) => {
      requests.inc({ method, route: named(route), code })
      waits.observe({ method }, ms / 1000)
    }),
    // Each connection of the process has a brake of its own.
    onSign('braked', ({ isBraked }) => (brakes.on += isBraked ? 1 : -1)),
    onSign('drawn', ({ size, isDrawn, ms }) => drawn.observe({ size, outcome: isDrawn ? 'drawn' : 'none' }, ms / 1000)),
    onSign('fault', ({ of }) => faults.inc({ of })),
    onSign('stored', ({ what, how, ms }) => {
      stored.observe({ of: what }, ms / 1000)
      if (how !== 'done') failures.inc({ how })
    }),
  ]
  return {
    read: async () => ({ text: await register.metrics(), type: register.contentType }),
    stop() {
      for (const stop of stops) stop()
      register.clear()
    },
  }
}
