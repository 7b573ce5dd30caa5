import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Game } from '../../src/engine/index.ts'
import type { Answered, SeenMessage } from '../../src/sandbox/index.ts'
import '../kit/in-marked.ts'
import { languagesIn, unmarked } from '../kit/marked.ts'

const { DOT, openTavern } = await import('./house.ts')
const { publicMessages } = await import('./people.ts')
const { TALISMAN } = await import('../../src/games/talisman/index.ts')

// A German table with an English, a French and a Spanish reader, on a server that speaks French: everybody reads their
// own language, all read German at the table, and French on the list of tables. Each text is marked with the language
// that it is from.

const CHANNEL = 'tavern'
const READERS = { Ann: 'en', Fleur: 'fr', Eva: 'es' } as const
type Reader = keyof typeof READERS
const NAMES = Object.keys(READERS) as readonly Reader[]

let tavern: Awaited<ReturnType<typeof openTavern>>
let logged: string[]
/** What was in a wrong language, with where it stood. */
let wrong: Set<string>
/** Where which language was read. */
let seen: Set<string>
/** How many replies had words of a language. */
let read: number
beforeEach(async () => {
  logged = []
  wrong = new Set()
  seen = new Set()
  read = 0
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) })
  tavern = await openTavern({ games: [TALISMAN as unknown as Game], log, posters: () => Promise.resolve(DOT) })
  await tavern.discord.addPerson('Fleur', { locale: 'fr' })
  await tavern.discord.addPerson('Eva', { locale: 'es-419' })
  await tavern.discord.addChannel('list')
})
afterEach(async () => await tavern.close())

/** All that is read of a message: texts, labels, hints and alternative texts. */
const readIn = ({ components, attachments }: SeenMessage): string => JSON.stringify([components, attachments])

function expectIn(languages: readonly string[], where: string, text: string): void {
  for (const one of languagesIn(text)) if (languages.includes(one)) seen.add(`${where.split(' /')[0]}: ${one}`)
  const others = languagesIn(text).filter((one) => !languages.includes(one))
  if (others.length > 0) wrong.add(`${where}, in ${others.join(' and ')}: ${unmarked(text).slice(0, 400)}`)
}

/** Looks at everything that stands anywhere. `table`: the languages that the table has had. */
async function lookAround(table: readonly string[] = ['de']): Promise<void> {
  const { discord } = tavern
  for (const message of await publicMessages(discord.as('Dai'), CHANNEL)) expectIn(table, CHANNEL, readIn(message))
  for (const message of await publicMessages(discord.as('Dai'), 'list')) expectIn(['fr'], 'list', readIn(message))
  for (const name of NAMES) {
    const own = (await discord.as(name).messages(CHANNEL)).filter(({ ephemeral }) => ephemeral)
    const direct = await discord
      .as(name)
      .messages('dm')
      .catch(() => [])
    for (const message of own) expectIn([READERS[name]], `${name} alone`, readIn(message))
    for (const message of direct) expectIn([READERS[name]], `${name} directly`, readIn(message))
  }
}

async function reads(name: Reader, command: string, options: Record<string, string> = {}): Promise<Answered> {
  const answered = await tavern.discord.as(name).command(CHANNEL, command, options)
  const text = answered.hasMessage ? readIn(answered.message) : answered.text
  expectIn([READERS[name]], `${name} ${command}`, text)
  if (languagesIn(text).length > 0) read += 1
  return answered
}

/** The player whom the table waits for, and what they may do. */
async function asked() {
  const { discord, tables } = tavern
  const people = await discord.people()
  return await discord.until(async () => {
    await tavern.shown()
    const [record] = await tables.directory.find({ statuses: ['playing'] })
    const view = record && (await tables.views.of(record.id))
    if (!view || !('asked' in view)) return undefined
    const seat = view.record.seats.find((one) => view.asked(one.seat).some(({ seat: at }) => at === one.seat))
    const name = NAMES.find((one) => one === people.find(({ id }) => id === seat?.user)?.name)
    return name && { name, table: view.record.id }
  }, 'somebody to be asked')
}

/** Somebody does the first thing that they may. */
async function step(): Promise<void> {
  const { name } = await asked()
  const { choices } = await tavern.discord.as(name).autocomplete(CHANNEL, '/play', { action: '' }, 'action')
  expectIn([READERS[name]], `${name} /play …`, JSON.stringify(choices))
  await reads(name, '/play', { action: String(choices[0]?.value) })
  await tavern.shown()
}

const COMMANDS: readonly (readonly [string, Record<string, string>?])[] = [
  ['/game status'],
  ['/game map'],
  ['/game look'],
  ['/game log'],
  ['/game lookback'],
  ['/game help'],
  ['/game branches'],
  ['/game guess'],
  ['/game film'],
  ['/games'],
  ['/clues'],
  ['/cards'],
  ['/records'],
  ['/hero'],
  ['/settings'],
  ['/plan'],
  ['/why'],
  ['/rules', { topic: 'Sword' }],
  ['/rules', { topic: 'nothing like it' }],
  ['/away until', { when: 'nonsense' }],
  ['/play', { action: 'nonsense' }],
]

it('everybody reads their own language, and all at a table read the table’s', async () => {
  const { discord, bot, tables } = tavern
  await reads('Ann', '/admin language', { language: 'fr' })
  await reads('Ann', '/admin board', { channel: 'list' })
  await reads('Ann', '/admin saga', { channel: 'list' })
  await reads('Ann', '/game new', { game: 'talisman', preset: 'short', seed: 'griffin', language: 'de' })
  await reads('Fleur', '/game join')
  await reads('Eva', '/game join')
  await reads('Fleur', '/settings', { notice: 'direct' })
  await reads('Eva', '/settings', { notice: 'direct', next: 'on' })
  await tavern.shown()
  await bot.board.settled()
  await lookAround()
  await reads('Ann', '/game start')
  for (let count = 0; count < 14; count += 1) {
    await step()
    await lookAround()
  }
  for (const name of NAMES) for (const [command, options] of COMMANDS) await reads(name, command, options)
  await lookAround()

  expect(read).toBeGreaterThan(70)
  const places = [
    'tavern: de',
    'list: fr',
    'Ann alone: en',
    'Fleur alone: fr',
    'Fleur directly: fr',
    'Eva directly: es',
  ]
  expect([...seen]).toEqual(expect.arrayContaining(places))

  const { table } = await asked()
  await reads('Eva', '/game propose', { what: 'pause' })
  await reads('Fleur', '/game language', { language: 'es' })
  await bot.projector.settled()
  await lookAround()
  bot.projector.doubt(table)
  await tavern.shown()
  expect([...wrong]).toEqual([])

  await reads('Ann', '/game language', { language: 'es' })
  await tavern.shown()
  await lookAround(['de', 'es'])
  const view = await tables.views.of(table)
  expect(view?.record.language).toBe('es')
  const card = (await publicMessages(discord.as('Dai'), CHANNEL)).findLast((one) =>
    languagesIn(readIn(one)).includes('es'),
  )
  expect(card && languagesIn(readIn(card))).toEqual(['es'])
  await step()
  await bot.sayAway()
  await lookAround(['de', 'es'])
  expect([...wrong]).toEqual([])
  expect(logged).toEqual([])
})

it('a moderator without a seat reads lists of tables in their own language', async () => {
  const { discord } = tavern
  await reads('Ann', '/admin language', { language: 'fr' })
  await reads('Eva', '/game new', { game: 'talisman', preset: 'short', seed: 'griffin', language: 'de' })
  await reads('Fleur', '/game join')
  await reads('Eva', '/game start')
  await step()
  const { table } = await asked()
  for (const command of ['/admin end', '/admin export', '/admin resume', '/games']) {
    const { choices } = await discord.as('Ann').autocomplete(CHANNEL, command, { game: '' }, 'game')
    expectIn(['en'], `Ann ${command} …`, JSON.stringify(choices))
    if (command === '/admin end') expect(languagesIn(JSON.stringify(choices))).toEqual(['en'])
  }
  await reads('Ann', '/admin saves')
  await reads('Ann', '/admin end', { game: table })
  await tavern.bot.projector.settled()
  expect([...wrong]).toEqual([])
})

it('somebody who chooses a language reads it everywhere, and may type English', async () => {
  const { discord } = tavern
  const eva = discord.as('Eva')
  const before = await eva.command('dm', '/settings')
  expect(languagesIn(readIn(before.message))).toEqual(['es'])
  const after = await eva.command('dm', '/settings', { language: 'de' })
  expect(languagesIn(readIn(after.message))).toEqual(['de'])
  expect((await discord.people()).find(({ name }) => name === 'Eva')?.locale).toBe('es-419')
  const found = await eva.autocomplete('dm', '/settings', { quiet: 'learn' }, 'quiet')
  expect(found.choices.length).toBeGreaterThan(0)
  const back = await eva.command('dm', '/settings', { language: 'discord' })
  expect(languagesIn(readIn(back.message))).toEqual(['es'])
  await eva.command(CHANNEL, '/game new', { game: 'talisman', preset: 'short', seed: 'x' })
  // The server's own locale is English.
  const lobby = await discord.until(async () => {
    await tavern.shown()
    return (await publicMessages(discord.as('Dai'), CHANNEL))[0]
  }, 'a lobby')
  expect(languagesIn(readIn(lobby))).toEqual(['en'])
})
