import { assertNever, type Names } from '../../../../engine/index.ts'
import { bold, capital, count, hitDice, listOf, small, sumText } from '../../../../prose/index.ts'
import { creatureOf } from '../../data/components.ts'
import type { EncounterTile, MemberId } from '../../data/ids.ts'
import type { DuelFact, FightEnd, FightFact, MagicFact } from '../../facts/perils.ts'
import { shortList } from './lines.ts'
import {
  Creature,
  creature,
  healthText,
  isItem,
  isSeveral,
  item,
  itemName,
  spellName,
  theItem,
  verb,
  vesselName,
} from '../things.ts'

/** Fights and magic, as lines of the chronicle. */

/** A member of a party in prose; the character goes by the player's name. */
export function memberName(member: MemberId, player: string): string {
  if (member === 'character') return player
  if (member === 'familiar') return 'the **Black Cat**'
  return member === 'vessel' ? 'the crew' : creature(member)
}

export function fightLine(fact: FightFact, names: Names): string | null {
  const player = names(fact.seat)
  switch (fact.kind) {
    case 'fight-began':
      return `⚔️ ${Creature(fact.tile)} ${verb(fact.tile, 'attacks', 'attack')} ${player}!`
    case 'fight-approach': {
      const dice = `${player} ${sumText(fact.defender)}, ${creature(fact.tile)} ${sumText(fact.creature)}`
      const rounds =
        fact.rounds === 0 ? 'They are upon each other at once.' : `${capital(count(fact.rounds, 'round'))} of Approach.`
      return `🎲 Approach: ${dice}. ${rounds}`
    }
    case 'fight-joined':
      return `⚔️ ${player} comes to the aid of ${names(fact.beside)}.`
    case 'fight-approach-waived':
      return `${player} does not wait for formalities.`
    case 'fight-hand-to-hand':
      return null
    case 'fight-weapon':
      return `${player} puts ${theItem(fact.away)} away and draws ${theItem(fact.ready)}.`
    case 'fight-round':
      return small(`Round ${fact.round}, ${fact.stage === 'approach' ? 'Approach' : 'hand to hand'}`)
    case 'fight-holds-back':
      return `${player} does nothing, visibly.`
    case 'fight-attack':
      return `🎲 ${capital(memberName(fact.member, player))}: ${hitDice(fact.dice, fact.hitsOn)} — ${hitsText(fact.hits, fact.dice)}`
    case 'fight-creature-attack':
      return `🎲 ${Creature(fact.tile)}: ${hitDice(fact.dice, fact.hitsOn)} — ${hitsText(fact.hits, fact.dice)}`
    case 'fight-creature-asleep':
      return `💤 ${Creature(fact.tile)} ${verb(fact.tile, 'snores', 'snore')}${fact.roundsLeft > 0 ? `, for ${count(fact.roundsLeft, 'more round', 'more rounds')}` : ' for the last time'}.`
    case 'fight-creature-hit': {
      if (fact.hits === 0) return null
      const shell = fact.absorbed > 0 ? ` Its hide stops ${count(fact.absorbed, 'hit')}.` : ''
      return `${Creature(fact.tile)}: ${healthText(fact)}.${shell}`
    }
    case 'fight-protected':
      return `🛡️ ${capital(count(fact.hits, 'hit'))} stopped by magic; it will take ${fact.left === 0 ? 'no more' : `${fact.left} more`}.`
    case 'fight-allotted':
      return allottedLine(fact.shares, fact.lost, player)
    case 'fight-transferred':
      return `⛵ The vessel takes ${count(fact.hits, 'hit')} meant for ${player}.`
    case 'fight-absorbed':
      return `🛡️ ${capital(memberName(fact.member, player))} ${fact.by === 'dodge' ? 'dodges' : 'stops'} ${count(fact.hits, 'hit')}${fact.by === 'dodge' ? '' : ` with the ${isItem(fact.by) ? itemName(fact.by) : fact.by}`}.`
    case 'fight-regenerated':
      return `${Creature(fact.tile)} ${verb(fact.tile, 'grows', 'grow')} something back: ${healthText({ wounds: fact.wounds, maxHealth: creatureOf(fact.tile).stats.maxHealth ?? 0 })}.`
    case 'fight-flight':
      return flightLine(fact, player)
    case 'fight-poison':
      return `🎲 Poison: ${sumText(fact.roll)}. ${fact.wound ? 'It burns: one more wound.' : 'It only tickles.'}`
    case 'fight-over':
      return endLine(fact.end, fact.tile, player)
    default:
      return assertNever(fact)
  }
}

export function duelLine(fact: DuelFact, names: Names): string | null {
  const player = names(fact.seat)
  switch (fact.kind) {
    case 'duel-began':
      return `⚔️ ${player} attacks ${names(fact.on)}!`
    case 'duel-approach': {
      const dice = `${names(fact.on)} ${sumText(fact.defender)}, ${player} ${sumText(fact.attacker)}`
      const rounds =
        fact.rounds === 0 ? 'They are upon each other at once.' : `${capital(count(fact.rounds, 'round'))} of Approach.`
      return `🎲 Approach: ${dice}. ${rounds}`
    }
    case 'duel-round':
      return small(`Round ${fact.round}, ${fact.stage === 'approach' ? 'Approach' : 'hand to hand'}`)
    case 'duel-asleep':
      return `💤 ${player} snores${fact.roundsLeft > 0 ? `, for ${count(fact.roundsLeft, 'more round', 'more rounds')}` : ' for the last time'}.`
    case 'duel-sleep':
      return `💤 ${names(fact.on)} nods off, for ${count(fact.rounds, 'round')}.`
    case 'duel-charmed': {
      const roll = fact.roll === null ? '' : `🎲 Friendship: ${sumText(fact.roll)}, needs more than ${fact.above}. `
      return fact.won
        ? `${roll}🐾 ${Creature(fact.tile)} ${verb(fact.tile, 'leaves', 'leave')} ${names(fact.on)} for ${player}.`
        : `${roll}Nobody is charmed.`
    }
    case 'duel-flight':
      return `🏃 ${player} tries to get away${fact.leavingSlow ? ', leaving the slow behind' : ''}: ${sumText(fact.roll)}, needs ${fact.needs}.${fact.away ? '' : ' Not fast enough.'}`
    case 'duel-over':
      return duelEnd(fact, names)
    case 'duel-plunder':
      return plunderLine(fact, names)
    default:
      return assertNever(fact)
  }
}

function duelEnd({ seat, on, end, who }: Extract<DuelFact, { kind: 'duel-over' }>, names: Names): string | null {
  const one = names(who ?? seat)
  const other = names(who === seat ? on : seat)
  switch (end) {
    case 'killed':
      return `☠️ ${one} has beaten ${other}.`
    case 'both-died':
      return `☠️ ${names(seat)} and ${names(on)} have settled it for good, both of them.`
    case 'fled':
      return `${one} has got away from ${other}.`
    case 'both-fled':
      return `🏃 ${names(seat)} and ${names(on)} think better of it and run, in different directions.`
    case 'slipped-away':
      return `${one} slips away unseen.`
    case 'teleported':
      return null // the arrival says it
    case 'sunk':
      return `🌊 The water has the last word between ${names(seat)} and ${names(on)}.`
    case 'drawn':
      return `After a hundred rounds ${names(seat)} and ${names(on)} have forgotten what it was about.`
  }
}

function plunderLine(
  { seat, from, tiles, clues, vessel }: Extract<DuelFact, { kind: 'duel-plunder' }>,
  names: Names,
): string {
  const loot = [
    ...tiles.map(item),
    ...(clues > 0 ? [count(clues, 'clue')] : []),
    ...(vessel === null ? [] : [`the ${vesselName(vessel)}`]),
  ]
  return loot.length === 0
    ? `💰 ${names(from)} had nothing worth taking.`
    : `💰 ${names(seat)} takes what ${names(from)} had: ${shortList(loot)}.`
}

const MISSES = ['nothing', 'a miss', 'only air', 'nobody hurt', 'wide']

/** A miss in one of a few ways; the same dice always in the same. */
function hitsText(hits: number, dice: readonly number[]): string {
  const sum = dice.reduce((total, die) => total + die, 0)
  return hits === 0 ? (MISSES[sum % MISSES.length] ?? 'nothing') : count(hits, 'hit')
}

function allottedLine(
  shares: readonly { member: MemberId; hits: number }[],
  lost: number,
  player: string,
): string | null {
  const taken = shares.filter((share) => share.hits > 0)
  if (taken.length <= 1 && lost === 0) return null
  const all = taken.map(
    ({ member, hits }) => `${member === 'vessel' ? 'the vessel' : memberName(member, player)} ${hits}`,
  )
  return `The hits: ${listOf(all)}${lost > 0 ? `; nobody is left for ${count(lost, 'more hit')}` : ''}.`
}

function flightLine(fact: Extract<FightFact, { kind: 'fight-flight' }>, player: string): string {
  const runner = fact.who === 'defender' ? player : Creature(fact.tile)
  const several = fact.who === 'creature' && isSeveral(fact.tile)
  const slow = fact.leavingSlow ? ', leaving the slow behind' : ''
  // Getting away is told with the end of the fight.
  const end = fact.away ? '' : fact.who === 'defender' ? ' Not fast enough.' : ' Not this time.'
  return `🏃 ${runner} ${several ? 'try' : 'tries'} to get away${slow}: ${sumText(fact.roll)}, needs ${fact.needs}.${end}`
}

function endLine(end: FightEnd, tile: EncounterTile, player: string): string | null {
  const it = Creature(tile)
  const is = verb(tile, 'is', 'are')
  switch (end) {
    case 'killed':
      return `☠️ ${it} ${is} dead. ${player} has won.`
    case 'fled':
      return `${player} has got away from ${creature(tile)}.`
    case 'creature-fled':
      return `${it} ${is} gone, with the treasure, if there was any.`
    case 'both-fled':
      return `🏃 ${player} and ${creature(tile)} run, in different directions. Everybody is relieved.`
    case 'slipped-away':
      return `${player} slips away unseen. ${it} ${verb(tile, 'bites', 'bite')} the air.`
    // Told already: by the arrival, the new companion, the obituary.
    case 'teleported':
    case 'joined':
    case 'died':
      return null
    case 'sunk':
      return `${it} ${verb(tile, 'swims', 'swim')} off, satisfied.`
    case 'bored':
      return `After a hundred rounds ${creature(tile)} ${verb(tile, 'gets', 'get')} bored and ${verb(tile, 'leaves', 'leave')}.`
  }
}

export function magicLine(fact: MagicFact, names: Names): string | null {
  const player = names(fact.seat)
  switch (fact.kind) {
    case 'magic-cast':
      return `✨ ${player} casts ${bold(spellName(fact.spell))}.`
    case 'magic-read':
      return `✨ ${player} reads ${theItem(fact.tile)}.`
    case 'magic-dice':
      return `🎲 ${spellName(fact.spell)}: ${fact.spell === 'lightning' ? bold(fact.dice.join(' ')) : hitDice(fact.dice, 4)} — ${count(fact.wounds, 'wound')}`
    case 'magic-friendship':
      return `🎲 Friendship: ${sumText(fact.roll)}, needs more than ${fact.above}. ${fact.won ? `${Creature(fact.tile)} ${verb(fact.tile, 'finds', 'find')} ${player} delightful.` : 'Nobody is charmed.'}`
    case 'magic-protection':
      return `🛡️ The next ${count(fact.inAll, 'hit')} will be stopped.`
    case 'magic-strength':
      return `💪 ${player} has ${fact.agility} more Agility until this is over. So much for the shirt.`
    case 'magic-sleep':
      return `💤 ${Creature(fact.tile)} ${verb(fact.tile, 'nods', 'nod')} off, for ${count(fact.rounds, 'round')}.`
    case 'magic-invisible':
      return `✨ ${player} is no longer to be seen.`
    case 'magic-range':
      return `🎲 Range: ${sumText(fact.roll)} hexes.`
    case 'charm-used':
      return `🍀 ${player} rubs the Lucky Charm: a ${fact.from} becomes a ${bold(String(fact.to))}. The Charm hops off.`
    default:
      return assertNever(fact)
  }
}
