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

/** Measures how much work a new card is: a Stranger with a question of its own, added to a copy of the game. */

describe('adding a Stranger with a question of its own', () => {
  const houses: string[] = []
  afterAll(() => {
    for (const house of houses) rmSync(house, { recursive: true, force: true })
  })

  test('takes the row of the card and one file a room', () => {
    const files = new Set(Object.values(EDITS).map(({ room, file }) => `${room}: ${file}`))
    const rooms = new Set(Object.values(EDITS).map(({ room }) => room))
    expect(files.size).toBe(rooms.size)
    expect([...rooms]).toEqual(['data', 'view', 'rules', 'words', 'computer'])
  })

  test('compiles', () => {
    expect(complaints(edited())).toEqual([])
  })

  test.each(FORGOTTEN)('does not compile without %s', (_what, instead, file) => {
    expect(complaints(edited(instead), file)).toEqual([file])
  })

  test('is a game that can be played, narrated and played by computers', async () => {
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
    expect.fail('nobody met the Pedlar')
  })
})

/** Puts the card wherever the first player can go with any die. */
function lay(game: Talisman, card: string): void {
  for (const { character } of game.players) if (character) character.gold = 5
  game.deck = [card, ...game.deck.filter((one) => one !== card)]
}

describe('properties of a new card that the compiler cannot check', () => {
  test('every Event, Curse, Stranger and Place does something to those who meet it', () => {
    const met = [...KINDS.values()].filter(
      ({ type, subtype }) => ['event', 'stranger', 'place'].includes(type) || subtype === 'curse',
    )
    expect(met.filter(({ id }) => !CARDS[id]?.meet).map(({ id }) => id)).toEqual([])
  })
})
