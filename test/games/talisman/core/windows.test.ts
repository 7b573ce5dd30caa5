import { describe, expect, test } from 'vitest'
import { Run, type Seat } from '../../../../src/engine/index.ts'
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
  return outcome.told.map(({ fact, to }) => [fact.kind, to === 'all' ? 'all' : to.join()].join(' '))
}

describe('windows', () => {
  test('a pause tells nothing: a holder is asked in private, and who holds nothing is not (TAL-SC-67, TAL-R110)', () => {
    const stories = ['random', 'counterspell'].map((spell) => {
      const t = talisman({ elf: { at: 'crags', spells: ['teleport'] }, wizard: { spells: [spell] }, troll: {} })
      const run = begun(t)
      const told = answer(run, 0, 'cast:teleport:space:city')
      return {
        told,
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
    expect(counterspell?.told).toEqual(random?.told)
    expect(counterspell?.matters).toEqual(random?.matters)
  })

  test('all are asked at once; the active player comes first, then clockwise, whoever answers first (TAL-R80, TAL-R89)', () => {
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
    expect(run.asked.map(({ seat }) => seat)).toEqual([0, 1]) // the round begins anew; what the Wizard drew is fresh
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

  test('nullified in his w-start the Wizard draws at the end of the Turn, not before (TAL-SC-59, TAL-9.5b)', () => {
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

  test('with empty piles the Spell just cast comes back (TAL-SC-15, TAL-9.5)', () => {
    const t = talisman({ wizard: { at: 'fields-south', spells: ['random'] }, elf: {} }, { onlySpells: true }).dice(5, 1)
    t.turns({ 'window.act': ['cast:random:seat:0'], 'move.to': 'space:city' })
    expect(t.who('wizard').spells).toEqual(['random-1'])
  })

  test('with none at all he tries again at the start of his next Turn (TAL-R8)', () => {
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
    const t = talisman({
      warrior: { objects: ['wand'], spells: ['hex'] },
    })
    expect(TALISMAN_RULES.view(t.state, 0).players[0]?.character?.spellLimit).toBe(2)
    const none = talisman({ troll: { objects: ['wand'] } })
    expect(TALISMAN_RULES.view(none.state, 0).players[0]?.character?.spellLimit).toBe(0)
  })
})

describe('standing orders', () => {
  test('by default a seat passes unless it is its Turn or aimed at; the order is its own secret (TAL-R110)', () => {
    const t = talisman({ elf: { at: 'crags', spells: ['teleport'] }, wizard: { spells: ['random'] } })
    const run = begun(t)
    expect(run.askedOf(0)).toMatchObject({ standing: null, reaction: false })
    expect(run.askedOf(1)).toMatchObject({ standing: 'pass', reaction: true, secret: true })
    expect(run.askedAsSeenBy(0).map(({ seat }) => seat)).toEqual([0])
    const before = JSON.stringify(TALISMAN_RULES.view(t.state, 0))
    answer(run, 1, 'always', 'order.set')
    expect(run.askedOf(1)?.standing).toBeNull()
    expect(JSON.stringify(TALISMAN_RULES.view(t.state, 0))).toBe(before)
    answer(run, 0, 'never', 'order.set')
    expect(run.askedOf(0)?.standing).toBe('pass')
  })

  test('whoever wants to hear of Spells is asked when one is cast (TAL-R110)', () => {
    const t = talisman({
      elf: { at: 'crags', spells: ['teleport'] },
      wizard: { spells: ['random'], order: 'spells' },
      druid: { spells: ['hex'] },
    })
    const run = begun(t)
    expect(run.askedOf(1)?.standing).toBe('pass')
    answer(run, 0, 'cast:teleport:space:city')
    expect(run.askedOf(1)?.standing).toBeNull()
    expect(run.askedOf(2)?.standing).toBe('pass')
  })
})

describe('who gives up', () => {
  test('in a window of others: it goes on without him (TAL-R93)', () => {
    const t = talisman({ elf: { at: 'crags', spells: ['teleport'] }, wizard: { spells: ['random'] }, troll: {} })
    const run = begun(t)
    answer(run, 1, 'leave', 'leave')
    expect(run.asked.map(({ seat }) => seat)).toEqual([0])
    answer(run, 0, 'pass')
    expect(run.asked[0]?.verb).toBe('move.to')
  })

  test('in the middle of a fight against him: the Encounter is over (TAL-R93)', () => {
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
