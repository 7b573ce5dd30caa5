import {
  diceParts,
  option,
  options,
  rollDice,
  sumOf,
  type Option,
  type Play,
  type Seat,
} from '../../../../engine/index.ts'
import { isImperial } from '../../data/components.ts'
import { emitFact } from '../../facts/index.ts'
import { magicFor, type Magic } from '../../state/magic.ts'
import { characterAt, type Imperial } from '../../state/state.ts'
import { hexToTell } from '../../state/whereabouts.ts'
import { ask } from '../deeds/asking.ts'
import { withCharm } from '../deeds/charm.ts'
import { loseCompanion, loseFamiliar } from '../deeds/companions.ts'
import { castHealing, teleport } from '../deeds/magic.ts'
import { atRest } from '../deeds/matters.ts'
import { maybeRollForOasis } from '../deeds/movement.ts'
import { loseItem, toBank, treasureDefault } from '../deeds/pools.ts'
import { loseVessel } from '../deeds/vessels.ts'
import { arriveByFlight } from './arrival.ts'
import { leaveForNextDoor } from './exploration.ts'
import { canMeditate, chooseMeditation, meditate } from './meditation.ts'

/** Prison (IMP-6.13 to 6.19). */

/** IMP-6.18: turns in a row on casting, reading, meditating or waiting. */
const IDLE_TURNS = 2

type PrisonAction =
  | { readonly do: 'accept' | 'bribe' | 'escape' | 'meditate' | 'wait' }
  | { readonly do: 'teleport' | 'heal'; readonly magic: Magic }

/**
 * Locks up character, companions, familiar and crew (IMP-6.13, IMP-18.44); the player may bribe or teleport at once
 * (IMP-6.14, IMP-6.17). In another player's turn that turn goes on afterwards.
 */
export function* imprison(game: Imperial, seat: Seat): Play {
  const character = characterAt(game, seat)
  character.inPrison = true
  character.idlePrisonTurns = 0
  emitFact(game, { kind: 'imprisoned', seat, ...hexToTell(game, seat) })
  const deeds = (): Option<PrisonAction>[] => [
    option('accept', {}, { do: 'accept' }),
    ...bribeOptions(game, seat),
    ...teleportOptions(game, seat),
  ]
  const deed = yield* ask(seat, 'prison.do', deeds, { about: { moment: 'imprisonment' } })
  if (deed.do === 'bribe') return yield* bribe(game, seat)
  if (deed.do !== 'teleport') return
  yield* teleportOut(game, seat, deed.magic)
  yield* arriveByFlight(game, seat) // IMP-6.17, as in IMP-4.18
}

/** A prison turn is exactly one action (IMP-6.18). After a teleport the turn goes on (IMP-6.17); otherwise it ends. */
export function* prisonTurn(game: Imperial, seat: Seat): Play<'turn-ends' | 'goes-on'> {
  const character = characterAt(game, seat)
  const question: Play<PrisonAction> = ask(seat, 'prison.do', () => prisonOptions(game, seat), {
    about: { moment: 'turn', idle: character.idlePrisonTurns },
  })
  const deed = yield* atRest(game, question)
  character.idlePrisonTurns = isIdle(deed) ? character.idlePrisonTurns + 1 : 0
  switch (deed.do) {
    case 'bribe':
      yield* bribe(game, seat)
      return 'turn-ends'
    case 'teleport':
      yield* teleportOut(game, seat, deed.magic)
      // ruling: a teleport as a turn's action arrives like one of Phase 1 (IMP-4.10)
      yield* maybeRollForOasis(game, seat)
      return 'goes-on'
    case 'heal':
      yield* castHealing(game, seat, deed.magic, 'party') // a prisoner heals only their own party
      return 'turn-ends'
    case 'meditate':
      yield* meditate(game, seat, yield* chooseMeditation(game, seat))
      return 'turn-ends'
    case 'escape':
      yield* tryToEscape(game, seat)
      return 'turn-ends'
    case 'accept':
    case 'wait':
      emitFact(game, { kind: 'waited', seat })
      return 'turn-ends'
  }
}

/** Escape is the default; after two idle turns in a row only bribe, escape and teleport are left (IMP-6.18). */
function prisonOptions(game: Imperial, seat: Seat): Option<PrisonAction>[] {
  const mayIdle = characterAt(game, seat).idlePrisonTurns < IDLE_TURNS
  const idle: Option<PrisonAction>[] = [
    ...magicFor(game, seat, 'prison', 'healing').map((magic) => option(magic.key, {}, { do: 'heal' as const, magic })),
    ...(canMeditate(game, seat) ? [option('meditate', {}, { do: 'meditate' as const })] : []),
    option('wait', {}, { do: 'wait' }),
  ]
  return [
    option('escape', {}, { do: 'escape' }),
    ...bribeOptions(game, seat),
    ...teleportOptions(game, seat),
    ...(mayIdle ? idle : []),
  ]
}

function isIdle({ do: what }: PrisonAction): boolean {
  return what === 'heal' || what === 'meditate' || what === 'wait'
}

function bribeOptions(game: Imperial, seat: Seat): Option<PrisonAction>[] {
  return characterAt(game, seat).treasures.length > 0 ? [option('bribe', {}, { do: 'bribe' })] : []
}

function teleportOptions(game: Imperial, seat: Seat): Option<PrisonAction>[] {
  return magicFor(game, seat, 'prison', 'teleportation').map((magic) =>
    option(magic.key, {}, { do: 'teleport' as const, magic }),
  )
}

/**
 * One treasure buys the character free; an Imperial one goes face up to the Bank, still found (IMP-6.14, IMP-18.45).
 */
function* bribe(game: Imperial, seat: Seat): Play {
  const character = characterAt(game, seat)
  const tile = yield* ask(seat, 'prison.bribe', () => options(character.treasures), {
    default: () => treasureDefault(character.treasures),
  })
  emitFact(game, { kind: 'bribed', seat, tile })
  if (isImperial(tile)) toBank(game, seat, tile, 'bribe')
  else loseItem(game, seat, tile, 'bribe')
  character.inPrison = false
}

/** 7, 11 or a double finds the secret passage to an adjacent hex, where an encounter is drawn (IMP-6.15, IMP-6.16). */
function* tryToEscape(game: Imperial, seat: Seat): Play {
  const dice = yield* withCharm(game, seat, rollDice(game, 2), findsPassage, { wants: 'more' })
  const free = findsPassage(dice)
  emitFact(game, { kind: 'escape-rolled', seat, roll: sumOf(diceParts(dice, 'IMP-6.15')), free })
  if (!free) return
  characterAt(game, seat).inPrison = false
  yield* leaveForNextDoor(game, seat, 'escape')
}

function findsPassage([one = 0, two = 0]: readonly number[]): boolean {
  return one === two || one + two === 7 || one + two === 11
}

/** Companions, familiar and vessel stay with the gaolers, together with what they were lent (IMP-6.17). */
function* teleportOut(game: Imperial, seat: Seat, magic: Magic): Play {
  const character = characterAt(game, seat)
  for (const companion of [...character.companions]) loseCompanion(game, seat, companion, 'abandoned')
  loseFamiliar(game, seat, 'abandoned')
  loseVessel(game, seat, 'left-behind')
  character.inPrison = false
  emitFact(game, { kind: 'vanished-from-prison', seat, hex: character.hex })
  yield* teleport(game, seat, magic)
}
