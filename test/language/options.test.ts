import { describe, expect, test } from 'vitest'
import { ORDER, type Offer } from '../../src/engine/index.ts'
import { labelByKey, labelsBy, orderWords, passage, subjectOf } from '../../src/language/index.ts'

const names = () => 'Ann'
const orderOf = () =>
  orderWords({ title: 'Deals', hint: 'When one is offered.', values: { no: 'Refuse' }, followed: '' })

describe('labels of options', () => {
  const labelOf = labelsBy<null>(
    (verb) => (verb === 'go' ? () => ({ label: 'a'.repeat(90), hint: 'far' }) : labelByKey),
    orderOf,
  )

  test('labels of options are cut to the length of a button, and their hints begin with a capital', () => {
    const { label, hint } = labelOf('go', { key: 'x' }, null, names)
    expect([label.length, hint]).toEqual([80, 'Far'])
  })

  test('labels of options show the key of a verb without words, and the words of a standing order', () => {
    expect(labelOf('unknown', { key: 'cave' }, null, names)).toEqual({ label: 'Cave' })
    const order: Offer = { key: 'deals:no', args: { order: 'deals', value: 'no' } }
    expect(labelOf(ORDER, order, null, names).label).toBe('Deals: Refuse')
  })
})

describe('the subject of an option', () => {
  const read = (name: string) => (name === 'sword' ? 'sword' : null)

  test('the subject of an option is the first name in it that can be looked up', () => {
    expect(subjectOf({ key: 'take:sword' }, read)).toBe('sword')
    expect(subjectOf({ key: 'take:nothing' }, read)).toBeNull()
  })

  test('the subject of an option is missing from an option about a place', () => {
    expect(subjectOf({ key: 'take:sword', place: 'oasis' }, read)).toBeNull()
  })
})

test('passages without lines are left out', () => {
  expect([passage('Cards', []), passage('Cards', ['Sword'])]).toEqual([[], [{ heading: 'Cards', lines: ['Sword'] }]])
})
