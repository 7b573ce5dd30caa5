import { z } from 'zod'
import { SKILL_BY_DIE } from './figures.ts'
import { SHEET, type Options } from './options.ts'
import { read } from './read.ts'
import strengthsFile from './strengths.json' with { type: 'json' }

/** The strength of an initial Skill: its measured share of wins among computer players. */

const count = z.int().positive()
const skills = [...new Set(SKILL_BY_DIE)].map(String)
const share = z.number().min(0).max(1)

const strengthsSchema = z.strictObject({
  /** The number of computer players; a fair share is one divided by this. */
  seats: count,
  /** Options known to change the strengths: without a preset's values of these, no strength is given. */
  differBy: z.array(z.enum(SHEET.ids as [string, ...string[]])),
  measured: z.array(
    z.strictObject({
      preset: z.enum(SHEET.presetIds as [string, ...string[]]),
      matches: count,
      shares: z.strictObject(Object.fromEntries(skills.map((skill) => [skill, share]))),
    }),
  ),
})

const STRENGTHS = read('strengths.json', strengthsSchema, strengthsFile)

/** The number of seats, and the share of matches an initial Skill wins there; `null` where that was not measured. */
export function strengthOf(skill: number, options: Options): { readonly seats: number; readonly share: number } | null {
  const isLike = (preset: string) => {
    const usual = SHEET.chosen(preset)
    return STRENGTHS.differBy.every((id) => options[id as keyof Options] === usual[id as keyof Options])
  }
  const won = STRENGTHS.measured.find(({ preset }) => isLike(preset))?.shares[String(skill)]
  return won === undefined ? null : { seats: STRENGTHS.seats, share: won }
}
