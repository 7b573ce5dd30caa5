import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatId } from '../../src/discord/kit/ids.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import { say } from '../../src/discord/words/index.ts'
import { invitationOf, SEASON_NAME, timingOf } from '../../src/tables/index.ts'
import { HandClock } from '../kit/house.ts'
import { idOf, idsOf, readable } from './limits.ts'
import { openHouse } from './rooms.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** A Wednesday, noon in UTC. */
const NOON = Date.UTC(2026, 10, 25, 12)
/** Friday at eight in the evening in Vienna. */
const FRIDAY = Date.UTC(2026, 10, 27, 19)

let at: ReturnType<typeof openHouse>
let clock: HandClock
beforeEach(() => {
  clock = new HandClock(NOON)
  at = openHouse({ clock, timing: timingOf('daily') })
})
afterEach(async () => await at.close())

/** Time passes, and what is due happens and is shown. */
async function pass(time: number): Promise<void> {
  for (const step of [time, 0]) {
    clock.pass(step)
    for (let n = 0; n < 8; n += 1) await new Promise((next) => setImmediate(next))
  }
  await at.shown()
  await at.board.settled()
}

const tableIn = async (room = 'hall') => {
  const record = await at.tables.directory.openIn('griffin', room)
  if (!record) throw new Error(`no table in ${room}`)
  return record
}
const boss = () => at.visit('boss', 'hall', { isManager: true })
const textsIn = (room: string) => at.rooms.in(room).map(({ panel }) => readable(panel))
const boardPosted = (): Panel => {
  const found = at.rooms.in('board').at(-1)
  if (!found) throw new Error('no board')
  return found.panel
}

describe('a lobby that starts by itself', () => {
  it('/game new takes a number of players, a deadline in the host’s zone, and who it’s for', async () => {
    await at.command('ann', '/settings', { zone: 'Europe/Vienna' })
    const given = { game: 'toy', start: '3', by: 'friday 20:00', for: 'beginners' }
    expect(await at.command('ann', '/game new', given)).toBe(say('opened-by-itself'))
    await at.shown()
    expect(invitationOf(await tableIn())).toMatchObject({ players: 3, until: FRIDAY, welcome: 'beginners' })
    const card = readable(at.card())
    expect(card).toContain(say('lobby-for-beginners'))
    expect(card).toContain(say('lobby-starts-with-or-by', { players: 3, at: `<t:${FRIDAY / 1000}:F>` }))
    await at.command('ben', '/game join')
    await at.shown()
    expect(readable(at.card())).toContain(say('lobby-starts-early'))
    expect(await at.command('ben', '/game start')).toBe(REFUSED['starts-by-itself'])
  })

  it('/game new proposes times, and refuses what it can’t read in one sentence', async () => {
    const offered = await at.complete('ann', '/game new', { by: 'friday 20:00' }, 'by')
    expect(offered[0]).toMatchObject({ value: '2026-11-27 20:00' })
    expect(await at.command('ann', '/game new', { game: 'toy', by: 'soonish' })).toBe(say('unreadable-time'))
    const past = { game: 'toy', by: '2026-11-24' }
    expect(await at.command('ann', '/game new', past)).toBe(REFUSED['start-in-the-past'])
    expect(await at.command('ann', '/game new', { game: 'toy', start: '9' })).toBe(REFUSED['start-with-how-many'])
    expect(await at.tables.directory.openIn('griffin', 'hall')).toBeUndefined()
  })

  it('the host changes it with the form on the card, and nobody else does', async () => {
    await at.command('ann', '/game new', { game: 'toy', start: '3', by: '2 days' })
    await at.command('ben', '/game join')
    await at.shown()
    const opens = idOf(at.card(), say('lobby-invite'))
    expect(await at.form('ben', opens)).toBe(REFUSED['not-host'])
    const form = await at.form('ann', opens)
    expect(JSON.stringify(form)).toContain('2026-11-27 12:00')
    const sent = formatId({ kind: 'invite-form', table: (await tableIn()).id })
    const fill = (players: string, until: string, welcome: string) =>
      new Map([
        ['players', [players]],
        ['until', [until]],
        ['welcome', [welcome]],
      ])
    expect(await at.press('ben', sent, '', fill('2', '', 'everybody'))).toBe(REFUSED['not-host'])
    expect(await at.press('ann', sent, '', fill('2', 'soonish', 'everybody'))).toBe(say('unreadable-time'))
    expect(invitationOf(await tableIn()).players).toBe(3)
    expect(await at.press('ann', sent, '', fill('none', '', 'experienced'))).toBe(say('invited'))
    expect(invitationOf(await tableIn())).toMatchObject({ players: null, until: null, welcome: 'experienced' })
  })

  it('the bot calls the players a minute before the start, each as they wish', async () => {
    await at.command('ben', '/settings', { notice: 'direct' })
    await at.command('cleo', '/settings', { notice: 'none' })
    await at.command('ann', '/game new', { game: 'toy', start: '3' })
    await at.command('ben', '/game join')
    await at.shown()
    const before = at.rooms.in('hall').length
    await at.command('cleo', '/game join')
    await pass(0)
    // Ann is called by a new card, Ben directly.
    const { begins } = invitationOf(await tableIn())
    const when = `<t:${Math.ceil((begins ?? 0) / 1000)}:R>`
    expect(at.card().pings).toEqual(['ann'])
    expect(readable(at.card())).toContain(say('lobby-begins-for', { names: '<@ann>', at: `**${when}**` }))
    expect(at.rooms.in('hall').length).toBe(before)
    expect(textsIn('dm-ben').filter((text) => text.includes(when))).toHaveLength(1)
    expect(textsIn('dm-cleo')).toEqual([])
    await pass(60_000)
    expect((await tableIn()).status).toBe('playing')
  })

  it('a lobby that is too small at its deadline closes, and its players hear of it once', async () => {
    await at.command('ann', '/settings', { notice: 'direct' })
    await at.command('ann', '/game new', { game: 'toy', by: '1 day' })
    const { id } = await tableIn()
    await pass(DAY - 1)
    expect(await at.tables.directory.openIn('griffin', 'hall')).toBeDefined()
    await pass(1)
    expect((await at.tables.views.of(id))?.record.status).toBe('closed')
    const { title } = at.tables.games[0]?.words ?? { title: '' }
    expect(readable(at.card())).toContain(say('lobby-ended-too-few', { title }))
    const heard = () => textsIn('dm-ann').filter((text) => text.includes('closed the table'))
    expect(heard()).toHaveLength(1)
    at.projector.doubt(id)
    await at.shown()
    expect(heard()).toHaveLength(1)
  })

  it('a lobby that nobody joins closes after a week, and mentions its players', async () => {
    await at.command('ann', '/game new', { game: 'toy' })
    const { id } = await tableIn()
    await at.shown()
    for (let day = 0; day < 7; day += 1) await pass(DAY)
    expect((await at.tables.views.of(id))?.record.status).toBe('closed')
    const { title } = at.tables.games[0]?.words ?? { title: '' }
    expect(readable(at.card())).toContain(say('lobby-ended-unfilled', { title }))
    expect(at.card().pings).toEqual(['ann'])
  })
})

describe('the board of open tables', () => {
  it('a moderator puts it up, and it follows the lobbies of the server', async () => {
    expect(await at.command('ann', '/admin board', { channel: 'board' })).toBe(say('not-admin'))
    expect(await at.command(boss(), '/admin board')).toBe(say('board-nowhere'))
    expect(await at.command(boss(), '/admin board', { channel: 'board' })).toBe(say('board-begun', { room: 'board' }))
    expect(readable(boardPosted())).toContain(say('board-empty'))
    await at.command('ann', '/game new', { game: 'toy', start: '3', pace: 'weekly', for: 'experienced' })
    await pass(0)
    const text = readable(boardPosted())
    expect(text).toContain(say('board-seats', { free: 3, players: '**ann**' }))
    expect(text).toContain(say('lobby-starts-with', { players: 3 }))
    expect(text).toContain(say('pace-weekly'))
    expect(text).toContain(say('lobby-for-experienced'))
    expect(text).not.toContain(say('board-empty'))
    // Its language is that of the server.
    expect(text).not.toContain(say('board-language', { language: 'English' }))
    // One message, edited.
    expect(at.rooms.in('board')).toHaveLength(1)
    const { id } = await tableIn()
    expect(await at.press('ben', formatId({ kind: 'board', table: id, act: 'join' }))).toContain('/griffin/hall/')
    await at.command('cleo', '/game join')
    await pass(0)
    expect(readable(boardPosted())).toContain(say('board-seats', { free: 1, players: '**ann**, **ben** and **cleo**' }))
    await pass(60_000)
    expect((await tableIn()).status).toBe('playing')
    expect(readable(boardPosted())).toContain(say('board-empty'))
    expect(await at.press('dai', formatId({ kind: 'board', table: id, act: 'join' }))).toBe(REFUSED['not-in-lobby'])
    expect(await at.command(boss(), '/admin board')).toBe(say('board-there', { room: 'board' }))
    expect(await at.command(boss(), '/admin board', { stop: 'true' })).toBe(say('board-ended'))
    expect(at.rooms.in('board')).toEqual([])
  })

  it('has the whole name of a season', async () => {
    await at.command(boss(), '/admin board', { channel: 'board' })
    const name = 'x'.repeat(SEASON_NAME)
    const begun = await at.command(boss(), '/admin league', { name, game: 'toy' })
    expect(begun).toBe(say('season-begun-now', { name }))
    await pass(0)
    expect(readable(boardPosted())).toContain(say('season-on-board', { name }))
  })

  it('ends a season only when a moderator says it twice', async () => {
    await at.command(boss(), '/admin board', { channel: 'board' })
    await at.command(boss(), '/admin league', { name: 'Spring', game: 'toy' })
    const panelFor = async (visit: ReturnType<typeof boss>, id: string) => (await at.press(visit, id)) as Panel
    const panel = await panelFor(boss(), formatId({ kind: 'season' }))
    const asked = await panelFor(boss(), idOf(panel, say('season-end')))
    expect(readable(asked)).toContain(say('season-really-end', { name: 'Spring' }))
    expect(readable(await panelFor(boss(), idOf(asked, say('answer-think-again'))))).toContain(say('season-nobody'))
    const surely = idOf(asked, say('season-end'))
    expect(await at.press('ann', surely)).toBe(say('season-not-manager'))
    expect(readable(await panelFor(boss(), surely))).toContain(say('season-ended-early'))
    expect(await at.press(boss(), idOf(panel, say('season-end')))).toBe(REFUSED['season-not-now'])
  })

  it('says the language of a table if it isn’t the server’s', async () => {
    await at.command(boss(), '/admin board', { channel: 'board' })
    await at.command('ann', '/game new', { game: 'toy', language: 'de' })
    await pass(0)
    expect(readable(boardPosted())).toContain(say('board-language', { language: 'German' }))
    await at.command(boss(), '/admin language', { language: 'de' })
    await pass(0)
    expect(readable(boardPosted())).not.toMatch(/German|auf Deutsch/)
  })

  it('calls those who asked once the game starts, once, as they wish', async () => {
    await at.command('eve', '/settings', { notice: 'direct' })
    await at.command('ann', '/game new', { game: 'toy' })
    await at.command('ben', '/game join')
    const { id } = await tableIn()
    const call = formatId({ kind: 'board', table: id, act: 'call' })
    expect(await at.press('ben', call)).toBe(REFUSED['already-seated'])
    for (const user of ['eve', 'fay', 'gus']) expect(await at.press(user, call)).toBe(say('board-called'))
    expect(await at.press('gus', call)).toBe(say('board-not-called'))
    await at.command('ann', '/game start')
    await pass(0)
    const calls = () => at.rooms.in('hall').filter(({ panel }) => panel.pings?.includes('fay'))
    expect(calls()).toHaveLength(1)
    expect(textsIn('dm-eve').filter((text) => text.includes('has started'))).toHaveLength(1)
    expect([...textsIn('hall'), ...textsIn('dm-gus')].join()).not.toContain('gus')
    at.projector.doubt(id)
    await pass(0)
    expect(calls()).toHaveLength(1)
    expect(textsIn('dm-eve').filter((text) => text.includes('has started'))).toHaveLength(1)
  })

  it('comes back when somebody deletes it, and stays after a restart', async () => {
    await at.command(boss(), '/admin board', { channel: 'board' })
    const [first] = at.rooms.in('board')
    at.rooms.messages = at.rooms.messages.filter((one) => one !== first)
    await at.board.deleted('griffin', [first?.id ?? ''])
    await expect.poll(() => at.rooms.in('board').length, { timeout: 60_000 }).toBe(1)
    const { store, rooms } = at
    await at.close()
    at = openHouse({ clock, store, rooms, timing: timingOf('daily') })
    await at.command('ann', '/game new', { game: 'toy' })
    at.board.reconcile(['griffin'])
    await pass(0)
    expect(at.rooms.in('board')).toHaveLength(1)
    expect(readable(boardPosted())).toContain('**ann**')
  })

  it('one that can’t be written says why and changes nothing; later trouble is told once', async () => {
    at.rooms.barred.set('board', 'no-permission')
    expect(await at.command(boss(), '/admin board', { channel: 'board' })).toBe(say('board-refused'))
    expect(await at.command(boss(), '/admin board')).toBe(say('board-nowhere'))
    at.rooms.barred.clear()
    await at.command(boss(), '/admin board', { channel: 'board' })
    at.rooms.barred.set('board', 'no-permission')
    await at.command('ann', '/game new', { game: 'toy' })
    await pass(0)
    await at.command('ben', '/game join')
    await pass(0)
    expect(textsIn('dm-boss').filter((text) => text.includes('<#board>'))).toHaveLength(1)
    at.rooms.barred.clear()
    at.board.changedIn('griffin')
    await pass(0)
    expect(readable(boardPosted())).toContain('**ben**')
  })

  it('stays within the limits of a message with many tables, and no two buttons share a label', async () => {
    await at.command(boss(), '/admin board', { channel: 'board' })
    for (let n = 0; n < 12; n += 1) {
      const host = at.visit(`host ${n} ${'x'.repeat(30)}`, `room-${n}`)
      await at.command(host, '/game new', { game: 'toy', start: '4', by: '3 days' })
    }
    await pass(0)
    expect(readable(boardPosted())).toContain(say('board-more', { count: 4 }))
    const labels = [...JSON.stringify(boardPosted()).matchAll(/"label":"([^"]*)"/g)].map(([, label]) => label)
    expect(new Set(labels).size).toBe(labels.length)
  })
})

describe('what people would like to play', () => {
  it('/game wish notes, shows and forgets a wish', async () => {
    expect(await at.command('ann', '/game wish')).toBe(say('wish-none'))
    const { title } = at.tables.games[0]?.words ?? { title: '' }
    const words = { game: title, pace: say('pace-daily'), most: 3 }
    const given = { game: 'toy', pace: 'daily', players: '3' }
    expect(await at.command('ann', '/game wish', given)).toBe(say('wish-kept', { ...words, days: 14 }))
    expect(await at.command('ann', '/game wish')).toBe(say('wish-now', words))
    expect(await at.command('ann', '/game wish', { ...given, stop: 'true' })).toBe(say('wish-options-or-stop'))
    expect(await at.command('ann', '/game wish', { stop: 'true' })).toBe(say('wish-gone'))
    expect(await at.command('ann', '/game wish')).toBe(say('wish-none'))
    expect(await at.command(at.visit('ann', 'dm-ann'), '/game wish', given)).toBe(say('not-in-server'))
  })

  it('the board has a form for it', async () => {
    await at.command(boss(), '/admin board', { channel: 'board' })
    const opens = idOf(boardPosted(), say('board-wish'))
    expect(JSON.stringify(await at.form('ann', opens))).toContain(say('wish-pace-any'))
    const filled = new Map([
      ['game', ['any']],
      ['pace', ['any']],
      ['most', ['4']],
    ])
    await at.press(at.visit('ann', 'board'), formatId({ kind: 'wish-form' }), '', filled)
    expect(await at.tables.wishes.of('griffin', 'ann')).toMatchObject({
      game: null,
      pace: null,
      most: 4,
      room: 'board',
    })
  })

  it('offers a seat once enough want the same, and the first who accepts opens the lobby', async () => {
    await at.command('ben', '/settings', { notice: 'direct' })
    const given = { game: 'toy', pace: 'daily', players: '4' }
    await at.command('ann', '/game wish', given)
    await at.command(at.visit('ben', 'cellar'), '/game wish', given)
    await pass(0)
    const [offered] = at.rooms.in('hall')
    expect(offered?.panel.pings).toEqual(['ann'])
    expect(at.rooms.in('cellar')).toEqual([])
    const [direct] = at.rooms.in('dm-ben')
    if (!offered || !direct) throw new Error('nobody was offered a seat')
    const [yes = '', no = ''] = idsOf(direct.panel)
    // Nobody else takes such a seat.
    expect(await at.press('eve', yes)).toBe(REFUSED['offer-gone'])
    expect(await at.press(at.visit('ben', 'dm-ben'), yes)).toContain('/griffin/cellar/')
    expect(await at.press('ben', no)).toBe(REFUSED['offer-gone'])
    expect(await at.press('ann', idOf(offered.panel, say('offer-yes')))).toContain('/griffin/cellar/')
    expect((await tableIn('cellar')).seats.map(({ user }) => user)).toEqual(['ben', 'ann'])
    await pass(60_000)
    expect((await tableIn('cellar')).status).toBe('playing')
    // After a restart nobody is offered it again.
    at.board.reconcile(['griffin'])
    await pass(0)
    expect(at.rooms.in('dm-ben').filter(({ panel }) => readable(panel).includes('A seat is yours'))).toHaveLength(1)
  })

  it('says so to those who decline, and offers it in the channel where direct messages are closed', async () => {
    await at.command('ann', '/settings', { notice: 'direct' })
    at.rooms.barred.set('dm-ann', 'closed-dms')
    for (const user of ['ann', 'ben']) await at.command(user, '/game wish', { game: 'toy' })
    await pass(0)
    const [offered] = at.rooms.in('hall')
    expect(offered?.panel.pings).toEqual(['ann', 'ben'])
    const no = offered ? idOf(offered.panel, say('offer-no')) : ''
    expect(await at.press('ann', no)).toBe(say('offer-declined'))
    expect(await at.tables.directory.openIn('griffin', 'hall')).toBeUndefined()
  })
})
