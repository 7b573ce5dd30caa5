import type { Names, Seat } from '../../../../engine/index.ts'
import { joined, nameWith } from '../../../../language/index.ts'
import type { SpaceId } from '../../data/ids.ts'
import { roleAt } from '../../view/reading.ts'
import { foeWithFigure } from '../names.ts'
import type { Saw } from '../people.ts'
import { say } from '../say.ts'
import { statesOf } from '../scene.ts'

/** The people and things on a space, as its picture shows them. */

/** The seats on a space. */
export function seatsOn({ players }: Saw, space: SpaceId): Seat[] {
  return players.flatMap(({ seat, character }) => (character?.space === space ? [seat] : []))
}

/** "**Troll** (Ann) is Evil, with Strength 5, Craft 2, 4 Lives and 1 Gold. 1 Follower comes along." */
export function personText(view: Saw, seat: Seat, names: Names): string {
  const me = roleAt(view, seat)
  if (!me) return ''
  const { alignment, strength, craft, lives, gold, followers, unfinished } = me
  const figures = { strength: strength.total, craft: craft.total, lives, gold }
  const states = [...statesOf(me), ...(unfinished ? [say('state-unfinished')] : [])]
  return joined(
    ' ',
    say('person-sheet', { who: names(seat), alignment: `alignment-${alignment}`, ...figures }),
    followers.length === 0 ? '' : say('person-followers', { count: followers.length }),
    seat === view.active && view.step !== 'over' ? say('person-turn') : '',
    ...states.map((clause) => say('sentence', { clause })),
  )
}

/** The names of the things on a space, one by one: "Wolf (Strength 2)", "2 Gold", "a Hex". */
export function thingsOn(view: Saw, space: SpaceId): string[] {
  const { cards = [], gold = 0, hex = null } = view.ground[space] ?? {}
  return [
    ...cards.map(foeWithFigure),
    ...(gold > 0 ? [nameWith('gold', { count: gold })] : []),
    ...(hex ? ['a-hex'] : []),
  ]
}
