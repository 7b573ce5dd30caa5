import { describe, expect, it } from 'vitest'
import { byComputer, playout, type Game, type Run, type State } from '../../src/engine/index.ts'
import { clueOf } from '../../src/games/imperial/data/components.ts'
import { IMPERIAL } from '../../src/games/imperial/index.ts'
import { noteShown } from '../../src/games/imperial/state/knowledge.ts'
import type { Imperial } from '../../src/games/imperial/state/state.ts'
import { creatureName, itemName } from '../../src/games/imperial/words/things.ts'
import { kindIdOf, spellOf } from '../../src/games/talisman/data/components.ts'
import type { SpellCard } from '../../src/games/talisman/data/ids.ts'
import { TALISMAN } from '../../src/games/talisman/index.ts'
import type { Talisman } from '../../src/games/talisman/state/state.ts'
import { characterName, kindName, spellTitle } from '../../src/games/talisman/words/names.ts'
import { orderOf } from '../../src/games/talisman/words/orders.ts'
import { WARLOCK } from '../../src/games/warlock/index.ts'
import type { Warlock } from '../../src/games/warlock/state/state.ts'
import { cardName as treasureName, foeName, mazeCardName } from '../../src/games/warlock/words/names.ts'

// The final revelation of a finished game leaves out nothing hidden: neither unseen cards nor private actions.

const SEATS = 3
const names = (seat: number) => `**Player ${seat}**`
const spellName = (card: SpellCard): string => spellTitle(spellOf(card).id)

/** Two positions of a match between computer players: one halfway, and the end. */
function positionsOf(game: Game, seed = 'one'): readonly Run[] {
  const known = played.get(game)
  if (known) return known
  const setup = { seats: SEATS, preset: 'short', seed, experience: [0, 0, 0] }
  const runs: Run[] = []
  let answers = 0
  let last: Run | undefined
  for (const { run } of playout(game.rules, setup, byComputer(game, seed), 3000, 0)) {
    answers += 1
    last = run
    if (answers === 40) runs.push(copyOf(game, run))
  }
  if (!last?.isOver) throw new Error(`the match ${seed} of ${game.rules.id} did not end`)
  played.set(game, [...runs, last])
  return [...runs, last]
}

const played = new Map<Game, readonly Run[]>()

function copyOf(game: Game, { state }: Run): Run {
  const copy = structuredClone(state)
  return { state: copy, view: (viewer: number | null) => game.rules.view(copy, viewer) } as unknown as Run
}

/** Expects these texts in this order, with anything between them. */
function inOrder(text: string, wanted: readonly string[]): void {
  let at = 0
  for (const one of wanted) {
    const found = text.indexOf(one, at)
    expect(found, `${one} after ${at} in:\n${text}`).toBeGreaterThanOrEqual(0)
    at = found + one.length
  }
}

const passagesOf = <S extends State>(game: Game, state: S) => {
  const all = game.secrets?.(state, names) ?? []
  for (const { heading, lines } of all) {
    expect(heading).not.toBe('')
    expect(lines.length, heading).toBeGreaterThan(0)
    for (const line of lines) expect(line).not.toMatch(/undefined|null|NaN|\[object/)
  }
  const textOf = (heading: string) => all.find((one) => one.heading.includes(heading))?.lines.join('\n') ?? ''
  return { textOf, all: all.flatMap(({ heading, lines }) => [heading, ...lines]).join('\n') }
}

const handOf = (game: Game, run: Run, seat: number) =>
  game.words
    .hand(run.view(seat), names)
    .flatMap(({ lines }) => lines)
    .join('\n')

describe('the final revelation', () => {
  it('the final revelation shows a whole match of the Quest', () => {
    const game = IMPERIAL as unknown as Game
    for (const run of positionsOf(game)) {
      const state = run.state as Imperial
      const { textOf } = passagesOf(game, state)
      inOrder(
        textOf('deck of clues'),
        state.clueDeck.map((clue) => clueOf(clue).name),
      )
      for (const [seat, { character }] of state.players.entries()) {
        inOrder(
          handOf(game, run, seat),
          (character?.clues ?? []).map((clue) => clueOf(clue).name),
        )
      }
      const pools = textOf('pools')
      for (const tile of state.encounterPool) expect(pools).toContain(creatureName(tile))
      for (const tile of [...state.treasurePool, ...state.weaponsPool]) expect(pools).toContain(itemName(tile))
    }
  })

  it('the final revelation shows a whole match of Talisman', () => {
    const game = TALISMAN as unknown as Game
    for (const run of positionsOf(game)) {
      const state = run.state as Talisman
      const { textOf } = passagesOf(game, state)
      inOrder(
        textOf('Adventures left'),
        state.deck.map((card, at) => `${at + 1}. ${kindName(kindIdOf(card))}`),
      )
      inOrder(
        textOf('Spells left'),
        state.spellDeck.map((card, at) => `${at + 1}. ${spellName(card)}`),
      )
      for (const id of state.unused) expect(textOf('nobody played')).toContain(characterName(id))
      for (const [seat, { character }] of state.players.entries()) {
        inOrder(handOf(game, run, seat), (character?.spells ?? []).map(spellName))
      }
    }
  })

  it('the final revelation shows a whole match of Warlock', () => {
    const game = WARLOCK as unknown as Game
    for (const run of positionsOf(game)) {
      const state = run.state as Warlock
      const { textOf } = passagesOf(game, state)
      const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b).map(String)
      inOrder(textOf('Key cards'), [
        ...sorted(state.chest),
        ...state.players.flatMap(({ keyCards }) => sorted(keyCards)),
      ])
      const rooms = Object.values(state.rooms)
      const guarded = rooms.flatMap(({ encounter }) =>
        encounter && !encounter.faceUp ? [foeName(encounter.card)] : [],
      )
      for (const name of guarded) expect(textOf('rooms held')).toContain(name)
      for (const { pile } of rooms) inOrder(textOf('rooms held'), pile.map(treasureName))
      for (const cards of [...Object.values(state.discarded), ...state.caches.map((one) => one.cards)])
        inOrder(textOf('lay about'), cards.map(treasureName))
      const unseen = Object.values(state.maze).filter(({ faceUp }) => !faceUp)
      for (const { card } of unseen) expect(textOf('Maze')).toContain(mazeCardName(card))
      for (const [seat, { adventurer }] of state.players.entries()) {
        for (const card of adventurer?.treasures ?? [])
          expect(handOf(game, run, seat)).toContain(treasureName(card).split(' (')[0])
      }
    }
  })
})

describe('the private knowledge in the final revelation', () => {
  it('the private knowledge in the final revelation lists clues shown to a player', () => {
    const [run] = positionsOf(IMPERIAL as unknown as Game)
    const state = run?.state as Imperial
    const clue = state.clueDeck.shift() ?? 'none'
    const holder = state.players[1]?.character
    if (!holder) throw new Error('that seat is empty')
    for (const mind of state.minds) mind.ways = mind.ways.map((way) => way.map((row, at) => row.map((n, seat) => (at === 0 && seat === 1 ? n + 1 : n)))) // prettier-ignore
    holder.clues.push(clue as never)
    noteShown(state, 1, clue as never, 2)
    const { all } = passagesOf(IMPERIAL as unknown as Game, state)
    expect(all).toContain(`**Player 2** knew that **Player 1** had **${clueOf(clue as never).name}**.`)
  })

  it('the private knowledge in the final revelation lists Spells and Adventures seen by a player, standing orders, and players without any', () => {
    const [run] = positionsOf(TALISMAN as unknown as Game)
    const state = run?.state as Talisman
    const seat = state.players.findIndex(({ character }) => character !== null)
    const other = (seat + 1) % SEATS
    const spell = state.spellDeck.shift()
    if (!spell) throw new Error('no Spell is left')
    state.players[seat]?.character?.spells.push(spell)
    state.peeked[other] = [spell]
    state.divined[other] = 3
    state.orders[other] = { trophies: 'keep' }
    const { all } = passagesOf(TALISMAN as unknown as Game, state)
    expect(all).toContain(`${names(other)} had looked at the next 3 Adventures.`)
    expect(all).toContain(`${names(other)} had seen **${spellName(spell)}** in the hand of ${names(seat)}.`)
    const { title, label } = orderOf('trophies')
    expect(all).toContain(`${names(other)}: **${title}**: ${label('keep')}`)
    const without = passagesOf(TALISMAN as unknown as Game, { ...state, orders: [] }).all
    expect(without).not.toContain('Standing orders')
  })
})
