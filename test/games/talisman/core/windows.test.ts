import { describe, expect, test } from 'vitest'
import { ORDER, Run, type Seat } from '../../../../src/engine/index.ts'
import { whileConcerned } from '../../../../src/games/talisman/rules/deeds/asking.ts'
import { loseLife } from '../../../../src/games/talisman/rules/effects/lives.ts'
import { TALISMAN_RULES } from '../../../../src/games/talisman/rules/index.ts'
import type { Talisman } from '../../../../src/games/talisman/state/state.ts'
import { talisman, type Table } from '../kit.ts'

/** Starts the Turn of a position and stops at its first pause. */
function begun(t: Table): Run<Talisman> {
  return Run.start(TALISMAN_RULES, t.state).run
}

function answer(run: Run<Talisman>, seat: Seat, key: string, verb = 'window.act') {
  const outcome = run.submit({ seat, verb, key })
  if (typeof outcome === 'string') throw new Error(`${outcome}: seat ${seat} ${verb} ${key}`)
  return outcome.emitted.map(({ fact, to }) => [fact.kind, to === 'all' ? 'all' : to.join()].join(' '))
}

function order(run: Run<Talisman>, seat: Seat, key: string): void {
  expect(answer(run, seat, key, ORDER)).toEqual([])
}

describe('windows', () => {
  test('a pause tells nothing: a holder is asked in private, and who holds nothing is not (TAL-SC-67, TAL-R110)', () => {
    const stories = ['random', 'counterspell'].map((spell) => {
      const t = talisman({ elf: { at: 'crags', spells: ['teleport'] }, wizard: { spells: [spell] }, troll: {} })
      const run = begun(t)
      const emitted = answer(run, 0, 'cast:teleport:space:city')
      return {
        emitted,
        seats: run.asked.map(({ seat }) => seat),
        secret: run.asked.every(({ secret }) => secret),
        seen: run.askedAsSeenBy(2),
        matters: TALISMAN_RULES.view(t.state, 2),
        offers: run.askedOf(1)?.offers.map(({ key }) => key),
      }
    })
    const [random, counterspell] = stories
    expect(random?.seats).toEqual([1])
    expect(random?.secret).toBe(true)
    expect(random?.seen).toEqual([])
    expect(random?.offers).toEqual(['pass'])
    expect(counterspell?.offers).toEqual(['pass', 'cast:counterspell:casting'])
    expect(counterspell?.emitted).toEqual(random?.emitted)
    expect(counterspell?.matters).toEqual(random?.matters)
  })

  test('all are asked at once; the active player comes first, then clockwise, regardless of the order of answers (TAL-R80, TAL-R89)', () => {
    const t = talisman({
      troll: { at: 'crags', spells: ['healing'], craft: 3, lives: 1 },
      elf: { spells: ['nullify'], lives: 2 },
      wizard: { spells: ['healing-2'] },
    })
    const run = begun(t)
    expect(run.asked.map(({ seat }) => seat)).toEqual([0, 1, 2])
    answer(run, 2, 'cast:healing:seat:1')
    answer(run, 1, 'pass')
    expect(t.who('elf').lives).toBe(2) // the active player may still come first
    answer(run, 0, 'pass')
    answer(run, 1, 'pass') // w-cast of the Wizard's Spell: the Elf
    answer(run, 0, 'pass') // and the Troll
    expect(t.who('elf').lives).toBe(4)
    // the round starts again; the Spell the Wizard drew is fresh
    expect(run.asked.map(({ seat }) => seat)).toEqual([0, 1])
  })

  test('a Spell drawn in a window waits for the next (TAL-R81, TAL-9.5b)', () => {
    const t = talisman(
      { wizard: { at: 'crags', spells: ['healing'], lives: 2 }, elf: {} },
      { spellPile: ['healing-2'] },
    )
    const run = begun(t)
    answer(run, 0, 'cast:healing:seat:0')
    expect(t.who('wizard')).toMatchObject({ lives: 4, spells: ['healing-2'] })
    expect(run.asked[0]?.verb).not.toBe('window.act')
  })

  test('Counterspells answer each other, last in, first out (TAL-SC-52, TAL-R82, TAL-9.8a)', () => {
    const t = talisman(
      { elf: { at: 'crown-of-command', spells: ['counterspell-1'] }, wizard: { spells: ['counterspell-2'] } },
      { crownReached: true },
    ).dice(6)
    const got = t.turns([
      ['window.act', 'cast:counterspell:casting', 'wizard'],
      ['window.act', 'cast:counterspell:casting', 'elf'],
      ['crown.submit', 'life', 'wizard'],
    ])
    expect(got.of('spell-countered')).toMatchObject([{ seat: 1, spell: 'counterspell-2' }])
    expect(t.who('wizard').lives).toBe(3)
    expect([...t.state.spellDiscard].sort()).toEqual(expect.arrayContaining(['counterspell-1', 'counterspell-2']))
  })

  test('nullified in their own w-start the Wizard draws at the end of the Turn, not before (TAL-SC-59, TAL-9.5b)', () => {
    const t = talisman({
      wizard: { at: 'fields-south', spells: ['hex', 'random'] },
      elf: { spells: ['nullify'] },
    }).dice(1)
    const got = t.turns([
      ['window.act', 'cast:nullify:seat:0', 'elf'],
      ['move.to', 'space:city'],
    ])
    const kinds = got.facts.map(({ kind }) => kind)
    expect(kinds.indexOf('spells-drawn')).toBeGreaterThan(kinds.indexOf('moved'))
    expect(t.who('wizard').spells).toHaveLength(1)
  })

  test('windows: with empty piles the Spell just cast comes back (TAL-SC-15, TAL-9.5)', () => {
    const t = talisman({ wizard: { at: 'fields-south', spells: ['random'] }, elf: {} }, { onlySpells: true }).dice(5, 1)
    t.turns({ 'window.act': ['cast:random:seat:0'], 'move.to': 'space:city' })
    expect(t.who('wizard').spells).toEqual(['random-1'])
  })

  test('windows: with none at all the Wizard tries again at the start of the next Turn (TAL-R8)', () => {
    const t = talisman(
      { wizard: { at: 'fields-south', spells: [] }, elf: { at: 'village', missTurns: 3, spells: ['random'] } },
      { onlySpells: true },
    ).dice(1, 1)
    t.turns({ 'move.to': 'space:city' })
    expect(t.who('wizard')).toMatchObject({ spells: [], owedSpell: true })
    t.turns()
    t.state.spellDiscard.push(...t.who('elf').spells.splice(0))
    const got = t.turns({ 'move.to': 'space:fields-south' })
    expect(got.facts.findIndex(({ kind }) => kind === 'spells-drawn')).toBeLessThan(
      got.facts.findIndex(({ kind }) => kind === 'move-rolled'),
    )
  })

  test('the Wand: one Spell more where Craft grants one, none where it grants none (TAL-SC-14, TAL-2.6a)', () => {
    const t = talisman({ warrior: { objects: ['wand'], spells: ['hex'] } })
    expect(TALISMAN_RULES.view(t.state, 0).players[0]?.character?.spellLimit).toBe(2)
    const none = talisman({ troll: { objects: ['wand'] } })
    expect(TALISMAN_RULES.view(none.state, 0).players[0]?.character?.spellLimit).toBe(0)
  })
})

describe('standing orders', () => {
  test('standing orders: by default a seat passes unless it is its Turn or aimed at; the order is its own secret (TAL-R110)', () => {
    const t = talisman({ elf: { at: 'crags', spells: ['teleport'] }, wizard: { spells: ['random'] } })
    const run = begun(t)
    expect(run.askedOf(0)).toMatchObject({ standing: null, reaction: false })
    expect(run.askedOf(1)).toMatchObject({ standing: 'pass', reaction: true, secret: true })
    expect(run.askedAsSeenBy(0).map(({ seat }) => seat)).toEqual([0])
    const before = JSON.stringify(TALISMAN_RULES.view(t.state, 0))
    order(run, 1, 'windows=always')
    expect(run.askedOf(1)?.standing).toBeNull()
    expect(JSON.stringify(TALISMAN_RULES.view(t.state, 0))).toBe(before)
    order(run, 0, 'windows=never')
    expect(run.askedOf(0)).toMatchObject({ standing: 'pass', order: 'windows' })
  })

  test('a seat with the order for Spells is asked when one is cast (TAL-R110)', () => {
    const t = talisman({
      elf: { at: 'crags', spells: ['teleport'] },
      wizard: { spells: ['counterspell'], order: 'spells' },
      druid: { spells: ['counterspell'] },
    })
    const run = begun(t)
    expect(run.askedOf(1)?.standing).toBe('pass')
    answer(run, 0, 'cast:teleport:space:city')
    expect(run.askedOf(1)?.standing).toBeNull()
    expect(run.askedOf(2)?.standing).toBe('pass')
  })

  test("the Command Spell is aimed at all others, so the order for one's own matters asks them (TAL-9.8a, TAL-R110)", () => {
    const t = talisman(
      { elf: { at: 'crown-of-command' }, wizard: { spells: ['counterspell'] }, troll: {} },
      { crownReached: true },
    ).dice(6)
    const run = begun(t)
    while (t.state.stack.length === 0) answer(run, 1, 'pass')
    expect(t.state.stack).toMatchObject([{ spell: null, target: 'all' }])
    expect(run.askedOf(1)).toMatchObject({
      standing: null,
      offers: [{ key: 'pass' }, { key: 'cast:counterspell:casting' }],
    })
    answer(run, 1, 'cast:counterspell:casting')
    expect(run.askedOf(2)?.verb).not.toBe('crown.submit')
  })

  test('standing orders: so does a Spell on everyone, and one that undoes a Spell of their own (TAL-9.6, TAL-R82)', () => {
    const t = talisman({
      elf: { at: 'crags', spells: ['destroy-magic', 'counterspell'], craft: 6 },
      wizard: { spells: ['counterspell', 'hex'], craft: 6 },
      druid: { spells: ['healing'] },
    })
    const run = begun(t)
    answer(run, 0, 'cast:destroy-magic:all')
    // a seat that cannot answer it is not asked
    expect([1, 2].map((seat) => run.askedOf(seat)?.standing)).toEqual([null, 'pass'])
    answer(run, 1, 'cast:counterspell:casting')
    expect(run.askedOf(0)?.standing).toBeNull() // the Elf's own Spell is about to be undone
    expect(run.askedOf(2)?.standing).toBe('pass')
  })

  test("a kind of window of one's own Turn, or all that is left of it (TAL-R110)", () => {
    const t = talisman(
      { elf: { at: 'fields-south', spells: ['destruction'] }, wizard: {} },
      { lying: { 'hills-south': ['wolf'] } },
    )
    t.dice(1, 6, 1)
    const run = begun(t)
    order(run, 0, 'start=off')
    expect(run.askedOf(0)).toMatchObject({ verb: 'window.act', standing: 'pass', order: 'start' })
    answer(run, 0, 'pass')
    answer(run, 0, 'space:hills-south', 'move.to')
    expect(run.askedOf(0)).toMatchObject({ verb: 'window.act', standing: null })
    order(run, 0, 'rest=on')
    expect(run.askedOf(0)).toMatchObject({ standing: 'pass', order: 'rest' })
    answer(run, 0, 'pass')
    expect(run.askedOf(0)).toMatchObject({ about: { window: 'w-attack' }, standing: 'pass', order: 'rest' })
    const turn = t.state.turns
    while (t.state.turns === turn) answer(run, run.asked[0]?.seat ?? 0, run.asked[0]?.default ?? '', run.asked[0]?.verb)
    expect(t.state.orders[0]).toEqual({ start: 'off' }) // in the next Turn the seat is asked again
  })

  test('a seat passes until something happens to it that it can do something about (TAL-R110)', () => {
    const t = talisman(
      { troll: { at: 'fields-south', spells: ['acquisition'], craft: 3 }, wizard: {} },
      { lying: { 'hills-south': ['wolf'] } },
    )
    t.dice(1, 6, 1)
    const run = begun(t)
    order(run, 0, 'calm=on')
    expect(run.askedOf(0)).toMatchObject({ verb: 'window.act', standing: 'pass', order: 'calm' })
    while (run.askedOf(0)?.verb !== 'move.to') {
      const [asked] = run.asked
      answer(run, asked?.seat ?? 0, 'pass', asked?.verb)
    }
    answer(run, 0, 'space:hills-south', 'move.to')
    for (; t.state.orders[0]?.['calm'] === 'on';) {
      const [asked] = run.asked
      answer(run, asked?.seat ?? 0, asked?.default ?? '', asked?.verb)
    }
    expect(run.asked[0]?.about).toMatchObject({ window: 'w-attack', seat: 0 })
  })

  test('a seat that can only pass does so without an order, in its own Turn too, unless it wants to be asked (TAL-R110)', () => {
    const t = talisman({ elf: { at: 'crags', spells: ['counterspell'] }, wizard: {} })
    const run = begun(t)
    expect(run.askedOf(0)).toMatchObject({ verb: 'window.act', offers: [{ key: 'pass' }], standing: 'pass' })
    expect(run.followedBy(0)).toBeNull() // and no order is cited for it
    order(run, 0, 'windows=always')
    expect(run.askedOf(0)?.standing).toBeNull()
  })

  test('a seat is asked about Spells for any time as its Turn starts, but not in between (TAL-R110)', () => {
    const t = talisman({ elf: { at: 'crags', spells: ['random'] }, wizard: {} }, { lying: { city: ['wolf'] } }).dice(1)
    const run = begun(t)
    expect(run.askedOf(0)).toMatchObject({ about: { window: 'w-start' }, standing: null })
    answer(run, 0, 'pass')
    answer(run, 0, run.askedOf(0)?.offers[0]?.key ?? '', 'move.to')
    expect(run.askedOf(0)).toMatchObject({ about: { window: 'w-land' }, standing: 'pass', order: 'windows' })
  })

  test.each(['random', 'destruction', 'hex'])(
    'asking is a formality where no Spell could be of use, whatever the seat holds and orders: %s (TAL-R110)',
    (spell) => {
      const t = talisman({ elf: { at: 'crags', spells: [spell] }, wizard: { spells: ['healing'] } }).dice(1)
      const run = begun(t)
      expect(run.asked.map(({ formality }) => formality)).toEqual([undefined, undefined])
      for (const seat of [0, 1]) order(run, seat, 'windows=always')
      for (const seat of [0, 1]) answer(run, seat, 'pass')
      answer(run, 0, run.askedOf(0)?.offers[0]?.key ?? '', 'move.to')
      // Nothing lies about that Destruction could destroy.
      for (const seat of [0, 1]) {
        expect(run.askedOf(seat)).toMatchObject({ about: { window: 'w-land' }, formality: true })
        expect(run.askedOf(seat)).toMatchObject({ standing: 'pass', order: null })
      }
    },
  )

  test('best Weapon, surest Protection and trophies go without a question (TAL-16.4, TAL-16.9a, TAL-R18)', () => {
    const t = talisman(
      { troll: { at: 'fields-south', objects: ['axe', 'sword'], strength: 6 }, wizard: {} },
      { lying: { city: ['dragon'] } },
    ).dice(1, 6, 1)
    const got = t.turns([
      ['order.set', 'weapons=best'],
      ['move.to', 'space:city'],
    ])
    const asked = got.asked.filter(({ verb }) => verb === 'fight.weapons')
    expect(asked).toMatchObject([{ standing: asked[0]?.default }])
    const rich = talisman({ elf: { at: 'crags', trophies: ['dragon'] }, wizard: {} }).dice(1, 1)
    const traded = rich.turns([
      ['order.set', 'trophies=trade'],
      ['trophies.exchange', 'strength:1'],
    ])
    expect(traded.asked.find(({ verb }) => verb === 'trophies.exchange')).toMatchObject({ standing: 'strength:1' })
  })
})

describe('how long a window may wait', () => {
  test('a Troll without Spells meets an Enemy in the Hills while another holds one: all know whom it is up to (TAL-18.1, TAL-R87)', () => {
    const t = talisman(
      { troll: { at: 'fields-south' }, wizard: { spells: ['random'] }, elf: {} },
      { lying: { 'hills-south': ['wolf'] } },
    ).dice(1)
    const run = begun(t)
    while (run.askedOf(0)?.verb !== 'window.act') {
      const [asked] = run.asked
      answer(run, asked?.seat ?? 0, asked?.verb === 'move.to' ? 'space:hills-south' : 'pass', asked?.verb)
    }
    expect(run.askedOf(0)).toMatchObject({ about: { window: 'w-attack', seat: 0 }, known: true, reaction: false })
    expect(run.askedAsSeenBy(null)).toMatchObject([{ seat: 0, offers: [{ key: 'pass' }, { key: 'evade:wolf' }] }])
    expect(run.candidates).toEqual([1])
    answer(run, 1, 'pass')
    expect(run.candidates).toEqual([1]) // nor does it reveal who else has passed
    expect(run.asked.map(({ seat, default: fallback }) => [seat, fallback])).toEqual([[0, 'pass']])
  })

  test('others have the time of a reaction, but for a last Life of their own (TAL-R84)', () => {
    const isReaction = (lives: number) => {
      const t = talisman({
        troll: { at: 'crags' },
        elf: { spells: ['healing'], lives },
        wizard: { spells: ['random'] },
      })
      const loses = (game: Talisman) => whileConcerned(game, 1, () => loseLife(game, 1, 'command'), 'saved')
      const turn = function* (game: Talisman) {
        yield* loses(game)
      }
      const { run } = Run.start({ ...TALISMAN_RULES, turn }, t.state)
      return run.asked.map(({ seat, reaction }) => [seat, reaction])
    }
    expect(isReaction(2)).toEqual([
      [1, true],
      [2, true],
    ])
    expect(isReaction(1)).toEqual([
      [1, false],
      [2, true],
    ])
  })

  test('no seat is asked where every Spell that could be cast lies face up (TAL-R87)', () => {
    const begin = (spellDiscard: readonly string[]) => {
      const t = talisman(
        { elf: { at: 'crags', spells: ['teleport'] }, wizard: { spells: ['random'] } },
        { spellDiscard },
      )
      const run = begun(t)
      answer(run, 0, 'cast:teleport:space:city')
      return run.asked.map(({ seat, verb, about }) => [seat, verb, (about as { window?: string } | null)?.window])
    }
    expect(begin(['counterspell-1'])).toEqual([[1, 'window.act', 'w-cast']])
    expect(begin(['counterspell-1', 'counterspell-2'])).not.toContainEqual([1, 'window.act', 'w-cast'])
  })
})

describe('players who give up', () => {
  test("players who give up: in another player's window: it goes on without them (TAL-R93)", () => {
    const t = talisman({ elf: { at: 'crags', spells: ['teleport'] }, wizard: { spells: ['random'] }, troll: {} })
    const run = begun(t)
    answer(run, 1, 'leave', 'leave')
    expect(run.asked.map(({ seat }) => seat)).toEqual([0])
    answer(run, 0, 'pass')
    expect(run.asked[0]?.verb).toBe('move.to')
  })

  test('players who give up: in the middle of a fight against them: the Encounter is over (TAL-R93)', () => {
    const t = talisman({
      troll: { at: 'fields-south' },
      elf: { at: 'city', spells: ['healing'], objects: ['sword'] },
      wizard: {},
    }).dice(1)
    const got = t.turns([
      ['move.to', 'space:city'],
      ['encounter.do', 'character:1'],
      ['leave', 'leave', 'elf'],
    ])
    expect(got.of('fought')).toEqual([])
    expect(t.lies('city')).toEqual([])
    expect(t.who('troll').objects).toEqual(['sword-1'])
    expect(t.state.players[1]?.standing).toBe('left')
  })
})
