import { option, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { isPassage } from '../../data/board.ts'
import { POISON } from '../../data/figures.ts'
import { duel } from '../battles/duel.ts'
import { askHidden, disclose } from '../deeds/asking.ts'
import { dealOptions } from '../deeds/deals.ts'
import { lose } from '../deeds/death.ts'
import { holds, mayHold, useOption } from '../deeds/items.ts'
import { testLuck } from '../deeds/sheet.ts'
import { useCard } from '../deeds/treasure.ts'
import { adventurerAt, othersBeside, type Warlock } from '../../state/state.ts'

/** Other adventurers on the space: deals, poison, at most one attack (WAR-7.1, WAR-11.3). */

export type Poisoning = () => Play<null>
type MeetingOption = () => Play<'over' | null>

/**
 * Until the player has finished, or a rival has run from them: then the turn goes on to Take Treasure. Default: none
 * (D-ATTACK).
 */
export function* meetOthers(game: Warlock, seat: Seat): Play {
  while (othersBeside(game, seat).length > 0) {
    if (!mayAct(game, seat)) return
    const offers = () => meetingOptions(game, seat)
    const step = yield* askHidden(seat, 'resolve.act', offers, {}, disclose('done', 'attack:', 'deal:'))
    if ((yield* step()) === 'over') return
  }
}

/** Decided by public knowledge: skipping the question would reveal whether the adventurer has a Vial (WAR-22.9). */
function mayAct(game: Warlock, seat: Seat): boolean {
  const canBeSeen = dealOptions(game, seat).length > 0 || attackOptions(game, seat).length > 0
  return canBeSeen || (rivalsToHarm(game, seat).length > 0 && mayHold(game, seat, ['vial-of-poison']))
}

function meetingOptions(game: Warlock, seat: Seat): Option<MeetingOption>[] {
  return [
    option<MeetingOption>('done', {}, function* () {
      return 'over'
    }),
    ...attackOptions(game, seat),
    ...dealOptions(game, seat),
    ...poisonOptions(game, seat),
  ]
}

/** Both blooded, not on a passage square, once a turn (WAR-11.1 to 11.3, WAR-16.3, WAR-24.15). */
function attackOptions(game: Warlock, seat: Seat): Option<MeetingOption>[] {
  if (game.turn.attacked) return []
  return rivalsToHarm(game, seat).map((target) =>
    option<MeetingOption>(`attack:seat:${target}`, { args: { target } }, function* () {
      game.turn.attacked = true
      const end = yield* duel(game, seat, target)
      return end === 'escaped' || end === 'vanished' || end === 'left' ? 'over' : null // WAR-10.11
    }),
  )
}

/** Empty with option `peaceful-mountain`. */
function rivalsToHarm(game: Warlock, seat: Seat): Seat[] {
  const { space, blooded } = adventurerAt(game, seat)
  if (!blooded || isPassage(space) || game.options['peaceful-mountain']) return []
  return othersBeside(game, seat).filter((other) => adventurerAt(game, other).blooded)
}

// Poison

/** The Vial of Poison; not an attack (WAR-24.15, treasures.json). */
export function poisonOptions(game: Warlock, seat: Seat): Option<Poisoning>[] {
  if (!holds(game, seat, 'vial-of-poison')) return []
  return rivalsToHarm(game, seat).map((target) =>
    useOption<Poisoning>(
      'vial-of-poison',
      function* () {
        poison(game, seat, target)
        return null
      },
      { key: `seat:${target}`, args: { target } },
    ),
  )
}

/** A death by poison is not a death in battle: a cache, no loot (WAR-24.37). */
function poison(game: Warlock, seat: Seat, target: Seat): void {
  useCard(game, seat, 'vial-of-poison', target)
  game.turn.usedCard = true
  const loss = testLuck(game, target, 'vial-of-poison') ? POISON.lucky : POISON.unlucky
  lose(game, target, loss, 'vial-of-poison')
}
