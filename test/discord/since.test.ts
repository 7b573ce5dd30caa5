import { afterEach, describe, expect, it } from 'vitest'
import { byComputer, type Game } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { formatId, parseId } from '../../src/discord/kit/ids.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import { MAX_TOLD } from '../../src/discord/panels/past/since.ts'
import type { SceneCommission } from '../../src/discord/pictures/pictures.ts'
import { AWAY_AFTER_MS, OFFERED_FOR_MS } from '../../src/discord/table/people/absences.ts'
import type { Reply } from '../../src/discord/table/context/context.ts'
import { hasGame, type TableView } from '../../src/tables/model/service.ts'
import { openStore } from '../../src/storage/index.ts'
import type { Store } from '../../src/tables/model/store.ts'
import { idOf, readable } from './limits.ts'
import { openHouse } from './rooms.ts'
import { say } from '../../src/discord/words/index.ts'
import { runOf } from '../../trials/run-of.ts'

const USERS = ['ann', 'ben', 'cleo']
const SINCE = say('since-title')

let at: ReturnType<typeof openHouse>
let drawn: SceneCommission[] = []
afterEach(() => at.close())

function house(games: readonly Game[], store?: Store) {
  drawn = []
  at = openHouse({
    games,
    ...(store && { store }),
    orderPace: { least: 1e9, most: 1e9 },
    scenes: (commission) => {
      drawn.push(commission)
      return Promise.resolve(Buffer.from('a scene'))
    },
  })
}

function panel(reply: Reply): Panel {
  if (reply === null || typeof reply === 'string') throw new Error(`a sentence: ${reply}`)
  return reply
}

async function sightOf(id: string): Promise<TableView> {
  const view = await at.tables.views.of(id)
  if (!view || !hasGame(view)) throw new Error('no game')
  return view
}

/** Answers as a computer player would, until enough are given, or for as long as somebody else is asked. */
async function playOn(id: string, answers: number, but?: number) {
  const chooser = byComputer((await sightOf(id)).game, 'since')
  for (let given = 0; given < answers; given += 1) {
    const view = await sightOf(id)
    const asked = USERS.flatMap((_, seat) => view.asked(seat).filter((one) => one.seat === seat && seat !== but))
    if (view.isOver || asked.length === 0) return
    const { seat, verb, key } = chooser(runOf(asked, view.viewFor))
    const done = await at.tables.answers.submit(id, USERS[seat] ?? '', { verb, key })
    // The table itself answers where nobody can do anything of use.
    if (!done.ok && done.why !== 'not-asked') throw new Error(`${verb} ${key} is ${done.why}`)
  }
}

const hand = async (table: string, user = 'ann') => panel(await at.press(user, formatId({ kind: 'panel', table })))

describe('a player who comes back', () => {
  it('a player who comes back is offered what happened since, until they have seen it, and a player who only waits for others isn’t', async () => {
    house(GAMES)
    const table = await at.playing('talisman', ...USERS)
    for (const user of ['ann', 'ben']) expect(readable(await hand(table, user))).not.toContain(SINCE)
    const theirs = await at.tables.chronicle.countFor(table, 1)
    await playOn(table, 40)
    expect(readable(await hand(table))).not.toContain(SINCE)
    const read = await at.tables.chronicle.countFor(table, 0)
    await playOn(table, 40)
    at.time.now += AWAY_AFTER_MS
    const offered = await hand(table)
    expect(parseId(idOf(offered, SINCE))).toMatchObject({ from: read })
    // Whatever else they do first, it stays for a while.
    await at.command('ann', '/game map')
    expect(parseId(idOf(await hand(table), SINCE))).toMatchObject({ from: read })
    const seen = panel(await at.press('ann', idOf(offered, SINCE)))
    expect(readable(seen)).toContain(`## ${SINCE}`)
    expect(readable(await hand(table))).not.toContain(SINCE)
    // The others have an absence of their own.
    expect(parseId(idOf(await hand(table, 'ben'), SINCE))).toMatchObject({ from: theirs })
  })

  it('a player who comes back is offered it after an hour, but not where nothing has happened, and not for ever', async () => {
    house(GAMES)
    const table = await at.playing('warlock', ...USERS)
    await hand(table)
    at.time.now += AWAY_AFTER_MS
    expect(readable(await hand(table))).not.toContain(SINCE)
    await at.command('ben', '/game leave')
    await at.command('ben', '/game join')
    expect(readable(await hand(table))).not.toContain(SINCE)
    await at.command('ben', '/game leave')
    at.time.now += AWAY_AFTER_MS
    expect(readable(await hand(table))).toContain(SINCE)
    at.time.now += OFFERED_FOR_MS - 1
    expect(readable(await hand(table))).toContain(SINCE)
    at.time.now += 1
    expect(readable(await hand(table))).not.toContain(SINCE)
  })

  it('a player who comes back is known as away over a restart', async () => {
    const store = openStore()
    house(GAMES, store)
    const table = await at.playing('talisman', ...USERS)
    await hand(table)
    const read = await at.tables.chronicle.countFor(table, 0)
    await playOn(table, 40)
    await at.close()
    house(GAMES, store)
    at.time.now += AWAY_AFTER_MS
    expect(parseId(idOf(await hand(table), SINCE))).toMatchObject({ from: read })
  })

  it('a player who comes back has it told in ten lines, with turns and what they alone were told, and in ten scenes, the newest last', async () => {
    house(GAMES)
    const table = await at.playing('talisman', ...USERS)
    await playOn(table, 400)
    await at.shown()
    drawn = []
    const seen = panel(await at.press('ann', formatId({ kind: 'since', table, from: 0 })))
    const told = readable(seen)
      .split('\n')
      .filter((line) => line.startsWith('• '))
    expect(told.length).toBe(MAX_TOLD)
    expect(told.some((line) => line.includes('’s turn · '))).toBe(true)
    expect(drawn.length).toBeGreaterThan(2)
    expect(drawn.length).toBeLessThanOrEqual(MAX_TOLD)
    expect(seen.pictures).toHaveLength(drawn.length)
    const leaf = panel(await at.press('ann', idOf(seen, say('since-browse'))))
    expect(readable(leaf)).toContain('as you saw it')
    // After the end there is nothing to tell, and a user without a seat has left nothing.
    const end = await at.tables.chronicle.countFor(table, 0)
    expect(await at.press('ann', formatId({ kind: 'since', table, from: end }))).toBe(say('nothing-since'))
    expect(await at.press('eve', formatId({ kind: 'since', table, from: 0 }))).toBe(say('refused-not-seated'))
  })

  it.each(GAMES.map(({ rules }) => rules.id))('a player who comes back fits a message after any part of a long game of %s', async (id) => {
    house(GAMES)
    const table = await at.playing(id, ...USERS)
    await playOn(table, 300)
    for (const seat of [0, 1]) {
      const end = await at.tables.chronicle.countFor(table, seat)
      for (const from of [0, 1, Math.floor(end / 2), end - 20, end - 2]) {
        const reply = await at.press(USERS[seat] ?? '', formatId({ kind: 'since', table, from }))
        expect(reply).not.toBeNull()
      }
    }
  }) // prettier-ignore

  it('a player who comes back is not kept from anything where it cannot be noted', async () => {
    const store = openStore()
    house(GAMES, store)
    const table = await at.playing('talisman', ...USERS)
    store.projections.set = () => Promise.reject(new Error('the disk is full'))
    store.projections.find = () => Promise.reject(new Error('the disk is full'))
    expect(readable(await hand(table))).not.toContain(SINCE)
  })
})
