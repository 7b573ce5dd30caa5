import type { Names, Sum } from '../../../engine/index.ts'
import { explain, sumWhy, TOLD_IN_FULL, type Explanations } from '../../../language/index.ts'
import type { ImperialFact } from '../facts/index.ts'
import { roundsWhy } from './chronicle/story.ts'
import { say } from './say.ts'
import { sourceName } from './sums.ts'
import { creatureName, foeId } from './things.ts'

const why = (title: string, sum: Sum): string => sumWhy(title, sum, sourceName)

const friendshipLine = (above: number, roll: Sum): string => why(say('why-friendship', { above }), roll)

function hitsLines({ count, hitsOn }: { readonly count: Sum; readonly hitsOn: number }): readonly string[] {
  return [why(say('why-dice'), count), say('why-hits', { least: hitsOn })]
}

const EXPLANATIONS: Explanations<ImperialFact> = {
  'setup-roll': ({ roll }) => [why(say('why-first-choice'), roll)],
  'oasis-rolled': ({ roll }) => [why(say('why-oasis'), roll)],
  'raft-rolled': ({ roll }) => [why(say('why-raft'), roll)],
  meditated: ({ spell, target, roll }) =>
    roll ? [why(say('why-meditation', { spell: `spell-${spell}`, target }), roll)] : [say('why-meditation-free')],
  'special-rolled': ({ roll }) => [why(say('why-special'), roll)],
  explored: ({ roll }) => [why(say('why-exploration'), roll)],
  'escape-rolled': ({ roll }) => [why(say('why-escape'), roll)],
  'encounter-reaction': ({ tile, roll }) => [why(say('why-reaction', { foe: foeId(tile) }), roll)],
  'fight-approach': ({ seat, tile, defender, creature, rounds }, names) => [
    why(say('why-approach', { who: names(seat) }), defender),
    why(creatureName(tile), creature),
    say('why-rounds', { count: rounds }),
  ],
  'fight-over': ({ fought = [] }, names) => roundsWhy(fought, names),
  'duel-over': ({ fought = [] }, names) => roundsWhy(fought, names),
  'fight-attack': hitsLines,
  'fight-creature-attack': hitsLines,
  'fight-flight': ({ needs, who, roll }) => [
    why(say(who === 'defender' ? 'why-flight' : 'why-foe-flight', { needs }), roll),
  ],
  'fight-poison': ({ roll }) => [why(say('why-poison'), roll)],
  'duel-approach': ({ seat, on, defender, attacker, rounds }, names) => [
    why(say('why-duel-approach', { who: names(on) }), defender),
    why(names(seat), attacker),
    say('why-rounds', { count: rounds }),
  ],
  'duel-flight': ({ needs, roll }) => [why(say('why-duel-flight', { needs }), roll)],
  'duel-charmed': ({ above, roll }) => (roll ? [friendshipLine(above, roll)] : []),
  'treasure-valued': ({ roll }) => [why(say('why-committee'), roll)],
  'magic-dice': ({ count }) => [why(say('why-dice'), count)],
  'magic-friendship': ({ above, roll }) => [friendshipLine(above, roll)],
  'magic-range': ({ roll }) => [why(say('why-range'), roll)],
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
