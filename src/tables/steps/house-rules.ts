import { z } from 'zod'
import type { Game, OptionSheet, OptionValue, OptionValues } from '../../engine/index.ts'
import type { TableRefusal } from '../model/service.ts'
import { timingOf, type HouseRules, type TableRecord, type Timing } from '../model/store.ts'

const SECOND = 1000

/**
 * The house rules of a table once something is chosen: a preset sets all options anew, then single options are set. Why they
 * cannot be had otherwise.
 */
export function houseRulesWith(
  game: Game,
  chosen: { readonly preset?: string; readonly options?: OptionValues },
  now?: HouseRules,
): HouseRules | TableRefusal {
  const { sheet } = game.rules
  const preset = chosen.preset ?? (now ? houseRulesNow(game, now).preset : (sheet.presetIds[0] ?? ''))
  if (!sheet.isPreset(preset)) return 'no-such-preset'
  const wanted = chosen.options ?? {}
  if (!Object.entries(wanted).every(([id, value]) => sheet.allows(id, value))) return 'no-such-option'
  const kept = chosen.preset === undefined && now ? houseRulesNow(game, now).options : {}
  const options = sheet.chosen(preset, { ...kept, ...wanted })
  if (sheet.idle(wanted, options, sheet.chosen(preset, kept)) !== undefined) return 'option-off'
  return sheet.clash(options) ? 'options-clash' : { preset, options: sheet.settled(preset, options) }
}

/** House rules as they can be had now. */
export interface HouseRulesNow extends HouseRules {
  /** Something that was chosen is not to be had any more. */
  readonly isLess: boolean
}

/**
 * House rules that were chosen once, by a game that may have changed since: what it does not have any more is left out, and
 * what does not go together any more falls back to the preset.
 */
export function houseRulesNow({ rules: { sheet } }: Game, { preset: was, options: kept }: HouseRules): HouseRulesNow {
  const preset = sheet.isPreset(was) ? was : (sheet.presetIds[0] ?? '')
  const known = Object.entries(kept).filter(([id, value]) => sheet.allows(id, value))
  const options = sheet.chosen(preset, Object.fromEntries(known))
  if (sheet.clash(options)) return { preset, options: sheet.chosen(preset), isLess: true }
  return {
    preset,
    options: sheet.settled(preset, options),
    isLess: preset !== was || known.length < Object.keys(kept).length,
  }
}

/** How much time a table gives: what its pace says, but where its house rules say otherwise. */
export function timingWith(usual: Timing, sheet: OptionSheet, options: OptionValues): Timing {
  const timing = { ...usual }
  for (const [clock, seconds] of Object.entries(clocksIn(sheet, options))) {
    if (typeof seconds !== 'number') continue
    timing[clock as Clock] = seconds * SECOND
    // Whoever has a minute is not to be reminded after an hour.
    if (clock === 'decision') timing.remindAfter = (seconds * SECOND) / 2
  }
  return timing
}

/** The same once house rules have been chosen anew: what they say of time comes in place of the pace. */
export function timingAfter(record: TableRecord, sheet: OptionSheet, options: OptionValues): Timing {
  const { pace, atZero } = record.timing
  const [before, now] = [record.options, options].map((all) => JSON.stringify(clocksIn(sheet, all)))
  return before === now ? record.timing : timingWith(timingOf(pace, atZero), sheet, options)
}

type Clock = 'decision' | 'reaction'

function clocksIn(sheet: OptionSheet, options: OptionValues): { readonly [clock in Clock]?: OptionValue } {
  return Object.fromEntries(
    sheet.ids.flatMap((id) => {
      const form = sheet.formOf(id)
      return form.kind === 'number' && form.clock !== undefined ? [[form.clock, options[id] ?? null]] : []
    }),
  )
}

/** How many may play at a table, by the house rules that are chosen. */
export function seatsOf(game: Game, house: HouseRules): { min: number; max: number } {
  return game.rules.sheet.seats(houseRulesNow(game, house).options, game.rules.seats)
}

/** Under which name it is kept what a server prefers for a game. */
export function preferenceOf(server: string, game: string): string {
  return `house-rules ${server} ${game}`
}

const kept = z.object({ preset: z.string(), options: z.record(z.string(), z.unknown()) })

/** House rules as they were kept, as far as the game still has them. `null` if they cannot be read or their preset is gone. */
export function houseRulesFrom(game: Game, text: string): HouseRules | null {
  try {
    const house = kept.parse(JSON.parse(text)) as HouseRules
    if (!game.rules.sheet.isPreset(house.preset)) return null
    const { preset, options } = houseRulesNow(game, house)
    return { preset, options }
  } catch {
    return null
  }
}
