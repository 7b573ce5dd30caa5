import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Game, State } from '../../../../src/engine/index.ts'
import { rngFrom, Run } from '../../../../src/engine/index.ts'
import { KINDS } from '../../../../src/games/talisman/data/components.ts'
import { CARDS } from '../../../../src/games/talisman/rules/effects/cards/index.ts'
import type { Talisman } from '../../../../src/games/talisman/state/state.ts'
import { EDITS, FORGOTTEN } from './edits.ts'
import { builtHouse, complaints, edited } from './workshop.ts'

/** The work of adding a card: these tests add a Stranger with a question of its own to a copy of the game. */

describe('adding a Stranger with a question of its own', () => {
  const houses: string[] = []
  afterAll(() => {
    for (const house of houses) rmSync(house, { recursive: true, force: true })
  })

  test('adding a Stranger with a question of its own takes the row of the card and one file a room, and five more for its name, its text, what its question says and is for, and its value', () => {
    const files = new Set(Object.values(EDITS).map(({ file }) => file))
    const rooms = new Set(Object.values(EDITS).map(({ room }) => room))
    expect(files.size).toBe(rooms.size + 5)
    expect([...rooms]).toEqual(['data', 'view', 'rules', 'words', 'computer'])
  })

  test('compiles with all of its parts', () => {
    expect(complaints(edited())).toEqual([])
  })

  test.each(FORGOTTEN)(
    'adding a Stranger with a question of its own does not compile without %s',
    (_what, instead, file) => {
      expect(complaints(edited(instead), file)).toEqual([file])
    },
  )

  test('adding a Stranger with a question of its own makes a game that people and computers can play, and that is told in words', async () => {
    const src = builtHouse()
    houses.push(dirname(src))
    const { TALISMAN } = (await import(/* @vite-ignore */ join(src, 'games/talisman/index.ts'))) as {
      TALISMAN: Game<Talisman & State>
    }
    const game = TALISMAN.rules.create({ seats: 2, preset: 'standard', seed: 'pedlar', experience: [] })
    const { run } = Run.start(TALISMAN.rules, game)
    const name = (seat: number) => ['Ann', 'Ben'][seat] ?? ''
    lay(run.state, 'pedlar')
    for (let pause = 0; pause < 200; pause += 1) {
      const [asked] = run.asked
      if (!asked) break
      const view = run.rules.view(run.state, asked.seat)
      const rng = { rng: rngFrom('pedlar') }
      if (asked.verb === 'pedlar.buy') {
        expect(TALISMAN.words.prompt(asked, view, name)).toBe('The Pedlar opens his coat. What will it be?')
        expect(asked.offers.map((offer) => TALISMAN.words.label(asked.verb, offer, view, name).label)).toEqual([
          'Buy nothing',
          'Buy a Life',
          'Buy a Spell',
        ])
        expect(TALISMAN.words.act(asked.verb, 'life')).toBe('trade')
        expect(TALISMAN.computer(view, asked, [], rng).verb).toBe('pedlar.buy')
        run.submit({ seat: asked.seat, verb: asked.verb, key: 'spell' })
        expect(run.state.players[asked.seat]?.character?.gold).toBe(3)
        return
      }
      const meets = asked.offers.find(({ key }) => key === 'meet:pedlar' || key === 'visit:pedlar')
      const key = meets?.key ?? TALISMAN.computer(view, asked, [], rng).key
      run.submit({ seat: asked.seat, verb: asked.verb, key })
    }
    expect.fail('no player met the Pedlar')
  })
})

/** Puts the Stranger on top of the deck, and Gold into every purse. */
function lay(game: Talisman, card: string): void {
  for (const { character } of game.players) if (character) character.gold = 5
  game.deck = [card, ...game.deck.filter((one) => one !== card)]
}

describe('a new card, beyond what the compiler checks', () => {
  test('every Event, Curse, Stranger and Place has rules for the Character who meets it', () => {
    const met = [...KINDS.values()].filter(
      ({ type, subtype }) => ['event', 'stranger', 'place'].includes(type) || subtype === 'curse',
    )
    expect(met.filter(({ id }) => !CARDS[id]?.meet).map(({ id }) => id)).toEqual([])
  })
})
