import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'
import type { Game } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { boldNames, fullNames, seatFaces } from '../../src/discord/kit/names.ts'
import { lineInWords } from '../../src/discord/table/telling/chronicle.ts'
import { say } from '../../src/discord/words/index.ts'
import { COMPANY, companionAt } from '../../src/tables/index.ts'
import { hasGame } from '../../src/tables/model/service.ts'
import { toy } from '../kit/toy/index.ts'
import { readable } from './limits.ts'
import { openHouse } from './rooms.ts'

let at: ReturnType<typeof openHouse>
afterEach(async () => await at.close())

const sightOf = async (table: string) => {
  const view = await at.tables.views.of(table)
  return view && hasGame(view) ? view : expect.fail('no game')
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
  const said = (await at.store.chronicle.lines(table, 0, 50)).map((line) => lineInWords({ record, ...rest }, line))
  expect(said).toContainEqual(expect.stringMatching(new RegExp(`\\*\\*ann\\*\\* is the \\*\\*${ann}\\*\\*`)))
  expect(readable((await at.command('ann', '/game status')) as never)).toContain(`**${ann}** (ann)`)
})

it('computer players are introduced in the lobby, and marked wherever people have to know who is who', async () => {
  at = openHouse({ games: GAMES })
  await at.command('ann', '/game new', { game: 'talisman', seed: 'a seed' })
  const lobby = await at.tables.directory.openIn('griffin', 'hall')
  const table = lobby?.id ?? ''
  await at.tables.seats.addComputer(table, 'ann')
  await at.shown()
  const seat = (await at.tables.directory.openIn('griffin', 'hall'))?.seats[1]
  const id = companionAt(seat) ?? expect.fail('nobody')
  const name = COMPANY[id]
  expect(readable(at.card())).toContain(`2. ${say(`company-${id}`, { name: `**${name}**` })}`)
  await at.command('ann', '/game start')
  const { record } = await sightOf(table)
  const [, called] = record.called.at(-1)?.names ?? []
  if (called == null) throw new Error('the computer has no Character')
  expect(fullNames(record)(1)).toBe(`**${called}** (${name}, computer)`)
  expect(fullNames({ ...record, called: [] })(1)).toBe(`**${name}** (computer)`)
  expect(seatFaces(record)).toEqual([null, id])
  // A table of earlier days.
  const older = {
    ...record,
    seats: record.seats.map((one) => (one.user === null ? { ...one, name: 'Computer 1' } : one)),
  }
  expect(fullNames(older)(1)).toBe(`**${called}** (computer)`)
  expect(fullNames({ ...older, called: [] })(1)).toBe('**Computer 1**')
  expect(seatFaces(older)).toEqual([null, null])
})

it('no computer player is called like anything in the games', () => {
  const files = GAMES.flatMap(({ rules }) =>
    ['data', 'words/en'].flatMap((room) => {
      const folder = `src/games/${rules.id}/${room}`
      return readdirSync(folder).flatMap((file) =>
        /\.(json|ftl)$/.test(file) ? [readFileSync(`${folder}/${file}`, 'utf8')] : [],
      )
    }),
  )
  const words = new Set(
    files
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}]+/gu),
  )
  expect(Object.values(COMPANY).filter((name) => words.has(name.toLowerCase()))).toEqual([])
  expect(Object.keys(COMPANY)).toHaveLength(30)
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

/** Names that would do something where Markdown is read, or show nothing where it is not. */
const ODD_NAMES = [
  ['**', '||@everyone||', '[x](https://evil.example/a)'],
  ['\u202e\u2067evil\u200b.exe', 'discord.gg/abc <@1> <#2> </play:3> <:e:4>', '`'.repeat(90)],
  ['\u0301\ufe0f', '# head\n> q', '🐉'.repeat(100)],
  ['\ud800x', '_*_~~', 'Bob\\'],
]
const WHERE_NAMED = ['/play', '/game status', '/game log', '/game lookback', '/games', '/clues', '/admin saves']
/** What a name could do; our own links and files are none of them. */
const DONE =
  /@everyone|(?<!attachment|"https|\((?=https:\/\/discord\.com\/channels)https):\/\/(?!discord\.com\/channels)|discord\.gg\/a|<@1>|<#2>|<\/play|<:e|[\u202a-\u202e\u2066-\u2069]/

it.each(ODD_NAMES)('a name does nothing, and is seen, wherever it is shown: %j, %j, %j', async (...names) => {
  at = openHouse({ games: [toy as unknown as Game, ...GAMES] })
  const who = (k: number) => at.visit(`u${k}`, 'hall', { name: names[k] ?? '', isManager: true })
  const shown: unknown[] = [await at.command(who(0), '/game new', { game: 'toy', seed: 'odd' })]
  for (const k of [1, 2]) shown.push(await at.command(who(k), '/game join'))
  await at.shown()
  shown.push(...at.rooms.in('hall').map(({ panel }) => panel.components))
  await at.command(who(0), '/game start')
  for (let n = 0; n < 9; n += 1) {
    for (const k of names.keys()) {
      const offers = await at.complete(who(k), '/play', {}, 'action')
      shown.push(offers)
      if (offers[0]) shown.push(await at.command(who(k), '/play', { action: offers[0].value }))
    }
  }
  await at.shown()
  for (const line of WHERE_NAMED) for (const k of names.keys()) shown.push(await at.command(who(k), line))
  for (const line of ['/admin seat', '/game propose', '/admin secrets'])
    shown.push(await at.complete(who(0), line, {}, 'seat'))
  for (const room of ['hall', ...names.map((_, k) => `dm-u${k}`)])
    shown.push(...at.rooms.in(room).map(({ panel }) => panel.components))
  const said = JSON.stringify(shown)
  expect(said).not.toMatch(DONE)
  expect(said).not.toMatch(/"(label|name)":"\s*"/)
  expect(at.rooms.broken).toEqual([])
})
