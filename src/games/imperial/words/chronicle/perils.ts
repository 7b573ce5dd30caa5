import { assertNever, type Names } from '../../../../engine/index.ts'
import { bold, capital, count, hitDice, listOf, ordinal, small, sumText } from '../../../../language/index.ts'
import { tagsAt } from '../../data/board.ts'
import { CHARACTERS, clueOf, creatureOf, CREATURES, EXPLORATION_OUTCOMES } from '../../data/components.ts'
import type { CharacterId, EncounterTile, HexId, ReactionOutcome, TileId } from '../../data/ids.ts'
import type { EncounterFact, Farewell, HarmFact, Loss, PartyFact, SeaRoll, VesselFate } from '../../facts/perils.ts'
import { creatureFlavour } from '../flavour.ts'
import { inPlace } from '../places.ts'
import {
  characterName,
  characterTitle,
  Creature,
  creature,
  healthText,
  isSeveral,
  item,
  spellName,
  theItem,
  verb,
  vesselName,
} from '../things.ts'
import { memberName } from './members.ts'
import { shortList, withFlavour } from './lines.ts'

/** Encounters, companions, vessels and wounds, as lines of the chronicle. */

export function encounterLine(fact: EncounterFact, names: Names): string | null {
  const player = names(fact.seat)
  switch (fact.kind) {
    case 'encounter-drawn':
      return drawnLine(fact.tile, fact.hex, player)
    case 'encounter-none':
      return 'The Encounter Pool is empty. Everybody is already somewhere else.'
    case 'encounter-sent-back':
      return `🔮 ${player} looks into the Palantir and sends ${creature(fact.tile)} back.`
    case 'encounter-set-aside':
      return `✨ ${bold('Draw Twice')}. It never rains but it pours.`
    case 'encounter-returned':
      return returnedLine(fact, player)
    case 'encounter-played':
      return `☠️ ${player} sends ${creature(fact.tile)} to ${names(fact.on)}, with kind regards.`
    case 'encounter-reaction':
      return `🎲 ${Creature(fact.tile)}: ${sumText(fact.roll)}. ${REACTIONS[fact.outcome](fact.tile)}`
    case 'encounter-pays-no-heed':
      return `${Creature(fact.tile)} ${verb(fact.tile, 'walks', 'walk')} on.`
    case 'encounter-let-off':
      return `${Creature(fact.tile)} ${verb(fact.tile, 'finds', 'find')} nothing to take and ${verb(fact.tile, 'leaves', 'leave')}.`
    case 'encounter-declined':
      return `${player} declines.`
    case 'encounter-paid':
      return `${player} gives ${creature(fact.tile)} ${fact.gave.what === 'clue' ? bold(clueOf(fact.gave.id).name) : theItem(fact.gave.id)}.`
    case 'encounter-confiscated':
      return `👑 ${Creature(fact.tile)} ${verb(fact.tile, 'confiscates', 'confiscate')} ${shortList(fact.treasures.map(theItem), 2)} from ${player}. There is a receipt.`
    case 'encounter-weather':
      return `🎲 ${listOf(fact.rolls.map((roll) => `${memberName(roll.member, player)} ${bold(String(roll.die))}${roll.wounds > 0 ? ` (${count(roll.wounds, 'wound')})` : ''}`))}.`
    case 'encounter-storm':
      return `🎲 The storm: ${hitDice(fact.dice, 4)} — ${count(fact.wounds, 'wound')} for the vessel.`
    case 'encounter-held':
      return `${player} will spend the next turn digging, not moving.`
    case 'encounter-sent-to-tower':
      return null // the move says it
    case 'encounter-city-found':
      return `🏛️ ${player} has found the ${bold('Lost City')} ${inPlace(fact.hex)}. It stays on the map.`
    case 'encounter-kept-weapon':
      return `${player} keeps ${theItem(fact.kept)}${fact.returned === null ? '' : ` and puts ${theItem(fact.returned)} back`}.`
    default:
      return assertNever(fact)
  }
}

/** A tile that does not live here has its one line when it goes back; Draw Twice when it is set aside. */
function drawnLine(tile: EncounterTile, hex: HexId, player: string): string | null {
  const { category, terrains } = creatureOf(tile)
  if (category === 'meta') return null
  if (category === 'played') return withFlavour(`✨ ${player} draws ${creature(tile)}.`, creatureFlavour(tile))
  if (!terrains.some((terrain) => tagsAt(hex).includes(terrain))) return null
  const how = category === 'event' ? 'runs into' : category === 'place' ? 'stumbles upon' : 'meets'
  return withFlavour(`✨ ${player} ${how} ${creature(tile)}.`, creatureFlavour(tile))
}

/** A tile that does not apply, in one of a few ways; always the same way for the same tile and seat. */
function astray(tile: EncounterTile, seat: number): string {
  const ways = [
    `${verb(tile, 'has', 'have')} no business here`,
    `${verb(tile, 'is', 'are')} a long way from home`,
    `${verb(tile, 'belongs', 'belong')} elsewhere`,
    `${verb(tile, 'has', 'have')} taken a wrong turn`,
    `${verb(tile, 'was', 'were')} expected elsewhere`,
    `${verb(tile, 'takes', 'take')} one look round and ${verb(tile, 'goes', 'go')}`,
  ]
  return ways[(creatureOf(tile).id.length + seat) % ways.length] ?? 'has no business here'
}

function isSomebody(tile: EncounterTile): boolean {
  return !['event', 'place', 'meta'].includes(creatureOf(tile).category)
}

function returnedLine(
  { tile, why, seat }: Extract<EncounterFact, { kind: 'encounter-returned' }>,
  player: string,
): string {
  const goes = verb(tile, 'goes', 'go')
  switch (why) {
    case 'does-not-apply':
      return `✨ ${player} draws ${creature(tile)}, ${isSomebody(tile) ? 'who' : 'which'} ${astray(tile, seat)}.`
    case 'nobody-to-play-it-on':
      return small(`${Creature(tile)} ${verb(tile, 'finds', 'find')} nobody to visit and ${goes} back.`)
    case 'called-off':
      return small(`${Creature(tile)} ${goes} back; the moment has passed.`)
  }
}

const REACTIONS: Readonly<Record<ReactionOutcome, (tile: TileId) => string>> = {
  hostile: () => 'Hostile.',
  leaves: (tile) => `${isSeveral(tile) ? 'They leave' : 'It leaves'} you alone.`,
  nothing: () => 'Nothing happens.',
  'offers-to-join': () => 'An offer to come along.',
  'leaves-unless-horse': () => 'It would pass by, if nobody had a horse.',
  'snatch-vessel-or-hostile': () => 'It wants a boat, or else lunch.',
  barter: () => 'Open for barter.',
  hospitality: () => 'Tea, dates and bandages.',
  'gift-of-magic': () => 'A gift of magic.',
  treasure: () => 'A treasure, mistaken for a hat.',
  'sent-to-tower': () => 'He is about to sneeze.',
}

export function partyLine(fact: PartyFact, names: Names): string | null {
  const player = names(fact.seat)
  switch (fact.kind) {
    case 'party-joined':
      return `🐾 ${Creature(fact.tile)} ${fact.familiar ? `takes ${player} into service as staff` : `${verb(fact.tile, 'joins', 'join')} ${player}`}${fact.wounds > 0 ? `, with ${count(fact.wounds, 'wound')}` : ''}.`
    case 'party-refused':
      return `${player} would rather travel without ${creature(fact.tile)}.`
    case 'party-desertion':
      return `🎲 Loyalty: ${listOf(fact.rolls.map((roll) => `${creature(roll.tile)} ${bold(String(roll.die))} ${roll.stays ? verb(roll.tile, 'stays', 'stay') : verb(roll.tile, 'runs', 'run')}`))}.`
    case 'party-left':
      return leftLine(fact.tile, fact.why, player, fact.lent !== null && fact.keepsLent ? fact.lent : null)
    case 'party-lost':
      return lostLine(fact.tile, fact.why, fact.lent)
    case 'vessel-taken':
      return `⛵ ${player} takes a ${vesselName(fact.vessel)}.`
    case 'vessel-gone':
      return FATES[fact.fate](vesselName(fact.vessel), player)
    case 'sea-lost':
      return `🌊 ${player} is ${bold('Lost at Sea')}. ${seaRolls(fact.rolls)}`
    default:
      return assertNever(fact)
  }
}

function leftLine(tile: TileId, why: Farewell, player: string, kept: TileId | null): string | null {
  const it = Creature(tile)
  const keeps = kept === null ? '' : ` and ${verb(tile, 'keeps', 'keep')} ${theItem(kept)}`
  switch (why) {
    case 'deserted':
      return kept === null ? null : `${it} ${verb(tile, 'keeps', 'keep')} ${theItem(kept)}.`
    case 'habitat':
      return `${it} ${verb(tile, 'goes', 'go')} no further in this direction and ${verb(tile, 'leaves', 'leave')} ${player}${keeps}.`
    case 'dismissed':
      return `${player} and ${creature(tile)} part as friends${kept === null ? '' : `; ${theItem(kept)} stays with the other party`}.`
    case 'delivered':
      return keeps === '' ? null : `${it}${keeps.replace(/^ and/, '')}.`
  }
}

function lostLine(tile: TileId, why: Loss, lent: TileId | null): string | null {
  const and = lent === null ? '' : `, and ${theItem(lent)} is gone too`
  switch (why) {
    case 'died':
      return `☠️ ${Creature(tile)} ${verb(tile, 'dies', 'die')}${and}.`
    case 'abandoned':
      return `${Creature(tile)} ${verb(tile, 'is', 'are')} left behind${and}.`
    case 'lost-at-sea':
    case 'estate':
      return null
  }
}

const FATES: Readonly<Record<VesselFate, (vessel: string, player: string) => string | null>> = {
  exchanged: (vessel) => `The old ${vessel} goes back to the Bank.`,
  landlocked: (vessel, player) => `⛵ ${player} leaves the water, and the ${vessel} stays there.`,
  wrecked: (vessel, player) => `⛵ The ${vessel} of ${player} breaks up on the shore.`,
  sunk: (vessel, player) => `🌊 The ${vessel} of ${player} sinks.`,
  snatched: (vessel, player) => `The ${vessel} of ${player} is carried off through the air.`,
  'left-behind': (vessel, player) => `⛵ The ${vessel} of ${player} stays behind.`,
  estate: () => null,
}

function seaRolls(rolls: readonly SeaRoll[]): string {
  if (rolls.length === 0) return 'There was nothing to lose.'
  const of = (saved: boolean): string[] => rolls.filter((roll) => roll.saved === saved).map(seaGood)
  const saved = of(true)
  const lost = of(false)
  return [
    lost.length > 0 ? `The sea keeps ${shortList(lost, 2)}.` : 'The sea keeps nothing.',
    saved.length > 0 ? `Saved: ${shortList(saved, 2)}.` : '',
  ]
    .filter((text) => text !== '')
    .join(' ')
}

function seaGood({ what, id, nth }: SeaRoll): string {
  if (what === 'clue' || id === null) return `the ${ordinal(nth)} clue`
  return what === 'weapon' || what === 'treasure' ? item(id) : creature(id)
}

/** A member that bleeds, or leaks. */
function bodyName(member: string, player: string): string {
  return member === 'vessel' ? 'The vessel' : capital(memberName(member, player))
}

export function harmLine(fact: HarmFact, names: Names): string | null {
  const player = names(fact.seat)
  switch (fact.kind) {
    case 'harm-wounds':
      if (fact.inFight) return null
      return `🩸 ${bodyName(fact.member, player)}: ${count(fact.n, 'wound')}, ${healthText(fact)}.`
    case 'harm-emerald':
      return `💚 The ${bold('Emerald of Life')} melts, and ${memberName(fact.member, player)} stands there without a scratch.`
    case 'harm-healed':
      if (fact.n === 0) return null
      return `❤️ ${bodyName(fact.member, player)}: ${count(fact.n, 'wound')} healed${fact.wounds > 0 ? `, ${fact.wounds} left` : ''}.`
    case 'harm-died':
      return `☠️ ${bold(characterName(fact.character))} is dead${sourceText(fact.source)}. *A minute’s silence; then the dice.*`
    case 'harm-estate':
      return estateLine(fact)
    case 'harm-newcomer':
      return `${player} comes back ${inPlace(fact.hex)} as ${bold(characterTitle(fact.character))}.`
    case 'harm-eliminated':
      return `${player} is out of the game, and from now on a well-informed spectator.`
    case 'player-left':
      return `${player} leaves the table${fact.character === null ? '' : ', and the realm'}.`
    default:
      return assertNever(fact)
  }
}

function sourceText(source: string): string {
  if (CREATURES.has(source)) return ` (${creatureOf(source).name.replace(/^The /, '')})`
  if (CHARACTERS.has(source as CharacterId)) return ` (${characterName(source as CharacterId)})`
  const outcome = [...EXPLORATION_OUTCOMES.values()].find((one) => one.id === source)
  return outcome ? ` (${outcome.name})` : ''
}

function estateLine(fact: Extract<HarmFact, { kind: 'harm-estate' }>): string {
  const back = [
    ...fact.weapons.map(item),
    ...fact.treasures.map(item),
    ...fact.clues.map((clue) => bold(clueOf(clue).name)),
    ...fact.companions.map(creature),
    ...fact.spells.map((spell) => bold(spellName(spell))),
    ...(fact.vessel === null ? [] : [`the ${vesselName(fact.vessel)}`]),
  ]
  const bank = fact.banked.length > 0 ? ` To the Bank, as found: ${shortList(fact.banked.map(item), 2)}.` : ''
  return back.length === 0 && bank === ''
    ? 'There was nothing to inherit.'
    : `Back to the pools: ${shortList(back, 3)}.${bank}`
}
