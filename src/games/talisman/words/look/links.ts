import {
  BRIDGEHEAD,
  CROWN,
  nextTo,
  PLAIN,
  PORTAL,
  regionOfSpace,
  SENTINEL,
  TURNINGS,
  VALLEY,
} from '../../data/board.ts'
import { creatureOf, spaceOf } from '../../data/components.ts'
import type { SpaceId } from '../../data/ids.ts'
import { theSpace } from '../names.ts'

/** The links of a space: the ring both ways, the bridge, the Portal, the Crown, and the bank across. */
export interface TopicLink {
  readonly to: SpaceId
  /** "clockwise, to the east". */
  readonly by: string
  /** The condition of the link, if it has one. */
  readonly takes: string
}

export function linksOf(space: SpaceId): readonly TopicLink[] {
  const { raftOpposite } = spaceOf(space)
  const isInside = regionOfSpace(space) === 'inner'
  return [
    ...(space === CROWN ? [link(VALLEY, 'to the Valley of Fire', 'nobody goes back this way')] : []),
    ...(space === CROWN ? [] : TURNINGS.map((turning) => ringLink(space, nextTo(space, turning), turning, isInside))),
    ...(space === SENTINEL ? [link(BRIDGEHEAD, 'over the bridge', `the Sentinel, Strength ${sentinel}, has to be beaten`)] : []),
    ...(space === BRIDGEHEAD ? [link(SENTINEL, 'over the bridge')] : []),
    ...(space === PORTAL ? [link(PLAIN, 'through the Portal of Power', 'it has to be opened by Strength or Craft')] : []),
    ...(space === PLAIN ? [link(PORTAL, 'back through the Portal of Power')] : []),
    ...(space === VALLEY ? [link(CROWN, 'to the Crown of Command', 'nobody comes back')] : []),
    ...raftOpposite.map((to) => link(to, 'across the Storm River', 'a Raft or a ferry')),
  ] // prettier-ignore
}

const sentinel = String(creatureOf('sentinel').strength)

function link(to: SpaceId, by: string, takes = ''): TopicLink {
  return { to, by, takes }
}

function ringLink(from: SpaceId, to: SpaceId, turning: string, isInside: boolean): TopicLink {
  return link(to, `${turning}, to the ${sideOf(from, to)}`, isInside && to === VALLEY ? 'a Talisman' : '')
}

/** The side of a space on which its neighbour on the ring lies. */
function sideOf(from: SpaceId, to: SpaceId): string {
  const [a, b] = [spaceOf(from), spaceOf(to)]
  if (a.y === b.y) return b.x > a.x ? 'east' : 'west'
  return b.y > a.y ? 'south' : 'north'
}

/** "Clockwise, to the east: the Chapel." */
export function linkText({ to, by, takes }: TopicLink): string {
  return `${by}: ${theSpace(to)}${takes === '' ? '' : `; ${takes}`}`
}
