import type { Play, Seat, Sum } from '../../../../../engine/index.ts'
import { spaceOf, type Op } from '../../../data/components.ts'
import { emitFact } from '../../../facts/index.ts'
import type { CardId, SpaceId, TableId } from '../../../data/ids.ts'
import { roll, rollOwn } from '../../deeds/dice.ts'
import { loseFollower, loseLife } from '../../effects/lives.ts'
import { carryOut } from '../../effects/operations.ts'
import type { SpaceBehaviour } from '../../effects/contracts.ts'
import { characterAt, maybeCharacter, type Talisman } from '../../../state/state.ts'
import { rollOnTable } from '../../effects/tables.ts'
import { settle } from '../../deeds/things.ts'
import { maybeSkip } from './rolls.ts'

/** Crags, Forest, Deserts, the Chasm and the Black Knight: spaces that affect every visitor. */

/** Everyone rolls except Characters who know the way. */
function withTable(table: TableId): SpaceBehaviour {
  return {
    *follow(game, seat) {
      if ((yield* maybeSkip(game, seat)) === 'nobody') yield* rollOnTable(game, seat, table)
    },
  }
}

/** Carries out the instruction on the board. */
const AS_PRINTED: SpaceBehaviour = {
  *follow(game, seat) {
    const { id, instruction } = spaceOf(characterAt(game, seat).space)
    const { ops, options } = instruction
    const all: readonly Op[] = ops ?? (options ? [{ op: 'choose', options }] : [])
    yield* carryOut(game, seat, all, id)
  },
}

export const WILD = {
  crags: withTable('crags'),
  forest: withTable('forest'),
  'desert-east': AS_PRINTED,
  'desert-west': AS_PRINTED,
  /** Gold or a Life. */
  'black-knight': AS_PRINTED,
  chasm: { follow: crossChasm },
} satisfies Partial<Record<SpaceId, SpaceBehaviour>>

function isFall(die: number): boolean {
  return die <= 2
}

/** One die for the Character, then one for each Follower in the order acquired (TAL-R1). */
function* crossChasm(game: Talisman, seat: Seat): Play {
  const skipped = yield* maybeSkip(game, seat)
  if (skipped === 'all') return
  const character = characterAt(game, seat)
  const company = [...character.followers]
  if (skipped === 'nobody') {
    const own = yield* rollOwn(game, seat, 1, { of: 'chasm', by: null, fails: isFall })
    if (falls(game, seat, null, own)) yield* loseLife(game, seat, 'chasm')
  }
  for (const card of company) {
    if (maybeCharacter(game, seat) !== character || !character.followers.includes(card)) continue
    if (!falls(game, seat, card, roll(game, 1))) continue
    yield* loseFollower(game, seat, card, 'chasm')
    yield* settle(game) // a Mule may be lost (TAL-5.5)
  }
}

function falls(game: Talisman, seat: Seat, card: CardId | null, rolled: Sum): boolean {
  const lost = isFall(rolled.total)
  emitFact(game, { kind: 'chasm-rolled', seat, card, roll: rolled, falls: lost })
  return lost
}
