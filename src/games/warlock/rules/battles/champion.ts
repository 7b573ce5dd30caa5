import { options, SeatOut, type Play, type Seat } from '../../../../engine/index.ts'
import { ask } from '../deeds/asking.ts'
import { orderFor } from '../deeds/orders.ts'
import { championAgainst, type Battle, type Warlock } from '../../state/state.ts'
import { battleAbout } from '../../view/about.ts'

/**
 * Option `monster-champion`: the nominated player rolls for the monster (WAR-9.2). They have no choices, and the
 * referee rolls if they keep the table waiting. Returns the seat that rolled; if a champion leaves meanwhile, the next
 * one follows. ruling: a player whose adventurer is dead is still in the game, and rolls.
 */
export function* rollForMonster(game: Warlock, battle: Battle): Play<Seat | null> {
  if (!game.options['monster-champion']) return null
  for (;;) {
    const champion = championAgainst(game, battle.seat)
    if (champion === null || (yield* hasRolled(game, battle, champion))) return champion
  }
}

/** Whether the champion was still there to roll. */
function* hasRolled(game: Warlock, battle: Battle, champion: Seat): Play<boolean> {
  game.settling = champion
  try {
    yield* ask(champion, 'battle.roll', () => options(['roll']), {
      always: true,
      about: battleAbout(battle),
      standing: () => orderFor(game, champion, 'champion'),
      reaction: champion !== game.active,
    })
    return true
  } catch (signal) {
    if (!(signal instanceof SeatOut) || signal.seat !== champion) throw signal
    return false
  } finally {
    game.settling = null
  }
}
