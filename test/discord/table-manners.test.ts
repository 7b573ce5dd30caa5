import { afterEach, describe, expect, it } from 'vitest'
import type { Game, Offer } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { LOOKS } from '../../src/discord/kit/ids.ts'
import { withoutPictures, type Panel } from '../../src/discord/kit/message.ts'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import { choicesOf } from '../../src/discord/table/answering/choices.ts'
import type { Context, Reply } from '../../src/discord/table/context/context.ts'
import { hasGame } from '../../src/tables/model/service.ts'
import { partsOf } from '../../trials/parts.ts'
import { pressed } from '../../trials/presser.ts'
import { toy } from '../kit/toy/index.ts'
import { idOf, idsOf, readable, menuValues } from './limits.ts'
import { parlour, type ParlourManner } from './parlour.ts'
import { openHouse } from './rooms.ts'
import { say } from '../../src/discord/words/index.ts'

let at: ReturnType<typeof openHouse>
afterEach(async () => await at?.close())

function panel(reply: Reply): Panel {
  if (reply === null || typeof reply === 'string') throw new Error(`no panel, but ${reply}`)
  return reply
}

const many = (count: number) => Array.from({ length: count }, (_, n) => `k${n}`)

const WARNING = 'You will never see it again.'

/** A parlour in which one thing cannot be mended. */
function grave(manner: ParlourManner): Game {
  const game = parlour(manner)
  const label: Game['words']['label'] = (verb, offer: Offer, view, names) => ({
    ...game.words.label(verb, offer, view, names),
    ...(offer.key === 'b' && { sure: WARNING }),
  })
  return { ...game, words: { ...game.words, label } }
}

describe('what cannot be mended', () => {
  it.each([{}, { secret: true }])(
    'what cannot be mended is asked once more, on the card and in private: %o',
    async (manner) => {
      at = openHouse({ games: [grave(manner)] })
      const table = await at.playing('parlour', 'ann', 'ben')
      const where = manner.secret ? panel(await at.press('ann', idOf(at.card(), 'My choices & hand'))) : at.card()
      const asked = panel(await at.press('ann', idOf(where, 'Take b')))
      expect(readable(asked)).toContain(WARNING)
      expect(await at.store.log.entries(table)).toEqual([])
      const back = panel(await at.press('ann', idOf(asked, 'Think again')))
      expect(readable(back)).toContain('Take a')
      expect(await at.store.log.entries(table)).toEqual([])
      expect(readable(panel(await at.press('ann', idOf(asked, 'Take b'))))).toContain('You chose **Take b**.')
      expect(await at.store.log.entries(table)).toHaveLength(1)
      // A second press on what is past does nothing.
      await at.press('ann', idOf(asked, 'Take b'))
      expect(await at.store.log.entries(table)).toHaveLength(1)
    },
  )

  it('what cannot be mended is asked once more where it was typed', async () => {
    at = openHouse({ games: [grave({})] })
    const table = await at.playing('parlour', 'ann', 'ben')
    expect(readable(panel(await at.command('ann', '/play', { action: 'take b' })))).toContain(WARNING)
    expect(await at.store.log.entries(table)).toEqual([])
    expect(await at.press('ann', idOf(at.card(), 'Take a'))).toBeNull()
  })
})

describe('choices', () => {
  const carded = async (manner: ParlourManner) => {
    at = openHouse({ games: [parlour(manner)] })
    await at.playing('parlour', 'ann', 'ben')
    return at.card()
  }
  it('choices have the numbers of the picture and their whole labels, on buttons or in a menu', async () => {
    const few = await carded({ offers: many(4), places: true, label: (key) => `Go ${key}` })
    expect(idOf(few, '4 · Go k3')).toContain('k3')
    await at.close()
    const long = await carded({ offers: many(9), places: true, label: (key) => `Wander to the far place of ${key}` })
    expect(menuValues(long)).toHaveLength(9)
    expect(readable(long)).toContain('9 · Wander to the far place of k8')
  })

  it('choices that read alike stand there once', async () => {
    const card = await carded({ offers: many(8), label: () => 'Take a copper' })
    expect(idsOf(card).filter((id) => id.startsWith('q1|a|'))).toHaveLength(1)
  })

  it('choices that read like what may be done beside them hide that', async () => {
    const card = await carded({ secret: true, offers: ['a'], label: () => 'Peek' })
    const own = panel(await at.press('ann', idOf(card, 'My choices & hand')))
    expect(idsOf(own).filter((id) => id.endsWith('pick.one a'))).toHaveLength(1)
    expect(idsOf(own).filter((id) => id.includes('peek.now'))).toEqual([])
  })

  it('choices say what they cost and risk beside their buttons, once if it is the same', async () => {
    const read = readable(await carded({ prose: 'it bites', offers: ['a', 'b'] }))
    const ofTheScene = 30
    expect(read.match(/^it bites$/gm)).toHaveLength(ofTheScene + 1)
  })

  it('several ways to one place have its number and a letter each', async () => {
    at = openHouse({ games: [parlour({ offers: ['road', 'wood', 'hill'] })] })
    const view = await at.tables.views.of(await at.playing('parlour', 'ann', 'ben'))
    const [asked] = view && hasGame(view) ? view.asked(null) : []
    if (!view || !hasGame(view) || !asked) throw new Error('nobody is asked')
    const offers = asked.offers.map((offer) => ({ ...offer, place: offer.key === 'hill' ? 'hill' : 'town' }))
    const labels = choicesOf(view, { ...asked, offers }, null).map(({ label }) => label)
    expect(labels).toEqual(['1a · Take road', '1b · Take wood', '2 · Take hill'])
  })

  it('what only puts something down stands behind a button of its own', async () => {
    const game = parlour({ offers: ['a', 'b', 'drop'] })
    const puts: Game = { ...game, words: { ...game.words, putsDown: (_verb, key) => key === 'drop' } }
    at = openHouse({ games: [puts] })
    await at.playing('parlour', 'ann', 'ben')
    expect(readable(at.card())).not.toContain('Take drop')
    const own = panel(await at.press('ann', idOf(at.card(), 'My choices & hand')))
    expect(readable(own)).not.toContain('Take drop')
    for (const where of [at.card(), own]) {
      const behind = panel(await at.press('ann', idOf(where, say('put-something-down'))))
      expect(readable(behind)).toContain('Take drop')
      expect(readable(behind)).not.toContain('Take a')
    }
  })
})

describe('several of the same', () => {
  it.each([{}, { secret: true }])('several of the same are picked at once from one menu: %o', async (manner) => {
    at = openHouse({ games: [parlour({ ...manner, offers: many(6), times: 3, together: true })] })
    const table = await at.playing('parlour', 'ann', 'ben')
    const where = manner.secret ? panel(await at.press('ann', idOf(at.card(), 'My choices & hand'))) : at.card()
    const id = idOf(where, say('choose', { most: 3 }))
    await at.press('ann', id, 'pick.one k1', new Map(), ['pick.one k4', 'pick.one k0'])
    const keys = (await at.store.log.entries(table)).map((entry) => (entry.kind === 'answer' ? entry.answer.key : ''))
    expect(keys).toEqual(['k1', 'k4', 'k0'])
  })

  it('several of the same are picked as far as that goes, and the rest is said not to be on offer', async () => {
    at = openHouse({ games: [parlour({ offers: many(6), times: 2, together: true })] })
    const table = await at.playing('parlour', 'ann', 'ben')
    const reply = await at.press('ann', idOf(at.card(), say('choose', { most: 2 })), 'pick.one k1', new Map(), [
      'pick.one k9',
      'pick.one k2',
    ])
    expect(reply).toContain(REFUSED['not-offered'])
    expect(await at.store.log.entries(table)).toHaveLength(1)
  })
})

describe('what may be done in private', () => {
  const cast = { ...parlour({ secretOffers: ['x'] }) }
  const withAct = (seat: number): Game => ({
    ...cast,
    words: {
      ...cast.words,
      privately: [{ label: 'Cast …', act: 'cast' }],
      act: (_verb: string, key: string) => (key === 'x' && seat === 0 ? 'cast' : 'trade'),
    },
  })

  it('a neutral button on the card tells only the player who presses it where it leads', async () => {
    for (const holder of [0, 1]) {
      at = openHouse({ games: [withAct(holder)] })
      const table = await at.playing('parlour', 'ann', 'ben')
      const button = idOf(at.card(), 'Cast …')
      const reply = await at.press('ann', button)
      if (holder === 0) expect(readable(panel(reply))).toMatch(/Take x/)
      else expect(reply).toBe(say('not-that-act'))
      if (holder === 0) expect(readable(panel(reply))).not.toContain('Take a')
      expect(await at.press('stranger', button)).toBe(say('refused-not-seated'))
      expect(await at.press('ann', button.replace('|cast', '|juggle'))).toBe(say('unknown-button'))
      expect(await at.store.log.entries(table)).toEqual([])
      await at.close()
    }
    at = openHouse()
  })
})

describe('the buttons under a card', () => {
  it('sentences are shown to the players who are there, and to nobody else', async () => {
    at = openHouse({ games: [toy as unknown as Game] })
    const table = await at.playing('toy', 'ann', 'ben')
    const more = `q1|ql|${table}|more`
    expect(idsOf(at.card())).toContain(more)
    const behind = idsOf(panel(await at.press('ann', more)))
    expect(behind).toEqual(LOOKS.filter((what) => what !== 'more').map((what) => `q1|qu|${table}|${what}`))
    for (const id of [more, ...behind]) {
      const what = id
      expect(readable(panel(await at.press('ann', id))).length, what).toBeGreaterThan(5)
      expect(readable(panel(await at.press('stranger', id))).length, what).toBeGreaterThan(5)
      expect(await at.press(at.visit('stranger', 'far', { guild: 'elsewhere' }), id)).toBe(say('other-table'))
      expect(readable(panel(await at.press(at.visit('ann', 'dm-ann'), id))).length, what).toBeGreaterThan(5)
    }
  })

  it('the buttons under a card explain the dice of the turn, and say so where there are none', async () => {
    at = openHouse({ games: [parlour({ prose: 'two dice: 3 and 4' })] })
    const table = await at.playing('parlour', 'ann', 'ben')
    const why = async () => readable(panel(await at.press('ann', `q1|ql|${table}|why`)))
    expect(await why()).toContain(say('no-numbers'))
    await at.press('ann', idOf(at.card(), 'Take a'))
    await at.shown()
    expect(await why()).toContain('-# two dice: 3 and 4')
  })
})

describe('the player who is asked', () => {
  /** A parlour whose headline names who has the turn: Ann, at first. */
  const named = (manner: ParlourManner): Game => {
    const game = parlour(manner)
    return { ...game, words: { ...game.words, headline: (_view, names) => `The turn of ${names(0)}` } }
  }
  const carded = async (manner: ParlourManner) => {
    at = openHouse({ games: [named(manner)] })
    const table = await at.playing('parlour', 'ann', 'ben')
    await at.shown()
    return table
  }

  it('the player who is asked is named in the headline, in their own turn and in another’s', async () => {
    const table = await carded({ times: 1 })
    expect(readable(at.card())).toContain('## **ann**, your move\n')
    await at.tables.answers.submit(table, 'ann', { verb: 'pick.one', key: 'a' })
    await at.shown()
    expect(readable(at.card())).toContain('## **ben**, your move\n')
  })

  it('the player who is asked is named with all others who are, as long as any of them is', async () => {
    const table = await carded({ window: true, times: 1 })
    const before = readable(at.card())
    expect(before).toContain('## Waiting for **ann** and **ben**\n')
    await at.tables.answers.submit(table, 'ben', { verb: 'peek.now', key: 'peek' })
    await at.shown()
    expect(readable(at.card())).toBe(before)
  })

  it('the card does not name the player who is asked in secret', async () => {
    await carded({ secret: true })
    expect(readable(at.card())).not.toMatch(/your move|Waiting for/)
  })

  it('reads what came of a private answer where it was given, with a link to the card', async () => {
    await carded({ times: 1 })
    const own = panel(await at.press('ann', idOf(at.card(), 'My choices & hand')))
    const after = readable(panel(await at.press('ann', idOf(own, 'Take a'))))
    expect(after).toContain('You chose **Take a**.\n**ann** takes a.')
    expect(after).toMatch(/\[Go to the card\]\(https:\/\/discord\.com\/channels\/griffin\/hall\/m\d+\)/)
  })
})

describe('“Why?” in the menu of a message', () => {
  const WHY = 'Why?'
  const PROSE = 'two dice: 3 and 4'

  /** A table of three messages: the first tells that the game began, each other of a pick; the last bears the card. */
  async function played() {
    at = openHouse({ games: [parlour({ prose: PROSE, times: 1 })] })
    const table = await at.playing('parlour', 'ann', 'ben')
    await at.shown()
    for (const who of ['ann', 'ben']) {
      await at.press(who, idOf(at.card(), 'Take a'))
      await at.shown()
    }
    const [first = '', old = '', card = '', another] = at.rooms.in('hall').map(({ id }) => id)
    expect(another).toBeUndefined()
    return { table, first, old, card }
  }

  it('explains what is told in an old one, and what stands on the card', async () => {
    const { old, card } = await played()
    const [before, now] = [await at.commandOn('ann', WHY, old), await at.commandOn('ann', WHY, card)]
    expect(readable(panel(before))).toContain(`**ann** takes a. ${PROSE}\n-# ${PROSE}`)
    expect(readable(panel(before))).not.toContain('ben')
    expect(readable(panel(now))).toContain(`**ben** takes a. ${PROSE}\n-# ${PROSE}`)
    expect(readable(panel(now))).not.toContain('ann')
  })

  it('“Why?” in the menu of a message finds an old message after a restart', async () => {
    const { old } = await played()
    const { store, rooms } = at
    const again = openHouse({ games: [parlour({ prose: PROSE, times: 1 })], store, rooms })
    expect(readable(panel(await again.commandOn('ann', WHY, old)))).toContain(`-# ${PROSE}`)
    await again.projector.stop()
  })

  it('“Why?” in the menu of a message says in one sentence where there is nothing to explain', async () => {
    const { first } = await played()
    expect(readable(panel(await at.commandOn('ann', WHY, first)))).toContain(say('no-numbers-there'))
    expect(await at.commandOn('ann', WHY, 'm999')).toBe(say('no-numbers-there'))
    expect(await at.commandOn('ann', WHY, first, false)).toBe(say('not-my-message'))
    for (const damaged of ['', '{', '[]', '{"table":1}']) {
      await at.store.notes.setMemo(`told ${first}`, damaged)
      expect(await at.commandOn('ann', WHY, first)).toBe(say('no-numbers-there'))
    }
  })

  it('a table is open to members of its server and to its players', async () => {
    const { old } = await played()
    expect(readable(panel(await at.commandOn('stranger', WHY, old)))).toContain(PROSE)
    expect(await at.commandOn(at.visit('stranger', 'far', { guild: 'elsewhere' }), WHY, old)).toBe(say('other-table'))
  })

  it('“Why?” in the menu of a message tells nobody what was told to another alone', async () => {
    const { card, table } = await played()
    await at.tables.answers.submit(table, 'ben', { verb: 'peek.now', key: 'peek' })
    await at.shown()
    const [mine, others] = [await at.commandOn('ben', WHY, card), await at.commandOn('ann', WHY, card)]
    expect(readable(panel(mine))).toContain('a hidden thing')
    expect(readable(panel(others))).not.toContain('a hidden thing')
  })
})

describe('the first five minutes', () => {
  it('the first five minutes lead from an empty channel into a game with computer players, by two presses', async () => {
    at = openHouse({ games: GAMES, paint: () => Promise.resolve(null) })
    const choose = panel(await at.command('ann', '/game new'))
    const tries = idsOf(choose).filter((id) => id.startsWith('q1|qt|'))
    expect(tries).toHaveLength(GAMES.length)
    expect(readable(panel(await at.press('ann', tries[1] ?? '')))).toContain(say('trying'))
    const record = await at.tables.directory.openIn('griffin', 'hall')
    expect(record).toMatchObject({ status: 'playing', preset: 'short', host: 'ann' })
    expect(record?.seats.map(({ user }) => user)).toEqual(['ann', null, null])
  })

  it('open a lobby with the game that is chosen, with its cover', async () => {
    at = openHouse({ games: GAMES })
    const choose = panel(await at.command('ann', '/game new'))
    await at.press('ann', idsOf(choose).find((id) => id === 'q1|qo|warlock') ?? '')
    await at.shown()
    expect(readable(at.card())).not.toContain('## The Warlock')
    expect(readable(withoutPictures(at.card()) ?? { components: [] })).toMatch(/^## The Warlock of Firetop Mountain\n/)
    const cover = { alt: expect.stringMatching(/^The cover of The Warlock.*a chest with three/) as string }
    expect(at.card().pictures).toMatchObject([cover])
    const rules = panel(await at.press('ben', idOf(at.card(), say('lobby-house-rules'))))
    expect(rules.pictures).toMatchObject([cover])
    expect(await at.press('ben', idsOf(choose)[0] ?? '')).toBe(REFUSED['room-taken'])
  })

  it('show the cover of each game in the list of games and on the first page of its rules, and do without', async () => {
    const games = GAMES.map((game) => ({ ...game }))
    const asked: string[] = []
    let image: Buffer | null = null
    const paint: Context['pictures'] = ({ cover = 'a table', framing }) => {
      asked.push(`${framing} ${cover}`)
      return Promise.resolve(image)
    }
    at = openHouse({ games, paint })
    const bare = panel(await at.command('ann', '/game new'))
    expect(bare.pictures).toEqual([])
    for (const { words } of games) expect(readable(bare)).toContain(`### ${words.title}`)
    expect(asked.toSorted()).toEqual(games.map(({ words }) => `wide ${words.title}`).toSorted())
    image = Buffer.from('cover')
    const shown = panel(await at.command('ann', '/game new'))
    expect(readable(shown)).not.toContain('###')
    const alts = shown.pictures?.map(({ alt }) => alt) ?? []
    expect(alts).toHaveLength(games.length)
    for (const alt of alts) expect(alt).toMatch(/^The cover of .+: .+\.$/)
    const help = panel(await at.command('ann', '/game help', { game: 'talisman' }))
    expect(help.pictures).toMatchObject([{ alt: expect.stringContaining('the Crown of Command') as string }])
    expect(panel(await at.press('ann', 'q1|h|talisman|1')).pictures).toEqual([])
  })

  it.each(GAMES.map((game) => [game.words.title, game] as const))(
    'the first five minutes take at most six presses to the first move in %s, as a rule',
    async (_, game) => {
      const counts = await Promise.all(['one', 'two', 'three'].map((seed) => pressesToMove(game, seed)))
      expect(counts.sort((a, b) => a - b)[1], `presses: ${counts.join(', ')}`).toBeLessThanOrEqual(6)
    },
  )
})

/** The presses from an empty channel to what a player does first in a turn of their own. */
async function pressesToMove(game: Game, seed: string): Promise<number> {
  const parts = await partsOf(game.rules.id)
  const setup = { seats: 3, preset: 'short', seed, experience: [0, 0, 0] }
  let presses = 2
  let before = ''
  for await (const { seat, verb, active, turn, presses: taken } of pressed(game, setup, parts, 80)) {
    if (seat !== 0) continue
    // Where magicians pick Spells in turn, one at a time (IMP-2.8), nobody can pick several at once.
    if (verb !== before) presses += taken
    if (active === seat && turn > 1) break
    before = verb
  }
  return presses
}

describe('words at the door', () => {
  it('the sentence fits a player who leaves last, resigns last or has no seat', async () => {
    at = openHouse({ games: [toy as unknown as Game] })
    await at.command('ann', '/game new', { game: 'toy' })
    await at.shown()
    expect(await at.press('ben', idOf(at.card(), 'Start'))).toBe(say('join-first'))
    expect(await at.command('ann', '/game leave')).toBe(say('lobby-gone'))
    const table = await at.playing('toy', 'ann', 'ben')
    const resign = async (who: string) => readable(panel(await at.press(who, `q1|r|${table}`)))
    const first = await resign('ann')
    expect(first).toContain(
      (await at.store.records.find(table))?.status === 'over' ? say('resigned-last') : say('resigned'),
    )
    if ((await at.store.records.find(table))?.status === 'playing')
      expect(await resign('ben')).toContain(say('resigned-last'))
  })
})
