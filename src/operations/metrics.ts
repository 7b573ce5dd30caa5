import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { onMetric, OPTIONAL_PARTS, type OptionalName } from '../tables/index.ts'
import { answers, inTime } from './timeout.ts'

/** Values read at each scrape. */
export interface MetricSources {
  /** Tables with unshown changes, and pictures waiting for a drawing process. */
  readonly cardsBehind: () => number
  readonly picturesWaiting: () => number
  /** The number of tables by status. May reject. */
  readonly tables: () => Promise<Readonly<Record<string, number>>>
  /** Whether the gateway connection is up. */
  readonly isConnected: () => boolean
  /** The shards this process is connected for, and whether it certainly holds each; it stands by for the others. */
  readonly shards: () => ReadonlyMap<number, boolean>
  /** Rejects if the database does not answer. */
  readonly database: () => Promise<unknown>
  /** Optional parts that are missing. */
  readonly missing?: () => readonly OptionalName[]
}

export interface MetricsEndpoint {
  /** All metrics in the Prometheus text format, and its content type. */
  read(): Promise<{ readonly text: string; readonly type: string }>
  stop(): void
}

const BUCKETS_S = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 30]
/** Extra buckets, because a database is faster than Discord. */
const SHORT_BUCKETS_S = [0.001, 0.0025, 0.005]
/** The number of Discord routes with a label of their own; the bot uses about thirty. */
const MAX_ROUTE_LABELS = 60

/** Registers all metrics and counts telemetry events from now on. No label holds an id, and each has few values. */
export function startMetrics(sources: MetricSources): MetricsEndpoint {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const factory = new MetricFactory(register)
  addGauges(factory, sources)
  const stops = [...countEvents(factory), ...countRequests(factory)]
  return {
    read: async () => ({ text: await register.metrics(), type: register.contentType }),
    stop() {
      for (const stop of stops) stop()
      register.clear()
    },
  }
}

class MetricFactory {
  private readonly registers: [Registry]

  constructor(register: Registry) {
    this.registers = [register]
  }

  counter<L extends string>(name: string, help: string, labelNames: readonly L[] = []): Counter<L> {
    return new Counter({ name: `questmaster_${name}`, help, labelNames, registers: this.registers })
  }

  histogram<L extends string>(name: string, help: string, labelNames: readonly L[], buckets = BUCKETS_S): Histogram<L> {
    return new Histogram({ name: `questmaster_${name}`, help, labelNames, registers: this.registers, buckets })
  }

  /** A gauge whose value `collect` sets at each scrape. */
  gauge(name: string, help: string, collect: (gauge: Gauge) => Promise<void> | void, labelNames: string[] = []): void {
    new Gauge({
      name: `questmaster_${name}`,
      help,
      labelNames,
      registers: this.registers,
      async collect() {
        await collect(this as Gauge)
      },
    })
  }
}

function addGauges(factory: MetricFactory, sources: MetricSources): void {
  factory.gauge('cards_behind', 'Tables that wait to be shown', (it) => it.set(sources.cardsBehind()))
  factory.gauge('pictures_waiting', 'Pictures that wait to be drawn', (it) => it.set(sources.picturesWaiting()))
  factory.gauge('gateway_ready', 'Whether the connection to Discord stands', (it) =>
    it.set(sources.isConnected() ? 1 : 0),
  )
  factory.gauge('database_ready', 'Whether the database answers', async (it) =>
    it.set((await answers(sources.database)) ? 1 : 0),
  )
  factory.gauge(
    'shard_held',
    'Shards of this process: 1 if it answers for them, 0 if it stands by',
    (it) => {
      it.reset()
      for (const [shard, isHeld] of sources.shards()) it.set({ shard }, isHeld ? 1 : 0)
    },
    ['shard'],
  )
  factory.gauge(
    'part_missing',
    'Parts the bot can do without: 1 while one is missing',
    (it) => {
      const missing = sources.missing?.() ?? []
      for (const part of OPTIONAL_PARTS) it.set({ part }, missing.includes(part) ? 1 : 0)
    },
    ['part'],
  )
  factory.gauge(
    'tables',
    'Tables by status',
    async (it) => {
      // The other metrics matter even more when the database is down.
      it.reset()
      const tables = await inTime(sources.tables)
      for (const [status, count] of Object.entries(tables ?? {})) it.set({ status }, count)
    },
    ['status'],
  )
}

/** Counts events of tables, pictures and the database. */
function countEvents(factory: MetricFactory): readonly (() => void)[] {
  const kept = factory.counter('answers_total', 'Answers kept, of players or of the house', ['by'])
  const acknowledged = factory.histogram('acknowledgement_seconds', 'From an interaction to the first response', [
    'kind',
  ])
  const shown = factory.histogram('shown_seconds', 'From what happened at a table to its card', [])
  const drawn = factory.histogram('drawing_seconds', 'From the wish for a picture to the picture', ['size', 'outcome'])
  const faults = factory.counter('faults_total', 'What failed of ours', ['of'])
  const thoughts = factory.counter('thoughts_total', 'Questions that computer players have thought about', ['how'])
  const stored = factory.histogram(
    'database_seconds',
    'What the database takes for a request',
    ['of'],
    [...SHORT_BUCKETS_S, ...BUCKETS_S],
  )
  const failures = factory.counter('database_failures_total', 'Requests of the database that failed', ['how'])
  // Alerts on the first occurrence need a zero before it.
  for (const by of ['player', 'house']) kept.inc({ by }, 0)
  for (const how of ['done', 'failed', 'late']) thoughts.inc({ how }, 0)
  for (const of of ['rules', 'answering', 'showing', 'drawing']) faults.inc({ of }, 0)
  for (const how of ['damaged', 'failed']) failures.inc({ how }, 0)
  return [
    onMetric('answer', ({ by }) => kept.inc({ by })),
    onMetric('acknowledged', ({ kind, ms }) => acknowledged.observe({ kind }, ms / 1000)),
    onMetric('shown', ({ ms }) => shown.observe(ms / 1000)),
    onMetric('drawn', ({ size, isDrawn, ms }) =>
      drawn.observe({ size, outcome: isDrawn ? 'drawn' : 'none' }, ms / 1000),
    ),
    onMetric('thought', ({ how }) => thoughts.inc({ how })),
    onMetric('fault', ({ of }) => faults.inc({ of })),
    onMetric('stored', ({ what, how, ms }) => {
      stored.observe({ of: what }, ms / 1000)
      if (how !== 'done') failures.inc({ how })
    }),
  ]
}

/** Counts requests to Discord. */
function countRequests(factory: MetricFactory): readonly (() => void)[] {
  const requests = factory.counter('discord_requests_total', 'Requests of Discord', ['method', 'route', 'code'])
  const waits = factory.histogram('discord_request_seconds', 'What Discord takes for a request', ['method'])
  let brakesOn = 0
  factory.gauge('discord_braked', 'Whether nothing is asked of Discord because it has refused too much', (it) =>
    it.set(brakesOn > 0 ? 1 : 0),
  )
  const routes = new Set<string>()
  const named = (route: string): string => {
    if (routes.size < MAX_ROUTE_LABELS) routes.add(route)
    return routes.has(route) ? route : 'other'
  }
  return [
    onMetric('request', ({ method, route, code, ms }) => {
      requests.inc({ method, route: named(route), code })
      waits.observe({ method }, ms / 1000)
    }),
    // Each connection of the process has a brake of its own.
    onMetric('braked', ({ isBraked }) => {
      brakesOn += isBraked ? 1 : -1
    }),
  ]
}
