import type { Seat } from '../../../src/engine/index.ts'
import type { Talisman } from '../../../src/games/talisman/state/state.ts'
import { DECISION_VERBS, REACTION_VERBS } from '../../../src/games/talisman/view/verbs.ts'
import type { GameParts } from '../../checks.ts'
import { turnOf } from '../../order.ts'
import { lures } from './lures.ts'
import { shownBy, usedBy } from './shown.ts'
import { strays } from './strays.ts'

/** The checks that only this game can make. */
export const parts: GameParts<Talisman> = {
  conserved,
  dealtTo: ({ players, first, turns }, seat) => {
    const { character } = players[seat] ?? {}
    return turns === 0 || !character ? null : { character: character.id, turn: turnOf(seat, first, players.length) }
  },
  turnNow: ({ active, players }) => {
    const holds = (players[active]?.character?.spells.length ?? 0) > 0
    return { seat: active, kind: holds ? 'with a Spell in hand' : 'without a Spell' }
  },
  verbs: { reactions: REACTION_VERBS, decisions: DECISION_VERBS, secrets: [] },
  shownBy,
  usedBy,
  lures,
}

/** Every card and Character is in exactly one place, and all numbers are in range. */
export function conserved(game: Talisman): void {
  const wrong = [...strays(game), ...game.players.flatMap((_, seat) => impossible(game, seat))]
  if (wrong.length > 0) throw new Error(`conservation violated: ${wrong.join(', ')}`)
}

function impossible(game: Talisman, seat: Seat): string[] {
  const { character, standing } = game.players[seat] ?? {}
  if (!character) return standing === 'playing' && game.round > 0 ? [`seat ${seat} plays without a character`] : []
  const { id, strength, craft, lives, gold, missTurns, toad, objects, followers } = character
  const numbers = { strength, craft, lives, gold, missTurns }
  const wrong: (readonly [boolean, string])[] = [
    [standing !== 'playing', 'is out of the game and has a character'],
    ...Object.entries(numbers).map(([name, value]): readonly [boolean, string] => [
      !Number.isInteger(value) || value < 0,
      `has ${name} ${value}`,
    ]),
    [lives === 0, 'is dead and does not know it'],
    [toad !== null && objects.length + followers.length + gold > 0, 'is a Toad with possessions'],
    [toad !== null && (toad.turnsLeft < 1 || toad.turnsLeft > 3), `is a Toad for ${toad?.turnsLeft} Turns`],
  ]
  return wrong.filter(([isWrong]) => isWrong).map(([, why]) => `${id} ${why}`)
}
