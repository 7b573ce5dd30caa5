import { describe, expect, test } from 'vitest'
import { Run, type Seat } from '../../../../src/engine/index.ts'
import { CHARACTER_IDS } from '../../../../src/games/talisman/data/ids.ts'
import { drawAdventure } from '../../../../src/games/talisman/rules/deeds/pile.ts'
import { discardSpells, drawSpells, lookAtSpells } from '../../../../src/games/talisman/rules/deeds/spells-held.ts'
import { determinize } from '../../../../src/games/talisman/rules/determinize.ts'
import { TALISMAN_RULES } from '../../../../src/games/talisman/rules/index.ts'
import { ORDER_FORMS } from '../../../../src/games/talisman/data/orders.ts'
import type { Talisman } from '../../../../src/games/talisman/state/state.ts'
import { talisman, type Table } from '../kit.ts'
import { luckOf } from './played.ts'

/** Redealing, counted on tables with few cards: every possible world occurs, each as often as the others. */

/** A deviation this large occurs once in about ten thousand runs; the seeds are fixed, so it never does. */
const FAR = 4

/** How often each value occurred in that many worlds. */
function counted(game: Talisman, viewer: Seat | null, times: number, of: (world: Talisman) => string) {
  const counts = new Map<string, number>()
  const stored = JSON.stringify(game)
  for (let at = 0; at < times; at += 1) {
    const world = JSON.parse(stored) as Talisman
    determinize(world, viewer, luckOf(`world ${at}`))
    const what = of(world)
    counts.set(what, (counts.get(what) ?? 0) + 1)
  }
  return counts
}

/** Exactly these values occur, all equally often (Pearson’s test, with Wilson and Hilferty’s bound). */
function expectEqual(counts: ReadonlyMap<string, number>, kinds: number): void {
  expect([...counts.keys()]).toHaveLength(kinds)
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const mean = all / kinds
  const chi = [...counts.values()].reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
  const free = kinds - 1
  expect(chi).toBeLessThan(free * (1 - 2 / (9 * free) + FAR * Math.sqrt(2 / (9 * free))) ** 3)
}

const handOf = (game: Talisman, seat: Seat) => game.players[seat]?.character?.spells ?? []
const spellsIn = (game: Talisman) =>
  [handOf(game, 0), handOf(game, 1), game.spellDeck].map((list) => list.join('+')).join(' | ')

/** An Elf with two Spells, a Wizard with one, and two in the pile. */
function fewSpells(): Table {
  return talisman(
    { wizard: { craft: 6, spells: ['hex'] }, elf: { craft: 6, spells: ['random-1', 'teleport-1'] } },
    { spellPile: ['healing-1', 'nullify'], onlySpells: true },
  )
}

describe('Spells', () => {
  test('Spells: in another hand and in the pile may be any that are not open and not one’s own', () => {
    const counts = counted(fewSpells().state, 0, 1440, spellsIn)
    expectEqual(counts, 24)
    expect([...counts.keys()].every((world) => world.startsWith('hex | '))).toBe(true)
  })

  test('Spells: for the public, and for a third, every hand may be any', () => {
    expectEqual(counted(fewSpells().state, null, 2400, spellsIn), 120)
  })

  test('used ones stay where all see them, and in their order', () => {
    const t = fewSpells()
    discardSpells(t.state, 1, ['teleport-1'], 'limit')
    const counts = counted(t.state, 0, 360, (world) => `${spellsIn(world)} ${world.spellDiscard.join()}`)
    expectEqual(counts, 6)
    expect([...counts.keys()].every((world) => world.endsWith(' teleport-1'))).toBe(true)
  })

  test('prophetess-peek: a seen Spell stays known while it is held; one drawn later is unknown', () => {
    const t = fewSpells()
    lookAtSpells(t.state, 0, 1)
    drawSpells(t.state, 1, 1, 'test')
    const hers = counted(t.state, 0, 200, spellsIn)
    expectEqual(hers, 2)
    expect([...hers.keys()].every((world) => world.startsWith('hex | random-1+teleport-1+'))).toBe(true)
    expectEqual(counted(t.state, null, 2400, spellsIn), 120)
  })

  test('prophetess-peek: in the worlds of others the Prophetess has seen the Spells held there', () => {
    const t = fewSpells()
    lookAtSpells(t.state, 0, 1)
    const world = structuredClone(t.state)
    determinize(world, null, luckOf('another'))
    expect(world.peeked[0]).toEqual(handOf(world, 1))
    determinize(world, 1, luckOf('and his'))
    expect(world.peeked[0]).toEqual(handOf(world, 1))
  })

  test('prophetess-peek: once it is shuffled she has lost track of it', () => {
    const t = fewSpells()
    lookAtSpells(t.state, 0, 1)
    discardSpells(t.state, 1, ['random-1', 'teleport-1'], 'test')
    drawSpells(t.state, 1, 3, 'test')
    expect(handOf(t.state, 1)).toHaveLength(3)
    expect(t.state.peeked[0]).toEqual([])
    expect(handOf(t.state, 1).slice(0, 2)).toEqual(['healing-1', 'nullify'])
    const counts = counted(t.state, 0, 300, spellsIn)
    expectEqual(counts, 4) // which of the first two came first, and which of the shuffled ones
  })

  test('TAL-9.5: a seat that drew before the used ones were shuffled holds none of them, and all can work that out', () => {
    const t = talisman(
      {
        wizard: { craft: 6, spells: ['hex'] },
        elf: { craft: 6, spells: ['random-1'] },
        druid: { craft: 6, spells: ['teleport-1'] },
      },
      { spellDiscard: ['healing-1', 'nullify', 'acquisition'], onlySpells: true },
    )
    drawSpells(t.state, 1, 1, 'test')
    const counts = counted(t.state, 0, 720, (world) =>
      [handOf(world, 1), handOf(world, 2), world.spellDeck].join(' | '),
    )
    expectEqual(counts, 12)
    for (const world of counts.keys()) expect(world).toMatch(/^(random-1|teleport-1),.*\| (random-1|teleport-1) \|/)
  })
})

describe('Adventures', () => {
  const small = () => talisman({ wizard: {}, elf: {} }, { pile: ['wolf', 'bear', 'lion', 'ape'], onlyPile: true }).state

  test('Adventures may come in any order', () => {
    expectEqual(
      counted(small(), 0, 1440, ({ deck }) => deck.join()),
      24,
    )
  })

  test('divination: the next cards stay for the seat that has seen them, until they are drawn; not for the others', () => {
    const game = small()
    game.divined[0] = 3
    drawAdventure(game, 1, 'oasis')
    game.deck.push(...['dragon-1', 'dragon-2'])
    const his = counted(game, 0, 360, ({ deck }) => deck.join())
    expectEqual(his, 6)
    expect([...his.keys()].every((deck) => deck.startsWith('bear,lion,'))).toBe(true)
    expectEqual(
      counted(game, 1, 2400, ({ deck }) => deck.join()),
      120,
    )
  })

  test('divination: as many as there are', () => {
    const t = talisman(
      { wizard: { craft: 6, spells: ['divination'] }, elf: {} },
      { pile: ['wolf', 'bear', 'lion', 'ape'], onlyPile: true },
    )
    const run = Run.start(TALISMAN_RULES, t.state).run
    run.submit({ seat: 0, verb: 'window.act', key: 'cast:divination:deck' })
    expect(t.state.divined).toEqual([4, 0])
    expect(counted(t.state, 0, 50, ({ deck }) => deck.join()).size).toBe(1)
  })
})

describe('Characters to pick from (TAL-OPT.1)', () => {
  function dealt(): Run<Talisman> {
    const game = TALISMAN_RULES.create({ seats: 2, preset: 'short', seed: 'dealt', experience: [] })
    const { run } = Run.start(TALISMAN_RULES, game)
    return run as Run<Talisman>
  }

  test('others may have been dealt any but one’s own, those included that one has not picked', () => {
    const run = dealt()
    const own = run.state.players[0]?.hand ?? []
    run.submit({ seat: 0, verb: 'setup.character', key: own[1] ?? '' })
    run.submit({ seat: 1, verb: 'order.set', key: 'windows=always' })
    const counts = new Map<string, number>()
    for (let at = 0; at < 1320; at += 1) {
      const world = structuredClone(run.state)
      determinize(world, 0, luckOf(`world ${at}`))
      expect(world.players[0]).toMatchObject({ hand: own, picked: own[1] })
      for (const id of world.players[1]?.hand ?? []) counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    expectEqual(counts, CHARACTER_IDS.length - own.length)
  })

  test('Characters to pick from (TAL-OPT.1), and may have picked any of them', () => {
    const run = dealt()
    run.submit({ seat: 1, verb: 'setup.character', key: run.askedOf(1)?.offers[0]?.key ?? '' })
    const own = run.state.players[0]?.hand ?? []
    expectEqual(
      counted(run.state, 0, 1320, ({ players }) => String(players[1]?.picked)),
      CHARACTER_IDS.length - own.length,
    )
  })
})

describe('secret choices of others', () => {
  test('their standing orders may be any, one’s own is what it is (TAL-R110)', () => {
    const { state } = talisman({ wizard: { order: 'never' }, elf: {} })
    expectEqual(
      counted(state, 0, 800, ({ orders }) => orders[1]?.['windows'] ?? 'mine'),
      ORDER_FORMS.windows.values.length,
    )
    expect(counted(state, 0, 50, ({ orders }) => JSON.stringify(orders[0])).size).toBe(1)
  })

  /** The Elf waits for the Wizard’s answer in the Wizard’s window. */
  function waiting(key: string): Run<Talisman> {
    const t = talisman(
      { wizard: { craft: 6, spells: ['hex'] }, elf: { spells: ['random-1'] } },
      { spellPile: ['healing-1', 'nullify'], onlySpells: true },
    )
    const { run } = Run.start(TALISMAN_RULES, t.state)
    if (typeof run.submit({ seat: 1, verb: 'window.act', key }) === 'string') throw new Error(`${key} is not legal`)
    return run as Run<Talisman>
  }

  test('whether and what a seat casts in a window looks the same as passing', () => {
    const saidIn = ({ windows }: Talisman) => String(windows.at(-1)?.answers[1]?.key).split(':').slice(0, 2).join(':')
    const worlds = ['pass', 'cast:random:seat:0'].map((key) => counted(waiting(key).state, 0, 1500, saidIn))
    for (const counts of worlds) {
      expect([...counts.keys()].sort()).toEqual(['cast:nullify', 'cast:random', 'pass'])
      expect(Math.abs((counts.get('pass') ?? 0) / 1500 - 2 / 3)).toBeLessThan(0.05) // Healing heals nobody
    }
  })

  test('a Spell cast in a world is held there, and goes where Spells go', () => {
    for (let at = 0; at < 60; at += 1) {
      const run = waiting('cast:random:seat:0')
      run.determinize(0, luckOf(`cast ${at}`))
      const said = run.state.windows.at(-1)?.answers[1]?.key ?? ''
      const held = [...handOf(run.state, 1)]
      run.submit({ seat: 0, verb: 'window.act', key: 'pass' })
      const cast = run.state.stack.at(-1)?.spell ?? run.state.spellDiscard.at(-1)
      expect(cast).toBe(said === 'pass' ? undefined : held[0])
    }
  })

  test.each(['pass', 'cast:random:seat:0'])('in a likely world, a seat that has answered %s answers again', (key) => {
    const run = waiting(key)
    run.imagineLikely(0, luckOf(key))
    expect(run.asked.map(({ seat }) => seat)).toEqual([0])
    expect(run.state.windows.at(-1)?.answers[1]).toBeNull()
    run.submit({ seat: 0, verb: 'window.act', key: 'pass' })
    expect(run.asked).toMatchObject([{ seat: 1, verb: 'window.act' }])
  })

  test('one’s own answer is what it was, likely or not', () => {
    const run = waiting('cast:random:seat:0')
    for (const imagine of ['determinize', 'imagineLikely'] as const) {
      run[imagine](1, luckOf('own'))
      expect(run.state.windows.at(-1)?.answers[1]).toMatchObject({ key: 'cast:random:seat:0' })
    }
  })

  test('a Spell drawn while a window is open waits for the next in every world (TAL-R81)', () => {
    const run = waiting('pass')
    drawSpells(run.state, 1, 1, 'test')
    for (let at = 0; at < 40; at += 1) {
      run.determinize(0, luckOf(`fresh ${at}`))
      expect(run.state.windows.at(-1)?.held[1]).toEqual(handOf(run.state, 1).slice(0, 1))
    }
  })
})

describe('a question about hidden cards', () => {
  test('spells.discard: others know that it is asked, and not of what; in every world it has its own default', () => {
    const t = talisman(
      { elf: {}, wizard: { craft: 3, objects: ['wand'], spells: ['hex', 'random-1'], order: 'always' }, troll: {} },
      { spellPile: ['healing-1', 'nullify'], onlySpells: true },
    )
    const { run } = Run.start(TALISMAN_RULES, t.state)
    run.submit({ seat: 1, verb: 'things.ditch', key: 'wand' })
    expect(run.askedAsSeenBy(0)).toMatchObject([{ seat: 1, verb: 'spells.discard', offers: [], default: null }])
    const held = new Set<string>()
    for (let at = 0; at < 20; at += 1) {
      run.determinize(0, luckOf(`surplus ${at}`))
      expect(run.askedOf(1)).toMatchObject({ default: handOf(run.state, 1).at(-1) })
      expect(run.askedOf(1)?.offers.map(({ key }) => key)).toEqual(handOf(run.state, 1))
      held.add(handOf(run.state, 1).join())
    }
    expect(held.size).toBeGreaterThan(6)
    const [first] = handOf(run.state, 1)
    run.submit({ seat: 1, verb: 'spells.discard', key: first ?? '' })
    expect(run.state.spellDiscard).toEqual([first])
  })
})

describe('the luck itself', () => {
  test('the luck itself is another, and nothing laid ready comes up', () => {
    const { state } = talisman({ wizard: {}, elf: {} }).dice(6, 6, 6)
    const { drawn } = state.rng
    determinize(state, 0, luckOf('other'))
    expect(state.rng.loaded).toBeUndefined()
    expect(state.rng.drawn).toBe(drawn + 1)
  })
})
