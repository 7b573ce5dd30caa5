import type { Canvas } from 'canvas'
import { hexIn } from '../../games/imperial/data/board.ts'
import type { ImperialView } from '../../games/imperial/view/view.ts'
import type { Request } from '../painter.ts'
import { paintPortraits } from '../portraits.ts'
import { choiceShown, pieceShown } from '../question.ts'
import { paintCard } from './card.ts'
import { combatSceneOf, fightIn } from './fighters.ts'
import { paintFull } from './full.ts'
import { candidatesIn } from './portraits.ts'
import { sceneOf } from './scene.ts'

export { emblemOf } from './faces.ts'
export { GROUND } from './land.ts'
export { tokenFor } from './scene.ts'

/** The Quest for the Imperial Treasures: the realm and everybody in it. */
export function paint(view: ImperialView, request: Request): Canvas {
  const candidates = request.size === 'card' ? candidatesIn(request.asked) : []
  if (candidates.length > 0) return paintPortraits('Who will you be?', candidates)
  const scene = sceneOf(view)
  const choice = choiceShown(request, view.active)
  if (request.size === 'full') return paintFull(scene, choice.numbers)
  const fight = fightIn(request.asked)
  const subject = fight?.hex ?? pieceShown(scene, choice)?.hex ?? hexIn(scene.realm, 'nobnodd') // where it begins
  return paintCard(scene, subject, choice.numbers, fight && combatSceneOf(view, fight), request.framing)
}
