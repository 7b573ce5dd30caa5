import type { Names, Seat } from '../../../../engine/index.ts'
import { joined } from '../../../../language/index.ts'
import { PLACES } from '../../data/board.ts'
import { clueOf } from '../../data/components.ts'
import type { HexId } from '../../data/ids.ts'
import { turnsTo } from '../../view/reach.ts'
import { hexOfLocation, roleAt } from '../../view/reading.ts'
import type { CharacterView, ImperialView } from '../../view/view.ts'
import { inPlace } from '../places.ts'
import { say } from '../say.ts'

/** What a player needs next, as far as the view knows. */

/** From this many rounds before the last on, an aim counts them. */
const ROUNDS_COUNTED = 3

type Turns = ReadonlyMap<HexId, number>

/** A seat's next treasure, and where it stands; `null` if there is nothing to aim at. */
export function aimOf(view: ImperialView, seat: Seat, names: Names): string | null {
  const me = roleAt(view, seat)
  if (view.phase === 'setup' || view.phase === 'over' || !me) return null
  const turns = turnsTo(view, seat)
  const next = me.inPrison ? say('aim-prison') : nextText(view, seat, me, turns)
  return joined(' ', next, countText(view, seat, me, names), roundsText(view))
}

/** The viewer's own best clue; of others only how many they hold. */
function nextText(view: ImperialView, seat: Seat, me: CharacterView, turns: Turns): string {
  if (view.viewer === seat) return bestClue(view, me, turns) ?? exploring(view, me, turns)
  return me.clues > 0 ? say('aim-clues', { clues: me.clues }) : exploring(view, me, turns)
}

/** The clue that pays most treasures a turn, of those that can be used before the last round ends. */
function bestClue(view: ImperialView, me: CharacterView, turns: Turns): string | null {
  const [best] = view.hand
    .map(clueOf)
    .filter(({ demandsWeapon }) => !demandsWeapon || me.weapons.length > 0)
    .flatMap(({ location, stats }) => {
      const hex = location === null ? null : hexOfLocation(view, location)
      const away = hex === null ? undefined : turns.get(hex)
      return hex === null || away === undefined ? [] : [{ hex, away, treasures: stats.treasures ?? 1 }]
    })
    .filter(({ away }) => away <= roundsLeft(view) + 1)
    .sort((one, other) => other.treasures / (other.away + 1) - one.treasures / (one.away + 1))
  if (!best) return null
  const { hex, away, treasures } = best
  return away === 0
    ? say('aim-clue-here', { treasures })
    : say('aim-clue', { place: inPlace(hex, view.lostCity), turns: away, treasures })
}

/** The nearest place with a name. */
function exploring(view: ImperialView, me: CharacterView, turns: Turns): string {
  if (me.location !== null) return say('aim-explore-here')
  const [near] = [...PLACES.keys()]
    .flatMap((location) => {
      const hex = hexOfLocation(view, location)
      const away = hex === null ? undefined : turns.get(hex)
      return hex === null || away === undefined ? [] : [{ hex, away }]
    })
    .sort((one, other) => one.away - other.away)
  return near ? say('aim-explore', { place: inPlace(near.hex, view.lostCity), turns: near.away }) : ''
}

/** Who is ahead, as everybody can count. */
function countText(view: ImperialView, seat: Seat, me: CharacterView, names: Names): string {
  if (view.options['complex-victory']) return say('aim-points')
  const own = me.treasures.length
  const rivals = view.players.flatMap((one) =>
    one.character && one.seat !== seat ? [{ seat: one.seat, treasures: one.character.treasures.length }] : [],
  )
  const most = Math.max(...rivals.map(({ treasures }) => treasures))
  const leader = rivals.find(({ treasures }) => treasures === most)
  const order = !leader ? 'alone' : own > most ? 'ahead' : own === most ? 'level' : 'behind'
  return say('aim-count', { case: order, own, most: leader ? most : own, who: leader ? names(leader.seat) : '' })
}

function roundsLeft({ short, round }: ImperialView): number {
  return short ? short.roundLimit - round : Infinity
}

function roundsText(view: ImperialView): string {
  const rounds = roundsLeft(view)
  return rounds <= ROUNDS_COUNTED ? say('aim-rounds', { rounds: Math.max(0, rounds) }) : ''
}
