import { assertNever, type Names } from '../../../../engine/index.ts'
import { bold, capital, count, hitDice, sumText } from '../../../../language/index.ts'
import type { EncounterTile } from '../../data/ids.ts'
import type { DuelFact, FightEnd, FightFact, MagicFact } from '../../facts/perils.ts'
import { shortList } from './lines.ts'
import { beatenText, duelText, fightText } from './story.ts'
import { Creature, creature, isSeveral, item, spellName, theItem, verb, vesselName } from '../things.ts'

/** Fights and magic, as lines of the chronicle. */

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
    case 'fight-holds-back':
      return `${player} does nothing, visibly.`
    // The end of the fight tells all rounds. Until then the question shows the last one.
    case 'fight-weapon':
    case 'fight-round':
    case 'fight-attack':
    case 'fight-creature-attack':
    case 'fight-creature-hit':
    case 'fight-allotted':
    case 'fight-absorbed':
    case 'fight-regenerated':
      return null
    case 'fight-creature-asleep':
      return `💤 ${Creature(fact.tile)} ${verb(fact.tile, 'snores', 'snore')}${fact.roundsLeft > 0 ? `, for ${count(fact.roundsLeft, 'more round', 'more rounds')}` : ' for the last time'}.`
    case 'fight-protected':
      return `🛡️ ${capital(count(fact.hits, 'hit'))} stopped by magic; it will take ${fact.left === 0 ? 'no more' : `${fact.left} more`}.`
    case 'fight-transferred':
      return `⛵ The vessel takes ${count(fact.hits, 'hit')} meant for ${player}.`
    case 'fight-flight':
      return flightLine(fact, player)
    case 'fight-poison':
      return `🎲 Poison: ${sumText(fact.roll)}. ${fact.wound ? 'It burns: one more wound.' : 'It only tickles.'}`
    case 'fight-over':
      return overLine(fact, names)
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
      return null
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
      return [duelEnd(fact, names) ?? '', duelText(fact, names)].filter((text) => text !== '').join('\n') || null
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
      return null // the arrival tells it
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

function flightLine(fact: Extract<FightFact, { kind: 'fight-flight' }>, player: string): string {
  const runner = fact.who === 'defender' ? player : Creature(fact.tile)
  const several = fact.who === 'creature' && isSeveral(fact.tile)
  const slow = fact.leavingSlow ? ', leaving the slow behind' : ''
  // The end of the fight tells an escape.
  const end = fact.away ? '' : fact.who === 'defender' ? ' Not fast enough.' : ' Not this time.'
  return `🏃 ${runner} ${several ? 'try' : 'tries'} to get away${slow}: ${sumText(fact.roll)}, needs ${fact.needs}.${end}`
}

function overLine(fact: Extract<FightFact, { kind: 'fight-over' }>, names: Names): string | null {
  // The fact of the last fighter to leave tells the rounds.
  if (fact.end === 'killed') return fact.fought || !fact.health ? beatenText(fact, names) : null
  const lines = [endLine(fact.end, fact.tile, names(fact.seat)) ?? '', fightText(fact)]
  return lines.filter((text) => text !== '').join('\n') || null
}

function endLine(end: FightEnd, tile: EncounterTile, player: string): string | null {
  const it = Creature(tile)
  const is = verb(tile, 'is', 'are')
  switch (end) {
    case 'killed':
      return null // the story tells it
    case 'fled':
      return `${player} has got away from ${creature(tile)}.`
    case 'creature-fled':
      return `${it} ${is} gone, with the treasure, if there was any.`
    case 'both-fled':
      return `🏃 ${player} and ${creature(tile)} run, in different directions. Everybody is relieved.`
    case 'slipped-away':
      return `${player} slips away unseen. ${it} ${verb(tile, 'bites', 'bite')} the air.`
    // The arrival, the new companion or the obituary has told it.
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
