import type { PictureRequest, Painter } from '../canvas/request.ts'
import { sayShared } from '../../language/index.ts'
import { choiceShown, ownPiece, pieceShown } from '../map/question.ts'
import type { BoardScene, BoardView, BoardWithFights } from './board.ts'
import { paintCard } from './card.ts'
import { paintMap } from './map.ts'
import { paintPortraits } from './portraits.ts'

/** The painter of a game: cards and maps of its board, and the characters while a player chooses one. */
export function painterOf<V extends BoardView, S extends BoardScene, F>(board: BoardWithFights<V, S, F>): Painter<V> {
  return (view, request) => {
    const { size, framing, asked } = request
    if (size === 'full') {
      const scene = board.sceneOf(view, request.names, request.faces)
      const choice = choiceShown(request, view.active)
      const own = ownPiece(scene, choice, request)?.place ?? board.startOf(scene)
      return paintMap(board, { view, scene, own, numbers: choice.numbers, request })
    }
    const candidates = board.candidatesIn(asked)
    if (candidates.length > 0) return paintPortraits(sayShared('portraits-title'), candidates, framing)
    const { fight, ...shown } = cardOf(board, view, request)
    const shows = fight?.shows ?? null
    return paintCard(board, { ...shown, fight: shows === null ? null : board.panelOf(shows, framing) })
  }
}

/**
 * All that the card of a game is drawn from, as JSON. Cards with the same text are the same picture. It leaves out
 * everything in a view and in its questions that no card shows.
 */
export type CardInput<V> = (view: V, request: PictureRequest) => string

export function cardInputOf<V extends BoardView, S extends BoardScene, F>(
  board: BoardWithFights<V, S, F>,
): CardInput<V> {
  return (view, request) => {
    const candidates = board.candidatesIn(request.asked)
    if (candidates.length > 0) return JSON.stringify([request.framing, candidates])
    const { fight, ...shown } = cardOf(board, view, request)
    return JSON.stringify([shown, fight], (_key, value: unknown) => (value instanceof Map ? [...value] : value))
  }
}

/** What a card shows of a board while no player chooses a character. */
function cardOf<V extends BoardView, S extends BoardScene, F>(
  board: BoardWithFights<V, S, F>,
  view: V,
  request: PictureRequest,
) {
  const { asked, framing } = request
  const scene = board.sceneOf(view, request.names, request.faces)
  const choice = choiceShown(request, view.active)
  const fight = board.fightIn(view, scene, asked)
  const subject = fight?.place ?? pieceShown(scene, choice)?.place ?? board.startOf(scene)
  return { scene, subject, numbers: choice.numbers, fight, framing }
}
