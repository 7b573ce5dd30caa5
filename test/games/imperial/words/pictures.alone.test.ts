import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import '../../../kit/in-pseudo.ts'

const { messagesIn } = await import('../../../../scripts/lib/words.ts')
const { CHARACTERS } = await import('../../../../src/games/imperial/data/components.ts')
const { paint } = await import('../../../../src/render/games/imperial/index.ts')
const { combatSceneOf, fightIn } = await import('../../../../src/render/games/imperial/fighters.ts')
const { writtenIn } = await import('../../../render/written.ts')
const { moments } = await import('./met.ts')

const PICTURES = 'src/render/games/imperial'
const NAMES = [...CHARACTERS.values()].map(({ name }) => name)
/** Words that are no message: the characters' names, and two letters of each on the pieces. */
const DATA = [...NAMES, ...NAMES.map((name) => name.slice(0, 2)), 'Rk']

const MATCHES = [
  { seats: 4, preset: 'blood-and-guts', seed: 'pictures', by: 'computer', limit: 500 },
  { seats: 3, preset: 'standard', seed: 'pseudo', by: 'chance', limit: 600 },
] as const

test('in a pseudo-language code puts no word into a picture', () => {
  const left = new Set<string>()
  let [texts, painted] = [0, 0]
  const look = (text: string) => {
    texts += 1
    const bare = DATA.reduce((rest, data) => rest.replaceAll(data, ''), text)
    for (const [word] of bare.matchAll(/[A-Za-z]{2,}/g)) left.add(word)
  }
  for (const match of MATCHES) {
    for (const { asked, view } of moments(match)) {
      const seen = view(null)
      const combat = fightIn(asked)
      const fight = combat && combatSceneOf(seen, combat)
      if (!fight) continue
      const fighters = [...fight.ours, fight.theirs]
      const parts = fighters.flatMap(({ name, rolls }) => [name, rolls?.parts ?? ''])
      for (const text of [fight.title, ...fight.notes, ...fight.lines, ...parts]) look(text)
      if (painted >= 4) continue
      painted += 1
      const request = { asked, viewer: 0, size: 'full', framing: 'wide', names: [] } as const
      for (const size of ['full', 'card'] as const) {
        for (const { text } of writtenIn(() => paint(view(0), { ...request, size }))) look(text)
      }
    }
  }
  expect(texts).toBeGreaterThan(500)
  expect(painted).toBe(4)
  expect([...left]).toEqual([])
})

test('every message of the pictures is typeset and used', () => {
  const files = readdirSync(PICTURES).filter((file) => file.endsWith('.ts'))
  const code = files.map((file) => readFileSync(`${PICTURES}/${file}`, 'utf8')).join('\n')
  const begun = [...code.matchAll(/sayInImperial\(`([a-z-]+)\$\{/g)].map(([, start = '']) => start)
  const messages = messagesIn(`${PICTURES}/en`)
  const isUsed = (id: string) => code.includes(`'${id}'`) || begun.some((start) => id.startsWith(start))
  expect(messages.map(({ id }) => id).filter((id) => !isUsed(id))).toEqual([])
  for (const { id, text } of messages) {
    expect(text.replace(/(: )?"\w*"/g, ''), id).not.toMatch(/['"]|[^\]] - | …| %|\.\.\./)
  }
})
