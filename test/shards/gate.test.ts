import { describe, expect, it } from 'vitest'
import { StartUpGate } from '../../src/discord/start-up-gate.ts'

describe('the gate', () => {
  it('the gate holds everything until it is opened, then lets the backlog in', async () => {
    const gate = new StartUpGate()
    const waits = [gate.passes(), gate.passes()]
    expect(gate.isOpen).toBe(false)
    gate.open()
    expect(await Promise.all(waits)).toEqual([true, true])
    expect(await gate.passes()).toBe(true)
  })

  it('the gate drops a backlog that is too old, because another process answers', async () => {
    const gate = new StartUpGate(5)
    expect(await gate.passes()).toBe(false)
    gate.open()
    expect(await gate.passes()).toBe(true)
  })

  it('the gate stays closed once it is closed, whatever waits', async () => {
    const gate = new StartUpGate()
    const waits = gate.passes()
    gate.close()
    expect(await waits).toBe(false)
    gate.open()
    expect([gate.isOpen, await gate.passes()]).toEqual([false, false])
  })
})
