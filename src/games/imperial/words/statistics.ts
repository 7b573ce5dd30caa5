import {
  diceCount,
  diceIn,
  type Count,
  type CountWords,
  type DrawWords,
  type Feat,
  type StatisticsWords,
  type Title,
} from '../../../engine/index.ts'
import { callByKind, type ByKind, perLanguage } from '../../../language/index.ts'
import { CREATURES, creatureOf, EXPLORATION_OUTCOMES, isImperial, TREASURE_TILES } from '../data/components.ts'
import type { ImperialFact } from '../facts/index.ts'
import { say } from './say.ts'
import { sourceName } from './sums.ts'
import { creatureName } from './things.ts'

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

const COUNTS = [
  'imperial', 'slain', 'deaths', 'treasures', 'clues', 'fights-won', 'fights-lost', 'flights', 'companions',
  'delivered', 'explored', 'prisons', 'escapes', 'soakings', 'spells', 'learnt', 'hexes', 'sea-hexes',
] as const // prettier-ignore

const countWords = (name: (typeof COUNTS)[number]): CountWords => ({
  title: say(`count-${name}`),
  told: (n) => say(`count-${name}.told`, { count: n }),
})

function kindName(kind: string): string {
  if (CREATURES.has(kind)) return creatureName(kind)
  const outcome = [...EXPLORATION_OUTCOMES.keys()].find((one) => one === kind)
  return outcome === undefined ? sourceName(kind) : say(`outcome-${outcome}`)
}

type TitleId = 'half' | 'gaolbird' | 'sailor' | 'guide' | 'runner' | 'sage'

const titleWords = (id: TitleId, within: Title['within'], when: Feat): Title => ({
  title: say(`title-${id}`),
  line: say(`title-${id}.line`),
  within,
  when: [when],
})

/** The share of Imperial Treasures among the tiles of the Treasures Pool (IMP-13.2). */
const IMPERIAL_SHARE = TREASURE_TILES.filter(isImperial).length / TREASURE_TILES.length

const DRAWS: DrawWords<ImperialFact> = {
  of: (told) =>
    told.flatMap((fact) =>
      fact.kind === 'treasure-drawn' ? [{ seat: fact.seat, isGood: isImperial(fact.tile), share: IMPERIAL_SHARE }] : [],
    ),
  told: (draws) => say('drawn-well', draws),
}

/** The statistics of The Quest for the Imperial Treasures. */
export const statistics = perLanguage((): StatisticsWords<ImperialFact> => ({
  version: 1,
  called: [say('game-called'), say('game-called-many')],
  counts: (fact) => callByKind(COUNTING, fact) ?? [],
  draws: DRAWS,
  words: Object.fromEntries(COUNTS.map((name) => [name, countWords(name)])),
  kind: (_name, kind) => kindName(kind),
  titles: {
    half: titleWords('half', 'one game', { of: 'imperial', least: 3 }),
    gaolbird: titleWords('gaolbird', 'all games', { of: 'prisons', least: 3 }),
    sailor: titleWords('sailor', 'all games', { of: 'sea-hexes', least: 100 }),
    guide: titleWords('guide', 'one game', { of: 'companions', least: 4 }),
    runner: titleWords('runner', 'one game', { of: 'flights', least: 5 }),
    sage: titleWords('sage', 'all games', { of: 'learnt', least: 3 }),
  },
}))
