import { z } from 'zod'
import type { Game, OptionSheet, OptionValue, OptionValues } from '../../engine/index.ts'
import type { TableRefusal } from '../model/service.ts'
import { timingAtPace, type HouseRules, type TableRecord, type Timing } from '../model/store.ts'

const SECOND_MS = 1000

/**
 * The house rules of a table after a choice, or the reason for a refusal. A chosen preset first resets all options,
 * then the single options apply.
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

/** House rules in the form that the current version of the game supports. */
export interface HouseRulesNow extends HouseRules {
  /** The game no longer supports some of the choices. */
  readonly isLess: boolean
}

/**
 * Adapts earlier house rules to a game that may have changed since. Options that it no longer has are left out. Options
 * that now conflict fall back to the preset.
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

/** The time limits of a table: those of its pace, with the house rules taking precedence. */
export function timingWith(usual: Timing, sheet: OptionSheet, options: OptionValues): Timing {
  const timing = { ...usual }
  for (const [clock, seconds] of Object.entries(clocksIn(sheet, options))) {
    if (typeof seconds !== 'number') continue
    timing[clock as Clock] = seconds * SECOND_MS
    // A player with one minute should get the reminder within that minute.
    if (clock === 'decision') timing.remindAfter = (seconds * SECOND_MS) / 2
  }
  return timing
}

/** The time limits after a change of the house rules. Limits in the house rules replace those of the pace. */
export function timingAfter(record: TableRecord, sheet: OptionSheet, options: OptionValues): Timing {
  const [before, now] = [record.options, options].map((all) => JSON.stringify(clocksIn(sheet, all)))
  return before === now ? record.timing : timingWith(timingAtPace(record.timing, record.timing.pace), sheet, options)
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

/** The minimum and maximum number of players under the house rules. */
export function seatsOf(game: Game, house: HouseRules): { min: number; max: number } {
  return game.rules.sheet.seats(houseRulesNow(game, house).options, game.rules.seats)
}

/** The storage key of a server's default house rules for a game. */
export function preferenceOf(server: string, game: string): string {
  return `house-rules ${server} ${game}`
}

const kept = z.object({ preset: z.string(), options: z.record(z.string(), z.unknown()) })

/**
 * Reads stored house rules, without options that the game no longer has; `null` if unreadable or the preset is gone.
 */
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
