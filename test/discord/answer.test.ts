import { afterEach, describe, expect, it } from 'vitest'
import type { Reply } from '../../src/discord/table/context/context.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import type { Game } from '../../src/engine/index.ts'
import { toy } from '../kit/toy/index.ts'
import { idOf, idsOf, menuValues, readable } from './limits.ts'
import { parlour, type ParlourManner } from './parlour.ts'
import { openHouse } from './rooms.ts'
import { say } from '../../src/discord/words/index.ts'

let at: ReturnType<typeof openHouse>
afterEach(async () => await at.close())

const inParlour = async (manner: ParlourManner = {}, ...users: string[]) => {
  at = openHouse({ games: [parlour(manner)] })
  return at.playing('parlour', ...(users.length > 0 ? users : ['ann', 'ben']))
}
const panel = (answer: Reply): Panel => {
  if (answer === null || typeof answer === 'string') throw new Error(`no panel but ${answer}`)
  return answer
}
const unchanged = async (table: string, act: () => Promise<Reply>): Promise<Reply> => {
  const before = (await at.store.log.entries(table)).length
  const answer = await act()
  expect(await at.store.log.entries(table)).toHaveLength(before)
  return answer
}

describe('/play', () => {
  it('/play proposes all that may be done now, and nothing else', async () => {
    await inParlour({ offers: ['ale', 'Brandywine', 'café noir'], secretOffers: ['dagger'] })
    const labels = async (typed: string, who = 'ann') =>
      (await at.complete(who, '/play', { action: typed }, 'action')).map(({ name }) => name.split(' – ')[0])
    expect(await labels('')).toEqual(['Take ale', 'Take Brandywine', 'Take café noir', 'Take dagger', 'Peek'])
    expect(await labels('NOIR cafe')).toEqual(['Take café noir'])
    expect(await labels('zzz')).toEqual([])
    expect(await labels('', 'ben')).toEqual(['Peek'])
    expect(await labels('', 'stranger')).toEqual([])
  })

  it('/play proposes at most 25, the best first, and every one of them counts', async () => {
    await inParlour({ offers: Array.from({ length: 80 }, (_, n) => `thing ${n}`) })
    expect(await at.complete('ann', '/play', { action: '' }, 'action')).toHaveLength(25)
    const found = await at.complete('ann', '/play', { action: 'thing 7' }, 'action')
    expect(found[0]?.name).toMatch(/^Take thing 7 /)
    expect(await at.command('ann', '/play', { action: found[3]?.value ?? '' })).toMatch(/^You chose \*\*Take thing 7\d/)
  })

  it('/play takes a typed text that means one thing alone', async () => {
    const table = await inParlour({ offers: ['ale', 'pale ale', 'beer'], times: 9 })
    expect(await at.command('ann', '/play', { action: 'take ALE' })).toContain('Take ale')
    expect(await at.command('ann', '/play', { action: 'bee' })).toContain('Take beer')
    expect(await unchanged(table, () => at.command('ann', '/play', { action: 'ale t' }))).toBe(say('several-actions'))
    for (const odd of ['nonsense', '', ' ', '🐉'.repeat(90), 'x'.repeat(5000), 'q1|o|', '../../etc', '{"verb":1}']) {
      expect(await unchanged(table, () => at.command('ann', '/play', { action: odd })), odd).toBe(say('unknown-action'))
    }
  })

  it('/play refuses a choice of a question that has passed, and one of another table', async () => {
    const table = await inParlour()
    const [first] = await at.complete('ann', '/play', { action: 'take a' }, 'action')
    await at.command('ann', '/play', { action: first?.value ?? '' })
    expect(await unchanged(table, () => at.command('ann', '/play', { action: first?.value ?? '' }))).toBe(REFUSED.stale)
    const foreign = (first?.value ?? '').replace(table, 'another123')
    expect(await unchanged(table, () => at.command('ann', '/play', { action: foreign }))).toBe(say('other-table'))
  })

  it('/play tells who it is that is asked', async () => {
    const table = await inParlour()
    expect(await unchanged(table, () => at.command('ben', '/play', { action: 'take a' }))).toBe(
      say('somebody-elses-turn', { names: '**ann**' }),
    )
    expect(await at.command('stranger', '/play', { action: 'take a' })).toBe(say('refused-not-seated'))
    expect(await at.command(at.visit('ann', 'cellar'), '/play', { action: 'take a' })).toBe(say('no-table-here'))
  })

  it('/play works in direct messages, where the game must be named if there are several', async () => {
    const table = await inParlour()
    const dm = at.visit('ann', 'dm-ann')
    expect(await at.command(dm, '/play', { action: 'take a' })).toContain('Take a')
    await at.command(at.visit('ann', 'cellar'), '/game new', { game: 'parlour' })
    const second = (await at.tables.directory.openIn('griffin', 'cellar'))?.id ?? ''
    await at.command(at.visit('ann', 'cellar'), '/game start')
    expect(await at.command(dm, '/play', { action: 'take a' })).toBe(say('which-game'))
    expect(await at.command(dm, '/clues')).toBe(say('which-game'))
    const offered = await at.complete(dm, '/clues', { game: '' }, 'game')
    expect(offered.map(({ value }) => value).sort()).toEqual([table, second].sort())
    expect(readable(panel(await at.command(dm, '/clues', { game: table })))).toContain('Secret of seat 0')
    const [choice] = await at.complete(dm, '/play', { game: second, action: 'take b' }, 'action')
    expect(await at.command(dm, '/play', { action: choice?.value ?? '' })).toContain('Take b')
    expect(await at.command(dm, '/play', { action: 'take a', game: 'nonsense' })).toBe(say('unknown-game'))
    expect(await at.command(at.visit('stranger', 'dm-stranger'), '/clues')).toBe(say('nowhere-playing'))
  })

  it('/play shows status, map and log of the last game of a channel after its end, and takes nothing back there', async () => {
    at = openHouse({ games: [parlour({ turns: 2 })] })
    const table = await at.playing('parlour', 'ann', 'ben')
    const log = readable(panel(await at.command('ann', '/game log')))
    for (let turns = 0; turns < 50 && (await at.tables.directory.openIn('griffin', 'hall')); turns += 1) {
      for (const user of ['ann', 'ben']) await at.command(user, '/play', { action: 'take a' })
    }
    expect(await at.tables.directory.openIn('griffin', 'hall')).toBeUndefined()
    expect(readable(panel(await at.command('ann', '/game log'))).length).toBeGreaterThan(log.length)
    expect(readable(panel(await at.command('stranger', '/game status')))).toContain('A quiet parlour')
    expect(panel(await at.command('ann', '/game map'))).toBeDefined()
    expect(await at.command('ann', '/game undo')).toBe(say('no-table-here'))
    expect(await at.command(at.visit('ann', 'cellar'), '/game log')).toBe(say('no-table-here'))
    expect((await at.tables.views.of(table))?.record.status).toBe('over')
    // While people gather for another game it is still the last that was played.
    const ended = readable(panel(await at.command('ann', '/game log')))
    await at.command('ann', '/game new', { game: 'parlour' })
    expect(readable(panel(await at.command('ann', '/game log')))).toBe(ended)
    for (const what of ['map', 'lookback', 'reveal'])
      expect(panel(await at.command('ben', `/game ${what}`))).toBeDefined()
    expect(await at.command('ann', '/game status')).toBe(say('lobby-here'))
    await at.command('ben', '/game join')
    await at.command('ann', '/game start')
    expect(readable(panel(await at.command('ann', '/game log'))).length).toBeLessThan(ended.length)
    expect(await at.command('ann', '/game reveal')).toBe(say('not-revealed'))
  })

  it('/play shows status, map and log, and takes back, in direct messages too', async () => {
    const table = await inParlour()
    const dm = at.visit('ann', 'dm-ann')
    for (const what of ['status', 'map', 'log'] as const) {
      expect(readable(panel(await at.command(dm, `/game ${what}`)))).not.toBe('')
      expect(await at.command(at.visit('stranger', 'dm-stranger'), `/game ${what}`)).toBe(say('nowhere-playing'))
    }
    await at.command(dm, '/play', { action: 'take a' })
    expect(await at.command(dm, '/game undo', { game: 'nonsense' })).toBe(say('unknown-game'))
    expect(await at.command(dm, '/game undo')).toBe(say('undone'))
    await at.command(at.visit('ann', 'cellar'), '/game new', { game: 'parlour' })
    const cellar = (await at.tables.directory.openIn('griffin', 'cellar'))?.id ?? ''
    await at.command(at.visit('ann', 'cellar'), '/game start')
    expect(await at.command(dm, '/game undo')).toBe(say('which-game'))
    expect(await at.command(dm, '/game map')).toBe(say('which-game'))
    const offered = await at.complete(dm, '/game map', { game: '' }, 'game')
    expect(offered.map(({ value }) => value).sort()).toEqual([table, cellar].sort())
    expect(readable(panel(await at.command(dm, '/game status', { game: table })))).toContain('parlour')
    // A user without a seat learns nothing about a table from its id.
    expect(await at.command(at.visit('stranger', 'dm-stranger'), '/game map', { game: table })).toBe(
      say('unknown-game'),
    )
  })
})

describe('the verbs', () => {
  it('the verbs offer only what is of their kind, and do nothing that was not named', async () => {
    at = openHouse({ games: [toy as unknown as Game] })
    const table = await at.playing('toy', 'ann', 'ben')
    expect(await at.complete('ann', '/explore', { action: 'deep' }, 'action')).toHaveLength(1)
    expect(await at.complete('ann', '/cast', { action: '' }, 'action')).toEqual([])
    const several = panel(await unchanged(table, () => at.command('ann', '/explore')))
    expect(idsOf(several)).toHaveLength(3)
    expect(readable(several)).not.toContain('Cards')
    expect(await unchanged(table, () => at.command('ann', '/pass'))).toBe(say('not-that-act'))
    expect(await at.command('ann', '/explore', { action: 'deep' })).toContain('Dig in the deep pit')
    const only = panel(await unchanged(table, () => at.command('ben', '/pass')))
    expect(readable(panel(await at.press('ben', idOf(only, 'Let it be'))))).toContain('You chose **Let it be**.')
  })
})

describe('a command for what is done beside the question', () => {
  it('a command for what is done beside the question does not ask the question', async () => {
    await inParlour()
    expect(readable(panel(await at.command('ann', '/use', {})))).toContain(say('beside'))
    expect(readable(panel(await at.command('ann', '/trade', {})))).toContain('What do you take?')
  })

  it('a command for what is done beside the question says that the question at hand is about more than the command', async () => {
    const game = parlour({ offers: ['a', 'b', 'c'] })
    const act = (_verb: string, key: string) => (key === 'a' ? 'move' : 'trade')
    at = openHouse({ games: [{ ...game, words: { ...game.words, act } } as Game] })
    await at.playing('parlour', 'ann', 'ben')
    const trade = readable(panel(await at.command('ann', '/trade', {})))
    expect(trade).toContain(
      `**${say('by-act', { act: 'trade' })}**\n${say('own-open', { question: 'What do you take?' })}`,
    )
    expect(trade).not.toContain('Take a')
  })
})

describe('buttons', () => {
  it('buttons on the card answer for the player who is asked, and tell everyone else privately', async () => {
    const table = await inParlour()
    const button = idOf(at.card(), 'Take a')
    expect(await unchanged(table, () => at.press('ben', button))).toBe(say('somebody-elses-turn', { names: '**ann**' }))
    expect(await unchanged(table, () => at.press('stranger', button))).toBe(say('refused-not-seated'))
    expect(await unchanged(table, () => at.press(at.visit('ann', 'cellar'), button))).toMatch(/moved to|another table/)
    expect(await at.press('ann', button)).toBeNull()
  })

  it('buttons of the card ask once more for what the presser alone can see', async () => {
    const sure = (key: string, viewer: number | null) => (key === 'a' && viewer === 0 ? 'You hold a trump.' : undefined)
    const table = await inParlour({ sure })
    const asks = panel(await unchanged(table, () => at.press('ann', idOf(at.card(), 'Take a'))))
    expect(readable(asks)).toContain('You hold a trump.')
    expect(readable(at.card())).not.toContain('trump')
    expect(readable(panel(await at.press('ann', idOf(asks, 'Take a'))))).toContain('You chose **Take a**.')
  })

  it('buttons on the card open a private preview at once for the only player who can act', async () => {
    await inParlour({ secretOffers: ['dagger', 'rope'], beckoning: ['dagger'] })
    const next = panel(await at.press('ann', idOf(at.card(), 'Take a')))
    expect(readable(panel(await at.press('ann', idOf(next, 'Take dagger'))))).toContain('You chose **Take dagger**.')
    await at.close()
    await inParlour({ secretOffers: ['dagger', 'rope'] })
    expect(await at.press('ann', idOf(at.card(), 'Take a'))).toBeNull()
  })

  it('buttons are good once: a double click is harmless', async () => {
    const table = await inParlour({ times: 9 })
    const button = idOf(at.card(), 'Take a')
    const answers = await Promise.all([at.press('ann', button), at.press('ann', button), at.press('ann', button)])
    expect(answers.filter((one) => one === null)).toHaveLength(1)
    expect(await at.store.log.entries(table)).toHaveLength(1)
  })

  it('buttons do not shut a slow neighbour out of a window that somebody else has answered', async () => {
    at = openHouse({ games: [toy as unknown as Game] })
    await at.playing('toy', 'ann', 'ben', 'cleo')
    await at.command('ann', '/explore', { action: 'north' })
    await at.shown()
    const pass = idOf(at.card(), 'Let it be')
    expect(await at.press('ann', pass)).toMatch(/^Waiting for /)
    expect(await at.press('cleo', pass)).toBe('You chose **Let it be**.')
    expect(await at.press('cleo', pass)).toBe(REFUSED.stale)
    // The last answer closes the window, which everybody sees.
    expect(await at.press('ben', pass)).toBeNull()
    expect(await at.press('ben', pass)).toBe(REFUSED.stale)
  })

  it('buttons do not take a forged choice: not a secret one, not one that is not there', async () => {
    const table = await inParlour({ secretOffers: ['dagger'] })
    const button = idOf(at.card(), 'Take a')
    expect(await unchanged(table, () => at.press('ann', button.replace(/pick\.one a$/, 'pick.one dagger')))).toBe(
      REFUSED['not-offered'],
    )
    expect(await unchanged(table, () => at.press('ann', button.replace(/pick\.one a$/, 'leave leave')))).toBe(
      REFUSED['not-offered'],
    )
    expect(await unchanged(table, () => at.press('ben', button.replace('0-0', '1-0')))).toBe(REFUSED.stale)
    expect(await unchanged(table, () => at.press('ann', button.replace(table, 'nowhere')))).toBe(
      REFUSED['no-such-table'],
    )
    const own = idOf(panel(await at.press('ann', idOf(at.card(), 'My choices & hand'))), 'Take dagger')
    expect(readable(panel(await unchanged(table, () => at.press('ben', own))))).toContain(REFUSED.stale)
    expect(await at.press('stranger', own)).toBe(say('refused-not-seated'))
  })

  it('buttons lead from the card to the rest of a long list, page by page', async () => {
    await inParlour({ offers: Array.from({ length: 60 }, (_, n) => `thing ${n}`), times: 9 })
    const second = panel(await at.press('ann', idOf(at.card(), say('choose-more', { more: 35 }))))
    expect(menuValues(second)).toHaveLength(25)
    const third = panel(await at.press('ann', idOf(second, say('choose-more', { more: 10 }))))
    const value = menuValues(third).find((one) => one.includes('thing 55')) ?? ''
    const after = panel(await at.press('ann', idOf(third, say('choose-page', { most: 1, page: 3, pages: 3 })), value))
    expect(readable(after)).toContain('You chose **Take thing 55**.')
    expect(
      await at.press('ann', idOf(at.card(), say('choose-page', { most: 1, page: 1, pages: 3 })), 'pick.one thing 3'),
    ).toBe(REFUSED.stale)
  })

  it('buttons follow a private matter up privately', async () => {
    await inParlour({ secret: true })
    const own = panel(await at.press('ann', idOf(at.card(), 'My choices & hand')))
    const after = panel(await at.press('ann', idOf(own, 'Take a')))
    expect(readable(after)).toContain('You chose **Take a**.')
    expect(readable(panel(await at.press('ann', idOf(await at.hand('ann'), 'Peek'))))).toContain('a hidden thing')
  })

  it('buttons take the last answer back where that is fair', async () => {
    const table = await inParlour()
    await at.command('ann', '/play', { action: 'take a' })
    const own = panel(await at.press('ann', idOf(at.card(), 'My choices & hand')))
    const undo = idOf(own, say('own-undo'))
    expect(readable(panel(await at.press('ann', undo)))).toContain(say('undone'))
    expect(readable(panel(await at.press('ann', undo)))).toContain(REFUSED.stale)
    expect(await unchanged(table, () => at.command('ben', '/game undo'))).toBe(REFUSED['nothing-to-undo'])
  })

  it('buttons give up only after asking', async () => {
    const table = await inParlour()
    const asked = panel(await unchanged(table, () => at.command('ben', '/game resign')))
    expect(await unchanged(table, () => at.press('stranger', idOf(asked, 'Give up')))).toMatchObject({})
    expect(readable(panel(await at.press('ben', idOf(asked, 'Give up'))))).toContain(say('resigned'))
  })
})

describe('the lobby', () => {
  it('the lobby takes one game a room, each person once, and starts with enough', async () => {
    at = openHouse({ games: [toy as unknown as Game] })
    expect(await at.command('ann', '/game new', { game: 'chess' })).toBe(REFUSED['no-such-game'])
    expect(await at.command('ann', '/game new', { game: 'toy', seed: 'x'.repeat(200) })).toBe(REFUSED['seed-too-long'])
    expect(await at.command('ann', '/game start')).toBe(say('no-table-here'))
    expect(await at.command('ann', '/game new', { game: 'toy' })).toContain('open')
    expect(await at.command('ben', '/game new', { game: 'toy' })).toBe(REFUSED['room-taken'])
    expect(await at.command('ann', '/game join')).toBe(REFUSED['already-seated'])
    expect(await at.command('ann', '/game start')).toBe(REFUSED['too-few-players'])
    expect(await at.command('stranger', '/game start')).toBe(REFUSED['not-seated'])
    for (const line of ['/game status', '/game map', '/game log', '/play', '/move']) {
      expect(await at.command('ann', line, { action: 'x', to: 'x' }), line).toBe(say('lobby-here'))
    }
    const bare = at.visit('ann', 'cellar', { missingPermissions: ['send messages', 'attach files'] })
    expect(await at.command(bare, '/game new', { game: 'toy' })).toMatch(/let me send messages and attach files/)
    expect(await at.tables.directory.openIn('griffin', 'cellar')).toBeUndefined()
  })

  it('the lobby has buttons that are past once the game has begun', async () => {
    at = openHouse({ games: [toy as unknown as Game] })
    await at.command('ann', '/game new', { game: 'toy' })
    await at.shown()
    const leave = idOf(at.card(), 'Leave')
    await at.press('ben', idOf(at.card(), 'Join'))
    await at.press('ann', idOf(at.card(), 'Start'))
    expect(await at.press('ann', leave)).toBe(REFUSED['not-in-lobby'])
    await at.shown()
  })
})

describe('/admin', () => {
  it('/admin is for those who manage the server, and ends a game only after asking', async () => {
    const table = await inParlour()
    const boss = at.visit('eve', 'hall', { isManager: true })
    for (const line of ['/admin saves', '/admin resume', '/admin end']) {
      expect(await at.command('ann', line, { game: table })).toBe(say('not-admin'))
    }
    expect(await at.complete('ann', '/admin end', { game: '' }, 'game')).toEqual([])
    expect(readable(panel(await at.command(boss, '/admin saves')))).toMatch(
      /The Parlour – ann, ben.*<#hall>.*<t:\d+:R>/,
    )
    expect(await at.command(boss, '/admin end', { game: 'nonsense' })).toBe(say('unknown-save'))
    expect(
      await at.command(at.visit('mallory', 'hall', { isManager: true, guild: 'elsewhere' }), '/admin resume', {
        game: table,
      }),
    ).toBe(say('unknown-save'))
    const asked = panel(await at.command(boss, '/admin end', { game: table }))
    expect(await at.press('ann', idOf(asked, 'End this game'))).toBe(say('not-admin'))
    expect((await at.tables.views.of(table))?.record.status).toBe('playing')
    await at.press(boss, idOf(asked, 'End this game'))
    expect((await at.tables.views.of(table))?.record.status).toBe('closed')
    expect(await at.command(boss, '/admin resume', { game: table })).toBe('The game goes on here.')
    expect((await at.tables.views.of(table))?.record.status).toBe('playing')
  })
})

describe('looking', () => {
  it('looking shows the log with every die, page by page, and each secret to its owner alone', async () => {
    await inParlour({ times: 99, prose: 'p'.repeat(200) })
    await at.command('ann', '/play', { action: 'peek' })
    for (let n = 0; n < 20; n += 1) await at.command('ann', '/play', { action: 'take a' })
    const last = panel(await at.command('ben', '/game log'))
    expect(readable(last)).toContain('-# ppp')
    let page = last
    let pages = 1
    while (readable(page).includes('Earlier') && pages < 20) {
      page = panel(await at.press('ben', idOf(page, 'Earlier')))
      expect(readable(page)).not.toContain('hidden thing')
      pages += 1
    }
    expect(pages).toBeGreaterThan(2)
    expect(readable(page)).toContain('The Parlour begins')
    let own = panel(await at.command('ann', '/game log'))
    while (readable(own).includes('Earlier')) own = panel(await at.press('ann', idOf(own, 'Earlier')))
    expect(readable(own)).toContain('hidden thing')
  })

  it('looking shows the map with its alternative text, the overview and the rules', async () => {
    await inParlour()
    expect(panel(await at.command('ben', '/game map')).pictures).toHaveLength(1)
    expect(readable(panel(await at.command('stranger', '/game status')))).toContain('### All')
    expect(readable(panel(await at.command('ann', '/game help')))).toContain('Chapter 0')
    expect(readable(panel(await at.command(at.visit('ann', 'dm-ann'), '/game help')))).toContain('Questmaster')
  })

  it('looking says what the map shows where there is no picture, and says so where too many are wanted', async () => {
    const answers: (null | 'too-many')[] = [null, 'too-many']
    at = openHouse({
      games: [parlour({})],
      paint: ({ size }) => Promise.resolve((size === 'full' && answers.shift()) || null),
    })
    await at.playing('parlour', 'ann', 'ben')
    const words = panel(await at.command('ben', '/game map'))
    expect([words.pictures, readable(words).length > 0]).toEqual([undefined, true])
    expect(await at.command('ben', '/game map')).toBe(say('too-many-pictures'))
  })
})
