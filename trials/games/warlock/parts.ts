import type { Warlock } from '../../../src/games/warlock/state/state.ts'
import { DECISION_VERBS, REACTION_VERBS } from '../../../src/games/warlock/view/verbs.ts'
import type { GameParts } from '../../checks.ts'
import { turnOf } from '../../order.ts'
import { wrongs } from './strays.ts'

/** The checks that only this game can make. */
export const parts: GameParts<Warlock> = {
  conserved,
  dealtTo: ({ players, first, turns }, seat) => {
    const { adventurer } = players[seat] ?? {}
    if (turns === 0 || !adventurer) return null
    return { skill: `${adventurer.skill.initial}`, turn: turnOf(seat, first, players.length) }
  },
  turnNow: ({ active }) => ({ seat: active, kind: 'a turn' }),
  verbs: { reactions: REACTION_VERBS, decisions: DECISION_VERBS, secrets: [] },
}

/** Every card is in one place, and all scores are in range. */
function conserved(game: Warlock): void {
  const wrong = wrongs(game)
  if (wrong.length > 0) throw new Error(`conservation violated: ${wrong.join(', ')}`)
}
