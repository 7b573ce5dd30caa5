import type { Names, Seat } from '../../../engine/index.ts'
import { inPlain, italic, joined, listOf, nameList, nameWith, within } from '../../../language/index.ts'
import { CROWN, nextTo, TURNINGS, VALLEY } from '../data/board.ts'
import { characterCard, kindIdOf, spaceOf, spellOf } from '../data/components.ts'
import type { CardId, SpaceId } from '../data/ids.ts'
import { totalPoints } from '../data/trophies.ts'
import type { AttackMatter, FightMatter } from '../view/matters.ts'
import { turnsTo } from '../view/reach.ts'
import { roleAt } from '../view/reading.ts'
import type { CharacterView } from '../view/view.ts'
import { castText } from './chronicle/spells.ts'
import { useText } from './gists.ts'
import { cardId, figuresOf, foesNamed, personNamed, spaceId, spaceTextAt } from './names.ts'
import { type Saw } from './people.ts'
import { say } from './say.ts'

/** The scene on the table card, the text alternative of its picture, and the result. */

/** "Round 3 · Troll (Ann) · Movement". */
export function headlineOf(view: Saw, names: Names): string {
  const { step, round, roundLimit } = view
  if (step === 'setup')
    return say(view.options['character-selection'] === 'choose' ? 'headline-choosing' : 'headline-dealing')
  if (step === 'over') return say('headline-over', { round })
  const now = { round, who: names(view.active), step: say(`step-${step}`) }
  return roundLimit === null ? say('headline', now) : say('headline-of', { ...now, last: roundLimit })
}

/** The facts behind the open question, in a few short lines. */
export function sceneOf(view: Saw, names: Names): readonly string[] {
  if (view.step === 'setup') return [say('scene-setup')]
  if (view.step === 'over') return []
  const rival = rivalIn(view)
  const seats = rival === null || rival === view.active ? [view.active] : [view.active, rival]
  return [
    ...seats.flatMap((seat) => personLines(view, seat, names)),
    ...hereLines(view),
    ...matterLines(view, names),
    ...momentLines(view, names),
    ...alarmLines(view, names),
  ]
}

/** What concerns the whole table, in small print. */
export function smallPrintOf(view: Saw, names: Names): readonly string[] {
  return view.step === 'setup' || view.step === 'over' ? [] : weatherLines(view, names)
}

/** The other Character of an attack or a fight. */
function rivalIn(view: Saw): Seat | null {
  const matter = view.matters.findLast((one) => one.matter !== 'window')
  if (!matter) return null
  const other = matter.matter === 'attack' ? matter.by : matter.against
  return other === view.active || other === null ? (matter.seat === view.active ? null : matter.seat) : other
}

/** A Character whom something holds back. The strip of the picture has the figures. */
function personLines(view: Saw, seat: Seat, names: Names): string[] {
  const me = roleAt(view, seat)
  if (!me) return [say('scene-waiting', { who: names(seat) })]
  const states = statesOf(me)
  if (states.length === 0) return []
  return [
    joined(
      ' · ',
      say('scene-person', { alignment: me.alignment, who: names(seat), place: spaceId(me.space) }),
      ...states,
    ),
  ]
}

/** "Strength 5 (7 in Combat) · Craft 3 · 4 Lives · 1 Gold · 2 Spells". */
export function figuresText(me: CharacterView): string {
  const { lives, gold, spells, luck, trophies } = me
  const [strength, combat] = [me.strength.total, me.combatStrength.total]
  const [kills, spirits] = [totalPoints(trophies, 'strength'), totalPoints(trophies, 'craft')]
  const armed = combat === strength ? String(strength) : say('sheet-armed', { strength, combat })
  return joined(
    ' · ',
    say('sheet', { strength: armed, craft: me.craft.total, lives, gold }),
    spells > 0 ? say('sheet-spells', { count: spells }) : '',
    kills > 0 ? say('sheet-trophies', { points: kills }) : '',
    spirits > 0 ? say('sheet-spirits', { points: spirits }) : '',
    luck > 0 ? say('sheet-luck', { count: luck }) : '',
  )
}

/** Conditions that hold a Character back, and ways that are open to it. */
export function statesOf({ toad, enslaved, missTurns, slowed, raft, offer }: CharacterView): string[] {
  return [
    ...(toad ? [say('state-toad', { turns: toad.turnsLeft })] : []),
    ...(enslaved ? [say('state-enslaved')] : []),
    ...(missTurns > 0 ? [say('state-misses', { turns: missTurns })] : []),
    ...(slowed && !toad ? [say('state-slowed')] : []),
    ...(raft === null ? [] : [say('state-raft')]),
    ...(offer === null ? [] : [say(offer.kind === 'ferry' ? 'state-ferry' : 'state-wizard')]),
  ]
}

/** The cards on the space of the active Character. */
function hereLines(view: Saw): string[] {
  const me = roleAt(view, view.active)
  if (!me) return []
  const { cards = [], gold = 0, hex = null } = view.ground[me.space] ?? {}
  const coins = gold > 0 ? [nameWith('gold', { count: gold })] : []
  const inFull = say('scene-here', { things: nameList([...cards.map((card) => usefully(view, card, me)), ...coins]) })
  const inShort = say('scene-here', { things: nameList([...cards.map(cardId), ...coins]) })
  const lying = cards.length + gold > 0 ? [inFull.length <= MAX_LYING_LETTERS ? inFull : inShort] : []
  const isArriving = view.step === 'encounter' && lying.length === 0 && view.matters.length === 0
  const flavour = isArriving ? [italic(spaceTextAt(me.space, view.options))] : []
  return [...(hex ? [say('scene-hex')] : []), ...lying, ...flavour]
}

/** Cards in one line, with their use; only their names if that is too long. */
const MAX_LYING_LETTERS = 320

/** A card with its use, and whether the Character there has none for it. */
function usefully({ options }: Saw, card: CardId, { id }: CharacterView): string {
  const use = useText(card, options)
  if (use === '') return cardId(card)
  const isUseless = characterCard(id).forbiddenItems.includes(kindIdOf(card))
  return isUseless
    ? nameWith('here-card-idle', { card: cardId(card), use, character: inPlain(`character-${id}`) })
    : nameWith('here-card', { card: cardId(card), use })
}

function matterLines(view: Saw, names: Names): string[] {
  const matter = view.matters.findLast((one) => one.matter !== 'window')
  if (matter?.matter === 'fight') return [fightLine(matter, names)]
  if (matter?.matter !== 'attack' || (matter.foes.length === 0 && matter.by === null)) return []
  return [attackLine(matter, names)]
}

function fightLine({ fight, seat, against, foes, ours, theirs }: FightMatter, names: Names): string {
  const other = against === null ? foesNamed(foes) : personNamed(names(against))
  return say(`scene-fight-${fight}`, { who: names(seat), other, ours: ours.total, theirs: theirs.total })
}

/** An attack, or a meeting without one. Only a single attacker has its figure: several fight as one. */
function attackLine({ seat, by, foes, fight }: AttackMatter, names: Names): string {
  const who = names(seat)
  const isMeeting = fight === 'meeting' || fight === 'ability'
  if (by !== null) return say(isMeeting ? 'scene-duel-approached' : 'scene-duel-attacked', { who, rival: names(by) })
  const attackers = { who, foes: foesNamed(foes), count: foes.length }
  if (isMeeting) return say('scene-approached', attackers)
  const [only = '', ...others] = foes
  const { strength, craft } = figuresOf(only)
  if (others.length > 0) return say('scene-attacked', attackers)
  if (typeof strength === 'number') return say('scene-attacked-strength', { ...attackers, strength })
  return craft === null ? say('scene-attacked', attackers) : say('scene-attacked-craft', { ...attackers, craft })
}

/** A Spell being cast, a Life about to be lost. */
function momentLines(view: Saw, names: Names): string[] {
  const casting = view.stack.at(-1)
  const cast = casting ? [castingLine(casting, names)] : []
  const window = view.matters.at(-1)
  if (window?.matter !== 'window' || window.loss === null || window.loss === 'enemies') return cast
  return [...cast, say(`scene-loss-${window.loss}`, { who: names(window.seat) })]
}

function castingLine({ by, spell, target }: Saw['stack'][number], names: Names): string {
  if (spell === null) return say('scene-commanding', { who: names(by) })
  return castText({ seat: by, id: spellOf(spell).id, target }, names)
}

/** An alarm for all players: a Character may reach the Crown. */
export function alarmLines({ players }: Saw, names: Names): string[] {
  const near = players.filter(({ character }) => character?.space === VALLEY).map(({ seat }) => names(seat))
  return near.length === 0 ? [] : [say('weather-valley', { who: listOf(near), count: near.length })]
}

/** Events that concern the whole table. */
export function weatherLines(view: Saw, names: Names): string[] {
  const { crownReached, options, destroyMagic, blizzard, warp } = view
  const ruler = view.players.find(({ character }) => character?.space === CROWN)
  const isFinal = !ruler && crownReached && options.replacements === 'until-crown'
  return [
    ...(ruler ? [rulerText(view, names(ruler.seat))] : []),
    ...(isFinal ? [say('weather-reached')] : []),
    ...(crownReached && options['crown-victory'] === 'command' ? [say('weather-decided')] : []),
    ...(destroyMagic ? [say('weather-no-magic', { who: names(destroyMagic.by) })] : []),
    ...(blizzard ? [say('weather-blizzard')] : []),
    ...(warp ? [say('weather-warp', { who: names(view.active), turns: warp.turnsLeft })] : []),
  ]
}

function rulerText({ options, commandTakes }: Saw, who: string): string {
  if (options['crown-victory'] === 'contest') return say('weather-contest', { who })
  return say('weather-ruler', { who, lives: commandTakes })
}

// The picture in words

/**
 * The places of all Characters, the neighbours of the active one, and the cards on the board. At most 1,000 characters.
 */
export function pictureOf(view: Saw, names: Names): string {
  const people = view.players.flatMap(({ seat, character }) =>
    character ? [seat === view.active ? activeText(character, names(seat)) : personText(character, names(seat))] : [],
  )
  const lying = Object.keys(view.ground).map((space) => {
    return say('things-at', { place: spaceId(space as SpaceId), things: nameList(lyingOn(view, space)) })
  })
  const ground = lying.length > 0 ? [say('picture-lying', { things: lying.join(say('semicolon')) })] : []
  return within(1000, joined(' ', ...people, ...ground, ...ownText(view)) || beforeText(view))
}

/** The names of the cards, the Gold and the Hex on a space. */
export function lyingOn({ ground }: Saw, space: string): string[] {
  const { cards = [], gold = 0, hex = null } = ground[space as SpaceId] ?? {}
  return [...cards.map(cardId), ...(gold > 0 ? [nameWith('gold', { count: gold })] : []), ...(hex ? ['a-hex'] : [])]
}

function personText({ space }: CharacterView, who: string): string {
  return say('picture-person', { who, place: spaceId(space) })
}

/** The active Character, with the neighbours of its space. */
function activeText({ space }: CharacterView, who: string): string {
  const place = spaceId(space)
  if (spaceOf(space).clockwise === null) return say('picture-active-middle', { who, place })
  const [clockwise = '', anticlockwise = ''] = TURNINGS.map((turning) => spaceId(nextTo(space, turning)))
  const region = `region-${spaceOf(space).region}`
  return say('picture-active', { who, place, region, clockwise, anticlockwise })
}

/** The private part of a map: the spaces that the next roll can reach. */
function ownText(view: Saw): string[] {
  if (view.viewer === null || view.result) return []
  const near = [...turnsTo(view, view.viewer, 1)].filter(([, turns]) => turns === 1).map(([space]) => spaceId(space))
  return near.length === 0 ? [] : [say('picture-near', { spaces: nameList(near) })]
}

/** Before the first Character is on the board. */
function beforeText({ step, options }: Saw): string {
  const isChoosing = step === 'setup' && options['character-selection'] === 'choose'
  return say(isChoosing ? 'picture-choosing' : 'picture-before')
}

// The result

/** The result, best first. */
export function outcomeOf(view: Saw, names: Names): readonly string[] {
  const isScored = view.roundLimit !== null
  return (view.result ?? []).map(({ seat, rank, score, won }) => {
    const { standing, character } = view.players[seat] ?? { standing: 'out', character: null }
    const end = standing === 'left' || standing === 'out' ? standing : character === null ? 'waiting' : null
    const how = !won ? 'outcome-other' : character?.space === CROWN ? 'outcome-won-crown' : 'outcome-won'
    const result = joined(
      ' · ',
      say(how, { who: names(seat) }),
      isScored && end === null ? say('outcome-points', { points: score }) : '',
      end === null ? '' : say(`outcome-${end}`),
    )
    return say('outcome', { rank, result })
  })
}
