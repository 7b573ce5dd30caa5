import { capital, count } from '../../../../language/index.ts'
import { CLUE_CARDS, creatureOf } from '../../data/components.ts'
import { headStartOf } from '../../data/head-starts.ts'
import { CHARACTER_IDS, type CharacterId, type RaisableScore } from '../../data/ids.ts'
import { shareWonBy } from '../../data/strengths.ts'
import { carried, roleAt } from '../../view/reading.ts'
import type { ImperialView } from '../../view/view.ts'
import { characterTitle, foeLine, headStartText, healthText, isItem, SCORE_NAMES } from '../things.ts'
import { clueLabel, itemLabel, payment } from './goods.ts'
import type { ImperialLabeller } from './labeller.ts'

/** Options of the setup and of encounters, as buttons. */

const isClue = (key: string): boolean => CLUE_CARDS.includes(key)
const isCharacter = (key: string): key is CharacterId => (CHARACTER_IDS as readonly string[]).includes(key)

/** The id in a key, without its prefix: `weapon:sword-1`, `sword-1`. */
const idOf = (key: string): string => key.split(':').at(-1) ?? key

export const chooseCharacter: ImperialLabeller = (offer, view) => {
  if (!isCharacter(offer.key))
    return { label: 'Stop playing', hint: 'you are out of the game, for good', sure: LEAVING }
  const odds = view.phase === 'setup' ? ` · ${chancesOf(offer.key, view)}` : ''
  return { label: `Play ${capital(characterTitle(offer.key))}`, hint: `${BEGINNERS[offer.key]}${odds}` }
}

/** A hint about each character for new players. */
const BEGINNERS: Readonly<Record<CharacterId, string>> = {
  ozmo: 'hits hard and stands long; simple to play',
  kate: 'fights and runs alike; a good first choice',
  alatha: 'among the fastest, with a spell up her sleeve',
  nruff: 'fast, sure of aim, one spell',
  rosa: 'two spells and a steady hand; few weapons',
  harald: 'two spells and a sling; slow on his feet',
  dulcime: 'four spells and thin skin; think before a fight',
  turb: 'four spells, a little tougher than Dulcime',
  rokko: 'the toughest, and slow; at home in the mountains',
  herman: 'dodges two hits a fight and outruns most',
}

const LEAVING = 'You are out of the game then, for good, and can only watch. Do you stop?'

/** "wins 24 of 100", and the effect of an even start. */
function chancesOf(id: CharacterId, { options }: ImperialView): string {
  const start = headStartText(headStartOf(id, options))
  return `wins ${Math.round(100 * shareWonBy(id, options))} of 100${start === '' ? '' : ` · ${start}`}`
}

export const playedTarget: ImperialLabeller = (offer, view, names) => {
  const seat = Number(idOf(offer.key))
  const role = roleAt(view, seat)
  const hint = role ? `${count(role.treasures.length, 'treasure')}, ${healthText(role)}` : ''
  return { label: `Send it to ${names(seat)}`, hint }
}

export const villainTarget: ImperialLabeller = (offer, view, names) =>
  offer.key === 'return' ? { label: 'Put it back', hint: 'nobody will ever know' } : playedTarget(offer, view, names)

export const convoyJoin: ImperialLabeller = (offer) =>
  offer.key === 'accept'
    ? { label: 'Come along', hint: 'you do not move on your own next turn' }
    : { label: 'Stay where you are' }

export const convoyInvite: ImperialLabeller = (offer, _view, names) => {
  const { guest = 0 } = carried(offer, 'convoy.invite')
  return { label: `Walk together with ${names(guest)}`, hint: 'by road or across country, as fast as the slowest' }
}

export const raiseScore: ImperialLabeller = (offer) => {
  const { by = 1 } = carried(offer, 'raise.score')
  const score = offer.key as RaisableScore
  return { label: `${SCORE_NAMES[score]} +${by}`, hint: SCORE_HINTS[score] }
}

const SCORE_HINTS: Readonly<Record<RaisableScore, string>> = {
  maxHealth: 'so many more wounds do not kill you',
  agility: 'one die more in every attack',
  runningAway: 'one more on every flight roll',
}

export const joinOffer: ImperialLabeller = (offer) =>
  offer.key === 'accept'
    ? { label: 'Welcome aboard' }
    : { label: 'No, thank you', hint: 'the tile goes back to the pool' }

export const palantirUse: ImperialLabeller = (offer) =>
  offer.key === 'keep'
    ? { label: 'Let it come' }
    : { label: 'Send it back, draw another', hint: 'the second one stands; it may be the same again' }

export const horseSpell: ImperialLabeller = (offer) =>
  offer.key === 'roll'
    ? { label: 'Roll the die', hint: joinsOn('wild-horse') }
    : { label: 'Cast Speak with Animals', hint: 'the Horse joins; the spell is spent' }

/** "On 3 to 6 it offers to join", from its table of reactions. */
function joinsOn(creature: string): string {
  const row = creatureOf(creature).reaction.find(({ outcome }) => outcome === 'offers-to-join')
  return row ? `on ${row.from} to ${row.to} it offers to join` : ''
}

/** A bribe, or the fight with a creature of that kind. */
export const pay = (fight: string, creature: string): ImperialLabeller => {
  return (offer, view, names) => {
    const id = idOf(offer.key)
    if (isItem(id)) return payment('Give')(offer, view, names)
    if (isClue(id)) return clueLabel('Give', id, view)
    return { label: fight, hint: capital(foeLine(creature)) }
  }
}

export const peddlerDo: ImperialLabeller = (offer, view) => {
  const [what = '', id = ''] = offer.key.split(':')
  if (what === 'decline') return { label: 'Just looking' }
  const label = itemLabel('Swap', id, view, what === 'clue' ? ' for a clue' : ' for another')
  return {
    label: label.label,
    hint: what === 'clue' ? 'the weapon goes, a clue comes' : 'two are drawn, you keep the better',
  }
}

export const nomadsDo: ImperialLabeller = (offer, view) => {
  const id = idOf(offer.key)
  if (!isItem(id)) return { label: 'No deal' }
  return itemLabel('Swap', id, view, ' for a clue')
}

export const mermaidDo: ImperialLabeller = (offer) =>
  offer.key === 'clue'
    ? { label: 'Ask her for a clue' }
    : { label: 'Have the vessel repaired', hint: 'all its wounds are gone' }

export const piratesBoat: ImperialLabeller = (offer) =>
  offer.key === 'take' ? { label: 'Take their boat', hint: 'opens the sea to you' } : { label: 'Leave it' }
