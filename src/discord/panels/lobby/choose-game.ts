import { formatId } from '../../kit/ids.ts'
import { button, container, gallery, rows, texts, type Panel, type Picture } from '../../kit/message.ts'
import { TextBudget } from '../../kit/text.ts'
import type { Context } from '../../table/context/context.ts'
import { broadCover } from '../../table/lobby/cover.ts'
import { presetWords } from '../../table/lobby/house-rules.ts'
import { trialPreset } from '../../table/lobby/opening.ts'
import { say } from '../../words/index.ts'
import { easiestFirst, howToPlayButton, shortTitle, teachButtons, tryButton } from '../parts/games.ts'
import { playersNeeded } from '../parts/seats.ts'

const CHOOSE = 0x5865f2
const MAX_GAMES = 8

/**
 * A choice of games, the easiest first: try a short game with computer players, take a lesson, open a table, or read
 * the rules.
 */
export async function choosePanel({ tables, pictures }: Context, user: string): Promise<Panel> {
  const games = easiestFirst(tables.games).slice(0, MAX_GAMES)
  const covers = await Promise.all(games.map((game) => broadCover(pictures, game, user)))
  const budget = new TextBudget()
  const heading = budget.fill([say('choose-game')])
  const parts = games.flatMap((game, at) => {
    const { words, rules } = game
    const players = playersNeeded(rules.seats)
    const { title: preset, line } = presetWords(game, trialPreset(game))
    const cover = covers[at]
    const named = cover ? [] : [`### ${words.title}`]
    const about = budget.fill([...named, say('choose-game-facts', { players, preset, line })], 450)
    const open = button(
      formatId({ kind: 'open', game: rules.id }),
      say('choose-game-open', { title: shortTitle(game) }),
    )
    return [
      ...(cover ? [gallery(cover.name, cover.alt)] : []),
      ...texts(about),
      ...rows([tryButton(game), ...teachButtons(game), open, howToPlayButton(game)]),
    ]
  })
  const shown = covers.filter((cover): cover is Picture => cover !== undefined)
  return { components: [container([...texts(heading), ...parts], CHOOSE)], pictures: shown }
}
