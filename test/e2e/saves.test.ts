import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import type { Game } from '../../src/engine/index.ts'
import { buttonsOf, imagesOf, menusOf, textOf, type Sandbox, type SeenMessage } from '../../src/sandbox/index.ts'
import { toy } from '../kit/toy/index.ts'
import { openTavern, type Tavern } from './house.ts'
import { startPatient } from './patient.ts'
import { cardWith, HAND, hasButton, loggedIn, publicMessages } from './people.ts'
import { say } from '../../src/discord/words/index.ts'

const CHANNEL = 'tavern'

let discord: Sandbox
let tavern: Tavern
let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'questmaster-keeping-'))
  discord = await startPatient()
  await discord.addPerson('Mona', { manager: true })
  tavern = await openTavern({ games: [toy as unknown as Game], path: join(folder, 'here.db'), discord })
})
afterEach(async () => {
  await tavern.close()
  await discord.close()
  rmSync(folder, { recursive: true, force: true })
})

type Given = Parameters<ReturnType<Sandbox['as']>['command']>[2]
const said = (name: string, line: string, given: Given = {}, channel = CHANNEL) =>
  discord.as(name).command(channel, line, given)

async function started(): Promise<string> {
  await said('Ann', '/game new', { game: 'toy', preset: 'short' })
  await discord.as('Ben').press(await cardWith(discord, CHANNEL, 'Join'), 'Join')
  await tavern.shown()
  await discord.as('Ann').press(await cardWith(discord, CHANNEL, 'Start'), 'Start')
  await cardWith(discord, CHANNEL, HAND)
  return (await tavern.tables.directory.find({ statuses: ['playing'] }))[0]?.id ?? ''
}

/** The player who is asked takes the first offer. */
async function playOn(table: string, answers: number, channel = CHANNEL): Promise<void> {
  const names = new Map((await discord.people()).map(({ id, name }) => [id, name]))
  for (let n = 0; n < answers; n += 1) {
    const view = await tavern.tables.views.of(table)
    if (!view || !('game' in view) || view.isOver) return
    const asked = view.record.seats.find(({ seat }) => view.asked(seat).some((one) => one.seat === seat))
    const name = names.get(asked?.user ?? '') ?? ''
    const { choices } = await discord.as(name).autocomplete(channel, '/play', { action: '' }, 'action')
    await said(name, '/play', { action: String(choices[0]?.value) }, channel)
  }
}

async function fileIn(message: SeenMessage): Promise<Buffer> {
  const { url } = (message.components as { file?: { url: string } }[]).find((one) => one.file)?.file ?? {}
  return Buffer.from(await (await fetch(String(url))).arrayBuffer())
}

const asUpload = (file: Buffer) => ({ file: { filename: 'game.json', base64: file.toString('base64') } })

it('a game is exported, ended, taken in by another house, taken up there and played to its end', async () => {
  const table = await started()
  await playOn(table, 5)
  expect((await said('Ann', '/admin export', { game: table })).text).toBe(REFUSED['plays-there'])
  const asked = await said('Mona', '/admin export', { game: table })
  expect(asked.text).toContain(say('exports-secrets'))
  const answered = await discord.as('Mona').press(asked.message, say('save-export-sure'))
  expect(answered.text).toContain(say('exported'))
  const file = await fileIn(answered.message)
  await tavern.shown()
  const told = (await publicMessages(discord.as('Dai'), CHANNEL)).map(textOf).join('\n')
  expect(told).toContain('has exported the whole game')
  expect((await said('Mona', '/admin import', asUpload(file))).text).toBe(REFUSED['already-here'])

  const end = await said('Mona', '/admin end', { game: table })
  await discord.as('Mona').press(end.message, 'End this game')
  const then = await tavern.tables.views.of(table)
  await tavern.shown()
  await tavern.close()
  tavern = await openTavern({ games: [toy as unknown as Game], path: join(folder, 'there.db'), discord })
  const edited = Buffer.from(file.toString().replace('"Ben"', '"Bon"'))
  expect((await said('Mona', '/admin import', asUpload(edited), 'back-room')).text).toBe(REFUSED['export-edited'])
  expect((await said('Mona', '/admin import', asUpload(Buffer.from('hello')), 'back-room')).text).toBe(
    REFUSED['no-export'],
  )
  expect(await tavern.tables.directory.count({})).toBe(0)
  expect((await said('Mona', '/admin import', asUpload(file), 'back-room')).text).toBe(say('taken-in'))

  const saves = await said('Mona', '/admin saves', {}, 'back-room')
  expect(saves.text).toMatch(/1 saved game[^]*The Barrow – Ann, Ben[^]*ended early/)
  const [menu] = menusOf(saves.message)
  const mona = discord.as('Mona')
  await mona.select(saves.message, String(menu?.['custom_id']), table)
  const chosen = await discord.until(
    async () => (await mona.messages('back-room')).findLast((one) => hasButton(one, say('save-resume'))),
    'the game that was chosen',
  )
  expect(imagesOf(chosen)).toHaveLength(1)
  expect(buttonsOf(chosen).map((one) => one['label'])).toEqual([
    say('save-all'),
    say('save-resume'),
    say('save-export'),
    say('save-archive'),
  ])
  await mona.press(chosen, say('save-resume'))
  const card = await cardWith(discord, 'back-room', HAND)
  expect(textOf(card)).toContain(say('event-resumed'))
  const now = await tavern.tables.views.of(table)
  if (!then || !now || !('game' in then) || !('game' in now)) throw new Error('no game')
  for (const viewer of [null, 0, 1]) expect(now.viewFor(viewer)).toEqual(then.viewFor(viewer))
  // What had been told before is not told once more.
  const there = (await publicMessages(discord.as('Dai'), 'back-room')).map(textOf).join('\n')
  expect(there).not.toContain('The Barrow begins.')
  await playOn(table, 300, 'back-room')
  expect((await tavern.store.records.find(table))?.status).toBe('over')
  await tavern.shown()
  expect((await said('Dai', '/verify', {}, 'back-room')).text).toContain('Everything checks out')
})

it('an admin names a moment, looks at it, and takes the game back there', async () => {
  const table = await started()
  await playOn(table, 2)
  expect((await said('Mona', '/admin bookmark', { name: 'Before it went wrong' })).text).toContain(
    'Before it went wrong',
  )
  const then = await tavern.tables.views.of(table)
  await playOn(table, 4)
  const { choices } = await discord.as('Mona').autocomplete(CHANNEL, '/admin back', { to: 'wrong' }, 'to')
  expect(choices[0]?.name).toMatch(/^Before it went wrong \(turn \d+\)$/)
  const asked = await said('Mona', '/admin back', { to: String(choices[0]?.value) })
  expect(asked.text).toMatch(/Go back to \*\*Before it went wrong\*\*\?[^]*This is how it stood then/)
  expect(imagesOf(asked.message)).toHaveLength(1)
  await discord.as('Mona').press(asked.message, say('rollback-decide'))
  await discord.until(
    async () => (await tavern.store.log.entries(table)).some(({ kind }) => kind === 'rewind'),
    'the way back',
  )
  const now = await tavern.tables.views.of(table)
  if (!then || !now || !('game' in then) || !('game' in now)) throw new Error('no game')
  expect(now.viewFor(null)).toEqual(then.viewFor(null))
  await tavern.shown()
  expect(await loggedIn(discord.as('Dai'), CHANNEL)).toContain(say('proposal-back.decided'))
  expect((await said('Ben', '/admin bookmark')).kind).toBe('refused')
})
