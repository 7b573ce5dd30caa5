import type { Canvas } from 'canvas'
import { placeNumbers } from '../../engine/index.ts'
import type { TalismanView } from '../../games/talisman/view/view.ts'
import type { Request } from '../painter.ts'
import { questionShown } from '../question.ts'
import { paintCard } from '../talisman/card.ts'
import { duelOf, fightIn } from '../talisman/fight.ts'
import { paintFull } from '../talisman/full.ts'
import type { SpaceId } from '../talisman/layout.ts'
import { sceneOf, type Scene } from '../talisman/scene.ts'

/** Talisman: the board and everybody on it. */
export function paint(view: TalismanView, { asked, viewer, size }: Request): Canvas {
  const scene = sceneOf(view)
  const question = questionShown(asked, viewer, view.active)
  const numbers = placeNumbers(question?.offers ?? [])
  if (size === 'full') return paintFull(scene, numbers)
  const fight = fightIn(view)
  const subject = fight?.space ?? subjectOf(scene, question?.seat)
  return paintCard(scene, subject, numbers, fight && duelOf(scene, view, fight))
}

/** Where the picture looks: at whoever acts. Before anybody has a character, at the Crown. */
function subjectOf(scene: Scene, asked: number | undefined): SpaceId {
  const of = (seat: number | undefined) => scene.pieces.find((piece) => piece.seat === seat)
  return (of(asked) ?? of(scene.active) ?? scene.pieces[0])?.space ?? 'crown-of-command'
}
