import type { Names, Sum } from '../../../engine/index.ts'
import { sumWhy } from '../../../language/index.ts'
import type { ImperialFact } from '../facts/index.ts'
import { roundsWhy } from './chronicle/story.ts'
import { sourceName } from './sums.ts'
import { creatureName, spellName } from './things.ts'

const why = (title: string, sum: Sum): string => sumWhy(title, sum, sourceName)

/** How a fact's number came about, part by part, with the rules that say so. */
export function whyLines(fact: ImperialFact, names: Names): readonly string[] {
  switch (fact.kind) {
    case 'setup-roll':
      return [why('First choice (IMP-2.4)', fact.roll)]
    case 'oasis-rolled':
      return [why('The Oasis is there on an even die (IMP-4.10)', fact.roll)]
    case 'raft-rolled':
      return [why('A raft floats on 4 to 6 (IMP-4.19)', fact.roll)]
    case 'meditated':
      if (!fact.roll) return ['The second try in a row needs no roll (IMP-12.9)']
      return [why(`Meditation for ${spellName(fact.spell)}, needs ${fact.target} (IMP-12.8)`, fact.roll)]
    case 'special-rolled':
      return [why('The SPECIAL: 1 nothing, 2 to 5 one treasure, 6 two (IMP-5.5)', fact.roll)]
    case 'explored':
      return [why('Exploration (IMP-6.1)', fact.roll)]
    case 'escape-rolled':
      return [why('Escape on 7, 11 or any double (IMP-6.15)', fact.roll)]
    case 'encounter-reaction':
      return [why(`Reaction of ${creatureName(fact.tile)} (IMP-7.7)`, fact.roll)]
    case 'fight-approach':
      return [
        why(`${names(fact.seat)} (IMP-8.2)`, fact.defender),
        why(creatureName(fact.tile), fact.creature),
        `The difference is the number of rounds: ${fact.rounds}`,
      ]
    case 'fight-over':
      return roundsWhy(fact.fought ?? [], fact.tile, names)
    case 'duel-over':
      return roundsWhy(fact.fought ?? [], null, names)
    case 'fight-attack':
      return [why('Dice', fact.count), `Hits on ${fact.hitsOn} or more (IMP-8.10)`]
    case 'fight-creature-attack':
      return [why('Dice', fact.count), `Hits on ${fact.hitsOn} or more (IMP-8.10)`]
    case 'fight-flight':
      return [why(`Flight, needs ${fact.needs} (${fact.who === 'defender' ? 'IMP-8.26' : 'IMP-8.28'})`, fact.roll)]
    case 'fight-poison':
      return [why('Poison: a wound on 1 or 2 (IMP-8.35)', fact.roll)]
    case 'duel-approach':
      return [
        why(`${names(fact.on)} (IMP-17.18)`, fact.defender),
        why(names(fact.seat), fact.attacker),
        `The difference is the number of rounds: ${fact.rounds}`,
      ]
    case 'duel-flight':
      return [why(`Flight, needs ${fact.needs} (IMP-17.20)`, fact.roll)]
    case 'duel-charmed':
      if (!fact.roll) return []
      return [why(`Friendship, needs more than Max Health ${fact.above} (IMP-18.34)`, fact.roll)]
    case 'treasure-valued':
      return [why('The committee of dice (IMP-16.5)', fact.roll)]
    case 'magic-dice':
      return [why('Dice', fact.count)]
    case 'magic-friendship':
      return [why(`Friendship, needs more than Max Health ${fact.above} (IMP-18.34)`, fact.roll)]
    case 'magic-range':
      return [why('Range in hexes (IMP-4.12)', fact.roll)]
    default:
      return []
  }
}
