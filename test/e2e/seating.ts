import { pino } from 'pino'
import type { Answer, Game, Run } from '../../src/engine/index.ts'
import type { Sandbox } from '../../src/sandbox/index.ts'
import { openStore } from '../../src/storage/index.ts'
import {
  createTables,
  systemClock,
  systemRandomId,
  timingOf,
  type Clock,
  type Result,
  type TableService,
} from '../../src/tables/index.ts'
import { hasGame } from '../../src/tables/model/service.ts'
import type { TableRecord } from '../../src/tables/model/store.ts'
import { replay, type Position } from './found.ts'

const FOR_EVER = 1_000_000_000

/**
 * Seats people of a sandbox at a table, and plays to a position. A bot that starts on the database goes on from there.
 * `ago`: how long ago that was, in milliseconds.
 */
export async function seatFour(
  discord: Sandbox,
  path: string,
  game: Game,
  names: readonly string[],
  { seed, answers, ago = 0 }: Position & { readonly ago?: number },
): Promise<string> {
  const people = await discord.people()
  const users = names.map((name) => ({ name, user: people.find((one) => one.name === name)?.id ?? '' }))
  const [host, ...others] = users
  if (!host) throw new Error('nobody is to be seated')
  const room = (await discord.as(host.name).channels()).find(({ name }) => name === 'tavern')?.id ?? ''
  const server = (await discord.state()).server.id
  const clock = { ...systemClock, now: () => systemClock.now() - ago }
  const seated = async (tables: TableService): Promise<string> => {
    const { id } = granted(
      await tables.opening.open({ game: game.rules.id, preset: 'short', seed, server, room, host }),
    )
    for (const { user, name } of others) granted(await tables.seats.join(id, user, name))
    granted(await tables.opening.start(id, host.user))
    await submitAll(tables, id, byPlayers(replay(game, seed), answers))
    return id
  }
  return await withTables(path, game, seated, clock)
}

/** Plays a table on while no bot runs. A bot that starts on the database goes on from there. */
export function playOn(path: string, game: Game, id: string, answers: readonly Answer[]): Promise<void> {
  return withTables(path, game, (tables) => submitAll(tables, id, answers))
}

/** Without the formal answers, which a table gives itself. `run`: where they begin. */
function byPlayers(run: Run, answers: readonly Answer[]): Answer[] {
  return answers.filter((answer) => {
    const { verb, formality } = run.askedOf(answer.seat) ?? {}
    run.submit(answer)
    return verb !== answer.verb || formality !== true
  })
}

async function submitAll(tables: TableService, id: string, answers: readonly Answer[]): Promise<void> {
  for (const { seat, verb, key } of answers) {
    const { seats } = await settled(tables, id)
    granted(await tables.answers.submit(id, seats[seat]?.user ?? '', { verb, key }))
  }
  await settled(tables, id)
}

/** Waits until the table has given every formal answer. */
async function settled(tables: TableService, id: string): Promise<TableRecord> {
  for (;;) {
    const view = await tables.views.of(id)
    if (!view || !hasGame(view)) throw new Error('no game is shown')
    const { seats } = view.record
    if (!seats.some(({ seat }) => view.asked(seat).some((one) => one.formality))) return view.record
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

async function withTables<T>(
  path: string,
  game: Game,
  work: (tables: TableService) => Promise<T>,
  clock: Clock = systemClock,
): Promise<T> {
  const store = openStore(path)
  const parts = { store, games: [game], clock, luck: systemRandomId, log: pino({ level: 'silent' }) }
  const tables = createTables({ ...parts, computerPace: FOR_EVER, timing: timingOf('none') })
  const done = await work(tables)
  await tables.stop()
  await store.close()
  return done
}

function granted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${result.why}`)
  return result.value
}
