import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rebuild, type Drama, type Game } from '../../src/engine/index.ts'
import { formatId } from '../../src/discord/kit/ids.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import { REFUSED, SAY } from '../../src/discord/kit/sentences.ts'
import type { Reply } from '../../src/discord/table/context/context.ts'
import { UNLIMITED, type TableRecord } from '../../src/tables/index.ts'
import { hasGame, type TableView } from '../../src/tables/model/service.ts'
import { toy } from '../kit/toy/index.ts'
import type { Barrow } from '../kit/toy/rules.ts'
import { idOf, idsOf, menuValues, readable } from './limits.ts'
import { openHouse } from './rooms.ts'
import { withEnding } from '../../src/discord/table/telling/scenes.ts'
import { say } from '../../src/discord/words/index.ts'

const STORY = {
  end: 'Ann won by a spade.',
  turns: ['Ben dug too deep.'],
  notes: [['Best moment: a spade.'], ['A find short.']],
}

const STORY_TOLD = { ...STORY, decisive: 6 }

const crownOf = (seat: number, names: (seat: number) => string): Drama => ({
  ...{ kind: 'crown', weight: 5, title: 'The end', lines: ['Rich.'], sides: [{ seat, name: names(seat) }] },
})

/** The Barrow with its deck as what nobody saw, and a story: its seventh public fact decided it. */
const barrow: Game = {
  ...(toy as unknown as Game),
  words: {
    ...(toy as unknown as Game).words,
    story: () => STORY_TOLD,
    dramas: (told) =>
      told.flatMap(({ fact, names }) =>
        fact.kind === 'gold' ? [crownOf((fact as { seat: number } & typeof fact).seat, names)] : [],
      ),
  },
  secrets: (state) => [{ heading: 'The deck', lines: (state as unknown as Barrow).deck.map((card) => `card ${card}`) }],
}

let at: ReturnType<typeof openHouse>
beforeEach(() => {
  at = openHouse({
    games: [barrow],
    paint: () => Promise.resolve(Buffer.from('map')),
    scenes: ({ drama }) => Promise.resolve(Buffer.from(JSON.stringify(drama))),
  })
})
afterEach(() => at.close())

function panel(reply: Reply): Panel {
  if (reply === null || typeof reply === 'string') throw new Error(`a sentence: ${reply}`)
  return reply
}

async function sightOf(id: string): Promise<TableView> {
  const view = await at.tables.views.of(id)
  if (!view || !hasGame(view)) throw new Error('no game')
  return view
}

/** Answers with the first offer for the players who are asked, until the game is over or the limit is reached. */
async function playOn(id: string, most = Infinity): Promise<void> {
  for (let given = 0; given < most; given += 1) {
    const view = await sightOf(id)
    if (view.record.status !== 'playing') break
    const { seat, user } =
      view.record.seats.find((one) => view.asked(one.seat).some((asked) => asked.seat === one.seat)) ?? {}
    const asked = view.asked(seat ?? 0).find((one) => one.seat === seat)
    if (user == null) await new Promise((soon) => setTimeout(soon, 5))
    else await at.tables.answers.submit(id, user, { verb: asked?.verb ?? '', key: asked?.offers[0]?.key ?? '' })
  }
  await at.shown()
}

/** The end card as everybody sees it, and what was told on it. */
const end = () => readable(at.card())

async function table(): Promise<TableRecord> {
  const found = await at.tables.directory.openIn('griffin', 'hall')
  if (!found) throw new Error('no table stands here')
  return found
}

describe('the card of a finished game', () => {
  it('begins with who won, has each player once with their best moment, then the story, and one line on the dice', async () => {
    await at.command('ann', '/game new', { game: 'toy', preset: 'short' })
    await at.command('ben', '/game join')
    await at.command('ann', '/game start')
    const { id } = await table()
    await playOn(id)
    const lines = end().slice(end().indexOf('## ')).split('\n')
    expect(lines[0]).toBe(`## ${STORY.end}`)
    const each = lines.flatMap((line, index) => (/^\*\*(ann|ben)\*\*: \d+$/.test(line) ? [index] : []))
    expect(each.map((index) => lines[index + 1])).toEqual(STORY.notes.map(([note]) => `-# ${note}`))
    expect(lines.indexOf(STORY.turns[0] ?? '')).toBeGreaterThan(each[1] ?? Infinity)
    expect(lines).toContain(say('dice-opened'))
    expect(end()).not.toMatch(/[0-9a-f]{64}/)
  })

  it('shows the victory with all players, their results, the round and the margin, and no earlier scene so', async () => {
    const id = await at.playing('toy', 'ann', 'ben')
    // Each answer is shown before the next, so that the last message knows of the end.
    while ((await sightOf(id)).record.status === 'playing') await playOn(id, 1)
    const view = await sightOf(id)
    const [first, second] = view.standings.map(({ seat }) => seat)
    const names = (seat: number) => ['ann', 'ben'][seat] ?? ''
    const victory = at.rooms.in('hall').at(-2)?.panel.pictures?.at(-1)
    const shown = JSON.parse(String(victory?.image)) as Drama
    const score = (seat = 0) => barrow.words.score?.(view.viewFor(null), seat)
    expect(shown.lines.at(-1)).toBe(STORY.end)
    expect(shown.sides).toEqual([{ seat: first, name: names(first ?? 0), left: score(first) }])
    expect(shown.others).toEqual([{ seat: second, name: names(second ?? 0), left: score(second) }])
    expect(victory?.alt).toContain(`${names(second ?? 0)}: ${score(second)}. ${shown.lines.join(' ')}`)
    const lost = crownOf(second ?? 0, names)
    expect(withEnding(view, lost, STORY_TOLD)).toBe(lost)
    expect(withEnding({ ...view, isOver: false }, crownOf(first ?? 0, names), STORY_TOLD).others).toBeUndefined()
  })

  it('looks back on the moment that decided it, for players and spectators', async () => {
    const id = await at.playing('toy', 'ann', 'ben')
    const press = formatId({ kind: 'look-back', table: id })
    await playOn(id, 6)
    expect(readable(panel(await at.press('ann', press)))).not.toContain(say('past-decisive'))
    await playOn(id)
    const told = await at.tables.stats.told(id)
    for (const user of ['ann', 'ben', 'dai']) {
      const shown = readable(panel(await at.press(user, press)))
      expect(shown).toContain(say('past-decisive'))
      const last = panel(await at.press(user, idOf(panel(await at.press(user, press)), say('past-back'))))
      expect(readable(last)).not.toContain(say('past-decisive'))
      expect(readable(panel(await at.press(user, idOf(last, say('past-on')))))).toContain(say('past-decisive'))
      expect(shown).toContain(
        barrow.words.fact(told[6]?.fact ?? { kind: '' }, (seat) => `**${seat === 0 ? 'ann' : 'ben'}**`),
      )
    }
  })
})

describe('reveal', () => {
  it('reveal opens on what the others hid, and only then shows one’s own', async () => {
    const id = await at.playing('toy', 'ann', 'ben')
    await playOn(id)
    const first = async (user: string) => readable(panel(await at.press(user, formatId({ kind: 'reveal', table: id }))))
    expect(await first('ann')).toContain(say('reveal-others'))
    expect(await first('ann')).toContain(`## ${say('reveal-hand', { name: 'ben' })}`)
    expect(await first('ann')).not.toContain(`## ${say('reveal-hand', { name: 'ann' })}`)
    expect(await first('dai')).toContain(say('reveal-all-hands'))
    for (const name of ['ann', 'ben']) expect(await first('dai')).toContain(say('reveal-hand', { name }))
  })

  it('reveal leafs through all that was secret, once the game is over and not before', async () => {
    const id = await at.playing('toy', 'ann', 'ben')
    for (const kind of ['reveal', 'secrets'] as const) {
      const press =
        kind === 'reveal' ? formatId({ kind, table: id }) : formatId({ kind, table: id, section: 'dice', page: 0 })
      expect(await at.press('ann', press)).toBe(say('not-revealed'))
    }
    expect(await at.command('ann', '/game reveal')).toBe(say('not-revealed'))
    expect((await sightOf(id)).secrets(String)).toEqual([])
    expect(await at.tables.chronicle.privateLines(id, 0, 99)).toEqual([])
    await playOn(id)

    const { deck, hands } = await lastState(id)
    const pages: string[] = []
    let shown = panel(await at.press('dai', idOf(at.card(), say('reveal'))))
    for (;;) {
      pages.push(readable(shown))
      const on = idOf(shown, say('past-on'))
      if (JSON.stringify(shown).includes(`"label":"${say('past-on')}","disabled":true`)) break
      shown = panel(await at.press('dai', on))
    }
    const all = pages.join('\n')
    for (const card of deck) expect(all).toContain(`card ${card}`)
    for (const card of hands.flat()) expect(all).toContain(card.replace('-', ' no. '))
    const told = (await at.store.chronicle.lines(id, 0, 9999)).filter(({ to }) => to !== 'all')
    expect(told.length).toBeGreaterThan(4)
    expect(all.match(/\*\*(ann|ben)\*\*: \*\*(ann|ben)\*\* (draws|dreams)/g)).toHaveLength(told.length)
    expect(all).toContain('**Seed**: `a seed`')
    expect(all).toContain('The log checks out, but the dice weren’t sealed')

    // Backwards the same pages, and the menu leads to each section.
    for (let page = pages.length - 2; page >= 0; page -= 1) {
      shown = panel(await at.press('dai', idOf(shown, say('past-back'))))
      expect(readable(shown)).toBe(pages[page])
    }
    for (const section of menuValues(shown)) {
      const there = panel(await at.press('dai', idOf(shown, say('reveal-choose')), section))
      expect(pages).toContain(readable(there))
    }
    expect(readable(panel(await at.press('dai', idOf(shown, say('reveal-choose')), 'nonsense')))).toBe(pages[0])
    expect(readable(panel(await at.command('dai', '/game reveal')))).toBe(pages[0])
    const elsewhere = at.visit('eve', 'hall', { guild: 'other' })
    expect(await at.press(elsewhere, idOf(at.card(), say('reveal')))).toBe(say('other-table'))
  })

  it('reveal opens the seal', async () => {
    await at.command('ann', '/game new', { game: 'toy', preset: 'short' })
    await at.command('ben', '/game join')
    await at.command('ann', '/game start')
    const { id } = await table()
    await playOn(id)
    const { seal, seed } = (await sightOf(id)).record
    const dice = readable(
      panel(await at.press('ann', formatId({ kind: 'secrets', table: id, section: 'dice', page: 0 }))),
    )
    expect(dice).toContain(seed)
    expect(dice).toContain(seal.kind === 'sealed' && seal.secret)
    expect(dice).toContain('✅ **Everything checks out')
  })
})

/** The Barrow as it stood at the end. */
async function lastState(id: string): Promise<Barrow> {
  const [positions, entries] = [await at.store.snapshots.all(id), await at.store.log.entries(id)]
  return rebuild(barrow.rules, positions, entries).run.state as unknown as Barrow
}

describe('again', () => {
  /** A game of Ann, Ben and a computer to its end, with house rules and a pace of their own. */
  async function played(): Promise<string> {
    await at.command('ann', '/game new', { game: 'toy', preset: 'short', pace: 'daily', seed: 'a seed' })
    await at.command('ben', '/game join')
    const lobby = await table()
    await at.tables.seats.addComputer(lobby.id, 'ann')
    await at.tables.settings.setHouseRules(lobby.id, 'ann', { options: { mood: 'merry' } })
    await at.tables.settings.setPictures(lobby.id, 'ann', 'narrow')
    await at.command('ann', '/game start')
    await playOn(lobby.id)
    return lobby.id
  }
  const seated = ({ seats }: TableRecord) => seats.map(({ seat, user, name }) => [seat, user, name])

  it('again seats the same people with the turn order moved on, by the same rules, and calls them once', async () => {
    const id = await played()
    const before = (await sightOf(id)).record
    const button = idOf(at.card(), say('play-again'))
    expect(await at.press('ben', button)).toBe(say('again'))
    await at.shown()
    const opened = await table()
    expect(seated(opened)).toEqual([
      [0, 'ben', 'ben'],
      [1, null, before.seats[2]?.name],
      [2, 'ann', 'ann'],
    ])
    const { preset, options, timing } = before
    expect(opened).toMatchObject({ status: 'lobby', host: 'ben', preset, options, timing, pictures: 'narrow' })
    expect(opened.seal.kind).toBe('sealed')
    expect(at.card().pings).toEqual(['ann'])
    expect(readable(at.card())).toContain('<@ann>, your seat is kept')
    // Pressed again, by the same and by others: it is there already.
    expect([await at.press('ben', button), await at.press('ann', button)]).toEqual([
      say('again-already'),
      say('again-already'),
    ])
    expect(await at.tables.directory.count({ statuses: ['lobby'] })).toBe(1)
    const posts = at.rooms.posts
    expect(await at.command('cleo', '/game join')).toBe('You have a seat.')
    expect(await at.press('ann', idOf(at.card(), 'Leave'))).toBeNull()
    await at.shown()
    expect(at.rooms.posts).toBe(posts)
    expect(readable(at.card())).not.toContain('<@ann>')
    await at.command('ben', '/game start')
    expect((await table()).status).toBe('playing')
    expect(await at.press('ann', button)).toBe(REFUSED['room-taken'])
  })

  it('pressed by two at once opens one table; and by somebody who watched, for the host of before', async () => {
    await played()
    const button = idOf(at.card(), say('play-again'))
    const [one, other] = await Promise.all([at.press('ann', button), at.press('dai', button)])
    expect([one, other].sort()).toEqual([say('again'), say('again-already')].sort())
    expect((await table()).host).toBe('ann')
    await at.tables.saves.close((await table()).id)
    expect(await at.press('dai', button)).toBe(say('again'))
    await at.shown()
    expect(await table()).toMatchObject({ host: 'ann' })
    expect(at.card().pings).toEqual(['ben', 'ann'])
  })

  it('again is refused while the game runs, where another table stands, and where I may not post', async () => {
    const id = await at.playing('toy', 'ann', 'ben')
    const button = formatId({ kind: 'again', table: id })
    expect(await at.press('ann', button)).toBe(REFUSED['still-playing'])
    await playOn(id)
    expect(await at.press(at.visit('ann', 'hall', { missingPermissions: ['send messages'] }), button)).toBe(
      SAY.cannotPostHere(['send messages']),
    )
    expect(await at.press(at.visit('ann', 'attic'), button)).toBe(say('other-table'))
    await at.command('cleo', '/game new', { game: 'toy' })
    expect(await at.press('ann', button)).toBe(REFUSED['room-taken'])
  })

  it('again leaves out who has left the server or cannot take another seat, says so, and calls nobody who does not want it', async () => {
    await at.close()
    at = openHouse({ games: [barrow], limits: { ...UNLIMITED, lobbies: 1 } })
    const id = await at.playing('toy', 'ann', 'ben', 'cleo', 'dai')
    await playOn(id)
    const button = idOf(at.card(), say('play-again'))
    at.gone.add('ben')
    await at.command('cleo', '/settings', { notice: 'none' })
    await at.command(at.visit('dai', 'attic'), '/game new', { game: 'toy' })
    expect(await at.press('dai', button)).toBe(REFUSED['too-many-lobbies'])
    const said = `${say('again-without-gone', { name: '**ben**' })} ${say('again-without-too-many-lobbies', { name: '**dai**' })}`
    expect(await at.press('ann', button)).toBe(`${say('again')} ${said}`)
    await at.shown()
    const opened = (await at.tables.directory.find({ room: 'hall', statuses: ['lobby'] }))[0]
    expect(opened && seated(opened)).toEqual([
      [0, 'cleo', 'cleo'],
      [1, 'ann', 'ann'],
    ])
    expect(readable(at.card())).toContain(said)
    expect(at.card().pings).toEqual([])
    await at.tables.saves.close(opened?.id ?? '')
    at.gone.add('cleo')
    at.gone.add('ann')
    expect(await at.press('eve', button)).toBe(REFUSED['nobody-again'])
  })
})

describe('guesses of those who watch', () => {
  const guess = (id: string) => formatId({ kind: 'guess', table: id })

  it('guesses of those who watch are private, count from their turn, may be changed, and are told at the end', async () => {
    const id = await at.playing('toy', 'ann', 'ben', 'cleo')
    const status = panel(await at.command('mara', '/game status'))
    expect(readable(status)).toContain(say('guess'))
    expect(menuValues(status)).toEqual(['0', '1', '2'])
    expect(await at.press('mara', idOf(status, say('guess-menu')), '1')).toContain('You guessed **ben** in turn')
    const { turn } = await sightOf(id)
    expect(await at.press('tom', guess(id), '2')).toContain('You guessed **cleo**')
    await playOn(id, 6)
    const later = (await sightOf(id)).turn
    expect(later).toBeGreaterThan(turn)
    // The same again is as early as before; another one is not.
    expect(await at.press('mara', guess(id), '1')).toContain(`in turn ${turn}.`)
    expect(await at.press('tom', guess(id), '0')).toContain(`You guessed **ann** in turn ${later}.`)
    expect(readable(panel(await at.command('tom', '/game guess')))).toContain('You guessed **ann**')
    expect(readable(panel(await at.command('eve', '/game status')))).not.toMatch(/guessed|mara|tom/)
    // Players do not guess, and nobody guesses what is not there.
    expect(readable(panel(await at.command('ann', '/game status')))).not.toContain(say('guess-menu'))
    expect(await at.command('ann', '/game guess')).toBe(REFUSED['plays-here'])
    expect(await at.press('ann', guess(id), '1')).toBe(REFUSED['plays-here'])
    for (const odd of ['3', '-1', 'ben', '']) expect(await at.press('eve', guess(id), odd)).toBe(REFUSED['which-guess'])
    expect(await at.press(at.visit('eve', 'hall', { guild: 'other' }), guess(id), '1')).toBe(say('other-table'))
    // A player who takes a seat has no guess.
    expect(await at.press('ivy', guess(id), '0')).toContain('You guessed')
    await at.tables.seats.giveSeat(id, 2, 'ivy', 'ivy')
    expect(await at.store.marks.guesses(id)).toMatchObject([
      { user: 'mara', seat: 1, turn },
      { user: 'tom', seat: 0, turn: later },
    ])
    expect(readable(at.card())).not.toMatch(/mara|tom/)
    await playOn(id)
    const right = (await sightOf(id)).standings[0]?.seat
    const told = [`**mara** guessed **ben** in turn ${turn}`, `**tom** guessed **ann** in turn ${later}`]
    for (const one of told) expect(end().split(one)).toHaveLength(2)
    expect(end()).toContain(right === 2 ? 'Nobody saw it coming.' : `🔮 Well foreseen: ${told[right === 1 ? 0 : 1]}.`)
    expect(readable(panel(await at.command('eve', '/game log')))).toContain(told[0])
    expect(await at.press('eve', guess(id), '1')).toBe(REFUSED['not-playing'])
    expect(idsOf(panel(await at.command('eve', '/game status'))).filter((one) => one.includes('|ed|'))).toEqual([])
  })

  it('guesses of those who watch have nobody to choose between where somebody plays alone or nothing is played', async () => {
    expect(await at.command('eve', '/game guess')).toBe(say('no-table-here'))
    await at.command('ann', '/game new', { game: 'toy' })
    expect(await at.command('eve', '/game guess')).toBe(say('lobby-here'))
  })
})
