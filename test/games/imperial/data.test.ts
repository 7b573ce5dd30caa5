import { describe, expect, it } from 'vitest'
import encounters from '../../../src/games/imperial/data/encounters.json' with { type: 'json' }
import * as schema from '../../../src/games/imperial/data/schemas.ts'

describe('the data files', () => {
  const [first] = encounters

  it('the data files hold no unused figures, and lack none that the rules read', () => {
    expect(schema.encounter.safeParse(first).success).toBe(true)
    expect(schema.encounter.safeParse({ ...first, fleis: true }).error?.message).toContain('fleis')
    const { reward: _, ...without } = first ?? {}
    expect(schema.encounter.safeParse(without).error?.message).toContain('reward')
  })

  it('name only components in the box', () => {
    expect(schema.encounter.safeParse({ ...first, terrains: ['swamp'] }).success).toBe(false)
    expect(schema.character.shape.id.safeParse('gerald').success).toBe(false)
  })
})
