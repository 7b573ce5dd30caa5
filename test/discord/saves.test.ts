import { cleared } from '../../src/discord/kit/cleared.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Game } from '../../src/engine/index.ts'
import { formatId } from '../../src/discord/kit/ids.ts'
import { textPanel, type Panel } from '../../src/discord/kit/message.ts'
import { plain } from '../../src/discord/kit/text.ts'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import { answer } from '../kit/house.ts'
import { toy } from '../kit/toy/index.ts'
import { openHouse } from './rooms.ts'
import { parlour } from './parlour.ts'
import { say } from '../../src/discord/words/index.ts'

type House = ReturnType<typeof openHouse>

let at: House
let there: House
let table: string
const games = () => [parlour({ times: 99 }) as unknown as Game]
beforeEach(async () => {
  at = openHouse({ games: games() })
  there = openHouse({ games: games() })
  table = await at.playing('parlour', 'ann', 'ben')
})
afterEach(async () => {
  await at.close()
  await there.close()
})

const boss = (house = at, room = 'hall', server = 'griffin') =>
  house.visit('boss', room, { isManager: true, guild: server })

function panel(reply: unknown): Panel {
  if (reply === null || typeof reply !== 'object') throw new Error(`no panel: ${String(reply)}`)
  return reply as Panel
}

interface Part {
  readonly content?: string
  readonly label?: string
  readonly custom_id?: string
  readonly components?: readonly Part[]
  readonly options?: readonly { readonly value: string }[]
}

function parts(components: readonly Part[]): Part[] {
  return components.flatMap((one) => [one, ...parts(one.components ?? [])])
}

const all = (shown: Panel) => parts(shown.components as unknown as readonly Part[])
const textIn = (shown: Panel) =>
  all(shown)
    .flatMap(({ content }) => content ?? [])
    .join('\n')
const labels = (shown: Panel) => all(shown).flatMap(({ label }) => label ?? [])
const idOf = (shown: Panel, label: string) => all(shown).find((one) => one.label === label)?.custom_id ?? 'none'
const fileIn = (shown: Panel) => shown.files?.[0]?.data ?? Buffer.alloc(0)

const take = (house = at, who = 'ann') => house.command(who, '/play', { action: 'take a' })

describe('/admin saves', () => {
  it('/admin saves shows one that is chosen with its players, its turn, whose move it is and a small map', async () => {
    const list = panel(await at.command(boss(), '/admin saves'))
    expect(textIn(list)).toMatch(
      /### 1 saved game\n- The Parlour – ann, ben – .* – under way in <#hall>, opened <t:\d+:R>/,
    )
    const menu = all(list).find(({ options }) => options)
    expect(menu?.options?.map(({ value }) => value)).toEqual([table])
    const one = panel(await at.press(boss(), menu?.custom_id ?? '', table))
    expect(textIn(one)).toMatch(/The Parlour – under way in <#hall>[^]*Turn \d+: [^]*Waiting for \*\*(ann|ben)\*\*/)
    expect(one.pictures).toHaveLength(1)
    expect(labels(one)).toEqual([say('save-all'), say('save-export')])
    const elsewhere = panel(await at.press(boss(at, 'attic'), menu?.custom_id ?? '', table))
    expect(labels(elsewhere)).toContain(say('save-move'))
    for (const label of labels(one)) expect(await at.press('ann', idOf(one, label))).toBe(say('not-admin'))
    expect(await at.press('ann', menu?.custom_id ?? '', table)).toBe(say('not-admin'))
    expect(await at.press(boss(), menu?.custom_id ?? '', 'nonsense')).toBe(say('unknown-save'))
    expect(await at.press(boss(at, 'hall', 'elsewhere'), menu?.custom_id ?? '', table)).toBe(say('unknown-save'))
  })

  it('/admin saves leaves out what is in the archive, which can be taken up again', async () => {
    expect(await at.command(boss(), '/admin archive', { game: table })).toBe(REFUSED['not-ended'])
    await at.tables.saves.close(table)
    await at.shown()
    const posts = at.rooms.posts
    expect(await at.command(boss(), '/admin archive', { game: table })).toBe(say('archived'))
    await at.shown()
    expect(at.rooms.posts).toBe(posts)
    expect(await at.command(boss(), '/admin archive', { game: table })).toBe(REFUSED.archived)
    expect(await at.command(boss(), '/admin saves')).toBe(
      `${say('saves-none')}\n${say('saves-archived', { count: 1 })}`,
    )
    expect(await at.complete(boss(), '/admin archive', { game: '' }, 'game')).toEqual([])
    expect(await at.complete(boss(), '/admin resume', { game: '' }, 'game')).toHaveLength(1)
    expect(await at.command(boss(), '/admin resume', { game: table })).toBe('The game goes on here.')
    expect(textIn(panel(await at.command(boss(), '/admin saves')))).toContain('1 saved game')
  })
})

describe('/admin bookmark and /admin back', () => {
  /** The Barrow has turns and can be dealt again. */
  const dig = () => answer({ tables: at.tables } as never, table)
  beforeEach(async () => {
    await at.close()
    at = openHouse({ games: [toy as unknown as Game] })
    table = await at.playing('toy', 'ann', 'ben')
  })

  it('name the moment, list it, show how it stood then, and go there after a press', async () => {
    expect(await at.command(boss(), '/admin bookmark')).toBe(say('no-bookmarks'))
    const before = await at.tables.views.of(table)
    expect(await at.command(boss(), '/admin bookmark', { name: 'The *calm*' })).toBe(
      say('bookmarked', { name: 'The \\*calm\\*' }),
    )
    expect(await at.command(boss(), '/admin bookmark', { name: 'the *CALM*' })).toBe(REFUSED['bookmark-taken'])
    expect(await at.command(boss(), '/admin bookmark', { name: 'x'.repeat(51) })).toBe(REFUSED['bookmark-too-long'])
    expect(textIn(panel(await at.command(boss(), '/admin bookmark')))).toMatch(
      /The \\\*calm\\\*\*\* – turn \d+, <t:\d+:R>/,
    )
    for (let n = 0; n < 2; n += 1) await dig()
    const [first] = await at.complete(boss(), '/admin back', { to: 'calm' }, 'to')
    expect(first?.value).toMatch(/^mark-1-/)
    const asked = panel(await at.command(boss(), '/admin back', { to: first?.value ?? '' }))
    expect(textIn(asked)).toMatch(
      /Go back to \*\*The \\\*calm\\\*\*\*\?[^]*This undoes [^]*\d+ choices? \([^]*This is how it stood then:/,
    )
    expect(asked.pictures).toHaveLength(1)
    expect(await at.press('ann', idOf(asked, say('rollback-decide')))).toBe(say('not-admin'))
    expect((await at.store.log.entries(table)).some(({ kind }) => kind === 'rewind')).toBe(false)
    expect(textIn(panel(await at.press(boss(), idOf(asked, say('rollback-decide')))))).toBe(say('decided'))
    const after = await at.tables.views.of(table)
    if (!before || !after || !('game' in before) || !('game' in after)) throw new Error('no game')
    expect(after.viewFor(null)).toEqual(before.viewFor(null))
    // Once is enough.
    expect(textIn(panel(await at.press(boss(), idOf(asked, say('rollback-decide')))))).toBe(REFUSED['nothing-to-undo'])
  })

  it('/admin bookmark and /admin back are called as they were named, whatever they were named', async () => {
    const long = 'The moment before Ben dug where nobody should dig'
    const shown = async () =>
      textIn(panel(await at.command(boss(), '/admin bookmark')))
        .split('\n')
        .map((line) => plain(line))
    for (const name of ['🎲', '🎯', long, 'see https://example.org', '*bold*', '\u202eright to left']) {
      expect(await at.command(boss(), '/admin bookmark', { name })).toContain('back')
      await dig()
    }
    const names = ['🎲', '🎯', long, 'see https:/\u200b/\u200bexample.org', '*bold*', 'right to left']
    for (const name of names) expect(await shown()).toContainEqual(expect.stringContaining(`- ${name} – turn`))
    expect((await at.complete(boss(), '/admin back', { to: '' }, 'to')).slice(0, names.length)).toMatchObject(
      [...names].reverse().map((name) => ({ name: expect.stringContaining(`${name} (turn`) as string })),
    )
    const asked = async (to: string) => textIn(panel(await at.command(boss(), '/admin back', { to })))
    expect(await asked('🎯')).toContain('Go back to **🎯**?')
    expect(await asked(long.toUpperCase())).toContain(`Go back to **${long}**?`)
    for (const to of ['🦄', '???']) expect(await at.command(boss(), '/admin back', { to })).toBe(REFUSED['which-turn'])
  })

  it('/admin bookmark and /admin back go to a turn too, and refuse what is nowhere, gone or another’s', async () => {
    for (let n = 0; n < 3; n += 1) await dig()
    const turns = await at.complete(boss(), '/admin back', { to: 'previous' }, 'to')
    const asked = panel(await at.command(boss(), '/admin back', { to: turns[0]?.value ?? '' }))
    expect(textIn(asked)).toContain('Go back to the start of the previous turn?')
    await dig()
    const names = (await at.complete(boss(), '/admin back', { to: 'start' }, 'to')).map(({ name }) => name)
    expect(names.slice(1, 3)).toEqual([
      'The start of the previous turn',
      expect.stringMatching(/^The start of turn \d+, 2 turns ago$/),
    ])
    expect(textIn(panel(await at.press(boss(), idOf(asked, say('rollback-decide')))))).toBe(say('decided'))
    for (const to of ['nonsense', ' ', '0x1', 'turn-0', 'turn-999', 'turn-x', 'mark-9'])
      expect(await at.command(boss(), '/admin back', { to }), to).toBe(REFUSED['which-turn'])
    expect(await at.command('ann', '/admin back', { to: 'turn-1' })).toBe(say('not-admin'))
    expect(await at.complete('ann', '/admin back', { to: '' }, 'to')).toEqual([])
    await at.command(boss(), '/admin bookmark', { name: 'here' })
    await dig()
    const stale = panel(await at.command(boss(), '/admin back', { to: 'here' }))
    expect(await at.command(boss(), '/admin bookmark', { name: 'HERE', forget: 'true' })).toBe(say('unbookmarked'))
    expect(await at.command(boss(), '/admin bookmark', { name: 'HERE', forget: 'true' })).toBe(
      REFUSED['which-bookmark'],
    )
    await at.command(boss(), '/admin bookmark', { name: 'another' })
    expect(textIn(panel(await at.press(boss(), idOf(stale, say('rollback-decide')))))).toBe(REFUSED['which-bookmark'])
  })
})

describe('/admin export and /admin import', () => {
  it('/admin export and /admin import ask before secrets are handed out, tell the table, and take the game up elsewhere with only what is new told', async () => {
    for (let n = 0; n < 4; n += 1) await take()
    await at.shown()
    const asked = panel(await at.command(boss(), '/admin export', { game: table }))
    expect(textIn(asked)).toBe(say('exports-secrets'))
    expect(asked.files).toBeUndefined()
    expect(await at.press('ann', idOf(asked, say('save-export-sure')))).toBe(say('not-admin'))
    const got = panel(await at.press(boss(), idOf(asked, say('save-export-sure'))))
    expect(textIn(got)).toBe(say('exported'))
    await at.shown()
    expect(textIn(at.card())).toContain('has exported the whole game, with all its secrets.')
    const file = fileIn(got)
    const host = boss(there, 'cellar', 'elsewhere')
    expect(await there.command(host, '/admin import', {}, file)).toBe(say('taken-in'))
    await there.shown()
    expect(there.rooms.messages).toEqual([])
    expect(await there.command(host, '/admin import', {}, file)).toBe(REFUSED['already-here'])
    expect(await at.command(boss(), '/admin import', {}, file)).toBe(REFUSED['already-here'])
    expect(await there.command(host, '/admin resume', { game: table })).toBe('The game goes on here.')
    await there.shown()
    const posted = there.rooms.in('cellar')
    expect(posted).toHaveLength(1)
    expect(textIn(there.card('cellar'))).toMatch(/comes from a file[^]*The game is resumed\./)
    expect(textIn(there.card('cellar'))).not.toContain('begins.')
    await take(there)
    const [one, other] = await Promise.all([there.store.log.lastSeq(table), at.store.log.lastSeq(table)])
    expect(one).toBeGreaterThanOrEqual(other)
  })

  it('/admin export and /admin import write to nobody who has not played on where the game was taken in, whatever the file says', async () => {
    for (let n = 0; n < 4; n += 1) await take()
    const asked = panel(await at.command(boss(), '/admin export', { game: table }))
    const file = fileIn(panel(await at.press(boss(), idOf(asked, say('save-export-sure')))))
    for (const user of ['ann', 'ben']) await there.tables.people.choose(user, { notice: 'direct' })
    const host = boss(there, 'cellar', 'elsewhere')
    await there.command(host, '/admin import', {}, file)
    await there.command(host, '/admin resume', { game: table })
    await there.shown()
    // Nor when it moves on, nor when something is in the way there.
    await there.command(boss(there, 'attic', 'far'), '/admin saves')
    await there.tables.saves.resume(table, { server: 'far', room: 'attic' })
    await there.projector.tellPlayers(table, () =>
      cleared(textPanel(say('moved-server', { room: 'attic' })), 'no game'),
    )
    there.rooms.barred.set('attic', 'no-permission')
    await there.command(there.visit('ann', 'attic', { guild: 'far' }), '/play', { action: 'take a' })
    await there.shown()
    const written = () => ['ann', 'ben'].map((user) => there.rooms.in(`dm-${user}`).length > 0)
    expect(written()).toEqual([true, false])
    there.rooms.barred.clear()
    await there.projector.tryAgain(table)
    await there.shown()
    expect(written()).toEqual([true, false])
    expect(textIn(there.card('attic'))).toContain('ann')
  })

  it('saves are refused to players, to other servers and where there is no game, and imports accept only saved games', async () => {
    const ann = at.visit('ann', 'hall', { isManager: true })
    expect(await at.command(ann, '/admin export', { game: table })).toBe(REFUSED['plays-there'])
    expect(await at.command(boss(at, 'hall', 'elsewhere'), '/admin export', { game: table })).toBe(say('unknown-save'))
    expect(await at.command('ben', '/admin export', { game: table })).toBe(say('not-admin'))
    const host = boss(there, 'cellar', 'elsewhere')
    expect(await there.command(host, '/admin import', {})).toBe(say('which-file'))
    expect(await there.command(host, '/admin import', {}, Buffer.from('{}'))).toBe(REFUSED['no-export'])
    expect(await there.command(host, '/admin import', {}, Buffer.alloc(11 * 1024 * 1024))).toBe(
      REFUSED['export-too-big'],
    )
    expect(await there.command('ben', '/admin import', {}, Buffer.from('{}'))).toBe(say('not-admin'))
    expect(await there.tables.directory.count({})).toBe(0)
  })
})

describe('a game of another server', () => {
  const far = (user: string) => at.visit(user, 'cellar', { isManager: true, guild: 'elsewhere' })
  const moved = { status: 'playing', server: 'elsewhere', room: 'cellar' }

  it('a moderator of both servers can move a game there after a confirmation; its players are told', async () => {
    expect(await at.command(far('boss'), '/admin resume', { game: table })).toBe(say('unknown-save'))
    at.managers.add('griffin boss')
    const asked = panel(await at.command(far('boss'), '/admin resume', { game: table }))
    expect(textIn(asked)).toBe(say('under-way-elsewhere'))
    expect((await at.store.records.find(table))?.server).toBe('griffin')
    expect(await at.press(far('mallory'), idOf(asked, 'Move the game here'))).toMatchObject({
      components: [{ content: say('unknown-save') }],
    })
    expect(textIn(panel(await at.press(far('boss'), idOf(asked, 'Move the game here'))))).toBe(say('moved-here'))
    expect(await at.store.records.find(table)).toMatchObject(moved)
    await at.shown()
    for (const user of ['ann', 'ben'])
      expect(at.rooms.in(`dm-${user}`).map((one) => textIn(one.panel))).toContain(
        say('moved-server', { room: 'cellar' }),
      )
    expect(textIn(at.card('cellar'))).toContain(say('event-moved'))
    expect(at.rooms.in('hall').map((one) => textIn(one.panel))).toContain(say('moved', { room: 'cellar' }))
  })

  it('a game of another server is out of reach for anybody else, whatever they managed once, and is not even listed', async () => {
    at.managers.add('griffin boss')
    await at.command(boss(), '/admin saves')
    const asked = panel(await at.command(far('boss'), '/admin resume', { game: table }))
    at.managers.clear()
    expect(await at.press(far('boss'), idOf(asked, 'Move the game here'))).toMatchObject({
      components: [{ content: say('unknown-save') }],
    })
    for (const user of ['boss', 'mallory']) {
      expect(await at.command(far(user), '/admin resume', { game: table }), user).toBe(say('unknown-save'))
      expect(await at.complete(far(user), '/admin resume', { game: '' }, 'game'), user).toEqual([])
    }
    expect((await at.store.records.find(table))?.server).toBe('griffin')
  })

  it('a game of another server is not its host’s to take: the players decide, and may do so in direct messages', async () => {
    expect(await at.complete(far('ann'), '/admin resume', { game: '' }, 'game')).toHaveLength(1)
    const asked = panel(await at.command(far('ann'), '/admin resume', { game: table }))
    expect(textIn(asked)).toBe(say('move-is-for-players'))
    const press = await at.press(far('ann'), formatId({ kind: 'resume', table }))
    expect(press).toMatchObject({ components: [{ content: say('move-is-for-players') }] })
    expect(textIn(panel(await at.press(far('ann'), idOf(asked, 'Ask the players'))))).toBe(say('proposed'))
    expect((await at.store.records.find(table))?.server).toBe('griffin')
    const [call] = at.rooms.in('dm-ben').filter((one) => textIn(one.panel).includes('another server'))
    const agree = idOf(call?.panel ?? asked, 'Agree')
    expect(await at.press(at.visit('ben', 'dm-ben'), agree)).toBe(say('no-manager-there'))
    at.managers.add('elsewhere ann')
    expect(await at.press(at.visit('ben', 'dm-ben'), agree)).toBe(say('settled-by'))
    expect(await at.store.records.find(table)).toMatchObject(moved)
  })

  it('a game of another server shows its secrets to nobody who brought it here', async () => {
    at.managers.add('griffin boss')
    await at.press(far('boss'), formatId({ kind: 'resume', table }))
    expect(await at.store.records.find(table)).toMatchObject(moved)
    expect(await at.command(far('boss'), '/admin secrets')).toBe(REFUSED['plays-there'])
    const file = panel(await at.command(far('boss'), '/admin export', { game: table }))
    expect(await at.press(far('boss'), idOf(file, say('save-export-sure')))).toBe(REFUSED['plays-there'])
    expect(textIn(panel(await at.command(far('kim'), '/admin secrets')))).toContain('Secret of seat 0')
  })
})
