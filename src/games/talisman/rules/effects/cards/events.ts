import type { Play, Seat } from '../../../../../engine/index.ts'
import { discardCard, takeFromGround } from '../../deeds/pile.ts'
import { setAlignment } from '../../deeds/alignment.ts'
import { whileConcerned, onTheWay } from '../../deeds/asking.ts'
import { regionOf } from '../../../state/whereabouts.ts'
import { gainCraft, gainLives, missTurns, payGold } from '../../deeds/counters.ts'
import { kindIdOf } from '../../../data/components.ts'
import { emitFact } from '../../../facts/index.ts'
import { discardSpells, drawSpells } from '../../deeds/spells-held.ts'
import type { Alignment, CardId, KindId, SpaceId } from '../../../data/ids.ts'
import { loseLife } from '../lives.ts'
import { carryOut } from '../operations.ts'
import type { CardBehaviour } from '../contracts.ts'
import { maybeRealign } from '../../deeds/realign.ts'
import { visitShop } from '../../deeds/shops.ts'
import {
  characterAt,
  groundOf,
  hitOrder,
  maybeCharacter,
  playerAt,
  seatsInPlay,
  type Talisman,
} from '../../../state/state.ts'
import { readTable } from '../tables.ts'

/** Encounter number 1: the instruction is followed, then the card is discarded (TAL-15.4). */

/** A Life for one Alignment, a Life from the other. */
function sides(blessed: Alignment, cursed: Alignment): CardBehaviour {
  return {
    *meet(game, seat, card) {
      const by = kindIdOf(card)
      yield* maybeRealign(game, seat, by)
      const { alignment } = characterAt(game, seat)
      if (alignment === blessed) gainLives(game, seat, 1, by)
      else if (alignment === cursed) yield* loseLife(game, seat, by)
      else emitFact(game, { kind: 'nothing-happens', seat, by })
    },
  }
}

/** Every Character in the drawer's Region misses a Turn (TAL-R9). */
const LOST_IN_REGION: CardBehaviour = {
  *meet(game, seat, card) {
    for (const other of inRegionOf(game, seat)) missTurns(game, other, 1, kindIdOf(card))
  },
}

export const EVENTS = {
  angel: sides('good', 'evil'),
  devil: sides('evil', 'good'),
  blizzard: { meet: blow },
  'book-of-spells': {
    *meet(game, seat) {
      drawSpells(game, seat, 'full', 'book-of-spells')
    },
  },
  'evil-darkness': {
    *meet(game) {
      for (const other of hitOrder(game)) {
        yield* maybeRealign(game, other, 'evil-darkness')
        const character = maybeCharacter(game, other)
        if (character && character.alignment !== 'evil') missTurns(game, other, 1, 'evil-darkness')
      }
    },
  },
  imp: {
    *meet(game, seat, card) {
      yield* whileConcerned(game, seat, () => teleportByImp(game, seat, card), undefined)
    },
  },
  'magical-vortex': {
    *meet(game) {
      for (const other of hitOrder(game)) {
        discardSpells(game, other, characterAt(game, other).spells, 'magical-vortex') // TAL-9.5b: not replenished yet
      }
    },
  },
  'market-day': {
    *meet(game, seat) {
      for (const other of seatsInPlay(game, seat)) {
        if (!maybeCharacter(game, other)) continue // the player left meanwhile
        yield* onTheWay(game, other, () => visitShop(game, other, 'market-day'), undefined) // TAL-R2
      }
    },
  },
  mephistopheles: {
    *meet(game, seat, card) {
      const by = kindIdOf(card)
      yield* maybeRealign(game, seat, by)
      if (characterAt(game, seat).alignment === 'evil') gainCraft(game, seat, 1, by)
      else setAlignment(game, seat, 'evil', by)
    },
  },
  pestilence: {
    *meet(game, seat) {
      for (const other of inRegionOf(game, seat)) {
        if (maybeCharacter(game, other)) yield* loseLife(game, other, 'pestilence')
      }
    },
  },
  raiders: {
    *meet(game, seat) {
      const gold = payGold(game, seat, 'all', 'raiders')
      groundOf(game, OASIS).gold += gold
      emitFact(game, { kind: 'raided', seat, gold, space: OASIS })
    },
  },
  siren: LOST_IN_REGION,
  storm: LOST_IN_REGION,
} satisfies Partial<Record<KindId, CardBehaviour>>

function* teleportByImp(game: Talisman, seat: Seat, card: CardId): Play {
  const { ops } = yield* readTable(game, seat, 'imp')
  discardCard(game, card, 'imp') // in any case, and before the Character is moved
  yield* carryOut(game, seat, ops ?? [], 'imp')
}

const OASIS: SpaceId = 'oasis'

/** The seats in the drawer's Region, the drawer included, in the order in which they are hit (TAL-R2, TAL-R9). */
function inRegionOf(game: Talisman, seat: Seat): Seat[] {
  const region = regionOf(game, seat)
  return hitOrder(game).filter((other) => regionOf(game, other) === region)
}

const BLIZZARD_TURNS = 2

/**
 * It lies beside the board until every seat has finished the given number of further Turns. A second one restarts the
 * count.
 */
function* blow(game: Talisman, seat: Seat, card: CardId): Play {
  takeFromGround(game, card)
  const stays = (other: Seat) => ['playing', 'waiting'].includes(playerAt(game, other).standing)
  const turnsLeft = game.players.map((_, other) => (stays(other) ? BLIZZARD_TURNS : 0))
  game.blizzard = { card, turnsLeft, since: game.turns }
  emitFact(game, { kind: 'blizzard-began', seat, card })
}
