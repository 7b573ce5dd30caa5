import type { Names, Seat } from '../../../../engine/index.ts'
import { count, listOf } from '../../../../language/index.ts'
import { roleAt } from '../../view/reading.ts'
import type { CharacterView, ImperialView } from '../../view/view.ts'
import { characterTitle, creatureName, vesselName } from '../things.ts'

/** The people on a hex in words. */

/** "**Kate** (Ann), warrior, has five of eight Health left and no treasures, and travels with Ed Eagle and a boat." */
export function personText(view: ImperialView, seat: Seat, names: Names): string {
  const me = roleAt(view, seat)
  if (!me) return ''
  const { wounds, maxHealth, treasures } = me
  const trade = characterTitle(me.id).split(', ')[1] ?? ''
  const health = `${Math.max(0, maxHealth - wounds)} of ${maxHealth} Health left`
  const party = partyOf(me)
  const along = party.length === 0 ? '' : `, and travels with ${listOf(party)}`
  return [
    `${names(seat)}, ${trade}, has ${health} and ${count(treasures.length, 'treasure')}${along}.`,
    ...(seat === view.active && view.phase !== 'over' ? ['It is this one’s turn.'] : []),
    ...(me.inPrison ? ['In prison.'] : []),
    ...(me.held ? ['Held by sand, and cannot move.'] : []),
    ...(me.followed ? ['Came along with somebody, and has to rest.'] : []),
  ].join(' ')
}

function partyOf({ companions, familiar, vessel }: CharacterView): string[] {
  return [
    ...companions.map(({ tile }) => creatureName(tile)),
    ...(familiar ? [creatureName(familiar.tile)] : []),
    ...(vessel ? [`a ${vesselName(vessel.kind)}`] : []),
  ]
}

/** The seats that stand on a hex. */
export function seatsOn({ players }: ImperialView, hex: string): Seat[] {
  return players.flatMap(({ seat, character }) => (character?.hex === hex ? [seat] : []))
}
