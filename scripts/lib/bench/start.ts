import { fork } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median } from '../figures.ts'
import { multiply } from './copies.ts'
import { line, type Section } from './section.ts'
import type { Started, ToStart } from './start-child.ts'
import { beginTable, openTables, userOf } from './tables.ts'

const SEATS = 3
const FEW = 10
const MANY = 10_000
const MANY_WHEN_QUICK = 40

/**
 * Starting with few and with many saved games, all of them under way and shown: until the bot listens, until it stores
 * a first press on an old table, and until it has nothing left to do. Each start is a process of its own.
 */
export const start: Section = async ({ games, times, isQuick, folder, seed, say }) => {
  const few = join(folder, 'few.db')
  const many = join(folder, 'many.db')
  say(`${FEW} games`)
  const house = openTables(few, games)
  const ids: string[] = []
  for (let number = 0; number < FEW; number += 1) {
    const game = games[number % games.length]
    if (game) ids.push(await beginTable(house.tables, game, Math.min(SEATS, game.rules.seats.max), `${seed} ${number}`))
  }
  // A table isn't fully shown while a call of its players may still ring.
  for (let seat = 0; seat < SEATS; seat += 1) await house.tables.people.choose(userOf(seat), { notice: 'none' })
  await house.close()
  const about = { games: games.map(({ rules }) => rules.id), table: ids[0] ?? '' }
  // Starts and shows everything once, so that showing it is not part of the measurement.
  await started({ path: few, ...about, presses: false })
  const count = isQuick ? MANY_WHEN_QUICK : MANY
  say(`${count.toLocaleString('en')} games`)
  copyFileSync(few, many)
  multiply(many, count)

  const all: { few: Started[]; many: Started[] } = { few: [], many: [] }
  for (let time = 0; time < Math.min(times, 3); time += 1) {
    for (const name of ['few', 'many'] as const) {
      say(`start ${time + 1} with ${name}`)
      const path = join(folder, `${name}-${time}.db`)
      copyFileSync({ few, many }[name], path)
      all[name].push(await started({ path, ...about, presses: true }))
    }
  }
  const compared = (what: string, unit: string, part: (one: Started) => number) =>
    line(
      `start: ${count.toLocaleString('en')} games, ${what}`,
      unit,
      median(all.many.map(part)) ?? 0,
      `${FEW} games`,
      median(all.few.map(part)) ?? 0,
    )
  return [
    compared('until it listens', 'ms', ({ ready }) => ready),
    compared('first press stored', 'ms', ({ press }) => press),
    compared('until it rests', 'ms', ({ rest }) => rest),
    compared('until it rests', 'ms of CPU', ({ cpu }) => cpu),
  ]
}

async function started(given: ToStart): Promise<Started> {
  const child = fork(fileURLToPath(new URL('./start-child.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] })
  const exit = once(child, 'exit')
  child.send(given)
  const [told] = (await Promise.race([once(child, 'message'), exit.then(() => [null])])) as [Started | null]
  await exit
  if (told) return told
  throw new Error('a start has ended without a word')
}
