import type { Names, Seat } from '../../../../engine/index.ts'
import { joined, listOf } from '../../../../language/index.ts'
import { roleAt } from '../../view/reading.ts'
import type { CharacterView, ImperialView } from '../../view/view.ts'
import { say } from '../say.ts'
import { classId, creaturePlain } from '../things.ts'

/** The people on a hex in words. */

/** "**Kate** (Ann), a warrior, has 5 of 8 Health left and no treasures. They travel with Ed Eagle and a boat." */
export function personText(view: ImperialView, seat: Seat, names: Names): string {
  const me = roleAt(view, seat)
  if (!me) return ''
  const party = partyOf(me)
  return joined(
    ' ',
    say('person', {
      who: names(seat),
      class: classId(me.id),
      left: Math.max(0, me.maxHealth - me.wounds),
      max: me.maxHealth,
      treasures: say('treasures', { count: me.treasures.length }),
    }),
    party.length === 0 ? '' : say('person-party', { party: listOf(party) }),
    seat === view.active && view.phase !== 'over' ? say('person-turn') : '',
    me.inPrison ? say('person-prison') : '',
    me.held ? say('person-held') : '',
    me.followed ? say('person-followed') : '',
  )
}

function partyOf({ companions, familiar, vessel }: CharacterView): string[] {
  return [
    ...companions.map(({ tile }) => creaturePlain(tile)),
    ...(familiar ? [creaturePlain(familiar.tile)] : []),
    ...(vessel ? [say('a-name.a', { name: `vessel-${vessel.kind}` })] : []),
  ]
}

/** The seats that stand on a hex. */
export function seatsOn({ players }: ImperialView, hex: string): Seat[] {
  return players.flatMap(({ seat, character }) => (character?.hex === hex ? [seat] : []))
}
