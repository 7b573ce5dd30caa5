import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { languageFor, languagesOffered } from '../../src/language/index.ts'
import { exportFile, NEW_PERSON, readExport } from '../../src/tables/index.ts'
import { readable } from './limits.ts'
import { openHouse } from './rooms.ts'

// Languages that nobody offers, in rows of the database and in files: whatever they are called, people read English.

const houses: ReturnType<typeof openHouse>[] = []
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close()
})
const open = () => {
  const house = openHouse({ orderPace: { least: 1e9, most: 1e9 } })
  houses.push(house)
  return house
}

const SHORT = ['__proto__', 'constructor', 'toString', '../en', '../../de/names', 'de/../fr', 'tlh', 'en-XX', '-', '', ' de', 'DE', 'de\u0000', '🐉', '{ $x }', 'x'.repeat(20)] // prettier-ignore
const LONG = ['x'.repeat(10_000), 'de-'.repeat(3000), '../'.repeat(5000), '🐉'.repeat(9)]
const offered = languagesOffered().map(({ language }) => language)
const hostile = fc.oneof(fc.constantFrom(...SHORT, ...LONG), fc.string({ maxLength: 30, unit: 'binary' }))

it('a language that isn’t offered is English', () => {
  fc.assert(
    fc.property(hostile, (language) => {
      expect(offered).toContain(languageFor(language))
    }),
  )
})

it('in the rows of people and servers such a language keeps nobody from playing', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (person, server) => {
      const house = open()
      const text = (one: string) => one.replaceAll('\u0000', '')
      await house.store.people.change('ann', () => ({ ...NEW_PERSON, language: text(person), locale: text(server) }))
      await house.store.notes.setMemo('language griffin', text(server))
      await house.store.notes.setMemo('locale griffin', text(person))
      await house.command(house.visit('boss', 'hall', { isManager: true }), '/admin board', { channel: 'board' })
      const table = await house.playing('toy', 'ann', 'ben')
      const record = (await house.tables.views.of(table))?.record
      expect((record?.language ?? '').length).toBeLessThanOrEqual(20)
      expect(readable(house.card())).not.toBe('')
      for (const line of ['/settings', '/clues', '/game status', '/games'])
        expect(await house.command('ann', line)).toBeTruthy()
      await house.board.settled()
      expect(house.rooms.broken).toEqual([])
    }),
    { numRuns: 8 },
  )
})

it('a file of a game in such a language is refused in a sentence, or brings a game that can be played', async () => {
  const house = open()
  const table = await house.playing('toy', 'ann', 'ben')
  const exported = await house.tables.saves.export(table, { user: 'boss', name: 'boss' })
  if (!exported.ok) throw new Error(exported.why)
  const file = await readExport(Buffer.from(exported.value))
  if (typeof file === 'string') throw new Error(file)
  const boss = house.visit('boss', 'cellar', { isManager: true })
  let number = 0
  await fc.assert(
    fc.asyncProperty(hostile, async (language) => {
      number += 1
      const other = { ...file, table: { ...file.table, id: `other${number}`, language } }
      const [room, before] = [`cellar ${number}`, house.rooms.messages.length]
      const sent = Buffer.from(exportFile(other as never))
      const said = await house.command({ ...boss, channel: room }, '/admin import', {}, sent)
      expect(said).toBeTruthy()
      await house.shown()
      const record = await house.store.records.find(`other${number}`)
      if (language.length > 20) expect([record, house.rooms.messages.length]).toEqual([undefined, before])
      else if (record) {
        await house.command({ ...boss, channel: room }, '/admin resume', { game: record.id })
        await house.shown()
        expect(readable(house.rooms.in(room).at(-1)?.panel ?? { components: [] })).not.toBe('')
      }
    }),
    { numRuns: 40 },
  )
})
