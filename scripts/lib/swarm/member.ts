import { setTimeout as pause } from 'node:timers/promises'
import { GAMES } from '../../../src/games/index.ts'
import { shardLease, ShardLeases, ShardKeeper, type ConnectedShard } from '../../../src/shards/index.ts'
import { openStoreAt } from '../../../src/storage/index.ts'
import {
  createTables,
  shardOf,
  systemClock,
  systemRandomId,
  timingOf,
  UNLIMITED,
  type TableService,
} from '../../../src/tables/index.ts'
import { CardBoard } from './cards.ts'
import { Notes } from './notes.ts'
import { Players } from './players.ts'
import { tablesByShard, type World } from './world.ts'

/** The task of a process of the swarm. */
export interface Member {
  readonly database: string
  readonly notes: string
  readonly world: World
  readonly own: readonly number[]
  readonly players: number
  readonly posting: number
  readonly seed: string
}

/** The messages to and from the process. */
export type Order = 'play' | 'rest' | 'end'
export interface Said {
  readonly is: 'ready' | 'rested'
  /** Milliseconds of processor time since people began to play, and bytes of memory. */
  readonly cpu: number
  readonly memory: number
}

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A process as in `src/main.ts`, with cards that go nowhere in place of Discord, and people who answer. */
async function main(given: Member): Promise<void> {
  const { world, own } = given
  const { shards: count } = world
  const log =
    process.env['SWARM_LOG'] === 'on' ? { info: console.error, warn: console.error, error: console.error } : SILENT
  const store = await openStoreAt(given.database)
  const notes = new Notes(given.notes)
  const leases = new ShardLeases({ store, log })
  const isOurs = (server: string) => leases.isCertain(shardLease(shardOf(server, count), count))
  const parts = { store, games: GAMES, clock: systemClock, luck: systemRandomId, isOurs, log }
  const tables = createTables({ ...parts, timing: timingOf('none'), limits: UNLIMITED })
  const keeper: ShardKeeper = new ShardKeeper({
    leases,
    count,
    own,
    standsBy: true,
    connect: async (shard) => {
      const isHeld = () => keeper.isHeld(shard)
      const board = new CardBoard({ shard, count, store, tables, notes, posting: given.posting, isHeld })
      const wake = () => tables.wake({ count, held: [shard] }).catch((error: unknown) => log.error(error))
      return connectionTo(board, tables, wake)
    },
    sweep: (shards) => tables.lookAfter(shards),
    log,
  })
  await keeper.begin()
  const byShard = tablesByShard(world)
  const players = new Players({ ...given, tables, notes, byShard, held: () => keeper.held })
  obey(players, async () => {
    await players.rest()
    await tables.stop()
    await keeper.stop()
    await store.close()
    notes.close()
  })
}

/** Follows the orders of the parent process, and says when it is ready. */
function obey(players: Players, end: () => Promise<void>): void {
  let before = process.cpuUsage()
  const say = (is: Said['is']): void => {
    const { user, system } = process.cpuUsage(before)
    process.send?.({ is, cpu: (user + system) / 1000, memory: process.memoryUsage.rss() } satisfies Said)
  }
  process.on('message', (order: Order) => {
    if (order === 'play') {
      before = process.cpuUsage()
      players.begin()
    } else if (order === 'rest') void players.rest().then(() => say('rested'))
    else void end().then(() => process.disconnect())
  })
  // The parent process is gone: this one must not outlive it.
  process.on('disconnect', () => void pause(5000, undefined, { ref: false }).then(() => process.exit(1)))
  say('ready')
}

/** What a shard keeper uses in place of a connection to Discord. `wake` makes the tables of the shard go on. */
function connectionTo(board: CardBoard, tables: TableService, wake: () => Promise<void>): ConnectedShard {
  return {
    answer: () => undefined,
    async begin(isOneOfMany) {
      await tables.begin({ isOneOfMany })
      board.begin()
      void wake()
      await board.showAll()
    },
    fallSilent: () => board.fallSilent(),
    sayAway: async () => undefined,
    showAll: () => board.showAll(),
    close: () => board.close(),
    leave: async () => undefined,
  }
}

await main(JSON.parse(process.argv[2] ?? '') as Member)
