import type { Seat } from '../../../../engine/index.ts'
import { joined } from '../../../../language/index.ts'
import { CROWN, drawsOn, regionOfSpace, spacesOfRegion } from '../../data/board.ts'
import { characterCard, isEnemy, isFollower, isObject, kindIdOf, kindOf, spaceOf } from '../../data/components.ts'
import type { CardId, SpaceId } from '../../data/ids.ts'
import { chanceOfAtMost, passageOf } from '../../view/odds.ts'
import { turnsTo } from '../../view/reach.ts'
import { hasTalisman, roleAt, roomOf } from '../../view/reading.ts'
import type { CharacterView, TalismanView } from '../../view/view.ts'
import { spaceId } from '../names.ts'
import { labelled } from '../people.ts'
import { say } from '../say.ts'

/** What a player needs next, as far as the view knows. */

/** The way through the Crypt or the Mines should work this often. */
const GOOD_CHANCE = 0.7
/** What pays has to be this near, in Turns. */
const NEAR = 2
/** From this many rounds before the last on, an aim counts them. */
const ROUNDS_COUNTED = 5

/** The two ways through the Inner Region, and the score each needs. */
const PASSAGES = [
  { stat: 'strength', space: 'crypt' },
  { stat: 'craft', space: 'mines' },
] as const satisfies readonly { readonly stat: string; readonly space: SpaceId }[]

/** A seat's next steps to the Crown; `null` if there is nothing to aim at, or a fight comes first. */
export function aimOf(view: TalismanView, seat: Seat): string | null {
  const me = roleAt(view, seat)
  const isFighting = view.matters.some(({ matter }) => matter !== 'window')
  if (view.step === 'setup' || view.result !== null || isFighting || !me) return null
  const missed = me.missTurns > 0 ? say('aim-missed', { turns: me.missTurns }) : ''
  return joined(' ', missed, stepOf(view, seat, me), roundsText(view))
}

function stepOf(view: TalismanView, seat: Seat, me: CharacterView): string {
  if (me.toad) return say('aim-toad', { turns: me.toad.turnsLeft })
  if (me.space === CROWN) return say(view.options['crown-victory'] === 'command' ? 'aim-hold-command' : 'aim-hold-contest') // prettier-ignore
  const turns = turnsTo(view, seat)
  const way = easiestWay(me)
  const isStrong = way.now >= way.need || regionOfSpace(me.space) === 'inner'
  if (isStrong && hasTalisman(me)) return say('aim-go', { turns: turns.get(CROWN) ?? 1 })
  const needed = isStrong ? say('aim-talisman') : hasTalisman(me) ? say('aim-strength', way) : say('aim-both', way)
  return joined(' ', needed, payText(view, me, turns))
}

/** The score nearest to a good chance in the Crypt or the Mines. */
function easiestWay(me: CharacterView) {
  const ways = PASSAGES.map(({ stat, space }) => {
    const { dice, most } = passageOf(me, space)
    const now = me[stat].total
    let score = dice
    while (chanceOfAtMost(dice, score) < GOOD_CHANCE) score += 1
    return { stat, need: score - (most - now), now }
  })
  return ways.reduce((best, one) => (one.need - one.now < best.need - best.now ? one : best))
}

/** What is worth the way: a thing that lies about unguarded, or the space on which most cards are drawn. */
function payText(view: TalismanView, me: CharacterView, turns: ReadonlyMap<SpaceId, number>): string {
  const near = spacesOfRegion(regionOfSpace(me.space)).flatMap((space) => {
    const away = turns.get(space) ?? 0
    return away > 0 && away <= NEAR ? [{ space, away, lying: view.ground[space]?.cards ?? [] }] : []
  })
  const isWanted = (card: CardId) => isWorthTaking(me, card)
  const found = near.find(({ lying, away }) => away === 1 && !lying.some(isEnemy) && lying.some(isWanted))
  const card = found?.lying.find(isWanted)
  if (found && card !== undefined) return say('aim-lies', { card: labelled(view, card), place: spaceId(found.space), turns: found.away }) // prettier-ignore
  const [best] = near
    .filter(({ space }) => drawsOn(space))
    .map(({ space, away, lying }) => ({
      space,
      turns: away,
      cards: (spaceOf(space).instruction.n ?? 0) - lying.length,
    }))
    .filter(({ cards }) => cards > 1)
    .sort((one, other) => other.cards / other.turns - one.cards / one.turns)
  return best ? say('aim-best', { ...best, space: spaceId(best.space) }) : ''
}

/** Whether a Character may and can carry a card, and doesn't already have a Talisman for it to be another. */
function isWorthTaking(me: CharacterView, card: CardId): boolean {
  if (characterCard(me.id).forbiddenItems.includes(kindIdOf(card))) return false
  if (isObject(card)) return roomOf(me) > 0 && !(kindOf(card).isTalisman && hasTalisman(me))
  return isFollower(card)
}

function roundsText({ roundLimit, round }: TalismanView): string {
  if (roundLimit === null) return ''
  const rounds = roundLimit - round
  return rounds <= ROUNDS_COUNTED ? say('aim-rounds', { rounds }) : ''
}
