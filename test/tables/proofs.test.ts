import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runToEnd, type Game } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { verdictLines } from '../../src/discord/table/files/verdict.ts'
import { verification, verify } from '../../src/tables/index.ts'
import { exported, finished } from '../../trials/attacks/finished.ts'
import { mutationsOf } from '../../trials/attacks/mutations.ts'
import { COVERED, isMissed, PROOF_ATTACKS } from '../../trials/attacks/proofs.ts'
import { often } from '../kit/often.ts'
import { toy } from '../kit/toy/index.ts'

/** One of the real games; the others have the same chain. */
const REAL = GAMES[0] as Game

describe('the chain of a finished game', () => {
  test('the chain covers everything in a toy game’s file: any one change is detected', async () => {
    const saved = await finished(toy as Game)
    expect(verify(toy as Game, saved)).toMatchObject({ holds: true, whispers: 1, whispersRead: 0 })
    const all = [...mutationsOf(saved, COVERED)]
    expect(all.length).toBeGreaterThan(500)
    expect(all.filter((one) => isMissed(toy as Game, saved, one.made())).map(({ what }) => what)).toEqual([])
  })

  test('the chain covers everything in a real game’s file: any one change is detected', async () => {
    const saved = await finished(REAL)
    expect(verify(REAL, saved)).toMatchObject({ holds: true, trouble: null })
    const all = [...mutationsOf(saved, COVERED)]
    fc.assert(
      fc.property(fc.nat(all.length - 1), (at) => {
        const one = all[at]
        if (one && isMissed(REAL, saved, one.made())) throw new Error(`not found out: ${one.what}`)
      }),
      { numRuns: often(25) },
    )
  })

  test('the verdict claims no more than the chain covers', async () => {
    const saved = await finished(toy as Game)
    const words = verdictLines(verify(toy as Game, saved)).join('\n')
    expect(words).toContain('the digest of 1 whisper')
    expect(words).toContain('The chain doesn’t cover times, who pressed a button for a seat, bookmarks')
  })

  test('a file without its chain does not hold', async () => {
    const saved = await finished(toy as Game)
    const unlinked = (saved.chronicle ?? []).map(({ link: _link, ...line }) => line)
    expect(verify(toy as Game, { ...saved, chronicle: unlinked })).toMatchObject({ holds: false })
    const entries = saved.entries.map(({ link: _link, ...entry }) => entry)
    expect(verify(toy as Game, { ...saved, entries })).toMatchObject({ holds: false })
  })
})

test.each(['whispers', 'table'] as const)('changed %s in a moderator’s file are detected', async (field) => {
  const real = await exported(toy as Game, 10)
  const { seats } = real.table
  const part = field === 'whispers' ? { whispers: real.whispers } : { table: { seats } }
  const holds = (changed: typeof part) => {
    const whispers = 'whispers' in changed ? changed.whispers : real.whispers
    const people = { host: real.table.host, seats: changed.table?.seats ?? seats }
    const beside = { people, whispers }
    return runToEnd(verification(toy as Game, real, { mayGoOn: true, beside })).holds
  }
  expect(holds(part)).toBe(true)
  const words =
    field === 'whispers' ? /\.(text|salt|number|name|user|seat) (changed|removed)$/ : /\.(user|name) changed$/
  const all = [...mutationsOf(part, [field])].filter(({ what }) => words.test(what))
  expect(all.length).toBeGreaterThan(3)
  const missed = all.filter((one) => holds(one.made() as typeof part)).map(({ what }) => what)
  expect(missed).toEqual([])
})

test.each(PROOF_ATTACKS.filter(({ name }) => name !== 'change-anything').map((one) => [one.name, one] as const))(
  'the attack %s fails',
  async (_name, attack) => {
    expect(await attack.run()).toMatchObject({ held: true })
  },
)
