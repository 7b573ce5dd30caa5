import type { Asked, Seat } from '../../../src/engine/index.ts'
import { isEnemy, tableOf, type CardRow } from '../../../src/games/talisman/data/components.ts'
import type { TalismanFact } from '../../../src/games/talisman/facts/index.ts'
import { bestAttack } from '../../../src/games/talisman/view/odds.ts'
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

/** All the Pitfiends of a Turn: whether a fight with one is lost, or all are won. */
const pits =
  (how: 'lost' | 'won'): Reading<TalismanView> =>
  (came) => {
    const [host] = told(came, 'pitfiends-come')
    const fights = told(came, 'fought').map(({ result }) => result)
    const isOver = fights.some((result) => result !== 'won') || fights.length === host?.left
    if (!host || !isOver) return null
    return Number(how === 'won' ? fights.every((result) => result === 'won') : fights.includes('lost'))
  }

/** The Chasm: the Character's own fall, or that of any Follower; the last of them to roll decides. */
const fell: Reading<TalismanView> = (came) => {
  const [own] = told(came, 'chasm-rolled').filter(({ card }) => card === null)
  return own ? Number(own.falls) : null
}
const followerFell: Reading<TalismanView> = (came) => {
  const rolls = told(came, 'chasm-rolled').filter(({ card }) => card !== null)
  const followers = came.before.players[came.answer.seat]?.character?.followers.length ?? 0
  if (rolls.some(({ falls }) => falls)) return 1
  return rolls.length === followers ? 0 : null
}

const READINGS: Readonly<Record<string, Reading<TalismanView>>> = {
  'fight-won': fought('won'),
  'fight-lost': fought('lost'),
  'draw-enemy': drawn('enemy'),
  'draw-lost': drawn('lost'),
  'table-harm': row(({ value = 0 }) => value < 0),
  'table-gain': row(({ value = 0 }) => value > 0),
  fell,
  'follower-fell': followerFell,
  'death-lost': first('diced-with-death', ({ result }) => result === 'lost'),
  'death-won': first('diced-with-death', ({ result }) => result === 'won'),
  'pits-lost': pits('lost'),
  'pits-won': pits('won'),
  'vampire-lives': (came) => {
    const [demand] = told(came, 'vampire-demands')
    const { followers = [] } = came.before.players[came.answer.seat]?.character ?? {}
    return demand ? Number(demand.lives > followers.length) : null
  },
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

/** Stands and fights, from behind if possible: no Spell, no bribe, no way out. Attacks in the better way. */
function next({ verb, offers }: Asked, { answer, before }: Came<TalismanView>): string | null {
  const has = (key: string): string | null => offers.find((one) => one.key === key)?.key ?? null
  switch (verb) {
    case 'window.act':
      return has('use:assassinate') ?? has('pass')
    case 'encounter.do':
      return has('space')
    case 'character.do': {
      const [me, other] = [answer.seat, Number(answer.key.split(':').at(-1))].map((seat) => before.players[seat]?.character) // prettier-ignore
      return me && other ? has(`attack:${bestAttack(me, other).fight}`) : null
    }
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
    'fight-lost', 'draw-lost', 'draw-enemy', 'fell', 'follower-fell', 'death-lost', 'pits-lost', 'vampire-lives', 'op:toad', 'op:miss-turn', 'op:lose-life+choose+enslave',
    'op:lose-strength+lose-craft', 'table-harm', 'failed', 'thrown-out', 'unsaved',
  ], // prettier-ignore
  next,
}
