import type { Topic } from '../../../engine/index.ts'
import { italic } from '../../../language/index.ts'

/** What stands on the face of a topic below its figures, line by line in Markdown. */
export function faceLines({ flavour, lines }: Topic): readonly string[] {
  return flavour === undefined ? lines : [italic(flavour), ...lines]
}
