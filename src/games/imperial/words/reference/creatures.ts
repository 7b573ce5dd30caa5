import type { Topic } from '../../../../engine/index.ts'
import { listOf } from '../../../../language/index.ts'
import { CREATURES, type EncounterKind, type Reward } from '../../data/components.ts'
import { TERRAINS, type LocationId, type Terrain } from '../../data/ids.ts'
import { placeId, terrainName } from '../places.ts'
import { say } from '../say.ts'
import { creatureName, foeId, rewardsText } from '../things.ts'
import { colourOf, kinded, ruleLines, type Kinded } from './kinds.ts'

/** The topics of encounter tiles. */

/** One topic a kind, with its numbers and its whole text. The Lost City is among the places. */
export function creatureTopics(): Topic[] {
  return [...CREATURES.values()].flatMap((kind) =>
    kind.category === 'place' ? [] : [creatureTopic(kind, kinded(kind.category))],
  )
}

/** Categories that have no list of their own. */
const LISTED_TOGETHER: readonly string[] = ['hostile', 'variable', 'choice', 'played', 'meta']

function creatureTopic(kind: EncounterKind, called: Kinded): Topic {
  const { id, companion } = kind
  const destination = companion?.destination ?? null
  return {
    id,
    ...called,
    ...(LISTED_TOGETHER.includes(kind.category) && { group: say('group-encounter') }),
    title: creatureName(id),
    ...figuresOf(kind),
    ...colourOf(id),
    lines: [
      ...ruleLines(id),
      ...reactionLines(kind),
      ...oneLine(strengthTexts(kind)),
      ...traitLines(kind),
      ...oneLine(companionTexts(kind)),
    ],
    notes: oneLine([say('topic-tiles', { count: kind.count }), ...terrainLine(kind)]),
    refs: [...(destination === null ? [] : [destination]), ...(kind.speakWithAnimals ? ['speak-with-animals'] : [])],
  }
}

/** Several sentences in one line; none without a sentence. */
const oneLine = (sentences: readonly string[]): string[] => (sentences.length === 0 ? [] : [sentences.join(' ')])

function terrainLine({ category, terrains, targetTerrains }: EncounterKind): string[] {
  if (category === 'meta') return []
  if (category === 'played') return [say('topic-played-on', { terrains: terrainsText(targetTerrains ?? TERRAINS) })]
  return [say('topic-terrain', { terrains: terrainsText(terrains) })]
}

function terrainsText(terrains: readonly Terrain[]): string {
  return terrains.length === TERRAINS.length ? say('any-terrain') : listOf(terrains.map(terrainName), 'or')
}

function figuresOf({ stats }: EncounterKind): Pick<Topic, 'figures'> {
  const { combatDice, rangedDice, runningAway, maxHealth } = stats
  if (!maxHealth) return {}
  return {
    figures: [
      [say('figure-dice'), String(combatDice ?? 0), 'dice'],
      ...(rangedDice ? [[say('figure-ranged'), String(rangedDice), 'ranged'] as const] : []),
      [say('figure-health'), String(maxHealth), 'health'],
      [say('figure-running-away'), String(runningAway ?? 0), 'running-away'],
    ],
  }
}

function strengthTexts({ id, stats: { defence = 0 }, retreat, reward }: EncounterKind): string[] {
  const foe = foeId(id)
  return [
    ...(defence > 0 ? [say('topic-hide', { count: defence })] : []),
    ...(retreat?.rule === 'never' ? [say('topic-never-runs', { foe })] : []),
    ...(retreat?.retreatAt ? [say('topic-runs', { foe, health: retreat.retreatAt })] : []),
    ...(reward.length > 0 ? [say('topic-reward', { reward: rewardsText(reward) })] : []),
  ]
}

/** The table of reactions, for kinds that have one. */
function reactionLines({ id, reaction }: EncounterKind): string[] {
  if (reaction.length < 2) return []
  return reaction.map(({ from, to, outcome }) => {
    const mood = say(`mood-${outcome}`, { foe: foeId(id) })
    return from === to ? say('mood-row-one', { from, mood }) : say('mood-row', { from, to, mood })
  })
}

function traitLines(kind: EncounterKind): string[] {
  const foe = foeId(kind.id)
  const heals = kind.regeneratesPerRound
  return [
    ...(kind.poison ? [say('trait-poison')] : []),
    ...(heals > 0 ? [say('trait-regenerates', { foe, wounds: say('wounds', { count: heals }) })] : []),
    ...(kind.friendship ? [say('trait-friendship')] : []),
    ...(kind.speakWithAnimals ? [say('trait-animals')] : []),
    ...(kind.sleepImmune && kind.stats.maxHealth ? [say('trait-sleepless')] : []),
    ...(kind.flies ? [say('trait-flies', { foe })] : []),
  ]
}

function companionTexts({ id, companion }: EncounterKind): string[] {
  if (!companion) return []
  const foe = foeId(id)
  const { familiar, desertion, canHoldWeapon, returnsLentWeapon, habitat, destination, ability } = companion
  return [
    familiar ? say('companion-familiar') : say('companion-fights', { foe }),
    ...(desertion === 'never' ? [say('companion-loyal')] : []),
    ...(canHoldWeapon ? [say(returnsLentWeapon ? 'companion-armed' : 'companion-armed-keeps')] : []),
    ...(habitat === 'any' ? [] : [say(`companion-${habitat}`)]),
    ...(ability ? [say(`companion-${ability.type}`, { foe, value: ability.value ?? 0 })] : []),
    ...(destination === null ? [] : [destinationText(destination, companion.destinationReward)]),
  ]
}

function destinationText(destination: LocationId, rewards: readonly Reward[]): string {
  return say('companion-destination', { place: placeId(destination), reward: rewardsText(rewards) })
}
