import type { Label } from '../../../../engine/index.ts'
import { hintOf, joined, signed, percentage } from '../../../../language/index.ts'
import { isRoom } from '../../data/board.ts'
import { CONSTANTS, foeOf } from '../../data/components.ts'
import { LUCK_ON_WOUND } from '../../data/figures.ts'
import { isTreasureId } from '../../data/ids.ts'
import { carriedBy } from '../../view/about.ts'
import { escapeOdds, roundOdds, type RoundOdds } from '../../view/odds.ts'
import {
  adventurerOf,
  attackOf,
  cardsKnown,
  monstersNow,
  reader,
  roomIn,
  roundAgainst,
  self,
} from '../../view/reading.ts'
import type { WarlockView } from '../../view/view.ts'
import { cardsShort } from '../names.ts'
import { battleLabel, oddsText, roundLabel, withLuck } from '../odds.ts'
import { say } from '../say.ts'
import { effectOf, hinted, type WarlockLabeller } from './labeller.ts'
import { doorText, moveTo, useItem } from './travel.ts'

/** Options in battles, as buttons. */

/** Between rounds: fight on, press, escape, truce, or a card. */
export const between: WarlockLabeller = (offer, view, names, about) => {
  switch (offer.key) {
    case 'fight':
      return { label: say('fight-round'), ...oddsNow(view), ...lastStand(view) }
    case 'press': {
      const stamina = view.own?.fleeAt
      const plain = stamina === undefined ? { label: say('press-low') } : hinted('press', { stamina })
      return { ...plain, ...chanceOf(view), ...(stamina === undefined ? {} : battleNow(view, stamina)) }
    }
    case 'finish':
      return { ...hinted('finish'), ...chanceOf(view), ...battleNow(view, 0), ...lastStand(view) }
    case 'escape':
      return escape(view)
    case 'truce':
      return hinted('offer-truce')
    default:
      return useItem(offer, view, names, about)
  }
}

/** One die on the Escape Table. It may cost the last Stamina. */
function escape(view: WarlockView): Label {
  const foe = view.battle?.foe ?? null
  const { escapeModifier: modifier = 0 } = foe === null ? {} : foeOf(foe)
  const { away, death } = escapeOdds(modifier, self(view)?.stamina.now)
  const { label, hint = '' } = hinted('try-escape', {
    modifier,
    die: signed(modifier),
    away: percentage(away),
    held: percentage(1 - away),
  })
  const deadly = death > 0 ? say('escape-deadly', { death: percentage(death) }) : ''
  const figures = { ...(death > 0 && { 'escape-died': death }), held: 1 - away, away }
  return { label, hint: joined(' ', deadly, hint), chance: away, figures }
}

/** The rest of a battle with a monster, down to some Stamina. Rivals may do anything. */
function battleNow(view: WarlockView, downTo: number): Omit<Label, 'label'> {
  const { battle } = view
  return battle?.foe == null ? {} : battleLabel(view, battle.seat, battle.foe, downTo)
}

/** Asks for confirmation if losing the next round is death, and likelier than winning it. */
function lastStand(view: WarlockView): { sure?: string } {
  const stamina = self(view)?.stamina.now
  const { win = 0, lose = 0 } = oddsAhead(view) ?? {}
  if (stamina === undefined || stamina > CONSTANTS.baseWound || lose <= win) return {}
  return { sure: say('fight-sure', { stamina, lose: percentage(lose) }) }
}

/** The chance of the next round, against a monster or a rival. */
function oddsNow(view: WarlockView): Omit<Label, 'label'> {
  const odds = oddsAhead(view)
  return odds ? roundLabel(odds) : {}
}

function chanceOf(view: WarlockView): Pick<Label, 'chance'> {
  const odds = oddsAhead(view)
  return odds ? { chance: odds.win } : {}
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
  return hinted('declare', { cards: cardsShort(cards), count: cards.length })
}

export const luck: WarlockLabeller = ({ key }, view) => {
  if (key !== 'test') return { label: say('leave-to-fate') }
  const { dealt, taken } = LUCK_ON_WOUND
  const wounds = {
    dealt: signed(dealt.lucky),
    dealtNot: signed(dealt.unlucky),
    taken: signed(taken.lucky),
    takenNot: signed(taken.unlucky),
  }
  return withLuck(view, ({ unlucky }) => hinted('test-luck', { unlucky, ...wounds }))
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
  const treasures = them?.treasures ?? 0
  const told = hinted('attack', {
    rival: names(target),
    odds: oddsText(odds),
    hiding: treasures - cardsKnown(view, target).length,
    stamina: them?.stamina.now ?? 0,
    cards: say('treasure-cards', { count: treasures }),
  })
  return { ...roundLabel(odds), ...told }
}

export const defend: WarlockLabeller = (offer, view) =>
  offer.key === 'fight' ? { label: say('defend'), ...againstRival(view) } : hinted('buy-off')

/** The next round against a rival, who may be hiding gear. */
function againstRival(view: WarlockView): Omit<Label, 'label'> {
  const { hint = '', ...odds } = oddsNow(view)
  const rival = view.battle?.seat ?? null
  const hidden = rival === null ? 0 : (adventurerOf(view, rival)?.treasures ?? 0) - cardsKnown(view, rival).length
  return { hint: hintOf(hint, hidden > 0 ? say('hiding-gear') : ''), ...odds }
}

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
