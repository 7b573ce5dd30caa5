import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { GAMES } from '../../src/games/index.ts'
import { inLanguage } from '../../src/language/index.ts'
import { readExport, type ExportedGame, type TableId } from '../../src/tables/index.ts'
import { answer, granted, houseOf, openTable, sightOf, type House } from '../kit/house.ts'
import { often } from '../kit/often.ts'

const houses: House[] = []
afterEach(async () => {
  for (const house of houses.splice(0)) {
    await house.tables.stop()
    await house.store.close()
  }
})

function opened(): House {
  let last = 0
  const house = houseOf({ games: GAMES, luck: (length) => String((last += 1)).padStart(length, '0') })
  houses.push(house)
  return house
}

const fileOf = async ({ tables }: House, id: TableId): Promise<ExportedGame> => {
  const file = await readExport(Buffer.from(granted(await tables.saves.export(id, { user: 'referee', name: 'Ray' }))))
  if (typeof file === 'string') throw new Error(file)
  return file
}

const LANGUAGES = ['en', 'de', 'fr', 'es'] as const

/** A game of two, of which each answer comes from somebody who reads another language. */
async function played(game: string, language: string | undefined, readers: readonly string[]): Promise<House> {
  const house = opened()
  const { tables } = house
  const host = { user: 'ann', name: 'Ann' }
  const place = { server: 'server', room: 'room' }
  const { id } = granted(
    await tables.opening.open({
      game,
      preset: 'short',
      seed: 'griffin',
      ...place,
      host,
      ...(language && { language }),
    }),
  )
  granted(await tables.seats.join(id, 'bob', 'Bob'))
  granted(await tables.opening.start(id, 'ann'))
  for (const reader of readers) {
    if ((await house.store.records.find(id))?.status !== 'playing') break
    await inLanguage(reader, () => answer(house, id))
  }
  granted(await tables.saves.close(id))
  return house
}

test.each(GAMES.map(({ rules }) => rules.id))('language decides nothing that is stored of %s', async (game) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...LANGUAGES), { minLength: 12, maxLength: 40 }),
      fc.constantFrom(...LANGUAGES),
      async (readers, language) => {
        const english = await played(
          game,
          undefined,
          readers.map(() => 'en'),
        )
        const mixed = await played(game, language, readers)
        const [id = ''] = (await english.store.records.list({ server: 'server' })).map((one) => one.id)
        const [one, other] = [await fileOf(english, id), await fileOf(mixed, id)]
        expect(other.table.language).toBe(language)
        expect({ ...other, table: { ...other.table, language: undefined } }).toEqual({
          ...one,
          table: { ...one.table, language: undefined },
        })
      },
    ),
    { numRuns: often(3) },
  )
})

test('characters are kept in English, and called in the language of the reader', async () => {
  const house = await played('talisman', 'de', ['de', 'de', 'de', 'de'])
  const [record] = await house.store.records.list({ server: 'server' })
  const { id = '', called = [] } = record ?? {}
  const view = await house.tables.views.of(id)
  const names = (language: string) => inLanguage(language, () => view?.record.called.at(-1)?.names ?? [])
  expect(called.at(-1)?.names.every((name) => typeof name === 'string')).toBe(true)
  expect(names('en')).toEqual(called.at(-1)?.names)
  expect(names('de')).not.toEqual(names('en'))
  expect(names('de')).toEqual(names('de'))
})

test('a game that moves to another bot keeps its language', async () => {
  const house = await played('talisman', 'de', ['fr', 'es'])
  const [record] = await house.store.records.list({ server: 'server' })
  const file = granted(await house.tables.saves.export(record?.id ?? '', { user: 'referee', name: 'Ray' }))
  const other = opened()
  const into = { server: 'elsewhere', room: 'attic', by: 'boss' }
  granted(await other.tables.saves.import(Buffer.from(file), into))
  granted(await other.tables.saves.resume(record?.id ?? '', into))
  expect((await other.store.records.find(record?.id ?? ''))?.language).toBe('de')
})

describe('the language of a table', () => {
  const languageOf = async ({ tables }: House, id: TableId) => (await tables.views.of(id))?.record.language

  test('is chosen, or else that of the server, or else its locale, when it opens', async () => {
    const house = houseOf()
    houses.push(house)
    const { tables } = house
    expect(await languageOf(house, await openTable(house, ['ann'], 'seed', 'one'))).toBeUndefined()
    await tables.languages.keep({ user: 'ann', locale: 'en-GB', server: 'server', serverLocale: 'es-419' })
    const two = await openTable(house, ['bob'], 'seed', 'two')
    expect(await languageOf(house, two)).toBe('es-419')
    await tables.languages.chooseFor('server', 'fr')
    expect(await languageOf(house, await openTable(house, ['cat'], 'seed', 'three'))).toBe('fr')
    expect(await languageOf(house, two)).toBe('es-419')
    await tables.languages.chooseFor('server', null)
    expect(await tables.languages.ofServer('server')).toBe('es-419')
    expect(await tables.languages.ofServer('elsewhere')).toBeNull()
  })

  test('is changed by the host at any time, by the others with a vote', async () => {
    const house = houseOf()
    houses.push(house)
    const { tables } = house
    const id = await openTable(house, ['ann', 'bob', 'cat'])
    expect(await tables.settings.setLanguage(id, 'bob', 'de')).toMatchObject({ ok: false, why: 'not-host' })
    granted(await tables.settings.setLanguage(id, 'ann', 'de'))
    granted(await tables.opening.start(id, 'ann'))
    granted(await tables.settings.setLanguage(id, 'ann', 'fr'))
    expect((await sightOf(house, id)).record.language).toBe('fr')
    expect(await tables.votes.propose(id, 'bob', { kind: 'language', language: 'fr' })).toMatchObject({ ok: false })
    granted(await tables.votes.propose(id, 'bob', { kind: 'language', language: 'es' }))
    const [proposal] = (await sightOf(house, id)).proposals
    granted(await tables.votes.vote(id, 'cat', proposal?.id ?? '', true))
    expect((await sightOf(house, id)).record.language).toBe('es')
  })
})

test('a person’s language is what they chose, or else their Discord’s', async () => {
  const house = houseOf()
  houses.push(house)
  const { languages, people } = house.tables
  expect(await languages.ofPerson('ann')).toBeNull()
  await languages.keep({ user: 'ann', locale: 'fr', server: null, serverLocale: null })
  expect(await languages.ofPerson('ann')).toBe('fr')
  granted(await people.choose('ann', { language: 'de' }))
  await languages.keep({ user: 'ann', locale: 'es-ES', server: null, serverLocale: null })
  expect(await languages.ofPerson('ann')).toBe('de')
  granted(await people.choose('ann', { language: null }))
  expect(await languages.ofPerson('ann')).toBe('es-ES')
})
