import type { Label } from '../../../../engine/index.ts'
import { kindOf } from '../../data/components.ts'
import { cardGist } from '../gists.ts'
import { encounterLabel } from './moves.ts'
import { argsOf, type Labeller } from './windows.ts'
import { abilityText, cardText } from '../names.ts'
import { duelOddsOf, oddsText } from '../odds.ts'
import { count, listOf, percent } from '../../../../prose/index.ts'
import { looksLike, roleAt, selfIn, type Saw, cardLabel, theLabel } from '../people.ts'

/** Options of Encounters and fights, as buttons. */

const cardIn = (offer: Parameters<Labeller>[0]): string => {
  const { card } = argsOf(offer) as { card?: string }
  return card ?? offer.key.split(':').at(-1) ?? ''
}

/** "Take the Sword": a card, with what it is good for. */
export const withCard = (verb: string, after = ''): Labeller => {
  return (offer, view) => {
    const card = cardIn(offer)
    return { label: `${verb} ${theLabel(view, card)}${after}`, hint: cardGist(card) }
  }
}

export const encounterDo: Labeller = (offer, view, names) => {
  const [what = '', id = ''] = offer.key.split(':')
  switch (what) {
    case 'space':
      return encounterLabel(view)
    case 'character': {
      const other = roleAt(view, Number(id))
      return {
        label: `Encounter ${names(Number(id))}${other ? `, ${looksLike(other)}` : ''}`,
        hint: other
          ? `Strength ${other.combatStrength.total}, Craft ${other.craft.total}, ${count(other.lives, 'Life', 'Lives')}, ${other.gold} Gold`
          : '',
      }
    }
    case 'take':
      return taking(offer, view, names)
    case 'visit': {
      const card = cardIn(offer)
      return {
        label: `${kindOf(card).type === 'place' ? meetingVerb(card) : 'Visit'} ${theLabel(view, card)}`,
        hint: cardText(card),
      }
    }
    default:
      return { label: view.turn.encountered ? 'End the Turn' : 'Move along', hint: '' }
  }
}

const taking: Labeller = (offer, view, names) => {
  if (offer.key === 'take:gold') return { label: `Take ${String(argsOf(offer)['gold'] ?? 'the')} Gold` }
  const card = cardIn(offer)
  const { cost } = kindOf(card)
  const label = withCard('Take')(offer, view, names)
  return cost === undefined ? label : { label: `Hire ${theLabel(view, card)} (${cost} Gold)`, hint: cardText(card) }
}

export const cardNext: Labeller = (offer, view, names) => {
  if (offer.key === 'done') return { label: 'That is all', hint: 'the rest stays here, face up' }
  if (offer.key.startsWith('take:')) return taking(offer, view, names)
  const card = cardIn(offer)
  return {
    label: `${meetingVerb(card)} ${theLabel(view, card)}`,
    hint: cardText(card),
  }
}

function meetingVerb(card: string): string {
  const { encounterNumber, uses, id } = kindOf(card)
  if (encounterNumber !== 6) return 'Meet'
  return uses !== undefined ? 'Drink from' : id === 'shrine' ? 'Pray at' : id === 'market' ? 'Visit' : 'Enter'
}

export const characterDo: Labeller = (offer, view, names) => {
  const me = selfIn(view)
  const { seat } = argsOf(offer) as { seat?: number }
  const other = seat === undefined ? null : roleAt(view, seat)
  const name = seat === undefined ? 'them' : names(seat)
  switch (offer.key) {
    case 'attack:combat':
      return {
        label: `Attack ${name}`,
        ...(me && other
          ? {
              hint: `Strength ${me.combatStrength.total} against ${other.combatStrength.total}: ${oddsText(duelOddsOf(me, other, 'combat'))}`,
            }
          : {}),
      }
    case 'attack:psychic':
      return {
        label: `Attack ${name} with Craft`,
        ...(me && other
          ? {
              hint: `Craft ${me.craft.total} against ${other.craft.total}: ${oddsText(duelOddsOf(me, other, 'psychic'))}`,
            }
          : {}),
      }
    case 'thief-steal':
      return { label: `Steal from ${name}`, hint: 'an Object, a Mule or 1 Gold; no roll' }
    case 'sorceress-beguile': {
      const needs = { good: 6, neutral: 5, evil: 4 }[other?.alignment ?? 'neutral']
      return {
        label: `Beguile ${name}`,
        hint: `${needs === 6 ? 'a 6' : `${needs} or more`} on a die, ${percent((7 - needs) / 6)}: an Object or 1 Gold`,
      }
    }
    case 'sorceress-lure':
      return { label: `Lure a Follower of ${name}`, hint: abilityText(offer.key) }
    case 'minstrel-serenade':
      return { label: `Serenade ${name}’s company`, hint: abilityText(offer.key) }
    default:
      return { label: 'Leave it at that' }
  }
}

export const fightWeapons: Labeller = (offer, view) => {
  if (offer.key === 'none') return { label: 'Bare hands', hint: 'no Weapon counts' }
  const { cards = [], bonus = 0 } = argsOf(offer) as { cards?: readonly string[]; bonus?: number }
  return { label: `Use the ${listOf(cards.map((card) => cardLabel(view, card)))}`, hint: `+${bonus} Strength` }
}

export const fightProtect: Labeller = (offer, view, names) =>
  offer.key === 'none' ? { label: 'Take it', hint: 'the Life is lost' } : withCard('Try')(offer, view, names)

export const fightSpoils: Labeller = (offer, view, names): Label => {
  switch (offer.key) {
    case 'life':
      return { label: 'Take a Life', hint: 'an Object or a Spell may still save it' }
    case 'gold':
      return { label: 'Take 1 Gold' }
    case 'nothing':
      return { label: 'Let them go' }
    default:
      return withCard('Take')(offer, view, names)
  }
}

/** Loot by an ability: an Object, a Follower, or 1 Gold. */
export const loot: Labeller = (offer, view, names) =>
  offer.key === 'gold' ? { label: 'Take 1 Gold' } : withCard('Take')(offer, view, names)

export const ghoulRaise: Labeller = (offer, view: Saw) =>
  offer.key === 'raise'
    ? { label: 'Raise it', hint: 'a Follower: its Strength counts in one Combat, then it falls apart' }
    : { label: 'Keep it as a trophy', hint: `trophies buy Strength, ${view.options.trophyRate} points for 1` }
