import type { Canvas } from 'canvas'
import type { WarlockView } from '../../../games/warlock/view/view.ts'
import { paintMap } from '../../card/map.ts'
import type { Request } from '../../canvas/request.ts'
import { choiceShown, ownPiece, pieceShown } from '../../map/question.ts'
import { paintCard } from './card.ts'
import { duelOf } from './fight.ts'
import { dungeonMap } from './full.ts'
import { sceneOf } from './scene.ts'

export { emblemOf } from './faces.ts'
export { GROUND } from './ground.ts'
export { POSTER } from './poster.ts'
export { tokenFor } from './scene.ts'

/** The Warlock of Firetop Mountain: the dungeon and everybody in it. */
export function paint(view: WarlockView, request: Request): Canvas {
  const scene = sceneOf(view, request.names)
  const choice = choiceShown(request, view.active)
  if (request.size === 'full') {
    const own = ownPiece(scene, choice, request)?.place ?? START
    return paintMap(dungeonMap(scene, choice.numbers, own, request, view), request)
  }
  const { battle } = view
  const subject = battle?.at ?? pieceShown(scene, choice)?.place ?? START
  return paintCard(scene, subject, choice.numbers, battle && duelOf(scene, view, battle), request.framing)
}

/** Where the picture looks before anybody has an adventurer. */
const START = 'entrance'
