import type { Game, OptionValue, OptionWords } from '../../../engine/index.ts'
import { houseRulesNow } from '../../../tables/index.ts'
import type { HouseRules } from '../../../tables/model/store.ts'
import { small } from '../../../language/index.ts'
import { say } from '../../words/index.ts'

/** The house rules of a table, in words. */

/** An option in words. Throws if the game has none for it. */
export function optionWords({ words }: Game, id: string): OptionWords {
  const found = words.houseRules.options[id]
  if (!found) throw new Error(`no words for the option ${id}`)
  return found
}

export function presetWords({ words }: Game, id: string): { readonly title: string; readonly line: string } {
  return words.houseRules.presets[id] ?? { title: id, line: '' }
}

/** What an option is set to, in words. */
export function valueInWords(game: Game, id: string, value: OptionValue): string {
  const { label } = optionWords(game, id)
  if (label) return label(value)
  if (typeof value === 'boolean') return value ? say('option-on') : say('option-off')
  return value === null ? say('option-none') : String(value)
}

/** The house rules that differ from the preset, each in a few words. */
export function changedInWords(game: Game, house: HouseRules): string[] {
  const { preset, options } = houseRulesNow(game, house)
  return Object.entries(game.rules.sheet.changed(preset, options)).map(([id, value]) =>
    say('house-rules-change', { option: optionWords(game, id).title, value: valueInWords(game, id, value) }),
  )
}

/** Which of the house rules contradict each other, each in a small line. */
export function contradictionLines(game: Game, house: HouseRules): string[] {
  const { options } = houseRulesNow(game, house)
  return game.rules.sheet.contradictionsIn(options).map(({ id }) => {
    const sentence = game.words.houseRules.contradictions?.[id]
    if (sentence === undefined) throw new Error(`no words for the contradiction ${id}`)
    return small(`⚠️ ${sentence}`)
  })
}

/** By which rules a table plays, in a line or two. */
export function houseRulesLines(game: Game, house: HouseRules): string[] {
  const { title, line } = presetWords(game, houseRulesNow(game, house).preset)
  const changed = changedInWords(game, house)
  return [
    say('house-rules-preset', { title, line }),
    ...(changed.length > 0 ? [say('house-rules-differing', { changes: changed.join(' · ') })] : []),
  ]
}
