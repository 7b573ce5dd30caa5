import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Panel } from '../../src/discord/kit/message.ts'
import { SETTING_IDS } from '../../src/discord/kit/ids.ts'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import { PERSONAL_SETTINGS } from '../../src/discord/table/people/settings.ts'
import { timingOf } from '../../src/tables/index.ts'
import type { Reply } from '../../src/discord/table/context/context.ts'
import { HandClock } from '../kit/house.ts'
import { idOf, idsOf, readable } from './limits.ts'
import { parlour } from './parlour.ts'
import { openHouse } from './rooms.ts'
import { say } from '../../src/discord/words/index.ts'

const DAY = 24 * 60 * 60 * 1000
/** A Wednesday, noon in UTC. */
const NOON = Date.UTC(2026, 10, 25, 12)

let at: ReturnType<typeof openHouse>
let clock: HandClock
beforeEach(() => {
  clock = new HandClock(NOON)
  at = openHouse({ games: [parlour()], clock, timing: timingOf('evening') })
})
afterEach(async () => await at.close())

const panel = (reply: Reply): Panel => {
  if (reply === null || typeof reply === 'string') throw new Error(`no panel but ${reply}`)
  return reply
}
const textOf = (reply: Reply): string => (reply === null || typeof reply === 'string' ? String(reply) : readable(reply))
const person = (user = 'ann') => at.tables.people.person(user)

describe('/settings', () => {
  it('/settings shows what holds, and changes what is given, in servers and in direct messages', async () => {
    expect(textOf(await at.command('ann', '/settings'))).toContain(say('settings-zone', { zone: 'UTC', time: '12:00' }))
    const given = { zone: 'Europe/Vienna', quiet: '23-7', notice: 'direct', reminders: 'none', away: 'computer' }
    const shown = textOf(await at.command(at.visit('ann', 'dm-ann'), '/settings', given))
    expect(shown).toContain(say('settings-kept'))
    expect(shown).toContain(say('settings-zone', { zone: 'Europe/Vienna', time: '13:00' }))
    expect(shown).toContain('23:00 to 07:00')
    expect(await person()).toMatchObject({
      zone: 'Europe/Vienna',
      quiet: { from: 23, to: 7 },
      notice: 'direct',
      remindEvery: null,
      whileAway: 'computer',
    })
    expect(textOf(await at.command('ben', '/settings'))).not.toContain('Vienna')
  })

  it('/settings has a menu for each, which shows what is chosen', async () => {
    const shown = panel(await at.command('ann', '/settings'))
    for (const [menu, value, expected] of [
      [say('setting-quiet'), '22-6', { quiet: { from: 22, to: 6 } }],
      [say('setting-quiet'), 'none', { quiet: null, learns: false }],
      [say('setting-quiet'), 'learn', { quiet: null, learns: true }],
      [say('setting-notice'), 'none', { notice: 'none' }],
      [say('setting-reminders'), '6h', { remindEvery: DAY / 4 }],
      [say('setting-pictures'), 'wide', { pictures: 'wide' }],
      [say('setting-away'), 'computer', { whileAway: 'computer' }],
    ] as const) {
      const after = panel(await at.press('ann', idOf(shown, menu), value))
      expect(await person()).toMatchObject(expected)
      expect(JSON.stringify(after)).toContain(`"value":"${value}","label"`)
      expect(JSON.stringify(after)).toMatch(new RegExp(`"value":"${value}"[^}]*"default":true`))
    }
    expect(await at.press('ann', idOf(shown, 'Reminders'), 'often')).toBe(REFUSED['not-offered'])
  })

  it('/settings stores every choice of every menu alike by pick and by option, and shows it', async () => {
    for (const name of SETTING_IDS)
      for (const { value, label } of PERSONAL_SETTINGS[name].choices()) {
        const shown = panel(await at.command('ann', '/settings'))
        const picked = panel(await at.press('ann', idOf(shown, say(`setting-${name}`)), value))
        await at.command('ben', '/settings', { [name]: value })
        expect(await person('ben'), `${name} ${value}`).toEqual(await person())
        const [, menu = ''] = JSON.stringify(picked).split(`"${idOf(picked, say(`setting-${name}`))}"`)
        const chosen = /"value":"([^"]+)","label":"([^"]+)"[^}]*"default":true/.exec(menu)
        expect(chosen?.slice(1)).toEqual([value, label])
      }
  })

  it('/settings says what has been learnt, by one’s own clock', async () => {
    const acted = Array.from({ length: 24 }, (_none, hour) => (hour < 7 || hour > 22 ? 0 : 5))
    await at.store.people.change('ann', (before) => ({ ...before, acted }))
    at = openHouse({ games: [parlour()], clock, store: at.store, timing: timingOf('evening') })
    expect(textOf(await at.command('ann', '/settings', { zone: 'Europe/Vienna' }))).toMatch(
      /about 00:00 to 08:00, as I’ve learnt/,
    )
  })

  it('/settings proposes zones and hours', async () => {
    const values = async (option: string, typed: string) =>
      (await at.complete('ann', '/settings', { [option]: typed }, option)).map(({ value }) => value)
    expect(await values('zone', 'vienna')).toEqual(['Europe/Vienna'])
    expect(await values('zone', 'new york')).toEqual(['America/New_York'])
    expect((await values('zone', '')).length).toBeGreaterThan(10)
    expect(await values('zone', 'a')).toHaveLength(25)
    expect(await values('zone', 'zzz')).toEqual([])
    expect((await values('quiet', '20-5'))[0]).toBe('20-5')
    expect(await values('quiet', 'learn')).toEqual(['learn'])
  })

  it('/settings takes a zone by its town, and hours in any clear form', async () => {
    await at.command('ann', '/settings', { zone: 'vienna' })
    expect((await person()).zone).toBe('Europe/Vienna')
    for (const quiet of ['21-5', '21:00 to 5:00', '21 – 05']) {
      await at.command('ann', '/settings', { quiet })
      expect((await person()).quiet).toEqual({ from: 21, to: 5 })
    }
  })

  it('/settings says in one sentence what it cannot take, and changes nothing', async () => {
    for (const [given, said] of [
      [{ zone: 'Middle-earth' }, REFUSED['no-such-zone']],
      [{ zone: 'europe' }, REFUSED['no-such-zone']],
      [{ zone: '🐉'.repeat(50) }, REFUSED['no-such-zone']],
      [{ quiet: '7-7' }, REFUSED['no-quiet-hours']],
      [{ quiet: '25-7' }, REFUSED['no-quiet-hours']],
      [{ quiet: 'at night' }, say('unreadable-hours')],
    ] as const) {
      expect(await at.command('ann', '/settings', { notice: 'none', ...given }), JSON.stringify(given)).toBe(said)
      expect(said).not.toContain('\n')
    }
    expect((await at.store.people.find(['ann'])).size).toBe(0)
  })
})

describe('/away', () => {
  const seatOf = async (table: string) => (await at.store.records.find(table))?.seats[0]

  it('/away leaves one’s seats until a day, as it is meant in one’s own zone, and /away back ends it', async () => {
    const table = await at.playing('parlour', 'ann', 'ben')
    await at.command('ann', '/settings', { zone: 'America/New_York' })
    const until = Date.UTC(2026, 10, 27, 13)
    const said = textOf(await at.command('ann', '/away until', { when: 'friday', seats: 'computer' }))
    expect(said).toContain(`<t:${until / 1000}:f>`)
    expect(await seatOf(table)).toMatchObject({ keeper: 'computer', backAt: until })
    await at.shown()
    expect(readable(at.card())).toContain(`away until <t:${until / 1000}:D>`)
    expect(await at.command('ann', '/away back')).toBe(say('welcome-back'))
    expect(await seatOf(table)).toMatchObject({ keeper: 'player', backAt: null })
    expect(await at.command('ann', '/away back')).toBe(REFUSED['not-away'])
  })

  it('/away is ended by a button too, and leaves seats as the settings say', async () => {
    const table = await at.playing('parlour', 'ann', 'ben')
    await at.command('ann', '/settings', { away: 'computer' })
    const gone = panel(await at.command(at.visit('ann', 'dm-ann'), '/away until', { when: '3 days' }))
    expect(await seatOf(table)).toMatchObject({ keeper: 'computer', backAt: NOON + 3 * DAY })
    expect(textOf(await at.command('ann', '/settings'))).toContain('You’re away until')
    expect(await at.press('ann', idOf(gone, say('settings-back')))).toBe(say('welcome-back'))
    expect(await at.press('ann', idOf(gone, say('settings-back')))).toBe(REFUSED['not-away'])
  })

  it('/away proposes days that are read again as they were meant', async () => {
    const proposed = await at.complete('ann', '/away until', { when: '' }, 'when')
    expect(proposed[0]).toEqual({ name: 'tomorrow: Thursday, 26 November 2026, 08:00', value: '2026-11-26 08:00' })
    const typed = await at.complete('ann', '/away until', { when: '24 dec' }, 'when')
    expect(typed[0]?.value).toBe('2026-12-24 08:00')
    await at.command('ann', '/away until', { when: typed[0]?.value ?? '' })
    expect((await person()).awayUntil).toBe(Date.UTC(2026, 11, 24, 8))
    expect(await at.complete('ann', '/away until', { when: 'x'.repeat(200) }, 'when')).toEqual([])
  })

  it('/away says in one sentence what it cannot take, and changes nothing', async () => {
    const table = await at.playing('parlour', 'ann', 'ben')
    for (const [when, said] of [
      ['soon', say('unreadable-time')],
      ['2020-01-01', REFUSED['away-in-the-past']],
      ['2027-11-25', REFUSED['away-too-long']],
    ] as const) {
      expect(await at.command('ann', '/away until', { when }), when).toBe(said)
    }
    expect((await seatOf(table))?.keeper).toBe('player')
    expect((await at.store.people.find(['ann'])).get('ann')?.awayUntil ?? null).toBeNull()
  })
})

describe('/games', () => {
  it('/games lists what waits for its reader first, then the others, then lobbies, with links to the cards', async () => {
    const open = async (room: string, host: string, other?: string) => {
      await at.command(at.visit(host, room), '/game new', { game: 'parlour', seed: room })
      if (other === undefined) return
      await at.command(at.visit(other, room), '/game join')
      await at.command(at.visit(host, room), '/game start')
    }
    await open('lobby', 'ann')
    await open('theirs', 'ben', 'ann')
    await open('hers', 'ann', 'ben')
    await open('elsewhere', 'ben', 'cleo')
    await at.shown()
    const text = textOf(await at.command(at.visit('ann', 'dm-ann'), '/games'))
    expect(text).toContain(say('own-games-waiting', { waiting: 1, games: 3 }))
    const places = [
      '<#hers>',
      'Your move',
      '<#theirs>',
      say('waiting-for', { names: '**ben**' }),
      '<#lobby>',
      'Gathering players. **ann**',
    ]
    const found = places.map((place) => text.indexOf(place))
    expect(found.every((index) => index >= 0)).toBe(true)
    expect(found).toEqual([...found].sort((a, b) => a - b))
    expect(text).not.toContain('<#elsewhere>')
    const card = at.rooms.in('hers').at(-1)?.id
    expect(text).toContain(`https://discord.com/channels/griffin/hers/${card}`)
    expect(text).toMatch(/Your move\*\*: .*\n-# Asked <t:\d+:R>. Time runs out <t:\d+:R>./)
    expect(await at.command('dai', '/games')).toBe(say('no-games'))
    await at.command('ann', '/away until', { when: '3 days' })
    const away = textOf(await at.command('ann', '/games'))
    expect(away).toContain(`You’re away until <t:${(NOON + 3 * DAY) / 1000}:f>`)
    expect(away).toContain(say('own-games-waiting', { waiting: 0, games: 1 }))
  })

  it('/games is turned page by page, and never holds more than a message', async () => {
    await at.close()
    at = openHouse({ games: [parlour({ prose: 'ß'.repeat(1500) })], clock, timing: timingOf('evening') })
    for (let n = 0; n < 15; n += 1) {
      const here = at.visit('ann', `room-${n}`)
      await at.command(here, '/game new', { game: 'parlour', seed: 'x' })
      await at.command(here, '/game start')
    }
    await at.shown()
    const first = panel(await at.command('ann', '/games'))
    expect(readable(first)).toContain('1 of 3')
    const second = panel(await at.press('ann', idOf(first, say('own-games-more'))))
    const third = panel(await at.press('ann', idOf(second, say('own-games-more'))))
    expect(idsOf(third)).toHaveLength(1)
    const rooms = [first, second, third].flatMap((one) => readable(one).match(/<#room-\d+>/g) ?? [])
    expect(new Set(rooms).size).toBe(15)
  })

  it('/games waits for nobody who has given up, nor while the game pauses', async () => {
    const table = await at.playing('parlour', 'ann', 'ben')
    await at.tables.votes.decide(table, { kind: 'pause' })
    expect(textOf(await at.command('ann', '/games'))).toMatch(/No game is waiting for you[^]*The game is paused/)
    await at.close()
    at = openHouse({ clock })
    await at.playing('toy', 'ann', 'ben', 'cleo')
    await at.tables.seats.resign((await at.tables.directory.openIn('griffin', 'hall'))?.id ?? '', 'ann')
    const text = textOf(await at.command('ann', '/games'))
    expect(text).toMatch(/No game is waiting for you[^]*You’ve given up this game. `.game join` there brings you back/)
  })

  it('/games tells whom a secret question is for to that person alone', async () => {
    await at.close()
    at = openHouse({ games: [parlour({ secret: true })], clock, timing: timingOf('evening') })
    await at.playing('parlour', 'ann', 'ben')
    expect(textOf(await at.command('ann', '/games'))).toMatch(/Your move, in private/)
    const others = textOf(await at.command('ben', '/games'))
    expect(others).toContain(say('own-game-private'))
    expect(others).not.toContain('**ann**')
  })
})
