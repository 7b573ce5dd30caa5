import type { Painter } from '../canvas/request.ts'
import { sayShared } from '../../language/index.ts'
import { choiceShown, ownPiece, pieceShown } from '../map/question.ts'
import type { Board, BoardScene, BoardView } from './board.ts'
import { paintCard } from './card.ts'
import { paintMap } from './map.ts'
import { paintPortraits } from './portraits.ts'

/** The painter of a game: cards and maps of its board, and the characters while a player chooses one. */
export function painterOf<V extends BoardView, S extends BoardScene>(board: Board<V, S>): Painter<V> {
  return (view, request) => {
    const { size, framing, asked } = request
    const candidates = size === 'card' ? board.candidatesIn(asked) : []
    if (candidates.length > 0) return paintPortraits(sayShared('portraits-title'), candidates, framing)
    const scene = board.sceneOf(view, request.names, request.faces)
    const choice = choiceShown(request, view.active)
    const { numbers } = choice
    if (size === 'full') {
      const own = ownPiece(scene, choice, request)?.place ?? board.startOf(scene)
      return paintMap(board, { view, scene, own, numbers, request })
    }
    const fight = board.fightIn(view, scene, asked, framing)
    const subject = fight?.place ?? pieceShown(scene, choice)?.place ?? board.startOf(scene)
    return paintCard(board, { scene, subject, numbers, fight: fight?.panel ?? null, framing })
  }
}
