import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REFUSED, SAY } from '../../src/discord/kit/sentences.ts'
import { buttonsOf, textOf, type Sandbox, type SeenMessage, type Someone } from '../../src/sandbox/index.ts'
import { openTavern, type Tavern } from './house.ts'
import { startPatient } from './patient.ts'
import { besideCard, cardWith, HAND, hasButton, privately, publicMessages, take } from './people.ts'
import { say } from '../../src/discord/words/index.ts'

// Three people play on a small Discord. They vote on proposals, a substitute takes a seat over, and the bot restarts in
// between. The steps build on one another.

const CHANNEL = 'tavern'

let discord: Sandbox
let tavern: Tavern
let folder: string
let table = ''

const start = async () => {
  tavern = await openTavern({ discord, path: join(folder, 'games.db') })
}
const restart = async () => {
  await tavern.close()
  await start()
}
const record = async () => {
  const found = (await tavern.tables.views.of(table))?.record
  if (!found) throw new Error('the table is gone')
  return found
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'motions-'))
  discord = await startPatient()
  await start()
})
afterAll(async () => {
  await tavern.close()
  await discord.close()
  rmSync(folder, { recursive: true })
})

const messageWith = (words: string) => besideCard(tavern, CHANNEL, words)

const ask = (name: string, line: string, given: Record<string, string>) =>
  privately(discord, name, CHANNEL, (someone) => someone.command(CHANNEL, line, given))
const pressed = (name: string, message: SeenMessage, button: string) =>
  privately(discord, name, CHANNEL, (someone) => someone.press(message, button))

describe('people at a table', () => {
  it('people at a table refuse a proposal', async () => {
    await discord.as('Ann').command(CHANNEL, '/game new', { game: 'toy', seed: 'x', preset: 'short' })
    const lobby = await cardWith(discord, CHANNEL, 'Join')
    await discord.as('Ben').press(lobby, 'Join')
    await discord.as('Cleo').press(lobby, 'Join')
    await discord.as('Ann').press(lobby, 'Start')
    await cardWith(discord, CHANNEL, HAND)
    table = (await tavern.tables.directory.find({ statuses: ['playing'] }))[0]?.id ?? ''
    expect(await ask('Ann', '/game propose', { what: 'end' })).toBe(say('proposed'))
    const proposal = await messageWith('asks to end the game')
    expect(await ask('Ben', '/game propose', { what: 'end' })).toBe(REFUSED['proposal-open'])
    expect(await pressed('Dai', proposal, 'Agree')).toBe(say('refused-not-seated'))
    expect(await pressed('Ben', proposal, 'Refuse')).toBe(say('settled-by'))
    const settled = await messageWith(say('proposal-end.refused'))
    expect([settled.id, buttonsOf(settled)]).toEqual([proposal.id, []])
    expect((await record()).status).toBe('playing')
  })

  it('people at a table agree on one that was moved before a restart, once', async () => {
    const chosen = await discord.as('Ben').autocomplete(CHANNEL, '/game propose', { seat: 'ann' }, 'seat')
    expect(chosen.choices).toEqual([{ name: 'Ann', value: 'seat-0' }])
    expect(await ask('Ben', '/game propose', { what: 'replace', seat: 'seat-0' })).toBe(say('proposed'))
    const proposal = await messageWith('asks to offer **Ann**’s seat')
    await restart()
    expect(await pressed('Cleo', proposal, 'Agree')).toBe(SAY.voted(true))
    expect(await pressed('Ann', proposal, 'Agree')).toBe(say('settled-by'))
    expect(textOf(await messageWith('The players agree to offer'))).toContain('Ann')
    expect((await record()).seats[0]?.offered).toBe(true)
  })

  it('the players see a substitute take the seat; the old player has no part in the game', async () => {
    const offer = await messageWith('is free')
    await restart()
    expect(await pressed('Ben', offer, 'Take this seat')).toBe(REFUSED['already-seated'])
    const welcome = await pressed('Dai', offer, 'Take this seat')
    expect(welcome).toContain(say('seat-taken'))
    expect((await record()).seats[0]).toMatchObject({ name: 'Dai', offered: false })
    await messageWith('This seat is no longer free.')
    const card = await cardWith(discord, CHANNEL, HAND)
    expect(textOf(card)).toMatch(/\*\*Dai\*\* takes over \*\*Ann\*\*’s seat/)
    expect(await pressed('Ann', card, HAND)).toBe(say('refused-not-seated'))
    const dig = (someone: Someone) => take(someone, card, '1 · Dig in the north pit')
    expect(await privately(discord, 'Ann', CHANNEL, dig)).toBe(say('refused-not-seated'))
    await dig(discord.as('Dai'))
    await discord.until(async () => (await tavern.store.log.entries(table)).length === 1, 'the answer')
  })

  it('people at a table go back past a die together, and an admin alone lets a game pause that goes on by a press', async () => {
    expect(await ask('Ben', '/game propose', { what: 'undo', seat: 'seat-0' })).toBe(say('proposed'))
    const proposal = await messageWith('asks to undo **Dai**’s last choice')
    expect(textOf(proposal)).toContain('This undoes 1 choice')
    await pressed('Cleo', proposal, 'Agree')
    expect(await pressed('Dai', proposal, 'Agree')).toBe(say('settled-by'))
    await cardWith(discord, CHANNEL, '1 · Dig in the north pit')
    expect((await tavern.store.log.entries(table)).at(-1)).toMatchObject({ kind: 'rewind', to: 0, deals: true })
    expect(await ask('Ann', '/game branches', {})).toMatch(
      /Branch 1\*\* was left in turn 2, <t:\d+:R>\. \*\*Ben\*\* proposed it/,
    )
    expect(await ask('Ann', '/admin decide', { what: 'pause' })).toBe(say('decided'))
    const paused = await discord.until(async () => {
      await tavern.shown()
      return (await publicMessages(discord.as('Dai'), CHANNEL)).find((message) =>
        buttonsOf(message).some((button) => button['label'] === say('resume')),
      )
    }, 'a card with “Go on”')
    expect(await pressed('Dai', paused, say('resume'))).toBe(say('goes-on'))
    expect((await record()).pause).toBeNull()
  })

  it('people at a table let somebody look over a shoulder who sees and cannot answer, over a restart, until that is ended', async () => {
    expect(await ask('Ben', '/game shoulder', { user: 'Ann' })).toBe(say('proposed'))
    const proposal = await messageWith('asks to let **Ann** watch over **Ben**’s shoulder')
    await pressed('Dai', proposal, 'Agree')
    expect(await pressed('Cleo', proposal, 'Agree')).toBe(say('settled-by'))
    await restart()
    const card = await discord.until(async () => {
      const found = await cardWith(discord, CHANNEL, HAND)
      return textOf(found).includes(say('watch-line', { watcher: '**Ann**', name: '**Ben**' })) ? found : undefined
    }, 'the card that says who looks')
    expect(await pressed('Ann', card, HAND)).toContain('watching **Ben**')
    expect(await ask('Ann', '/game propose', { what: 'end' })).toBe(say('only-watching', { name: '**Ben**' }))
    await ask('Ann', '/game shoulder', {})
    const own = (await discord.as('Ann').messages(CHANNEL)).findLast((message) => hasButton(message, say('watch-stop')))
    if (!own) throw new Error('nothing to end')
    expect(await pressed('Ann', own, say('watch-stop'))).toBe(say('watching-ended'))
    expect((await record()).watchers).toEqual([])
  })
})
