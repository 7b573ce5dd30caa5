import { afterEach, describe, expect, it } from 'vitest'
import type { Panel } from '../../src/discord/kit/message.ts'
import { groupsOf } from '../../src/discord/reference/groups.ts'
import type { Context, Reply } from '../../src/discord/table/context/context.ts'
import type { Game } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { toy } from '../kit/toy/index.ts'
import { assertWithinLimits, idOf, readable } from './limits.ts'
import { parlour } from './parlour.ts'
import { openHouse } from './rooms.ts'
import { say } from '../../src/discord/words/index.ts'

let house: ReturnType<typeof openHouse> | undefined
afterEach(async () => {
  await house?.close()
  house = undefined
})

/** Which cards were drawn together, by their ids. */
const drawn: string[][] = []
const faces: Context['faces'] = ({ topics }) => {
  drawn.push(topics.map(({ id }) => id))
  return Promise.resolve(Buffer.from('faces'))
}

function opened(games: readonly Game[] = GAMES) {
  drawn.length = 0
  return (house = openHouse({ games, faces }))
}

function panel(reply: Reply): Panel {
  if (reply === null || typeof reply === 'string') throw new Error(`no panel but ${reply}`)
  assertWithinLimits(reply)
  return reply
}

describe('/cards', () => {
  it('/cards asks which game, and shows its kinds page by page, each card with its face', async () => {
    const at = opened()
    const games = panel(await at.command('ann', '/cards'))
    const first = panel(await at.press('ann', idOf(games, 'Talisman')))
    expect(readable(first)).toContain('Talisman: Character')
    expect(first.pictures).toHaveLength(4)
    expect(drawn).toHaveLength(4)
    const next = panel(await at.press('ann', idOf(first, say('cards-on'))))
    expect(readable(next)).toContain('page 2 of')
    const spells = groupsOf(GAMES.find(({ rules }) => rules.id === 'talisman') as Game).findIndex(
      ({ name }) => name === 'Spell',
    )
    const others = panel(await at.press('ann', idOf(next, say('cards-kinds')), String(spells)))
    expect(readable(others)).toContain('Talisman: Spell')
    expect(readable(panel(await at.press('ann', idOf(others, say('look-closer')), 'alchemy')))).toContain('alchemy')
  })

  it('/cards shows a kind that is named, in the game where it is found', async () => {
    const at = opened()
    expect(readable(panel(await at.command('ann', '/cards', { kind: 'key card' })))).toContain('Warlock of Firetop')
    expect(readable(panel(await at.command('ann', '/cards', { kind: 'spell', game: 'imperial' })))).toContain(': Spell')
    const offered = await at.complete('ann', '/cards', { kind: 'myst', game: 'warlock' }, 'kind')
    expect(offered.every(({ name }) => name === '')).toBe(offered.length === 0)
    expect((await at.complete('ann', '/cards', { kind: 'spel' }, 'kind'))[0]).toEqual({ name: 'Spell', value: 'Spell' })
    expect(await at.command('ann', '/cards', { kind: 'no such kind' })).toBe(say('unknown-kind'))
    expect(await at.press('ann', 'q1|qk|talisman|99|0')).toBe(say('unknown-kind'))
    expect(await at.press('ann', 'q1|qk|talisman|0|9999')).toBe(say('unknown-kind'))
    expect(await at.press('ann', 'q1|qk|chess|0|0')).toBe(say('unknown-kind'))
    expect(await at.press('ann', 'q1|qj|talisman', 'nonsense')).toBe(say('unknown-kind'))
  })

  it.each(GAMES.map((game) => [game.rules.id, game] as const))(
    '/cards has every page of %s within the limits',
    async (id, game) => {
      const at = opened()
      for (const [group, { topics }] of groupsOf(game).entries()) {
        for (let page = 0; page * 4 < Math.min(topics.length, 60); page += 1) {
          panel(await at.press('ann', `q1|qk|${id}|${group}|${page}`))
        }
      }
      expect(drawn.every((one) => one.length === 1)).toBe(true)
      const all = groupsOf(game).flatMap(({ topics }) => topics)
      expect(all).toHaveLength(game.words.reference?.().length ?? 0)
    },
  )
})

describe('one’s own cards', () => {
  const holding = (held: readonly string[]): Game => {
    const game = parlour()
    const reference = () => ['fox', 'owl'].map((id) => ({ id, kind: 'Beast', title: `The ${id}`, lines: [] }))
    return { ...game, words: { ...game.words, reference, held: () => held } }
  }

  it('one’s own cards are fanned out in the hand, and behind a button, each to be looked at', async () => {
    const at = opened([holding(['fox', 'owl', 'fox'])])
    await at.playing('parlour', 'ann', 'ben')
    const hand = panel(await at.command('ann', '/clues'))
    expect(hand.pictures?.[0]?.alt).toBe('Your cards: 2 × The fox and The owl.')
    expect(drawn).toEqual([['fox', 'owl', 'fox']])
    const own = panel(await at.press('ann', idOf(hand, say('held-cards'))))
    expect(readable(own)).toContain('2 × The fox')
    expect(readable(panel(await at.press('ann', idOf(own, say('look-closer')), 'owl')))).toContain('owl')
    expect(await at.press('stranger', idOf(hand, say('held-cards')))).toBe(say('refused-not-seated'))
  })

  it('one’s own cards are none where nothing is held, and without a button where nothing ever is', async () => {
    const at = opened([holding([]), toy as unknown as Game])
    await at.playing('parlour', 'ann', 'ben')
    const hand = panel(await at.command('ann', '/clues'))
    expect(hand.pictures).toEqual([])
    expect(await at.press('ann', idOf(hand, say('held-cards')))).toBe(say('nothing-held'))
    expect(drawn).toEqual([])
  })
})

describe('what may be chosen', () => {
  const choosing = (): Game => {
    const game = parlour({ offers: ['a', 'b', 'c'] })
    const reference = () => ['a', 'b'].map((id) => ({ id, kind: 'Beast', title: `The ${id}`, lines: [] }))
    const offered: Game['words']['offered'] = ({ key }) => (key === 'c' ? null : key)
    return { ...game, words: { ...game.words, reference, offered } }
  }

  it('what may be chosen can be looked at before it is chosen, from the card and from one’s own panel', async () => {
    const at = opened([choosing()])
    const table = await at.playing('parlour', 'ann', 'ben')
    const card = at.rooms.in('hall').at(-1)?.panel as Panel
    const looked = panel(await at.press('ann', idOf(card, say('offered-cards'))))
    expect(looked.pictures?.[0]?.alt).toBe('On offer: The a and The b.')
    expect(drawn.at(-1)).toEqual(['a', 'b'])
    expect(readable(panel(await at.press('ben', idOf(card, say('offered-cards')))))).toContain('The a and The b')
    const own = panel(await at.press('ann', `q1|v|${table}`))
    expect(idOf(own, say('offered-cards'))).toBe(`q1|qy|${table}`)
    await at.press('ann', idOf(card, 'Take c'))
  })

  it('what may be chosen is nothing to look at where it is no cards', async () => {
    const at = opened([parlour()])
    const table = await at.playing('parlour', 'ann', 'ben')
    expect(await at.press('ann', `q1|qy|${table}`)).toBe(say('nothing-to-look-at'))
    expect(readable(at.rooms.in('hall').at(-1)?.panel as Panel)).not.toContain(say('offered-cards'))
  })
})
