import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { say } from '../../src/discord/words/index.ts'
import type { Answered, Sandbox } from '../../src/sandbox/index.ts'
import { openTavern, type Tavern } from './house.ts'
import { startPatient } from './patient.ts'
import { cardWith, HAND } from './people.ts'

// A process ends after it has acknowledged a command, and before it has answered it.

const CHANNEL = 'tavern'
let folder: string
let discord: Sandbox
let tavern: Tavern

const journal = () => join(folder, 'unanswered')
const open = () => openTavern({ discord, path: join(folder, 'games.db'), listensAside: { journal: journal() } })

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'unanswered-'))
  discord = await startPatient()
  tavern = await open()
})
afterEach(async () => {
  await tavern.close()
  await discord.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Ann looks at what only she may see, and the bot stops in the middle of its answer. */
async function interrupted(): Promise<{ readonly answer: Promise<Answered> }> {
  await discord.as('Ann').command(CHANNEL, '/game new', { game: 'toy', seed: 'griffin' })
  await discord.as('Ben').command(CHANNEL, '/game join')
  await discord.as('Ann').command(CHANNEL, '/game start')
  await cardWith(discord, CHANNEL, HAND)
  const reached = new Promise<void>((isReached) => {
    tavern.tables.notes.read = () => {
      isReached()
      return new Promise(() => undefined)
    }
  })
  const answer = discord.as('Ann').command(CHANNEL, '/clues')
  await reached
  await tavern.close()
  return { answer }
}

describe('after a restart', () => {
  it('a command that the bot had begun to carry out gets a sentence, and is not carried out again', async () => {
    const { answer } = await interrupted()
    tavern = await open()
    expect((await answer).text).toBe(say('interrupted'))
  })

  it('a command that the bot had not begun to carry out is answered as ever', async () => {
    const { answer } = await interrupted()
    for (const name of readdirSync(journal())) {
      const lines = readFileSync(join(journal(), name), 'utf8').split('\n')
      writeFileSync(join(journal(), name), lines.filter((line) => !line.startsWith('{"begun"')).join('\n'))
    }
    tavern = await open()
    const said = (await answer).text
    expect(said).not.toBe(say('interrupted'))
    expect(said).toBe((await discord.as('Ann').command(CHANNEL, '/clues')).text)
  })
})
