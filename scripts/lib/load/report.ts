import { BASELINE_HEAD, quantile, rounded, shownFigure, tableLines } from '../figures.ts'
import { goalRows, type Goal } from './goals.ts'
import type { Round } from './rounds.ts'
import { REST_KINDS, spread, together, type RestKind, type Spread, type Tally } from './tally.ts'

/** The results of a load, for other programs: times in milliseconds, sizes in kB or MB. */
export interface Figures {
  readonly presses: Pick<Tally, 'sent' | 'acknowledged' | 'refused' | 'unanswered' | 'failed'>
  readonly acknowledged: Spread
  /** The time from the acknowledgement of an answer until the card shows its result. */
  readonly lag: Spread & { readonly unshown: number }
  /** From the press of an answer until the card shows what follows, and until it does so with its own picture. */
  readonly texts: Spread
  readonly drawn: Spread
  readonly answersASecond: number
  /** How late the load itself was with its presses. */
  readonly lateness: Spread
  readonly loop: { delayP99: number; delayMax: number; stretchMax: number; longStretches: number; utilization: number }
  readonly memory: {
    bot: number
    drawing: number
    drawers: number
    /** All processes at the moment with most: what they share counts once. */
    together: number
    shared: number
    own: Readonly<Record<string, number>>
  }
  /** Shares of one processor. */
  readonly processor: { bot: number; drawing: number; server: number; others: number | null }
  readonly picturesASecond: number
  readonly cardKb: number | null
  readonly restASecond: Readonly<Record<RestKind, number>>
  /** Requests on channels an answer, of people or computer players: posts, edits, deletions, direct messages. */
  readonly callsAnAnswer: number | null
  /**
   * The same, including card edits in response to presses, which Discord does not count among the requests of a second.
   */
  readonly allCallsAnAnswer: number | null
  /** Rounds after which the bot did not show everything in time. */
  readonly behind: number
}

export function figuresOf(rounds: readonly Round[]): Figures {
  const tally = together(rounds.map((one) => one.tally))
  const sum = (part: (one: Round) => number): number => rounds.reduce((all, one) => all + part(one), 0)
  const most = (part: (one: Round) => number): number => Math.max(0, ...rounds.map(part))
  const seconds = sum((one) => one.seconds)
  const memories = rounds.map(({ memory }) => memory).sort((a, b) => b.together - a.together)
  const { together: inAll, shared, own } = memories[0] ?? { together: 0, shared: 0, own: {} }
  const answers = sum((one) => one.answers)
  const { sent, acknowledged, refused, unanswered, failed, rest } = tally
  const share = (cpu: number): number => rounded(cpu / seconds)
  const others = rounds.some(({ shares }) => shares.others === null) ? null : sum(({ shares }) => shares.others ?? 0)
  const card = quantile(tally.cards, 0.5)
  const onChannels = rest.post + rest.edit + rest.delete + rest.direct
  return {
    presses: { sent, acknowledged, refused, unanswered, failed },
    acknowledged: roundedSpread(spread(tally.acknowledgements)),
    lag: { ...roundedSpread(spread([...tally.lags, ...tally.unshown])), unshown: tally.unshown.length },
    texts: roundedSpread(spread(tally.texts)),
    drawn: roundedSpread(spread(tally.drawn)),
    answersASecond: rounded(answers / seconds),
    lateness: roundedSpread(spread(tally.lateness)),
    loop: {
      delayP99: rounded(most(({ loop }) => loop.delayP99)),
      delayMax: rounded(most(({ loop }) => loop.delayMax)),
      stretchMax: rounded(most(({ loop }) => loop.stretchMax)),
      longStretches: sum(({ loop }) => loop.longStretches),
      utilization: rounded(sum(({ loop }) => loop.utilization) / rounds.length),
    },
    memory: {
      bot: rounded(most(({ rss }) => rss.bot) / 1e6),
      drawing: rounded(most(({ rss }) => rss.drawing) / 1e6),
      together: rounded(inAll / 1e6),
      shared: rounded(shared / 1e6),
      own: Object.fromEntries(Object.entries(own).map(([name, bytes]) => [name, rounded(bytes / 1e6)])),
      drawers: most(({ drawers }) => drawers),
    },
    processor: {
      bot: share(sum(({ shares }) => shares.bot)),
      drawing: share(sum(({ shares }) => shares.drawing)),
      server: share(sum(({ shares }) => shares.server)),
      others: others === null ? null : share(others),
    },
    picturesASecond: rounded(tally.pictures / seconds),
    cardKb: card === null ? null : rounded(card / 1000),
    restASecond: Object.fromEntries(
      REST_KINDS.map((kind) => [kind, rounded(rest[kind] / seconds)]),
    ) as Figures['restASecond'],
    callsAnAnswer: answers === 0 ? null : rounded(onChannels / answers),
    allCallsAnAnswer: answers === 0 ? null : rounded((onChannels + rest.pressed) / answers),
    behind: rounds.filter((one) => !one.hasCaughtUp).length,
  }
}

/** Both bots side by side, and below them the figures with a goal. */
export function comparison(questmaster: Figures, pong: Figures, goals: readonly Goal[]): string[] {
  const percent = (value: number | null): string => (value === null ? '–' : `${shownFigure(value * 100)} %`)
  const line = (name: string, of: (one: Figures) => number | null): string[] => {
    const [ours, theirs] = [of(questmaster), of(pong)]
    const ratio = ours !== null && theirs !== null && theirs > 0 ? ours / theirs : null
    return [name, shownFigure(ours), shownFigure(theirs), shownFigure(ratio)]
  }
  const alone = (name: string, value: string): string[] => [name, value, '', '']
  const { presses, lag, loop, memory, processor, restASecond } = questmaster
  return tableLines([
    ['', 'questmaster', 'pong', 'ratio', ...BASELINE_HEAD],
    ['presses sent', shownFigure(presses.sent), shownFigure(pong.presses.sent), ''],
    ['  acknowledged', shownFigure(presses.acknowledged), shownFigure(pong.presses.acknowledged), ''],
    ['  refused with a sentence', shownFigure(presses.refused), '', ''],
    ['  gone wrong, and said so', shownFigure(presses.failed), '', ''],
    ['  never answered', shownFigure(presses.unanswered), shownFigure(pong.presses.unanswered), ''],
    ...(['p50', 'p95', 'p99', 'max'] as const).map((name) =>
      line(`acknowledged after, ${name}, ms`, (one) => one.acknowledged[name]),
    ),
    line('presses sent late by, p99, ms', (one) => one.lateness.p99),
    alone('answers stored a second', shownFigure(questmaster.answersASecond)),
    ...(['p50', 'p95', 'max'] as const).map((name) => alone(`card behind, ${name}, ms`, shownFigure(lag[name]))),
    alone('answers whose card never came', shownFigure(lag.unshown)),
    alone('rounds after which cards were still behind', shownFigure(questmaster.behind)),
    line('event loop delay, p99, ms', (one) => one.loop.delayP99),
    line('event loop delay, max, ms', (one) => one.loop.delayMax),
    line('longest stretch on the main thread, ms', (one) => one.loop.stretchMax),
    alone('stretches over 20 ms', shownFigure(loop.longStretches)),
    ['processor: the bot', percent(processor.bot), percent(pong.processor.bot), ''],
    alone(`processor: drawing (${memory.drawers} processes)`, percent(processor.drawing)),
    ['processor: sandbox and its people', percent(processor.server), percent(pong.processor.server), ''],
    ['processor: others on this machine', percent(processor.others), percent(pong.processor.others), ''],
    line('memory of the bot, MB', (one) => one.memory.bot),
    alone('memory of the drawing processes, MB', shownFigure(memory.drawing)),
    alone('memory of all processes at most, MB', shownFigure(memory.together)),
    ...Object.entries(memory.own).map(([name, mb]) => alone(`  of ${name} alone`, shownFigure(mb))),
    alone('  of programs and libraries, which they share', shownFigure(memory.shared)),
    alone('pictures a second', shownFigure(questmaster.picturesASecond)),
    alone('a card’s picture, median, kB', shownFigure(questmaster.cardKb)),
    ...REST_KINDS.map((kind) => alone(`requests a second: ${SAID[kind]}`, shownFigure(restASecond[kind]))),
    alone('requests on channels an answer', shownFigure(questmaster.callsAnAnswer)),
    alone('the same with edits as answers', shownFigure(questmaster.allCallsAnAnswer)),
    ...goalRows(goals, 4),
  ])
}

const SAID: Readonly<Record<RestKind, string>> = {
  callback: 'acknowledgements',
  private: 'private replies',
  pressed: 'edits of a card as the answer to a press on it',
  post: 'posts',
  edit: 'edits',
  delete: 'deletions',
  direct: 'direct messages',
  other: 'others',
  limited: 'refused for their rate',
}

/** The lag of cards at several rates of answers, and below it the goals. */
export function lagTable(
  parts: readonly { readonly rate: number; readonly figures: Figures }[],
  goals: readonly Goal[],
): string[] {
  const head = [
    'answers a second',
    'stored',
    'p50 ms',
    'p95 ms',
    'max ms',
    'never',
    'pictures/s',
    'calls an answer',
    'with edits as answers',
  ]
  return tableLines([
    [...head, 'ack p95 ms', 'stretch ms', ...BASELINE_HEAD],
    ...parts.map(({ rate, figures: { lag, ...figures } }) => [
      String(rate),
      ...[figures.answersASecond, lag.p50, lag.p95, lag.max, lag.unshown].map(shownFigure),
      ...[figures.picturesASecond, figures.callsAnAnswer, figures.allCallsAnAnswer, figures.acknowledged.p95].map(
        shownFigure,
      ),
      shownFigure(figures.loop.stretchMax),
    ]),
    ...goalRows(goals, head.length + 2),
  ])
}

function roundedSpread(all: Spread): Spread {
  const round = (value: number | null): number | null => (value === null ? null : rounded(value))
  return { p50: round(all.p50), p95: round(all.p95), p99: round(all.p99), max: round(all.max) }
}
