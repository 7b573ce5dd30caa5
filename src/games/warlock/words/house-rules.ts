import type { HouseWords, OptionWords } from '../../../engine/index.ts'
import { perLanguage } from '../../../language/index.ts'
import { SHEET, type Options } from '../data/options.ts'
import { say } from './say.ts'

type OptionId = keyof Options & string

const optionWords = (id: OptionId): OptionWords => ({ title: say(`option-${id}`), line: say(`option-${id}.line`) })

const presetWords = (id: 'standard' | 'short' | 'full' | 'balanced' | 'solo') => ({
  title: say(`preset-${id}`),
  line: say(`preset-${id}.line`),
})

/** The presets and options of the game in words. */
export const houseRules = perLanguage((): HouseWords => ({
  presets: {
    standard: presetWords('standard'),
    short: presetWords('short'),
    full: presetWords('full'),
    balanced: presetWords('balanced'),
    solo: presetWords('solo'),
  },
  options: {
    ...Object.fromEntries(SHEET.ids.map((id) => [id, optionWords(id as OptionId)])),
    'midnight-bell-round': {
      ...optionWords('midnight-bell-round'),
      label: (round) => (round === null ? say('bell-by-players') : say('bell-after', { round: Number(round) })),
    },
  },
  contradictions: {
    'alone-in-peace': say('contradiction-alone-in-peace'),
    'alone-without-champion': say('contradiction-alone-without-champion'),
  },
  clashes: { alone: say('clash-alone'), 'in-company': say('clash-in-company') },
}))
