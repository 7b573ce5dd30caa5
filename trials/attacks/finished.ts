import { byComputer, type Game } from '../../src/engine/index.ts'
import { openStore } from '../../src/storage/index.ts'
import {
  createTables,
  readExport,
  systemClock,
  systemRandomId,
  timingOf,
  UNLIMITED,
  type ExportedGame,
  type Result,
  type SavedGame,
  type TableService,
} from '../../src/tables/index.ts'
import { runOf } from '../run-of.ts'

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined }
/** A delay that never elapses. */
const NEVER = 1_000_000_000
const USERS = ['ann', 'ben', 'cat', 'dan']
const MODERATOR = { user: 'kim', name: 'Kim' }

/** Real tables over an in-memory database, without timers. */
export function tablesOf(games: readonly Game[]): TableService {
  const parts = { store: openStore(), games, clock: systemClock, luck: systemRandomId, log: SILENT }
  const orderPace = { least: NEVER, most: NEVER }
  return createTables({ ...parts, computerPace: NEVER, timing: timingOf('none'), orderPace, limits: UNLIMITED })
}

/** Starts a game with sealed dice and whispers, in which the players have whispered. */
export async function begin(tables: TableService, game: Game): Promise<string> {
  const [host = '', ...others] = USERS.slice(0, Math.max(2, game.rules.seats.min))
  const where = { server: 'server', room: 'room' }
  const { id } = granted(
    await tables.opening.open({ game: game.rules.id, preset: 'short', ...where, host: { user: host, name: host } }),
  )
  for (const user of others) granted(await tables.seats.join(id, user, user, `${user} brings this`))
  granted(await tables.settings.setWhispering(id, host, true))
  granted(await tables.opening.start(id, host, 'begun'))
  granted(await tables.privateAccess.whisper(id, host, 1, 'Meet me at the well.'))
  granted(await tables.privateAccess.lookInto(id, MODERATOR, 0))
  return id
}

/** Plays a number of answers, or to the end, with computer players; now and then a player undoes an answer. */
export async function playOn(tables: TableService, id: string, answers = 5000): Promise<void> {
  let choose: ReturnType<typeof byComputer> | undefined
  for (let given = 0; given < answers; given += 1) {
    const view = await tables.views.of(id)
    if (!view || !('seq' in view) || view.isOver) return
    choose ??= byComputer(view.game, 'attacks')
    const asked = view.record.seats.flatMap(({ seat }) => view.asked(seat).filter((one) => one.seat === seat))
    const { seat, verb, key } = choose(runOf(asked, view.viewFor))
    const user = view.record.seats[seat]?.user ?? ''
    granted(await tables.answers.submit(id, user, { verb, key }))
    if (given % 7 === 3) await tables.answers.undo(id, user)
  }
}

/** The export of a finished game, as everyone may get it. */
export async function finished(game: Game): Promise<SavedGame> {
  const tables = tablesOf([game])
  const id = await begin(tables, game)
  await playOn(tables, id)
  const saved = granted(await tables.archive.saved(id))
  await tables.stop()
  return JSON.parse(JSON.stringify(saved)) as SavedGame
}

/** The export of a game in progress, as a moderator gets it. */
export async function exported(game: Game, answers: number): Promise<ExportedGame> {
  const tables = tablesOf([game])
  const id = await begin(tables, game)
  await playOn(tables, id, answers)
  const file = await readExport(Buffer.from(granted(await tables.saves.export(id, MODERATOR))))
  await tables.stop()
  if (typeof file === 'string') throw new Error(`refused: ${file}`)
  return file
}

export function granted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${result.why}`)
  return result.value
}
