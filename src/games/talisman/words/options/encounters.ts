import type { Label } from '../../../../engine/index.ts'
import { hintOf, nameList, percentage } from '../../../../language/index.ts'
import { kindOf, tableOf, isAbility } from '../../data/components.ts'
import type { CardId, AbilityId } from '../../data/ids.ts'
import { traitsOf } from '../../data/traits.ts'
import { bestAttack, type FightKind, ownMight, duelOdds, sideOdds, weaponsIn } from '../../view/odds.ts'
import { roleAt, greatestIn, selfIn, ownFightIn, argsOf, keyParts, cardIn } from '../../view/reading.ts'
import type { CharacterView } from '../../view/view.ts'
import { abilityText, cardText } from '../names.ts'
import { fightTold, tableTold, type Told } from '../odds.ts'
import { labelled, type Saw } from '../people.ts'
import { say } from '../say.ts'
import { type TalismanLabeller, withCard, byKey, fitting, fixed, hinted } from './labeller.ts'
import { encounterLabel } from './moves.ts'

/** Options of Encounters and fights, as buttons. */

export const encounterDo: TalismanLabeller = (offer, view, names) => {
  const [what = '', id = ''] = keyParts(offer)
  switch (what) {
    case 'space':
      return encounterLabel(view)
    case 'character':
      return playerLabel(names(Number(id)), view, roleAt(view, Number(id)))
    case 'take':
      return taking(offer, view, names)
    case 'visit':
      return meetingLabel(view, cardIn(offer), 'visit')
    default:
      return { label: say(view.turn.encountered ? 'end-turn' : 'do-nothing-here') }
  }
}

/** The odds of an attack, and then who it is. */
function playerLabel(rival: string, view: Saw, other: CharacterView | null): Label {
  if (!other) return { label: say('encounter-player', { rival }) }
  const { combatStrength, craft, lives, gold, toad } = other
  const figures = { strength: combatStrength.total, craft: craft.total, lives: say('lives', { count: lives }), gold }
  const { label, hint = '' } = hinted(toad ? 'encounter-toad' : 'encounter-player', { rival, ...figures })
  const me = selfIn(view)
  if (!me) return { label, hint }
  const { win, lose } = bestAttack(me, other)
  return { label, ...fightTold({ win, lose }, hint) }
}

/** "Take the Sword", and whether one more Weapon would count for anything. */
const taken: TalismanLabeller = (offer, view, names) => {
  const told = withCard('take')(offer, view, names)
  const [card, me] = [cardIn(offer), selfIn(view)]
  if (card === null || me === null || !kindOf(card).weapon) return told
  const held = me.objects.filter((one) => kindOf(one).weapon)
  const limit = greatestIn(me, ({ weaponLimit }) => weaponLimit, 1)
  if (held.length < limit) return told
  const note = say('enough-weapons', { limit, held: nameList(held.map((one) => labelled(view, one))) })
  return { ...told, hint: fitting(hintOf(note, told.hint ?? ''), note) }
}

const taking: TalismanLabeller = (offer, view, names) => {
  const card = cardIn(offer)
  if (card === null) return { label: say('take-gold', { gold: argsOf(offer).gold ?? 0 }) }
  const { cost } = kindOf(card)
  if (cost === undefined) return taken(offer, view, names)
  return hinted('hire', { card: labelled(view, card), price: cost, strength: traitsOf(card).hiredStrength ?? 0 })
}

/** The verb for a card by its type: players enter a Place, and meet or visit others. */
function meetingLabel(view: Saw, card: CardId | null, others: 'visit' | 'meet'): Label {
  if (card === null) return { label: say('meet', { way: others, card: 'some-card' }) }
  const way = kindOf(card).encounterNumber === 6 ? wayInto(card) : others
  const { table } = kindOf(card)
  const { hint = '', ...odds } = table === undefined ? {} : tableTold(table)
  return { label: say('meet', { way, card: labelled(view, card) }), hint: hintOf(hint, cardText(card)), ...odds }
}

function wayInto(card: CardId): 'drink' | 'visit' | 'pray' | 'enter' {
  const { uses, table, shop } = kindOf(card)
  if (uses !== undefined) return 'drink'
  if (shop !== undefined) return 'visit'
  return table !== undefined && tableOf(table).pray ? 'pray' : 'enter'
}

export const cardNext: TalismanLabeller = (offer, view, names) => {
  if (offer.key === 'done') return hinted('done-here')
  if (keyParts(offer)[0] === 'take') return taking(offer, view, names)
  return meetingLabel(view, cardIn(offer), 'meet')
}

export const characterDo: TalismanLabeller = (offer, view, names) => {
  const { seat } = argsOf(offer)
  if (seat === undefined) return { label: say('leave-it-at-that') }
  const [rival, other] = [names(seat), roleAt(view, seat)]
  switch (offer.key) {
    case 'attack:combat':
      return { label: say('attack', { rival }), ...duelHint(view, other, 'combat') }
    case 'attack:psychic':
      return { label: say('attack-with-craft', { rival }), ...duelHint(view, other, 'psychic') }
    default:
      return isAbility(offer.key) ? abilityLabel(offer.key, rival, other) : { label: say('leave-it-at-that') }
  }
}

/** "Lose 28%, win 58%. Your Strength 5 against 4." */
function duelHint(view: Saw, other: CharacterView | null, fight: FightKind): Told {
  const me = selfIn(view)
  if (!me || !other) return {}
  const scores = { own: ownMight(me, fight), theirs: ownMight(other, fight) }
  return fightTold(duelOdds(me, other, fight), say('odds-duel', { fight, ...scores }))
}

/** With the odds if a die decides, otherwise with the text of the Character card. */
function abilityLabel(ability: AbilityId, rival: string, other: CharacterView | null): Label {
  const label = say('use-ability', { ability, rival, name: `ability-${ability}` })
  const { beguiles, steals } = traitsOf(ability)
  const needs = beguiles?.[other?.alignment ?? 'neutral']
  if (needs !== undefined) {
    const chance = (7 - needs) / 6
    return {
      label,
      hint: say('hint-beguile', { needs, chance: percentage(chance) }),
      chance,
      figures: { beguiled: chance },
    }
  }
  return { label, hint: steals ? say('hint-steal') : fitting(abilityText(ability), say('hint-lure')) }
}

export const fightWeapons: TalismanLabeller = (offer, view) => {
  const { cards = [], bonus = 0 } = argsOf(offer)
  const weapons = nameList(cards.map((card) => labelled(view, card)))
  const { label, hint = '' } = offer.key === 'none' ? hinted('bare-hands') : hinted('use-weapons', { weapons, bonus })
  const own = ownFightIn(view)
  if (!own) return { label, hint }
  const { matter, seat } = own
  return { label, ...fightTold(sideOdds(view, matter, seat, bonus - weaponsIn(matter, seat)), hint) }
}

/** Protection: how likely it fails, and then what it does. */
export const fightProtect = byKey({ none: () => hinted('take-the-blow') }, (offer, view, names) => {
  const { label, hint = '' } = withCard('try-card')(offer, view, names)
  const card = cardIn(offer)
  const { save } = card === null ? {} : kindOf(card)
  if (!save) return { label, hint }
  const fails = 1 - save.length / 6
  return { label, hint: hintOf(say('odds-save', { fails: percentage(fails) }), hint), figures: { unsaved: fails } }
})

export const fightSpoils = byKey(
  { life: () => hinted('win-life'), gold: fixed('take-1-gold'), nothing: fixed('let-go') },
  withCard('take'),
)

/** Loot by an ability: an Object, a Follower, or 1 Gold. */
export const loot = byKey({ gold: fixed('take-1-gold'), nothing: () => hinted('take-nothing') }, withCard('take'))

/** Possessions of a dead Character. */
export const inherit = byKey(
  {
    gold: (offer) => ({ label: say('take-gold', { gold: argsOf(offer).gold ?? 0 }) }),
    done: () => hinted('done-here'),
  },
  withCard('take'),
)

export const ghoulRaise: TalismanLabeller = ({ key }, { options }) =>
  key === 'raise' ? hinted('raise') : hinted('keep-as-trophy', { rate: options['trophy-rate'] })
