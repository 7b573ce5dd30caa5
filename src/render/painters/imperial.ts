import type { Canvas } from 'canvas'
import { placeNumbers, type Asked } from '../../engine/index.ts'
import type { ImperialView } from '../../games/imperial/view/view.ts'
import { paintCard } from '../imperial/card.ts'
import { fightIn, fightSceneOf } from '../imperial/fighters.ts'
import { paintFull } from '../imperial/full.ts'
import { sceneOf, type Scene } from '../imperial/scene.ts'
import type { Request } from '../painter.ts'
import { questionShown } from '../question.ts'

/** The Quest for the Imperial Treasures: the realm and everybody in it. */
export function paint(view: ImperialView, { asked, viewer, size }: Request): Canvas {
  const scene = sceneOf(view)
  const question = questionShown(asked, viewer, view.active)
  const numbers = placeNumbers(question?.offers ?? [])
  if (size === 'full') return paintFull(scene, numbers)
  const fight = fightIn(asked)
  const subject = fight?.hex ?? subjectOf(scene, question)
  return paintCard(scene, subject, numbers, fight && fightSceneOf(view, fight))
}

/** Where the picture looks: at whoever acts. Before anybody has a character, at the town where all begins. */
function subjectOf(scene: Scene, question: Asked | undefined): string {
  const of = (seat: number | undefined) => scene.pieces.find((piece) => piece.seat === seat)
  return (of(question?.seat) ?? of(scene.active) ?? scene.pieces[0])?.hex ?? START
}

/** Nobnodd. */
const START = 'h-3-4'
