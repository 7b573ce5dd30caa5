import { join } from 'node:path'
import { cardPanel, faceOf } from '../../../src/discord/panels/card/card.ts'
import { leakGuard, type LeakGuard } from '../../../src/discord/table/context/leak-guard.ts'
import { recordedView } from '../../../src/discord/table/context/public-reads.ts'
import { askNow } from '../../../src/discord/table/answering/asking.ts'
import { onceFor, pickOne, rngFrom, type Asked, type Game } from '../../../src/engine/index.ts'
import type { TableService, TableView } from '../../../src/tables/index.ts'
import { cpuOf, line, type BenchLine, type Section } from './section.ts'
import { beginTable, openTables, sightOf, SILENT, userOf } from './tables.ts'

const SEATS = 4
const ANSWERS = 60
/** Matches before the measured ones: the guard looks longer at messages of a kind that it has not met. */
const WARM_UP = 20

/**
 * The cost of composing the card after each answer of a match under the guard, as a multiple of composing it once. The
 * guard reads what is composed, and composes it in other worlds now and then, or if it needs to.
 */
export const guard: Section = async ({ games, folder, seed, times, isQuick, say }) => {
  const lines: BenchLine[] = []
  for (const game of games) {
    say(game.words.title)
    const house = openTables(join(folder, `${game.rules.id}.db`), [game])
    try {
      let worlds = 0
      let drawn = 0
      // Every number comes once in a hundred draws, so that luck doesn't decide the ratio.
      const evenly = () => ((drawn += 37) % 100) / 100
      const watching = leakGuard(SILENT, () => `${seed} ${(worlds += 1)}`, evenly)
      const match = (at: number) => costsIn(house.tables, game, `${seed} ${at}`, watching)
      for (let at = 0; at < (isQuick ? 1 : WARM_UP); at += 1) await match(at)
      const costs: Cost[] = []
      for (let at = 0; at < times; at += 1) costs.push(...(await match(WARM_UP + at)))
      const mean = (of: (cost: Cost) => number) => costs.reduce((sum, cost) => sum + of(cost), 0) / costs.length
      const [under, without] = [mean((cost) => cost.under), mean((cost) => cost.without)]
      lines.push(line(`guard: ${game.rules.id}, a card`, 'ms of CPU', under, 'without the guard', without))
    } finally {
      await house.close()
    }
  }
  return lines
}

/** What a card costs, in milliseconds of CPU. */
interface Cost {
  readonly under: number
  readonly without: number
}

/** The costs of the cards of a match whose players choose at random. */
async function costsIn(tables: TableService, game: Game, seed: string, by: LeakGuard): Promise<readonly Cost[]> {
  const id = await beginTable(tables, game, Math.min(SEATS, game.rules.seats.max), seed)
  const luck = { rng: rngFrom(seed) }
  const costs: Cost[] = []
  for (let answer = 0; answer < ANSWERS; answer += 1) {
    const open = questionsAt(await sightOf(tables, id))
    if (open.length === 0) break
    const { seat, verb, offers } = pickOne(luck, open)
    // The table itself may have answered meanwhile.
    await tables.answers.submit(id, userOf(seat), { verb, key: pickOne(luck, offers).key })
    const view = await sightOf(tables, id)
    // Whichever comes first works out the aims and the options of the position.
    cardOf(view)
    const under = await cpuOf(() => cardUnder(by, view))
    costs.push({ under, without: await cpuOf(() => cardOf(view)) })
  }
  return costs
}

function questionsAt(view: TableView): readonly Asked[] {
  return view.record.seats.flatMap(({ seat }) => view.asked(seat).filter((one) => one.seat === seat))
}

/** A card as the bot composes it: the guard reads the same that is shown. */
function cardUnder(by: LeakGuard, view: TableView): unknown {
  const card = onceFor(cardOf)
  const reading = recordedView(view)
  if (by.wouldTell(reading, 'card', card)) throw new Error('a card would tell a secret')
  return card(reading)
}

function cardOf(view: TableView): unknown {
  return [cardPanel(faceOf(view, askNow(view, null)), null), view.viewFor(null)]
}
