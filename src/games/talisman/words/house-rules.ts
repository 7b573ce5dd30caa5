import type { HouseWords, OptionValue, OptionWords } from '../../../engine/index.ts'
import { perLanguage } from '../../../language/index.ts'
import { SHEET, type Options } from '../data/options.ts'
import { say } from './say.ts'

type OptionId = keyof Options & string

const optionWords = (id: OptionId): OptionWords => ({ title: say(`option-${id}`), line: say(`option-${id}.line`) })

/** The options whose values are words. */
type ChoiceId = {
  [Id in OptionId]: Options[Id] extends string ? Id : never
}[OptionId]

/** The ids of the words for the values of an option. */
type ValueId = { [Id in ChoiceId]: `option-${Id}.${Options[Id]}` }[ChoiceId]

const choiceWords = <Id extends ChoiceId>(id: Id): OptionWords => ({
  ...optionWords(id),
  label: (value) => say(`option-${id}.${String(value)}` as ValueId),
})

type NumberId =
  'round-limit' | 'turn-budget' | 'head-start' | 'start-gold' | 'luck-tokens' | 'trophy-rate' | 'command-growth'

const numberWords = (id: NumberId): OptionWords => ({
  ...optionWords(id),
  label: (value) => say(`option-${id}.value`, { count: Number(value) }),
})

function timeText(seconds: OptionValue): string {
  return seconds === null ? say('time-as-paced') : say('time-of', { seconds: Number(seconds) })
}

const presetWords = (id: 'standard' | 'short' | 'sprint' | 'async' | 'full' | 'balanced') => ({
  title: say(`preset-${id}`),
  line: say(`preset-${id}.line`),
})

/** The presets and options of the game in words. */
export const houseRules = perLanguage((): HouseWords => ({
  presets: {
    standard: presetWords('standard'),
    short: presetWords('short'),
    sprint: presetWords('sprint'),
    async: presetWords('async'),
    full: presetWords('full'),
    balanced: presetWords('balanced'),
  },
  options: {
    ...Object.fromEntries(SHEET.ids.map((id) => [id, optionWords(id as OptionId)])),
    'character-selection': choiceWords('character-selection'),
    'first-player': choiceWords('first-player'),
    'crown-victory': choiceWords('crown-victory'),
    'round-limit': numberWords('round-limit'),
    'turn-budget': numberWords('turn-budget'),
    replacements: choiceWords('replacements'),
    'head-start': numberWords('head-start'),
    'start-gold': numberWords('start-gold'),
    'luck-tokens': numberWords('luck-tokens'),
    'trophy-rate': numberWords('trophy-rate'),
    'mule-capacity': choiceWords('mule-capacity'),
    'protection-rolls': choiceWords('protection-rolls'),
    'spell-limit-per-turn': choiceWords('spell-limit-per-turn'),
    'dead-gear': choiceWords('dead-gear'),
    'command-growth': numberWords('command-growth'),
    'inner-gate': choiceWords('inner-gate'),
    'reaction-timer': { ...optionWords('reaction-timer'), label: timeText },
    'turn-timer': { ...optionWords('turn-timer'), label: timeText },
  },
  clashes: { 'always-ends': say('clash-always-ends') },
  contradictions: {
    'no-command': say('contradiction-no-command'),
    'two-limits': say('contradiction-two-limits'),
  },
}))
