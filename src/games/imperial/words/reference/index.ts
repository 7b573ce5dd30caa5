import type { Topic } from '../../../../engine/index.ts'
import { capital } from '../../../../language/index.ts'
import { SHEET } from '../../data/options.ts'
import { houseRules } from '../house-rules.ts'
import { say } from '../say.ts'
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
  const kind = say('kind-option')
  return Object.entries(houseRules().options).map(([id, { title, line }]) => ({ id, kind, title, lines: [line] }))
}

/** Each preset lists the house rules that it turns on. */
function presetTopics(): Topic[] {
  return Object.entries(houseRules().presets).map(([id, { title, line }]) => {
    const set = Object.keys(SHEET.presets[id] ?? {})
    const options = set.map((option) => houseRules().options[option]?.title ?? option).join(', ')
    return {
      id,
      kind: say('kind-preset'),
      title,
      lines: [
        say('topic-preset', { line: capital(line) }),
        ...(set.length > 0 ? [say('topic-sets', { options })] : []),
      ],
      refs: set,
    }
  })
}
