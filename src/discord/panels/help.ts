import type { Game } from '../../engine/index.ts'
import { formatId } from '../ids.ts'
import { button, container, rows, texts, type Panel } from '../message.ts'
import { pagesOf } from './passages.ts'

const PAGE = 2800
const HELP = 0x5865f2

const HOW_TO_PLAY = [
  'Press the buttons on the card at the end of the channel, or type `/play` and pick what you want to do.',
  'Quick verbs: `/move` `/explore` `/cast` `/use` `/fight` `/flee` `/trade` `/pass`.',
  '`/clues` shows what you alone may know. `/game status`, `map` and `log` tell how things stand.',
  '`/game undo` takes your last answer back while no die has fallen; `/game leave` lets things take their course until you `/game join` again.',
]

/** The rules of one game for a beginner, a page at a time. */
export function helpPanel(game: Game, page: number): Panel {
  const { words, rules } = game
  const pages = pagesOf(words.help(), PAGE)
  const at = Math.min(page, pages.length - 1)
  const turnTo = (to: number) => formatId({ kind: 'help', game: rules.id, page: to })
  const turning = [
    ...(at > 0 ? [button(turnTo(at - 1), 'Back')] : []),
    ...(at < pages.length - 1 ? [button(turnTo(at + 1), 'Read on', 'main')] : []),
  ]
  const title = pages.length > 1 ? `## ${words.title} (${at + 1} of ${pages.length})` : `## ${words.title}`
  const above = at === 0 ? [title, words.blurb] : [title]
  return { components: [container([...texts(above.join('\n'), pages[at] ?? ''), ...rows(turning)], HELP)] }
}

/** What the bot does, and its games. */
export function welcomePanel(games: readonly Game[]): Panel {
  const list = games.map(({ words, rules }) => {
    const { min, max } = rules.seats
    return `**${words.title}** (${min}–${max} players) – ${words.blurb}`
  })
  const buttons = games.slice(0, 20).map(({ words, rules }) =>
    button(formatId({ kind: 'help', game: rules.id, page: 0 }), `Rules: ${words.title}`),
  )
  const parts = texts(
    '## Questmaster\nI am the game master: I know the rules, deal, roll, draw the map and keep every secret. `/game new` opens a table.',
    list.join('\n').slice(0, 1800),
    HOW_TO_PLAY.join('\n'),
  )
  return { components: [container([...parts, ...rows(buttons)], HELP)] }
}
