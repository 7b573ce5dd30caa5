import { afterEach, describe, expect, it } from 'vitest'
import type { Game } from '../../src/engine/index.ts'
import { translatedLanguages } from '../../scripts/lib/translations.ts'
import { GAMES } from '../../src/games/index.ts'
import { inLanguage } from '../../src/language/index.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import type { Context } from '../../src/discord/table/context/context.ts'
import { topicName, topicPanel } from '../../src/discord/panels/about/topic.ts'
import { citedIn, referenceOf } from '../../src/discord/reference/reference.ts'
import { isRule, ruleIn } from '../../src/discord/reference/rulebook.ts'
import { entriesOf } from '../../src/rulebook/entries.ts'
import { toy } from '../kit/toy/index.ts'
import { assertWithinLimits, idOf, readable } from './limits.ts'
import { openHouse } from './rooms.ts'
import { say } from '../../src/discord/words/index.ts'

let house: ReturnType<typeof openHouse> | undefined
afterEach(async () => {
  await house?.close()
  house = undefined
})

const BOOK = `
# A rulebook

## TOY-2 Escaping

Prose that is no rule.

- **TOY-2.1** An adventurer may
  try to escape (TOY-2.2). [seed]
- **TOY-2.2 Who decides.** Roll 1d6. [seed/completed]

| die | lost |
|---|---|
| 1 | 2 |

## 3. Afterwards

- **TOY-R3** *Rest.* All rest. [completed]
`

describe('a rulebook', () => {
  it('a rulebook is read rule by rule, with title, section and tables', () => {
    expect(entriesOf(BOOK).flatMap(ruleIn)).toEqual([
      {
        id: 'TOY-2.1',
        kind: 'Rule: Escaping',
        title: 'An adventurer may try to escape (TOY-2.2).',
        lines: ['An adventurer may try to escape (TOY-2.2).'],
      },
      {
        id: 'TOY-2.2',
        kind: 'Rule: Escaping',
        title: 'Who decides',
        lines: ['Roll 1d6.', '- die · lost', '- 1 · 2'],
      },
      { id: 'TOY-R3', kind: 'Rule: Afterwards', title: 'Rest', lines: ['*Rest.* All rest.'] },
    ])
  })
})

describe.each(GAMES.map((game) => [game.words.title, game] as const))('what can be looked up about %s', (_, game) => {
  const { entries, of, about, find } = referenceOf(game)

  it('names no moment of a Turn by its id', () => {
    for (const one of entries) expect([one.title, ...one.lines].join(' '), one.id).not.toMatch(/\b[tw]-[a-z]+\b/)
  })

  it('has ids of its own, names and something to say, and fits its message', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    for (const one of entries) {
      expect(one.title.length, one.id).toBeGreaterThan(0)
      expect(one.title.length, one.id).toBeLessThanOrEqual(80)
      expect([one.flavour ?? '', ...one.lines].join(''), one.id).not.toBe('')
      expect(topicName(one).length).toBeLessThanOrEqual(100)
      assertWithinLimits(topicPanel(game, one))
      expect(find(one.id)[0]).toBe(one)
    }
  })

  it('leads from whatever names a rule to that rule, and back', () => {
    const named = entries.flatMap((one) => citedIn(one.lines).flatMap((id) => (of(id) ? [{ one, id }] : [])))
    expect(named.length).toBeGreaterThan(30)
    for (const { one, id } of named.filter((pair) => pair.id !== pair.one.id)) {
      expect(about(one).map((other) => other.id)).toContain(id)
      const rule = of(id)
      expect(rule && about(rule)).toContain(one)
    }
  })
})

describe.each(translatedLanguages())('in %s', (language) => {
  it.each(GAMES.map((game) => [game.rules.id, game] as const))(
    'everything in %s is found by id, by its name there and by its English name',
    (_, game) => {
      const english = referenceOf(game)
      inLanguage(language, () => {
        const { entries, find, of } = referenceOf(game)
        expect(entries.map(({ id }) => id).sort()).toEqual(english.entries.map(({ id }) => id).sort())
        for (const one of entries.filter((entry) => !isRule(entry))) {
          expect(find(one.id)[0]).toBe(one)
          expect(find(one.title)).toContain(one)
          expect(find(english.of(one.id)?.title ?? '')).toContain(of(one.id))
        }
      })
    },
  )
})

describe('/rules', () => {
  const text = (reply: unknown) => readable(reply as Panel)

  it('/rules finds by name and id, in the game of the room or any, and leads on', async () => {
    house = openHouse({ games: GAMES })
    const [found] = await house.complete('ann', '/rules', { topic: 'WAR-10.2' }, 'topic')
    expect(found?.value).toBe('WAR-10.2')
    expect(text(await house.command('ann', '/rules', { topic: 'WAR-10.2' }))).toContain('Escape Table')
    expect(text(await house.command('ann', '/rules', { topic: 'war-10.2' }))).toContain('Escape Table')
    expect(text(await house.press('ann', 'q1|qe|talisman', 'TAL-R110'))).toContain('pause must not betray')
  })

  it('/rules shows the face of what has one, read out in full, and the words of what has much to say or none', async () => {
    const asked: string[] = []
    const faces: Context['faces'] = ({ topics }) => {
      asked.push(...topics.map(({ id }) => id))
      return Promise.resolve(Buffer.from('face'))
    }
    const at = openHouse({ games: GAMES, faces })
    house = at
    const looked = async (topic: string, game: string): Promise<Panel> => {
      const reply = await at.command('ann', '/rules', { topic, game })
      if (reply === null || typeof reply === 'string') throw new Error('no panel')
      return reply
    }
    const hex = await looked('hex', 'talisman')
    expect(hex.pictures?.[0]?.alt).toContain('Hex, Spell. Place this on an empty space')
    expect(text(hex)).not.toContain('Place this on')
    expect(text(hex)).toContain('1 card among the Spells.')
    expect(hex.pictures?.[0]?.alt).not.toContain('1 card among')
    expect((await looked('TAL-R110', 'talisman')).pictures).toEqual([])
    expect(asked).toEqual(['hex'])
    const long = {
      id: 'saga',
      kind: 'Spell',
      title: 'Saga',
      lines: Array.from({ length: 40 }, () => 'It goes on and on.'),
    }
    const panel = topicPanel(GAMES[0] as Game, long, Buffer.from('face'))
    expect(panel.pictures).toHaveLength(1)
    expect(text(panel)).toContain('It goes on and on.')
  })

  it('/rules knows the game of a channel, also after its end', async () => {
    house = openHouse({ games: GAMES })
    const table = await house.playing('warlock', 'ann', 'ben')
    const boss = house.visit('eve', 'hall', { isManager: true })
    const found = async () => {
      const all = await house?.complete('ann', '/rules', { topic: 'dragon' }, 'topic')
      return all?.map(({ value }) => String(value)) ?? []
    }
    const [before, everywhere] = [await found(), GAMES.flatMap((game) => referenceOf(game).find('dragon'))]
    expect(before.length).toBeGreaterThan(0)
    expect(before.length).toBeLessThan(everywhere.length)
    const asked = (await house.command(boss, '/admin end', { game: table })) as Panel
    await house.press(boss, idOf(asked, say('end-this-game')))
    expect(await house.tables.directory.openIn('griffin', 'hall')).toBeUndefined()
    expect(await found()).toEqual(before)
  })

  it('/rules says so where there is nothing of the name', async () => {
    house = openHouse({ games: [toy as unknown as Game] })
    expect(await house.command('ann', '/rules', { topic: 'WAR-10.2' })).toBe(say('unknown-topic'))
    expect(await house.press('ann', 'q1|qe|toy', 'x')).toBe(say('unknown-topic'))
    expect(await house.press('ann', 'q1|qe|nothing', 'x')).toBe(say('unknown-topic'))
  })
})
