import { afterEach, expect, it } from 'vitest'
import type { Game } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { boldNames, fullNames } from '../../src/discord/kit/names.ts'
import { lineInWords } from '../../src/discord/table/chronicle.ts'
import { hasGame } from '../../src/tables/service.ts'
import { toy } from '../kit/toy/index.ts'
import { readable } from './limits.ts'
import { openHouse } from './rooms.ts'

let at: ReturnType<typeof openHouse>
afterEach(async () => await at.close())

const sightOf = async (table: string) => {
  const sight = await at.tables.sight(table)
  return sight && hasGame(sight) ? sight : expect.fail('no game')
}

it('people are called by their characters, and by their own names while these are told', async () => {
  at = openHouse({ games: GAMES })
  const table = await at.playing('talisman', 'ann', 'ben')
  const { record, ...rest } = await sightOf(table)
  const [ann] = record.called.at(-1)?.names ?? []
  if (ann == null) throw new Error('Ann has no Character')
  expect(boldNames(record)(0)).toBe(`**${ann}**`)
  expect(fullNames(record)(0)).toBe(`**${ann}** (ann)`)
  const shown = readable(at.card())
  expect(shown).toMatch(/Round 1 · \*\*\w+\*\* \((ann|ben)\)/)
  const said = (await at.store.chronicle(table, 0, 50)).map((line) => lineInWords({ record, ...rest }, line))
  expect(said).toContainEqual(expect.stringMatching(new RegExp(`\\*\\*ann\\*\\* is the \\*\\*${ann}\\*\\*`)))
  expect(readable((await at.command('ann', '/game status')) as never)).toContain(`**${ann}** (ann)`)
})

it('seats are found by the names of players and of characters, and nobody by one that two have', async () => {
  const called = (): string[] => ['Rosa', 'Kate']
  const named = { ...toy, words: { ...toy.words, called } } as unknown as Game
  at = openHouse({ games: [named] })
  const table = await at.playing('toy', 'ann', 'ben')
  const admin = at.visit('boss', 'hall', { isManager: true })
  for (const [typed, user] of [
    ['Kate', 'cleo'],
    ['cleo', 'dora'],
    ['kate (dora)', 'eve'],
  ] as const)
    expect(await at.command(admin, '/admin seat', { seat: typed, user }), typed).toContain(`Kate (${user})`)
  expect((await sightOf(table)).record.seats.map(({ name }) => name)).toEqual(['ann', 'eve'])
  await at.command(admin, '/admin seat', { seat: 'Kate', user: 'Rosa' })
  const before = (await sightOf(table)).record.seats
  await at.command(admin, '/admin seat', { seat: 'Rosa', user: 'zoe' })
  expect((await sightOf(table)).record.seats).toEqual(before)
})
