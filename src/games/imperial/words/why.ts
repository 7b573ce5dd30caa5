import type { Names, Sum } from '../../../engine/index.ts'
import { explain, sumWhy, TOLD_IN_FULL, type Explanations } from '../../../language/index.ts'
import type { ImperialFact } from '../facts/index.ts'
import { roundsWhy } from './chronicle/story.ts'
import { sourceName } from './sums.ts'
import { creatureName, spellName } from './things.ts'

const why = (title: string, sum: Sum): string => sumWhy(title, sum, sourceName)

const roundsLine = (rounds: number): string => `The difference is the number of rounds: ${rounds}`

const friendshipLine = (above: number, roll: Sum): string =>
  why(`Friendship, needs more than Max Health ${above} (IMP-18.34)`, roll)

function hitsLines({ count, hitsOn }: { readonly count: Sum; readonly hitsOn: number }): readonly string[] {
  return [why('Dice', count), `Hits on ${hitsOn} or more (IMP-8.10)`]
}

const EXPLANATIONS: Explanations<ImperialFact> = {
  'setup-roll': ({ roll }) => [why('First choice (IMP-2.4)', roll)],
  'oasis-rolled': ({ roll }) => [why('The Oasis is there on an even die (IMP-4.10)', roll)],
  'raft-rolled': ({ roll }) => [why('A raft floats on 4 to 6 (IMP-4.19)', roll)],
  meditated: ({ spell, target, roll }) =>
    roll
      ? [why(`Meditation for ${spellName(spell)}, needs ${target} (IMP-12.8)`, roll)]
      : ['The second try in a row needs no roll (IMP-12.9)'],
  'special-rolled': ({ roll }) => [why('The SPECIAL: 1 nothing, 2 to 5 one treasure, 6 two (IMP-5.5)', roll)],
  explored: ({ roll }) => [why('Exploration (IMP-6.1)', roll)],
  'escape-rolled': ({ roll }) => [why('Escape on 7, 11 or any double (IMP-6.15)', roll)],
  'encounter-reaction': ({ tile, roll }) => [why(`Reaction of ${creatureName(tile)} (IMP-7.7)`, roll)],
  'fight-approach': ({ seat, tile, defender, creature, rounds }, names) => [
    why(`${names(seat)} (IMP-8.2)`, defender),
    why(creatureName(tile), creature),
    roundsLine(rounds),
  ],
  'fight-over': ({ fought = [] }, names) => roundsWhy(fought, names),
  'duel-over': ({ fought = [] }, names) => roundsWhy(fought, names),
  'fight-attack': hitsLines,
  'fight-creature-attack': hitsLines,
  'fight-flight': ({ needs, who, roll }) => [
    why(`Flight, needs ${needs} (${who === 'defender' ? 'IMP-8.26' : 'IMP-8.28'})`, roll),
  ],
  'fight-poison': ({ roll }) => [why('Poison: a wound on 1 or 2 (IMP-8.35)', roll)],
  'duel-approach': ({ seat, on, defender, attacker, rounds }, names) => [
    why(`${names(on)} (IMP-17.18)`, defender),
    why(names(seat), attacker),
    roundsLine(rounds),
  ],
  'duel-flight': ({ needs, roll }) => [why(`Flight, needs ${needs} (IMP-17.20)`, roll)],
  'duel-charmed': ({ above, roll }) => (roll ? [friendshipLine(above, roll)] : []),
  'treasure-valued': ({ roll }) => [why('The committee of dice (IMP-16.5)', roll)],
  'magic-dice': ({ count }) => [why('Dice', count)],
  'magic-friendship': ({ above, roll }) => [friendshipLine(above, roll)],
  'magic-range': ({ roll }) => [why('Range in hexes (IMP-4.12)', roll)],
  'tie-rolled': TOLD_IN_FULL,
  'encounter-weather': TOLD_IN_FULL,
  'encounter-storm': TOLD_IN_FULL,
  'charm-used': TOLD_IN_FULL,
  'party-desertion': TOLD_IN_FULL,
  'sea-lost': TOLD_IN_FULL,
}

/** Explains the numbers of a fact part by part, with the rules. */
export function whyLines(fact: ImperialFact, names: Names): readonly string[] {
  return explain(EXPLANATIONS, fact, names)
}
