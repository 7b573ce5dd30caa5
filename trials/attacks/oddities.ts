import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Game } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { exportFile, verify, type ExportedGame, type SavedGame } from '../../src/tables/index.ts'
import { readSaved } from '../saved.ts'
import type { Attack, Outcome } from './attack.ts'
import { exported, finished, tablesOf } from './finished.ts'

// Files of the correct form that no game can have produced.

type Table = ExportedGame['table']
const ofTable = (change: (table: Table) => object) => (real: ExportedGame) => ({
  ...real,
  table: { ...real.table, ...change(real.table) },
})
const timed = (times: object) => ofTable(({ timing }) => ({ timing: { ...timing, ...times } }))

/** Changes to the export of a game in progress that no bot may import. */
const IMPORTED: readonly (readonly [name: string, tries: string, edit: (real: ExportedGame) => object])[] = [
  ['import-endless-reminder', 'Imports a table that reminds when time has ended.', timed({ remindAfter: 1e300 })],
  ['import-endless-bank', 'Imports a table with more time than the calendar has.', timed({ bank: 1e15 })],
  ['import-no-time', 'Imports a table that answers for its players without a pause.', timed({ decision: 1e-9 })],
  [
    'import-half-a-letter',
    'Imports a name that no database can store.',
    ofTable(() => ({ bookmarks: [{ number: 1, name: '\ud800', seq: 1, turn: 1, by: 'x', at: 1 }] })),
  ],
  ['import-other-id', 'Imports a game under the id of another.', ofTable(({ id }) => ({ id: `${id}x` }))],
  ['import-many-seats', 'Imports a game with 2,000 seats.', withSeats(2000)],
]

/** Changes to a finished game's file that must fail verification, quickly and without errors. */
const VERIFIED: readonly (readonly [name: string, tries: string, edit: (saved: SavedGame) => string])[] = [
  [
    'verify-many-seats',
    'Has a game verified that was dealt for a billion seats.',
    (saved) => JSON.stringify({ ...saved, setup: { ...saved.setup, seats: 1e9 } }),
  ],
  [
    'verify-nesting',
    'Has an event verified that is nested 100,000 times.',
    (saved) => JSON.stringify(saved).replace('"by":"Kim"', `"by":${'['.repeat(100_000)}${']'.repeat(100_000)}`),
  ],
  [
    'verify-no-position',
    'Has a snapshot verified that isn’t one.',
    (saved) => JSON.stringify({ ...saved, snapshots: saved.snapshots.map((one) => ({ ...one, state: '[' })) }),
  ],
  [
    'verify-endless-number',
    'Swaps nobody’s seat for a number beyond all bounds.',
    (saved) => JSON.stringify(saved).replace('"plays":null', '"plays":1e999'),
  ],
]

export const ODDITIES: readonly Attack[] = [
  ...IMPORTED.map(([name, tries, edit]) => ({ name, tries, run: () => importing(edit) })),
  ...VERIFIED.map(([name, tries, edit]) => ({ name, tries, run: () => verifying(edit) })),
  { name: 'import-other-names', tries: 'Has old lines told under names that nobody had.', run: renaming },
]

function first(): Game {
  const [game] = GAMES
  if (!game) throw new Error('there is no game')
  return game
}

function withSeats(count: number): (real: ExportedGame) => object {
  return (real) => {
    const { setup, snapshots, table } = real
    const [one] = table.seats
    const seats = Array.from({ length: count }, (_, seat) => ({ ...one, seat, user: `user-${seat}` }))
    const experience = seats.map(() => 0)
    return {
      ...real,
      snapshots: snapshots.map((position) => ({ ...position, acted: experience })),
      setup: { ...setup, seats: count, experience },
      table: { ...table, seats, experience },
    }
  }
}

async function importing(edit: (real: ExportedGame) => object): Promise<Outcome> {
  const file = exportFile(edit(await exported(first(), 10)) as ExportedGame)
  const tables = tablesOf(GAMES)
  const result = await tables.saves.import(Buffer.from(file), { server: 'other', room: 'room' })
  await tables.stop()
  return { held: !result.ok, detail: result.ok ? 'It was taken in.' : `It was refused: ${result.why}.` }
}

async function verifying(edit: (saved: SavedGame) => string): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'questmaster-attack-'))
  try {
    const path = join(folder, 'game.json')
    writeFileSync(path, edit(await finished(first())))
    const saved = readable(path)
    const isFoundOut = saved === null || !verify(first(), saved).holds
    return { held: isFoundOut, detail: isFoundOut ? 'It does not hold.' : 'It held all the same.' }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The game in a file; `null` if it is refused. */
function readable(path: string): SavedGame | null {
  try {
    return readSaved(path)
  } catch {
    return null
  }
}

async function renaming(): Promise<Outcome> {
  const real = await exported(first(), 10)
  const players = real.table.seats.map(() => 'Mallory')
  const called = [{ from: 1, names: players.map(() => null), players }]
  const tables = tablesOf(GAMES)
  const file = exportFile({ ...real, table: { ...real.table, called } } as ExportedGame)
  const result = await tables.saves.import(Buffer.from(file), { server: 'other', room: 'room' })
  await tables.stop()
  const held = !result.ok || !JSON.stringify(result.value.called).includes('Mallory')
  return { held, detail: held ? 'Nobody is called so.' : 'Players are called so.' }
}
