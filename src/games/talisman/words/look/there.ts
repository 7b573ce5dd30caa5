import type { Names, Seat } from '../../../../engine/index.ts'
import { count, joined, listOf } from '../../../../language/index.ts'
import type { SpaceId } from '../../data/ids.ts'
import { roleAt } from '../../view/reading.ts'
import type { CharacterView } from '../../view/view.ts'
import { alignmentName } from '../chronicle/character.ts'
import { foeFigures } from '../names.ts'
import type { Saw } from '../people.ts'

/** The people and things on a space, as its picture shows them. */

/** The seats on a space. */
export function seatsOn({ players }: Saw, space: SpaceId): Seat[] {
  return players.flatMap(({ seat, character }) => (character?.space === space ? [seat] : []))
}

/** "**Troll** (Ann), Evil, has Strength 5, Craft 2, four Lives and one Gold." */
export function personText(view: Saw, seat: Seat, names: Names): string {
  const me = roleAt(view, seat)
  if (!me) return ''
  const { strength, craft, lives, gold, followers } = me
  const figures = [`Strength ${strength.total}`, `Craft ${craft.total}`, count(lives, 'Life', 'Lives'), `${gold} Gold`]
  const along = followers.length === 0 ? '' : `, and ${count(followers.length, 'Follower')}`
  return joined(
    ' ',
    `${names(seat)}, ${alignmentName(me.alignment)}, has ${figures.slice(0, -1).join(', ')} and ${figures.at(-1)}${along}.`,
    seat === view.active && view.step !== 'over' ? 'It is this one’s Turn.' : '',
    ...troublesOf(me),
  )
}

function troublesOf(me: CharacterView): string[] {
  return [
    ...(me.toad ? [`A Toad for ${count(me.toad.turnsLeft, 'more Turn', 'more Turns')}.`] : []),
    ...(me.enslaved ? ['Enslaved.'] : []),
    ...(me.missTurns > 0 ? [`Misses ${count(me.missTurns, 'Turn')}.`] : []),
    ...(me.slowed && !me.toad ? ['Slowed to one space a Turn.'] : []),
    ...(me.raft === null ? [] : ['Has a Raft.']),
    ...(me.offer?.kind === 'ferry' ? ['May take the ferry.'] : []),
    ...(me.offer?.kind === 'wizard' ? ['May be sent anywhere in the Outer Region.'] : []),
    ...(me.unfinished ? ['Has a fight to finish here.'] : []),
  ]
}

/** The things on a space, one by one: "Wolf (Strength 2)", "two Gold", "a Hex". */
export function thingsOn(view: Saw, space: SpaceId): string[] {
  const { cards = [], gold = 0, hex = null } = view.ground[space] ?? {}
  return [...cards.map(foeFigures), ...(gold > 0 ? [`${gold} Gold`] : []), ...(hex ? ['a Hex'] : [])]
}

/** The same in a sentence: "Wolf (Strength 2) and two Gold lie there." Empty for an empty space. */
export function lyingText(view: Saw, space: SpaceId): string {
  const things = thingsOn(view, space)
  return things.length === 0 ? '' : `${listOf(things)} ${things.length === 1 ? 'lies' : 'lie'} there.`
}
