import { afterEach, describe, expect, it } from 'vitest'
import type { Game } from '../../src/engine/index.ts'
import type { Reply } from '../../src/discord/table/context/context.ts'
import { withDeliveryTrouble } from '../../src/discord/table/context/delivery.ts'
import { openStore } from '../../src/storage/index.ts'
import { countingReads, countingViews } from '../kit/counting.ts'
import { toy } from '../kit/toy/index.ts'
import { idsOf } from './limits.ts'
import { openHouse } from './rooms.ts'

const USERS = ['ann', 'ben']

let at: ReturnType<typeof openHouse>
afterEach(async () => await at.close())

/** What was looked up: views of tables, and reads of the store. */
interface LookedUp {
  readonly views: readonly string[]
  readonly reads: readonly string[]
}

/**
 * A house with a game under way that notes each view of a table and each read of its store, and hands out those since
 * the last time.
 */
async function openCountingHouse(): Promise<() => LookedUp> {
  const { store, reads } = countingReads(openStore())
  let views: string[] = []
  at = openHouse({
    store,
    games: [toy as unknown as Game],
    between: (tables) => {
      const counted = countingViews(tables)
      views = counted.views
      return counted.tables
    },
  })
  await at.playing(toy.rules.id, ...USERS)
  return () => ({ views: views.splice(0), reads: reads.splice(0) })
}

/** Presses a button as a user would, and gets the reply. */
async function pressed(user: string, id: string): Promise<Reply> {
  const table = id.split('|')[2] ?? ''
  return await withDeliveryTrouble(at.context, at.visit(user), table, await at.press(user, id))
}

function expectAtMost({ views, reads }: LookedUp, most: { readonly views: number; readonly reads: number }): void {
  expect(views.length, views.join(' ')).toBeLessThanOrEqual(most.views)
  expect(reads.length, reads.join(' ')).toBeLessThanOrEqual(most.reads)
}

const TO_THE_REPLY = { views: 2, reads: 3 }
const TO_CARD_AND_HANDS = { views: 1, reads: 4 }

/** The first choice on the card and its user; `undefined` while only private questions are open. */
function onCard(): readonly [user: string, id: string] | undefined {
  const id = idsOf(at.card()).find((one) => one.startsWith('q1|a|'))
  return id === undefined ? undefined : [USERS[Number(id.split('|')[4]?.[0])] ?? '', id]
}

/** The same of the private panels, which are opened for it. */
async function onPanel(): Promise<readonly [user: string, id: string] | undefined> {
  const opens = idsOf(at.card()).find((one) => one.startsWith('q1|v|')) ?? ''
  for (const user of USERS) {
    const panel = await pressed(user, opens)
    const ids = panel === null || typeof panel === 'string' ? [] : idsOf(panel)
    const id = ids.find((one) => one.startsWith('q1|o|') && !one.includes('lamp.'))
    if (id !== undefined) return [user, id]
  }
  return undefined
}

describe('an answer takes at most 2 views and 3 reads to the reply, and 1 view and 4 reads to the card and hands', () => {
  it.each([
    ['on the card', async () => onCard() ?? (await onPanel())],
    ['in a private panel', onPanel],
  ])('%s', async (_where, choice) => {
    const lookedUp = await openCountingHouse()
    const answered = new Set<string>()
    const methods = new Set<string>()
    for (let n = 0; n < 20; n += 1) {
      const [user, id] = (await choice()) ?? ['', '']
      answered.add(user)
      lookedUp()
      const reply = await pressed(user, id)
      expect(reply === null ? 'You chose' : JSON.stringify(reply)).toContain('You chose')
      const toTheReply = lookedUp()
      expectAtMost(toTheReply, TO_THE_REPLY)
      await at.shown()
      const toCardAndHands = lookedUp()
      expectAtMost(toCardAndHands, TO_CARD_AND_HANDS)
      for (const name of [...toTheReply.reads, ...toCardAndHands.reads]) methods.add(name)
    }
    expect([...answered].sort()).toEqual(USERS)
    // What is counted is what is read.
    expect([...methods]).toEqual(expect.arrayContaining(['records.revision', 'projections.load', 'chronicle.lines']))
  })
})
