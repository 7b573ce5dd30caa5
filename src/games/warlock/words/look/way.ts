import { wayText } from '../../../../language/index.ts'
import { isMaze, isPassage } from '../../data/board.ts'
import type { PassageId, SpaceId } from '../../data/ids.ts'
import { adventurerOf } from '../../view/reading.ts'
import { routesTo, type WarlockLeg } from '../../view/reach.ts'
import type { WarlockView } from '../../view/view.ts'
import { mazeNumber, placeByDoor, spaceId, toSpace } from '../names.ts'
import { say } from '../say.ts'

/** The distance of a space from the viewer, and the route. */
export function wayLines(view: WarlockView, space: SpaceId): string[] {
  const { viewer } = view
  if (viewer === null || !adventurerOf(view, viewer)) return []
  const legs = routesTo(view, viewer).get(space)
  if (!legs) return [say('look-no-way')]
  return [wayText(legs.map(legText))]
}

function legText({ to: end, how, past }: WarlockLeg): string {
  const to = placeByDoor(end, toSpace(end))
  const steps = say('steps', { count: past.filter((space) => !isPassage(space)).length + 1 })
  switch (how) {
    case 'walk':
      return say('leg-walk', { steps, to })
    case 'maze': {
      const maze = past.find(isMaze)
      return maze === undefined
        ? say('leg-walk', { steps, to })
        : say('leg-through-maze', { number: mazeNumber(maze), steps, to })
    }
    case 'passage':
      return say('leg-through-passage', { passage: spaceId((past[0] ?? end) as PassageId), steps, to })
    case 'river': {
      const from = past.at(-1)
      return from === undefined ? say('leg-river', { to }) : say('leg-river-from', { from: toSpace(from), to })
    }
    case 'rest':
      return say('leg-rest')
  }
}
