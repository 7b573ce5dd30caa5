import type { Label } from '../../../../engine/index.ts'
import { listOf, signed, percentage } from '../../../../language/index.ts'
import { isRoom } from '../../data/board.ts'
import { CONSTANTS, foeOf } from '../../data/components.ts'
import { LUCK_ON_WOUND } from '../../data/figures.ts'
import { isTreasureId } from '../../data/ids.ts'
import { carriedBy } from '../../view/about.ts'
import { escapeOdds, roundOdds, type RoundOdds } from '../../view/odds.ts'
import { adventurerOf, attackOf, monstersNow, reader, roomIn, roundAgainst, self } from '../../view/reading.ts'
import type { WarlockView } from '../../view/view.ts'
import { cardShort } from '../names.ts'
import { luckChance, luckText, oddsText } from '../odds.ts'
import { say } from '../say.ts'
import { effectOf, hinted, type WarlockLabeller } from './labeller.ts'
import { doorText, moveTo, useItem } from './travel.ts'

/** Options in battles, as buttons. */

/** Between rounds: fight on, press, escape, truce, or a card. */
export const between: WarlockLabeller = (offer, view, names) => {
  switch (offer.key) {
    case 'fight':
      return { label: say('fight-round'), ...oddsNow(view), ...lastStand(view) }
    case 'press': {
      const stamina = view.own?.fleeAt
      const { chance } = oddsNow(view)
      return {
        ...(stamina === undefined ? { label: say('press-low') } : hinted('press', { stamina })),
        ...chanceOf(chance),
      }
    }
    case 'finish':
      return { ...hinted('finish'), ...chanceOf(oddsNow(view).chance), ...lastStand(view) }
    case 'escape': {
      const foe = view.battle?.foe ?? null
      const { escapeModifier: modifier = 0 } = foe === null ? {} : foeOf(foe)
      const chance = escapeOdds(modifier).away
      return { ...hinted('try-escape', { modifier, die: signed(modifier), away: percentage(chance) }), chance }
    }
    case 'truce':
      return hinted('offer-truce')
    default:
      return useItem(offer, view, names)
  }
}

/** Asks for confirmation if losing the next round is death, and likelier than winning it. */
function lastStand(view: WarlockView): { sure?: string } {
  const stamina = self(view)?.stamina.now
  const { win = 0, lose = 0 } = oddsAhead(view) ?? {}
  if (stamina === undefined || stamina > CONSTANTS.baseWound || lose <= win) return {}
  return { sure: say('fight-sure', { stamina, lose: percentage(lose) }) }
}

/** The chance of the next round, against a monster or a rival. */
function oddsNow(view: WarlockView): Pick<Label, 'hint' | 'chance'> {
  const odds = oddsAhead(view)
  return odds ? { hint: oddsText(odds), chance: odds.win } : {}
}

function chanceOf(chance: number | undefined): Pick<Label, 'chance'> {
  return chance === undefined ? {} : { chance }
}

function oddsAhead(view: WarlockView): RoundOdds | null {
  const { battle } = view
  if (!battle) return null
  const me = reader(view)
  if (battle.foe !== null) return roundAgainst(view, battle.seat, battle.foe, battle.current)
  const other = battle.seat === me ? battle.rival : battle.seat
  return other === null ? null : roundOdds(attackOf(view, me) - attackOf(view, other))
}

/** A flight shows no hints of a move, since it meets nothing and ends no turn. */
export const flight: WarlockLabeller = (offer, view, names) => {
  const space = offer.place ?? offer.key
  const { label } = moveTo(offer, view, names)
  if (!isRoom(space)) return { label, hint: doorText(space) }
  return { label, hint: roomIn(view, space)?.encounter == null ? say('flight-free') : say('flight-guarded') }
}

export const sword: WarlockLabeller = ({ key }) => {
  const drawn = { sword: `card-${key}` }
  return isTreasureId(key) ? { label: say('draw-sword', drawn), hint: effectOf(key) } : hinted('draw-plain', drawn)
}

export const declare: WarlockLabeller = (offer) => {
  const { cards = [] } = carriedBy(offer)
  if (cards.length === 0) return hinted('declare-nothing')
  return hinted('declare', { cards: listOf(cards.map(cardShort)), count: cards.length })
}

export const luck: WarlockLabeller = ({ key }, view) => {
  if (key !== 'test') return { label: say('leave-to-fate') }
  const { dealt, taken } = LUCK_ON_WOUND
  const told = hinted('test-luck', {
    luck: luckText(view),
    dealt: signed(dealt.lucky),
    dealtNot: signed(dealt.unlucky),
    taken: signed(taken.lucky),
    takenNot: signed(taken.unlucky),
  })
  return { ...told, chance: luckChance(view) }
}

export const roll: WarlockLabeller = (_offer, view) => {
  const { battle } = view
  const monster = battle?.foe == null ? undefined : monstersNow(view, battle.foe)[battle.current]
  return monster ? hinted('roll-dice', { skill: monster.skill }) : hinted('roll-its-dice')
}

/** The adventurers to attack on the space, and cards to use on them. */
export const attack: WarlockLabeller = (offer, view, names) => {
  const { target, card } = carriedBy(offer)
  if (card !== undefined) return useItem(offer, view, names)
  if (target === undefined) return hinted('leave-them')
  const them = adventurerOf(view, target)
  const odds = roundOdds(attackOf(view, reader(view)) - attackOf(view, target))
  const told = hinted('attack', {
    rival: names(target),
    odds: oddsText(odds),
    stamina: them?.stamina.now ?? 0,
    cards: say('treasure-cards', { count: them?.treasures ?? 0 }),
  })
  return { ...told, chance: odds.win }
}

export const defend: WarlockLabeller = (offer, view) =>
  offer.key === 'fight' ? { label: say('defend'), ...oddsNow(view) } : hinted('buy-off')

export const truce: WarlockLabeller = ({ key }) =>
  key === 'accept' ? hinted('accept-truce') : { label: say('refuse-truce') }

export const rob: WarlockLabeller = (offer) => {
  const { card } = carriedBy(offer)
  if (card !== undefined) return { label: say('take-card', { card: `card-${card}` }), hint: effectOf(card) }
  if (offer.key === 'keys') return hinted('rob-keys')
  return { label: offer.key === 'random' ? say('rob-random') : say('rob-nothing') }
}

export const lantern: WarlockLabeller = ({ key }) =>
  key === 'take' ? hinted('take-lantern') : { label: say('leave-lantern') }
