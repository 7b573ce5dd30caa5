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

/** The button that begins the lesson of a game, if it has one. */
export function teachButtons(game: Game): readonly APIButtonComponent[] {
  const id = formatId({ kind: 'teach', game: game.rules.id })
  return game.lesson ? [button(id, say('choose-game-teach', { title: shortTitle(game) }))] : []
}

export function howToPlayButton(game: Game): APIButtonComponent {
  const id = formatId({ kind: 'help', game: game.rules.id, page: 0 })
  return button(id, say('choose-game-rules', { title: shortTitle(game) }))
}

/** The title of a game as buttons have it. */
export function shortTitle({ words: { title, short } }: Game): string {
  return short ?? title
}
