import { diceParts, option, rollDie, sumOf, type Play, type Seat } from '../../../../../engine/index.ts'
import { isOcean } from '../../../data/board.ts'
import { creatureOf } from '../../../data/components.ts'
import type { EncounterTile, ReactionOutcome } from '../../../data/ids.ts'
import { emitFact } from '../../../facts/index.ts'
import { characterAt, type Imperial } from '../../../state/state.ts'
import { placeOf } from '../../../state/whereabouts.ts'
import { encounterAbout } from '../../../view/about.ts'
import { ask } from '../../deeds/asking.ts'
import { withCharm } from '../../deeds/charm.ts'
import { join, offerToJoin } from '../../deeds/companions.ts'
import { checkAllFound } from '../../deeds/ending.ts'
import { earn } from '../../deeds/experience.ts'
import { cureOneWound } from '../../deeds/harm.ts'
import { loseAtSea } from '../../deeds/lost-at-sea.ts'
import { spend } from '../../deeds/magic.ts'
import { moveTo } from '../../deeds/movement.ts'
import { drawTreasure } from '../../deeds/pools.ts'
import { giftOfSpell } from '../../deeds/rewards.ts'
import { loseVessel } from '../../deeds/vessels.ts'
import { attack } from './hostile.ts'
import type { EncounterOutcome, TileKind } from './kind.ts'
import { barter } from './people.ts'

/** Tiles with a reaction table: one die, before anything else (IMP-0.11, IMP-7.7). */

export const VARIABLE = {
  'absent-minded-wizard': { meet: byReaction },
  bear: { meet: byReaction },
  'giant-roc': { meet: byReaction },
  griffin: { meet: byReaction },
  lion: { meet: byReaction },
  nomads: { meet: byReaction },
  'wild-horse': { meet: meetHorse },
} satisfies Record<string, TileKind>

/** Rolls for the reaction and carries out the table's row. */
function* byReaction(game: Imperial, seat: Seat, tile: EncounterTile, by: Seat): Play<EncounterOutcome> {
  const { reaction, id } = creatureOf(tile)
  const outcomeAt = ([die = 0]: readonly number[]): ReactionOutcome => {
    const row = reaction.find(({ from, to }) => die >= from && die <= to)
    if (!row) throw new Error(`${id} has no reaction to ${die}`)
    return row.outcome
  }
  const about = encounterAbout(game, seat, tile)
  const dice = yield* withCharm(game, seat, [rollDie(game)], outcomeAt, { about })
  const outcome = outcomeAt(dice)
  emitFact(game, { kind: 'encounter-reaction', seat, tile, roll: sumOf(diceParts(dice, 'IMP-7.7')), outcome })
  return yield* REACTIONS[outcome](game, seat, tile, by)
}

const REACTIONS: Readonly<Record<ReactionOutcome, TileKind['meet']>> = {
  /** Combat: desertion and the rest start now (IMP-7.14). */
  hostile: attack,
  leaves: inPeace,
  nothing: inPeace,
  *'offers-to-join'(game, seat, tile) {
    yield* offerToJoin(game, seat, tile)
    return 'over'
  },
  *'leaves-unless-horse'(game, seat, tile, by) {
    return hasHorse(game, seat) ? yield* attack(game, seat, tile, by) : 'over'
  },
  *'snatch-vessel-or-hostile'(game, seat, tile, by) {
    return characterAt(game, seat).vessel ? yield* snatchVessel(game, seat) : yield* attack(game, seat, tile, by)
  },
  *barter(game, seat, tile) {
    yield* barter(game, seat, tile)
    return 'over'
  },
  *hospitality(game, seat, tile) {
    yield* cureOneWound(game, seat, creatureOf(tile).id)
    return 'over'
  },
  *'gift-of-magic'(game, seat, tile) {
    const { id } = creatureOf(tile)
    if (!(yield* giftOfSpell(game, seat))) yield* cureOneWound(game, seat, id)
    return 'over'
  },
  *treasure(game, seat, tile) {
    drawTreasure(game, seat, creatureOf(tile).id)
    checkAllFound(game)
    return 'over'
  },
  *'sent-to-tower'(game, seat, tile) {
    const hex = placeOf(game, 'wizards-tower')
    emitFact(game, { kind: 'encounter-sent-to-tower', seat, tile, hex })
    loseVessel(game, seat, 'left-behind')
    moveTo(game, seat, hex, 'sneeze') // IMP-4.17: no exploring or drawing there
    return 'moved'
  },
}

function* inPeace(): Play<EncounterOutcome> {
  return 'over'
}

/** At sea the owner of a vessel that is carried off is Lost at Sea (IMP-10.8). */
function* snatchVessel(game: Imperial, seat: Seat): Play<EncounterOutcome> {
  loseVessel(game, seat, 'snatched')
  if (!isOcean(characterAt(game, seat).hex)) return 'over'
  yield* loseAtSea(game, seat)
  return 'moved'
}

function hasHorse(game: Imperial, seat: Seat): boolean {
  return characterAt(game, seat).companions.some(({ tile }) => creatureOf(tile).isHorse ?? false)
}

/** A character with Speak with Animals may cast it instead of rolling; then the Horse joins. Default: roll. */
function* meetHorse(game: Imperial, seat: Seat, tile: EncounterTile, by: Seat): Play<EncounterOutcome> {
  if (!characterAt(game, seat).spells.includes('speak-with-animals')) return yield* byReaction(game, seat, tile, by)
  const answer = yield* ask(seat, 'horse.spell', () => [option('roll'), option('cast')], {
    about: encounterAbout(game, seat, tile),
  })
  if (answer === 'roll') return yield* byReaction(game, seat, tile, by)
  spend(game, seat, { key: 'cast:speak-with-animals', spell: 'speak-with-animals', scroll: null })
  join(game, seat, tile)
  yield* earn(game, seat, Math.floor((creatureOf(tile).stats.maxHealth ?? 0) / 2)) // IMP-17.5
  return 'over'
}
