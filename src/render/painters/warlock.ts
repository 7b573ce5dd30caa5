import type { Canvas } from 'canvas'
import { placeNumbers } from '../../engine/index.ts'
import type { WarlockView } from '../../games/warlock/view/view.ts'
import type { Request } from '../painter.ts'
import { questionShown } from '../question.ts'
import { paintCard } from '../warlock/card.ts'
import { duelOf } from '../warlock/fight.ts'
import { paintFull } from '../warlock/full.ts'
import { sceneOf, type Scene } from '../warlock/scene.ts'

/** The Warlock of Firetop Mountain: the dungeon and everybody in it. */
export function paint(view: WarlockView, { asked, viewer, size }: Request): Canvas {
  const scene = sceneOf(view)
  const question = questionShown(asked, viewer, view.active)
  const numbers = placeNumbers(question?.offers ?? [])
  if (size === 'full') return paintFull(scene, numbers)
  const { battle } = view
  const subject = battle?.at ?? subjectOf(scene, question?.seat)
  return paintCard(scene, subject, numbers, battle && duelOf(scene, battle))
}

/** Where the picture looks: at whoever acts. Before anybody has an adventurer, at the Entrance. */
function subjectOf(scene: Scene, asked: number | undefined): string {
  const of = (seat: number | undefined) => scene.pieces.find((piece) => piece.seat === seat)
  return (of(asked) ?? of(scene.active) ?? scene.pieces[0])?.space ?? 'entrance'
}
