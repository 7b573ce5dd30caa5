import type { Label, Names, Offer } from '../../../../engine/index.ts'
import { hintOf, inPlain, nameWith, signed, percentage } from '../../../../language/index.ts'
import { characterCard, kindOf, isCard, spaceOf } from '../../data/components.ts'
import type { SpaceId, WindowId } from '../../data/ids.ts'
import type { OrderId } from '../../data/orders.ts'
import { traitsOf } from '../../data/traits.ts'
import type { FightMatter, AttackMatter } from '../../view/matters.ts'
import { duelOdds, foesOdds, sideOdds, type Odds } from '../../view/odds.ts'
import {
  placeOf,
  roleAt,
  selfIn,
  keyParts,
  argsOf,
  windowIn,
  strifeIn,
  anyTraitIn,
  attackIn,
  fightIn,
  ownFightIn,
  spellIn,
  cardIn,
} from '../../view/reading.ts'
import type { AboutByVerb } from '../../view/verbs.ts'
import { spellIdGist } from '../gists.ts'
import { causeNamed, foeName, personNamed, spaceId } from '../names.ts'
import { againstLabel, fightTold, landingTold, tableTold, withTold, type Told } from '../odds.ts'
import { labelled, type Saw } from '../people.ts'
import { say } from '../say.ts'
import { alchemyChoose } from './business.ts'
import { hinted, type PlainId, type TalismanLabeller } from './labeller.ts'

type OpenWindow = AboutByVerb['window.act']

/** Options of windows, as buttons: passing, Evading, fighting, casting. */

export const windowAct: TalismanLabeller = (offer, view, names) => {
  const [what = '', id] = keyParts(offer)
  const { card = '', foe = '', gold = 1 } = argsOf(offer)
  switch (what) {
    case 'pass':
      return passing(view, names)
    case 'cast':
      return casting(offer, view, names)
    case 'aim':
      return alchemyChoose(offer, view, names)
    case 'bribe':
      return hinted('bribe', { card: labelled(view, card), gold })
    case 'evade':
      return evading(id, view, names)
    case 'charm':
      return charming(foe, view)
    case 'fight':
      return { label: say('attack-foe', { foe: foeLabelled(foe, view) }), ...hintAgainst([foe], view) }
    case 'spend': {
      const strength = kindOf(card).strength ?? 0
      return withMore(hinted('send-in', { card: labelled(view, card), strength }), view, strength)
    }
    case 'hire': {
      const { hiredStrength = 0 } = traitsOf(card)
      const told = { card: labelled(view, card), gold, strength: signed(hiredStrength) }
      return withMore(hinted('pay-fighter', told), view, hiredStrength)
    }
    case 'drink':
      return potionDrink(offer, view, names)
    default:
      return usingLabel(offer, view)
  }
}

function usingLabel(offer: Offer, view: Saw): Label {
  if (offer.key === 'use:assassinate') return assassinate(view)
  const { foe, by } = argsOf(offer)
  if (foe === undefined) return { label: foeName(keyParts(offer).at(-1) ?? offer.key) }
  if (by === undefined || !isCard(by)) return hinted('destroy-foe', { foe: foeLabelled(foe, view) })
  return hinted('destroy-foe-with', { foe: foeLabelled(foe, view), card: labelled(view, by) })
}

/** The odds of the fight in which the opponent adds no die. */
function assassinate(view: Saw): Label {
  const { label, hint = '' } = hinted('assassinate')
  const own = ownFightIn(view)
  if (!own) return { label, hint }
  const { matter, seat } = own
  const noDieAgainst = [...matter.noDieAgainst, seat]
  return { label, ...withTold(sideOdds(view, { ...matter, noDieAgainst }, seat), hint) }
}

/** "the Wolf 2", "Death", for an argument of a message. */
function foeLabelled(foe: string, view: Saw): string {
  return isCard(foe) ? labelled(view, foe) : inPlain(causeNamed(foe))
}

/** The effect of passing depends on the event and on the seat that it concerns. */
function passing(view: Saw, names: Names): Label {
  const window = windowIn(view)
  if (window === null) return { label: say('go-on') }
  // The card asks the one attacked, if they may evade: everybody knows that.
  const isMine = view.viewer === null ? isForAll(window, view) : window.seat === view.viewer
  return isMine
    ? passingMine(window, view, names)
    : { label: say(`let-${eventOf(window)}`, { rival: names(window.seat) }) }
}

/** Whether the card's question can only be that of the seat whose moment it is. */
function isForAll({ window }: OpenWindow, view: Saw): boolean {
  return window === 'w-attack' || (window === 'w-combat' && fightIn(view)?.against === null)
}

function passingMine({ window, loss }: OpenWindow, view: Saw, names: Names): Label {
  const hint = say('pass-hint')
  switch (window) {
    case 'w-start':
      return { label: say(settingOut(view)), hint }
    case 'w-land':
      return { label: say('look-round'), hint }
    case 'w-attack': {
      const matter = strifeIn(view)
      return matter ? standing(matter, view, names) : { label: say('let-w-attack') }
    }
    case 'w-combat':
      return toTheDice(view)
    case 'w-loss':
      return { label: say(loss === 'enemies' ? 'strike' : 'accept-loss') }
    case 'w-cast':
      return { label: say('let-w-cast') }
    case 'w-end':
      return { label: say('end-turn') }
  }
}

/** The Move that follows, if the player has chosen it. */
function settingOut(view: Saw): PlainId {
  const me = selfIn(view)
  if (!me || spaceOf(me.space).region === 'inner') return 'on-to-move'
  if (view.turn.teleported) return 'look-round'
  if (me.enslaved) return 'roll-to-be-free'
  const { terrain } = spaceOf(me.space)
  const mayHaveChoice = me.raft !== null || me.offer !== null || me.quest !== null || /woods|forest/.test(terrain)
  if (mayHaveChoice) return 'on-to-move'
  return me.slowed ? 'step' : 'roll-move'
}

/** In one’s own fight, and in fights of others. */
function toTheDice(view: Saw): Label {
  const fight = ownFightIn(view)
  if (!fight) return { label: say('let-w-combat') }
  const { matter, seat: side } = fight
  const { against, foes, ours, theirs } = matter
  const [own, other] = side === against ? [theirs, ours] : [ours, theirs]
  const areMany = against === null && foes.length > 1
  const scores = { own: own.total, theirs: other.total }
  const { label, hint = '' } = hinted(areMany ? 'let-dice-decide-many' : 'let-dice-decide', scores)
  return { label, ...fightTold(sideOdds(view, matter, side), hint) }
}

/** In one’s own fight: the odds with that much more on one’s side, and then what else there is to say. */
function withMore(label: Label, view: Saw, more: number): Label {
  const own = ownFightIn(view)
  if (!own) return label
  const { matter, seat } = own
  if (matter.fight !== 'combat' || windowIn(view)?.window !== 'w-combat') return label
  return { ...label, ...withTold(sideOdds(view, matter, seat, more), label.hint ?? '') }
}

/** The effect of passing, in words that hold for every seat, for the one button on the table card. */
export function passingForAll(view: Saw, names: Names): string {
  const window = windowIn(view)
  return window === null ? say('pass') : say(`pass-${eventOf(window)}`, { who: names(window.seat) })
}

/** The order to pass for longer, in the windows that open by themselves in the viewer's Turn. */
export function calmingOrder(view: Saw): OrderId | null {
  const window = windowIn(view)
  const isOwn = view.viewer !== null && window?.seat === view.viewer
  return isOwn && ['w-start', 'w-land', 'w-end'].includes(window.window) ? 'calm' : null
}

/** What happens if all pass. */
function eventOf({ window, loss }: OpenWindow): WindowId | 'kill' {
  return loss === 'enemies' ? 'kill' : window
}

function standing(matter: AttackMatter | FightMatter, view: Saw, names: Names): Label {
  const me = roleAt(view, matter.seat)
  if (matter.matter === 'fight' || !me) return { label: say('stand-and-fight') }
  const { fight, foes, by } = matter
  const [foe] = foes
  if (fight === 'meeting' && foe !== undefined) return { label: say('meet-foe', { foe: foeLabelled(foe, view) }) }
  if (fight === 'ability' && by !== null) return { label: say('let-try', { rival: names(by) }) }
  if (fight === 'meeting' || fight === 'ability' || (by === null && foes.length === 0))
    return { label: say('stand-and-fight') }
  // Who strikes from behind would do so first.
  if (by === null && anyTraitIn(me, ({ deniesDie }) => deniesDie)) return { label: say('stand-and-fight') }
  if (by === null) {
    return fightLabel(foesOdds(view, me, foes, me.space))
  }
  const other = roleAt(view, by)
  return other ? fightLabel(duelOdds(me, other, fight, false)) : { label: say('stand-and-fight') }
}

/** "Fight: lose 8%, win 83%" */
function fightLabel({ win, lose }: Odds): Label {
  const { chance, figures } = fightTold({ win, lose })
  return { label: say('fight-at-odds', { win: percentage(win), lose: percentage(lose) }), chance, figures }
}

function hintAgainst(foes: readonly string[], view: Saw): Told {
  const me = selfIn(view)
  return me && foes.length > 0 ? againstLabel(foes, view, me) : {}
}

function evading(what: string | undefined, view: Saw, names: Names): Label {
  if (what === 'all') return hinted('evade-all')
  if (what !== undefined) return hinted('evade', { foe: foeLabelled(what, view) })
  const by = attackIn(view)?.by ?? null
  return by === null ? hinted('evade-plain') : hinted('evade', { foe: personNamed(names(by)) })
}

function charming(foe: string, view: Saw): Label {
  const strength = isCard(foe) ? (kindOf(foe).strength ?? 0) : 0
  const chance = Math.max(0, 6 - strength) / 6
  const told = { foe: foeLabelled(foe, view), strength, chance: percentage(chance) }
  return { ...hinted('charm', told), chance, figures: { charmed: chance } }
}

/** "Cast Hex on the East Desert". */
function casting(offer: Offer, view: Saw, names: Names): Label {
  const { spell, target } = spellIn(offer)
  const cast = { label: castingLabel(offer, view, names), hint: say('gist-hint', { gist: spellIdGist(spell) }) }
  const me = view.viewer === null ? null : roleAt(view, view.viewer)
  if (!me) return cast
  switch (spell) {
    case 'psionic-blast':
      return withMore(cast, view, characterCard(me.id).craft)
    case 'random':
      return withOdds(cast, tableTold('random-spell'))
    case 'teleport':
      return withOdds(cast, landingTold(view, me, target.split(':')[1] as SpaceId))
    default:
      return cast
  }
}

/** Odds first, and then what else there is to say. */
function withOdds(label: Label, { hint = '', ...figures }: Told): Label {
  return { ...label, hint: hintOf(hint, label.hint ?? ''), ...figures }
}

function castingLabel(offer: Offer, view: Saw, names: Names): string {
  const { spell: id, target: aim } = spellIn(offer)
  const [what = '', target = '', loot, card] = aim.split(':')
  const spell = `spell-${id}`
  switch (what) {
    case 'seat': {
      if (view.viewer !== null && Number(target) === view.viewer) return say('cast-on-self', { spell })
      const rival = personNamed(names(Number(target)))
      if (loot === undefined) return say('cast-on-target', { spell, target: rival })
      const things = card === undefined ? nameWith('gold', { count: 1 }) : labelled(view, card)
      return say('cast-for-loot', { spell, target: rival, loot: things })
    }
    case 'space':
      return say(id === 'teleport' ? 'cast-to-space' : 'cast-on-target', { spell, target: spaceId(target as SpaceId) })
    case 'card': {
      const place = placeOf(view, target)
      if (place === null) return say('cast-on-target', { spell, target: labelled(view, target) })
      return say('cast-at-card', { spell, card: labelled(view, target), place: spaceId(place) })
    }
    case 'foe':
      return say('cast-on-target', { spell, target: foeLabelled(target, view) })
    default:
      return say('cast-spell', { spell })
  }
}

/** A bonus that works once, for a while. */
export const potionDrink: TalismanLabeller = (offer, view) => {
  const card = cardIn(offer)
  if (card === null) return { label: say('drink', { card: 'some-card' }) }
  const { potency = 0 } = traitsOf(card)
  return withMore(hinted('drink', { card: labelled(view, card), strength: signed(potency) }), view, potency)
}
