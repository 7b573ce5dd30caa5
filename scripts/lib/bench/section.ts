import type { Game } from '../../../src/engine/index.ts'
import { median, rounded } from '../figures.ts'

/** What a section of the bench works with. */
export interface Bench {
  readonly games: readonly Game[]
  /** How often the two that are compared take turns. */
  readonly times: number
  /** Small sizes, to see that it works. */
  readonly isQuick: boolean
  readonly seed: string
  /** A folder of its own, removed afterwards. */
  readonly folder: string
  readonly say: (progress: string) => void
}

/** A figure, the baseline of the same run, and the one as a multiple of the other. */
export interface BenchLine {
  /** What was measured: the section, the game if it is one's, and what of it. */
  readonly what: string
  readonly is: number
  readonly unit: string
  readonly baseline: number | null
  /** What the baseline is. */
  readonly against: string
  readonly ratio: number | null
  /** It grows faster than what it is measured by: the bench ends with 1. */
  readonly isTooMuch?: true
}

export type Section = (bench: Bench) => Promise<readonly BenchLine[]>

export function line(what: string, unit: string, is: number, against = '', baseline: number | null = null): BenchLine {
  const ratio = baseline === null || baseline === 0 ? null : rounded(is / baseline)
  return { what, is: rounded(is), unit, baseline: baseline === null ? null : rounded(baseline), against, ratio }
}

/** Measures two things by turns, so that both meet the same machine; the medians of both. */
export async function byTurns(
  times: number,
  one: (time: number) => number | Promise<number>,
  other: (time: number) => number | Promise<number>,
): Promise<{ one: number; other: number }> {
  const ones: number[] = []
  const others: number[] = []
  for (let time = 0; time < times; time += 1) {
    ones.push(await one(time))
    others.push(await other(time))
  }
  return { one: median(ones) ?? 0, other: median(others) ?? 0 }
}

/** Calls work until so many milliseconds are up; how much of it was done a second. */
export function perSecond(milliseconds: number, work: () => number): number {
  const began = performance.now()
  let done = 0
  while (performance.now() - began < milliseconds) done += work()
  return (done * 1000) / (performance.now() - began)
}

/** Processor time that work takes in this process, its threads included, in milliseconds. */
export async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
