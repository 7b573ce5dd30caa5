import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { messagesIn } from '../../../../scripts/lib/words.ts'
import { SPACES } from '../../../../src/games/warlock/data/board.ts'
import { foeOf, treasureOf } from '../../../../src/games/warlock/data/components.ts'
import { GAS } from '../../../../src/games/warlock/data/figures.ts'
import { ENCOUNTER_IDS, TREASURE_IDS } from '../../../../src/games/warlock/data/ids.ts'
import { cardShort, foeName, monsterName, spaceName } from '../../../../src/games/warlock/words/names.ts'
import { effectOf } from '../../../../src/games/warlock/words/options/labeller.ts'
import { say } from '../../../../src/games/warlock/words/say.ts'

const WORDS = 'src/games/warlock/words'
const FOLDER = `${WORDS}/en`

test('cards, foes and places are named as the box names them', () => {
  const curly = (name: string) => name.replaceAll("'", '’')
  for (const id of TREASURE_IDS) expect(cardShort(id)).toBe(curly(treasureOf(id).name))
  for (const id of [...ENCOUNTER_IDS, 'crocodile'] as const)
    expect(foeName(id)).toBe(curly(foeOf(id).name).replace(/^The /, ''))
  for (const id of ENCOUNTER_IDS)
    for (const one of foeOf(id).monsters) expect(monsterName(id, one.id)).toBe(curly(one.name).replace(/^The /, ''))
  for (const { id, type, name } of SPACES.values())
    if (type === 'room' || type === 'bank') expect(spaceName(id)).toBe(`the ${curly(name)}`)
})

test('every encounter has a public line of its own that names it and says “you” to nobody', () => {
  for (const id of ENCOUNTER_IDS) {
    const line = say(`met-${id}`, { who: 'Ann', told: 0 })
    expect(line).toContain(`**${foeName(id)}**`)
    expect(line).not.toMatch(/\byour?\b/i)
    expect(line.length).toBeLessThanOrEqual(160)
  }
})

test('every message begins with one emoji or none, and none uses two', () => {
  const emoji = /\p{Extended_Pictographic}/gu
  for (const { id, text } of messagesIn(FOLDER)) {
    for (const line of text.split('\n')) {
      const found = [...line.matchAll(emoji)]
      expect(found.length, id).toBeLessThanOrEqual(1)
      if (found[0]) expect(line.slice(0, found[0].index).replace(/^ *(\{.*->|\*?\[\w+\])? */, ''), id).toBe('')
    }
  }
})

test('every message is typeset: curly quotes, dashes, and no space before an ellipsis or a percent sign', () => {
  for (const { id, text } of messagesIn(FOLDER)) {
    expect(text.replace(/(: )?"\w*"/g, ''), id).not.toMatch(/['"]| - | …| %|\.\.\./)
  }
})

test('every message is used', () => {
  const files = readdirSync(WORDS, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!en\b).*\.ts$/.test(name),
  )
  const code = files.map((name) => readFileSync(`${WORDS}/${name}`, 'utf8')).join('\n')
  const templates = [...code.matchAll(/`((?:\$\{\w+(?:\.\w+)?\}|[a-z])[\w.${}-]*[.-][\w.${}-]*)`/g)].map(
    ([, text = '']) => text.replace(/\$\{[^}]*\}/g, '*'),
  )
  const asked = templates
    .filter((text) => /[a-z]{2}/.test(text))
    .map((text) => new RegExp(`^${text.replace('.', '\\.').replaceAll('*', '[a-z0-9-]+')}$`))
  const isSaid = (id: string) =>
    code.includes(`'${id}'`) || asked.some((form) => form.test(id)) || /^(skill|stamina|luck|lanterns)$/.test(id)
  // A label is asked for together with its hint.
  const isUsed = (id: string) => isSaid(id) || isSaid(id.replace(/\.hint$/, ''))
  expect(
    messagesIn(FOLDER).flatMap(({ id }) => (isUsed(id) || /^(foe|card|space|past)-/.test(id) ? [] : [id])),
  ).toEqual([])
})

test('what a card does fits a hint', () => {
  for (const id of TREASURE_IDS) expect(effectOf(id).length, id).toBeLessThanOrEqual(100)
})

test('the gas in the lid costs what its hint says', () => {
  const [worst, bad] = GAS.losses
  expect(GAS.losses).toEqual([worst, bad, bad, 0, 0, 0])
})
