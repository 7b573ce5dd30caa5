import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { line, type BenchLine, type Section } from './section.ts'
import { beginTable, openTables, sightOf } from './tables.ts'

const SEATS = 4
const TABLES = 200

/** What a table that is played keeps in memory, against the text of what it shows. */
export const memory: Section = async ({ games, folder, seed, isQuick, say }) => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const held = (): number => {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    return (heapUsed + external) / 1000
  }
  const count = isQuick ? 5 : TABLES
  const lines: BenchLine[] = []
  for (const game of games) {
    say(game.words.title)
    const house = openTables(join(folder, `${game.rules.id}.db`), [game])
    const seats = Math.min(SEATS, game.rules.seats.max)
    const look = async (number: number): Promise<number> => {
      const id = await beginTable(house.tables, game, seats, `${seed} ${number}`)
      const tableView = await sightOf(house.tables, id)
      return JSON.stringify(tableView.viewFor(0)).length / 1000
    }
    // What the first table loads is not the second's.
    const view = await look(-1)
    const before = held()
    for (let number = 0; number < count; number += 1) await look(number)
    const spent = Math.max(0, held() - before) / count
    lines.push(line(`memory: ${game.rules.id}, a table of ${count}`, 'kB', spent, 'its view as text', view))
    await house.close()
  }
  return lines
}
