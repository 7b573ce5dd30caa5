import type { Topic } from '../../../../engine/index.ts'
import { SHEET } from '../../data/options.ts'
import { HOUSE_RULES } from '../house-rules.ts'
import { creatureTopics } from './creatures.ts'
import { hexTopics, locationTopics, outcomeTopics, roadTopics } from './places.ts'
import { characterTopics, clueTopics, spellTopics, treasureTopics, vesselTopics, weaponTopics } from './things.ts'

/** All topics of the box, by the ids of the data. */
export function referenceTopics(): Topic[] {
  return [
    ...characterTopics(),
    ...creatureTopics(),
    ...treasureTopics(),
    ...weaponTopics(),
    ...vesselTopics(),
    ...spellTopics(),
    ...clueTopics(),
    ...locationTopics(),
    ...outcomeTopics(),
    ...optionTopics(),
    ...presetTopics(),
    ...hexTopics(),
    ...roadTopics(),
  ]
}

function optionTopics(): Topic[] {
  return Object.entries(HOUSE_RULES.options).map(([id, { title, line }]) => ({
    id,
    kind: 'House rule',
    title,
    lines: [line],
  }))
}

/** Each preset lists the house rules that it changes. */
function presetTopics(): Topic[] {
  const usual = SHEET.chosen(SHEET.presetIds[0] ?? '')
  return Object.entries(HOUSE_RULES.presets).map(([id, { title, line }]) => {
    const chosen = Object.entries(SHEET.chosen(id)).filter(
      ([option, value]) => JSON.stringify(value) !== JSON.stringify(usual[option as keyof typeof usual]),
    )
    const names = chosen.flatMap(([option]) => HOUSE_RULES.options[option]?.title ?? [])
    return {
      id,
      kind: 'Way to play',
      title,
      lines: [line, ...names.map((name) => `- ${name}`)],
      refs: chosen.map(([option]) => option),
    }
  })
}
