import type { Names, Passage, Seat } from '../../../engine/index.ts'
import { bold, count, italic, listOf, ordersPassage, small, typeset, within } from '../../../language/index.ts'
import { characterCard, kindIdOf, kindOf, spaceOf } from '../data/components.ts'
import { handicapOf } from '../data/handicaps.ts'
import type { KindId, SpaceId } from '../data/ids.ts'
import type { Options } from '../data/options.ts'
import { ORDER_FORMS } from '../data/orders.ts'
import { roleAt } from '../view/reading.ts'
import type { CharacterView } from '../view/view.ts'
import { alignmentName } from './chronicle/character.ts'
import { cardGist, spellGist, spellTimes } from './gists.ts'
import { handicapText, startText, winsText } from './handicaps.ts'
import {
  inSpace,
  cardName,
  questName,
  questText,
  kindName,
  spaceLabel,
  characterName,
  spellName,
  abilityText,
} from './names.ts'
import { orderOf } from './orders.ts'
import { type Saw } from './people.ts'
import { figuresText, stateText, weatherLines } from './scene.ts'

/** The overview for all, and the hand of a player. */

export function overviewOf(view: Saw, names: Names): readonly Passage[] {
  const people = view.players.map(({ seat }) => playerPassage(view, seat, names))
  return [...people, ...inFullPassages(view, names), tablePassage(view, names)]
}

function playerPassage(view: Saw, seat: Seat, names: Names): Passage {
  const me = roleAt(view, seat)
  const mark = seat === view.active && view.step !== 'over' && view.step !== 'setup' ? '▶ ' : ''
  if (!me) return { heading: names(seat), lines: [absence(view, seat)] }
  return {
    heading: `${mark}${names(seat)}`,
    lines: [
      `${alignmentName(me.alignment)}, ${inSpace(me.space)}${stateText(me)}`,
      figuresText(me),
      ...handicapLine(view, me),
      ...possessions(me),
      ...(me.trophies.length > 0 ? [`🏆 ${listOf(me.trophies.map(cardName))}`] : []),
      ...(me.quest === null ? [] : [`📯 Quest: ${questName(me.quest)} (${questText(me.quest)})`]),
    ],
  }
}

function handicapLine({ options }: Saw, { id }: CharacterView): string[] {
  const text = handicapText(handicapOf(id, options))
  return text === '' ? [] : [`⚖️ Began with ${text}`]
}

function absence(view: Saw, seat: Seat): string {
  if (view.step === 'setup') return 'has not chosen yet'
  return view.players[seat]?.standing === 'waiting' ? 'waits for a new Character' : 'is out of the game'
}

function possessions(me: CharacterView): string[] {
  const objects = me.objects.map((card) => withFigures(card))
  const followers = me.followers.map((card) => withFigures(card))
  return [
    `🎒 ${objects.length === 0 ? 'no Objects' : listOf(objects)}`,
    ...(followers.length > 0 ? [`🐾 ${listOf(followers)}`] : []),
  ]
}

/** "Sword (+1 in Combat)": with its figures, if it has any. */
function withFigures(card: string): string {
  const { bonuses, combat, save } = kindOf(card)
  return bonuses || combat || save ? `${cardName(card)} (${cardGist(card).split(';')[0]})` : cardName(card)
}

function tablePassage(view: Saw, names: Names): Passage {
  const { roundLimit } = view
  const { 'trophy-rate': trophyRate, 'crown-victory': crownVictory, 'spirit-trophies': spiritsTeach } = view.options
  const piles = (Object.entries(view.piles) as [KindId, number][]).filter(([, n]) => n > 0)
  return {
    heading: 'The table',
    lines: [
      `👑 ${VICTORIES[crownVictory]}`,
      `☠️ ${REPLACEMENTS[view.options.replacements]}`,
      ...(roundLimit === null ? [] : [`🏁 Closing time after round ${roundLimit}, then points decide`]),
      `Trophies: ${trophyRate} points for 1 Strength${spiritsTeach ? ', of Spirits for 1 Craft' : ''}`,
      ...weatherLines(view, names).map((line) => line.replace('-# ', '')),
      `Left to draw: ${count(view.left.adventure, 'Adventure')}, ${count(view.left.spells, 'Spell')}`,
      `In the piles: ${piles.length === 0 ? 'nothing' : piles.map(([kind, n]) => `${kindName(kind)} ${n}`).join(', ')}`,
      ...lyingLines(view),
    ],
  }
}

const VICTORIES: Readonly<Record<Options['crown-victory'], string>> = {
  command: 'The last one left wins; the Crown’s Command Spell sees to the rest',
  instant: 'Whoever reaches the Crown of Command first wins at once',
  contest: 'Whoever is alone on the Crown of Command as the own Turn begins wins, and so does the last one left',
}

const REPLACEMENTS: Readonly<Record<Options['replacements'], string>> = {
  'until-crown': 'Until somebody has reached the Crown, the dead come back as somebody else',
  never: 'Whoever dies is out of the game',
  always: 'The dead always come back as somebody else',
}

const REGIONS = { outer: 'Outer', middle: 'Middle', inner: 'Inner' } as const

/** The cards on the board, Region by Region. */
function lyingLines(view: Saw): string[] {
  return (['outer', 'middle', 'inner'] as const).flatMap((region) => {
    const spaces = Object.entries(view.ground).filter(([space]) => spaceOf(space as SpaceId).region === region)
    const texts = spaces.map(([space, { cards, gold, hex }]) => {
      const things = [...cards.map(cardName), ...(gold > 0 ? [`${gold} Gold`] : []), ...(hex ? ['a Hex'] : [])]
      return `${spaceLabel(space as SpaceId)}: ${listOf(things)}`
    })
    return texts.length === 0 ? [] : [within(900, `${bold(`${REGIONS[region]} Region`)} · ${texts.join(' · ')}`)]
  })
}

/** A seat's own Spells, Quest, abilities and standing orders. */
export function handOf(view: Saw, _names: Names): readonly Passage[] {
  if (view.viewer === null) return []
  const me = roleAt(view, view.viewer)
  const dealt = view.choices.length > 1 || (view.choices.length === 1 && me === null) ? [choicesPassage(view)] : []
  if (!me) return dealt
  return [
    ...dealt,
    spellsPassage(view, me),
    ...questPassage(me),
    abilitiesPassage(view, me),
    ...ordersPassage(ORDER_FORMS, view.orders, orderOf, ['windows']),
  ]
}

function choicesPassage(view: Saw): Passage {
  return {
    heading: '🧙 Your Characters',
    lines: view.choices.flatMap((id) => {
      const { text, abilities } = characterCard(id)
      const able = abilities.map(({ id: ability, name }) => `⭐ ${typeset(name)}: ${abilityText(ability)}`)
      return [
        `${bold(characterName(id))}: ${startText(id, view.options)}. ${winsText(id, view.options)} ${italic(typeset(text))}`,
        ...(view.choices.length > MAX_EXPLAINED_CHARACTERS
          ? [small(abilities.map(({ name }) => typeset(name)).join(' · '))]
          : able),
      ]
    }),
  }
}

/** A longer choice shows only the names of their abilities. */
const MAX_EXPLAINED_CHARACTERS = 3

/** The possessions of the active Character, and the cards on its space, with their whole text. */
function inFullPassages(view: Saw, names: Names): Passage[] {
  const me = roleAt(view, view.active)
  if (!me) return []
  const { cards: lying = [] } = view.ground[me.space] ?? {}
  const passage = (heading: string, cards: readonly string[]) =>
    cards.length === 0 ? [] : [{ heading, lines: inFull(cards, me) }]
  return [
    ...passage(`🎒 What ${names(view.active)} carries`, [...me.objects, ...me.followers]),
    ...passage(`✨ What lies ${inSpace(me.space)}`, lying),
  ]
}

/** Cards with their whole text, each kind once, and whether the Character has no use for them. */
function inFull(cards: readonly string[], { id }: CharacterView): string[] {
  const kinds = [...new Map(cards.map((card) => [kindIdOf(card), card])).values()]
  return kinds.map((card) => {
    const isUseless = characterCard(id).forbiddenItems.includes(kindIdOf(card))
    const text = `${bold(cardName(card))}: ${typeset(kindOf(card).text)}`
    return isUseless ? `${text} Of no use to the ${characterName(id)}.` : text
  })
}

function spellsPassage(view: Saw, me: CharacterView): Passage {
  const limit = me.spellLimit
  return {
    heading: `📜 Spells (${view.hand.length} of ${limit})`,
    lines: [
      ...view.hand.map((spell) => `${bold(spellName(spell))}: ${spellGist(spell)} (${spellTimes(spell)})`),
      ...(view.hand.length === 0
        ? [
            limit === 0
              ? 'None, and too little Craft for any. Craft 3 allows one.'
              : 'None. The Woods, the Mystic and the Book may help.',
          ]
        : []),
      ...(me.barred && view.hand.length > 0 ? ['You cannot cast anything at the moment.'] : []),
    ],
  }
}

function questPassage(me: CharacterView): Passage[] {
  if (me.quest === null) return []
  return [
    {
      heading: '📯 Your Quest',
      lines: [
        `${bold(questName(me.quest))}: ${questText(me.quest)} Done, it takes you to the Warlock’s Cave and brings a Talisman, if one is left.`,
      ],
    },
  ]
}

function abilitiesPassage({ options }: Saw, me: CharacterView): Passage {
  const { abilities } = characterCard(me.id)
  return {
    heading: `⭐ ${characterName(me.id)}`,
    lines: [
      ...(me.toad ? ['A Toad has no Special Abilities.'] : []),
      ...abilities.map(({ id, name }) => `${bold(typeset(name))}: ${abilityText(id)}`),
      small(winsText(me.id, options)),
    ],
  }
}
