import type { Part, Sum } from '../engine/index.ts'
import { localeOf, perLanguage } from './languages.ts'
import { joined } from './phrasing.ts'
import { bold } from './marks.ts'
import { sayShared } from './say.ts'

/** Numbers in prose: signs, chances, dice, and how a total came about. */

/** "7", "−2". */
export function figure(n: number): string {
  return n < 0 ? `−${-n}` : String(n)
}

/** "+3", "−2". */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`
}

/** A chance from 0 to 1 in percent. Only 0 and 1 themselves are 0 and 100. */
export function percentage(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100
  return Math.min(99, Math.max(1, Math.round(chance * 100)))
}

/**
 * Chances that add up to 1, in percentages that add up to 100: each is rounded down, and those that lost most get what
 * is left. Only a chance of 0 is 0.
 */
export function percentages(chances: readonly number[]): readonly number[] {
  // A chance such as 0.29 may be a little less than 29 hundredths.
  const exact = chances.map((chance) => Math.max(0, Number((chance * 100).toFixed(9))))
  const whole = exact.map((one) => (one > 0 ? Math.max(1, Math.floor(one)) : 0))
  const left = 100 - whole.reduce((sum, one) => sum + one, 0)
  const byLoss = exact.map((one, at) => ({ at, loss: one - (whole[at] ?? 0) })).sort((a, b) => b.loss - a.loss)
  const moved = left < 0 ? byLoss.toReversed().filter(({ at }) => (whole[at] ?? 0) > 1) : byLoss
  for (const { at } of moved.slice(0, Math.abs(left))) whole[at] = (whole[at] ?? 0) + Math.sign(left)
  return whole
}

const percents = perLanguage((language) => new Intl.NumberFormat(localeOf(language), { style: 'percent' }))

/** A chance from 0 to 1 in percent. Only 0 and 1 themselves are shown as 0% and 100%. */
export function percent(chance: number): string {
  return percents().format(
    chance <= 0 || chance >= 1 ? Math.min(1, Math.max(0, chance)) : Math.min(0.99, Math.max(0.01, chance)),
  )
}

/** Dice with the hits in bold, hits first: "**6 5** 3 1". */
export function hitDice(dice: readonly number[], hitsOn: number): string {
  const sorted = [...dice].sort((a, b) => b - a)
  const hits = sorted.filter((die) => die >= hitsOn)
  const rest = sorted.filter((die) => die < hitsOn)
  return joined(' ', bold(hits.join(' ')), rest.join(' '))
}

const isDie = (part: Part): boolean => part.from === 'die'

/** A sum in one glance: "4 + 3 = **7**", "(4 + 3) + 8 − 5 = **10**". A single part needs no sum. */
export function sumText({ total, parts }: Sum): string {
  const dice = parts.filter(isDie).map(({ value }) => value)
  const rest = parts.filter((part) => !isDie(part)).map(({ value }) => (value < 0 ? `− ${-value}` : `+ ${value}`))
  if (parts.length <= 1) return bold(figure(total))
  const rolled = dice.length > 1 && rest.length > 0 ? `(${dice.join(' + ')})` : dice.join(' + ')
  return `${joined(' ', rolled, ...rest).replace(/^\+ /, '')} = ${bold(figure(total))}`
}

/**
 * A sum told part by part: "dice 5 + 3, +8 Running Away (IMP-8.26), −5 Wolves = 11". `nameOf` says what a part's
 * source is called.
 */
export function sumWhy(title: string, { total, parts }: Sum, nameOf: (from: string) => string): string {
  const dice = parts.filter(isDie)
  const rest = parts.filter((part) => !isDie(part))
  const told = rest.map((part, at) => {
    const value = at === 0 && dice.length === 0 ? figure(part.value) : signed(part.value)
    const named = { value, source: nameOf(part.from) }
    return part.rule === undefined
      ? sayShared('sum-part', named)
      : sayShared('sum-part-ruled', { ...named, rule: part.rule })
  })
  const line = { title, parts: joined(', ', diceText(dice), ...told) || figure(total) }
  return parts.length <= 1 ? sayShared('sum-single', line) : sayShared('sum', { ...line, total: figure(total) })
}

function diceText(dice: readonly Part[]): string {
  const [first] = dice
  if (first === undefined) return ''
  const rolled = { dice: dice.length, values: dice.map(({ value }) => value).join(' + ') }
  return first.rule === undefined
    ? sayShared('sum-dice', rolled)
    : sayShared('sum-dice-ruled', { ...rolled, rule: first.rule })
}
