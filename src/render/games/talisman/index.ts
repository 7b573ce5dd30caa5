import type { Canvas } from 'canvas'
import type { TalismanView } from '../../../games/talisman/view/view.ts'
import { paintMap } from '../../card/map.ts'
import type { Request } from '../../canvas/request.ts'
import { paintPortraits } from '../../card/portraits.ts'
import { choiceShown, ownPiece, pieceShown } from '../../map/question.ts'
import { paintCard } from './card.ts'
import { duelOf, fightIn } from './fight.ts'
import { landMap } from './full.ts'
import type { SpaceId } from './layout.ts'
import { candidatesIn } from './portraits.ts'
import { sceneOf } from './scene.ts'

export { emblemOf } from './faces.ts'
export { GROUND } from './ground.ts'
export { POSTER } from './poster.ts'
export { tokenFor } from './scene.ts'

/** Talisman: the board and everybody on it. */
export function paint(view: TalismanView, request: Request): Canvas {
  const candidates = request.size === 'card' ? candidatesIn(request.asked) : []
  if (candidates.length > 0) return paintPortraits('Who will you be?', candidates, request.framing)
  const scene = sceneOf(view)
  const choice = choiceShown(request, view.active)
  if (request.size === 'full') {
    const own = ownPiece(scene, choice, request)?.place ?? START
    return paintMap(landMap(scene, choice.numbers, own, request.framing, view), request)
  }
  const fight = fightIn(view)
  const subject = fight?.space ?? pieceShown(scene, choice)?.place ?? START
  return paintCard(scene, subject, choice.numbers, fight && duelOf(scene, view, fight), request.framing)
}

/** Where the picture looks before anybody has a Character. */
const START: SpaceId = 'crown-of-command'
