import { expect, test } from 'vitest'
import { messagesOf } from '../../src/language/messages.ts'
import { handedOn, showingNames } from './handed-on.ts'

const FILES = [
  { name: 'toy/names.ftl', text: 'foe-ogre = Ogre\n    .the = the **Ogre**\n    .gender = m' },
  {
    name: 'toy/lines.ftl',
    text: `
met = { $who } meets { NAME($foe, form: "the") }.
seen = { NAME($foe, form: "gender") ->
    [m] He is { $where }, { $foe }.
   *[other] She is { $where }.
  }
near = near { NAME($foe, form: "the") }
`,
  },
].map(showingNames)

interface Toy {
  readonly 'foe-ogre': object
  readonly 'foe-ogre.the': object
  readonly met: { readonly who: string; readonly foe: string }
  readonly seen: { readonly where: string; readonly foe: string }
  readonly near: { readonly foe: string }
}

const say = messagesOf<Toy>('en', FILES)
const foe = 'foe-ogre'

test('a name that code has worded shows in the message that gets it', () => {
  expect(handedOn([say('met', { who: 'Ann', foe })], [])).toEqual([])
  expect(handedOn([say('met', { who: say('foe-ogre.the'), foe })], [])).toEqual([
    'met $who: the **Ogre** meets the **Ogre**.',
  ])
})

test('a name in a clause is fine in the arguments for clauses alone', () => {
  const text = say('seen', { where: say('near', { foe }), foe })
  expect(handedOn([text], ['where'])).toEqual([])
  expect(handedOn([text], [])).toEqual(['seen $where: He is near the **Ogre**, foe-ogre.'])
})
