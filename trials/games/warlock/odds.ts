import type { Asked, Seat } from '../../../src/engine/index.ts'
import type { SwordId } from '../../../src/games/warlock/data/ids.ts'
import { edgeOf } from '../../../src/games/warlock/data/traits.ts'
import type { WarlockFact } from '../../../src/games/warlock/facts/index.ts'
import type { Warlock } from '../../../src/games/warlock/state/state.ts'
import { beliefsOf, bestGuess } from '../../../src/games/warlock/view/beliefs.ts'
import { battleIn } from '../../../src/games/warlock/view/about.ts'
import { adventurerOf, cardsKnown, keysHeld, monstersNow } from '../../../src/games/warlock/view/reading.ts'
import { foeOf } from '../../../src/games/warlock/data/components.ts'
import type { WarlockView } from '../../../src/games/warlock/view/view.ts'
import { factsOf, firstOf, type Came, type OddsParts, type Reading } from '../../odds.ts'

/** How the figures beside choices are read from what came of them. */

type Of<K extends WarlockFact['kind']> = Extract<WarlockFact, { kind: K }>
type WarlockCame = Came<WarlockView>
const told = <K extends WarlockFact['kind']>({ told: all }: WarlockCame, kind: K): Of<K>[] =>
  factsOf<WarlockFact, K>(all, kind)
const first = firstOf<WarlockFact, WarlockFact['kind']> as <K extends WarlockFact['kind']>(
  kind: K,
  is: (fact: Of<K>, seat: Seat) => boolean,
) => Reading

/** The next round: whether a side wins it. Gear that its player couldn't know of makes it another round. */
const round =
  (side: 'won' | 'lost'): Reading<WarlockView> =>
  (came) => {
    const [fought] = told(came, 'round-fought')
    if (!fought || hasSurprise(came)) return null
    const ours = fought.rival === came.answer.seat ? { won: 'lost', lost: 'won' }[side] : side
    return Number(fought.outcome === ours)
  }

/** Whether a rival has declared a card that wasn't public. */
function hasSurprise(came: WarlockCame): boolean {
  const { answer, before } = came
  return told(came, 'cards-declared').some(
    ({ seat, cards }) => seat !== answer.seat && cards.some((card) => !cardsKnown(before, seat).includes(card)),
  )
}

/** The end of a battle fought on: dead, down to the threshold, or the foe beaten. */
function endOf(came: WarlockCame): 'died' | 'won' | 'low' | 'other' | null {
  const { answer, run } = came
  const [over] = told(came, 'battle-over')
  if (over) return over.end === 'killed' ? 'won' : over.end === 'died' ? 'died' : 'other'
  if (told(came, 'died').some(({ seat }) => seat === answer.seat)) return 'died'
  const isAskedAgain = answer.key === 'press' && run.askedOf(answer.seat)?.verb === 'battle.escape'
  return isAskedAgain ? 'low' : null
}

const ended =
  (how: 'died' | 'won' | 'low'): Reading<WarlockView> =>
  (came) => {
    const end = endOf(came)
    return end === null ? null : Number(end === how)
  }

const staminaIn = (view: WarlockView, seat: Seat): number => adventurerOf(view, seat)?.stamina.now ?? 0

/** Luck gained or Stamina eaten has no part in it: the wounds count. A death costs all that was left. */
const cost: Reading<WarlockView> = (came) => {
  const { answer, before } = came
  const end = endOf(came)
  if (end === null) return null
  const had = staminaIn(before, answer.seat)
  if (end === 'died') return had
  return told(came, 'sheet-changed')
    .filter(({ seat, what, by }) => seat === answer.seat && what === 'stamina' && by < 0)
    .reduce((sum, { by }) => sum - by, 0)
}

/** A face-down card that is met. */
const met =
  (what: 'monster' | 'died'): Reading<WarlockView> =>
  (came) => {
    const [card] = told(came, 'encounter-met')
    if (!card) return null
    const isMonster = foeOf(card.card).kind === 'monster'
    if (what === 'monster' || !isMonster) return Number(isMonster)
    const end = endOf(came)
    return end === null ? null : Number(end === 'died')
  }

/** The numbers in the chest of that world, which only the trial may see. */
const isBeneath = ({ run, answer }: WarlockCame): boolean =>
  (run.state as unknown as Warlock).chest.includes(Number(/\d/.exec(answer.key)?.[0]))

/** The weight of the chests that the truth about a number excludes, or the Key card that the player sees. */
function ruledOut(came: WarlockCame): number | null {
  const { answer, before } = came
  const chance = (number: number | null): number => (number === null ? 0 : (beliefsOf(before).chance.get(number) ?? 0))
  if (/^\d$/.test(answer.key)) return isBeneath(came) ? 1 - chance(Number(answer.key)) : chance(Number(answer.key))
  const [seen] = told(came, 'key-seen').filter(({ seat }) => seat === answer.seat)
  switch (seen?.sighting.kind) {
    case 'beneath':
      return 1 - chance(seen.sighting.number)
    case 'card':
    case 'stack':
      return chance(seen.sighting.number)
    case 'answer':
      return seen.sighting.held ? chance(seen.sighting.number) : 0
    default:
      return null
  }
}

const READINGS: Readonly<Record<string, Reading<WarlockView>>> = {
  'round-won': round('won'),
  'round-lost': round('lost'),
  'battle-died': ended('died'),
  'battle-won': ended('won'),
  'battle-low': ended('low'),
  'battle-cost': cost,
  'room-monster': met('monster'),
  'room-died': met('died'),
  unlucky: first('luck-tested', ({ lucky }) => !lucky),
  away: first('escape-rolled', ({ escaped }) => escaped),
  held: first('escape-rolled', ({ escaped }) => !escaped),
  // If it holds them, the next round may kill them too.
  'escape-died': (came) => {
    const upTo = came.told.findIndex(({ kind }) => kind === 'round-fought')
    const now = { ...came, told: upTo < 0 ? came.told : came.told.slice(0, upTo) }
    return told(now, 'escape-rolled').length === 0 ? null : Number(told(now, 'died').length > 0)
  },
  died: (came) => (told(came, 'encounter-rolled').length === 0 ? null : Number(told(came, 'died').length > 0)),
  fell: (came) => (told(came, 'river-bridge').length === 0 ? null : Number(told(came, 'river-fell').length > 0)),
  across: (came) => (told(came, 'river-bridge').length === 0 ? null : Number(told(came, 'river-crossed').length > 0)),
  'stake-won': (came) => staked(came)[0] ?? null,
  'stake-lost': (came) => staked(came).map((won) => 1 - won)[0] ?? null,
  'chest-right': (came) => guessed(came),
  'chest-wrong': (came) => {
    const right = guessed(came)
    return right === null ? null : 1 - right
  },
  beneath: (came) => Number(isBeneath(came)),
  'not-beneath': (came) => Number(!isBeneath(came)),
  'ruled-out': ruledOut,
  'dead-end': (came) =>
    told(came, 'maze-turned-up').length === 0 ? null : Number(told(came, 'maze-dead-end').length > 0),
}

const staked = (came: WarlockCame): number[] =>
  [...told(came, 'dwarfs-played'), ...told(came, 'wagered')].map(({ won }) => Number(won))

function guessed(came: WarlockCame): number | null {
  if (told(came, 'chest-opened').length > 0) return 1
  return told(came, 'chest-wrong').length > 0 ? 0 : null
}

/** Fights on to the end, with the sword a referee would draw, and names the best guess at the chest. */
function next(asked: Asked, came: WarlockCame): string | null {
  const { answer, before, run } = came
  switch (asked.verb) {
    case 'battle.escape':
      return answer.key === 'press' ? null : 'finish'
    case 'battle.sword': {
      const foe = battleIn(asked)?.foe ?? null
      const monster = foe === null ? undefined : monstersNow(run.view(answer.seat), foe)[0]
      const [best] = asked.offers
        .map(({ key }) => key as SwordId)
        .sort((a, b) => edgeOf(b, monster) - edgeOf(a, monster))
      return best ?? null
    }
    case 'chest.name': {
      const { numbers } = bestGuess(before, beliefsOf(before), keysHeld(before))
      return asked.offers.find(({ key }) => numbers.includes(Number(key.split(':')[0])))?.key ?? null
    }
    default:
      return null
  }
}

export const odds: OddsParts<WarlockView> = {
  readings: READINGS,
  amounts: ['battle-cost', 'ruled-out'],
  risks: [
    'battle-died', 'room-died', 'escape-died', 'died', 'round-lost', 'fell', 'unlucky', 'held', 'stake-lost', 'chest-wrong', 'not-beneath', 'dead-end',
  ], // prettier-ignore
  next,
}
