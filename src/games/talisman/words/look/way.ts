import { listOf, nameList, wayText } from '../../../../language/index.ts'
import { CROWN, regionOfSpace } from '../../data/board.ts'
import type { SpaceId } from '../../data/ids.ts'
import { roleAt } from '../../view/reading.ts'
import { diceTo, routesTo, type TalismanLeg } from '../../view/reach.ts'
import { spaceId } from '../names.ts'
import type { Saw } from '../people.ts'
import { say } from '../say.ts'

/** The distance of a space from the viewer, and the route. */
export function wayLines(view: Saw, space: SpaceId): string[] {
  const { viewer } = view
  const me = viewer === null ? null : roleAt(view, viewer)
  if (viewer === null || !me) return []
  const legs = routesTo(view, viewer).get(space)
  if (!legs) return [say(lackOf(me.space, space))]
  const dice = me.space === space ? [] : diceTo(view, viewer, space).map((die) => say('way-dice', { die }))
  return [
    wayText(legs.map(legText), 'Turn'),
    ...(dice.length > 0 ? [say('way-die', { dice: listOf(dice, 'or') })] : []),
  ]
}

/** The message for what a Character lacks to get somewhere. */
function lackOf(from: SpaceId, to: SpaceId) {
  const [here, there] = [regionOfSpace(from), regionOfSpace(to)]
  if (from === CROWN) return 'no-way-crown'
  if (here === 'outer') return 'no-way-river'
  return here === 'inner' && there === 'inner' ? 'no-way-valley' : 'no-way-portal'
}

function legText({ to: end, how, past: between, die }: TalismanLeg): string {
  const to = spaceId(end as SpaceId)
  const past = nameList(between.map((space) => spaceId(space as SpaceId)))
  switch (how) {
    case 'die':
    case 'bridge':
    case 'portal':
    case 'freed':
      if (die === null)
        return how === 'bridge' || how === 'portal' ? say(`leg-${how}-step`, { to }) : say('leg-step', { to })
      return between.length === 0 ? say(`leg-${how}`, { die, to }) : say(`leg-${how}-past`, { die, past, to })
    case 'step':
    case 'inner':
      return say('leg-step', { to })
    case 'rest':
      return say('leg-rest')
    default:
      return say(`leg-${how}`, { to })
  }
}
