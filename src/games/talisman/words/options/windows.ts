import type { Label, Names, Offer } from '../../../../engine/index.ts'
import { percent, signed } from '../../../../language/index.ts'
import { kindOf, isCard, spaceOf } from '../../data/components.ts'
import type { SpaceId, SpellId } from '../../data/ids.ts'
import { traitsOf } from '../../data/traits.ts'
import type { FightMatter, AttackMatter } from '../../view/matters.ts'
import { duelOdds } from '../../view/odds.ts'
import {
  placeOf,
  roleAt,
  selfIn,
  keyParts,
  argsOf,
  windowIn,
  strifeIn,
  attackIn,
  fightIn,
  spellIn,
  cardIn,
} from '../../view/reading.ts'
import type { AboutByVerb } from '../../view/verbs.ts'
import { spellIdGist } from '../gists.ts'
import { foeName, spaceLabel, spellTitle, theSpace } from '../names.ts'
import { oddsText, againstText } from '../odds.ts'
import { type Saw, cardLabel, theLabel } from '../people.ts'
import { alchemyChoose } from './business.ts'
import type { TalismanLabeller } from './labeller.ts'

type OpenWindow = AboutByVerb['window.act']

/** Options of windows, as buttons: passing, Evading, fighting, casting. */

export const windowAct: TalismanLabeller = (offer, view, names) => {
  const [what = '', ...rest] = keyParts(offer)
  const { card = '', foe = '', gold = 1 } = argsOf(offer)
  switch (what) {
    case 'pass':
      return passing(view, names)
    case 'cast':
      return casting(offer, view, names)
    case 'aim':
      return alchemyChoose(offer, view, names)
    case 'bribe':
      return {
        label: `Pay ${theLabel(view, card)} ${gold} Gold`,
        hint: 'he lets you be this Turn, and waits for the next',
      }
    case 'evade':
      return evading(rest, view, names)
    case 'charm':
      return charming(foe, view)
    case 'fight':
      return { label: `Attack the ${foeLabel(foe, view)}`, hint: hintAgainst([foe], view) }
    case 'spend':
      return {
        label: `Send ${theLabel(view, card)} in`,
        hint: `+${kindOf(card).strength ?? 0} Strength in this fight, then it falls apart`,
      }
    case 'hire':
      return {
        label: `Pay ${theLabel(view, card)} ${gold} Gold`,
        hint: `${signed(traitsOf(card).hiredStrength ?? 0)} Strength in Combat until the Turn ends`,
      }
    case 'drink':
      return potionDrink(offer, view, names)
    default:
      return usingText(offer, view)
  }
}

function usingText(offer: Offer, view: Saw): Label {
  if (offer.key === 'use:assassinate') return { label: 'Assassinate', hint: 'your opponent adds no die' }
  const { foe, by } = argsOf(offer)
  if (foe === undefined) return { label: foeName(offer.key.split(':').at(-1) ?? offer.key) }
  return {
    label: `Destroy the ${foeLabel(foe, view)}`,
    hint: by !== undefined && isCard(by) ? `with ${theLabel(view, by)}; no fight` : 'no fight, no trophy',
  }
}

function foeLabel(foe: string, view: Saw): string {
  return isCard(foe) ? cardLabel(view, foe) : foeName(foe)
}

/** The effect of passing depends on the event and on the seat that it concerns. */
function passing(view: Saw, names: Names): Label {
  const window = windowIn(view)
  const isMine = view.viewer !== null && window?.seat === view.viewer
  if (window === null) return { label: 'Go on' }
  return isMine ? passingMine(window, view) : { label: letting(window, names(window.seat)) }
}

function passingMine({ window, loss }: OpenWindow, view: Saw): Label {
  const hint = 'cast nothing now'
  switch (window) {
    case 'w-start':
      return { label: settingOut(view), hint }
    case 'w-land':
      return { label: 'Look round', hint }
    case 'w-attack': {
      const matter = strifeIn(view)
      return matter ? standing(matter, view) : { label: 'Let it happen' }
    }
    case 'w-combat':
      return toTheDice(view)
    case 'w-loss':
      return { label: loss === 'enemies' ? 'Finish it' : 'Bear it' }
    case 'w-cast':
      return { label: 'Let it work' }
    case 'w-end':
      return { label: 'End the Turn' }
  }
}

/** The Move that follows, if the player has chosen it. */
function settingOut(view: Saw): string {
  const me = selfIn(view)
  if (!me || spaceOf(me.space).region === 'inner') return 'Go on'
  if (view.turn.teleported) return 'Look round'
  if (me.enslaved) return 'Roll to be free'
  const { terrain } = spaceOf(me.space)
  const mayHaveChoice = me.raft !== null || me.offer !== null || me.quest !== null || /woods|forest/.test(terrain)
  if (mayHaveChoice) return 'On to the Move'
  return me.slowed ? 'Move one space' : 'Roll the die'
}

/** In one's own fight, and in fights of others. */
function toTheDice(view: Saw): Label {
  const matter = fightIn(view)
  return matter && isFighter(matter, view)
    ? { label: 'To the dice', hint: fightHint(matter, view) }
    : { label: 'Let them fight' }
}

/** The effect of passing in another seat’s matter, with the name of that seat. */
function letting({ window, loss }: OpenWindow, who: string): string {
  switch (window) {
    case 'w-start':
      return `Let ${who} set out`
    case 'w-land':
      return `Let ${who} look round`
    case 'w-attack':
      return 'Let it happen'
    case 'w-combat':
      return 'Let them fight'
    case 'w-loss':
      return loss === 'enemies' ? 'Let it die' : `Let ${who} bear it`
    case 'w-cast':
      return 'Let it work'
    case 'w-end':
      return 'Let the Turn end'
  }
}

/** The effect of passing, in words that hold for every seat, for the one button on the table card. */
export function passingForAll(view: Saw, names: Names): string {
  const window = windowIn(view)
  if (window === null) return 'Pass'
  const who = names(window.seat)
  switch (window.window) {
    case 'w-start':
      return `Pass: ${who} sets out`
    case 'w-land':
      return `Pass: ${who} looks round`
    case 'w-attack':
      return 'Pass: let it happen'
    case 'w-combat':
      return 'Pass: to the dice'
    case 'w-loss':
      return window.loss === 'enemies' ? 'Pass: it dies' : 'Pass: it is lost'
    case 'w-cast':
      return 'Pass: let it work'
    case 'w-end':
      return 'Pass: the Turn ends'
  }
}

function isFighter(matter: FightMatter, view: Saw): boolean {
  return view.viewer === matter.seat || view.viewer === matter.against
}

function standing(matter: AttackMatter | FightMatter, view: Saw): Label {
  const me = selfIn(view)
  if (matter.matter === 'fight' || !me) return { label: 'Stand and fight' }
  if (matter.fight === 'meeting') return { label: 'Meet it' }
  if (matter.fight === 'ability') return { label: 'Bear it' }
  if (matter.by === null) return { label: 'Stand and fight', hint: hintAgainst(matter.foes, view) }
  const other = roleAt(view, matter.by)
  return { label: 'Stand and fight', ...(other ? { hint: oddsText(duelOdds(me, other, matter.fight)) } : {}) }
}

function hintAgainst(foes: readonly string[], view: Saw): string {
  const me = selfIn(view)
  return me && foes.length > 0 ? againstText(foes, view, me) : ''
}

function fightHint({ seat, against, foes, ours, theirs }: FightMatter, view: Saw): string {
  const [own, other] = view.viewer === against ? [theirs, ours] : [ours, theirs]
  return `${own.total} against ${other.total}, before the dice${view.viewer === seat && foes.length > 1 ? '; they fight as one' : ''}`
}

function evading([what = '']: readonly string[], view: Saw, names: Names): Label {
  const hint = 'for the rest of the Turn'
  if (what === 'all') return { label: 'Evade them all', hint }
  if (what !== '') return { label: `Evade the ${foeLabel(what, view)}`, hint }
  const matter = attackIn(view)
  return { label: matter?.by == null ? 'Evade' : `Evade ${names(matter.by)}`, hint }
}

function charming(foe: string, view: Saw): Label {
  const strength = isCard(foe) ? (kindOf(foe).strength ?? 0) : 0
  const chance = Math.max(0, 6 - strength) / 6
  return {
    label: `Play for the ${foeLabel(foe, view)}`,
    hint: `more than ${strength} on a die, ${percent(chance)}: it follows you; once a game`,
  }
}

/** "Cast Hex on the East Desert". */
function casting(offer: Offer, view: Saw, names: Names): Label {
  const { spell, target } = spellIn(offer)
  const mine = view.viewer !== null && target === `seat:${view.viewer}`
  const at = mine ? ' on yourself' : targetLabel(target, spell, view, names)
  return { label: `Cast ${spellTitle(spell)}${at}`, hint: spellIdGist(spell) }
}

function targetLabel(target: string, spell: SpellId, view: Saw, names: Names): string {
  const [what = '', id = '', which, card] = target.split(':')
  switch (what) {
    case 'seat':
      if (which === 'gold') return `: 1 Gold of ${names(Number(id))}`
      return card === undefined ? ` on ${names(Number(id))}` : `: ${cardLabel(view, card)} of ${names(Number(id))}`
    case 'space':
      return spell === 'teleport' ? ` to ${theSpace(id as SpaceId)}` : ` on ${theSpace(id as SpaceId)}`
    case 'card': {
      const place = placeOf(view, id)
      return `: ${cardLabel(view, id)}${place === null ? '' : `, ${spaceLabel(place)}`}`
    }
    case 'foe':
      return ` on ${isCard(id) ? cardLabel(view, id) : foeName(id)}`
    default:
      return ''
  }
}

/** A bonus that works once, for a while. */
export const potionDrink: TalismanLabeller = (offer, view) => {
  const card = cardIn(offer)
  if (card === null) return { label: 'Drink it' }
  const strength = traitsOf(card).potency ?? 0
  return { label: `Drink ${theLabel(view, card)}`, hint: `${signed(strength)} Strength until the Turn ends; once` }
}
