import type { Seat } from '../../../src/engine/index.ts'
import { isCoastal, isOcean } from '../../../src/games/imperial/data/board.ts'
import { SPELLS, VESSELS } from '../../../src/games/imperial/data/components.ts'
import { SPELL_IDS } from '../../../src/games/imperial/data/ids.ts'
import { maxHealthOf, membersOf } from '../../../src/games/imperial/state/party.ts'
import { CLUE_LIMIT } from '../../../src/games/imperial/rules/deeds/pools.ts'
import type { Imperial } from '../../../src/games/imperial/state/state.ts'
import { DECISION_VERBS, REACTION_VERBS } from '../../../src/games/imperial/view/verbs.ts'
import type { GameParts } from '../../checks.ts'
import { turnOf } from '../../order.ts'
import { lures } from './lures.ts'
import { shownBy } from './shown.ts'
import { strays } from './strays.ts'

/** The checks that only this game can make. */
export const parts: GameParts<Imperial> = {
  conserved,
  dealtTo: ({ players, first, turns }, seat) => {
    const { character } = players[seat] ?? {}
    return turns === 0 || !character ? null : { character: character.id, turn: turnOf(seat, first, players.length) }
  },
  turnNow: ({ active }) => ({ seat: active, kind: 'a turn' }),
  verbs: { reactions: REACTION_VERBS, decisions: DECISION_VERBS, secrets: ['clue.discard', 'trade.clue'] },
  shownBy,
  lures,
}

/** Every tile, card, spell, vessel and character is in exactly one place, and all numbers are in range. */
export function conserved(game: Imperial): void {
  const wrong = [...strays(game), ...miscounted(game), ...game.players.flatMap((_, seat) => impossible(game, seat))]
  if (wrong.length > 0) throw new Error(`conservation violated: ${wrong.join(', ')}`)
}

/** Spells and vessels are counted, not named: those in the Bank and in hands must add up to all of them. */
function miscounted(game: Imperial): string[] {
  const characters = game.players.flatMap(({ character }) => (character ? [character] : []))
  const spells = SPELL_IDS.filter(
    (spell) =>
      game.bank.spells[spell] + characters.filter((one) => one.spells.includes(spell)).length !==
      SPELLS.get(spell)?.count,
  )
  const vessels = (['boat', 'ship'] as const).filter(
    (kind) =>
      game.bank[kind] + characters.filter(({ vessel }) => vessel?.kind === kind).length !== VESSELS.get(kind)?.count,
  )
  return [...spells, ...vessels]
}

function impossible(game: Imperial, seat: Seat): string[] {
  const { character, standing } = game.players[seat] ?? {}
  if (!character) return []
  const { id, hex, weapon, shield, weapons, treasures, clues, vessel, companions } = character
  const arms = [...weapons, ...treasures]
  const lent = [...companions, ...(vessel ? [vessel] : [])].flatMap((one) => one.lent ?? [])
  const held = [...lent, ...(weapon === null ? [] : [weapon]), ...(shield === null ? [] : [shield])]
  const wrong: (readonly [boolean, string])[] = [
    [standing !== 'playing', 'is out of the game and has a character'],
    [clues.length > CLUE_LIMIT + 4, `has ${clues.length} clues`],
    [game.atRest && clues.length > CLUE_LIMIT, `rests with ${clues.length} clues`],
    [isOcean(hex) && game.atRest && !vessel, 'is at sea without a vessel'],
    [vessel !== null && !isOcean(hex) && !isCoastal(hex), 'has a vessel inland'],
    [held.some((tile) => !arms.includes(tile)), 'holds ready what they do not have'],
    [new Set(held).size !== held.length, 'holds one thing twice'],
    ...membersOf(game, seat).map(({ id: member, body }): readonly [boolean, string] => [
      body.wounds < 0 || (game.atRest && body.wounds >= maxHealthOf(body)),
      `${member} with ${body.wounds} wounds`,
    ]),
  ]
  return wrong.filter(([isWrong]) => isWrong).map(([, why]) => `${id} ${why}`)
}
