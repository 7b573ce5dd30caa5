import { z } from 'zod'
import type { Game, OptionSheet, OptionValue, OptionValues } from '../engine/index.ts'
import type { TableRefusal } from './service.ts'
import { timingOf, type HouseRules, type TableRecord, type Timing } from './store.ts'

const SECOND = 1000

/**
 * The house rules of a table once something is chosen: a preset sets all options anew, then single options are set. Why they
 * cannot be had otherwise.
 */
export function houseRulesWith(
  { rules: { sheet } }: Game,
  chosen: { readonly preset?: string; readonly options?: OptionValues },
  now?: HouseRules,
): HouseRules | TableRefusal {
  const preset = chosen.preset ?? now?.preset ?? sheet.presetIds[0] ?? ''
  if (!sheet.isPreset(preset)) return 'no-such-preset'
  const wanted = chosen.options ?? {}
  if (!Object.entries(wanted).every(([id, value]) => sheet.allows(id, value))) return 'no-such-option'
  const kept = chosen.preset === undefined ? (now?.options ?? {}) : {}
  const options = sheet.chosen(preset, { ...kept, ...wanted })
  return sheet.clash(options) ? 'options-clash' : { preset, options }
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
export function seatsOf({ rules }: Game, { preset, options }: HouseRules): { min: number; max: number } {
  return rules.sheet.seats(rules.sheet.chosen(preset, options), rules.seats)
}

/** Under which name it is kept what a server prefers for a game. */
export function preferenceOf(server: string, game: string): string {
  return `house-rules ${server} ${game}`
}

const kept = z.object({ preset: z.string(), options: z.record(z.string(), z.unknown()) })

/** House rules as they were kept; what the game does not have any more is left out. `null` if they cannot be read. */
export function houseRulesFrom(game: Game, text: string): HouseRules | null {
  const { sheet } = game.rules
  try {
    const { preset, options } = kept.parse(JSON.parse(text))
    const known = Object.entries(options).filter(([id, value]) => sheet.allows(id, value)) as [string, OptionValue][]
    const house = houseRulesWith(game, { preset, options: Object.fromEntries(known) })
    return typeof house === 'string' ? null : house
  } catch {
    return null
  }
}
