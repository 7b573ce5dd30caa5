import { describe, expect, it } from 'vitest'
import { besetMatch } from './beset.ts'
import { openTavern } from './house.ts'
import { Mishaps, type Mishap } from './mishaps.ts'
import { startPatient } from './patient.ts'

// Requests to Discord go astray, or its answers do, in every way that there is.

const at = besetMatch()

const [ANY, NEW, EDITS] = [/./, /^POST \/channels\/\d+\/messages/, /^PATCH .*\/messages\//]

const GONE: readonly (readonly [string, Mishap])[] = [
  ['any are refused with 401, as if the token were no good', { of: ANY, how: 401 }],
  ['any are answered by a page of somebody in between', { of: ANY, how: 'page' }],
  ['any are done, and the line is cut off', { of: ANY, how: 'reset', isDone: true }],
  ['new messages are posted, and that is answered with 503', { of: NEW, how: 503, isDone: true }],
  ['new messages are posted, and half of the answer comes', { of: NEW, how: 'cut', isDone: true }],
  ['new messages are posted, and the answer is garbled', { of: NEW, how: 'garbled', isDone: true }],
  ['any are done, and nothing is answered', { of: ANY, how: 'empty', isDone: true }],
  ['new messages are posted, and the answer stops in the middle', { of: NEW, how: 'stall', isDone: true }],
  ['edits are refused with 429', { of: EDITS, how: 429 }],
  ['edits get no answer', { of: EDITS, how: 'silence' }],
]

describe('requests of which', () => {
  it.each(GONE)('%s are made up for', async (_what, mishap) => {
    at.mishaps.befall(mishap)
    for (let more = 0; more < 3; more += 1) {
      await at.match.answer()
      await new Promise((next) => setTimeout(next, 700))
    }
    expect(at.mishaps.count).toBeGreaterThan(0)
    at.mishaps.end()
    await at.match.inOrder()
    await at.match.isHeard()
    await at.match.inOrder()
  })
})

describe('an answer to a press', () => {
  it.each(['reset', 'closed', 'cut', 'garbled', 'empty', 503] as const)(
    'an answer to a press that is acknowledged, and %s, is done once',
    async (how) => {
      at.mishaps.befall({ of: /^POST \/interactions\//, how, isDone: true, times: 1 })
      expect(await at.match.play()).toContain('You chose')
      at.match.answered += 1
      await at.match.inOrder()
    },
  )

  it.each(['reset', 500, 'garbled', 'empty'] as const)(
    'whose words are lost once by %s is done once, and said',
    async (how) => {
      at.mishaps.befall({ of: /^PATCH \/webhooks\//, how, times: 1 })
      expect(await at.match.play()).toContain('You chose')
      at.match.answered += 1
      await at.match.inOrder()
    },
  )
})

describe('commands that Discord does not take at the start', () => {
  const begun = async (how: number) => {
    const other = await startPatient()
    const way = await Mishaps.before(other.api)
    way.befall({ of: /^(GET|PUT) \/applications\//, how })
    const end = async () => {
      await way.close()
      await other.close()
    }
    return { other, way, end, opening: openTavern({ discord: other, api: way.api }) }
  }

  it('commands that Discord does not take at the start because it is not well, are registered once it is, and games go on meanwhile', async () => {
    const { other, way, end, opening } = await begun(500)
    const tavern = await opening
    const listed = async () => (await other.as('Ann').commands('tavern')).length
    expect(await listed()).toBe(0)
    way.end()
    await other.until(async () => (await listed()) > 0, 'the commands')
    await tavern.close()
    await end()
  })

  it('commands that Discord does not take at the start because it may not register any, are left for later, and the bot plays on without them', async () => {
    const { other, way, end, opening } = await begun(403)
    const tavern = await opening
    expect(await other.as('Ann').commands('tavern')).toEqual([])
    await other.until(() => way.count > 0, 'the refusal')
    expect(way.count).toBeLessThan(5)
    await tavern.close()
    await end()
  })
})
