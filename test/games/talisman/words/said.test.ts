import { describe, expect, it, test } from 'vitest'
import { Run } from '../../../../src/engine/index.ts'
import type { TalismanFact } from '../../../../src/games/talisman/facts/index.ts'
import { ADVENTURE_CARDS, characterCard } from '../../../../src/games/talisman/data/components.ts'
import { TALISMAN } from '../../../../src/games/talisman/index.ts'
import type { Talisman } from '../../../../src/games/talisman/state/state.ts'
import { talisman, type Around, type Table } from '../kit.ts'
import { moments, name } from './met.ts'

const { words, rules } = TALISMAN

function begun(t: Table): Run<Talisman> {
  return Run.start(rules, t.state).run
}

/** The label of the button to pass, for a seat. */
function passing(t: Table, seat: number): string {
  const run = begun(t)
  return words.label('window.act', { key: 'pass' }, rules.view(run.state, seat), name).label
}

describe('the button to pass tells the effect of passing', () => {
  const elf = { at: 'village', spells: ['teleport'] } as const
  const ask = { wizard: { at: 'city', spells: ['random'], order: 'always' } } as const

  test('the button to pass tells the effect of passing: at the start of a Turn: for the active seat, for the others, and on the table card', () => {
    expect(passing(talisman({ elf, ...ask }), 0)).toBe('Roll the die')
    expect(passing(talisman({ elf: { ...elf, at: 'woods-east' }, ...ask }), 0)).toBe('Go on to the Move')
    expect(passing(talisman({ elf: { ...elf, followers: ['poltergeist'] }, ...ask }), 0)).toBe('Move one space')
    expect(passing(talisman({ elf, ...ask }), 1)).toBe('Let Ann set out')
    const { state } = begun(talisman({ elf, ...ask }))
    expect(words.passing?.(rules.view(state, null), name)).toBe('Pass: Ann sets out')
  })

  test('never as a bare “Pass”', () => {
    for (const moment of moments({ seats: 4, preset: 'standard', seed: 'said 1', by: 'chance', limit: 200 })) {
      for (const { seat, verb, offers } of moment.asked) {
        const pass = offers.find(({ key }) => verb === 'window.act' && key === 'pass')
        if (pass) expect(words.label(verb, pass, moment.view(seat), name).label).not.toMatch(/^(Pass|Go on)$/)
      }
    }
  })
})

describe('prompts and buttons', () => {
  test('beyond the bridge the prompt names the rest of the die', () => {
    const t = talisman({ warrior: { at: 'sentinel', strength: 12, spells: [] }, troll: {} }).dice(4, 6, 6, 1)
    const run = begun(t)
    run.submit({ seat: 0, verb: 'move.to', key: 'bridge' })
    const asked = run.askedOf(0)
    expect(asked?.verb).toBe('move.to')
    const left = /You’re over the bridge, with 3 spaces of your \*\*4\*\* left/
    if (asked) expect(words.prompt(asked, rules.view(run.state, 0), name)).toMatch(left)
  })

  const leaving = (objects: readonly string[]) => {
    const t = talisman({ troll: { objects }, elf: {} })
    const view = rules.view(t.state, 0)
    return t
      .who('troll')
      .objects.map((card) => words.label('things.ditch', { key: card, args: { card } }, view, name).sure)
  }

  test('leaving the only Talisman asks for confirmation', () => {
    expect(leaving(['talisman-card', 'sword'])).toEqual([expect.stringContaining('only Talisman'), undefined])
    expect(leaving(['talisman-card', 'talisman-card'])).toEqual([undefined, undefined])
  })

  test('the article fits the name of a purchase', () => {
    const offer = { key: 'buy:axe', args: { item: 'axe', price: 3 } }
    const { state } = talisman({ troll: {}, elf: {} })
    expect(words.label('shop.buy', offer, rules.view(state, 0), name).label).toBe('Buy an Axe for 3 Gold')
  })
})

test('a picture has the piece of the Character, not of a player with the same name', () => {
  const fact = { kind: 'crown-reached', seat: 0, first: true } as const
  const drama = (called: string | null, spoken: string) => {
    return words.dramas?.([{ fact, names: () => spoken, called: () => called }])[0]
  }
  const title = (who: string) => `${who} stands on the Crown of Command`
  expect(drama('Wizard', 'the Wizard')).toMatchObject({
    title: title('The Wizard'),
    sides: [{ seat: 0, name: 'Wizard', topic: 'wizard' }],
  })
  expect(drama(null, 'Wizard')).toMatchObject({ title: title('Wizard'), sides: [{ seat: 0, name: 'Wizard' }] })
  expect(drama(null, 'Wizard')?.sides?.[0]).not.toHaveProperty('topic')
})

describe('the scene', () => {
  const scene = (at: Parameters<typeof talisman>[0], around: Around = {}) => {
    const t = talisman(at, around)
    t.state.step = 'encounter'
    const seen = rules.view(t.state, null)
    return [...words.scene(seen, name), ...(words.smallPrint?.(seen, name) ?? [])].join('\n')
  }

  test('the scene tells the cards there in full sentences, and names those without use', () => {
    const said = scene({ priest: { at: 'ruins' }, troll: {} }, { lying: { ruins: ['sword', 'unicorn'] } })
    expect(said).toContain('not for the Priest')
    expect(said).not.toContain('…')
  })

  test('the scene tells how a place is on arrival only, and no figures of the strip', () => {
    const t = talisman({ elf: { at: 'woods-east' }, troll: {} })
    const told = (step: typeof t.state.step) => {
      t.state.step = step
      return words.scene(rules.view(t.state, null), name).join('\n')
    }
    expect(told('encounter')).toContain('Shady. In every sense.')
    for (const step of ['move', 'end'] as const) expect(told(step)).toBe('')
  })

  test('raises the alarm at the Valley of Fire, and offers an end after the Crown is reached', () => {
    expect(scene({ elf: {}, troll: { at: 'valley-of-fire' } })).toContain('Ben stands in the Valley of Fire')
    expect(scene({ elf: {}, troll: {} }, { crownReached: true })).toContain('End it here')
    expect(scene({ elf: {}, troll: {} }, { crownReached: true, short: true })).not.toContain('End it here')
  })

  test('the scene shows the Portal under the options of the table', () => {
    expect(scene({ elf: { at: 'portal-of-power' }, troll: {} })).toContain('pick the lock')
    expect(scene({ elf: { at: 'portal-of-power' }, troll: {} }, { short: true })).toContain('the Portal stands open')
  })
})

describe('the printed text', () => {
  test('the printed text of possessions and of cards on the space is in the overview', () => {
    const t = talisman(
      { priest: { at: 'ruins', objects: ['sword', 'amulet'] }, troll: {} },
      { lying: { ruins: ['unicorn'] } },
    )
    const told = words.overview(rules.view(t.state, null), name)
    const carried = told.find(({ heading }) => heading.includes('carries'))?.lines ?? []
    expect(carried).toHaveLength(2)
    expect(carried[0]).toMatch(/^\*\*Sword\*\*: Weapon: \+1 Strength in Combat\. .* Of no use to the Priest\.$/)
    expect(carried[1]).toMatch(/You cannot cast Spells; no Spell but the Command Spell affects you\./)
    expect(told.find(({ heading }) => heading.includes('in the Ruins'))?.lines[0]).toMatch(
      /Add 1 to Strength and 1 to Craft/,
    )
  })

  test('the printed text of abilities explains the Characters to choose from', () => {
    const run = Run.start(
      rules,
      rules.create({ seats: 3, preset: 'short', seed: 'choices', experience: [0, 0, 0] }),
    ).run
    const view = rules.view(run.state, run.asked[0]?.seat ?? 0)
    const lines = words.hand(view, name).flatMap((passage) => passage.lines)
    expect(view.choices.length).toBeGreaterThan(0)
    for (const id of view.choices) {
      for (const ability of characterCard(id).abilities) {
        expect(lines.join('\n')).toContain(ability.name.replaceAll("'", '’'))
      }
    }
  })
})

describe('the chronicle', () => {
  it.each<[TalismanFact, RegExp]>([
    [
      { kind: 'counters', seat: 0, stat: 'lives', change: -1, now: 3, toad: false, by: 'desert-east' },
      /without water.*3 left/,
    ],
    [{ kind: 'counters', seat: 0, stat: 'gold', change: 1, now: 2, toad: false, by: 'tavern' }, /Ann now has 2 Gold/],
    [
      { kind: 'moved', seat: 0, from: 'plain-of-peril', to: 'valley-of-fire', path: [], how: 'inner' },
      /Ann enters the \*\*Valley of Fire/,
    ],
    [
      { kind: 'moved', seat: 0, from: 'woods-east', to: 'oasis', path: [], how: 'raft' },
      /drifts over the Storm River to the Oasis/,
    ],
    [
      { kind: 'moved', seat: 0, from: 'city', to: 'village', path: ['village'], how: 'die', die: 5 },
      /^🥾 Ann rolls \*\*5\*\* and goes to the Village\.$/,
    ],
    [
      { kind: 'cards-drawn', seat: 0, space: 'ruins', cards: ['ape'] },
      /draws the \*\*Ape\*\*, Strength 3\. \*Has learned to throw\.\*$/,
    ],
    [
      { kind: 'moved', seat: 0, from: 'city', to: 'village', path: ['village'], how: 'die' },
      /^🐌 Ann (trudges|plods|manages) one space, to the Village\.$/,
    ],
    [{ kind: 'misses', seat: 0, turns: 1, by: 'marsh' }, /^💤 Ann will miss 1 Turn, thanks to the \*\*Marsh\*\*\.$/],
    [{ kind: 'met', seat: 0, card: 'magic-stream' }, /meets the \*\*Magic Stream\*\*\. \*Fish here lift weights\.\*$/],
    [
      {
        kind: 'scored',
        seat: 0,
        score: {
          total: 20,
          parts: [
            { value: 14, from: 'region' },
            { value: 6, from: 'lives' },
          ],
        },
      },
      /^🧮 Ann has \*\*20 points\*\*\.$/,
    ],
  ])('%j', (fact, line) => {
    expect(words.fact(fact, name)).toMatch(line)
  })

  test('the outcome of a table is plain, and a joke only if nothing happens', () => {
    const read = (total: number) =>
      words.fact({ kind: 'table-read', seat: 0, table: 'village-mystic', roll: { total, parts: [] } }, name)
    expect(read(2)).toMatch(/^🎲 Ann asks the Mystic and rolls .*\. \*He gazes past everybody, meaningfully\.\*$/)
    expect(read(5)).toMatch(/: \+1 Craft\.$/)
  })

  test('Pitfiends are announced once and counted down', () => {
    const line = (fact: TalismanFact) => words.fact(fact, name)
    const die = { total: 5, parts: [{ value: 5, from: 'die' as const }] }
    expect(line({ kind: 'pitfiends-come', seat: 0, left: 5, roll: die })).toMatch(/5 Pitfiends wait for Ann/)
    expect(line({ kind: 'pitfiends-come', seat: 0, left: 1, roll: null })).toBe('-# 1 Pitfiend is left in the queue.')
    expect(line({ kind: 'attacked', seat: 0, foes: ['pitfiend'], fight: 'combat' })).toBeNull()
  })

  test('colour states no rule', () => {
    for (const id of ADVENTURE_CARDS) {
      const line = words.fact({ kind: 'met', seat: 0, card: id }, name) ?? ''
      expect(/\*[^*]*\*$/.exec(line)?.[0] ?? '', id).not.toMatch(
        /\b(Gain|Lose|loses|misses|Roll|die|Turn|Add \d|Strength|Craft|Spell)\b/,
      )
    }
  })

  it('the chronicle has no line over 160 letters', () => {
    for (const preset of ['standard', 'short'] as const) {
      for (const { told } of moments({ seats: 4, preset, seed: 'long', by: 'chance', limit: 300 })) {
        for (const { fact } of told) expect((words.fact(fact, name) ?? '').length, fact.kind).toBeLessThanOrEqual(160)
      }
    }
  })
})

describe('the end of the game', () => {
  const offered = (t: Table): boolean | undefined => TALISMAN.offersEnd?.(rules.view(t.state, null))

  it('the end of the game is offered after the Crown is reached, if the last player left wins', () => {
    const t = talisman({ troll: {} }, { options: { 'crown-victory': 'command' } })
    expect(offered(t)).toBe(false)
    t.state.crownReached = true
    expect(offered(t)).toBe(true)
    const contest = talisman({ troll: {} }, { options: { 'crown-victory': 'contest' } })
    contest.state.crownReached = true
    expect(offered(contest)).toBe(false)
  })
})

describe('facts of older rules', () => {
  const line = (fact: object) => words.fact(fact as TalismanFact, name)
  const moved = { kind: 'moved', seat: 0, from: 'tavern', how: 'die' }

  test('a path of several spaces without a die was no slow step', () => {
    expect(line({ ...moved, to: 'ruins', path: ['fields-south-west', 'ruins'] })).toBe('🥾 Ann goes to the Ruins.')
    expect(line({ ...moved, to: 'forest', path: ['forest'] })).toMatch(/one space/)
  })

  test('a roll with an outcome of its own needs no line', () => {
    const roll = { total: 4, parts: [{ value: 4, from: 'die' }] }
    expect(line({ kind: 'rolled', seat: 0, roll, why: 'witch' })).toBeNull()
    expect(words.why({ kind: 'rolled', seat: 0, roll, why: 'witch' } as unknown as TalismanFact, name)).toEqual([])
  })
})
