import { describe, expect, it } from 'vitest'
import { Gate } from '../../src/discord/gate.ts'

describe('the gate', () => {
  it('lets nothing in before it is opened, and then also what has waited', async () => {
    const gate = new Gate()
    const waits = [gate.passes(), gate.passes()]
    expect(gate.isOpen).toBe(false)
    gate.open()
    expect(await Promise.all(waits)).toEqual([true, true])
    expect(await gate.passes()).toBe(true)
  })

  it('lets what has waited too long go: another process answers', async () => {
    const gate = new Gate(5)
    expect(await gate.passes()).toBe(false)
    gate.open()
    expect(await gate.passes()).toBe(true)
  })

  it('stays closed, whatever waits, and is not opened again', async () => {
    const gate = new Gate()
    const waits = gate.passes()
    gate.close()
    expect(await waits).toBe(false)
    gate.open()
    expect([gate.isOpen, await gate.passes()]).toEqual([false, false])
  })
})
