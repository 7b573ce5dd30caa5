import { describe, expect, it } from 'vitest'
import { componentsOf } from '../../../../scripts/lib/proofs.ts'
import { TALISMAN } from '../../../../src/games/talisman/index.ts'
import { referenceOf } from '../../../../src/games/talisman/words/reference.ts'

describe('the reference of Talisman', () => {
  const topics = referenceOf()
  const of = (id: string) => topics.find((one) => one.id === id)

  it('the reference of Talisman has a topic for every component and option', () => {
    const { sheet } = TALISMAN.rules
    const wanted = [...componentsOf('talisman'), ...(sheet?.ids ?? []), ...(sheet?.presetIds ?? [])]
    expect(wanted.filter((id) => of(id) === undefined)).toEqual([])
    expect(wanted.length).toBeGreaterThan(250)
  })

  it('the reference of Talisman refers only to topics that exist', () => {
    const lost = topics.flatMap(({ id, refs = [] }) => refs.filter((ref) => !of(ref)).map((ref) => `${id}: ${ref}`))
    expect(lost).toEqual([])
  })

  it('the reference of Talisman shows the figures, the text and the table of a card', () => {
    expect(of('dragon')).toMatchObject({ figures: [['Strength', '7', 'strength']] })
    expect(of('dragon')?.lines.join('\n')).toMatch(/Worth 7 points as a trophy/)
    expect(of('dragon')?.notes?.join('\n')).toMatch(/3 cards among the Adventures/)
    expect(of('tavern')).toMatchObject({ kind: 'Space of the Outer Region' })
    expect(of('tavern')?.lines.join('\n')).toMatch(/You must roll 1 die[^]*- 1: You meet the floor/)
    expect(of('mines-exit')?.lines.join('\n')).toContain('- 0 or less: Still in the Mines')
    expect(of('troll-regenerate')).toMatchObject({ kind: 'Special Ability of the Troll', refs: ['troll'] })
  })
})
