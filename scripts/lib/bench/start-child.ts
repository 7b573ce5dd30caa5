import type { MessageGateway } from '../../../src/discord/screens/parts/message-gateway.ts'
import { noGuard } from '../../../src/discord/table/context/leak-guard.ts'
import { PictureCache } from '../../../src/discord/screens/parts/picture-cache.ts'
import { Projector } from '../../../src/discord/screens/projector.ts'
import { EVERYWHERE, type ScreenContext } from '../../../src/discord/screens/parts/screen-context.ts'
import { GAMES } from '../../../src/games/index.ts'
import { FOR_EVER, openTables, sightOf, SILENT, userOf } from './tables.ts'

// A process with the tables and their screens, from their start until they rest. Its messages go nowhere.

export interface ToStart {
  readonly path: string
  readonly games: readonly string[]
  /** A table with a press as soon as the process listens. */
  readonly table: string
  readonly presses: boolean
}

/** In milliseconds from the opening of the database; `press` from the press itself. */
export interface Started {
  readonly ready: number
  readonly press: number
  readonly rest: number
  readonly cpu: number
}

/** A start that takes longer than this is cut off. */
const PATIENCE = 180_000

process.once('message', (given: ToStart) => void begin(given))

async function begin({ path, games, table, presses }: ToStart): Promise<void> {
  const began = performance.now()
  const before = process.cpuUsage()
  const known = GAMES.filter(({ rules }) => games.includes(rules.id))
  // With timers: a start sets the clocks of all tables.
  const house = openTables(path, known, FOR_EVER)
  const projector = new Projector(screenOf(house))
  await projector.reconcile()
  await house.tables.wake()
  const ready = performance.now() - began
  // The press arrives through the event loop, as a message of the gateway does.
  await new Promise((next) => setTimeout(next))
  if (presses) await press(house, table)
  const pressed = performance.now() - began - ready
  const patience = new Promise((over) => setTimeout(over, PATIENCE).unref())
  await Promise.race([projector.settled(), patience])
  const { user, system } = process.cpuUsage(before)
  const told: Started = { ready, press: pressed, rest: performance.now() - began, cpu: (user + system) / 1000 }
  // The file itself must hold all writes, because it is copied.
  await projector.stop()
  await house.close()
  process.send?.(told, () => process.exit(0))
}

async function press({ tables }: ReturnType<typeof openTables>, table: string): Promise<void> {
  const view = await sightOf(tables, table)
  for (const { seat } of view.record.seats) {
    const asked = view.asked(seat).find((one) => one.seat === seat)
    const [offer] = asked?.offers ?? []
    if (!asked || !offer) continue
    const done = await tables.answers.submit(table, userOf(seat), { verb: asked.verb, key: offer.key })
    if (!done.ok) throw new Error(`the first press was refused: ${done.why}`)
    return
  }
  throw new Error('nobody is asked')
}

function screenOf({ tables, store }: ReturnType<typeof openTables>): ScreenContext {
  let posted = 0
  const messageGateway: MessageGateway = {
    post: () => Promise.resolve(String((posted += 1))),
    found: () => Promise.resolve(null),
    edit: () => Promise.resolve('edited'),
    stands: () => Promise.resolve(true),
    remove: () => Promise.resolve(),
    hasRemoved: () => false,
    directRoom: (user) => Promise.resolve(`direct-${user}`),
  }
  const log = { ...SILENT, debug: () => undefined } as unknown as ScreenContext['log']
  const pictures = () => Promise.resolve(null)
  const pictureCache = new PictureCache()
  return {
    ...EVERYWHERE,
    tables,
    store,
    log,
    messageGateway,
    pictures,
    scenes: pictures,
    posters: pictures,
    television: null,
    pictureCache,
    guard: noGuard,
    now: () => Date.now(),
  }
}
