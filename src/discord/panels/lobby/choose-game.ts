import type { Game } from '../../../engine/index.ts'
import { formatId } from '../../kit/ids.ts'
import { button, container, rows, texts, type Panel } from '../../kit/message.ts'
import { TextBudget } from '../../kit/text.ts'

const CHOOSE = 0x5865f2
const MAX_GAMES = 8

/** A choice of games: open a table, try a short game with computer players, or read the rules. */
export function choosePanel(games: readonly Game[]): Panel {
  const budget = new TextBudget()
  const title = budget.fill(['## Which game shall it be?'])
  const parts = games.slice(0, MAX_GAMES).flatMap(({ words, rules }) => {
    const { min, max } = rules.seats
    const about = budget.fill([`### ${words.title}`, `-# ${min} to ${max} players`, words.blurb], 450)
    const buttons = [
      button(formatId({ kind: 'open', game: rules.id }), 'Open a table', 'main'),
      button(formatId({ kind: 'try', game: rules.id }), 'Try it', 'good'),
      button(formatId({ kind: 'help', game: rules.id, page: 0 }), 'How it is played'),
    ]
    return [...texts(about), ...rows(buttons)]
  })
  const hint = budget.fill(['-# **Try it** begins a short game at once: you and two computer players.'])
  return { components: [container([...texts(title), ...parts, ...texts(hint)], CHOOSE)] }
}
