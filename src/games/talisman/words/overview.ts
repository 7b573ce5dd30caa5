import type { Names, Passage, Seat } from '../../../engine/index.ts'
import { inPlain, joined, nameList, nameWith, ordersPassage, passage, small, within } from '../../../language/index.ts'
import { characterCard, kindIdOf, spaceOf } from '../data/components.ts'
import { handicapOf } from '../data/handicaps.ts'
import type { AbilityId, CardId, CharacterId, KindId, SpaceId } from '../data/ids.ts'
import { ORDER_FORMS } from '../data/orders.ts'
import { roleAt } from '../view/reading.ts'
import type { CharacterView } from '../view/view.ts'
import { bonusesText, spellGist, spellTimes } from './gists.ts'
import { handicapText, startText } from './handicaps.ts'
import { abilityName, abilityText, cardId, cardTextAt, characterText, questText, spaceId, spellId } from './names.ts'
import { orderOf } from './orders.ts'
import { type Saw } from './people.ts'
import { say } from './say.ts'
import { alarmLines, figuresText, lyingOn, statesOf, weatherLines } from './scene.ts'

/** The overview for all, and the hand of a player. */

export function overviewOf(view: Saw, names: Names): readonly Passage[] {
  const people = view.players.map(({ seat }) => playerPassage(view, seat, names))
  return [...people, ...inFullPassages(view, names), tablePassage(view, names)]
}

function playerPassage(view: Saw, seat: Seat, names: Names): Passage {
  const me = roleAt(view, seat)
  const who = names(seat)
  if (!me) return { heading: who, lines: [absence(view, seat)] }
  const isActive = seat === view.active && view.step !== 'over' && view.step !== 'setup'
  const person = say('overview-person', { alignment: `alignment-${me.alignment}`, place: spaceId(me.space) })
  return {
    heading: isActive ? say('overview-active', { who }) : who,
    lines: [
      joined(' · ', person, ...statesOf(me)),
      figuresText(me),
      ...handicapLine('overview-handicap', me.id, view.options),
      ...possessions(me),
      ...(me.trophies.length > 0 ? [say('overview-trophies', { trophies: nameList(me.trophies.map(cardId)) })] : []),
      ...(me.quest === null ? [] : [say('overview-quest', { quest: me.quest, text: questText(me.quest) })]),
    ],
  }
}

function handicapLine(
  line: 'overview-handicap' | 'hand-choice-handicap',
  id: CharacterId,
  options: Saw['options'],
): string[] {
  const handicap = handicapText(handicapOf(id, options))
  return handicap === '' ? [] : [say(line, { handicap })]
}

function absence(view: Saw, seat: Seat): string {
  if (view.step === 'setup') return say('overview-not-chosen')
  return say(view.players[seat]?.standing === 'waiting' ? 'overview-waiting' : 'overview-out')
}

function possessions({ objects, followers }: CharacterView): string[] {
  return [
    objects.length === 0
      ? say('overview-no-objects')
      : say('overview-objects', { objects: nameList(objects.map(withFigures)) }),
    ...(followers.length > 0 ? [say('overview-followers', { followers: nameList(followers.map(withFigures)) })] : []),
  ]
}

/** "Sword (+1 in Combat)": with its figures, if it has any. */
function withFigures(card: CardId): string {
  const use = bonusesText(card)
  return use === '' ? cardId(card) : nameWith('here-card', { card: cardId(card), use })
}

function tablePassage(view: Saw, names: Names): Passage {
  const { roundLimit, options, left } = view
  const points = options['trophy-rate']
  const piles = (Object.entries(view.piles) as [KindId, number][]).filter(([, count]) => count > 0)
  const inPiles = piles.map(([kind, count]) => nameWith('overview-pile', { count, card: `card-${kind}` }))
  return {
    heading: say('overview-table'),
    lines: [
      say(`overview-victory-${options['crown-victory']}`),
      say(`overview-replacements-${options.replacements}`),
      ...(roundLimit === null ? [] : [say('overview-limit', { round: roundLimit })]),
      say(options['spirit-trophies'] ? 'overview-trophy-rates' : 'overview-trophy-rate', { points }),
      ...alarmLines(view, names),
      ...weatherLines(view, names),
      say('overview-left', { adventures: left.adventure, spells: left.spells }),
      inPiles.length === 0 ? say('overview-piles-empty') : say('overview-piles', { piles: nameList(inPiles) }),
      ...lyingLines(view),
    ],
  }
}

/** The cards on the board, Region by Region. */
function lyingLines(view: Saw): string[] {
  return (['outer', 'middle', 'inner'] as const).flatMap((region) => {
    const spaces = (Object.keys(view.ground) as SpaceId[]).filter((space) => spaceOf(space).region === region)
    const texts = spaces.map((space) =>
      say('things-at', { place: spaceId(space), things: nameList(lyingOn(view, space)) }),
    )
    if (texts.length === 0) return []
    const things = joined(' · ', ...texts)
    return [within(900, say('overview-lying', { region: `region-${region}`, things }))]
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
    abilitiesPassage(me),
    ...ordersPassage(ORDER_FORMS, view.orders, orderOf, ['windows']),
  ]
}

function choicesPassage({ choices, options }: Saw): Passage {
  const lines = choices.flatMap((id) => {
    const { abilities } = characterCard(id)
    const choice = { start: startText(id, options), text: characterText(id) }
    return [
      say('hand-choice', { character: `character-${id}`, ...choice }),
      ...handicapLine('hand-choice-handicap', id, options),
      ...(choices.length > MAX_EXPLAINED_CHARACTERS
        ? [small(joined(' · ', ...abilities.map((ability) => abilityName(ability.id))))]
        : abilities.map((ability) => abilityLine('hand-choice-ability', ability.id))),
    ]
  })
  return { heading: say('hand-choices'), lines }
}

/** A longer choice shows only the names of their abilities. */
const MAX_EXPLAINED_CHARACTERS = 3

function abilityLine(line: 'hand-choice-ability' | 'hand-ability', ability: AbilityId): string {
  return say(line, { ability: `ability-${ability}`, text: abilityText(ability) })
}

/** The possessions of the active Character, and the cards on its space, with their whole text. */
function inFullPassages(view: Saw, names: Names): Passage[] {
  const me = roleAt(view, view.active)
  if (!me) return []
  const { cards: lying = [] } = view.ground[me.space] ?? {}
  return [
    ...passage(
      say('overview-carries', { who: names(view.active) }),
      inFull(view, [...me.objects, ...me.followers], me),
    ),
    ...passage(say('overview-lies', { place: spaceId(me.space) }), inFull(view, lying, me)),
  ]
}

/** Cards with their whole text, each kind once, and whether the Character has no use for them. */
function inFull({ options }: Saw, cards: readonly CardId[], { id }: CharacterView): string[] {
  const kinds = [...new Map(cards.map((card) => [kindIdOf(card), card])).values()]
  return kinds.map((card) => {
    const isUseless = characterCard(id).forbiddenItems.includes(kindIdOf(card))
    const told = { card: cardId(card), text: cardTextAt(card, options) }
    return isUseless ? say('in-full-idle', { ...told, character: inPlain(`character-${id}`) }) : say('in-full', told)
  })
}

function spellsPassage({ hand }: Saw, { spellLimit: limit, barred }: CharacterView): Passage {
  return {
    heading: say('hand-spells', { count: hand.length, limit }),
    lines: [
      ...hand.map((spell) =>
        say('hand-spell', { spell: spellId(spell), gist: spellGist(spell), times: spellTimes(spell) }),
      ),
      ...(hand.length === 0 ? [say(limit === 0 ? 'hand-spells-no-craft' : 'hand-spells-none')] : []),
      ...(barred && hand.length > 0 ? [say('hand-barred')] : []),
    ],
  }
}

function questPassage({ quest }: CharacterView): Passage[] {
  if (quest === null) return []
  return [{ heading: say('hand-quest'), lines: [say('hand-quest-text', { quest, text: questText(quest) })] }]
}

function abilitiesPassage({ id, toad }: CharacterView): Passage {
  return {
    heading: say('hand-abilities', { character: `character-${id}` }),
    lines: [
      ...(toad ? [say('hand-toad')] : []),
      ...characterCard(id).abilities.map((ability) => abilityLine('hand-ability', ability.id)),
    ],
  }
}
