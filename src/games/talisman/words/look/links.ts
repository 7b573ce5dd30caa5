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
  type Turning,
} from '../../data/board.ts'
import { creatureOf, spaceOf } from '../../data/components.ts'
import type { SpaceId } from '../../data/ids.ts'
import type { Options } from '../../data/options.ts'
import { spaceId } from '../names.ts'
import { say } from '../say.ts'

/** The links of a space: the ring both ways, the bridge, the Portal, the Crown, and the bank across. */
interface TopicLink {
  readonly to: SpaceId
  /** "Clockwise, to the east". */
  readonly by: string
  /** "by Raft or ferry"; `null` for a link that takes nothing. */
  readonly takes: string | null
}

export function linksOf(space: SpaceId, options: Options): readonly TopicLink[] {
  return [
    ...(space === CROWN ? [link(VALLEY, say('link-outwards'), say('takes-nobody'))] : TURNINGS.map((turning) => ringLink(space, turning))),
    ...(space === SENTINEL ? [link(BRIDGEHEAD, say('link-bridge'), sentinelText())] : []),
    ...(space === BRIDGEHEAD ? [link(SENTINEL, say('link-bridge'))] : []),
    ...(space === PORTAL ? [link(PLAIN, say('link-portal'), options['inner-gate'] === 'open' ? null : say('takes-portal'))] : []),
    ...(space === PLAIN ? [link(PORTAL, say('link-portal-back'))] : []),
    ...(space === VALLEY ? [link(CROWN, say('link-inwards'), say('takes-no-return'))] : []),
    ...spaceOf(space).raftOpposite.map((to) => link(to, say('link-river'), say('takes-raft'))),
  ] // prettier-ignore
}

function link(to: SpaceId, by: string, takes: string | null = null): TopicLink {
  return { to, by, takes }
}

function sentinelText(): string {
  return say('takes-sentinel', { strength: Number(creatureOf('sentinel').strength) })
}

function ringLink(from: SpaceId, turning: Turning): TopicLink {
  const to = nextTo(from, turning)
  const takesTalisman = regionOfSpace(from) === 'inner' && to === VALLEY
  return link(to, say(`link-${turning}`, { side: sideOf(from, to) }), takesTalisman ? say('takes-talisman') : null)
}

/** The side of a space on which its neighbour on the ring lies. */
function sideOf(from: SpaceId, to: SpaceId): 'north' | 'east' | 'south' | 'west' {
  const [a, b] = [spaceOf(from), spaceOf(to)]
  if (a.y === b.y) return b.x > a.x ? 'east' : 'west'
  return b.y > a.y ? 'south' : 'north'
}

/** "Clockwise, to the east: the Chapel." */
export function linkText({ to, by, takes }: TopicLink): string {
  const told = { by, to: spaceId(to) }
  return takes === null ? say('link', told) : say('link-taking', { ...told, takes })
}

/** The same for a menu that names the space: "Across the Storm River, by Raft or ferry". */
export function linkHint({ by, takes }: TopicLink): string {
  return takes === null ? by : say('link-hint', { by, takes })
}
