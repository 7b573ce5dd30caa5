import { expect, test } from 'vitest'
import { ordersPassage, roundsOrder, runOrder } from '../../src/language/index.ts'
import { choiceOrder } from '../../src/engine/index.ts'

test.each([
  ['battles', 'Stamina', 'Run when I’m down to 4 Stamina', 'You ran, because you had 4 Stamina or less'],
  ['fights', 'health', 'Run when I’m down to 4 health', 'You ran, because you had 4 health or less'],
])('the order to run from %s names what is low', (fights, measure, label, followed) => {
  const order = runOrder({ fights, measure })
  expect([order.label('0'), order.label('4')]).toEqual(['Never run unless I say so', label])
  expect(order.followed('4', 'run')).toBe(`${followed} (your standing order).`)
  expect(order.hint).toContain(`For ${fights} where you don’t answer`)
  expect(order.hint.length).toBeLessThanOrEqual(100)
})

test('the order for the rounds of a fight says what was done', () => {
  const order = roundsOrder({ fight: 'battle', hint: '', running: ['escape'] })
  expect(order.title).toBe('Rounds of battle')
  expect(['ask', 'press', 'run'].map(order.label)).toEqual([
    'Ask me every round',
    'Fight until I’m low, then ask me',
    'Fight until I’m low, then run',
  ])
  expect([order.followed('run', 'escape'), order.followed('run', 'strike')]).toEqual([
    'You tried to run (your standing order).',
    'You fought on (your standing order).',
  ])
  const forms = { rounds: choiceOrder('ask', 'press', 'run') }
  expect(ordersPassage(forms, { rounds: 'run' }, () => order)).toEqual([
    { heading: '🔔 Standing orders', lines: ['**Rounds of battle**: Fight until I’m low, then run'] },
  ])
})
