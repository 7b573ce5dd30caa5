import { type Play, type Seat, GameEnds, TurnEnds } from '../../../../engine/index.ts'
import { CROWN, VALLEY } from '../../data/board.ts'
import { kindOf } from '../../data/components.ts'
import { SPACE_IDS, type CardId } from '../../data/ids.ts'
import { roundLimitOf } from '../../data/options.ts'
import { emitFact } from '../../facts/index.ts'
import { LandsAgain } from '../../state/signals.ts'
import {
  characterAt,
  clockwiseFrom,
  freshTurn,
  groundOf,
  maybeCharacter,
  playerAt,
  seatsInPlay,
  type Talisman,
} from '../../state/state.ts'
import { regionOf } from '../../state/whereabouts.ts'
import { finish, isStillIn, scoreGame } from '../deeds/ending.ts'
import { endOrdersOfTurn } from '../deeds/orders.ts'
import { toDiscard } from '../deeds/pile.ts'
import { payQuest } from '../deeds/quests.ts'
import { replenish } from '../deeds/spells-held.ts'
import { settle } from '../deeds/things.ts'
import { countToad } from '../deeds/toads.ts'
import { exchangeTrophies } from '../deeds/trophies.ts'
import { openWindow } from '../effects/windows.ts'
import { actOnCrown } from './crown.ts'
import { encounter, follow } from './encounter.ts'
import { land } from './landing.ts'
import { move } from './movement.ts'
import { enter, setUp } from './setup.ts'

/** The Turn and its steps (section 10, timing.json). */

/** One Turn, between two snapshots. The first is the set-up. */
export function* turn(game: Talisman): Play {
  try {
    if (game.step === 'setup') return yield* setUp(game)
    yield* takeTurn(game, game.active)
    passOn(game)
  } catch (signal) {
    if (!(signal instanceof GameEnds)) throw signal
  }
}

function* takeTurn(game: Talisman, seat: Seat): Play {
  yield* untilItEnds(() => begin(game, seat))
  if (maybeCharacter(game, seat)) yield* untilItEnds(() => playSteps(game, seat))
  if (maybeCharacter(game, seat)) yield* untilItEnds(() => endStep(game, seat))
  endAllTurns(game, seat)
  yield* untilItEnds(() => settle(game))
}

/** Catches `TurnEnds`; the end step follows (TAL-R17). */
function* untilItEnds(play: () => Play): Play {
  try {
    yield* play()
  } catch (signal) {
    if (!(signal instanceof TurnEnds)) throw signal
  }
}

// Begin, start, move, land, encounter

function* begin(game: Talisman, seat: Seat): Play {
  game.step = 'begin'
  game.turns += 1
  endOrdersOfTurn(game)
  emitFact(game, { kind: 'turn-began', seat, round: game.round, turn: game.turns })
  endDestroyMagic(game, seat)
  if (playerAt(game, seat).standing === 'waiting') enter(game, seat, true) // TAL-R91
  if (game.options['crown-victory'] === 'contest') contest(game, seat)
  const character = characterAt(game, seat)
  if (game.options['spell-limit-per-turn'] === 'hand') {
    game.turn.casting = { held: character.spells.length, by: [] } // TAL-OPT.14
  }
  if (character.missTurns > 0) {
    character.missTurns -= 1
    game.turn.idle = true
    emitFact(game, { kind: 'turn-missed', seat, left: character.missTurns })
  }
  yield* settle(game)
}

/**
 * A Character alone on the Crown as their Turn begins, even a missed one, has won (TAL-OPT.3). They have been there
 * since their last Turn, because the only way onto the Crown is a Move of one's own.
 */
function contest(game: Talisman, seat: Seat): void {
  const here = seatsInPlay(game).filter((other) => characterAt(game, other).space === CROWN)
  if (here.length === 1 && here[0] === seat) finish(game, 'crown', [seat])
}

/** Until its caster's next Turn starts, or would start. */
function endDestroyMagic(game: Talisman, seat: Seat): void {
  if (game.destroyMagic?.by !== seat) return
  const { spell } = game.destroyMagic
  game.destroyMagic = null
  game.spellDiscard.push(spell)
  emitFact(game, { kind: 'magic-returns', spell })
}

function* playSteps(game: Talisman, seat: Seat): Play {
  if (game.turn.idle) return // TAL-R11
  game.step = 'start'
  if (characterAt(game, seat).owedSpell) replenish(game, seat) // TAL-R8
  yield* openWindow(game, { window: 'w-start', seat })
  if (!game.turn.teleported) yield* payQuest(game, seat, 'start') // before moving, and a Teleport is the Move (TAL-R62)
  game.step = 'move'
  yield* move(game, seat)
  yield* settle(game)
  yield* landAndEncounter(game, seat)
}

/** A Character moved by an Encounter lands again and has another (TAL-R16). */
function* landAndEncounter(game: Talisman, seat: Seat): Play {
  for (;;) {
    try {
      return yield* landOnce(game, seat)
    } catch (signal) {
      if (!(signal instanceof LandsAgain)) throw signal
      game.turn.moved = true
      game.turn.retreating = false
      game.turn.barred = false
    }
  }
}

/** Without a Move there is no Encounter, unless staying is the Encounter (TAL-R15). */
function* landOnce(game: Talisman, seat: Seat): Play {
  const { moved } = game.turn
  if (moved) yield* land(game, seat)
  const { space, unfinished } = characterAt(game, seat)
  if (space === CROWN) return yield* actOnCrown(game, seat)
  if (moved) return yield* encounter(game, seat)
  if (unfinished && regionOf(game, seat) === 'inner') yield* follow(game, seat)
}

// End

/** In the order of TAL-R18. */
function* endStep(game: Talisman, seat: Seat): Play {
  const isFrozen = game.turn.idle && game.step === 'start'
  game.step = 'end'
  if (isFrozen) emitFact(game, { kind: 'turn-idle', seat }) // TAL-R13
  countToad(game, seat)
  // ruling: TAL-R18 has the Spell limit near the end of this step, TAL-2.8 has it at once: the source says at once.
  yield* settle(game)
  replenishAll(game)
  if (!game.turn.idle) {
    yield* payQuest(game, seat, 'end')
    yield* openWindow(game, { window: 'w-end', seat })
    yield* exchangeTrophies(game, seat)
  }
}

/**
 * Replenishes hands that became empty without casting (TAL-9.5b). A seat that found the piles empty waits for its Turn
 * (TAL-R8).
 */
function replenishAll(game: Talisman): void {
  for (const seat of seatsInPlay(game)) if (!characterAt(game, seat).owedSpell) replenish(game, seat)
}

/** The effects of a Turn's end on the whole table, even if the active Character has died. */
function endAllTurns(game: Talisman, seat: Seat): void {
  replenishAll(game)
  discardRafts(game)
  freeTalismans(game)
  countHexes(game, seat)
  countBlizzard(game, seat)
}

/** Rafts never lie on a space (TAL-R25). */
function discardRafts(game: Talisman): void {
  for (const space of SPACE_IDS) {
    const { cards } = groundOf(game, space)
    for (const card of cards.filter((one) => kindOf(one).possession === false)) {
      cards.splice(cards.indexOf(card), 1)
      toDiscard(game, card)
      emitFact(game, { kind: 'discarded', card, space, why: 'raft' })
    }
  }
}

/** If every Talisman lies out of reach, they go back (TAL-R109). */
function freeTalismans(game: Talisman): void {
  const isTalisman = (card: CardId) => kindOf(card).isTalisman === true
  const within = [VALLEY, CROWN].flatMap((space) => groundOf(game, space).cards.filter(isTalisman))
  if (within.length === 0) return
  const held = game.players.flatMap(({ character }) => character?.objects ?? [])
  const elsewhere = SPACE_IDS.filter((space) => space !== VALLEY && space !== CROWN).flatMap(
    (space) => groundOf(game, space).cards,
  )
  const isAnywhere = [held, elsewhere, game.deck, game.discard, game.piles.talisman ?? []].flat().some(isTalisman)
  if (isAnywhere) return
  for (const space of [VALLEY, CROWN] as const) {
    const ground = groundOf(game, space)
    ground.cards = ground.cards.filter((card) => !isTalisman(card))
  }
  for (const card of within) toDiscard(game, card)
  emitFact(game, { kind: 'talismans-freed', cards: within })
}

/** Three Turns of its caster after the one in which it was cast; three rounds if the caster is out. */
function countHexes(game: Talisman, seat: Seat): void {
  for (const space of SPACE_IDS) {
    const ground = groundOf(game, space)
    if (!ground.hex || ground.hex.by !== seat || ground.hex.since === game.turns) continue
    ground.hex.turnsLeft -= 1
    if (ground.hex.turnsLeft > 0) continue
    game.spellDiscard.push(ground.hex.spell)
    emitFact(game, { kind: 'hex-over', space, spell: ground.hex.spell })
    ground.hex = null
  }
}

/** Until every seat has finished the given number of further Turns, missed ones too. */
function countBlizzard(game: Talisman, seat: Seat): void {
  const { blizzard } = game
  if (!blizzard) return
  if (game.turns > blizzard.since) blizzard.turnsLeft[seat] = Math.max(0, (blizzard.turnsLeft[seat] ?? 0) - 1)
  const blows = game.players.some((_, each) => isStillIn(game, each) && (blizzard.turnsLeft[each] ?? 0) > 0)
  if (blows) return
  toDiscard(game, blizzard.card)
  game.blizzard = null
  emitFact(game, { kind: 'blizzard-over', card: blizzard.card })
}

// Passing on

/** Clockwise to the next player still in the game (TAL-10.2), or once more to the same player (TAL-R12). */
function passOn(game: Talisman): void {
  game.step = 'begin'
  // effects that last until the end of a Turn must be over before the game may be scored (TAL-OPT.24)
  game.turn = freshTurn()
  if (takesExtraTurn(game)) return
  const before = game.active
  for (const seat of clockwiseFrom(game, before + 1)) {
    if (isFirst(game, seat) && seat !== before) endRound(game)
    if (isStillIn(game, seat)) {
      if (isFirst(game, seat) && seat === before) endRound(game)
      game.active = seat
      return
    }
    endDestroyMagic(game, seat)
    countHexes(game, seat)
  }
  throw new Error('no player is left to play')
}

function isFirst(game: Talisman, seat: Seat): boolean {
  return seat === game.first
}

/** TAL-OPT.10, TAL-OPT.11: closing time comes at the end of a round. */
function endRound(game: Talisman): void {
  const roundLimit = roundLimitOf(game.options, game.players.length)
  if (roundLimit !== null && game.round >= roundLimit) scoreGame(game)
  game.round += 1
}

/** Temporal Warp: lost if its Character dies (TAL-R12). */
function takesExtraTurn(game: Talisman): boolean {
  const { warp, active } = game
  if (!warp) return false
  const goesOn = warp.turnsLeft > 0 && maybeCharacter(game, active) !== null
  if (goesOn) {
    warp.turnsLeft -= 1
    emitFact(game, { kind: 'turn-extra', seat: active, left: warp.turnsLeft })
  }
  if (!goesOn || warp.turnsLeft === 0) {
    game.spellDiscard.push(...warp.spells)
    game.warp = null
  }
  return goesOn
}
