import type { Names, Seat } from '../../../engine/index.ts'
import { bold, count, italic, joined, listOf, small, within } from '../../../language/index.ts'
import { CROWN, nextTo, TURNINGS, VALLEY } from '../data/board.ts'
import { characterCard, kindIdOf, spaceOf } from '../data/components.ts'
import type { SpaceId } from '../data/ids.ts'
import { totalPoints, type Stat } from '../data/trophies.ts'
import { turnsTo } from '../view/reach.ts'
import { roleAt } from '../view/reading.ts'
import type { CharacterView } from '../view/view.ts'
import { ALIGNMENT_SIGNS } from './chronicle/character.ts'
import { targetText } from './chronicle/spells.ts'
import { cardGist } from './gists.ts'
import { cardName, characterName, foeFigures, inSpace, spaceLabel, spaceTextAt, spellName, theSpace } from './names.ts'
import { type Saw } from './people.ts'

/** The scene on the table card, the text alternative of its picture, and the result. */

const STEPS: Readonly<Record<Saw['step'], string>> = {
  setup: 'Set-up',
  begin: 'A new Turn',
  start: 'Before the Move',
  move: 'Movement',
  land: 'Arrival',
  encounter: 'Encounter',
  end: 'End of the Turn',
  over: 'The end',
}

/** "Round 3 · Troll (Ann) · Movement". */
export function headlineOf(view: Saw, names: Names): string {
  if (view.step === 'setup')
    return view.options['character-selection'] === 'choose'
      ? 'The Characters are being chosen'
      : 'The Characters are being dealt'
  if (view.step === 'over') return `The end, in round ${view.round}`
  const { roundLimit } = view
  const limit = roundLimit === null ? '' : ` of ${roundLimit}`
  return `Round ${view.round}${limit} · ${names(view.active)} · ${STEPS[view.step]}`
}

/** The facts behind the open question, in a few short lines. */
export function sceneOf(view: Saw, names: Names): readonly string[] {
  if (view.step === 'setup')
    return ['The wizard is dead, the Crown of Command is unattended, and everyone has noticed.']
  if (view.step === 'over') return []
  const rival = rivalIn(view)
  const seats = rival === null || rival === view.active ? [view.active] : [view.active, rival]
  return [
    ...seats.flatMap((seat) => personLines(view, seat, names)),
    ...hereLines(view),
    ...matterLines(view, names),
    ...momentLines(view, names),
    ...weatherLines(view, names),
  ]
}

/** The other Character of an attack or a fight. */
function rivalIn(view: Saw): Seat | null {
  const matter = view.matters.findLast((one) => one.matter !== 'window')
  if (!matter) return null
  const other = matter.matter === 'attack' ? matter.by : matter.against
  return other === view.active || other === null ? (matter.seat === view.active ? null : matter.seat) : other
}

function personLines(view: Saw, seat: Seat, names: Names): string[] {
  const me = roleAt(view, seat)
  if (!me) return [`${names(seat)} waits for a new Character`]
  const goods = [...me.objects, ...me.followers].map(cardName)
  return [
    `${ALIGNMENT_SIGNS[me.alignment]} ${names(seat)} ${inSpace(me.space)}${stateText(me)}`,
    figuresText(me),
    ...(goods.length > 0 ? [small(goods.join(', '))] : []),
  ]
}

/** "💪 5 (7 in Combat) · 🧠 3 · ❤️ 4 · 💰 1 · 📜 2". */
export function figuresText(me: CharacterView): string {
  const armed = me.combatStrength.total === me.strength.total ? '' : ` (${me.combatStrength.total} in Combat)`
  return joined(
    ' · ',
    `💪 ${me.strength.total}${armed}`,
    `🧠 ${me.craft.total}`,
    `❤️ ${me.lives}`,
    `💰 ${me.gold}`,
    me.spells > 0 ? `📜 ${me.spells}` : '',
    trophyText('🏆', me, 'strength'),
    trophyText('🕯️', me, 'craft'),
    me.luck > 0 ? `🍀 ${me.luck}` : '',
  )
}

/** The points of trophies towards Strength, or of Spirits towards Craft. */
function trophyText(sign: string, { trophies }: CharacterView, stat: Stat): string {
  const points = totalPoints(trophies, stat)
  return points > 0 ? `${sign} ${points}` : ''
}

/** Conditions that hold a Character back. */
export function stateText(me: CharacterView): string {
  const all = [
    me.toad ? `🐸 a Toad for ${count(me.toad.turnsLeft, 'more Turn', 'more Turns')}` : '',
    me.enslaved ? '⛓️ enslaved' : '',
    me.missTurns > 0 ? `💤 misses ${count(me.missTurns, 'Turn')}` : '',
    me.slowed && !me.toad ? '🐌 one space a Turn' : '',
    me.raft === null ? '' : '🛶 has a Raft',
    me.offer === null
      ? ''
      : me.offer.kind === 'ferry'
        ? '🛶 may take the ferry'
        : '✨ may be sent anywhere in the Outer Region',
  ].filter((text) => text !== '')
  return all.length === 0 ? '' : ` · ${all.join(' · ')}`
}

/** The cards on the space of the active Character. */
function hereLines(view: Saw): string[] {
  const me = roleAt(view, view.active)
  if (!me) return []
  const { cards = [], gold = 0, hex = null } = view.ground[me.space] ?? {}
  const coins = gold > 0 ? [`${gold} Gold`] : []
  const inFull = `✨ Here: ${listOf([...cards.map((card) => `${cardName(card)} (${shortGist(card, me)})`), ...coins])}`
  const inShort = `✨ Here: ${listOf([...cards.map(cardName), ...coins])}`
  const lying = cards.length + gold > 0 ? [inFull.length <= MAX_LYING_LETTERS ? inFull : inShort] : []
  const cursed = hex ? ['☠️ A Hex lies here'] : []
  const flavour = lying.length === 0 && view.matters.length === 0 ? [italic(spaceTextAt(me.space, view.options))] : []
  return [...cursed, ...lying, ...flavour]
}

/** Cards in one line, with their use; only their names if that is too long. */
const MAX_LYING_LETTERS = 320

/** The first sentence of a card, and whether the Character there has no use for it. */
function shortGist(card: string, { id }: CharacterView): string {
  const [gist = ''] = cardGist(card).split('. ')
  const isUseless = characterCard(id).forbiddenItems.includes(kindIdOf(card))
  return joined('; ', gist.replace(/\.$/, ''), isUseless ? `not for the ${characterName(id)}` : '')
}

function matterLines(view: Saw, names: Names): string[] {
  const matter = view.matters.findLast((one) => one.matter !== 'window')
  if (matter?.matter === 'fight') {
    const other = matter.against === null ? listOf(matter.foes.map(foeFigures)) : names(matter.against)
    const sign = matter.fight === 'psychic' ? '🌀' : '⚔️'
    return [
      `${sign} ${bold(`${names(matter.seat)} ${matter.ours.total}`)} against ${bold(`${other} ${matter.theirs.total}`)}, before the dice`,
    ]
  }
  if (matter?.matter !== 'attack' || (matter.foes.length === 0 && matter.by === null)) return []
  const attacker = matter.by === null ? listOf(matter.foes.map(foeFigures)) : names(matter.by)
  const verb =
    matter.fight === 'meeting' || matter.fight === 'ability'
      ? 'approaches'
      : matter.foes.length > 1
        ? 'attack'
        : 'attacks'
  return [`⚔️ ${bold(attacker)} ${verb} ${names(matter.seat)}`]
}

const LOSSES = { life: 'a Life', follower: 'a Follower', enemies: null } as const

/** A Spell being cast, a Life about to be lost. */
function momentLines(view: Saw, names: Names): string[] {
  const casting = view.stack.at(-1)
  const spell = casting?.spell ?? null
  const cast = casting
    ? [
        `✨ ${names(casting.by)} casts ${bold(spell === null ? 'the Command Spell' : spellName(spell))}${targetText(casting.target, casting.by, names)}`,
      ]
    : []
  const window = view.matters.at(-1)
  const going = window?.matter === 'window' && window.loss !== null ? LOSSES[window.loss] : null
  const loss = window && going !== null ? [`❤️ ${names(window.seat)} is about to lose ${going}`] : []
  return [...cast, ...loss]
}

/** Events that concern the whole table. */
export function weatherLines(view: Saw, names: Names): string[] {
  const ruler = view.players.find(({ character }) => character?.space === CROWN)
  const near = view.players.filter(({ character }) => character?.space === VALLEY)
  return [
    near.length === 0
      ? ''
      : `🔥 ${listOf(near.map(({ seat }) => names(seat)))} ${near.length === 1 ? 'stands' : 'stand'} in the Valley of Fire, one space from the Crown of Command`,
    ruler ? small(rulerText(view, names(ruler.seat))) : '',
    !ruler && view.crownReached && view.options.replacements === 'until-crown'
      ? small('👑 The Crown has been reached: whoever dies now is out')
      : '',
    view.crownReached && view.options['crown-victory'] === 'command'
      ? small('🏁 Decided, as good as? **End it here …** puts it to everybody to end the game as it stands')
      : '',
    view.destroyMagic ? small(`🚫 No magic works until ${names(view.destroyMagic.by)}’s next Turn`) : '',
    view.blizzard ? small('🌨️ The Blizzard blows: one space a Turn') : '',
    view.warp
      ? small(`⏳ ${names(view.active)} has ${count(view.warp.turnsLeft, 'more Turn', 'more Turns')} to come`)
      : '',
  ].filter((text) => text !== '')
}

function rulerText({ options, commandTakes }: Saw, ruler: string): string {
  const holds = `👑 ${ruler} holds the Crown of Command`
  if (options['crown-victory'] === 'contest')
    return `${holds}, and wins if alone there as the next Turn of ${ruler} begins`
  return commandTakes === 1 ? holds : `${holds}: the Command Spell takes ${count(commandTakes, 'Life', 'Lives')}`
}

// The picture in words

/**
 * The places of all Characters, the neighbours of the active one, and the cards on the board. At most 1,000 characters.
 */
export function pictureOf(view: Saw, names: Names): string {
  const me = roleAt(view, view.active)
  const here = view.players.flatMap(({ seat, character }) =>
    character ? [`${names(seat)} is ${inSpace(character.space)}.`] : [],
  )
  const around = me ? [aroundText(me)] : []
  const lying = Object.entries(view.ground).map(([space, { cards, gold, hex }]) => {
    const things = [...cards.map(cardName), ...(gold > 0 ? [`${gold} Gold`] : []), ...(hex ? ['a Hex'] : [])]
    return `${spaceLabel(space as SpaceId)}: ${things.join(', ')}`
  })
  const ground = lying.length > 0 ? [`Lying about: ${lying.join('; ')}.`] : []
  return within(1000, [...around, ...here, ...ground, ...ownText(view)].join(' ') || beforeText(view))
}

function aroundText({ id, space }: CharacterView): string {
  if (spaceOf(space).clockwise === null)
    return `The ${characterName(id)} is ${inSpace(space)}, in the middle of the board.`
  const [clockwise, anticlockwise] = TURNINGS.map((turning) => theSpace(nextTo(space, turning)))
  const region = { outer: 'Outer', middle: 'Middle', inner: 'Inner' }[spaceOf(space).region]
  return `The ${characterName(id)} is ${inSpace(space)}, in the ${region} Region, between ${anticlockwise} and, clockwise, ${clockwise}.`
}

/** The private part of a map: the spaces that the next roll can reach. */
function ownText(view: Saw): string[] {
  if (view.viewer === null || view.result) return []
  const near = [...turnsTo(view, view.viewer, 1)].filter(([, turns]) => turns === 1).map(([space]) => spaceLabel(space))
  return near.length === 0 ? [] : [`One Turn away: ${listOf(near)}.`]
}

/** Before the first Character is on the board. */
function beforeText({ step, options }: Saw): string {
  return step === 'setup' && options['character-selection'] === 'choose'
    ? 'Portraits of all who can be chosen, with Strength, Craft, Lives and Gold.'
    : 'The board, before anybody has set out.'
}

// The result

/** The result, best first. */
export function outcomeOf(view: Saw, names: Names): readonly string[] {
  const medals = ['🥇', '🥈', '🥉']
  const isScored = view.roundLimit !== null
  return (view.result ?? []).map(({ seat, rank, score, won }) => {
    const { standing, character } = view.players[seat] ?? { standing: 'out', character: null }
    const end =
      standing === 'left' ? 'left' : standing === 'out' ? 'out' : character === null ? 'between Characters' : ''
    const how = won && character?.space === 'crown-of-command' ? 'on the Crown of Command' : ''
    const points = isScored && end === '' ? count(score, 'point') : ''
    const rest = joined(', ', how, points, end)
    return `${medals[rank - 1] ?? `${rank}.`} ${names(seat)}${rest === '' ? '' : `: ${rest}`}`
  })
}
