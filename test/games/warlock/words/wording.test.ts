import { describe, expect, it } from 'vitest'
import type { Asked, Offer } from '../../../../src/engine/index.ts'
import type { WarlockFact } from '../../../../src/games/warlock/facts/index.ts'
import { WARLOCK } from '../../../../src/games/warlock/index.ts'
import type { Battle } from '../../../../src/games/warlock/state/state.ts'
import { duel } from '../../../../src/games/warlock/rules/battles/duel.ts'
import { seatOf, warlock } from '../kit.ts'
import { moments, name } from './met.ts'

const { words } = WARLOCK
const SPOT = 'c-16-23'
const said = (fact: WarlockFact) => words.fact(fact, name)

describe('the chronicle', () => {
  const fought = [
    { own: 17, ownDice: [4, 3], theirs: 14, theirDice: [2, 2], outcome: 'won' },
    { own: 13, ownDice: [1, 2], theirs: 18, theirDice: [6, 2], outcome: 'lost' },
    { own: 20, ownDice: [6, 4], theirs: 14, theirDice: [1, 3], outcome: 'won' },
  ] as const
  const over = { kind: 'battle-over', seat: 0, rival: null, foe: 'ogre', end: 'killed', rounds: 3, fought } as const

  it('the chronicle tells a battle in one line, with its rounds behind it', () => {
    const fact: WarlockFact = { ...over, left: [{ seat: 0, stamina: 11 }] }
    expect(said(fact)).toBe(`☠️ ${name(0)} slays the **Ogre** in 3 rounds and takes 1 hit. 11 Stamina left.`)
    expect(words.why(fact, name)).toEqual([
      '1: 4 and 3 make **17**, against 2 and 2 for **14**. A hit!',
      '2: 1 and 2 make **13**, against 6 and 2 for **18**. Ouch.',
      '3: 6 and 4 make **20**, against 1 and 3 for **14**. A hit!',
    ])
    const one: WarlockFact = { ...over, fought: [{ ...fought[0] }], left: [] }
    expect(said(one)).toBe(`☠️ ${name(0)} slays the **Ogre** with a single blow.`)
    expect(said({ kind: 'battle-over', seat: 0, rival: null, foe: 'ogre', end: 'killed', rounds: 3 })).toBe(
      `☠️ ${name(0)} slays the **Ogre**.`,
    )
  })

  it('the chronicle tells a duel in one line, with the Stamina left', () => {
    const left = [
      { seat: 0, stamina: 4 },
      { seat: 1, stamina: 9 },
    ]
    const fact: WarlockFact = { ...over, rival: 1, foe: null, end: 'escaped', who: 0, left }
    expect(said(fact)).toBe(
      `⚔️ 3 rounds: ${name(0)} lands 2 hits, and ${name(1)} lands 1 hit. ${name(0)} has 4 Stamina left, and ${name(1)} has 9.`,
    )
    expect(words.why(fact, name)[1]).toBe(`2: 1 and 2 make **13**, against 6 and 2 for **18**. ${name(1)} hits.`)
  })

  it('the chronicle tells a roll with its move, and by itself only if it earns a Key Challenge', () => {
    const roll = {
      total: 7,
      parts: [
        { value: 1, from: 'die' },
        { value: 6, from: 'die' },
      ],
    }
    const rolled = (challenges: boolean) => said({ kind: 'move-rolled', seat: 0, roll, from: SPOT, challenges })
    expect(rolled(false)).toBeNull()
    expect(rolled(true)).toContain('earns a Key Challenge')
    expect(said({ kind: 'moved', seat: 0, from: SPOT, to: 'ogre-cave', path: [], roll })).toContain(
      'rolls **7** and goes',
    )
  })

  it('raises the alarm when an adventurer reaches the chest', () => {
    const fact = { kind: 'moved', seat: 0, from: SPOT, to: 'treasure-room', path: [] } as const
    expect(said(fact)).toContain(`${name(0)} stands before **the Warlock’s chest**.`)
    const t = warlock({ A: {}, B: { at: 'treasure-room' } })
    t.state.phase = 'start'
    const scene = () => words.scene(WARLOCK.rules.view(t.state, null), name).join('\n')
    expect(scene()).toContain(`${name(1)} stands before the chest`)
  })

  it('the chronicle tells a reckoning as a sentence', () => {
    const score = { total: 7, parts: [] }
    const line = (numbers: number[], right: number[], held: number[]) =>
      said({ kind: 'reckoned', seat: 0, numbers, right, held, score } as WarlockFact)
    expect(line([6, 8], [6, 8], [8])).toBe(
      `✍️ ${name(0)} wrote 6 and 8, all right. ${name(0)} holds the key to 8. That makes **7 points**.`,
    )
    expect(line([1, 2, 3], [2], [])).toBe(
      `✍️ ${name(0)} wrote 1, 2 and 3, of which 2 is right. That makes **7 points**.`,
    )
    expect(line([1, 2], [], [])).toContain('none of it is right')
  })

  it('the chronicle has no line over 160 letters', () => {
    const lines = (['standard', 'short'] as const).flatMap((preset, at) =>
      [...moments({ seats: 6 - at, preset, seed: `long ${preset}`, by: 'computer', limit: 250 })].flatMap(({ told }) =>
        told.flatMap(({ fact }) => (said(fact) ?? '').split('\n')),
      ),
    )
    expect(lines.length).toBeGreaterThan(500)
    expect(lines.filter((line) => [...line].length > 160)).toEqual([])
  })

  it('the chronicle names the first player, and that turns go round the table', () => {
    const line = said({ kind: 'need-settled', order: [2, 0, 1, 3] })
    expect(line).toBe(`${name(2)} has the lowest Skill and goes first. Turns go round the table: ${[2, 3, 0, 1].map(name).join(', ')}.`) // prettier-ignore
  })

  it('the chronicle shows the dice of the last round on the card during the battle', () => {
    const t = warlock({ A: { at: SPOT, stamina: 15 }, B: { at: SPOT, stamina: 9 } })
    t.state.phase = 'resolve'
    t.state.battle = {
      ...BATTLE,
      fought: [{ own: 17, ownDice: [4, 4], theirs: 16, theirDice: [6, 1], outcome: 'won' }],
    }
    const scene = words.scene(WARLOCK.rules.view(t.state, null), name).join('\n')
    expect(scene).toContain(`Round 1: ${name(0)}’s 4 and 4 make **17**, against 6 and 1 for **16**. ${name(0)} hits.`)
  })

  it('the chronicle does not tell all players of every blank', () => {
    const heldOut = { kind: 'held-out', seat: 0, to: 1, number: 4 } as const
    expect(said({ ...heldOut, blank: true })).toBeNull()
    expect(said({ ...heldOut, blank: false })).toContain('Key card 4')
  })
})

describe('a deal', () => {
  it('a deal of a look for a look has a plain prompt with its terms', () => {
    const side = { gold: 0, provisions: 0, cards: [], keys: [], shows: [], own: true, answers: [] }
    const offers: Offer[] = [{ key: 'accept:show-9', args: { from: 0, to: 1, gives: side, asks: side, cards: [], own: 9 } }] // prettier-ignore
    const { state } = warlock({ A: { at: SPOT }, B: { at: SPOT } })
    const asked = { seat: 1, verb: 'deal.answer', about: { from: 0, to: 1 }, offers } as unknown as Asked
    const view = WARLOCK.rules.view(state, 1)
    expect(words.prompt(asked, view, name)).toBe(`${name(0)} offers **a look at a Key card for a look at one of yours**. You each choose in secret. Do you accept?`) // prettier-ignore
    expect(words.prompt({ ...asked, offers: [] }, view, name)).toContain('an offer for you alone')
  })
})

it('the button to pass tells the effect of passing, and only one seat at a time has it', () => {
  for (const { asked, view } of moments({ seats: 4, preset: 'short', seed: 'passing', by: 'chance', limit: 300 })) {
    const passes = asked.flatMap((one) =>
      one.offers.filter(({ key }) => key === 'pass').map((offer) => ({ one, offer })),
    )
    expect(passes.length).toBeLessThanOrEqual(1)
    for (const { one, offer } of passes) {
      expect(words.label(one.verb, offer, view(one.seat), name).label).not.toMatch(/^(Pass|Go on)/)
    }
  }
})

describe('an irreversible choice asks for confirmation', () => {
  const labelled = (verb: string, key: string, t: ReturnType<typeof warlock>) =>
    words.label(verb, { key }, WARLOCK.rules.view(t.state, 0), name)

  it('an irreversible choice asks for confirmation when a lost round would kill and is likelier than not', () => {
    const fighting = (skill: number, stamina: number) => {
      const t = warlock({ A: { at: SPOT, skill, stamina }, B: { at: SPOT, skill: 10, stamina: 9 } })
      t.state.battle = { ...BATTLE }
      return ['fight', 'press', 'finish'].map((key) => labelled('battle.escape', key, t).sure !== undefined)
    }
    expect(fighting(8, 2)).toEqual([true, false, true])
    expect(fighting(8, 3)).toEqual([false, false, false])
    expect(fighting(11, 2)).toEqual([false, false, false])
  })

  it('an irreversible choice asks for confirmation when the notebook proves where the named number is', () => {
    const t = warlock({ A: { keyCards: [3] }, B: { keyCards: [9] } })
    expect(labelled('challenge.name', '3', t).sure).toBe('Your notebook proves that 3 isn’t beneath the chest.')
    expect(labelled('challenge.name', '4', t).sure).toBeUndefined()
    expect(labelled('turn.reenter', 'leave', t).sure).toContain('for good')
    expect(labelled('turn.reenter', 'reenter', t).sure).toBeUndefined()
  })
})

describe('a picture of a battle', () => {
  it('a picture of a battle is not drawn for dead adventurers', () => {
    const t = warlock({ A: { at: SPOT, stamina: 15 }, B: { at: SPOT, stamina: 2, treasures: ['key-2'] } })
    const got = t.dice(1, 1, 6, 6).play(duel, 'A', { 'duel.loot': 'done' }, seatOf('B'))
    const loot = got.asked.find(({ verb }) => verb === 'duel.loot')
    expect(loot).toBeDefined()
    t.state.battle = { ...(t.state.battle ?? BATTLE), decided: true }
    expect(WARLOCK.rules.view(t.state, null).battle).toBeNull()
  })
})

const BATTLE = {
  seat: 0, rival: 1, foe: null, at: SPOT, round: 1, fought: [], current: 0, stamina: [], lost: 0, declared: {}, pressing: {},
  decided: false, robbed: null, spoils: [],
} satisfies Battle // prettier-ignore
