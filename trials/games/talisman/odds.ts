import type { Asked, Seat } from '../../../src/engine/index.ts'
import { isEnemy, tableOf, type CardRow } from '../../../src/games/talisman/data/components.ts'
import type { TalismanFact } from '../../../src/games/talisman/facts/index.ts'
import type { TalismanView } from '../../../src/games/talisman/view/view.ts'
import { factsOf, firstOf, type Came, type OddsParts, type Reading } from '../../odds.ts'

/** How the figures beside choices are read from what came of them. */

type Of<K extends TalismanFact['kind']> = Extract<TalismanFact, { kind: K }>
const told = <K extends TalismanFact['kind']>({ told: all }: Came<TalismanView>, kind: K): Of<K>[] =>
  factsOf<TalismanFact, K>(all, kind)
const first = firstOf<TalismanFact, TalismanFact['kind']> as <K extends TalismanFact['kind']>(
  kind: K,
  is: (fact: Of<K>, seat: Seat) => boolean,
) => Reading

/** The first fight: how it ends for the player. */
const fought = (result: 'won' | 'lost'): Reading =>
  first('fought', (fact, seat) => fact.result === (fact.seat === seat ? result : { won: 'lost', lost: 'won' }[result]))

/** The first row of a table. */
const row =
  (is: (row: CardRow) => boolean): Reading =>
  ({ told: all }) => {
    const [read] = factsOf<TalismanFact, 'table-read'>(all, 'table-read')
    if (!read) return null
    const found = tableOf(read.table).rows.find(({ roll }) => roll?.includes(read.roll.total))
    return found ? Number(is(found)) : null
  }

const op = (...ops: readonly string[]): [string, Reading] => [
  `op:${ops.join('+')}`,
  row((one) => one.ops?.some((deed) => ops.includes(deed.op)) ?? false),
]

/** The draw on the space: whether an Enemy is among the cards, or the one card is an Enemy that wins. */
const drawn =
  (what: 'enemy' | 'lost'): Reading<TalismanView> =>
  (came) => {
    const [draw] = told(came, 'cards-drawn')
    if (!draw) return null
    const enemies = draw.cards.filter(isEnemy)
    if (what === 'enemy' || enemies.length === 0) return Number(enemies.length > 0)
    const fight = told(came, 'fought').find(({ foes }) => foes.some((foe) => enemies.includes(foe as never)))
    return fight ? Number(fight.result === 'lost') : null
  }

const READINGS: Readonly<Record<string, Reading<TalismanView>>> = {
  'fight-won': fought('won'),
  'fight-lost': fought('lost'),
  'draw-enemy': drawn('enemy'),
  'draw-lost': drawn('lost'),
  'table-harm': row(({ value = 0 }) => value < 0),
  'table-gain': row(({ value = 0 }) => value > 0),
  passed: first('portal-tried', ({ opens }) => opens),
  failed: first('portal-tried', ({ opens }) => !opens),
  'thrown-out': first('came-out', ({ to, from }) => to !== from),
  charmed: first('charm-tried', ({ joins }) => joins),
  beguiled: first('beguiled', ({ works }) => works),
  unsaved: first('protected', ({ saved }) => !saved),
  ...Object.fromEntries([
    op('toad'),
    op('lose-strength', 'lose-craft'),
    op('gain-strength', 'gain-craft', 'gain-spell'),
    op('lose-life', 'choose', 'enslave'),
    op('miss-turn'),
    op('gain-spell'),
    op('gain-craft'),
    op('gain-life'),
    op('set-alignment'),
    op('heal'),
  ]),
}

/** Stands and fights, from behind if possible: no Spell, no bribe, no way out. */
function next({ verb, offers }: Asked): string | null {
  const has = (key: string): string | null => offers.find((one) => one.key === key)?.key ?? null
  switch (verb) {
    case 'window.act':
      return has('use:assassinate') ?? has('pass')
    case 'encounter.do':
      return has('space')
    case 'space.roll':
    case 'space.skip':
      return has('roll')
    case 'table.add-one':
      return offers.find(({ key }) => key !== 'add')?.key ?? null
    default:
      return null
  }
}

export const odds: OddsParts<TalismanView> = {
  readings: READINGS,
  amounts: [],
  risks: [
    'fight-lost', 'draw-lost', 'draw-enemy', 'op:toad', 'op:miss-turn', 'op:lose-life+choose+enslave',
    'op:lose-strength+lose-craft', 'table-harm', 'failed', 'thrown-out', 'unsaved',
  ], // prettier-ignore
  next,
}
