import type { TableId } from '../../tables/store.ts'
import { note } from '../kit/message.ts'
import { Trouble, type TroubleKind } from './outlet.ts'
import { beginsAnew, callsAnew, findLostCard, showCard } from './card.ts'
import { showChronicle } from './chronicle.ts'
import { showHands } from './hands.ts'
import { readShown, writeShown } from './shown.ts'
import { isPlaying, type Sighted, type Stage } from './stage.ts'

/** What is shown of the tables, kept up to date behind them. */
export interface Screens {
  /** Something may have changed: the table will be shown as it stands. Returns at once. */
  touch(id: TableId): void
  /** The same, although something was in the way lately. */
  tryAgain(id: TableId): void
  /** Shows every open table as it stands. Call once at start. */
  reconcile(): void
  /** Waits until everything is shown. */
  settled(): Promise<void>
  stop(): Promise<void>
}

/** Moves that come within this time are shown together. */
const GATHER = 80
const LATEST_CLOSED = 30
const LEAVE_ALONE = 60_000
const FIRST_RETRY = 2_000
const LAST_RETRY = 300_000

/** One loop a table: while it runs, changes only mark the table, and the latest state wins. */
export function createScreens(stage: Stage): Screens {
  const running = new Map<TableId, Promise<void>>()
  const marked = new Set<TableId>()
  const retries = new Map<TableId, { timer: NodeJS.Timeout; wait: number }>()
  let stopped = false
  const unsubscribe = stage.tables.onChange((id) => touch(id))

  function touch(id: TableId): void {
    if (stopped) return
    marked.add(id)
    if (!running.has(id))
      running.set(
        id,
        loop(id).finally(() => left(id)),
      )
  }

  function left(id: TableId): void {
    running.delete(id)
    if (marked.has(id)) touch(id)
  }

  async function loop(id: TableId): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, GATHER))
    while (!stopped && marked.delete(id)) {
      try {
        if ((await showTable(stage, id)) === 'past') marked.add(id)
        forgetRetry(id)
      } catch (error) {
        stage.log.error({ err: error, table: id }, 'a table could not be shown')
        retryLater(id)
      }
    }
  }

  function retryLater(id: TableId): void {
    if (stopped) return
    const wait = Math.min((retries.get(id)?.wait ?? FIRST_RETRY / 2) * 2, LAST_RETRY)
    clearTimeout(retries.get(id)?.timer)
    retries.set(id, { wait, timer: setTimeout(() => touch(id), wait).unref() })
  }

  function forgetRetry(id: TableId): void {
    clearTimeout(retries.get(id)?.timer)
    retries.delete(id)
  }

  return {
    touch,
    tryAgain(id) {
      stage.store.forgetShown(id, 'trouble')
      touch(id)
    },
    reconcile() {
      for (const { id } of stage.tables.tablesOf({ statuses: ['lobby', 'playing'] })) touch(id)
      for (const { id } of stage.tables.tablesOf({ statuses: ['over', 'closed'] }).slice(0, LATEST_CLOSED)) touch(id)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running.values())
    },
    async stop() {
      stopped = true
      unsubscribe()
      for (const { timer } of retries.values()) clearTimeout(timer)
      await Promise.all(running.values())
    },
  }
}

async function showTable(stage: Stage, id: TableId): Promise<'shown' | 'past'> {
  const sight = stage.tables.sight(id)
  if (!sight) return 'shown'
  const trouble = readShown(stage.store, id, 'trouble')
  const isBarred = trouble !== undefined && trouble.room === sight.record.room && stage.now() - trouble.at < LEAVE_ALONE
  if (!isBarred) await showInRoom(stage, sight)
  if (isPlaying(sight)) await showHands(stage, sight)
  // Another process may have moved the table meanwhile, and shown it before us: then what we showed is past.
  return lastChange(stage.tables.sight(id)) === lastChange(sight) ? 'shown' : 'past'
}

function lastChange(sight: Sighted | undefined): string {
  return sight ? `${isPlaying(sight) ? sight.seq : 0} ${sight.record.changedAt}` : ''
}

async function showInRoom(stage: Stage, sight: Sighted): Promise<void> {
  const { id } = sight.record
  try {
    await findLostCard(stage, sight)
    const isNewTurn = beginsAnew(stage, sight)
    const posted = isPlaying(sight) && (await showChronicle(stage, sight, isNewTurn))
    await showCard(stage, sight, isNewTurn || posted || callsAnew(stage, sight))
    if (readShown(stage.store, id, 'trouble')) stage.store.forgetShown(id, 'trouble')
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    await tellHost(stage, sight, error)
  }
}

const MISSING: Readonly<Record<TroubleKind, (room: string) => string>> = {
  'room-gone': () => 'its channel is gone; somebody who manages the server can go on elsewhere with `/admin resume`',
  'no-permission': (room) =>
    `I am not allowed to show it in <#${room}>: let me view the channel, send messages and attach files there, then use \`/game status\``,
  locked: (room) => `the thread <#${room}> is locked; open it again, or go on elsewhere with \`/admin resume\``,
  'closed-dms': (room) => `I cannot write in <#${room}>`,
}

/** The host hears once what keeps the table from being shown; the game itself is safe. */
async function tellHost(stage: Stage, { record }: Sighted, trouble: Trouble): Promise<void> {
  const { id, room, host } = record
  const known = readShown(stage.store, id, 'trouble')
  stage.log.warn({ table: id, room, trouble: trouble.kind, code: trouble.code }, 'a table cannot be shown in its room')
  writeShown(stage.store, id, 'trouble', { kind: trouble.kind, room, at: stage.now() })
  if (known?.kind === trouble.kind && known.room === room) return
  try {
    const direct = await stage.outlet.directRoom(host)
    const told = `Your game is safe, but ${MISSING[trouble.kind](room)}.`
    await stage.outlet.post(direct, note(told), `t${id}.${trouble.code}.${room.slice(-6)}`)
  } catch (error) {
    stage.log.debug({ err: error, table: id }, 'the host could not be told')
  }
}
