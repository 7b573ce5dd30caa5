import type { Canvas } from 'canvas'
import { hexIn } from '../../../games/imperial/data/board.ts'
import type { ImperialView } from '../../../games/imperial/view/view.ts'
import { paintMap } from '../../card/map.ts'
import type { Request } from '../../canvas/request.ts'
import { paintPortraits } from '../../card/portraits.ts'
import { choiceShown, ownPiece, pieceShown } from '../../map/question.ts'
import { paintCard } from './card.ts'
import { combatSceneOf, fightIn } from './fighters.ts'
import { realmMap } from './full.ts'
import { candidatesIn } from './portraits.ts'
import { sceneOf } from './scene.ts'

export { emblemOf } from './faces.ts'
export { GROUND } from './ground.ts'
export { POSTER } from './poster.ts'
export { tokenFor } from './scene.ts'

/** The Quest for the Imperial Treasures: the realm and everybody in it. */
export function paint(view: ImperialView, request: Request): Canvas {
  const candidates = request.size === 'card' ? candidatesIn(request.asked) : []
  if (candidates.length > 0) return paintPortraits('Who will you be?', candidates, request.framing)
  const scene = sceneOf(view)
  const choice = choiceShown(request, view.active)
  const start = hexIn(scene.realm, 'nobnodd')
  if (request.size === 'full') {
    const own = ownPiece(scene, choice, request)?.place ?? start
    return paintMap(realmMap(scene, choice.numbers, own, request.framing, view), request)
  }
  const fight = fightIn(request.asked)
  const subject = fight?.hex ?? pieceShown(scene, choice)?.place ?? start
  return paintCard(scene, subject, choice.numbers, fight && combatSceneOf(view, fight), request.framing)
}
