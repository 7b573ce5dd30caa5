import type { Game } from '../../../engine/index.ts'
import { formatId } from '../../kit/ids.ts'
import { button, container, rows, texts, type Panel } from '../../kit/message.ts'
import { TextBudget } from '../../kit/text.ts'
import { say } from '../../words/index.ts'
import { playersNeeded } from '../parts/seats.ts'

const CHOOSE = 0x5865f2
const MAX_GAMES = 8

/** A choice of games: open a table, try a short game with computer players, or read the rules. */
export function choosePanel(games: readonly Game[]): Panel {
  const budget = new TextBudget()
  const heading = budget.fill([say('choose-game')])
  const parts = games.slice(0, MAX_GAMES).flatMap(({ words, rules }) => {
    const { title } = words
    const about = budget.fill([`### ${title}`, `-# ${playersNeeded(rules.seats)}`, words.blurb], 450)
    const buttons = [
      button(formatId({ kind: 'open', game: rules.id }), say('choose-game-open', { title }), 'main'),
      button(formatId({ kind: 'try', game: rules.id }), say('choose-game-try', { title }), 'good'),
      button(formatId({ kind: 'help', game: rules.id, page: 0 }), say('choose-game-rules', { title })),
    ]
    return [...texts(about), ...rows(buttons)]
  })
  const hint = budget.fill([say('choose-game-hint')])
  return { components: [container([...texts(heading), ...parts, ...texts(hint)], CHOOSE)] }
}
