import type { Game } from '../../../engine/index.ts'
import { formatId } from '../../kit/ids.ts'
import { button, container, gallery, rows, texts, type Panel, type Picture } from '../../kit/message.ts'
import { TextBudget } from '../../kit/text.ts'
import { pageHeading, passagePages } from '../parts/passages.ts'
import { easiestFirst, howToPlayButton, teachButtons, tryButton } from '../parts/games.ts'
import { playersNeeded } from '../parts/seats.ts'
import { say } from '../../words/index.ts'

const MAX_PAGE_LENGTH = 2800
const HELP = 0x5865f2

const WELCOME = ['welcome', 'welcome-about'] as const

const HOW_TO_PLAY = [
  'help-play',
  'help-verbs',
  'help-clues',
  'help-status',
  'help-phone',
  'help-why',
  'help-notices',
  'help-ending',
  'help-leaving',
  'help-friends',
  'help-voting',
] as const

/**
 * The rules of one game for a beginner, a page at a time. `isFree`: where it's read, a game could begin. The first page
 * shows the cover.
 */
export function helpPanel(game: Game, page: number, isFree = false, cover?: Picture): Panel {
  const { words, rules } = game
  const pages = passagePages(words.help(), MAX_PAGE_LENGTH)
  const at = Math.min(page, pages.length - 1)
  const turnTo = (to: number) => formatId({ kind: 'help', game: rules.id, page: to })
  const turning = [
    ...(at > 0 ? [button(turnTo(at - 1), say('page-back'))] : []),
    ...(at < pages.length - 1 ? [button(turnTo(at + 1), say('page-on'), isFree ? 'side' : 'main')] : []),
  ]
  const choose = button(formatId({ kind: 'choose' }), say('choose-game-back'))
  const start = isFree ? [tryButton(game), ...teachButtons(game), choose] : []
  const title = pageHeading(words.title, at, pages.length)
  const budget = new TextBudget()
  const above = budget.fill(at === 0 ? [title, words.blurb] : [title], 1000)
  const text = budget.fill((pages[at] ?? '').split('\n'))
  const shown = at === 0 && cover ? [cover] : []
  const pictures = shown.map(({ name, alt }) => gallery(name, alt))
  const components = [container([...pictures, ...texts(above, text), ...rows([...turning, ...start])], HELP)]
  return { components, pictures: shown }
}

/** What the bot does, and its games. */
export function welcomePanel(games: readonly Game[]): Panel {
  const sorted = easiestFirst(games)
  const list = sorted.map(({ words: { title, blurb }, rules }) =>
    say('welcome-game', { title, players: playersNeeded(rules.seats), blurb }),
  )
  const buttons = sorted.slice(0, 10).flatMap((game) => [tryButton(game), howToPlayButton(game)])
  const budget = new TextBudget()
  const parts = texts(
    budget.fill(WELCOME.map((id) => say(id))),
    budget.fill(list, 1800),
    budget.fill(HOW_TO_PLAY.map((id) => say(id))),
  )
  return { components: [container([...parts, ...rows(buttons)], HELP)] }
}
