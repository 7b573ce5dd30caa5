import type { APIButtonComponent } from 'discord-api-types/v10'
import type { Game } from '../../../engine/index.ts'
import { formatId } from '../../kit/ids.ts'
import { button } from '../../kit/message.ts'
import { say } from '../../words/index.ts'

const AVERAGE_WEIGHT = 3

/** Games in the order in which newcomers should meet them. */
export function easiestFirst(games: readonly Game[]): readonly Game[] {
  return [...games].sort((a, b) => (a.weight ?? AVERAGE_WEIGHT) - (b.weight ?? AVERAGE_WEIGHT))
}

export function tryButton(game: Game): APIButtonComponent {
  const id = formatId({ kind: 'try', game: game.rules.id })
  return button(id, say('choose-game-try', { title: shortTitle(game) }), 'main')
}

export function howToPlayButton(game: Game): APIButtonComponent {
  const id = formatId({ kind: 'help', game: game.rules.id, page: 0 })
  return button(id, say('choose-game-rules', { title: shortTitle(game) }))
}

/** The title of a game as buttons have it. */
export function shortTitle({ words: { title, short } }: Game): string {
  return short ?? title
}
