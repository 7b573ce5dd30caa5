import type { Label } from '../../../../engine/index.ts'
import { count, listOf, percent } from '../../../../language/index.ts'
import { kindOf, tableOf, isAbility } from '../../data/components.ts'
import type { CardId, AbilityId } from '../../data/ids.ts'
import { traitsOf } from '../../data/traits.ts'
import { type FightKind, ownMight, duelOdds } from '../../view/odds.ts'
import { roleAt, selfIn, argsOf, keyParts, cardIn } from '../../view/reading.ts'
import type { CharacterView } from '../../view/view.ts'
import { abilityText, cardText, abilityName } from '../names.ts'
import { oddsText, statName } from '../odds.ts'
import { type Saw, cardLabel, theLabel } from '../people.ts'
import { type TalismanLabeller, withCard, byKey, fixed } from './labeller.ts'
import { encounterLabel } from './moves.ts'

/** Options of Encounters and fights, as buttons. */

export const encounterDo: TalismanLabeller = (offer, view, names) => {
  const [what = '', id = ''] = keyParts(offer)
  switch (what) {
    case 'space':
      return encounterLabel(view)
    case 'character': {
      const other = roleAt(view, Number(id))
      return {
        label: `Encounter ${names(Number(id))}${other?.toad ? ', a Toad' : ''}`,
        hint: other
          ? `Strength ${other.combatStrength.total}, Craft ${other.craft.total}, ${count(other.lives, 'Life', 'Lives')}, ${other.gold} Gold`
          : '',
      }
    }
    case 'take':
      return taking(offer, view, names)
    case 'visit':
      return visiting(offer, view, names)
    default:
      return { label: view.turn.encountered ? 'End the Turn' : 'Move along', hint: '' }
  }
}

const taking: TalismanLabeller = (offer, view, names) => {
  const card = cardIn(offer)
  if (card === null) return { label: `Take ${argsOf(offer).gold ?? 'the'} Gold` }
  const { cost } = kindOf(card)
  if (cost === undefined) return withCard('Take')(offer, view, names)
  return { label: `Hire ${theLabel(view, card)} (${cost} Gold)`, hint: cardText(card) }
}

const visiting: TalismanLabeller = (offer, view) => meetingLabel(view, cardIn(offer), 'Visit')

/** The verb for a card by its type: players enter a Place, and meet or visit others. */
function meetingLabel(view: Saw, card: CardId | null, others: string): Label {
  if (card === null) return { label: others }
  const verb = kindOf(card).encounterNumber === 6 ? placeVerb(card) : others
  return { label: `${verb} ${theLabel(view, card)}`, hint: cardText(card) }
}

function placeVerb(card: CardId): string {
  const { uses, table, shop } = kindOf(card)
  if (uses !== undefined) return 'Drink from'
  if (shop !== undefined) return 'Visit'
  return table !== undefined && tableOf(table).pray ? 'Pray at' : 'Enter'
}

export const cardNext: TalismanLabeller = (offer, view, names) => {
  if (offer.key === 'done') return { label: 'That is all', hint: 'the rest stays here, face up' }
  if (keyParts(offer)[0] === 'take') return taking(offer, view, names)
  return meetingLabel(view, cardIn(offer), 'Meet')
}

export const characterDo: TalismanLabeller = (offer, view, names) => {
  const { seat } = argsOf(offer)
  const other = seat === undefined ? null : roleAt(view, seat)
  const name = seat === undefined ? 'them' : names(seat)
  if (offer.key === 'attack:combat') return { label: `Attack ${name}`, ...duelHint(view, other, 'combat') }
  if (offer.key === 'attack:psychic') return { label: `Attack ${name} with Craft`, ...duelHint(view, other, 'psychic') }
  return isAbility(offer.key) ? abilityLabel(offer.key, name, other) : { label: 'Leave it at that' }
}

/** "Strength 5 against 4: win 58 %, lose 28 %". */
function duelHint(view: Saw, other: CharacterView | null, kind: FightKind): Pick<Label, 'hint'> {
  const me = selfIn(view)
  if (!me || !other) return {}
  const scores = `${statName(kind)} ${ownMight(me, kind)} against ${ownMight(other, kind)}`
  return { hint: `${scores}: ${oddsText(duelOdds(me, other, kind))}` }
}

const ABILITIES: Readonly<Partial<Record<AbilityId, (name: string) => string>>> = {
  'thief-steal': (name) => `Steal from ${name}`,
  'sorceress-beguile': (name) => `Beguile ${name}`,
  'sorceress-lure': (name) => `Lure a Follower of ${name}`,
  'minstrel-serenade': (name) => `Serenade ${name}’s company`,
}

/** With the odds if a die decides, otherwise with the text of the Character card. */
function abilityLabel(ability: AbilityId, name: string, other: CharacterView | null): Label {
  const label = ABILITIES[ability]?.(name) ?? `${abilityName(ability)}: ${name}`
  const { beguiles, steals } = traitsOf(ability)
  const needs = beguiles?.[other?.alignment ?? 'neutral']
  if (needs !== undefined) {
    const least = needs === 6 ? 'a 6' : `${needs} or more`
    return { label, hint: `${least} on a die, ${percent((7 - needs) / 6)}: an Object or 1 Gold` }
  }
  return { label, hint: steals ? 'an Object, a Mule or 1 Gold; no roll' : abilityText(ability) }
}

export const fightWeapons: TalismanLabeller = (offer, view) => {
  if (offer.key === 'none') return { label: 'Bare hands', hint: 'no Weapon counts' }
  const { cards = [], bonus = 0 } = argsOf(offer)
  return { label: `Use the ${listOf(cards.map((card) => cardLabel(view, card)))}`, hint: `+${bonus} Strength` }
}

export const fightProtect = byKey({ none: fixed('Take it', 'the Life is lost') }, withCard('Try'))

export const fightSpoils = byKey(
  {
    life: fixed('Take a Life', 'an Object or a Spell may still save it'),
    gold: fixed('Take 1 Gold'),
    nothing: fixed('Let them go'),
  },
  withCard('Take'),
)

/** Loot by an ability: an Object, a Follower, or 1 Gold. */
export const loot = byKey(
  { gold: fixed('Take 1 Gold'), nothing: fixed('Take nothing', 'nothing is left') },
  withCard('Take'),
)

/** Possessions of a dead Character. */
export const inherit = byKey(
  {
    gold: (offer) => ({ label: `Take ${argsOf(offer).gold ?? 'the'} Gold` }),
    done: fixed('That is all', 'the rest stays here, face up'),
  },
  withCard('Take'),
)

export const ghoulRaise: TalismanLabeller = (offer, view) =>
  offer.key === 'raise'
    ? { label: 'Raise it', hint: 'a Follower: its Strength counts in one Combat, then it falls apart' }
    : { label: 'Keep it as a trophy', hint: `trophies buy Strength, ${view.options['trophy-rate']} points for 1` }
