import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openStore } from '../../src/storage/index.ts'
import type { Clock } from '../../src/tables/index.ts'
import { Uptime } from '../../src/tables/live/uptime.ts'

const HOUR = 3_600_000

/** The clocks of one machine are read one after the other, so a little time passes between two readings. */
class Machine implements Clock {
  private passed = 1_700_000_000_000.4
  private wrong = 0
  private step = 0
  private readonly little: readonly number[]

  constructor(little: readonly number[]) {
    this.little = little
  }

  now(): number {
    return Math.floor(this.read() + this.wrong)
  }

  steady(): number {
    return this.read() - 1_699_999_000_000.7
  }

  after(): () => void {
    return () => undefined
  }

  pass(milliseconds: number): void {
    this.passed += milliseconds
  }

  setBy(milliseconds: number): void {
    this.wrong += milliseconds
  }

  private read(): number {
    this.step += 1
    this.passed += this.little[this.step % this.little.length] ?? 0
    return this.passed
  }
}

const littles = fc.array(fc.double({ min: 0, max: 0.9, noNaN: true }), { minLength: 1, maxLength: 20 })

const store = openStore()

describe('the bot’s own time', () => {
  it('the bot’s own time maps to the same wall-clock time until somebody sets the clock', () => {
    fc.assert(
      fc.property(littles, fc.array(fc.nat(HOUR), { minLength: 5, maxLength: 50 }), (little, passes) => {
        const machine = new Machine(little)
        const uptime = new Uptime(store, machine)
        const at = uptime.now()
        const worldly = uptime.toWorld(at)
        for (const milliseconds of passes) {
          machine.pass(milliseconds)
          expect(uptime.toWorld(at)).toBe(worldly)
          expect(uptime.fromWorld(worldly)).toBe(at)
        }
        machine.setBy(-HOUR)
        expect(Math.abs(uptime.toWorld(at) - (worldly - HOUR))).toBeLessThan(5)
        expect(uptime.fromWorld(uptime.toWorld(at))).toBe(at)
      }),
    )
  })
})
