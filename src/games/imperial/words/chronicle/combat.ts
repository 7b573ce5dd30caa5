import type { Names } from '../../../../engine/index.ts'
import { bold, hitDice, joined, sumText, type FactOf, type LinesByKind } from '../../../../language/index.ts'
import type { DuelFact, FightFact, MagicFact } from '../../facts/perils.ts'
import { say } from '../say.ts'
import { foeId, item, itemId, theVessel } from '../things.ts'
import { shortList } from './lines.ts'
import { beatenText, duelText, fightText } from './story.ts'

/** Fights and magic, as lines of the chronicle. */

const roundsText = (count: number): string => say('rounds', { count })
const hitsText = (count: number): string => say('hits', { count })

export const FIGHT_LINES: LinesByKind<FightFact> = {
  'fight-began': ({ seat, tile }, names) => say('fight-began', { who: names(seat), foe: foeId(tile) }),
  'fight-approach': ({ seat, tile, defender, creature, rounds }, names) => {
    const rolled = { who: names(seat), own: sumText(defender), foe: foeId(tile), theirs: sumText(creature) }
    return joined(' ', say('fight-approach', rolled), say('approach-rounds', { rounds }))
  },
  'fight-joined': ({ seat, beside }, names) => say('fight-joined', { who: names(seat), rival: names(beside) }),
  'fight-approach-waived': ({ seat }, names, told) => say('fight-approach-waived', { who: names(seat), told }),
  'fight-hand-to-hand': () => null,
  'fight-holds-back': ({ seat }, names) => say('fight-holds-back', { who: names(seat) }),
  // The end of the fight tells all rounds. Until then the question shows the last one.
  'fight-weapon': () => null,
  'fight-round': () => null,
  'fight-attack': () => null,
  'fight-creature-attack': () => null,
  'fight-creature-hit': () => null,
  'fight-allotted': () => null,
  'fight-absorbed': () => null,
  'fight-regenerated': () => null,
  'fight-creature-asleep': ({ tile, roundsLeft }) =>
    say('asleep', { foe: foeId(tile), rounds: say('more-rounds', { count: roundsLeft }) }),
  'fight-protected': (fact) => say('fight-protected', { hits: hitsText(fact.hits), left: fact.left }),
  'fight-transferred': (fact, names) => say('fight-transferred', { hits: hitsText(fact.hits), who: names(fact.seat) }),
  'fight-flight': ({ tile, who, leavingSlow, roll, needs, away, seat }, names) => {
    const rolled = { roll: sumText(roll), needs }
    if (who === 'defender') return flightText({ ...rolled, who: names(seat) }, leavingSlow, away)
    return joined(' ', say('flight-foe', { ...rolled, foe: foeId(tile) }), away ? '' : say('flight-foe-too-slow'))
  },
  'fight-poison': ({ seat, roll, wound }, names) =>
    say(wound ? 'poison-burns' : 'poison-tickles', { who: names(seat), roll: sumText(roll) }),
  'fight-over': (fact, names) => {
    // The fact of the last fighter to leave tells the rounds.
    if (fact.end === 'killed') return fact.fought || !fact.health ? beatenText(fact, names) : null
    return joined('\n', endText(fact, names(fact.seat)), fightText(fact, names)) || null
  },
}

/** A character's flight. The end of the fight tells an escape. */
function flightText(rolled: { who: string; roll: string; needs: number }, leavingSlow: boolean, away: boolean): string {
  return joined(' ', say(leavingSlow ? 'flight-leaving-slow' : 'flight', rolled), away ? '' : say('flight-too-slow'))
}

/** The end of a fight, unless the arrival, the new companion or the obituary has told it. */
function endText({ end, tile }: FactOf<FightFact, 'fight-over'>, who: string): string {
  if (end === 'killed' || end === 'teleported' || end === 'joined' || end === 'died') return ''
  return say(`ended-${end}`, { who, foe: foeId(tile) })
}

export const DUEL_LINES: LinesByKind<DuelFact> = {
  'duel-began': ({ seat, on }, names) => say('duel-began', { who: names(seat), rival: names(on) }),
  'duel-approach': ({ seat, on, defender, attacker, rounds }, names) => {
    const rolled = { who: names(on), own: sumText(defender), rival: names(seat), theirs: sumText(attacker) }
    return joined(' ', say('duel-approach', rolled), say('approach-rounds', { rounds }))
  },
  'duel-round': () => null,
  'duel-asleep': ({ seat, roundsLeft }, names) =>
    say('duel-asleep', { who: names(seat), rounds: say('more-rounds', { count: roundsLeft }) }),
  'duel-sleep': (fact, names) => say('duel-sleep', { rival: names(fact.on), rounds: roundsText(fact.rounds) }),
  'duel-charmed': ({ seat, on, tile, roll, above, won }, names) => {
    const who = names(seat)
    const rolled = roll === null ? '' : say('friendship-rolled', { who, roll: sumText(roll), above })
    const end = won ? say('duel-charmed', { who, rival: names(on), foe: foeId(tile) }) : say('nobody-charmed')
    return joined('\n', rolled, end)
  },
  'duel-flight': ({ seat, leavingSlow, roll, needs, away }, names) =>
    flightText({ who: names(seat), roll: sumText(roll), needs }, leavingSlow, away),
  'duel-over': (fact, names) => joined('\n', duelEnd(fact, names), duelText(fact, names)) || null,
  'duel-plunder': ({ seat, from, tiles, clues, vessel }, names) => {
    const plunder = { who: names(seat), rival: names(from) }
    const loot = [
      ...tiles.map(item),
      ...(clues > 0 ? [say('clues', { count: clues })] : []),
      ...(vessel === null ? [] : [theVessel(vessel)]),
    ]
    return loot.length === 0
      ? say('plundered-nothing', plunder)
      : say('plundered', { ...plunder, loot: shortList(loot) })
  },
}

/** The end of a duel. The arrival of a teleport tells itself. */
function duelEnd({ seat, on, end, who }: FactOf<DuelFact, 'duel-over'>, names: Names): string {
  if (end === 'teleported') return ''
  return say(`duel-${end}`, { who: names(who ?? seat), rival: names(who === on ? seat : on) })
}

export const MAGIC_LINES: LinesByKind<MagicFact> = {
  'magic-cast': ({ seat, spell }, names) => say('cast', { who: names(seat), spell: `spell-${spell}` }),
  'magic-read': ({ seat, tile }, names) => say('read', { who: names(seat), item: itemId(tile) }),
  'magic-dice': ({ seat, spell, dice, wounds }, names) =>
    say('magic-dice', {
      who: names(seat),
      spell: `spell-${spell}`,
      dice: spell === 'lightning' ? bold(dice.join(' ')) : hitDice(dice, 4),
      wounds: say('wounds', { count: wounds }),
    }),
  'magic-friendship': ({ seat, tile, roll, above, won }, names) => {
    const who = names(seat)
    const end = won ? say('befriended', { who, foe: foeId(tile) }) : say('nobody-charmed')
    return joined(' ', say('friendship-rolled', { who, roll: sumText(roll), above }), end)
  },
  'magic-protection': ({ seat, inAll }, names) => say('protection', { who: names(seat), hits: hitsText(inAll) }),
  'magic-strength': ({ seat, agility }, names) => say('strength', { who: names(seat), agility }),
  'magic-sleep': (fact) => say('sleep', { foe: foeId(fact.tile), rounds: roundsText(fact.rounds) }),
  'magic-invisible': ({ seat }, names) => say('invisible', { who: names(seat) }),
  'magic-range': ({ seat, roll }, names) => say('range', { who: names(seat), roll: sumText(roll) }),
  'charm-used': ({ seat, from, to }, names) => say('charm-used', { who: names(seat), from, to }),
}
