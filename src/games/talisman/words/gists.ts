import { listOf, signed, typeset } from '../../../language/index.ts'
import { spellOf, kindOf, kindNamed, SPELLS_DATA, type CardKind, type SpellKind } from '../data/components.ts'
import type { CardId, SpellCard, SpellId, WindowId, KindId } from '../data/ids.ts'

/** The use of Spells and cards, in a few words. */

const SPELL_GISTS: Readonly<Record<SpellId, string>> = {
  acquisition: 'take 1 Object or 1 Gold from anybody',
  alchemy: 'turn Objects of yours into 1 Gold each',
  counterspell: 'undo a Spell just cast, the Command Spell included',
  'destroy-magic': 'no Spells and no Magic Objects until your next Turn',
  destruction: 'remove a face-up card from the board',
  divination: 'look at the next five Adventures',
  healing: 'heal anybody to 4 Lives',
  hex: 'whoever lands there loses 1 Life, for 3 rounds',
  immobility: 'freeze somebody’s Turn, or Evade one attacker',
  invisibility: 'Evade anything you like until the Turn ends',
  mesmerism: 'take 1 Follower from anybody',
  nullify: 'another Character discards all Spells',
  preservation: 'save one Life, one Follower, or one Enemy',
  'psionic-blast': 'your starting Craft added to your Strength',
  random: '1 die: from Toad to an extra Life',
  teleport: 'go to any other space of your Region',
  'temporal-warp': 'three Turns in a row',
}

export function spellGist(spell: SpellCard): string {
  return SPELL_GISTS[spellOf(spell).id]
}

export function spellIdGist(spell: SpellId): string {
  return SPELL_GISTS[spell]
}

const MOMENTS: Readonly<Record<WindowId, string>> = {
  'w-start': 'as your Turn starts',
  'w-land': 'when you have moved',
  'w-attack': 'when you are attacked',
  'w-combat': 'before the dice of a fight',
  'w-loss': 'when a Life is about to go',
  'w-cast': 'when a Spell is cast',
  'w-end': 'as your Turn ends',
}

/** When a Spell may be cast, in words: "as your Turn starts or when you have moved". */
export function spellTimes(spell: SpellCard): string {
  return timesOf(spellOf(spell))
}

/** The same for one card of a Spell. */
export function spellKindTimes(spell: SpellId): string {
  const kind = SPELLS_DATA.get(spell)
  if (!kind) throw new Error(`no such Spell: ${spell}`)
  return timesOf(kind)
}

function timesOf({ id, windows }: SpellKind): string {
  if (windows.length >= 5) return 'in any window, anybody’s'
  if (id === 'immobility') return 'as another’s Turn starts, or when you are attacked'
  if (id === 'preservation') return 'when anything is about to be lost'
  if (id === 'psionic-blast') return 'before the dice of a fight of yours'
  return listOf(
    windows.map((one) => MOMENTS[one]),
    'or',
  )
}

/** The hint of a card on a button: its figures, or its printed text. */
export function cardGist(card: CardId): string {
  return gistOf(kindOf(card))
}

/** The same for a kind of card. */
export function kindGist(kind: KindId): string {
  return gistOf(kindNamed(kind))
}

function gistOf({ bonuses, combat, combatVsDragon, save, forbidden, strength, craft, type, text }: CardKind): string {
  if (type === 'enemy') return typeof strength === 'number' ? `Strength ${strength}` : `Craft ${craft ?? 0}`
  const parts = [
    bonuses?.strength ? `${signed(bonuses.strength)} Strength` : '',
    bonuses?.craft ? `${signed(bonuses.craft)} Craft` : '',
    combat ? `${signed(combat)} in Combat` : '',
    combatVsDragon ? `${signed(combatVsDragon)} against Dragons` : '',
    save ? savesOn(save) : '',
  ].filter((part) => part !== '')
  if (parts.length === 0) return typeset(text)
  return `${parts.join(', ')}${forbidden ? `; not for the ${forbidden.map((one) => one.charAt(0).toUpperCase() + one.slice(1)).join(', ')}` : ''}`
}

/** "saves a Life on 5 or 6": the use of a piece of Protection. */
export function savesText(card: CardId): string {
  return savesOn(kindOf(card).save ?? [])
}

function savesOn(dice: readonly number[]): string {
  const [first] = dice
  return `saves a Life on ${dice.length > 2 ? `${first} to ${dice.at(-1)}` : dice.join(' or ')}`
}
