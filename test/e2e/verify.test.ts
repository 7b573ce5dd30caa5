import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import type { Game } from '../../src/engine/index.ts'
import { textOf, type SeenMessage } from '../../src/sandbox/index.ts'
import { commitmentTo, markOfBrought } from '../../src/tables/steps/sealing.ts'
import type { SavedGame } from '../../src/tables/index.ts'
import { verifyFile } from '../../scripts/lib/verify.ts'
import { openRaw } from '../kit/raw.ts'
import { toy } from '../kit/toy/index.ts'
import { openTavern, type Tavern } from './house.ts'
import { cardWith, HAND, publicMessages } from './people.ts'
import { say } from '../../src/discord/words/index.ts'

const CHANNEL = 'tavern'
const SHA = /[0-9a-f]{64}/

let tavern: Tavern
let folder: string
let path: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'questmaster-sealed-'))
  path = join(folder, 'games.db')
  tavern = await openTavern({ games: [toy as unknown as Game], path })
})
afterEach(async () => {
  await tavern.close()
  rmSync(folder, { recursive: true, force: true })
})

const said = async (name: string, line: string, given: Record<string, string | boolean> = {}, channel = CHANNEL) =>
  tavern.discord.as(name).command(channel, line, given)

/** Ann and Ben sit down at a new table; Ben thinks better of it once. */
async function lobby(given: Record<string, string> = {}): Promise<SeenMessage> {
  await said('Ann', '/game new', { game: 'toy', preset: 'short', ...given })
  const card = await cardWith(tavern.discord, CHANNEL, 'Join')
  await tavern.discord.as('Ben').press(card, 'Join')
  await said('Ben', '/game leave')
  await said('Ben', '/game join')
  await tavern.shown()
  return cardWith(tavern.discord, CHANNEL, 'Join')
}

async function started(given: Record<string, string> = {}): Promise<string> {
  await tavern.discord.as('Ann').press(await lobby(given), 'Start')
  await cardWith(tavern.discord, CHANNEL, HAND)
  return (await tavern.tables.directory.find({ statuses: ['playing'] }))[0]?.id ?? ''
}

/** The player who is asked takes the first offer, until the game is over. */
async function playToTheEnd(table: string): Promise<void> {
  const names = new Map((await tavern.discord.people()).map(({ id, name }) => [id, name]))
  for (let n = 0; n < 300 && (await tavern.store.records.find(table))?.status === 'playing'; n += 1) {
    const view = await tavern.tables.views.of(table)
    if (!view || !('game' in view)) throw new Error('no game')
    const asked = view.record.seats.find(({ seat }) => view.asked(seat).some((one) => one.seat === seat))
    const name = names.get(asked?.user ?? '') ?? ''
    const { choices } = await tavern.discord.as(name).autocomplete(CHANNEL, '/play', { action: '' }, 'action')
    await said(name, '/play', { action: String(choices[0]?.value) })
  }
  expect((await tavern.store.records.find(table))?.status).toBe('over')
  await tavern.shown()
}

async function closingCard(): Promise<string> {
  const card = await tavern.discord.until(async () => {
    const found = (await publicMessages(tavern.discord.as('Dai'), CHANNEL)).findLast((one) =>
      JSON.stringify(one).includes(say('play-again')),
    )
    return found && textOf(found)
  }, 'the closing card')
  return card
}

/** Runs the offline verification on a file; its lines, and its exit code. */
function offline(game: unknown, ...more: string[]): { code: number; lines: string[] } {
  const file = join(folder, 'export.json')
  writeFileSync(file, typeof game === 'string' ? game : JSON.stringify(game))
  const lines: string[] = []
  const terminal = { out: (line: string) => void lines.push(line), err: () => undefined, isWatched: false }
  return { code: verifyFile([file, ...more], [toy as unknown as Game], terminal), lines }
}

async function exported(name = 'Ann'): Promise<SavedGame> {
  const reply = await said(name, '/verify', { export: true })
  const { url } = (reply.message.components as { file?: { url: string } }[]).find((one) => one.file)?.file ?? {}
  return (await (await fetch(String(url))).json()) as SavedGame
}

const meddle = (statement: string): void => {
  const raw = openRaw(path)
  raw.exec(statement)
  raw.close()
}

/** Damages the luck in every position that is kept. */
function damageLuck(): void {
  meddle(`update positions set state = packed(json_set(unpacked(state), '$.rng.key', 'zz'))`)
}

describe('sealed dice', () => {
  it('sealed dice are bound on the lobby card, opened on the closing card, and verified there and elsewhere', async () => {
    const lobbyCard = textOf(await lobby())
    const onlooker = await said('Dai', '/verify')
    const [commitment = ''] = SHA.exec(onlooker.text) ?? []
    expect(commitment).not.toBe('')
    expect(onlooker.text).toContain('The seed has 2 contributions so far.')
    const [line = ''] = lobbyCard.split('\n').filter((one) => one.includes('Sealed dice'))
    expect(line).toBe(say('dice-sealed', { commitment }))
    expect((await said('Ben', '/verify', { export: true })).text).toContain(commitment)
    await tavern.discord.as('Ann').press(await cardWith(tavern.discord, CHANNEL, 'Join'), 'Start')
    await cardWith(tavern.discord, CHANNEL, HAND)
    const table = (await tavern.tables.directory.find({ statuses: ['playing'] }))[0]?.id ?? ''
    const seal = (await tavern.store.records.find(table))?.seal
    const secret = seal?.kind === 'sealed' ? seal.secret : ''
    expect(commitmentTo(secret)).toBe(commitment)
    const people = await tavern.discord.people()
    const idOf = (wanted: string) => people.find(({ name }) => name === wanted)?.id
    expect(seal).toMatchObject({
      brought: ['Ben', 'Ben', 'Ann'].map((name) => expect.stringMatching(new RegExp(`^\\d{15,}/${idOf(name)}$`))),
    })
    expect(textOf(await cardWith(tavern.discord, CHANNEL, HAND))).not.toContain('nsealed')
    const running = await said('Dai', '/verify')
    expect(running.text).toContain(commitment)
    const mark = markOfBrought(seal?.kind === 'sealed' ? seal.brought : [])
    expect(running.text).toContain(say('dice-contributions', { brought: 3, mark }))
    expect(running.text).toContain(say('verify-later-sealed'))
    expect((await said('Ann', '/verify', { export: true })).text).toContain(say('verify-later-sealed'))
    // Hashes are for those who ask for them.
    expect((await said('Dai', '/game status')).text).not.toContain(commitment)
    await playToTheEnd(table)

    const everything = JSON.stringify(await publicMessages(tavern.discord.as('Dai'), CHANNEL))
    expect(everything).toContain(say('dice-sealed-at-start'))
    expect(everything).not.toContain(mark.slice(0, 16))
    const closing = await closingCard()
    expect(closing).toContain(say('dice-opened'))
    expect(closing).not.toMatch(SHA)
    const verified = await said('Dai', '/verify')
    for (const shown of [commitment, await tavern.store.chronicle.lastLink(table)])
      expect(verified.text).toContain(shown)
    expect(verified.text).toContain('✅ **Everything checks out')
    expect(verified.text).toContain(mark)
    expect(verified.text).toMatch(
      /from 3 contributions by the players[^]*\d+ numbers for dice and draws, \d+ choices, all of them legal/,
    )
    const link = (await tavern.store.chronicle.lastLink(table)) ?? ''
    const good = offline(await exported(), '--commitment', commitment.slice(0, 12), '--link', link)
    expect(good.code).toBe(0)
    expect(JSON.parse(good.lines.at(-1) ?? '')).toMatchObject({ game: 'toy', holds: true, trouble: null, brought: 3 })
    expect(offline(await exported(), '--link', 'abc').lines[0]).toMatch(/isn’t the one that was published\.$/)
  })

  it('sealed dice are found out where the log was meddled with, in the database or in an export', async () => {
    const table = await started()
    await playToTheEnd(table)
    const game = await exported()
    const late = game.entries.map((one) => (one.seq === 4 ? { ...one, seq: 5 } : one))
    expect(offline({ ...game, entries: late })).toMatchObject({
      code: 1,
      lines: [
        expect.stringMatching(/^This game doesn’t check out\. Line 4 of the log is missing\.$/),
        expect.anything(),
        expect.anything(),
      ],
    })
    const broken = offline('{"game":')
    expect(broken).toMatchObject({
      code: 1,
      lines: [expect.stringMatching(/cannot be read as a saved game/), expect.anything()],
    })
    meddle(`update entries set key = 'pit:deep' where key = 'pit:north'`)
    const refused = await said('Ben', '/verify')
    expect(refused.text).toMatch(/^❌ \*\*This game doesn’t check out\. Line \d+ of the log doesn’t fit the chain/)
  })

  it('sealed dice can be verified by a player from anywhere, of any game of theirs', async () => {
    expect((await said('Dai', '/verify')).text).toBe(say('nothing-to-verify'))
    const table = await started()
    await playToTheEnd(table)
    const { choices } = await tavern.discord.as('Ben').autocomplete('dm', '/verify', { table: '' }, 'table')
    expect(choices).toEqual([{ name: expect.stringContaining('The Barrow'), value: table }])
    expect((await said('Ben', '/verify', { table }, 'dm')).text).toContain('Everything checks out')
    expect((await said('Dai', '/verify', { table }, 'back-room')).text).toBe(say('unknown-game'))
  })

  it('sealed dice stay sealed when a game is ended early', async () => {
    const table = await started()
    await tavern.tables.saves.close(table)
    const reply = await said('Ann', '/verify', { export: true })
    expect(reply.text).toContain(say('ended-but-sealed'))
    const seal = (await tavern.store.records.find(table))?.seal
    const secret = seal?.kind === 'sealed' ? seal.secret : ''
    await tavern.shown()
    const seen = JSON.stringify([reply.message, await tavern.discord.as('Ann').messages(CHANNEL)])
    expect(seen).not.toContain(secret)
  })
})

describe('dice that are not sealed', () => {
  it('dice that are not sealed are said to be so on every card, in the log, the status and the verdict', async () => {
    expect(textOf(await lobby({ seed: 'mine' }))).toContain(say('dice-unsealed'))
    await tavern.discord.as('Ann').press(await cardWith(tavern.discord, CHANNEL, 'Join'), 'Start')
    expect(textOf(await cardWith(tavern.discord, CHANNEL, HAND))).toContain(say('dice-unsealed-mark'))
    expect((await said('Dai', '/game status')).text).toContain('Unsealed dice')
    expect((await said('Dai', '/game log')).text).toContain(say('dice-unsealed-at-start'))
    const table = (await tavern.tables.directory.find({ statuses: ['playing'] }))[0]?.id ?? ''
    await playToTheEnd(table)
    expect(await closingCard()).toContain(say('dice-unsealed-mark'))
    expect((await said('Dai', '/verify')).text).toContain('the dice weren’t sealed')
  })
})

it('a game whose luck is damaged says so in one sentence, and stays as it is', async () => {
  const table = await started()
  const { discord } = tavern
  await tavern.tables.stop()
  await tavern.bot.stop()
  await tavern.store.close()
  damageLuck()
  const again = await openTavern({ games: [toy as unknown as Game], path, discord })
  tavern = { ...again, close: () => again.close().then(async () => await discord.close()) }
  const before = JSON.stringify([
    await tavern.store.records.find(table),
    await tavern.store.chronicle.lines(table, 0, 99),
  ])
  const card = await cardWith(discord, CHANNEL, HAND)
  expect((await said('Ann', '/game status')).text).toBe(REFUSED['luck-damaged'])
  expect((await said('Ann', '/play', { action: 'dig' })).text).toBe(REFUSED['luck-damaged'])
  await tavern.shown()
  expect((await cardWith(discord, CHANNEL, HAND)).id).toBe(card.id)
  expect(
    JSON.stringify([await tavern.store.records.find(table), await tavern.store.chronicle.lines(table, 0, 99)]),
  ).toBe(before)
})
