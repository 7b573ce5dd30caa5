import { count, wayText } from '../../../../language/index.ts'
import { isMaze, isPassage, spaceOf } from '../../data/board.ts'
import type { SpaceId } from '../../data/ids.ts'
import { adventurerOf } from '../../view/reading.ts'
import { routesTo, type WarlockLeg } from '../../view/reach.ts'
import type { WarlockView } from '../../view/view.ts'
import { doorNearby, spaceName, toSpace } from '../names.ts'

/** The distance of a space from the viewer, and the route. */
export function wayLines(view: WarlockView, space: SpaceId): string[] {
  const { viewer } = view
  if (viewer === null || !adventurerOf(view, viewer)) return []
  const legs = routesTo(view, viewer).get(space)
  if (!legs) return ['As things are, no way leads there for you.']
  return [wayText(legs.map(legText))]
}

function legText({ to, how, past }: WarlockLeg): string {
  const end = `${toSpace(to)}${spaceOf(to).type === 'corridor' ? doorNearby(to) : ''}`
  const steps = count(past.filter((space) => !isPassage(space)).length + 1, 'step')
  switch (how) {
    case 'walk':
      return `${steps} ${end}`
    case 'maze':
      return past.some(isMaze) ? `through ${spaceName(past.find(isMaze) ?? to)}, ${steps} ${end}` : `${steps} ${end}`
    case 'passage':
      return `through ${spaceName(past[0] ?? to)} and ${steps} ${end}`
    case 'river':
      return past.length === 0 ? `over the river ${end}` : `${toSpace(past.at(-1) ?? to)} and over the river ${end}`
    case 'rest':
      return 'a turn that is missed'
  }
}
