import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { factFormsIn, factFormsOf, factTrouble, keepFactForms } from '../../scripts/lib/fact-forms.ts'
import { GAMES } from '../../src/games/index.ts'

const FOLDER = fileURLToPath(new URL('../../trials/games', import.meta.url))

describe.each(GAMES.map((game) => [game.rules.id, game] as const))('facts of %s', (id, game) => {
  const kept = factFormsIn(FOLDER, game)

  test('have the form that is on record for the version of the rules', () => {
    expect(factTrouble(id, kept, factFormsOf(game))).toBeNull()
  })

  test('may not change while the version stays', () => {
    if (!kept) throw new Error('nothing is on record')
    const [[kind = '', fields = {}] = []] = Object.entries(kept.facts)
    const { [kind]: _, ...others } = kept.facts
    const more = { ...kept, facts: { ...kept.facts, [kind]: { ...fields, more: 'number' } } }
    for (const now of [more, { ...kept, facts: others }])
      expect(factTrouble(id, kept, now)).toContain(`(${kind}): raise the version`)
    for (const now of [
      { ...more, version: kept.version + 1 },
      { ...kept, facts: { ...kept.facts, new: {} } },
    ])
      expect(factTrouble(id, kept, now)).toContain(`npm run record -- ${id} --facts`)
    expect(factTrouble(id, null, kept)).toContain(`npm run record -- ${id} --facts`)
  })
})

describe('putting forms on record', () => {
  let folder = ''
  const [game] = GAMES
  if (!game) throw new Error('there is no game')
  const path = () => join(folder, game.rules.id, 'facts.json')
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'facts-'))
    mkdirSync(join(folder, game.rules.id))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('putting forms on record writes those of a new version, and refuses others of the same', () => {
    expect(keepFactForms(folder, game)).toBeNull()
    const forms = factFormsIn(folder, game)
    expect(forms).toEqual(factFormsIn(FOLDER, game))
    const other = { version: game.rules.version, facts: { ...forms?.facts, gone: {} } }
    writeFileSync(path(), JSON.stringify(other))
    expect(keepFactForms(folder, game)).toContain('(gone): raise the version')
    expect(JSON.parse(readFileSync(path(), 'utf8'))).toEqual(other)
    writeFileSync(path(), JSON.stringify({ ...other, version: other.version - 1 }))
    expect(keepFactForms(folder, game)).toBeNull()
    expect(factFormsIn(folder, game)).toEqual(forms)
  })
})
