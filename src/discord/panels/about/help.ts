import type { Game } from '../../../engine/index.ts'
import { formatId } from '../../kit/ids.ts'
import { button, container, rows, texts, type Panel } from '../../kit/message.ts'
import { TextBudget } from '../../kit/text.ts'
import { passagePages } from '../parts/passages.ts'

const MAX_PAGE_LENGTH = 2800
const HELP = 0x5865f2

const WELCOME = [
  '## Questmaster',
  'I am the game master: I know the rules, deal, roll, draw the map and keep every secret. `/game new` opens a table.',
]

const HOW_TO_PLAY = [
  'Press the buttons on the card at the end of the channel, or type `/play` and pick what you want to do.',
  'Quick verbs: `/move` `/explore` `/cast` `/use` `/fight` `/flee` `/trade` `/pass`.',
  '`/clues` shows what you alone may know, and **My note** under it keeps what you want to remember. `/game status`, `map` and `log` tell how things stand, and `/game look` tells the board in words, place by place.',
  'On a phone, `/game pictures` draws the pictures of a table closer and with large letters, and `/settings pictures:` those that you alone see.',
  '**Why?** under the card says how its dice and sums came about; for an older message it is in that message’s menu, under Apps.',
  '`/games` shows where you are waited for, `/settings` how you hear of it and when not to disturb you, `/away until` takes you on holiday.',
  'When a game is over, **Reveal** on its last card tells all that was secret, and **Again** opens a table for the same people. Whoever only watches may guess who wins: `/game guess`.',
  '`/game undo` takes your last answer back while no die has fallen; `/game leave` lets things take their course until you `/game join` again.',
  'A friend who does not play may look over your shoulder, if the others let them: `/game shoulder`. Where whoever opened the table allows it, `/whisper` says something to one player alone.',
  '`/game propose` puts something to the others: to go back past a die, pause, play on without somebody, offer a seat …',
]

/** The rules of one game for a beginner, a page at a time. */
export function helpPanel(game: Game, page: number): Panel {
  const { words, rules } = game
  const pages = passagePages(words.help(), MAX_PAGE_LENGTH)
  const at = Math.min(page, pages.length - 1)
  const turnTo = (to: number) => formatId({ kind: 'help', game: rules.id, page: to })
  const turning = [
    ...(at > 0 ? [button(turnTo(at - 1), 'Back')] : []),
    ...(at < pages.length - 1 ? [button(turnTo(at + 1), 'Read on', 'main')] : []),
  ]
  const title = pages.length > 1 ? `## ${words.title} (${at + 1} of ${pages.length})` : `## ${words.title}`
  const budget = new TextBudget()
  const above = budget.fill(at === 0 ? [title, words.blurb] : [title], 1000)
  const text = budget.fill((pages[at] ?? '').split('\n'))
  return { components: [container([...texts(above, text), ...rows(turning)], HELP)] }
}

/** What the bot does, and its games. */
export function welcomePanel(games: readonly Game[]): Panel {
  const list = games.map(({ words, rules }) => {
    const { min, max } = rules.seats
    return `**${words.title}** (${min}–${max} players) – ${words.blurb}`
  })
  const buttons = games
    .slice(0, 10)
    .flatMap(({ words, rules }) => [
      button(formatId({ kind: 'help', game: rules.id, page: 0 }), `Rules: ${words.title}`),
      button(formatId({ kind: 'try', game: rules.id }), `Try ${words.title}`, 'good'),
    ])
  const budget = new TextBudget()
  const parts = texts(budget.fill(WELCOME), budget.fill(list, 1800), budget.fill(HOW_TO_PLAY))
  return { components: [container([...parts, ...rows(buttons)], HELP)] }
}
