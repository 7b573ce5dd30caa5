import type { HouseWords, OptionWords } from '../../../engine/index.ts'
import { listOf, perLanguage } from '../../../language/index.ts'
import { SHEET, type Options } from '../data/options.ts'
import { say } from './say.ts'

type OptionId = keyof Options & string

const optionWords = (id: OptionId): OptionWords => ({ title: say(`option-${id}`), line: say(`option-${id}.line`) })

const presetWords = (id: 'standard' | 'short' | 'balanced' | 'serious' | 'full' | 'blood-and-guts') => ({
  title: say(`preset-${id}`),
  line: say(`preset-${id}.line`),
})

/** The presets and options of the game in words. */
export const houseRules = perLanguage((): HouseWords => ({
  presets: {
    standard: presetWords('standard'),
    short: presetWords('short'),
    balanced: presetWords('balanced'),
    serious: presetWords('serious'),
    full: presetWords('full'),
    'blood-and-guts': presetWords('blood-and-guts'),
  },
  options: {
    ...Object.fromEntries(SHEET.ids.map((id) => [id, optionWords(id as OptionId)])),
    'realm-number': {
      ...optionWords('realm-number'),
      label: (value) => (value === null ? say('realm-drawn') : say('realm-numbered', { number: String(value) })),
    },
    'experience-marks': {
      ...optionWords('experience-marks'),
      label: (value) => (Array.isArray(value) ? listOf(value.map(String)) : String(value)),
    },
    'round-limit': {
      ...optionWords('round-limit'),
      label: (value) => (value === null ? say('rounds-by-players') : String(value)),
    },
  },
  clashes: {},
  contradictions: { 'last-before-first': say('contradiction-last-before-first') },
}))
