import type { Game } from '../../../src/engine/index.ts'
import { median, rounded } from '../figures.ts'

/** The working context of a section of the bench. */
export interface Bench {
  readonly games: readonly Game[]
  /** How often the two sides take turns. */
  readonly times: number
  /** Small sizes, to see that it works. */
  readonly isQuick: boolean
  readonly seed: string
  /** Its own folder, removed afterwards. */
  readonly folder: string
  readonly say: (progress: string) => void
}

/** A figure, the baseline of the same run, and their ratio. */
export interface BenchLine {
  /** The subject: the section, the game if it concerns one, and the quantity. */
  readonly what: string
  readonly is: number
  readonly unit: string
  readonly baseline: number | null
  /** A description of the baseline. */
  readonly against: string
  readonly ratio: number | null
  /** It grows faster than its measure: the bench ends with 1. */
  readonly isTooMuch?: true
}

export type Section = (bench: Bench) => Promise<readonly BenchLine[]>

export function line(what: string, unit: string, is: number, against = '', baseline: number | null = null): BenchLine {
  const ratio = baseline === null || baseline === 0 ? null : rounded(is / baseline)
  return { what, is: rounded(is), unit, baseline: baseline === null ? null : rounded(baseline), against, ratio }
}

/** Measures two things by turns, so that both meet the same machine. Returns the medians of both. */
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

/** Repeats work until `milliseconds` have passed. Returns the amount of work done per second. */
export function perSecond(milliseconds: number, work: () => number): number {
  const began = performance.now()
  let done = 0
  while (performance.now() - began < milliseconds) done += work()
  return (done * 1000) / (performance.now() - began)
}

/** The processor time of work in this process, including its threads, in milliseconds. */
export async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
