import { capital, count, percent, signed } from '../../../../language/index.ts'
import { isRoom } from '../../data/board.ts'
import { CONSTANTS } from '../../data/components.ts'
import { LUCK_ON_WOUND } from '../../data/figures.ts'
import { isTreasureId, type TreasureId } from '../../data/ids.ts'
import { carriedBy } from '../../view/about.ts'
import { roundOdds, type RoundOdds } from '../../view/odds.ts'
import { adventurerOf, attackOf, monstersNow, reader, roomIn, roundAgainst, self } from '../../view/reading.ts'
import type { WarlockView } from '../../view/view.ts'
import { cardShort, cardText, doorNearby, swordName } from '../names.ts'
import { escapeHint, luckText, oddsText, roundText } from '../odds.ts'
import type { WarlockLabeller } from './labeller.ts'
import { moveTo, useItem } from './travel.ts'

/** Options in battles, as buttons. */

/** Between rounds: fight on, press, escape, truce, or a card. */
export const between: WarlockLabeller = (offer, view, names) => {
  const foe = view.battle?.foe ?? null
  switch (offer.key) {
    case 'fight':
      return { label: 'Fight a round', hint: oddsNow(view), ...lastStand(view) }
    case 'press': {
      const at = view.own?.fleeAt
      if (at === undefined) return { label: 'Fight on until I am low' }
      return {
        label: at === 0 ? 'Fight on unasked' : `Fight on until I have ${at} left`,
        hint: 'round after round, unasked; the number is a standing order',
      }
    }
    case 'finish':
      return { label: 'Fight to the end', hint: 'unasked, until somebody is dead', ...lastStand(view) }
    case 'escape':
      return { label: 'Try to escape', hint: escapeHint(foe) }
    case 'truce':
      return { label: 'Offer a truce', hint: 'accepted, the battle ends and nobody is robbed' }
    default:
      return useItem(offer, view, names)
  }
}

/** Asks for confirmation if losing the next round is death, and likelier than winning it. */
function lastStand(view: WarlockView): { sure?: string } {
  const stamina = self(view)?.stamina.now
  const { win = 0, lose = 0 } = oddsAhead(view) ?? {}
  if (stamina === undefined || stamina > CONSTANTS.baseWound || lose <= win) return {}
  return { sure: `You have ${stamina} Stamina: a lost round is death, and you lose it with ${percent(lose)}.` }
}

/** The chance of the next round, against a monster or a rival. */
function oddsNow(view: WarlockView): string {
  const odds = oddsAhead(view)
  return odds ? oddsText(odds) : ''
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
  if (!isRoom(space)) return { ...moveTo(offer, view, names), hint: doorNearby(space).replace(/^, /, '') }
  const guarded = roomIn(view, space)?.encounter != null
  return {
    ...moveTo(offer, view, names),
    hint: guarded ? 'whatever is in there must be met next turn' : 'nobody is in the way there',
  }
}

export const sword: WarlockLabeller = ({ key }) => ({
  label: `Draw the ${swordName(key as TreasureId)}`,
  hint: isTreasureId(key) ? cardText(key) : 'no bonus, no secrets',
})

export const declare: WarlockLabeller = (offer) => {
  const { cards = [] } = carriedBy(offer)
  if (cards.length === 0) return { label: 'Show nothing', hint: 'cards not shown do not count in this battle' }
  return {
    label: `Fight with ${cards.map(cardShort).join(' + ')}`,
    hint: `${capital(count(cards.length, 'card'))} shown to all`,
  }
}

export const luck: WarlockLabeller = ({ key }, view) =>
  key === 'test'
    ? {
        label: 'Test Luck',
        hint: `${luckText(view)}; dealt: ${strokeText(LUCK_ON_WOUND.dealt)}, taken: ${strokeText(LUCK_ON_WOUND.taken)}`,
      }
    : { label: 'Leave it to fate' }

export const roll: WarlockLabeller = (_offer, view) => {
  const { battle } = view
  const monster = battle?.foe == null ? undefined : monstersNow(view, battle.foe)[battle.current]
  return { label: 'Roll the dice', hint: monster ? `two dice and Skill ${monster.skill}` : 'two dice and its Skill' }
}

function strokeText({ lucky, unlucky }: { readonly lucky: number; readonly unlucky: number }): string {
  return `${signed(lucky)} or ${signed(unlucky)}`
}

/** The adventurers to attack on the space, and cards to use on them. */
export const attack: WarlockLabeller = (offer, view, names) => {
  const { target, card } = carriedBy(offer)
  if (card !== undefined) return useItem(offer, view, names)
  if (target === undefined) return { label: 'Go on', hint: 'and leave them be' }
  const them = adventurerOf(view, target)
  const cards = them ? `, ${count(them.treasures, 'Treasure card')}` : ''
  return {
    label: `Attack ${names(target)}`,
    hint: `${roundText(attackOf(view, reader(view)) - attackOf(view, target))}; Stamina ${them?.stamina.now ?? 0}${cards}`,
  }
}

export const defend: WarlockLabeller = (offer, view) => {
  if (offer.key === 'fight') return { label: 'Stand and fight', hint: oddsNow(view) }
  return { label: 'Make an offer', hint: 'a deal; if they take it, there is no battle this turn' }
}

export const truce: WarlockLabeller = ({ key }) =>
  key === 'accept'
    ? { label: 'Accept the truce', hint: 'nobody is robbed, both stay' }
    : { label: 'Refuse, and fight on' }

export const rob: WarlockLabeller = (offer) => {
  const { card } = carriedBy(offer)
  if (card !== undefined) return { label: `Take the ${cardShort(card)}`, hint: cardText(card) }
  if (offer.key === 'keys')
    return { label: 'Take all keys', hint: 'whatever Treasure cards with keys there are; perhaps none' }
  if (offer.key === 'random') return { label: 'Take a card at random' }
  return { label: 'Take nothing' }
}

export const lantern: WarlockLabeller = ({ key }) =>
  key === 'take'
    ? { label: 'Take the lantern too', hint: 'in the dark, passages lead anywhere' }
    : { label: 'Leave the lantern' }
