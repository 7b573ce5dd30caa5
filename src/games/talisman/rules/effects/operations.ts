import { byFollowerValue } from '../../data/worth.ts'
import { option, type Play, type Seat } from '../../../../engine/index.ts'
import { setAlignment } from '../deeds/alignment.ts'
import { ask } from '../deeds/asking.ts'
import { safest } from '../../data/board.ts'
import {
  gainCraft,
  gainGold,
  gainLives,
  gainStrength,
  heal,
  loseCraft,
  loseStrength,
  missTurns,
  payGold,
} from '../deeds/counters.ts'
import { isCurse, RINGS, spaceOf, type Op } from '../../data/components.ts'
import { emitFact } from '../../facts/index.ts'
import { attackByCreatures } from './attacks.ts'
import { foeOfCreature } from './foes.ts'
import { drawSpells } from '../deeds/spells-held.ts'
import type { Alignment, CardId, Region, SpaceId } from '../../data/ids.ts'
import { loseLives } from './lives.ts'
import { cardOptions, lastOf } from '../deeds/options.ts'
import { sendTo } from '../deeds/pieces.ts'
import { maybeRealign } from '../deeds/realign.ts'
import { characterAt, maybeCharacter, type Talisman } from '../../state/state.ts'
import { discardHeld, gainFromPile, hasKind } from '../deeds/things.ts'
import { becomeToad } from '../deeds/toads.ts'

/** The operations of tables and instructions (tables.json, `operations`), one function each. */

type Operation = (game: Talisman, seat: Seat, op: Op, by: string) => Play

/** Carries out operations one after another, while the Character is in play (TAL-R6). */
export function* carryOut(game: Talisman, seat: Seat, ops: readonly Op[], by: string): Play {
  const character = maybeCharacter(game, seat)
  for (const op of ops) {
    if (maybeCharacter(game, seat) !== character) return
    yield* operationOf(op)(game, seat, op, by)
  }
}

function operationOf({ op }: Op): Operation {
  const operation = OPERATIONS[op]
  if (!operation) throw new Error(`unknown operation ${op}`)
  return operation
}

const OPERATIONS: Readonly<Record<string, Operation>> = {
  *nothing(game, seat, _op, by) {
    emitFact(game, { kind: 'nothing-happens', seat, by })
  },
  *'lose-life'(game, seat, op, by) {
    const keeper = op.unlessItem?.find((kind) => hasKind(game, seat, kind))
    if (keeper === undefined) yield* loseLives(game, seat, numberOf(op), by)
    else emitFact(game, { kind: 'unmoved', seat, card: by, by: keeper })
  },
  *'gain-life'(game, seat, op, by) {
    gainLives(game, seat, numberOf(op), by)
  },
  *heal(game, seat, op, by) {
    heal(game, seat, numberOf(op), by)
  },
  *'lose-strength'(game, seat, op, by) {
    loseStrength(game, seat, amountOf(op), by)
  },
  *'gain-strength'(game, seat, op, by) {
    gainStrength(game, seat, numberOf(op), by)
  },
  *'lose-craft'(game, seat, op, by) {
    loseCraft(game, seat, amountOf(op), by)
  },
  *'gain-craft'(game, seat, op, by) {
    gainCraft(game, seat, numberOf(op), by)
  },
  *'lose-gold'(game, seat, op, by) {
    payGold(game, seat, amountOf(op), by)
  },
  *'gain-gold'(game, seat, op, by) {
    gainGold(game, seat, numberOf(op), by)
  },
  *'gain-spell'(game, seat, op, by) {
    drawSpells(game, seat, op.n === 'full' ? 'full' : numberOf(op), by)
  },
  *'miss-turn'(game, seat, op, by) {
    missTurns(game, seat, numberOf(op), by)
  },
  *toad(game, seat, _op, by) {
    becomeToad(game, seat, by)
  },
  *'set-alignment'(game, seat, op, by) {
    yield* maybeRealign(game, seat, by)
    const { alignment } = characterAt(game, seat)
    if (op.ifFrom?.includes(alignment) ?? true) setAlignment(game, seat, op.to as Alignment, by)
  },
  *'gain-talisman'(game, seat, _op, by) {
    if (!characterAt(game, seat).toad) yield* gainFromPile(game, seat, 'talisman', by)
  },
  'lose-follower': loseFollowers,
  *fight(game, seat, op) {
    if (!op.creature) throw new Error('the fight operation names no creature')
    yield* attackByCreatures(game, seat, [foeOfCreature(op.creature)])
  },
  *teleport(game, seat, op, by) {
    const to = op.to as SpaceId
    if (to === characterAt(game, seat).space) emitFact(game, { kind: 'nothing-happens', seat, by })
    else sendTo(game, seat, to)
  },
  'teleport-choice': teleportWhereHeLikes,
  *'offer-next-move'(game, seat, op) {
    const offer = op.kind === 'ferry' ? { kind: 'ferry' as const, to: op.to as SpaceId } : { kind: 'wizard' as const }
    characterAt(game, seat).offer = offer // TAL-R35
    emitFact(game, { kind: 'move-offered', seat, offer: offer.kind })
  },
  *enslave(game, seat, _op, by) {
    characterAt(game, seat).enslaved = true // TAL-R33
    emitFact(game, { kind: 'enslaved', seat, by })
  },
  *quest(game, seat, { quest }) {
    if (!quest) throw new Error('the quest operation names no Quest')
    characterAt(game, seat).quest = quest
    emitFact(game, { kind: 'quest-taken', seat, quest })
  },
  choose: chooseOne,
}

function numberOf({ op, n }: Op): number {
  if (typeof n !== 'number') throw new Error(`${op} has no number: ${String(n)}`)
  return n
}

function amountOf(op: Op): number | 'all' {
  return op.n === 'all' ? 'all' : numberOf(op)
}

/**
 * Followers of the player's choice, but no Curse (d-follower-loss). They are discarded, not killed, so no Spell
 * preserves them.
 */
function* loseFollowers(game: Talisman, seat: Seat, op: Op, by: string): Play {
  for (let lost = 0; lost < numberOf(op) && followersToLose(game, seat).length > 0; lost += 1) {
    const card = yield* ask(
      game,
      seat,
      'follower.lose',
      () => cardOptions(byFollowerValue(followersToLose(game, seat))),
      {
        default: (offers) => lastOf(offers).key,
        about: { by },
      },
    )
    discardHeld(game, seat, card, by)
  }
}

/** Followers the seat may give up: no Curses. Charmed and Raised ones may go. */
function followersToLose(game: Talisman, seat: Seat): CardId[] {
  return characterAt(game, seat).followers.filter((card) => !isCurse(card))
}

/** To another space of the Region, never in the Inner Region (TAL-R39, d-teleport-space). */
function* teleportWhereHeLikes(game: Talisman, seat: Seat, { region }: Op, by: string): Play {
  if (spacesToGo(game, seat, region).length === 0) return
  const offers = () => spacesToGo(game, seat, region).map((space) => option(`space:${space}`, { place: space }, space))
  const to = yield* ask(game, seat, 'teleport.space', offers, {
    default: (list) => `space:${safest(list.map(({ value }) => value))}`,
    about: { by },
  })
  sendTo(game, seat, to)
}

/** The spaces the seat may be carried to. `same` is its own Region. */
export function spacesToGo(game: Talisman, seat: Seat, region = 'same'): SpaceId[] {
  const { space } = characterAt(game, seat)
  const where = region === 'same' ? spaceOf(space).region : (region as Region)
  return where === 'inner' ? [] : RINGS[where].filter((one) => one !== space)
}

/**
 * One of the operations that the seat can carry out (TAL-R4, d-black-knight, d-life-or-follower). Default: the first of
 * them.
 */
function* chooseOne(game: Talisman, seat: Seat, { options = [] }: Op, by: string): Play {
  const offers = () =>
    options
      .filter((ops) => ops.every((op) => canDo(game, seat, op)))
      .map((ops) => option(ops.map(({ op }) => op).join('+'), {}, ops))
  const chosen = yield* ask(game, seat, 'instruction.choose', offers, { about: { by } })
  yield* carryOut(game, seat, chosen, by)
}

/** A payment offered as a choice must be paid in full (TAL-R6). */
function canDo(game: Talisman, seat: Seat, op: Op): boolean {
  if (op.op === 'lose-gold') return characterAt(game, seat).gold >= numberOf(op)
  if (op.op === 'lose-follower') return followersToLose(game, seat).length >= numberOf(op)
  return true
}
