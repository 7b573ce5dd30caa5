import { describe, expect, test } from 'vitest'
import { messagesIn } from '../../../../scripts/lib/words.ts'
import { drawsOn } from '../../../../src/games/talisman/data/board.ts'
import { KINDS, SPACES_DATA, SPELLS_DATA } from '../../../../src/games/talisman/data/components.ts'
import { TALISMAN } from '../../../../src/games/talisman/index.ts'
import type { Options } from '../../../../src/games/talisman/data/options.ts'
import { kindHint } from '../../../../src/games/talisman/words/gists.ts'
import { say } from '../../../../src/games/talisman/words/say.ts'
import { talisman } from '../kit.ts'
import { name } from './met.ts'

const WORDS = 'src/games/talisman/words'
const OF_CHOICES = ['choices.ftl', 'questions.ftl', 'gists.ftl', 'orders.ftl', 'secrets.ftl']
const MESSAGES = messagesIn(`${WORDS}/en`).filter(({ file }) => OF_CHOICES.includes(file))

test('what a card does fits a hint', () => {
  const { options } = talisman({ troll: {} }).state
  for (const id of KINDS.keys()) expect(kindHint(id, options).length, id).toBeLessThanOrEqual(100)
})

test('what a standing order is about fits a hint', () => {
  for (const { id, text } of MESSAGES)
    if (/^order-\w+\.hint$/.test(id)) expect(text.length, id).toBeLessThanOrEqual(100)
})

test.each([...SPELLS_DATA.values()])('$name may be cast when its words say so', ({ id, windows }) => {
  const when = say(`gist-${id}.when`)
  if (windows.length > 4) return expect(when).toContain('at any time')
  const said = { 'w-start': 'start', 'w-land': 'moved', 'w-end': 'end', 'w-attack': 'attacked', 'w-combat': 'fight' }
  for (const [window, word] of Object.entries(said)) {
    expect(when.includes(word), `${window}: ${when}`).toBe(windows.some((one) => one === window))
  }
})

test('a space says in a few words what its instruction does', () => {
  for (const { id, instruction } of SPACES_DATA.values()) {
    const { enemyDieBonus, noMagicObjects } = instruction
    const rule = say('rule-of-draw', { space: id })
    expect(rule.includes(`add ${enemyDieBonus ?? 0} to their die`), id).toBe(enemyDieBonus !== undefined)
    expect(rule.includes('no Magic Objects'), id).toBe(noMagicObjects === true)
    if (drawsOn(id)) expect(say('rule-space', { space: id }), id).toBe('')
  }
})

describe('hints hold under the house rules of the table', () => {
  const hint = (verb: string, offer: { key: string; place?: string; args?: object }, options: Partial<Options>) => {
    const { state } = talisman({ troll: { at: 'valley-of-fire' }, elf: {} }, { options })
    return TALISMAN.words.label(verb, offer as never, TALISMAN.rules.view(state, 0), name).hint
  }
  const crown = { key: 'space:crown-of-command', place: 'crown-of-command' }
  const mule = { key: 'buy:mule', args: { item: 'mule', price: 2 } }

  test.each<[string, Partial<Options>, RegExp]>([
    ['as printed', {}, /Command Spell every Turn: 4–6/],
    ['at once', { 'crown-victory': 'instant' }, /you’ve won/],
    ['after a contest', { 'crown-victory': 'contest' }, /alone here as your next Turn begins/],
    ['by a sure Command', { 'command-always': true }, /every Turn, and everyone else bleeds/],
  ])('the Crown of Command wins %s', (_how, options, text) => {
    expect(hint('move.inner', crown, options)).toMatch(text)
  })

  test('a Mule carries any number of Objects, or four', () => {
    expect(hint('shop.buy', mule, {})).toMatch(/any number of Objects/)
    expect(hint('shop.buy', mule, { 'mule-capacity': 'plus-four' })).toMatch(/4 more Objects/)
  })
})
