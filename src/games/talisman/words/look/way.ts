import { bold, listOf, passingText, wayText } from '../../../../language/index.ts'
import { regionOfSpace, VALLEY } from '../../data/board.ts'
import type { SpaceId } from '../../data/ids.ts'
import { roleAt } from '../../view/reading.ts'
import { diceTo, routesTo, type TalismanLeg } from '../../view/reach.ts'
import { theSpace } from '../names.ts'
import type { Saw } from '../people.ts'

/** The distance of a space from the viewer, and the route. */
export function wayLines(view: Saw, space: SpaceId): string[] {
  const { viewer } = view
  const me = viewer === null ? null : roleAt(view, viewer)
  if (viewer === null || !me) return []
  const legs = routesTo(view, viewer).get(space)
  if (!legs) return [`As you are now, no way leads there: ${lackText(me.space, space)}.`]
  const dice = me.space === space ? [] : diceTo(view, viewer, space)
  return [
    wayText(legs.map(legText), 'Turn'),
    ...(dice.length > 0
      ? [
          `The movement die has to show ${listOf(
            dice.map((die) => bold(String(die))),
            'or',
          )}.`,
        ]
      : []),
  ]
}

function lackText(from: SpaceId, to: SpaceId): string {
  const [here, there] = [regionOfSpace(from), regionOfSpace(to)]
  if (from === 'crown-of-command') return 'nobody leaves the Crown of Command'
  if (here === 'outer') return 'across the Storm River it takes a Raft, an Axe to build one, or the Strength to beat the Sentinel'
  if (here === 'inner' && there === 'inner') return `beyond the ${to === VALLEY ? 'next' : 'last'} steps the Valley of Fire takes a Talisman`
  return 'the Portal of Power takes more Strength or Craft'
} // prettier-ignore

function legText({ to, how, past, die }: TalismanLeg): string {
  const end = `to ${theSpace(to as SpaceId)}`
  const between = passingText(past.map((space) => theSpace(space as SpaceId)))
  const thrown = die === null ? '' : `with a ${die}`
  switch (how) {
    case 'die':
      return `${thrown}${between} ${end}`
    case 'step':
    case 'inner':
      return `one space ${end}`
    case 'bridge':
      return `${thrown === '' ? 'one space' : thrown} over the bridge${between} ${end}`
    case 'portal':
      return `${thrown === '' ? 'one space' : thrown}${between} and through the Portal ${end}`
    case 'raft':
      return `by Raft ${end}`
    case 'ferry':
      return `by the ferry ${end}`
    case 'wizard':
      return `by the wizard’s offer ${end}`
    case 'woods':
      return `from wood to wood ${end}`
    case 'teleport':
      return `by a Teleport Spell ${end}`
    case 'freed':
      return `out of slavery ${thrown}${between} ${end}`
    case 'rest':
      return 'a Turn without a Move'
  }
}
