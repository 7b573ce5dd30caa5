import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { MembershipCheck } from '../../src/discord/membership-check.ts'
import { formatId } from '../../src/discord/kit/ids.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import { serializeError } from '../../src/discord/kit/error-serializer.ts'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import { wordForWord } from '../../src/discord/kit/text.ts'
import { WHISPER_FIELD } from '../../src/discord/panels/private/whisper.ts'
import { leakGuard } from '../../src/discord/table/context/leak-guard.ts'
import type { Commission } from '../../src/discord/pictures/pictures.ts'
import type { Reply } from '../../src/discord/table/context/context.ts'
import type { Game } from '../../src/engine/index.ts'
import { WHISPER_LETTERS } from '../../src/tables/model/store.ts'
import { parlour } from './parlour.ts'
import { idOf, idsOf, readable } from './limits.ts'
import { openHouse } from './rooms.ts'
import { say } from '../../src/discord/words/index.ts'

type House = ReturnType<typeof openHouse>
const open: House[] = []
const house = (options: Parameters<typeof openHouse>[0] = {}): House => {
  const made = openHouse({ games: [parlour({ times: 99, secretOffers: ['pearl'] })], ...options })
  open.push(made)
  return made
}
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

const panel = (reply: Reply): Panel => {
  if (reply === null || typeof reply === 'string') throw new Error(`no panel: ${reply}`)
  return reply
}
const text = (reply: Reply) => (typeof reply === 'string' ? reply : readable(panel(reply)))
const boss = (at: House, user = 'kim') => at.visit(user, 'hall', { isManager: true })
/** All that stands in a room. */
const standing = (at: House, room: string) =>
  at.rooms
    .in(room)
    .map((one) => readable(one.panel))
    .join('\n---\n')

/** The card of the table. */
const cardIn = (at: House) =>
  readable(
    panel(at.rooms.in('hall').findLast((one) => readable(one.panel).includes('My choices & hand'))?.panel ?? null),
  )

describe('over the shoulder', () => {
  /** Ann and Ben play, and Mara looks over Ben's shoulder. */
  async function watched(at: House): Promise<string> {
    const table = await at.playing('parlour', 'ann', 'ben')
    expect(await at.command('ben', '/game shoulder', { user: 'mara' })).toBe(say('proposed'))
    await at.shown()
    const proposal = at.rooms.in('hall').find((one) => readable(one.panel).includes('In favour: **ben** (1 of 2)'))
    expect(text(proposal?.panel ?? null)).toContain('**ben** asks to let **mara** watch over **ben**’s shoulder.')
    expect(await at.press('ann', idOf(panel(proposal?.panel ?? null), 'Agree'))).toBe(say('settled-by'))
    await at.shown()
    return table
  }

  it('over the shoulder stands on the card, and shows the watcher all that the seat sees, and nothing that can be pressed for it', async () => {
    const painted: Commission[] = []
    const paint = (one: Commission) => {
      painted.push(one)
      return Promise.resolve(Buffer.from('png'))
    }
    const warned: unknown[] = []
    const at = house({ paint, guard: leakGuard({ error: (one: unknown) => void warned.push(one) }, () => 'seed') })
    const table = await watched(at)
    expect(cardIn(at)).toContain(say('watch-line', { watcher: '**mara**', name: '**ben**' }))
    expect(standing(at, 'hall')).toContain(say('event-watched', { name: '**mara**', seat: '**ben**' }))
    expect(text(await at.command('zoe', '/game status'))).toContain(
      say('watch-line', { watcher: '**mara**', name: '**ben**' }),
    )
    await at.command('ann', '/play', { action: 'Take a' })
    await at.command('ben', '/play', { action: 'Peek' })
    await at.shown()

    const clues = panel(await at.command('mara', '/clues'))
    expect(readable(clues)).toContain(say('watch-title', { title: 'The Parlour', name: '**ben**' }))
    expect(readable(clues)).toContain(say('only-watching', { name: '**ben**' }))
    expect(readable(clues)).toContain('Secret of seat 1')
    expect(readable(clues)).toContain('a hidden thing')
    expect(text(await at.press('mara', formatId({ kind: 'panel', table })))).toBe(readable(clues))
    // What can be pressed shows something, or ends it.
    expect(idsOf(clues).map((id) => id.split('|')[1])).toEqual(['vo', 'wc'])
    for (const command of ['/game log', '/game lookback']) {
      // Only the player may play on from there.
      const own = text(await at.command('ben', command))
        .replaceAll('as you saw it', 'as **ben** saw it')
        .replace(`\n${say('what-if')}`, '')
      expect(
        text(await at.command('mara', command)).replace(say('past-next-of', { name: 'ben' }), say('past-next-own')),
      ).toBe(own)
      expect(own).toContain('a hidden thing')
      expect(text(await at.command('zoe', command))).not.toContain('a hidden thing')
    }
    painted.length = 0
    await at.command('mara', '/game map')
    await at.command('ben', '/game map')
    expect(painted[0]).toEqual(painted[1])
    expect(painted[0]?.viewer).toBe(1)

    // To the player’s own note and to any answer the watcher has no way.
    await at.tables.notes.write(table, 'ben', 'My own thoughts')
    expect(text(await at.command('mara', '/clues'))).not.toContain('My own thoughts')
    const refused = say('only-watching', { name: '**ben**' })
    expect(await at.command('mara', '/play', { action: 'Take a' })).toBe(refused)
    expect(await at.command('mara', '/game propose', { what: 'pause' })).toBe(refused)
    expect(await at.command('mara', '/whisper', { to: 'ann', text: 'He has nothing' })).toBe(refused)
    for (const press of ['orders', 'page', 'since'] as const) {
      const id = { orders: { page: 0 }, page: { page: 0, act: '' }, since: { from: 0 } }[press]
      const given = press === 'orders' ? at.form('mara', formatId({ kind: press, table, ...id } as never)) : null
      expect(await (given ?? at.press('mara', formatId({ kind: press, table, ...id } as never)))).toBe(refused)
    }
    // Nor from another server, or in direct messages.
    const elsewhere = at.visit('mara', 'hall', { guild: 'dragon' })
    expect(text(await at.press(elsewhere, formatId({ kind: 'panel', table })))).toBe(refused)
    expect(await at.press(elsewhere, formatId({ kind: 'map', table, extract: 'own' }))).toBe(say('other-table'))
    expect(warned).toEqual([])
  })

  it('private access ends with a press by a person who may end it, and then shows nothing', async () => {
    const at = house()
    const table = await watched(at)
    const list = (who: string) => at.command(who === 'kim' ? boss(at) : who, '/game shoulder')
    expect(idsOf(panel(await list('ann')))).toEqual([])
    const [own = ''] = idsOf(panel(await list('ben')))
    expect(idsOf(panel(await list('mara')))).toEqual([own])
    expect(idsOf(panel(await list('kim')))).toEqual([own])
    expect(await at.press('ann', own)).toBe(REFUSED['watch-not-yours'])
    const past = panel(await at.command('mara', '/game lookback'))
    expect(await at.press('mara', own)).toBe(say('watching-ended'))
    await at.shown()
    expect(cardIn(at)).not.toContain('👁')
    expect(standing(at, 'hall')).toContain(say('event-watch-ended', { name: '**mara**', seat: '**ben**' }))
    expect(await list('mara')).toMatchObject({ components: [{ content: say('nobody-watches') }] })
    expect(await at.press('mara', own)).toBe(REFUSED['not-watching'])
    expect(await at.press('mara', formatId({ kind: 'panel', table }))).toBe(say('refused-not-seated'))
    expect(await at.press('mara', idOf(past, say('past-first')))).toBe(say('not-your-eyes'))
  })

  it('private access ends for a spectator who has left the server', async () => {
    const at = house()
    let isMember: boolean | Error = new Error('Discord is silent')
    const warned: unknown[] = []
    const time = { now: 0 }
    const doorkeeper = new MembershipCheck({
      tables: at.tables,
      isMember: () => (isMember instanceof Error ? Promise.reject(isMember) : Promise.resolve(isMember)),
      isOurs: () => true,
      now: () => time.now,
      log: { warn: (one: unknown) => void warned.push(one) },
    })
    const table = await watched(at)
    const watchers = async () => {
      time.now += 3_600_000
      await at.tables.settings.setPictures(table, 'ann', 'narrow')
      await doorkeeper.goRound()
      return (await at.store.records.find(table))?.watchers.length
    }
    expect(await watchers()).toBe(1)
    expect(warned).toHaveLength(1)
    isMember = true
    expect(await watchers()).toBe(1)
    isMember = false
    expect(await watchers()).toBe(0)
    doorkeeper.stop()
  })
})

describe('whispers', () => {
  /** Ann, Ben and Cleo play where one may whisper. */
  async function hushed(at: House): Promise<string> {
    await at.command('ann', '/game new', { game: 'parlour' })
    for (const user of ['ben', 'cleo']) await at.command(user, '/game join')
    await at.shown()
    expect(readable(at.card())).toContain(say('whispers-off'))
    const menu = idOf(at.card(), 'Whispers')
    expect(await at.press('ben', menu, 'yes')).toBe(REFUSED['not-host'])
    expect(await at.press('ann', menu, 'loudly')).toBe(say('unknown-button'))
    expect(await at.press('ann', menu, 'yes')).toBe(null)
    await at.shown()
    expect(readable(at.card())).toContain(say('whispers-on'))
    await at.command('ann', '/game start')
    await at.shown()
    return (await at.tables.directory.openIn('griffin', 'hall'))?.id ?? ''
  }

  it('whispers come to nobody but who is called so, where people have names of signs alone', async () => {
    const at = house()
    await at.command('ann', '/game new', { game: 'parlour' })
    for (const user of ['🎲', '🎯']) await at.command(user, '/game join')
    await at.shown()
    await at.press('ann', idOf(at.card(), 'Whispers'), 'yes')
    await at.command('ann', '/game start')
    await at.shown()
    for (const to of ['🦄', '???']) {
      expect(await at.command('ann', '/whisper', { to, text: SECRET })).toBe(REFUSED['whisper-to-whom'])
    }
    expect(await at.command('ann', '/whisper', { to: '🎯', text: SECRET })).toBe(say('whispered', { name: '**🎯**' }))
  })

  const SECRET = 'The pearl is mine @everyone <@1> [look](https://evil.example/x) discord.gg/abc'

  it('whispers come directly to one player, who answers by a form, and all others learn that it was whispered and no more', async () => {
    const at = house()
    const table = await hushed(at)
    expect((await at.complete('ann', '/whisper', {}, 'to')).map(({ name }) => name)).toEqual(['ben', 'cleo'])
    expect(await at.command('ann', '/whisper', { to: 'seat-1', text: SECRET })).toBe(
      say('whispered', { name: '**ben**' }),
    )
    await at.shown()
    const [direct] = at.rooms.in('dm-ben').filter((one) => readable(one.panel).includes('whispers to you'))
    const said = readable(direct?.panel ?? { components: [] })
    expect(said).toContain('**ann** whispers to you: The pearl is mine')
    expect(said).not.toMatch(/@everyone|<@|\]\(|:\/\/|discord\.gg\/a/)
    expect(direct?.panel.isLoud).toBe(true)
    expect(standing(at, 'hall')).toContain('**ann** whispers to **ben**.')
    for (const room of ['hall', 'dm-ann', 'dm-cleo']) expect(standing(at, room)).not.toContain('The pearl is mine')
    // It comes once.
    await at.tables.settings.setPictures(table, 'ann', 'narrow')
    await at.shown()
    expect(at.rooms.in('dm-ben').filter((one) => readable(one.panel).includes('whispers to you'))).toHaveLength(1)

    const answer = idOf(panel(direct?.panel ?? null), say('whisper-reply', { name: 'ann' }))
    const inPrivate = at.visit('ben', 'dm-ben')
    const form = await at.form(inPrivate, answer)
    expect(form).toMatchObject({ title: say('whisper-form', { name: 'ann' }) })
    const id = typeof form === 'string' ? '' : form.custom_id
    const fill = (words: string) => new Map([[WHISPER_FIELD, [words]]])
    expect(await at.press(inPrivate, id, '', fill('x'.repeat(WHISPER_LETTERS + 1)))).toBe(REFUSED['whisper-letters'])
    expect(await at.press(inPrivate, id, '', fill('I saw it'))).toBe(say('whispered', { name: '**ann**' }))
    // Nobody answers what was whispered to another.
    expect(await at.form('cleo', answer)).toBe(say('whisper-gone'))
    expect(await at.form('mara', answer)).toBe(say('refused-not-seated'))
    await at.shown()
    expect(standing(at, 'dm-ann')).toContain('**ben** whispers to you: I saw it')
    // A player who wants no notices gets it in silence.
    await at.command('cleo', '/settings', { notice: 'none' })
    await at.command('ann', '/whisper', { to: 'cleo', text: 'Hush' })
    await at.shown()
    expect(at.rooms.in('dm-cleo').find((one) => readable(one.panel).includes('Hush'))?.panel.isLoud).toBe(false)
    const clues = text(await at.command('ben', '/clues'))
    expect(clues.indexOf(say('whisper-sent', { name: '**ann**', text: 'I saw it' }))).toBeGreaterThan(0)
    expect(clues.indexOf('**ann** whispers to you: The pearl')).toBeGreaterThan(clues.indexOf('I saw it'))
    for (const command of ['/clues', '/game log', '/game status', '/game lookback']) {
      expect(text(await at.command('cleo', command))).not.toMatch(/The pearl is mine|I saw it/)
    }
    // Who has left the seat is not answered by its new player.
    await at.tables.seats.giveSeat(table, 0, 'zoe', 'Zoe')
    expect(await at.form(inPrivate, answer)).toBe(say('whisper-gone'))
    expect(text(await at.command('zoe', '/clues'))).not.toMatch(/The pearl is mine|I saw it/)
  })

  it('whispers to a player with closed direct messages wait for their next private look', async () => {
    const at = house()
    const table = await hushed(at)
    at.rooms.barred.set('dm-ben', 'closed-dms')
    for (const number of [1, 2, 3])
      await at.command('ann', '/whisper', { to: 'ben', text: `${number}${'*'.repeat(WHISPER_LETTERS - 1)}` })
    await at.shown()
    const look = async () => text(await at.press('ben', formatId({ kind: 'panel', table })))
    const first = await look()
    expect(first).toMatch(/whispers to you: 1(\\\*){399}\n/)
    expect(first).not.toContain('whispers to you: 2')
    expect(first).toContain(say('whisper-reply', { name: 'ann' }))
    expect(await look()).toMatch(/whispers to you: 2(\\\*){399}\n/)
    expect(await look()).toContain('whispers to you: 3')
    expect(await look()).not.toContain('whispers to you')
  })

  it('whispers come once, although the bot died as it sent them', async () => {
    const at = house()
    const table = await hushed(at)
    const said = () => at.rooms.in('dm-ben').filter((one) => readable(one.panel).includes('Psst'))
    at.rooms.onDone = (call) => {
      if (call === 'post' && said().length > 0) throw new Error('killed')
    }
    await at.command('ann', '/whisper', { to: 'ben', text: 'Psst' })
    await at.shown()
    expect(said()).toHaveLength(1)
    expect(await at.projector.unheard(table, 'ben')).toHaveLength(1)
    await at.close()
    at.rooms.onDone = () => undefined
    at.rooms.forgetNonces()
    const again = house({ store: at.store, rooms: at.rooms })
    await again.projector.reconcile()
    await again.shown()
    expect(await again.projector.unheard(table, 'ben')).toEqual([])
    expect(said()).toHaveLength(1)
  })

  it('whispers are one clear sentence where they cannot be', async () => {
    const at = house()
    await at.playing('parlour', 'ann', 'ben')
    const said = (to: string, words = 'Psst', who = 'ann') => at.command(who, '/whisper', { to, text: words })
    expect(await said('ben')).toBe(REFUSED['no-whispers'])
    expect(await said('ben', 'Psst', 'mara')).toBe(say('refused-not-seated'))
    expect(await at.command(at.visit('ann', 'attic'), '/whisper', { to: 'ben', text: 'x' })).toBe(say('no-table-here'))
    const there = house()
    await hushed(there)
    for (const to of ['nobody', 'ann', 'seat-9'])
      expect(await there.command('ann', '/whisper', { to, text: 'Psst' })).toBe(REFUSED['whisper-to-whom'])
    await there.command('ben', '/settings', { whispers: 'nobody' })
    expect(await there.command('ann', '/whisper', { to: 'ben', text: 'Psst' })).toBe(REFUSED['whispers-refused'])
  })

  it('whispers do not come again with a game that is taken in elsewhere', async () => {
    const at = house()
    const table = await hushed(at)
    await at.command('ann', '/whisper', { to: 'ben', text: 'An old story' })
    const asked = panel(await at.command(boss(at), '/admin export', { game: table }))
    const file =
      panel(await at.press(boss(at), idOf(asked, say('save-export-sure')))).files?.[0]?.data ?? Buffer.alloc(0)
    const there = house()
    expect(await there.command(boss(there), '/admin import', { file: 'given' }, file)).toBe(say('taken-in'))
    await there.command(boss(there), '/admin resume', { game: table })
    await there.shown()
    expect(standing(there, 'dm-ben')).not.toContain('whispers to you')
    await there.command('ann', '/whisper', { to: 'ben', text: 'A new one' })
    await there.shown()
    // Nothing but the file says who Ben is, until he answers.
    expect(standing(there, 'dm-ben')).not.toContain('whispers to you')
    for (let n = 0; n < 9 && (await there.tables.people.isImported(table, 'ben')); n += 1) {
      for (const user of ['ann', 'ben']) {
        const [first] = await there.complete(user, '/play', {}, 'action')
        if (first) await there.command(user, '/play', { action: first.value })
      }
    }
    await there.shown()
    expect(standing(there, 'dm-ben')).toContain('whispers to you: A new one')
    expect(standing(there, 'dm-ben')).not.toContain('An old story')
  })

  it('whispers are not in the log where Discord refuses them', () => {
    const lines: string[] = []
    const stream = new Writable({ write: (chunk: Buffer, _how, done) => (lines.push(String(chunk)), done()) })
    const log = pino({ serializers: { err: serializeError } }, stream)
    const refused = Object.assign(new Error('Refused'), { requestBody: { json: { content: 'Abracadabra' } } })
    log.error({ err: refused }, 'a table could not be shown')
    log.error({ err: new Error('It failed', { cause: refused }) }, 'a table could not be shown')
    expect(lines.join('')).toContain('Refused')
    expect(lines.join('')).not.toContain('Abracadabra')
  })

  it('whispers are read as they were written', () => {
    expect(wordForWord('a *b*\n- c').replaceAll('\\', '')).toBe('a *b* - c')
  })
})

describe('a moderator’s look', () => {
  it('a moderator’s look shows the secrets of a seat or of all in private, and everybody that it was done', async () => {
    const at = house()
    await at.playing('parlour', 'ann', 'ben')
    await at.command('ben', '/play', { action: 'Peek' })
    expect(await at.command('ann', '/admin secrets')).toBe(say('not-admin'))
    expect(await at.command(boss(at), '/admin secrets', { seat: 'nobody' })).toBe(REFUSED['which-seat'])
    expect((await at.complete(boss(at), '/admin secrets', {}, 'seat')).map(({ name }) => name)).toEqual(['ann', 'ben'])
    const one = text(await at.command(boss(at), '/admin secrets', { seat: 'ben' }))
    expect(one).toMatch(/Secret of seat 1[^]*a hidden thing/)
    expect(one).not.toContain('Secret of seat 0')
    expect(text(await at.command(boss(at), '/admin secrets'))).toMatch(/Secret of seat 0[^]*Secret of seat 1/)
    await at.shown()
    expect(standing(at, 'hall')).toContain('👁 The moderator **kim** has looked at the secrets of **ben**.')
    expect(standing(at, 'hall')).toContain('👁 The moderator **kim** has looked at everyone’s secrets.')
    expect(text(await at.command('zoe', '/game log'))).toContain('looked at the secrets of **ben**')
  })

  it('a moderator who plays is refused, and a person who exports the whole game is named as well', async () => {
    const at = house()
    const table = await at.playing('parlour', 'ann', 'ben')
    expect(await at.command(boss(at, 'ann'), '/admin secrets', { seat: 'ben' })).toBe(REFUSED['plays-there'])
    expect(await at.command(boss(at, 'ann'), '/admin export', { game: table })).toBe(REFUSED['plays-there'])
    await at.shown()
    expect(standing(at, 'hall')).not.toContain('moderator')
    const file = panel(await at.command(boss(at), '/admin export', { game: table }))
    await at.press(boss(at), idOf(file, say('save-export-sure')))
    await at.shown()
    expect(standing(at, 'hall')).toContain(say('event-exported-by', { by: '**kim**' }))
  })

  it('a moderator’s look has room for the secrets of the longest hands', async () => {
    const at = house({ games: [parlour({ prose: '„Ω“ '.repeat(400) }) as unknown as Game] })
    await at.playing('parlour', 'ann', 'ben', 'cleo', 'dan', 'eve', 'fay')
    expect(text(await at.command(boss(at), '/admin secrets'))).toMatch(/ann[^]*Secret of seat 5/)
  })
})
