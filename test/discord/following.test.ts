import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { traceNow } from '../../src/tables/index.ts'
import { openTavern, type Tavern } from '../e2e/house.ts'
import { cardWith, HAND } from '../e2e/people.ts'

// One press can be followed through the log, from the moment it is heard until all see what came of it.

interface Line {
  readonly msg: string
  readonly trace?: string
  readonly what?: string
  readonly table?: string
  readonly seat?: number
  readonly answer?: number
}

let tavern: Tavern | undefined
afterEach(async () => await tavern?.close())

describe('the log', () => {
  it('the log follows one press by its trace, and holds nothing that was said', async () => {
    const lines: Line[] = []
    const raw: string[] = []
    const log = pino(
      { level: 'trace', mixin: () => traceNow() ?? {} },
      {
        write: (line: string) => {
          raw.push(line)
          lines.push(JSON.parse(line) as Line)
        },
      },
    )
    tavern = await openTavern({ log })
    const { discord } = tavern
    await discord.as('Ann').command('tavern', '/game new', { game: 'toy', seed: 'x', preset: 'short' })
    const lobby = await cardWith(discord, 'tavern', 'Join')
    await discord.as('Ben').press(lobby, 'Join')
    await discord.as('Ann').press(lobby, 'Start')
    const card = await cardWith(discord, 'tavern', HAND)
    await tavern.shown()
    lines.length = 0
    raw.length = 0
    await discord.as('Ann').press(card, '2 · Dig in the south pit')
    await discord.until(() => lines.some(({ msg, trace }) => msg === 'table shown' && trace), 'the card to be shown')

    const table = (await tavern.tables.directory.find({ statuses: ['playing'] }))[0]?.id
    const trace = lines.find(({ msg }) => msg === 'interaction received')?.trace
    const followed = lines.filter((line) => line.trace === trace)
    expect(new Set(followed.map(({ what }) => what)).size).toBe(1)
    expect(followed.map(({ msg }) => msg)).toEqual(
      expect.arrayContaining(['interaction received', 'answer saved', 'table shown']),
    )
    expect(followed.every((line) => line.table === table)).toBe(true)
    expect(followed.find(({ msg }) => msg === 'answer saved')).toMatchObject({ seat: 0, answer: 1 })
    expect(raw.join('')).not.toMatch(/south|pit|\bAnn\b/)
  })
})
