import { join } from 'node:path'
import { cardPanel, faceOf } from '../../../src/discord/panels/card/card.ts'
import { leakGuard, noGuard } from '../../../src/discord/table/context/leak-guard.ts'
import { askNow } from '../../../src/discord/table/answering/asking.ts'
import { playout } from '../../../src/engine/index.ts'
import type { TableView } from '../../../src/tables/index.ts'
import { setupOf } from './matches.ts'
import { byTurns, cpuOf, line, type BenchLine, type Section } from './section.ts'
import { beginTable, give, openTables, player, sightOf, SILENT } from './tables.ts'

const SEATS = 4
const ANSWERS = 40

/**
 * The cost of composing a card when the guard composes it again from several other worlds, as a multiple of composing
 * it once.
 */
export const guard: Section = async ({ games, folder, seed, times, isQuick, say }) => {
  const lines: BenchLine[] = []
  for (const game of games) {
    say(game.words.title)
    const house = openTables(join(folder, `${game.rules.id}.db`), [game])
    const seats = Math.min(SEATS, game.rules.seats.max)
    const id = await beginTable(house.tables, game, seats, seed)
    for (const { answer } of playout(game.rules, setupOf(seats, seed), player(game, seed), ANSWERS))
      await give(house.tables, id, answer)
    const view = await sightOf(house.tables, id)
    let worlds = 0
    const watching = leakGuard(SILENT, () => `${seed} ${(worlds += 1)}`)
    const card = (one: TableView) => [cardPanel(faceOf(one, askNow(one, null)), null), one.viewFor(null)]
    const often = isQuick ? 2 : 50
    const composed = (by: typeof noGuard) => () =>
      cpuOf(() => {
        for (let count = 0; count < often; count += 1) {
          if (by.wouldTell(view, 'card', card)) throw new Error('a card would tell a secret')
          card(view)
        }
      })
    const { one, other } = await byTurns(times, composed(watching), composed(noGuard))
    lines.push(line(`guard: ${game.rules.id}, a card`, 'ms of CPU', one / often, 'without the guard', other / often))
    await house.close()
  }
  return lines
}
