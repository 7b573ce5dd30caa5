import { diceCount, diceIn, type Count, type StatisticsWords } from '../../../engine/index.ts'
import { callByKind, count, times, type ByKind } from '../../../language/index.ts'
import { creatureOf, EXPLORATION_OUTCOMES } from '../data/components.ts'
import type { ImperialFact } from '../facts/index.ts'
import { sourceName } from './sums.ts'

/** The counts that public facts add to. */
const COUNTING: ByKind<ImperialFact, [], readonly Count[]> = {
  'setup-roll': ({ seat, roll }) => diceCount(seat, diceIn(roll)),
  'oasis-rolled': ({ seat, roll }) => diceCount(seat, diceIn(roll)),
  'raft-rolled': ({ seat, roll }) => diceCount(seat, diceIn(roll)),
  'special-rolled': ({ seat, roll }) => diceCount(seat, diceIn(roll)),
  'tie-rolled': ({ seat, die }) => diceCount(seat, [die]),
  'fight-attack': ({ seat, dice }) => diceCount(seat, dice),
  'magic-dice': ({ seat, dice }) => diceCount(seat, dice),
  'magic-friendship': ({ seat, roll }) => diceCount(seat, diceIn(roll)),
  'treasure-valued': ({ seat, roll }) => diceCount(seat, diceIn(roll)),
  'escape-rolled': ({ seat, roll, free }) => [
    ...diceCount(seat, diceIn(roll)),
    ...(free ? [{ seat, name: 'escapes' }] : []),
  ],
  meditated: ({ seat, roll, learnt }) => [
    ...(roll ? diceCount(seat, diceIn(roll)) : []),
    ...(learnt ? [{ seat, name: 'learnt' }] : []),
  ],
  explored: ({ seat, roll }) => [{ seat, name: 'explored' }, ...diceCount(seat, diceIn(roll))],
  'fight-over': ({ seat, tile, end }) => {
    const kind = creatureOf(tile).id
    if (end === 'killed') return [{ seat, name: 'slain', kind }, { seat, name: 'fights-won' }] // prettier-ignore
    if (end === 'died' || end === 'sunk') return [{ seat, name: 'fights-lost' }]
    return end === 'fled' || end === 'slipped-away' ? [{ seat, name: 'flights' }] : []
  },
  'duel-over': ({ seat, on, end, who }) => {
    if (end !== 'killed' || who === null) return []
    return [{ seat: who, name: 'fights-won' }, { seat: who === seat ? on : seat, name: 'fights-lost' }] // prettier-ignore
  },
  'harm-died': ({ seat, source }) => [{ seat, name: 'deaths', kind: source }],
  'imperial-found': ({ seat }) => [{ seat, name: 'imperial' }],
  'treasure-drawn': ({ seat }) => [{ seat, name: 'treasures' }],
  'clue-exchanged': ({ seat }) => [{ seat, name: 'clues' }],
  'magic-cast': ({ seat }) => [{ seat, name: 'spells' }],
  'party-joined': ({ seat }) => [{ seat, name: 'companions' }],
  delivered: ({ seat }) => [{ seat, name: 'delivered' }],
  imprisoned: ({ seat }) => [{ seat, name: 'prisons' }],
  'sea-lost': ({ seat }) => [{ seat, name: 'soakings' }],
  moved: ({ seat, how, path }) => {
    const by = Math.max(0, path.length - 1)
    return [{ seat, name: 'hexes', by }, ...(how === 'sea' ? [{ seat, name: 'sea-hexes', by }] : [])]
  },
}

/** The statistics of The Quest for the Imperial Treasures. */
export const STATISTICS: StatisticsWords<ImperialFact> = {
  version: 1,
  called: ['realm', 'realms'],
  counts: (fact) => callByKind(COUNTING, fact) ?? [],
  words: {
    imperial: { title: 'Imperial Treasures found', told: (n) => `found ${count(n, 'Imperial Treasure')}` },
    slain: { title: 'Beasts slain', told: (n) => `slew ${count(n, 'beast')}` },
    deaths: { title: 'Deaths', told: (n) => `died ${times(n)}` },
    treasures: { title: 'Treasures found', told: (n) => `came by ${count(n, 'treasure')}` },
    clues: { title: 'Clues exchanged', told: (n) => `followed ${count(n, 'clue')} to the end` },
    'fights-won': { title: 'Fights won', told: (n) => `won ${count(n, 'fight')}` },
    'fights-lost': { title: 'Fights lost', told: (n) => `lost ${count(n, 'fight')}` },
    flights: { title: 'Flights', told: (n) => `ran away ${times(n)}` },
    companions: { title: 'Companions', told: (n) => `won over ${count(n, 'companion')}` },
    delivered: { title: 'Companions delivered', told: (n) => `brought ${count(n, 'companion')} home` },
    explored: { title: 'Places explored', told: (n) => `explored ${count(n, 'place')}` },
    prisons: { title: 'Times in prison', told: (n) => `went to prison ${times(n)}` },
    escapes: { title: 'Escapes from prison', told: (n) => `broke out ${times(n)}` },
    soakings: { title: 'Times lost at sea', told: (n) => `was lost at sea ${times(n)}` },
    spells: { title: 'Spells cast', told: (n) => `cast ${count(n, 'spell')}` },
    learnt: { title: 'Spells learnt', told: (n) => `learnt ${count(n, 'spell')} by sitting still` },
    hexes: { title: 'Hexes travelled', told: (n) => `travelled ${count(n, 'hex', 'hexes')}` },
    'sea-hexes': { title: 'Hexes sailed', told: (n) => `sailed ${count(n, 'hex', 'hexes')}` },
  },
  kind: (_name, kind) => (EXPLORATION_OUTCOMES.get(kind as never)?.name ?? sourceName(kind)).replace(/^The /, ''),
  titles: {
    half: {
      title: 'Half the Empire',
      line: 'turned up three Imperial Treasures in a game',
      within: 'one game',
      when: [{ of: 'imperial', least: 3 }],
    },
    gaolbird: {
      title: 'Knows the Gaoler',
      line: 'went to prison three times',
      within: 'all games',
      when: [{ of: 'prisons', least: 3 }],
    },
    sailor: {
      title: 'Old Salt',
      line: 'sailed 100 hexes',
      within: 'all games',
      when: [{ of: 'sea-hexes', least: 100 }],
    },
    guide: {
      title: 'Never Travels Alone',
      line: 'won over four companions in a game',
      within: 'one game',
      when: [{ of: 'companions', least: 4 }],
    },
    runner: {
      title: 'Discretion Itself',
      line: 'ran away five times in a game',
      within: 'one game',
      when: [{ of: 'flights', least: 5 }],
    },
    sage: {
      title: 'Sits Still',
      line: 'learnt three spells by meditation',
      within: 'all games',
      when: [{ of: 'learnt', least: 3 }],
    },
  },
}
