import type { Topic } from '../../../../engine/index.ts'
import { capital, count, listOf, typeset } from '../../../../language/index.ts'
import { CREATURES, type EncounterKind } from '../../data/components.ts'
import { TERRAINS, type EncounterCategory, type ReactionOutcome, type Terrain } from '../../data/ids.ts'
import { locationName, terrainName } from '../places.ts'
import { rewardsText } from '../things.ts'

/** The topics of encounter tiles. */

const KINDS: Readonly<Record<EncounterCategory, string>> = {
  hostile: 'Encounter that attacks',
  variable: 'Encounter that rolls for its mood',
  peaceful: 'Peaceful encounter',
  choice: 'Encounter that lets you choose',
  official: 'Official',
  event: 'Event',
  played: 'Encounter played on another',
  place: 'Place',
  meta: 'Encounter',
}

const REACTIONS: Readonly<Record<ReactionOutcome, string>> = {
  hostile: 'it attacks',
  leaves: 'it leaves you alone',
  nothing: 'nothing happens',
  'offers-to-join': 'it offers to come along',
  'leaves-unless-horse': 'it passes by, or attacks if you have the Wild Horse',
  'snatch-vessel-or-hostile': 'it carries your boat or ship off, or attacks if you have none',
  barter: 'a clue for one of your weapons',
  hospitality: 'one wound is healed',
  'gift-of-magic': 'a spell, or one wound healed',
  treasure: 'a treasure',
  'sent-to-tower': 'you are sent to the Wizard’s Tower',
}

/** One topic a kind, with its numbers and its whole text. The Lost City is among the places. */
export function creatureTopics(): Topic[] {
  return [...CREATURES.values()].filter(({ category }) => category !== 'place').map(creatureTopic)
}

function creatureTopic(kind: EncounterKind): Topic {
  const { id, name, category, text, companion } = kind
  const destination = companion?.destination ?? null
  return {
    id,
    kind: KINDS[category],
    title: name,
    ...figuresOf(kind),
    lines: [
      typeset(text),
      ...whereLines(kind),
      ...statLines(kind),
      ...reactionLines(kind),
      ...traitLines(kind),
      ...(companion ? [companionLine(companion)] : []),
    ],
    refs: [...(destination === null ? [] : [destination]), ...(kind.speakWithAnimals ? ['speak-with-animals'] : [])],
  }
}

/** The terrains of a kind, and the number of its tiles. */
function whereLines({ category, terrains, targetTerrains, count: tiles }: EncounterKind): string[] {
  const many = `${capital(count(tiles, 'tile'))} in the pool`
  if (category === 'meta') return [`${many}.`]
  if (category === 'played')
    return [`${many}. Played on somebody on this terrain: ${placesText(targetTerrains ?? TERRAINS)}.`]
  return [`${many}. Terrain: ${placesText(terrains)}.`]
}

function placesText(terrains: readonly Terrain[]): string {
  if (terrains.length === TERRAINS.length) return 'any'
  return listOf(terrains.map(terrainName), 'or')
}

function figuresOf({ stats }: EncounterKind): Pick<Topic, 'figures'> {
  const { combatDice, rangedDice, runningAway, maxHealth } = stats
  if (!maxHealth) return {}
  return {
    figures: [
      ['Dice', String(combatDice ?? 0)],
      ...(rangedDice ? [['At a distance', String(rangedDice)] as const] : []),
      ['Health', String(maxHealth)],
      ['Running Away', String(runningAway ?? 0)],
    ],
  }
}

function statLines({ stats, retreat, reward }: EncounterKind): string[] {
  const { combatDice, rangedDice, runningAway, maxHealth, defence = 0 } = stats
  const fights = maxHealth
    ? [
        `${capital(count(combatDice ?? 0, 'die', 'dice'))} hand to hand${rangedDice ? `, ${rangedDice} at a distance` : ''}; health ${maxHealth}, Running Away ${runningAway ?? 0}${defence > 0 ? `; its hide stops ${count(defence, 'hit')} a fight` : ''}.`,
      ]
    : []
  const runs =
    retreat?.rule === 'never'
      ? ['It never runs.']
      : retreat?.retreatAt
        ? [`With health ${retreat.retreatAt} or less it tries to run.`]
        : []
  return [...fights, ...runs, ...(reward.length > 0 ? [`Beaten, it leaves ${rewardsText(reward)}.`] : [])]
}

/** The table of reactions, for kinds that have one. */
function reactionLines({ reaction }: EncounterKind): string[] {
  if (reaction.length < 2) return []
  return reaction.map(({ from, to, outcome }) => `- ${from === to ? from : `${from} to ${to}`}: ${REACTIONS[outcome]}`)
}

function traitLines(kind: EncounterKind): string[] {
  const traits = [
    kind.poison ? 'venomous: a character it has hurt may take a wound more' : '',
    kind.regeneratesPerRound > 0
      ? `heals ${count(kind.regeneratesPerRound, 'wound')} a round, unless fire stops it`
      : '',
    kind.friendship ? 'can be won over with Friendship' : '',
    kind.speakWithAnimals ? 'can be won over with Speak with Animals' : '',
    kind.sleepImmune && kind.stats.maxHealth ? 'Sleep does nothing to it' : '',
    kind.flies ? 'it flies' : '',
  ].filter((one) => one !== '')
  return traits.map((trait) => `${capital(trait)}.`)
}

const ABILITIES = {
  meditation: (value: number) => `+${value} to meditation`,
  'wilderness-steps': (value: number) => `${value} steps across country instead of one`,
  'road-allowance': (value: number) => `${count(value, 'hex', 'hexes')} more along roads`,
  'no-boat': () => 'goes into no boat, only into a ship',
}

function companionLine(companion: NonNullable<EncounterKind['companion']>): string {
  const { desertion, canHoldWeapon, returnsLentWeapon, familiar, habitat, destination, destinationReward, ability } =
    companion
  const parts = [
    familiar ? 'a familiar' : '',
    desertion === 'never' ? 'never deserts' : '',
    canHoldWeapon ? `can be lent a weapon${returnsLentWeapon ? '' : ', and keeps it when it leaves'}` : '',
    habitat === 'any' ? '' : habitat === 'sea' ? 'stays at sea' : 'stays by the sea',
    ability ? ABILITIES[ability.type](ability.value ?? 0) : '',
    destination === null
      ? ''
      : `wants to go to ${locationName(destination)}, and brings ${rewardsText(destinationReward)} there`,
  ].filter((one) => one !== '')
  return parts.length === 0 ? 'As a companion: fights beside you.' : `As a companion: ${listOf(parts)}.`
}
