import type { APIButtonComponent } from 'discord-api-types/v10'
import type { Count, Draw, DrawWords } from '../../../engine/index.ts'
import { joined, small } from '../../../language/index.ts'
import { luckOf, percentileOfDraws } from '../../../tables/index.ts'
import type { MissedChance, Review } from '../../../tables/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { formatId } from '../../kit/ids.ts'
import { button, rows, texts, type ComponentRow, type Panel } from '../../kit/message.ts'
import { fullNames } from '../../kit/names.ts'
import { REFUSED } from '../../kit/sentences.ts'
import { plain, TextBudget } from '../../kit/text.ts'
import { drawVerdict, luckVerdict } from '../../stats/words.ts'
import { ownChoice } from '../../table/answering/choices.ts'
import type { Context } from '../../table/context/context.ts'
import { eyesOf } from '../../table/past/eyes.ts'
import { LookBack } from '../../table/past/look-back.ts'
import { barOf } from '../parts/bar.ts'
import { say } from '../../words/index.ts'

/** With fewer dice or draws no verdict is passed on them: anything may happen. */
const FEWEST_DICE = 10
const FEWEST_DRAWS = 5
const PIP_MEAN = 3.5

/** The button that opens how a finished game went. */
export function hindsightButton(table: string): APIButtonComponent {
  return button(formatId({ kind: 'hindsight', table }), say('hindsight'))
}

/** How a finished game went: everybody's luck at once, and after up to a minute what the decisions were worth. */
export async function hindsightPanel(context: Context, view: TableView): Promise<Panel> {
  const luck = await luckLines(context, view)
  const { record } = view
  const known = context.tables.hindsight.known(record)
  if (typeof known === 'string') return panelOf(luck, { lines: [REFUSED[known]], buttons: [] })
  if (known) return panelOf(luck, await decisions(context, view, known))
  async function* worked(): AsyncGenerator<Panel, void> {
    const result = await context.tables.hindsight.of(record)
    const told = result.ok
      ? await decisions(context, view, result.value)
      : { lines: [REFUSED[result.why]], buttons: [] }
    yield panelOf(luck, told)
  }
  return { ...panelOf(luck, { lines: [say('hindsight.working')], buttons: [] }), more: worked() }
}

interface Told {
  readonly lines: readonly string[]
  readonly buttons: readonly APIButtonComponent[]
}

function panelOf(luck: readonly string[], { lines, buttons }: Told): Panel {
  const budget = new TextBudget()
  const head = budget.fill([say('hindsight.title'), ...luck])
  const below: readonly ComponentRow[] = rows(buttons)
  const parts = lines.map((line) => budget.fill([line]))
  return { components: [...texts(head, budget.fill([say('hindsight.decisions')]), ...parts), ...below] }
}

/** What chance gave each seat, beside what it gives on average. Empty if the game counts neither dice nor draws. */
async function luckLines({ tables }: Context, { record, game }: TableView): Promise<readonly string[]> {
  const { statistics } = game.words
  if (!statistics) return []
  const facts = (await tables.stats.told(record.id)).map(({ fact }) => fact)
  const counts = facts.flatMap((fact) => statistics.counts(fact))
  const names = fullNames(record)
  const rolled = record.seats.flatMap(({ seat }) =>
    diceLines(
      names(seat),
      counts.filter((one) => one.seat === seat),
    ),
  )
  const { draws } = statistics
  const all = draws?.of(facts) ?? []
  const drawn = draws
    ? record.seats.flatMap(({ seat }) =>
        drawLines(
          names(seat),
          draws,
          all.filter((one) => one.seat === seat),
        ),
      )
    : []
  return [
    ...(rolled.length === 0 ? [] : [say('hindsight.dice'), ...rolled]),
    ...(drawn.length === 0 ? [] : [say('hindsight.draws'), ...drawn]),
  ]
}

/** What a seat rolled; empty without dice. */
function diceLines(name: string, counts: readonly Count[]): readonly string[] {
  const [dice = 0, pips = 0] = ['dice', 'pips'].map((one) => sum(counts.filter((count) => count.name === one)))
  if (dice === 0) return []
  const rolled = say('hindsight.rolled', { name, dice, pips, fair: Math.round(PIP_MEAN * dice) })
  const luck = luckOf({ dice, pips }, FEWEST_DICE)
  return luck ? [rolled, luckLine(luck.percentile, luckVerdict(luck))] : [rolled]
}

/** What a seat drew; empty without draws. */
function drawLines(name: string, words: DrawWords, draws: readonly Draw[]): readonly string[] {
  const drawn = draws.length
  if (drawn === 0) return []
  const good = draws.filter(({ isGood }) => isGood).length
  const told = words.told({ name, drawn, good, fair: draws.reduce((total, { share }) => total + share, 0) })
  if (drawn < FEWEST_DRAWS) return [told]
  const percentile = percentileOfDraws(draws)
  return [told, luckLine(percentile, drawVerdict(percentile))]
}

function luckLine(percentile: number, verdict: string): string {
  return say('hindsight.luck', { bar: barOf(percentile / 100), verdict })
}

function sum(counts: readonly Count[]): number {
  return counts.reduce((total, { by = 1 }) => total + by, 0)
}

/** The decisions that mattered most, each with a button that looks back at it with the eyes of its seat. */
async function decisions(context: Context, view: TableView, { all, looked, missed }: Review): Promise<Told> {
  if (all === 0) return { lines: [say('hindsight.no-people')], buttons: [] }
  const how = say('hindsight.how', { looked, all })
  const found = await Promise.all(missed.map((one) => inWords(context, view, one)))
  const told = found.flatMap((one) => one ?? [])
  if (told.length === 0) return { lines: [say('hindsight.nothing'), how], buttons: [] }
  return {
    lines: [...told.map(({ line }, at) => line(at + 1)), joined('\n', how, say('hindsight.sure'))],
    buttons: told.map(({ eyes, at }, index) =>
      button(
        formatId({ kind: 'moment-at', table: view.record.id, eyes, at }),
        say('hindsight.look-back', { number: index + 1 }),
      ),
    ),
  }
}

/** A decision in words, as the player saw it then; `null` if it can't be shown any longer. */
async function inWords({ tables }: Context, view: TableView, { seq, seat, choice, better, gain }: MissedChance) {
  const { record } = view
  const then = await tables.views.at(record.id, seq - 1)
  const [took, instead] = [choice, better].map((one) => then && ownChoice(then, seat, one)?.bare)
  if (!then || took === undefined || instead === undefined) return null
  const at = await tables.chronicle.lineAt(record.id, seq)
  const eyes = eyesOf(seat)
  return {
    eyes,
    at: await new LookBack(tables, view, seat).numberOf(at),
    line: (number: number) =>
      joined(
        '\n',
        say('hindsight.chose', { number, name: fullNames(record, at)(seat), choice: took }),
        say('hindsight.better', {
          choice: instead,
          more: Math.max(1, Math.round(100 * gain.mean)),
          error: Math.max(1, Math.round(100 * gain.error)),
        }),
        small(plain(then.game.words.headline(then.viewFor(null), fullNames(then.record)))),
      ),
  }
}
